#include "new_game_dialog.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <chuhe/match/computer_play.hpp>
#include <chuhe/match/time_control_text.hpp>
#include <chuhe/words/analysis.hpp>

namespace chuhe::desktop {

namespace {

// What Red gives, in the order of the choices.
const std::array<std::vector<Square>, handicap_count>& given_pieces() {
  static const std::array<std::vector<Square>, handicap_count> given{{
      {},
      {Square::b0},
      {Square::b0, Square::h0},
      {Square::a0},
      {Square::a0, Square::b0},
  }};
  return given;
}

// A choice of the list that continues from the board.
constexpr int from_here = 100;

}  // namespace

std::optional<Position> handicap_start(int number) {
  if (number < 0 || number >= handicap_count) return std::nullopt;
  Diagram diagram = opening_diagram();
  for (const Square square : given_pieces()[static_cast<std::size_t>(number)]) {
    diagram.board[square].reset();
  }
  const auto position = Position::from(diagram);
  if (!position) return std::nullopt;
  return *position;
}

NewGameDialog::NewGameDialog(const Preferences& preferences, const Speech& speech,
                             EngineStable& stable, const Line* here, QWidget* parent)
    : QDialog(parent),
      preferences_(preferences),
      speech_(speech),
      stable_(stable),
      pairing_(new QComboBox(this)),
      limits_label_(new QLabel(tr("Each move"), this)),
      depth_(new QSpinBox(this)),
      seconds_(new QDoubleSpinBox(this)),
      name_(new QLineEdit(preferences.player_name, this)),
      name_label_(new QLabel(tr("Your name"), this)),
      time_(new QComboBox(this)),
      time_fault_(new QLabel(this)),
      rules_(new QComboBox(this)),
      start_(new QComboBox(this)) {
  setWindowTitle(tr("New game"));
  if (here != nullptr) here_ = *here;
  pairing_->addItem(tr("You play Red against the computer"), static_cast<int>(Pairing::person_red));
  pairing_->addItem(tr("You play Black against the computer"),
                    static_cast<int>(Pairing::person_black));
  pairing_->addItem(tr("Two people at this board"), static_cast<int>(Pairing::two_people));
  pairing_->addItem(tr("Engine against engine"), static_cast<int>(Pairing::two_engines));

  time_->setEditable(true);
  time_->addItem(tr("No clock"), QString());
  for (const auto& [text, value] :
       {std::pair{tr("5 minutes + 3 seconds a move"), "5+3"},
        {tr("10 minutes + 5 seconds a move"), "10+5"},
        {tr("20 minutes + 10 seconds a move"), "20+10"},
        {tr("60 minutes + 30 seconds a move"), "60+30"},
        {tr("10 minutes, then 30 seconds for each move"), "10,byo=30"},
        {tr("20 minutes, then 60 seconds for each move"), "20,byo=60"},
        {tr("30 seconds for each move"), "move=30"},
        {tr("20 minutes, no move longer than 60 seconds"), "20,move=60"},
        {tr("90 minutes for each 40 moves"), "40/90"}}) {
    time_->addItem(text, QString(value));
  }
  const int stored = preferences.time.isEmpty() ? 0 : time_->findData(preferences.time);
  if (stored >= 0) {
    time_->setCurrentIndex(stored);
  } else {
    time_->setEditText(preferences.time);
  }
  time_->setToolTip(
      tr("A clock of your own: 15+10 is fifteen minutes and ten seconds for each "
         "move, byo=30 thirty seconds for each move after that, move=60 no move "
         "longer than a minute, 40/90 ninety minutes for each forty moves."));
  time_fault_->setVisible(false);

  const RuleSet* stored_rules = find_rule_set(preferences.rules.toStdString());
  const RuleSet& usual = stored_rules == nullptr ? usual_rules(speech.language()) : *stored_rules;
  for (const RuleSet& rules : rule_sets()) {
    rules_->addItem(speech.title(rules), qs(rules.name));
    if (rules.name == usual.name) rules_->setCurrentIndex(rules_->count() - 1);
  }

  start_->addItem(tr("The opening position"), 0);
  if (here_) start_->addItem(tr("The position on the board"), from_here);
  start_->addItem(tr("Red gives a horse"), 1);
  start_->addItem(tr("Red gives both horses"), 2);
  start_->addItem(tr("Red gives a rook"), 3);
  start_->addItem(tr("Red gives a rook and a horse"), 4);

  auto* form = new QFormLayout;
  form->addRow(tr("Players"), pairing_);
  add_rival(*form, first_);
  add_rival(*form, second_);
  add_limits(*form);
  form->addRow(name_label_, name_);
  form->addRow(tr("Clock"), time_);
  form->addRow(QString(), time_fault_);
  form->addRow(tr("Rules"), rules_);
  form->addRow(tr("Start"), start_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  buttons->button(QDialogButtonBox::Ok)->setText(tr("Play"));
  buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
  connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &NewGameDialog::reject);
  auto* all = new QVBoxLayout(this);
  all->addLayout(form);
  all->addWidget(buttons);
  connect(pairing_, &QComboBox::currentIndexChanged, this, &NewGameDialog::show_needed);
  show_needed();
  meet(first_, preferences.opponent_level);
  meet(second_, QString());
}

NewGameDialog::~NewGameDialog() = default;

void NewGameDialog::add_rival(QFormLayout& form, Rival& rival) {
  rival.engine = new QComboBox(this);
  rival.level = new QComboBox(this);
  rival.engine_label = new QLabel(tr("Engine"), this);
  rival.level_label = new QLabel(tr("Level"), this);
  rival.engine->addItem(QStringLiteral("Chuhe"), -1);
  for (std::size_t i = 0; i < preferences_.engines.size(); ++i) {
    rival.engine->addItem(preferences_.engines[i].name, static_cast<int>(i));
  }
  rival.engine->setCurrentIndex(std::max(0, rival.engine->findData(preferences_.opponent_engine)));
  form.addRow(rival.engine_label, rival.engine);
  form.addRow(rival.level_label, rival.level);
  connect(rival.engine, &QComboBox::currentIndexChanged, this,
          [this, &rival] { meet(rival, QString()); });
}

// Whichever of them is reached first ends a computer's thinking, whatever its level or the clock
// would allow.
void NewGameDialog::add_limits(QFormLayout& form) {
  constexpr int deepest = 99;
  constexpr double longest = 3'600;
  depth_->setRange(0, deepest);
  depth_->setSpecialValueText(tr("Any depth"));
  depth_->setPrefix(tr("Depth "));
  depth_->setValue(preferences_.opponent_depth);
  depth_->setAccessibleName(tr("Depth of the computer's search"));
  seconds_->setRange(0, longest);
  seconds_->setDecimals(1);
  seconds_->setSpecialValueText(tr("Any time"));
  seconds_->setSuffix(tr(" s"));
  seconds_->setValue(preferences_.opponent_seconds);
  seconds_->setAccessibleName(tr("Seconds for a move of the computer"));
  for (QWidget* box : {static_cast<QWidget*>(depth_), static_cast<QWidget*>(seconds_)}) {
    box->setToolTip(tr("The computer moves when either is reached, or sooner by its level."));
  }
  auto* row = new QHBoxLayout;
  row->addWidget(depth_, 1);
  row->addWidget(seconds_, 1);
  form.addRow(limits_label_, row);
}

EngineProfile NewGameDialog::profile_of(const Rival& rival) const {
  const int number = rival.engine->currentData().toInt();
  if (number < 0) return {};
  return preferences_.engines[static_cast<std::size_t>(number)];
}

// Which levels there are only the engine can say.
void NewGameDialog::meet(Rival& rival, const QString& level) {
  rival.level->clear();
  if (!level.isEmpty()) {
    rival.level->addItem(qs(words::level_name(speech_.language(), level.toStdString())), level);
  }
  rival.runner = std::make_unique<EngineRunner>(profile_of(rival), stable_);
  connect(rival.runner.get(), &EngineRunner::met, this,
          [this, &rival, level] { fill_levels(rival, level); });
  connect(rival.runner.get(), &EngineRunner::failed, this,
          [&rival](const match::EngineFault& fault) {
            rival.level->clear();
            rival.level->addItem(fault_text(fault), QString());
          });
  rival.runner->meet();
}

void NewGameDialog::fill_levels(Rival& rival, const QString& level) {
  rival.level->clear();
  const auto levels = match::levels_of(rival.runner->known()->description);
  int number = 0;
  for (const match::EngineLevel& known : levels) {
    const QString name = qs(words::level_name(speech_.language(), known.name));
    rival.level->addItem(QStringLiteral("%1. %2").arg(++number).arg(name), qs(known.name));
  }
  if (levels.empty()) rival.level->addItem(tr("Full strength"), QString());
  const int chosen = rival.level->findData(level);
  rival.level->setCurrentIndex(chosen >= 0 ? chosen : rival.level->count() - 1);
}

void NewGameDialog::show_needed() {
  const Pairing pairing = this->pairing();
  const bool has_engine = pairing != Pairing::two_people;
  const bool has_two = pairing == Pairing::two_engines;
  const auto show = [](const Rival& rival, bool visible) {
    for (QWidget* widget :
         {static_cast<QWidget*>(rival.engine), static_cast<QWidget*>(rival.level),
          static_cast<QWidget*>(rival.engine_label), static_cast<QWidget*>(rival.level_label)}) {
      widget->setVisible(visible);
    }
  };
  show(first_, has_engine);
  show(second_, has_two);
  limits_label_->setVisible(has_engine);
  depth_->setVisible(has_engine);
  seconds_->setVisible(has_engine);
  first_.engine_label->setText(has_two ? tr("Red's engine") : tr("Engine"));
  second_.engine_label->setText(tr("Black's engine"));
  const bool has_person = pairing == Pairing::person_red || pairing == Pairing::person_black;
  name_->setVisible(has_person);
  name_label_->setVisible(has_person);
}

void NewGameDialog::set_pairing(Pairing pairing) {
  pairing_->setCurrentIndex(pairing_->findData(static_cast<int>(pairing)));
}

void NewGameDialog::continue_from_here() {
  const int row = start_->findData(from_here);
  if (row >= 0) start_->setCurrentIndex(row);
}

Pairing NewGameDialog::pairing() const {
  return static_cast<Pairing>(pairing_->currentData().toInt());
}

Seat NewGameDialog::seat_of(const Rival& rival) const {
  Seat seat;
  seat.mover = match::Mover::computer;
  seat.engine = profile_of(rival);
  seat.level = rival.level->currentData().toString().toStdString();
  if (depth_->value() > 0) seat.limits.depth = depth_->value();
  if (seconds_->value() > 0) {
    seat.limits.time = match::Milliseconds(std::llround(1'000 * seconds_->value()));
  }
  return seat;
}

GamePlan NewGameDialog::plan() const {
  GamePlan plan;
  const Pairing pairing = this->pairing();
  if (pairing == Pairing::person_red) plan.seats[Color::black] = seat_of(first_);
  if (pairing == Pairing::person_black) plan.seats[Color::red] = seat_of(first_);
  if (pairing == Pairing::two_engines) {
    plan.seats[Color::red] = seat_of(first_);
    plan.seats[Color::black] = seat_of(second_);
  }
  if (pairing == Pairing::person_red) plan.seats[Color::red].name = name_->text();
  if (pairing == Pairing::person_black) plan.seats[Color::black].name = name_->text();
  const QString time = time_text();
  if (!time.isEmpty()) {
    if (const auto control = match::parse_game_time(time.toStdString())) {
      plan.time = ByColor<match::TimeControl>{{*control, *control}};
    }
  }
  plan.rules = find_rule_set(rules_->currentData().toString().toStdString());
  const int start = start_->currentData().toInt();
  if (start == from_here && here_) {
    plan.start = *here_;
  } else if (const auto position = handicap_start(start)) {
    plan.start = Line(*position);
  }
  return plan;
}

QString NewGameDialog::time_text() const {
  // What has been typed stands above what was chosen before.
  const int row = time_->findText(time_->currentText());
  return row >= 0 ? time_->itemData(row).toString() : time_->currentText().trimmed();
}

void NewGameDialog::store(Preferences& preferences) const {
  preferences.player_name = name_->text();
  preferences.time = time_text();
  preferences.rules = rules_->currentData().toString();
  if (pairing() != Pairing::two_people) {
    preferences.opponent_engine = first_.engine->currentData().toInt();
    preferences.opponent_level = first_.level->currentData().toString();
    preferences.opponent_depth = depth_->value();
    preferences.opponent_seconds = seconds_->value();
  }
}

void NewGameDialog::accept() {
  const QString time = time_text();
  if (!time.isEmpty() && !match::parse_game_time(time.toStdString())) {
    time_fault_->setText(tr("This clock cannot be understood. Try 10+5 or 20,byo=30."));
    time_fault_->setVisible(true);
    time_->setFocus();
    return;
  }
  QDialog::accept();
}

}  // namespace chuhe::desktop
