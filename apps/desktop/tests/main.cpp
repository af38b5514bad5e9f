// Runs the suite that the first argument names; further arguments are Qt Test's.
#include <QApplication>
#include <QFile>
#include <QStandardPaths>
#include <QStyleFactory>
#include <QTemporaryDir>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <vector>

#include <QtTest/QTest>

#include "board_widget.hpp"
#include "suites.hpp"

int main(int argc, char** argv) {
  using namespace chuhe::desktop;
  struct Suite {
    std::string_view name;
    std::unique_ptr<QObject> (*make)();
  };
  const std::vector<Suite> suites{
      {"board", tests::board_suite}, {"lesson", tests::lesson_suite},
      {"log", tests::log_suite},     {"pictures", tests::pictures_suite},
      {"play", tests::play_suite},   {"reports", tests::reports_suite},
      {"sound", tests::sound_suite}, {"window", tests::window_suite},
      {"shots", tests::shots_suite}, {"figures", tests::figures_suite}};
  if (argc < 2) {
    for (const Suite& suite : suites) std::printf("%s\n", suite.name.data());
    return 2;
  }
  // Suites run side by side: each has settings and an autosave of its own, and nobody's home is
  // touched. Fonts stay where they are known already.
  const QTemporaryDir home;
  if (qEnvironmentVariableIsEmpty("XDG_CACHE_HOME")) {
    qputenv("XDG_CACHE_HOME", qgetenv("HOME") + "/.cache");
  }
  qputenv("HOME", QFile::encodeName(home.path()));
  QStandardPaths::setTestModeEnabled(true);
  QApplication application(argc, argv);
  QApplication::setStyle(QStyleFactory::create("Fusion"));
  install_board_accessibility();
  std::vector<char*> rest{argv[0]};
  rest.insert(rest.end(), argv + 2, argv + argc);
  for (const Suite& suite : suites) {
    if (suite.name != argv[1]) continue;
    return QTest::qExec(suite.make().get(), static_cast<int>(rest.size()), rest.data());
  }
  std::fprintf(stderr, "no such suite: %s\n", argv[1]);
  return 2;
}
