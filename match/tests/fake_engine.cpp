// An engine that plays legal moves without thought and misbehaves when told to:
//
//   fake_engine [ucci] [BEHAVIOUR[=N]]...
//
// With N a behaviour shows at the Nth `go` of the process and not before.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include <chuhe/core/movegen.hpp>
#include <chuhe/protocol/conversation.hpp>

#if !defined(_WIN32)
#include <signal.h>
#include <unistd.h>
#endif

namespace {

using namespace chuhe;
using namespace chuhe::protocol;

class FakeEngine {
 public:
  FakeEngine(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
      const std::string_view argument = argv[i];
      const std::size_t equals = argument.find('=');
      const std::string name(argument.substr(0, equals));
      behaviours_[name] = equals == std::string_view::npos ? 0 : std::atoi(argv[i] + equals + 1);
    }
  }

  int run() {
    if (has("die")) return complain("I die.", 3);
    if (has("leave-child")) leave_child();
    for (std::string line; std::getline(std::cin, line);) {
      const auto command = talk_.parse_command(line);
      if (!command) continue;
      if (std::holds_alternative<Quit>(*command)) {
        if (has("ignore-quit")) sleep_forever();
        return 0;
      }
      take(*command);
    }
    if (has("ignore-quit")) sleep_forever();
    return 0;
  }

 private:
  bool has(const std::string& name) const { return behaviours_.contains(name); }
  // Whether the behaviour shows now.
  bool shows(const std::string& name) const {
    const auto found = behaviours_.find(name);
    return found != behaviours_.end() && searches_ >= found->second;
  }

  [[noreturn]] static void sleep_forever() {
    while (true) std::this_thread::sleep_for(std::chrono::hours(1));
  }
  static int complain(std::string_view words, int status) {
    std::cerr << "first line\n" << words << '\n' << std::flush;
    return status;
  }

  // Something that keeps the pipes open after this process has ended.
  static void leave_child() {
#if !defined(_WIN32)
    if (fork() == 0) sleep_forever();
#endif
  }

  void say(const Reply& reply) {
    std::string line = talk_.print_reply(reply);
    std::cout << line << (has("carriage-return") ? "\r\n" : "\n") << std::flush;
  }

  void take(const Command& command) {
    if (std::holds_alternative<Hello>(command)) {
      if (has("mute")) sleep_forever();
      say(Id{IdField::name, "Fake Engine"});
      say(OptionSpec{"Hash", SpinOption{16, 1, 1024}});
      say(OptionSpec{"Style", ComboOption{"calm", {"calm", "wild"}}});
      if (has("chess")) say(OptionSpec{"UCI_Variant", ComboOption{"chess", {"chess", "atomic"}}});
      say(HelloOk{});
    } else if (std::holds_alternative<IsReady>(command)) {
      if (has("never-ready") && games_ > 0) sleep_forever();
      say(Ready{});
    } else if (std::holds_alternative<NewGame>(command)) {
      ++games_;
    } else if (const auto* set = std::get_if<SetPosition>(&command)) {
      if (set->line) position_ = set->line->position();
    } else if (const auto* option = std::get_if<SetOption>(&command)) {
      std::cerr << "option " << option->name << '=' << option->value.value_or("") << '\n';
    } else if (std::holds_alternative<Go>(command)) {
      ++searches_;
      search();
    } else if (std::holds_alternative<Stop>(command)) {
      if (std::exchange(thinking_, false)) move();
    }
  }

  void search() {
    if (shows("crash")) std::_Exit(complain("I crash.", 7));
#if !defined(_WIN32)
    if (shows("abort")) {
      complain("I abort.", 0);
      kill(getpid(), SIGKILL);
    }
#endif
    if (shows("hang")) sleep_forever();
    if (shows("close-output")) {
      std::fclose(stdout);
#if !defined(_WIN32)
      close(STDOUT_FILENO);
#endif
      sleep_forever();
    }
    if (shows("think")) {
      thinking_ = true;
      return;
    }
    if (has("flood")) flood();
    Info info;
    info.depth = 1;
    info.nodes = 20;
    if (has("score")) info.score = Score{Score::Kind::centipawns, behaviours_.at("score")};
    if (has("mate")) info.score = Score{Score::Kind::mate, behaviours_.at("mate")};
    say(info);
    if (shows("late")) std::this_thread::sleep_for(std::chrono::seconds(2));
    move();
  }

  static void flood() {
    std::string junk(100'000, 'x');
    junk[5] = '\0';
    junk[9] = '\xff';
    for (int i = 0; i < 30; ++i) std::cout << junk;  // one line of 3 MB
    std::cout << '\n';
    for (int i = 0; i < 20'000; ++i) std::cout << "info string nothing\nbestmov\n\n";
    std::cout << std::flush;
    for (int i = 0; i < 20; ++i) std::cerr << junk << '\n';
  }

  void move() {
    if (shows("illegal")) return line("bestmove a0a9");
    if (shows("unreadable")) return line("bestmove ten-four");
    if (shows("no-move")) return line("bestmove (none)");
    Best best;
    const MoveList moves = legal_moves(position_);
    // Captures first, so that games end.
    for (const Move candidate : moves) {
      if (!position_.is_empty(candidate.to())) best.move = candidate;
    }
    if (!moves.empty() && !best.move) {
      best.move = moves[static_cast<std::size_t>(position_.key() % moves.size())];
    }
    best.offers_draw = has("offer-draw");
    best.resigns = shows("resign");
    say(best);
    if (shows("twice")) say(best);
  }

  static void line(std::string_view text) { std::cout << text << '\n' << std::flush; }

  std::map<std::string, int> behaviours_;
  Conversation talk_;
  Position position_;
  int searches_ = 0;
  int games_ = 0;
  bool thinking_ = false;
};

}  // namespace

int main(int argc, char** argv) { return FakeEngine(argc, argv).run(); }
