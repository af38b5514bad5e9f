#include "autosave.hpp"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <filesystem>
#include <mutex>
#include <utility>

#include <chuhe/match/time_control_text.hpp>
#include <chuhe/record/file.hpp>
#include <chuhe/record/format.hpp>
#include <chuhe/record/visitor.hpp>

#include "speech.hpp"

namespace chuhe::desktop {

namespace {

QJsonObject json_of(const Seat& seat) {
  QJsonObject object;
  object["computer"] = seat.mover == match::Mover::computer;
  object["name"] = seat.name;
  object["level"] = qs(seat.level);
  QJsonObject engine;
  engine["name"] = seat.engine.name;
  engine["program"] = seat.engine.program;
  engine["arguments"] = QJsonArray::fromStringList(seat.engine.arguments);
  engine["protocol"] = seat.engine.protocol;
  QJsonArray options;
  for (const auto& [name, value] : seat.engine.options) options.append(QJsonArray{name, value});
  engine["options"] = options;
  object["engine"] = engine;
  if (seat.limits.depth) object["depth"] = *seat.limits.depth;
  if (seat.limits.time) object["milliseconds"] = static_cast<int>(seat.limits.time->count());
  return object;
}

Seat seat_from(const QJsonObject& object) {
  Seat seat;
  seat.mover = object["computer"].toBool() ? match::Mover::computer : match::Mover::person;
  seat.name = object["name"].toString();
  seat.level = object["level"].toString().toStdString();
  const QJsonObject engine = object["engine"].toObject();
  seat.engine.name = engine["name"].toString();
  seat.engine.program = engine["program"].toString();
  for (const QJsonValue& argument : engine["arguments"].toArray()) {
    seat.engine.arguments << argument.toString();
  }
  seat.engine.protocol = engine["protocol"].toString();
  for (const QJsonValue& option : engine["options"].toArray()) {
    const QJsonArray pair = option.toArray();
    if (pair.size() == 2) seat.engine.options.emplace_back(pair[0].toString(), pair[1].toString());
  }
  if (const int depth = object["depth"].toInt(); depth > 0) seat.limits.depth = depth;
  if (const int time = object["milliseconds"].toInt(); time > 0) {
    seat.limits.time = match::Milliseconds(time);
  }
  return seat;
}

QJsonObject json_of(const GamePlan& plan) {
  QJsonObject object;
  object["red"] = json_of(plan.seats[Color::red]);
  object["black"] = json_of(plan.seats[Color::black]);
  object["rules"] = qs(plan.rules->name);
  object["computer_resigns"] = plan.computer_resigns;
  object["plies"] = static_cast<int>(plan.start.plies());
  if (plan.time) {
    object["red_time"] = qs(match::to_string((*plan.time)[Color::red]));
    object["black_time"] = qs(match::to_string((*plan.time)[Color::black]));
  }
  return object;
}

std::optional<GamePlan> plan_from(const QJsonObject& object, const record::Game& game) {
  GamePlan plan;
  plan.seats[Color::red] = seat_from(object["red"].toObject());
  plan.seats[Color::black] = seat_from(object["black"].toObject());
  plan.rules = find_rule_set(object["rules"].toString().toStdString());
  if (plan.rules == nullptr || !game.start()) return std::nullopt;
  plan.computer_resigns = object["computer_resigns"].toBool(plan.computer_resigns);
  const auto red = match::parse_time_control(object["red_time"].toString().toStdString());
  const auto black = match::parse_time_control(object["black_time"].toString().toStdString());
  if (red && black) plan.time = ByColor<match::TimeControl>{{*red, *black}};
  plan.start = Line(*game.start());
  int plies = object["plies"].toInt();
  for (const record::NodeId node : game.main_line()) {
    if (plies-- == 0 || game.status(node) != record::MoveStatus::legal) break;
    plan.start.push(game.move(node));
  }
  return plan;
}

}  // namespace

QByteArray to_text(const SavedDesk& desk) {
  QJsonObject object;
  object["record"] = qs(record::write(record::Format::json, desk.game, {})->bytes);
  object["path"] = desk.path;
  if (desk.plan) object["plan"] = json_of(*desk.plan);
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<SavedDesk> desk_from_text(const QByteArray& text) {
  const QJsonObject object = QJsonDocument::fromJson(text).object();
  const std::string bytes = object["record"].toString().toStdString();
  record::GameCollector collector;
  record::read(record::Format::json, bytes, collector, {});
  if (collector.games.empty() || !collector.games.front().start()) return std::nullopt;
  SavedDesk desk;
  desk.game = std::move(collector.games.front());
  desk.path = object["path"].toString();
  if (object.contains("plan")) desk.plan = plan_from(object["plan"].toObject(), desk.game);
  return desk;
}

// What waits to be written; a writer takes whatever is the latest.
struct Autosave::Latest {
  std::mutex mutex;
  std::optional<SavedDesk> desk;
};

Autosave::Autosave(QString file) : file_(std::move(file)), latest_(std::make_shared<Latest>()) {
  pool_.setMaxThreadCount(1);
}

Autosave::~Autosave() { flush(); }

void Autosave::keep(const SavedDesk& desk) {
  {
    const std::lock_guard lock(latest_->mutex);
    const bool is_waiting = latest_->desk.has_value();
    latest_->desk = desk;
    if (is_waiting) return;
  }
  pool_.start([latest = latest_, file = file_] {
    std::optional<SavedDesk> taken;
    {
      const std::lock_guard lock(latest->mutex);
      taken.swap(latest->desk);
    }
    if (!taken) return;
    const QByteArray text = to_text(*taken);
    // A full disk must not keep anybody from playing on.
    static_cast<void>(record::replace_file(
        std::filesystem::path(file.toStdU16String()),
        std::string_view(text.constData(), static_cast<std::size_t>(text.size()))));
  });
}

void Autosave::forget() {
  {
    const std::lock_guard lock(latest_->mutex);
    latest_->desk.reset();
  }
  pool_.waitForDone();
  QFile::remove(file_);
}

void Autosave::flush() { pool_.waitForDone(); }

std::optional<SavedDesk> Autosave::restore() {
  flush();
  QFile file(file_);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  return desk_from_text(file.readAll());
}

}  // namespace chuhe::desktop
