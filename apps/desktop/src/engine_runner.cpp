#include "engine_runner.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <utility>

#include <chuhe/match/computer_play.hpp>

namespace chuhe::desktop {

namespace {

std::filesystem::path path_of(const QString& text) {
  return std::filesystem::path(text.toStdU16String());
}

std::optional<match::EngineProtocol> protocol_of(const QString& name) {
  if (name == "uci") return match::EngineProtocol::uci;
  if (name == "ucci") return match::EngineProtocol::ucci;
  if (name == "xboard") return match::EngineProtocol::xboard;
  return std::nullopt;
}

QString own_engine() {
  const QString beside =
      QStandardPaths::findExecutable("chuhe-engine", {QCoreApplication::applicationDirPath()});
  return beside.isEmpty() ? QStandardPaths::findExecutable("chuhe-engine") : beside;
}

}  // namespace

std::optional<match::EngineChoice> choice_of(const EngineProfile& profile) {
  QString program = profile.program.isEmpty() ? own_engine() : profile.program;
  if (!program.isEmpty() && !QFileInfo(program).isAbsolute() && !program.contains('/')) {
    program = QStandardPaths::findExecutable(program);
  }
  if (program.isEmpty() || !QFileInfo::exists(program)) return std::nullopt;
  match::EngineChoice choice;
  choice.program = path_of(program);
  for (const QString& argument : profile.arguments) {
    choice.arguments.push_back(argument.toStdString());
  }
  choice.protocol = protocol_of(profile.protocol);
  return choice;
}

QString fault_text(const match::EngineFault& fault) {
  using Kind = match::EngineFaultKind;
  const QString detail = QString::fromStdString(fault.detail);
  switch (fault.kind) {
    case Kind::not_found:
      return EngineRunner::tr("The program cannot be found. Choose where it is.");
    case Kind::not_executable:
      return EngineRunner::tr(
          "The file cannot be run: it is no program for this system, or may not be run.");
    case Kind::not_started:
      return EngineRunner::tr("The system could not start the program: %1").arg(detail);
    case Kind::no_introduction:
      return EngineRunner::tr(
          "The program has not introduced itself: it does not seem to be an engine for UCI "
          "or UCCI.");
    case Kind::no_xiangqi: return EngineRunner::tr("The engine does not play xiangqi.");
    case Kind::option_refused:
      return EngineRunner::tr("The engine refuses a setting: %1").arg(detail);
    case Kind::not_ready: return EngineRunner::tr("The engine has not got ready in time.");
    case Kind::cannot_say:
      return EngineRunner::tr("The engine cannot be told what is wanted: %1").arg(detail);
    case Kind::ended: return EngineRunner::tr("The engine has ended by itself (%1).").arg(detail);
    case Kind::silent:
      return EngineRunner::tr("The engine does not answer any more; it has been ended.");
  }
  return detail;
}

// ---- the stable ---------------------------------------------------------------------------------

EngineStable::~EngineStable() {
  for (Leaving& leaving : leaving_) leaving.thread.join();
}

void EngineStable::adopt(std::thread thread, std::shared_ptr<std::atomic<bool>> done) {
  std::erase_if(leaving_, [](Leaving& leaving) {
    if (!*leaving.done) return false;
    leaving.thread.join();
    return true;
  });
  leaving_.push_back({std::move(thread), std::move(done)});
}

// ---- what both threads see ----------------------------------------------------------------------

struct EngineRunner::Body {
  using Job = std::function<void(Worker&)>;

  std::mutex mutex;
  std::condition_variable wake;
  std::deque<Job> jobs;
  bool quits = false;
  // Jobs are numbered; those up to a number are wanted no more, or wanted soon.
  std::uint64_t last_job = 0;
  std::atomic<std::uint64_t> interrupted_up_to = 0;
  std::atomic<std::uint64_t> hurried_up_to = 0;
  std::atomic<bool> ends = false;
  // The latest thoughts, while the window has not taken them.
  std::optional<match::Thoughts> thoughts;
  // Emits signals; touched in the window's thread alone, and null once the runner has gone.
  EngineRunner* runner = nullptr;
};

// ---- the engine's thread ------------------------------------------------------------------------

class EngineRunner::Worker {
 public:
  Worker(std::shared_ptr<Body> body, EngineProfile profile, std::shared_ptr<EngineLog> log)
      : body_(std::move(body)), profile_(std::move(profile)), log_(std::move(log)) {}

  void run() {
    for (;;) {
      Body::Job job;
      {
        std::unique_lock lock(body_->mutex);
        body_->wake.wait(lock, [&] { return body_->quits || !body_->jobs.empty(); });
        if (body_->quits) break;
        job = std::move(body_->jobs.front());
        body_->jobs.pop_front();
      }
      job(*this);
    }
    end();
  }

  void begin(std::uint64_t job) { job_ = job; }
  bool is_interrupted() const { return body_->ends || job_ <= body_->interrupted_up_to; }

  // Calls in the window's thread, unless the job has been interrupted meanwhile.
  template <class Call>
  void tell(Call call) {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [body = body_, job = job_, call = std::move(call)] {
          if (body->runner != nullptr && job > body->interrupted_up_to) call(*body->runner);
        },
        Qt::QueuedConnection);
  }

  void fail(match::EngineFault fault) {
    if (number_ == 0) open_log(profile_.name);
    note(fault_text(fault));
    // These say already that the engine has gone.
    using Kind = match::EngineFaultKind;
    if (fault.kind == Kind::ended || fault.kind == Kind::silent) engine_.reset();
    end();
    tell([fault = std::move(fault)](EngineRunner& runner) {
      runner.busy_ = false;
      Q_EMIT runner.failed(fault);
    });
  }

  bool meet() {
    if (known_) return true;
    const auto choice = choice_of(profile_);
    if (!choice) {
      fail({match::EngineFaultKind::not_found, {}});
      return false;
    }
    auto met = match::meet(*choice, [this] { return is_interrupted(); });
    if (!met) {
      fail(met.error());
      return false;
    }
    known_ = std::make_shared<match::KnownEngine>(std::move(*met));
    tell([known = known_](EngineRunner& runner) {
      runner.known_ = known;
      Q_EMIT runner.met();
    });
    return true;
  }

  // What is to be set holds for whatever comes after, also when this job is wanted no more.
  bool prepare(const EnginePreparation& preparation) {
    if (!(preparation_ == preparation)) {
      preparation_ = preparation;
      end();
    }
    if (is_interrupted() || !meet()) return false;
    if (!engine_) return start();
    const auto ready = engine_->new_game();
    if (!ready) fail(ready.error());
    return ready.has_value();
  }

  bool start() {
    if (!meet()) return false;
    engine_ = std::make_unique<match::ThinkingEngine>(*known_, options(),
                                                      [this] { return is_interrupted(); });
    engine_->set_hurried([this] { return job_ <= body_->hurried_up_to; });
    open_log(QString::fromStdString(known_->name));
    // Straight into the log, however much is said: the window looks there when it wants to.
    engine_->set_log(
        [this](std::int64_t process, match::LineDirection direction, std::string_view line) {
          if (process != process_) {
            process_ = process;
            note(EngineRunner::tr("Process %1: %2").arg(process).arg(program()));
          }
          log_->write(
              number_,
              direction == match::LineDirection::from_engine ? Speaker::engine : Speaker::program,
              line);
        });
    const auto ready = engine_->new_game();
    if (!ready) fail(ready.error());
    return ready.has_value();
  }

  void think(const Line& line, const protocol::Go& go, const std::vector<Move>& banned,
             std::size_t lines, std::optional<match::Milliseconds> patience) {
    if (is_interrupted() || (!engine_ && !start())) return;
    auto answer = engine_->think(line, match::allowing(go, line, banned), banned, lines, patience,
                                 [this](const match::Thoughts& thoughts) { show(thoughts); });
    if (!answer) return fail(answer.error());
    if (answer->was_interrupted) return;
    tell([answer = std::move(*answer)](EngineRunner& runner) {
      runner.busy_ = false;
      Q_EMIT runner.answered(answer);
    });
  }

  void review(const Line& line, const match::SearchLimits& limits, const RuleSet& rules,
              std::size_t first_move) {
    if (is_interrupted() || (!engine_ && !start())) return;
    std::size_t done = 0;
    match::AnalysisWatch watch;
    const std::size_t all = line.plies() + 1 - first_move;
    watch.on_progress = [&](std::size_t positions, std::size_t) { done = positions; };
    watch.on_move = [&](const match::GameAnalysis& analysis, std::size_t) {
      tell([analysis, done, all](EngineRunner& runner) {
        Q_EMIT runner.reviewed(analysis, static_cast<int>(done), static_cast<int>(all));
      });
    };
    const match::GameAnalysis analysis =
        match::analyse(line, *engine_, limits, rules, 1, watch, first_move);
    if (is_interrupted()) return;
    tell([analysis](EngineRunner& runner) {
      runner.busy_ = false;
      Q_EMIT runner.review_ended(analysis);
    });
  }

 private:
  void open_log(const QString& name) {
    number_ = log_->begin(name.isEmpty() ? QStringLiteral("Chuhe") : name);
  }

  void note(const QString& text) { log_->write(number_, Speaker::note, text.toStdString()); }

  QString program() const {
    return QString::fromStdU16String(known_->choice.program.u16string()) + ' ' +
           profile_.arguments.join(' ');
  }

  // The next engine is another one in the log.
  void end() {
    if (engine_) {
      engine_.reset();
      note(EngineRunner::tr("The engine has been ended."));
    }
    number_ = 0;
    process_ = 0;
  }

  std::vector<protocol::SetOption> options() const {
    std::vector<protocol::SetOption> options;
    const protocol::EngineDescription& engine = known_->description;
    if (auto rules = match::rules_option(engine, preparation_.rules)) {
      options.push_back(std::move(*rules));
    }
    for (const match::EngineLevel& level : match::levels_of(engine)) {
      if (level.name != preparation_.level) continue;
      options.insert(options.end(), level.options.begin(), level.options.end());
    }
    if (const auto* spec = engine.option(protocol::CommonOption::multi_pv);
        spec != nullptr && preparation_.lines > 1) {
      options.push_back({spec->name, std::to_string(preparation_.lines)});
    }
    for (const auto& [name, value] : profile_.options) {
      if (engine.option(name.toStdString()) == nullptr) continue;
      options.push_back({name.toStdString(), value.toStdString()});
    }
    options.insert(options.end(), preparation_.options.begin(), preparation_.options.end());
    return options;
  }

  // The window takes only the latest thoughts, however fast they come.
  void show(const match::Thoughts& thoughts) {
    {
      const std::lock_guard lock(body_->mutex);
      const bool is_waiting = body_->thoughts.has_value();
      body_->thoughts = thoughts;
      if (is_waiting) return;
    }
    // Told even when interrupted, for what waits must be taken away.
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [body = body_, job = job_] {
          std::optional<match::Thoughts> latest;
          {
            const std::lock_guard lock(body->mutex);
            latest.swap(body->thoughts);
          }
          const bool is_wanted = body->runner != nullptr && job > body->interrupted_up_to;
          if (is_wanted && latest) Q_EMIT body->runner->thought(*latest);
        },
        Qt::QueuedConnection);
  }

  std::shared_ptr<Body> body_;
  EngineProfile profile_;
  std::shared_ptr<EngineLog> log_;
  // In the log; 0: not yet there.
  int number_ = 0;
  std::int64_t process_ = 0;
  std::uint64_t job_ = 0;
  EnginePreparation preparation_;
  std::shared_ptr<match::KnownEngine> known_;
  std::unique_ptr<match::ThinkingEngine> engine_;
};

// ---- the window's side --------------------------------------------------------------------------

EngineRunner::EngineRunner(EngineProfile profile, EngineStable& stable, QObject* parent)
    : QObject(parent),
      profile_(std::move(profile)),
      stable_(stable),
      body_(std::make_shared<Body>()),
      done_(std::make_shared<std::atomic<bool>>(false)) {
  body_->runner = this;
  thread_ =
      std::thread([body = body_, done = done_, profile = profile_, log = stable.shared_log()] {
        Worker(body, profile, log).run();
        *done = true;
      });
}

EngineRunner::~EngineRunner() {
  body_->runner = nullptr;
  {
    const std::lock_guard lock(body_->mutex);
    body_->quits = true;
    body_->ends = true;
  }
  body_->wake.notify_all();
  stable_.adopt(std::move(thread_), done_);
}

namespace {

// Puts a job at the end of the queue.
template <class Body, class Call>
void enqueue(Body& body, Call call) {
  {
    const std::lock_guard lock(body.mutex);
    const std::uint64_t number = ++body.last_job;
    body.jobs.push_back([number, call = std::move(call)](auto& worker) {
      worker.begin(number);
      call(worker);
    });
  }
  body.wake.notify_all();
}

}  // namespace

void EngineRunner::meet() {
  enqueue(*body_, [](Worker& worker) { worker.meet(); });
}

void EngineRunner::prepare(const EnginePreparation& preparation) {
  enqueue(*body_, [preparation](Worker& worker) { worker.prepare(preparation); });
}

void EngineRunner::think(const Line& line, const protocol::Go& go, const std::vector<Move>& banned,
                         std::size_t lines, std::optional<match::Milliseconds> patience) {
  busy_ = true;
  enqueue(*body_, [=](Worker& worker) { worker.think(line, go, banned, lines, patience); });
}

void EngineRunner::review(const Line& line, const match::SearchLimits& limits, const RuleSet& rules,
                          std::size_t first_move) {
  busy_ = true;
  enqueue(*body_, [=](Worker& worker) { worker.review(line, limits, rules, first_move); });
}

void EngineRunner::interrupt() {
  busy_ = false;
  const std::lock_guard lock(body_->mutex);
  body_->interrupted_up_to = body_->last_job;
}

void EngineRunner::hurry() {
  const std::lock_guard lock(body_->mutex);
  body_->hurried_up_to = body_->last_job;
}

}  // namespace chuhe::desktop
