#include "report_dialog.hpp"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <chuhe/record/review.hpp>
#include <chuhe/words/analysis.hpp>

#include "style.hpp"

namespace chuhe::desktop {

namespace {

constexpr std::size_t shown_moves = 8;
constexpr int better_column = 2;

QString number(double value) { return QString::number(value, 'f', 1); }

}  // namespace

ReportDialog::ReportDialog(const match::GameAnalysis& analysis, const Speech& speech,
                           QWidget* parent)
    : QDialog(parent), moves_(analysis.moves) {
  setObjectName("report_dialog");
  setWindowTitle(tr("Game report"));
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(24);
  const auto put = [&](int row, int column, const QString& text, bool bold = false) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setBold(bold);
    label->setFont(font);
    label->setAlignment(column == 0 ? Qt::AlignLeft : Qt::AlignCenter);
    grid->addWidget(label, row, column);
  };
  int column = 1;
  for (const Color color : all_colors) {
    const record::SideReview side = record::review_side(analysis.moves, color);
    int row = 0;
    put(row++, column, speech.name(color), true);
    put(row++, column, side.accuracy ? number(*side.accuracy) + " %" : QStringLiteral("–"), true);
    put(row++, column, QString::number(side.best));
    put(row++, column, QString::number(side.inaccuracies));
    put(row++, column, QString::number(side.mistakes));
    put(row++, column, QString::number(side.blunders));
    put(row++, column, number(side.mean_centipawn_loss));
    ++column;
  }
  const std::array labels{QString(),
                          tr("Accuracy"),
                          tr("Best moves"),
                          tr("Inaccuracies"),
                          tr("Mistakes"),
                          tr("Blunders"),
                          tr("Mean loss in hundredths of a pawn")};
  for (std::size_t row = 0; row < labels.size(); ++row) put(static_cast<int>(row), 0, labels[row]);

  auto* list = new QTreeWidget;
  list->setColumnCount(3);
  list->setHeaderLabels({tr("Move"), tr("Judgement"), tr("Better")});
  list->setRootIsDecorated(false);
  list->setAlternatingRowColors(true);
  for (std::size_t i = 0; i < analysis.moves.size(); ++i) {
    const record::MoveReview& review = analysis.moves[i];
    if (review.judgement == record::Judgement::good) continue;
    const Position& before = analysis.line.positions()[i];
    auto* item = new QTreeWidgetItem(list);
    item->setText(0, speech.line(before, std::span(&review.played, 1), 1));
    item->setText(1, qs(words::word(speech.language(), review.judgement)));
    item->setData(0, Qt::UserRole, QVariant::fromValue(i));
    item->setText(better_column, speech.line(before, review.better, shown_moves));
    if (review.judgement == record::Judgement::blunder) item->setForeground(1, accents().bad);
  }
  for (const int i : {0, 1}) list->resizeColumnToContents(i);
  const auto tell = [this](const QTreeWidgetItem* item, int at) { tell_chosen(*item, at); };
  connect(list, &QTreeWidget::itemClicked, this, tell);
  // Return, or whatever else the platform activates with; a double click tells the same again.
  connect(list, &QTreeWidget::itemActivated, this, tell);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* learn = buttons->addButton(tr("Learn from mistakes"), QDialogButtonBox::ActionRole);
  learn->setObjectName("learn");
  connect(learn, &QPushButton::clicked, this, &QDialog::accept);
  // Return belongs to the rows.
  for (QAbstractButton* button : buttons->buttons()) {
    static_cast<QPushButton*>(button)->setAutoDefault(false);
  }
  auto* note = new QLabel(tr("The scores, marks and better moves stand in the record now.") + '\n' +
                          tr("A click on a row shows it on the board."));
  note->setWordWrap(true);
  auto* all = new QVBoxLayout(this);
  all->addLayout(grid);
  all->addSpacing(8);
  all->addWidget(list, 1);
  all->addWidget(note);
  all->addWidget(buttons);
  resize_within_screen(*this, {560, 480});
}

void ReportDialog::tell_chosen(const QTreeWidgetItem& item, int column) {
  const auto ply = item.data(0, Qt::UserRole).value<std::size_t>();
  const record::MoveReview& review = moves_[ply];
  if (column == better_column && !review.better.empty()) {
    Q_EMIT better_wanted(ply, review.better);
  } else {
    Q_EMIT move_wanted(ply);
  }
}

}  // namespace chuhe::desktop
