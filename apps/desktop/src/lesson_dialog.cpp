#include "lesson_dialog.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

#include <chuhe/core/movegen.hpp>
#include <chuhe/words/analysis.hpp>

#include "style.hpp"

namespace chuhe::desktop {

namespace {

constexpr std::size_t shown_moves = 8;
constexpr std::uint64_t nodes_for_a_move = 300'000;
constexpr match::Milliseconds time_for_a_move{2'000};

QString percent(double points) { return QString::number(std::lround(100 * points)); }

}  // namespace

LessonDialog::LessonDialog(match::GameAnalysis analysis, Color side, const RuleSet& rules,
                           const EngineProfile& engine, EngineStable& stable, const BoardLook& look,
                           const Speech& speech, QWidget* parent)
    : QDialog(parent),
      analysis_(std::move(analysis)),
      rules_(rules),
      speech_(speech),
      lessons_(analysis_.moves, side),
      engine_(engine, stable),
      board_(new BoardWidget),
      sides_(new QComboBox),
      number_(new QLabel),
      text_(new QLabel),
      solution_(new QPushButton(tr("Show the solution"))),
      next_(new QPushButton) {
  setWindowTitle(tr("Learn from mistakes"));
  board_->set_look(look);
  board_->setAccessibleName(tr("Board"));
  text_->setWordWrap(true);
  text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  // Three lines, so that the board keeps its size when the text changes.
  text_->setMinimumHeight(3 * text_->fontMetrics().lineSpacing() + 4);
  sides_->setAccessibleName(tr("Whose mistakes"));
  for (const Color color : all_colors) {
    const std::size_t count = record::Lessons(analysis_.moves, color).count();
    sides_->addItem(QStringLiteral("%1 (%2)").arg(speech_.name(color)).arg(count),
                    static_cast<int>(color));
  }
  sides_->setCurrentIndex(sides_->findData(static_cast<int>(side)));
  auto* close = new QPushButton(tr("Close"));
  for (QPushButton* button : {solution_, next_, close}) button->setAutoDefault(false);
  auto* upper = new QHBoxLayout;
  upper->addWidget(sides_);
  upper->addStretch(1);
  upper->addWidget(number_);
  auto* lower = new QHBoxLayout;
  lower->addWidget(solution_);
  lower->addWidget(next_);
  lower->addStretch(1);
  lower->addWidget(close);
  auto* all = new QVBoxLayout(this);
  all->addLayout(upper);
  all->addWidget(board_, 1);
  all->addWidget(text_);
  all->addLayout(lower);
  resize_within_screen(*this, {560, 700});

  connect(sides_, &QComboBox::activated, this,
          [this](int row) { choose_side(static_cast<Color>(sides_->itemData(row).toInt())); });
  connect(solution_, &QPushButton::clicked, this, &LessonDialog::show_solution);
  connect(next_, &QPushButton::clicked, this, &LessonDialog::next);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(board_, &BoardWidget::move_made, this, &LessonDialog::try_move);
  connect(board_, &BoardWidget::move_refused, this, [this](Move move) {
    if (lessons_.is_over()) return;
    if (const auto reason = why_illegal(position(), move)) {
      board_->show_message(speech_.refusal(*reason, position(), move), reason->at);
    }
  });
  board_->set_describer([this](Square square) {
    return lessons_.is_over() ? QString() : speech_.point(position(), square);
  });
  connect(&engine_, &EngineRunner::review_ended, this, [this](const match::GameAnalysis& seen) {
    const auto move = std::exchange(tried_, std::nullopt);
    if (!move) return;
    if (seen.moves.empty()) {
      show_lesson();
      if (seen.fault) tell(fault_text(*seen.fault));
    } else {
      judge(*move, seen.moves.front());
    }
  });
  connect(&engine_, &EngineRunner::failed, this, [this](const match::EngineFault& fault) {
    tried_.reset();
    show_lesson();
    tell(fault_text(fault));
  });
  begin();
}

QString LessonDialog::text() const { return text_->text(); }

void LessonDialog::choose_side(Color side) {
  sides_->setCurrentIndex(sides_->findData(static_cast<int>(side)));
  engine_.interrupt();
  tried_.reset();
  lessons_ = record::Lessons(analysis_.moves, side);
  begin();
}

const Position& LessonDialog::position() const {
  return analysis_.line.positions()[lessons_.ply()];
}

// Whoever looks for a move sits on its side of the board.
void LessonDialog::begin() {
  const bool is_red = sides_->currentData().toInt() == static_cast<int>(Color::red);
  board_->set_orientation(is_red ? Orientation::red_below : Orientation::black_below);
  show_lesson();
}

// The position before the mistake, with the move that led to it and without anything that tells
// what is better.
void LessonDialog::show_lesson() {
  board_->clear_message();
  board_->set_arrows({});
  if (lessons_.is_over()) {
    board_->set_moves({});
    board_->set_movable({});
    if (lessons_.count() == 0) {
      const Line& line = analysis_.line;
      board_->set_position(line.position().diagram().board, std::nullopt, Change::at_once);
      tell(tr("There is no mistake of this side to learn from."));
    } else {
      tell(tr("Found %1 of %2.").arg(lessons_.found_count()).arg(lessons_.count()));
    }
    return;
  }
  const std::size_t ply = lessons_.ply();
  const auto moves = analysis_.line.moves();
  const Position& here = position();
  board_->set_position(here.diagram().board,
                       ply == 0 ? std::nullopt : std::optional(moves[ply - 1]), Change::at_once);
  const MoveList legal = legal_moves(here);
  board_->set_moves({legal.begin(), legal.end()});
  board_->set_movable(here.pieces(here.turn()));
  board_->set_check(here.in_check() ? std::optional(here.king(here.turn())) : std::nullopt);
  const record::MoveReview& mistake = lessons_.mistake();
  tell(tr("%1 played %2 here: %3. Find a better move.")
           .arg(speech_.name(mistake.mover), speech_.move(here, mistake.played),
                qs(words::word(speech_.language(), mistake.judgement))));
}

void LessonDialog::try_move(Move move) {
  if (lessons_.is_over() || tried_) return;
  const Position& here = position();
  board_->set_position(here.after(move).diagram().board, move, Change::animated);
  board_->set_moves({});
  board_->set_movable({});
  board_->set_check(std::nullopt);
  if (const auto known = lessons_.known(move)) {
    record::MoveReview review = lessons_.mistake();
    if (*known == record::Judgement::good) review.judgement = *known;
    return judge(move, review);
  }
  tried_ = move;
  tell(tr("Looking at %1 …").arg(speech_.move(here, move)));
  // With all that was played before: a repetition is no better move.
  Line line(analysis_.line.start());
  for (const Move played : analysis_.line.moves().first(lessons_.ply())) line.push(played);
  line.push(move);
  match::SearchLimits limits;
  limits.nodes = nodes_for_a_move;
  limits.time = time_for_a_move;
  engine_.review(line, limits, rules_, lessons_.ply());
}

void LessonDialog::judge(Move move, const record::MoveReview& review) {
  const QString name = speech_.move(position(), move);
  const std::vector<Move>& better = lessons_.mistake().better;
  if (lessons_.answer(review.judgement)) {
    tell(move == better.front() ? tr("%1 is the best move.").arg(name)
                                : tr("%1 is a good move, too. The best one: %2")
                                      .arg(name, speech_.line(position(), better, shown_moves)));
    return;
  }
  const Color side = lessons_.mistake().mover;
  show_lesson();
  tell(tr("%1: %2. It leaves %3 % of the points to expect, where %4 % can be had. Try again.")
           .arg(name, qs(words::word(speech_.language(), review.judgement)),
                percent(review.after.points(side)), percent(review.before.points(side))));
}

void LessonDialog::show_solution() {
  if (lessons_.is_over()) return;
  engine_.interrupt();
  tried_.reset();
  lessons_.show_solution();
  show_lesson();
  board_->set_moves({});
  board_->set_movable({});
  const std::vector<Move>& better = lessons_.mistake().better;
  board_->set_arrows({{.move = better.front(), .color = accents().good, .rank = 0}});
  tell(tr("Better: %1").arg(speech_.line(position(), better, shown_moves)));
}

void LessonDialog::next() {
  engine_.interrupt();
  tried_.reset();
  if (lessons_.is_over()) {
    choose_side(static_cast<Color>(sides_->currentData().toInt()));
  } else {
    lessons_.next();
    show_lesson();
  }
}

void LessonDialog::tell(const QString& text) {
  text_->setText(text);
  board_->announce(text);
  update_buttons();
}

void LessonDialog::update_buttons() {
  const bool is_over = lessons_.is_over();
  const bool is_open = !is_over && lessons_.state() == record::Lessons::State::asked;
  number_->setText(
      is_over ? QString()
              : QStringLiteral("%1 / %2").arg(lessons_.number() + 1).arg(lessons_.count()));
  solution_->setEnabled(!is_over && lessons_.state() != record::Lessons::State::shown);
  next_->setText(is_over ? tr("Once more") : is_open ? tr("Skip") : tr("Next"));
  next_->setEnabled(lessons_.count() > 0);
}

}  // namespace chuhe::desktop
