#include <chuhe/match/engine_process.hpp>

#include <array>
#include <cstring>
#include <deque>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/readable_pipe.hpp>
#include <boost/asio/writable_pipe.hpp>
#include <boost/asio/write.hpp>

#include "child.hpp"
#include "event_loop_core.hpp"

namespace chuhe::match {

namespace {

using ErrorCode = boost::system::error_code;

// How often it is asked whether the process has ended without closing its output.
constexpr Milliseconds watch_interval{200};
// The same once its output has ended, and how long it may live on then.
constexpr Milliseconds end_interval{2};
constexpr Milliseconds end_patience{1'000};
constexpr std::size_t longest_error_text = 4096;

}  // namespace

std::string to_string(const ProcessError& error) {
  std::string text;
  switch (error.fault) {
    case ProcessFault::not_found: text = "not found"; break;
    case ProcessFault::not_executable: text = "not executable"; break;
    case ProcessFault::failed: text = "cannot be started"; break;
  }
  return error.reason ? text + ": " + error.reason.message() : text;
}

std::string to_string(const ProcessEnd& end) {
  if (end.signal) return "signal " + std::to_string(*end.signal);
  return "exit status " + std::to_string(end.status.value_or(0));
}

// Lives on after its process until the last callback has come back; `listener` is null then.
struct EngineProcess::State : std::enable_shared_from_this<State> {
  State(EventLoop& events, ProcessListener& whom)
      : listener(&whom),
        input(events.core().context),
        output(events.core().context),
        errors(events.core().context),
        watch(events) {}

  void begin() {
    read_output();
    read_errors();
    watch_again(watch_interval);
  }

  void write(std::string text) {
    if (closing || end) return;
    queue.push_back(std::move(text));
    if (queue.size() == 1) write_first();
  }

  void write_first() {
    const BrokenPipeGuard guard;
    boost::asio::async_write(
        input, boost::asio::buffer(queue.front()),
        [self = shared_from_this()](ErrorCode error, std::size_t) { self->written(error); });
  }

  void written(ErrorCode error) {
    queue.pop_front();
    // Nobody reads any more: the end of the process tells the rest.
    if (error) queue.clear();
    if (!queue.empty()) return write_first();
    if (error || closing) close(input);
  }

  void close_input() {
    closing = true;
    if (queue.empty()) close(input);
  }

  template <class PipeObject>
  static void close(PipeObject& pipe) {
    ErrorCode ignored;
    pipe.close(ignored);
  }

  void read_output() {
    output.async_read_some(boost::asio::buffer(buffer),
                           [self = shared_from_this()](ErrorCode error, std::size_t size) {
                             self->output_read(error, size);
                           });
  }

  void output_read(ErrorCode error, std::size_t size) {
    const Moment now = std::chrono::steady_clock::now();
    if (listener == nullptr) return;
    split(std::string_view(buffer.data(), size), now);
    if (listener == nullptr) return;
    if (!error) return read_output();
    output_ended = true;
    output_ended_at = now;
    check();
  }

  // Hands on whole lines. What is beyond the longest line is dropped.
  void split(std::string_view bytes, Moment now) {
    while (!bytes.empty() && listener != nullptr) {
      const std::size_t end_of_line = bytes.find('\n');
      const std::string_view part = bytes.substr(0, end_of_line);
      line.append(part.substr(
          0, EngineProcess::longest_line - std::min(line.size(), EngineProcess::longest_line)));
      if (end_of_line == std::string_view::npos) return;
      bytes.remove_prefix(end_of_line + 1);
      hand_on_line(now);
    }
  }

  void hand_on_line(Moment now) {
    std::string whole = std::exchange(line, {});
    if (whole.ends_with('\r')) whole.pop_back();
    listener->line_read(whole, now);
  }

  void read_errors() {
    errors.async_read_some(boost::asio::buffer(error_buffer),
                           [self = shared_from_this()](ErrorCode error, std::size_t size) {
                             self->error_text.append(self->error_buffer.data(), size);
                             if (self->error_text.size() > longest_error_text) {
                               self->error_text.erase(0,
                                                      self->error_text.size() - longest_error_text);
                             }
                             if (!error && self->listener != nullptr) return self->read_errors();
                             self->errors_ended = true;
                           });
  }

  void watch_again(Milliseconds interval) {
    watch.start(std::chrono::steady_clock::now() + interval,
                [self = shared_from_this()] { self->check(); });
  }

  // Whether the process has ended. Its last words come first: it is looked at again and again until
  // its output has been read, unless something that it has started keeps the output open.
  void check() {
    const Moment now = std::chrono::steady_clock::now();
    if (!end) end = child.end();
    if (end && !(output_ended && errors_ended)) {
      if (!ended_at) ended_at = now;
      if (now < *ended_at + end_patience) return watch_again(end_interval);
    }
    if (!end) {
      // Without output it can never answer again.
      if (output_ended && now >= output_ended_at + end_patience) child.kill();
      return watch_again(output_ended ? end_interval : watch_interval);
    }
    if (!line.empty() && listener != nullptr) hand_on_line(now);
    close_all();
    if (ProcessListener* const told = std::exchange(listener, nullptr)) told->process_ended(*end);
  }

  void close_all() {
    close(input);
    close(output);
    close(errors);
  }

  // After this nobody is told anything.
  void finish() {
    listener = nullptr;
    watch.cancel();
    close_all();
    child = Child();
  }

  ProcessListener* listener;
  Child child;
  boost::asio::writable_pipe input;
  boost::asio::readable_pipe output;
  boost::asio::readable_pipe errors;
  Timer watch;
  std::deque<std::string> queue;
  bool closing = false;
  std::array<char, 16384> buffer{};
  std::string line;
  std::array<char, 1024> error_buffer{};
  std::string error_text;
  bool output_ended = false;
  bool errors_ended = false;
  Moment output_ended_at{};
  std::optional<ProcessEnd> end;
  std::optional<Moment> ended_at;
};

EngineProcess::EngineProcess(std::shared_ptr<State> state) : state_(std::move(state)) {}

std::expected<std::unique_ptr<EngineProcess>, ProcessError> EngineProcess::start(
    EventLoop& loop, const ProcessCommand& command, ProcessListener& listener) {
  ChildPipes pipes{};
  auto child = Child::start(command, pipes);
  if (!child) return std::unexpected(child.error());
  auto state = std::make_shared<State>(loop, listener);
  state->child = std::move(*child);
  ErrorCode error;
  state->input.assign(pipes.input, error);
  if (!error) state->output.assign(pipes.output, error);
  if (!error) state->errors.assign(pipes.errors, error);
  if (error) {
    return std::unexpected(
        ProcessError{ProcessFault::failed, std::error_code(error.value(), error.category())});
  }
  state->begin();
  return std::unique_ptr<EngineProcess>(new EngineProcess(std::move(state)));
}

EngineProcess::~EngineProcess() { state_->finish(); }

void EngineProcess::write_line(std::string_view line) { state_->write(std::string(line) + '\n'); }
void EngineProcess::close_input() { state_->close_input(); }
void EngineProcess::kill() { state_->child.kill(); }
std::int64_t EngineProcess::id() const { return state_->child.id(); }
bool EngineProcess::has_ended() const { return state_->end.has_value(); }
std::string_view EngineProcess::error_text() const { return state_->error_text; }

std::optional<std::filesystem::path> find_program(
    const std::filesystem::path& name, const std::vector<std::filesystem::path>& folders) {
  namespace fs = std::filesystem;
  const auto is_file = [](const fs::path& path) {
    std::error_code ignored;
    return fs::is_regular_file(path, ignored);
  };
  const auto present = [&](const fs::path& path) -> std::optional<fs::path> {
    if (is_file(path)) return path;
#if defined(_WIN32)
    fs::path with_extension = path;
    with_extension += ".exe";
    if (is_file(with_extension)) return with_extension;
#endif
    return std::nullopt;
  };
  if (name.has_parent_path()) return present(name);
  for (const fs::path& folder : folders) {
    if (auto found = present(folder / name)) return found;
  }
  return std::nullopt;
}

}  // namespace chuhe::match
