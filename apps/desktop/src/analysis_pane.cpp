#include "analysis_pane.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include <chuhe/words/analysis.hpp>

#include "icons.hpp"
#include "style.hpp"

namespace chuhe::desktop {

namespace {

constexpr int redraw_interval = 60;
constexpr std::size_t shown_moves = 14;
constexpr std::size_t most_arrows = 3;

QColor arrow_color(std::size_t rank) {
  static const std::array<QColor, 3> colors{QColor(0x1f, 0x7a, 0xe0), QColor(0x1f, 0x9d, 0x55),
                                            QColor(0xe0, 0x8a, 0x1f)};
  return colors[std::min(rank, colors.size() - 1)];
}

}  // namespace

AnalysisPane::AnalysisPane(EngineStable& stable, QWidget* parent)
    : QWidget(parent),
      stable_(stable),
      rules_(rule_sets().front()),
      switch_(new QToolButton(this)),
      state_(new QLabel(this)),
      count_(new QSpinBox(this)),
      list_(new QTreeWidget(this)) {
  switch_->setCheckable(true);
  switch_->setIcon(icon(Icon::analyse));
  switch_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  state_->setMinimumWidth(10);
  count_->setRange(1, 9);
  count_->setValue(3);
  list_->setColumnCount(3);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setHeaderHidden(true);
  list_->setAlternatingRowColors(true);
  list_->header()->setStretchLastSection(true);
  list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  auto* top = new QHBoxLayout;
  top->addWidget(switch_);
  top->addWidget(state_, 1);
  top->addWidget(count_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(4);
  all->addLayout(top);
  all->addWidget(list_, 1);
  connect(switch_, &QToolButton::toggled, this, &AnalysisPane::set_on);
  connect(count_, &QSpinBox::valueChanged, this, [this](int lines) {
    Q_EMIT lines_changed(lines);
    if (on_) look();
  });
  connect(list_, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
    const auto row = static_cast<std::size_t>(list_->indexOfTopLevelItem(item));
    if (row < thoughts_.lines.size()) Q_EMIT line_chosen(thoughts_.lines[row].moves);
  });
  redraw_.setSingleShot(true);
  redraw_.setInterval(redraw_interval);
  connect(&redraw_, &QTimer::timeout, this, &AnalysisPane::show_thoughts);
  retranslate();
}

AnalysisPane::~AnalysisPane() = default;

void AnalysisPane::set_speech(const Speech& speech) {
  speech_ = speech;
  retranslate();
  show_thoughts();
}

void AnalysisPane::set_engine(const EngineProfile& profile) {
  if (profile_ == profile) return;
  profile_ = profile;
  runner_.reset();
  if (on_) look();
}

void AnalysisPane::set_lines(int lines) { count_->setValue(lines); }

int AnalysisPane::lines() const { return count_->value(); }

void AnalysisPane::set_on(bool on) {
  if (on_ == on) return;
  on_ = on;
  switch_->setChecked(on);
  problem_.clear();
  if (on) {
    look();
  } else {
    if (runner_) runner_->interrupt();
    thoughts_ = {};
    show_thoughts();
  }
  Q_EMIT switched(on);
}

void AnalysisPane::set_position(const Line& line, const RuleSet& rules) {
  line_ = line;
  rules_ = rules;
  thoughts_ = {};
  if (on_) {
    look();
  }
}

void AnalysisPane::look() {
  if (!runner_) {
    runner_ = std::make_unique<EngineRunner>(profile_, stable_);
    connect(runner_.get(), &EngineRunner::thought, this, [this](const match::Thoughts& thoughts) {
      thoughts_ = thoughts;
      if (!redraw_.isActive()) redraw_.start();
    });
    connect(runner_.get(), &EngineRunner::answered, this, [this](const match::Answer& answer) {
      thoughts_ = answer.thoughts;
      show_thoughts();
    });
    connect(runner_.get(), &EngineRunner::failed, this, &AnalysisPane::fail);
  }
  runner_->interrupt();
  thoughts_ = {};
  problem_.clear();
  is_over_ = !has_legal_move(line_.position());
  if (!is_over_) {
    const auto lines = static_cast<std::size_t>(count_->value());
    runner_->prepare({.level = {}, .rules = std::string(rules_.name), .lines = lines});
    protocol::Go go;
    go.infinite = true;
    runner_->think(line_, go, {}, lines, std::nullopt);
  }
  show_thoughts();
}

void AnalysisPane::fail(const match::EngineFault& fault) {
  set_on(false);
  problem_ = fault_text(fault);
  show_thoughts();
  Q_EMIT failed(problem_);
}

void AnalysisPane::show_thoughts() {
  redraw_.stop();
  const Position& position = line_.position();
  const QLocale locale;
  if (!problem_.isEmpty()) {
    state_->setText(problem_);
  } else if (!on_) {
    state_->clear();
  } else if (is_over_) {
    state_->setText(tr("The game is over here."));
  } else {
    state_->setText(tr("depth %1 · %2 positions/s")
                        .arg(thoughts_.depth)
                        .arg(locale.toString(static_cast<qulonglong>(thoughts_.nodes_per_second))));
  }
  state_->setToolTip(state_->text());
  const auto count = static_cast<int>(thoughts_.lines.size());
  while (list_->topLevelItemCount() > count) {
    delete list_->takeTopLevelItem(list_->topLevelItemCount() - 1);
  }
  while (list_->topLevelItemCount() < count) list_->addTopLevelItem(new QTreeWidgetItem);
  std::vector<Arrow> arrows;
  for (std::size_t i = 0; i < thoughts_.lines.size(); ++i) {
    const match::BestLine& best = thoughts_.lines[i];
    const auto evaluation = match::evaluation_of(best.score, position.turn(), best.depth);
    QTreeWidgetItem* item = list_->topLevelItem(static_cast<int>(i));
    item->setText(0, qs(words::figures(evaluation)));
    QFont bold = list_->font();
    bold.setBold(true);
    item->setFont(0, bold);
    item->setForeground(0, i < most_arrows ? arrow_color(i) : palette().color(QPalette::Text));
    item->setText(1, QString::number(best.depth));
    item->setForeground(1, accents().faint);
    item->setText(2, speech_.line(position, best.moves, shown_moves));
    item->setToolTip(2, speech_.line(position, best.moves, best.moves.size()) + '\n' +
                            tr("Double-click to write the line into the game"));
    item->setToolTip(0, qs(words::standing(speech_.book(), evaluation)));
    if (i < most_arrows) {
      arrows.push_back({best.moves.front(), arrow_color(i), static_cast<int>(i)});
    }
  }
  // The best one is drawn last, above the others.
  std::ranges::reverse(arrows);
  Q_EMIT arrows_changed(arrows);
}

void AnalysisPane::retranslate() {
  switch_->setText(tr("Analysis"));
  switch_->setToolTip(tr("Let an engine look at the position (A)"));
  count_->setToolTip(tr("How many lines are shown"));
  list_->setAccessibleName(tr("Best lines"));
}

void AnalysisPane::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace chuhe::desktop
