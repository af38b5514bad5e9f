// The desktop program.
#include <QApplication>
#include <QSettings>
#include <QTimer>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <chuhe/manual/reference.hpp>
#include <chuhe/version.hpp>
#include <chuhe/words/language.hpp>

#include "board_widget.hpp"
#include "icons.hpp"
#include "main_window.hpp"

namespace {

constexpr int exit_bad_input = 2;
constexpr int exit_environment = 3;

constexpr std::string_view about =
    "Opens the window in which xiangqi is played, looked back on and understood. FILE is a game "
    "record\nin any known format, or a folder of such files.";

// What help, the man page and completions tell.
chuhe::manual::Program program() {
  using namespace chuhe;
  return {
      .name = "chuhe-desktop",
      .version = std::string(version),
      .own = {.options = {{.names = {"--lang"},
                           .about = "the language: en, zh-Hans, zh-Hant or vi; else as chosen, or "
                                    "as the system has it",
                           .value =
                               manual::Value{.name = "TAG", .choices = words::language_tags()}},
                          {.names = {"--continue"},
                           .about = "goes on with the game that was on the board last"},
                          {.names = {"-h", "--help"}, .about = "this text"},
                          {.names = {"--version"}, .about = "the version"}},
              .arguments = {{.value = {.name = "FILE", .is_file = true},
                             .about = "A game record in any known format, or a folder of such"}}},
      .background = {
          .section = 6,
          .summary = "xiangqi in a window: play, review, analyse",
          .description = {std::string(about),
                          "Options of Qt such as -platform and -style are understood, too."},
          .files = {{"$XDG_CONFIG_HOME/chuhe/desktop.ini", "What was chosen"},
                    {"$XDG_DATA_HOME/chuhe/desk.json", "The game that is on the board"}},
          .environment = {{"DISPLAY, WAYLAND_DISPLAY, QT_QPA_PLATFORM",
                           "Where the window is shown; without any of them the status is 3"}},
          .examples = {{"chuhe-desktop game.pgn", "Step through a record:"},
                       {"chuhe-desktop --continue", "Go on with yesterday's game:"}},
          .see_also = {"chuhe(6)", "chuhe-engine(6)"},
          .date = std::string(commit_day)}};
}

std::string usage() {
  return "usage: chuhe-desktop [OPTION...] [FILE]\n\n" + std::string(about) + "\n\n" +
         chuhe::manual::help_rows(program()) +
         "\nExit status: 0 done, 2 wrong usage, 3 no display.\n";
}

struct Arguments {
  std::optional<chuhe::words::Language> language;
  bool continues = false;
  QString path;
};

// Nothing: the program ends with the status.
std::optional<Arguments> read_arguments(const std::vector<std::string>& words, int& status) {
  Arguments arguments;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "--help" || word == "-h") {
      std::cout << usage();
      return std::nullopt;
    }
    if (word == "--version") {
      std::cout << "chuhe-desktop " << chuhe::version_line << '\n';
      return std::nullopt;
    }
    if (word == "--continue") {
      arguments.continues = true;
    } else if (word == "--lang" || word.starts_with("--lang=")) {
      const bool is_joined = word.size() > 6;
      const std::string tag =
          is_joined ? word.substr(7) : (i + 1 < words.size() ? words[++i] : std::string());
      arguments.language = chuhe::words::parse_language(tag);
      if (!arguments.language) {
        std::cerr << "chuhe-desktop: unknown language: " << tag << '\n';
        status = exit_bad_input;
        return std::nullopt;
      }
    } else if (word.starts_with("-") && word.size() > 1) {
      std::cerr << "chuhe-desktop: unknown option: " << word << '\n' << usage();
      status = exit_bad_input;
      return std::nullopt;
    } else {
      arguments.path = QString::fromStdString(word);
    }
  }
  return arguments;
}

// Qt would end the program with an abort.
bool has_display() {
#if defined(__linux__)
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') return true;
  }
  return false;
#else
  return true;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  using namespace chuhe::desktop;
  int status = 0;
  if (const auto kind =
          chuhe::manual::reference_asked_for(std::vector<std::string>(argv + 1, argv + argc))) {
    std::cout << chuhe::manual::reference(program(), *kind);
    return std::cout.flush() ? status : exit_environment;
  }
  // Qt's own options, such as -platform, are left to it.
  std::vector<std::string> words(argv + 1, argv + argc);
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    if (words[i] != "-platform" && words[i] != "-style") continue;
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(i),
                words.begin() + static_cast<std::ptrdiff_t>(i) + 2);
    --i;
  }
  const auto arguments = read_arguments(words, status);
  if (!arguments) return status;
  if (!has_display()) {
    std::cerr << "chuhe-desktop: there is no display; \"chuhe play\" plays in the terminal\n";
    return exit_environment;
  }

  QApplication::setHighDpiScaleFactorRoundingPolicy(
      Qt::HighDpiScaleFactorRoundingPolicy::PassThrough);
  QApplication application(argc, argv);
  QApplication::setApplicationName("chuhe-desktop");
  QApplication::setApplicationVersion(
      QString::fromUtf8(chuhe::version.data(), static_cast<int>(chuhe::version.size())));
  QApplication::setDesktopFileName("chuhe");
  QApplication::setWindowIcon(program_icon());
  install_board_accessibility();
  QSettings settings(settings_file(), QSettings::IniFormat);
  EngineStable stable;
  MainWindow window(settings, stable);
  // What the command line says holds for this run alone.
  const QVariant chosen_language = settings.value("language");
  if (arguments->language) {
    window.set_language(arguments->language);
    settings.setValue("language", chosen_language);
  }
  window.show();
  if (!arguments->path.isEmpty()) {
    QTimer::singleShot(0, &window, [&] { window.open_path(arguments->path); });
  } else if (arguments->continues) {
    QTimer::singleShot(0, &window, [&] { window.continue_unfinished(); });
  }
  const int result = QApplication::exec();
  if (arguments->language) settings.setValue("language", chosen_language);
  return result;
}
