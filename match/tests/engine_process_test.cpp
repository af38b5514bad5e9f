// Processes: pipes, ends, misbehaviour; nothing may be left behind.
#include <chuhe/match/engine_process.hpp>

#include <algorithm>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <chuhe/match/event_loop.hpp>

#include "process_watch.hpp"

namespace chuhe::match {
namespace {

constexpr Milliseconds long_time{60'000};

ProcessCommand fake(std::vector<std::string> arguments = {}) {
  return {CHUHE_FAKE_ENGINE, std::move(arguments), {}};
}

class Ear final : public ProcessListener {
 public:
  explicit Ear(EventLoop& loop) : loop_(loop) {}
  void line_read(std::string_view line, Moment) override {
    lines.emplace_back(line);
    if (on_line) on_line(lines.back());
  }
  void process_ended(const ProcessEnd& how) override {
    end = how;
    loop_.stop();
  }
  // Until the process has ended.
  void listen() {
    if (!end) loop_.run_for(long_time);
    ASSERT_TRUE(end) << "the process did not end";
  }
  // Until a line is heard.
  void listen_for(const std::string& wanted) {
    on_line = [this, wanted](const std::string& line) {
      if (line == wanted) loop_.stop();
    };
    loop_.run_for(long_time);
    on_line = nullptr;
    ASSERT_FALSE(lines.empty());
    ASSERT_EQ(lines.back(), wanted);
  }

  std::vector<std::string> lines;
  std::optional<ProcessEnd> end;
  std::function<void(const std::string&)> on_line;

 private:
  EventLoop& loop_;
};

class EngineProcesses : public CleanTest {
 protected:
  std::unique_ptr<EngineProcess> start(const ProcessCommand& command) {
    auto process = EngineProcess::start(loop(), command, ear());
    EXPECT_TRUE(process) << to_string(process.error());
    return process ? std::move(*process) : nullptr;
  }
  EventLoop& loop() {
    if (!loop_) loop_ = std::make_unique<EventLoop>();
    return *loop_;
  }
  Ear& ear() {
    if (!ear_) ear_ = std::make_unique<Ear>(loop());
    return *ear_;
  }
  void TearDown() override {
    ear_.reset();
    loop_.reset();
    CleanTest::TearDown();
  }

 private:
  std::unique_ptr<EventLoop> loop_;
  std::unique_ptr<Ear> ear_;
};

TEST_F(EngineProcesses, TalkAndQuit) {
  const auto process = start(fake());
  EXPECT_GT(process->id(), 0);
  process->write_line("uci");
  ear().listen_for("uciok");
  process->write_line("isready");
  ear().listen_for("readyok");
  process->write_line("quit");
  ear().listen();
  EXPECT_EQ(ear().end->status, 0);
  EXPECT_FALSE(ear().end->signal);
  EXPECT_TRUE(process->has_ended());
}

TEST_F(EngineProcesses, LineEndsOfWindows) {
  const auto process = start(fake({"carriage-return"}));
  process->write_line("uci");
  ear().listen_for("uciok");
}

TEST_F(EngineProcesses, TheEndOfInputEndsThem) {
  const auto process = start(fake());
  process->write_line("uci");
  process->close_input();
  ear().listen();
  // What was written before was read.
  EXPECT_EQ(ear().lines.back(), "uciok");
}

TEST_F(EngineProcesses, DyingOnesAreHeardToTheirLastWords) {
  const auto process = start(fake({"die"}));
  ear().listen();
  EXPECT_EQ(ear().end->status, 3);
  EXPECT_NE(process->error_text().find("I die."), std::string_view::npos);
  process->write_line("is anybody there");
}

TEST_F(EngineProcesses, AreKilledWithTheirOwner) {
  std::int64_t id = 0;
  {
    const auto process = start(fake({"ignore-quit"}));
    id = process->id();
    process->write_line("uci");
    ear().listen_for("uciok");
    process->write_line("quit");
  }
  EXPECT_FALSE(is_alive(id));
  EXPECT_FALSE(ear().end);
}

TEST_F(EngineProcesses, AreKilledWhenTold) {
  const auto process = start(fake({"ignore-quit"}));
  process->kill();
  ear().listen();
  if (ear().end->signal) {
    EXPECT_EQ(to_string(*ear().end), "signal 9");
  }
}

TEST_F(EngineProcesses, WhatTheyDoNotReadIsKept) {
  const auto process = start(fake({"mute"}));
  process->write_line("uci");
  // More than any pipe holds; nothing may wait for it to be read.
  for (int i = 0; i < 100; ++i) process->write_line(std::string(100'000, 'x'));
  process->kill();
  ear().listen();
}

TEST_F(EngineProcesses, FloodsAreSwallowed) {
  const auto process = start(fake({"flood"}));
  process->write_line("uci");
  process->write_line("position startpos");
  process->write_line("go nodes 1");
  ear().on_line = [&](const std::string& line) {
    if (line.starts_with("bestmove ")) loop().stop();
  };
  loop().run_for(long_time);
  EXPECT_TRUE(ear().lines.back().starts_with("bestmove "));
  std::size_t longest = 0;
  for (const std::string& line : ear().lines) longest = std::max(longest, line.size());
  EXPECT_EQ(longest, EngineProcess::longest_line);
  EXPECT_EQ(std::ranges::count(ear().lines, "bestmov"), 20'000);
  EXPECT_LE(process->error_text().size(), 4096U);
}

#if !defined(_WIN32)
TEST_F(EngineProcesses, WithoutOutputTheyHaveEnded) {
  const auto process = start(fake({"close-output"}));
  process->write_line("uci");
  process->write_line("go nodes 1");
  ear().listen();
  EXPECT_EQ(ear().end->signal, SIGKILL);
}

// A child that holds the pipes open does not hide the end, and does not survive it.
TEST_F(EngineProcesses, ChildrenOfTheirsEndWithThem) {
  const auto process = start(fake({"leave-child", "crash=1"}));
  const auto group = static_cast<pid_t>(process->id());
  process->write_line("uci");
  process->write_line("go nodes 1");
  ear().listen();
  EXPECT_EQ(ear().end->status, 7);
  // The group is empty as soon as whoever inherits the child has noticed its death.
  for (int i = 0; i < 500 && kill(-group, 0) == 0; ++i) loop().run_for(Milliseconds(10));
  for (int i = 0; i < 500 && kill(-group, 0) == 0; ++i) {
    Timer timer(loop());
    timer.start(std::chrono::steady_clock::now() + Milliseconds(10), [this] { loop().stop(); });
    loop().run();
  }
  EXPECT_NE(kill(-group, 0), 0);
}

// Programs inherit neither open files nor what this process does with signals.
TEST_F(EngineProcesses, InheritNothing) {
  std::ofstream file("/dev/null");
  const auto process =
      start({"/bin/sh",
             {"-c", "ls /proc/self/fd | wc -l; grep -E '^Sig(Blk|Ign)' /proc/self/status"},
             {}});
  ear().listen();
  ASSERT_EQ(ear().lines.size(), 3U);
  // The three streams and the folder that is being read.
  EXPECT_EQ(std::stoi(ear().lines[0]), 4);
  EXPECT_EQ(std::stoull(ear().lines[1].substr(7), nullptr, 16) >> (SIGPIPE - 1) & 1, 0U);
  EXPECT_EQ(std::stoull(ear().lines[2].substr(7), nullptr, 16) >> (SIGPIPE - 1) & 1, 0U);
}

TEST_F(EngineProcesses, HaveAGroupOfTheirOwn) {
  const auto process = start(fake());
  EXPECT_EQ(getpgid(static_cast<pid_t>(process->id())), process->id());
  process->close_input();
  ear().listen();
}

TEST_F(EngineProcesses, AFileWithoutPermissionIsNoProgram) {
  const std::filesystem::path path =
      std::filesystem::path(::testing::TempDir()) / "no permission 象棋";
  std::ofstream(path) << "#!/bin/sh\n";
  std::filesystem::permissions(path, std::filesystem::perms::owner_read);
  const auto refused = EngineProcess::start(loop(), {path}, ear());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().fault, ProcessFault::not_executable);
  // Permission, but nothing that could run.
  std::filesystem::permissions(path, std::filesystem::perms::owner_all);
  std::ofstream(path) << "\x01\x02 nothing";
  const auto nonsense = EngineProcess::start(loop(), {path}, ear());
  ASSERT_FALSE(nonsense);
  EXPECT_EQ(nonsense.error().fault, ProcessFault::not_executable);
  std::filesystem::remove(path);
}
#endif

TEST_F(EngineProcesses, MissingProgramsAndFolders) {
  const auto missing = EngineProcess::start(loop(), {"/no/such/program"}, ear());
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().fault, ProcessFault::not_found);
  EXPECT_FALSE(to_string(missing.error()).empty());
  ProcessCommand command = fake();
  command.folder = "/no/such/folder";
  EXPECT_FALSE(EngineProcess::start(loop(), command, ear()));
}

TEST_F(EngineProcesses, BlanksAndSignsAreWhatTheyAre) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(::testing::TempDir()) / fs::path(u8"some dir 象棋 $HOME");
  fs::create_directories(folder);
  const fs::path program = folder / fs::path(CHUHE_FAKE_ENGINE).filename();
  fs::copy_file(CHUHE_FAKE_ENGINE, program, fs::copy_options::overwrite_existing);
  {
    const auto process = start({program, {"a b", "\"", "c\\", ""}, folder});
    process->write_line("uci");
    ear().listen_for("uciok");
  }
  fs::remove_all(folder);
}

// Starting and ending over and over leaves nothing behind.
TEST_F(EngineProcesses, Storm) {
  for (int i = 0; i < 40; ++i) {
    std::vector<std::unique_ptr<EngineProcess>> processes;
    for (int k = 0; k < 3; ++k) {
      processes.push_back(
          start(fake(k == 1 ? std::vector<std::string>{"die"} : std::vector<std::string>{})));
      processes.back()->write_line("uci");
    }
    loop().run_for(Milliseconds(i % 4));
    ear().end.reset();
  }
}

TEST_F(EngineProcesses, ProgramsAreLookedForInFolders) {
  namespace fs = std::filesystem;
  const fs::path fake_engine = CHUHE_FAKE_ENGINE;
  const std::vector<fs::path> folders{"/no/such/folder", fake_engine.parent_path()};
  EXPECT_EQ(find_program(fake_engine.filename(), folders), fake_engine);
  EXPECT_EQ(find_program(fake_engine, {}), fake_engine);
  EXPECT_FALSE(find_program("no-such-program", folders));
  EXPECT_FALSE(find_program(fake_engine.parent_path(), folders));
}

TEST(EventLoops, TasksComeInOrderAndTimersOnce) {
  EventLoop loop;
  std::string order;
  loop.post([&] { order += 'a'; });
  loop.post([&] { order += 'b'; });
  Timer timer(loop);
  Timer cancelled(loop);
  const Moment now = std::chrono::steady_clock::now();
  timer.start(now + Milliseconds(1), [&] { order += 'x'; });
  timer.start(now + Milliseconds(2), [&] { order += 'c'; });
  cancelled.start(now, [&] { order += 'y'; });
  cancelled.cancel();
  loop.run();
  EXPECT_EQ(order, "abc");
  // A timer that is cancelled by what is called before it.
  timer.start(now, [&] { cancelled.cancel(); });
  cancelled.start(now, [&] { order += 'z'; });
  loop.run();
  EXPECT_EQ(order, "abc");
  {
    Timer gone(loop);
    gone.start(now, [&] { order += 'g'; });
  }
  loop.run();
  EXPECT_EQ(order, "abc");
}

#if !defined(_WIN32)
TEST(EventLoops, NoTimeIsEnoughForWhatIsReady) {
  EventLoop loop;
  for (int i = 0; i < 1000; ++i) {
    int done = 0;
    loop.post([&] { ++done; });
    loop.post([&] { ++done; });
    loop.run_for(Milliseconds(0));
    ASSERT_EQ(done, 2);
  }
}

TEST(EventLoops, InterruptsAreTold) {
  EventLoop loop;
  int interrupts = 0;
  loop.on_interrupt([&] {
    if (++interrupts == 2) loop.stop();
  });
  loop.post([] { raise(SIGINT); });
  loop.post([] { raise(SIGTERM); });
  loop.run_for(long_time);
  EXPECT_EQ(interrupts, 2);
}
#endif

}  // namespace
}  // namespace chuhe::match
