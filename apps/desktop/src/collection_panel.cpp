#include "collection_panel.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace chuhe::desktop {

void CollectionModel::clear() {
  beginResetModel();
  games_.clear();
  endResetModel();
}

void CollectionModel::add(const std::vector<GameHead>& games) {
  if (games.empty()) return;
  const auto first = static_cast<int>(games_.size());
  beginInsertRows({}, first, first + static_cast<int>(games.size()) - 1);
  games_.insert(games_.end(), games.begin(), games.end());
  endInsertRows();
}

int CollectionModel::row_of(const QString& path, std::size_t number) const {
  const auto found = std::ranges::find_if(
      games_, [&](const GameHead& head) { return head.number == number && head.path == path; });
  return found == games_.end() ? -1 : static_cast<int>(found - games_.begin());
}

int CollectionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(games_.size());
}

int CollectionModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : 8;
}

QVariant CollectionModel::data(const QModelIndex& index, int role) const {
  if (role != Qt::DisplayRole) return {};
  const GameHead& head = at(index.row());
  switch (index.column()) {
    case 0: return index.row() + 1;
    case 1: return head.red;
    case 2: return head.black;
    case 3: return head.result;
    case 4: return head.moves;
    case 5: return head.date;
    case 6: return head.event.isEmpty() ? head.title : head.event;
    case 7: return QFileInfo(head.path).fileName();
    default: return {};
  }
}

QVariant CollectionModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case 1: return tr("Red");
    case 2: return tr("Black");
    case 3: return tr("Result");
    case 4: return tr("Moves");
    case 5: return tr("Date");
    case 6: return tr("Event");
    case 7: return tr("File");
    default: return QStringLiteral("#");
  }
}

void CollectionFilter::set_words(const QString& text) {
  words_ = text.split(' ', Qt::SkipEmptyParts);
  invalidateFilter();
}

void CollectionFilter::set_position(std::optional<std::uint64_t> key) {
  if (position_ == key) return;
  position_ = key;
  invalidateFilter();
}

bool CollectionFilter::stands_before(int row, int other) const {
  const int column = sortColumn();
  if (column < 0) return row < other;
  QModelIndex first = sourceModel()->index(row, column);
  QModelIndex second = sourceModel()->index(other, column);
  if (sortOrder() == Qt::DescendingOrder) std::swap(first, second);
  if (lessThan(first, second)) return true;
  // Equal ones stay as the source has them.
  return !lessThan(second, first) && row < other;
}

bool CollectionFilter::filterAcceptsRow(int row, const QModelIndex&) const {
  const GameHead& head = static_cast<const CollectionModel*>(sourceModel())->at(row);
  for (const QString& word : words_) {
    const bool has = head.red.contains(word, Qt::CaseInsensitive) ||
                     head.black.contains(word, Qt::CaseInsensitive) ||
                     head.event.contains(word, Qt::CaseInsensitive) ||
                     head.title.contains(word, Qt::CaseInsensitive) ||
                     head.date.contains(word, Qt::CaseInsensitive) || head.result == word ||
                     head.path.contains(word, Qt::CaseInsensitive);
    if (!has) return false;
  }
  if (!position_) return true;
  return head.positions && std::ranges::find(*head.positions, *position_) != head.positions->end();
}

CollectionPanel::CollectionPanel(QWidget* parent)
    : QWidget(parent),
      model_(new CollectionModel(this)),
      filter_(new CollectionFilter(this)),
      table_(new QTableView(this)),
      words_(new QLineEdit(this)),
      here_(new QCheckBox(this)),
      count_(new QLabel(this)) {
  filter_->setSourceModel(model_);
  table_->setModel(filter_);
  table_->setSortingEnabled(true);
  table_->sortByColumn(0, Qt::AscendingOrder);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setAlternatingRowColors(true);
  table_->setShowGrid(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  table_->horizontalHeader()->setStretchLastSection(true);
  const int wide = fontMetrics().averageCharWidth();
  for (const auto& [column, characters] :
       {std::pair{0, 8}, {1, 18}, {2, 18}, {3, 9}, {4, 8}, {5, 13}, {6, 36}}) {
    table_->setColumnWidth(column, wide * characters);
  }
  words_->setClearButtonEnabled(true);
  auto* top = new QHBoxLayout;
  top->addWidget(words_, 1);
  top->addWidget(here_);
  top->addWidget(count_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(6, 2, 6, 4);
  all->addLayout(top);
  all->addWidget(table_, 1);
  connect(words_, &QLineEdit::textChanged, this, [this](const QString& text) {
    filter_->set_words(text);
    show_count();
  });
  connect(here_, &QCheckBox::toggled, this, [this](bool on) {
    filter_->set_position(on ? std::optional(position_) : std::nullopt);
    show_count();
  });
  connect(table_, &QTableView::activated, this, &CollectionPanel::choose);
  connect(table_, &QTableView::clicked, this, &CollectionPanel::choose);
  retranslate();
}

void CollectionPanel::clear() {
  model_->clear();
  is_reading_ = true;
  open_row_ = -1;
  show_count();
}

void CollectionPanel::add(const std::vector<GameHead>& games) {
  model_->add(games);
  show_count();
}

void CollectionPanel::finish() {
  is_reading_ = false;
  show_count();
}

void CollectionPanel::set_position(std::uint64_t key) {
  position_ = key;
  if (!here_->isChecked()) return;
  filter_->set_position(key);
  show_count();
}

void CollectionPanel::set_filter(const QString& text) { words_->setText(text); }

void CollectionPanel::choose(const QModelIndex& index) {
  if (index.isValid()) Q_EMIT game_chosen(model_->at(filter_->mapToSource(index).row()));
}

void CollectionPanel::note_open(const QString& path, std::size_t number) {
  open_row_ = model_->row_of(path, number);
  if (open_row_ < 0) return;
  const QModelIndex shown = filter_->mapFromSource(model_->index(open_row_, 0));
  if (shown.isValid()) table_->setCurrentIndex(shown);
}

std::optional<GameHead> CollectionPanel::neighbour(int rows) const {
  const int count = filter_->rowCount();
  const auto source = [&](int shown) {
    return filter_->mapToSource(filter_->index(shown, 0)).row();
  };
  int row = 0;
  if (open_row_ >= 0) {
    const QModelIndex open = filter_->mapFromSource(model_->index(open_row_, 0));
    if (open.isValid()) {
      row = open.row() + rows;
    } else {
      // The first that is shown after the open one is already a step away from it.
      while (row < count && filter_->stands_before(source(row), open_row_)) ++row;
      row += rows > 0 ? rows - 1 : rows;
    }
  }
  if (row < 0 || row >= count) return std::nullopt;
  return model_->at(source(row));
}

void CollectionPanel::show_count() {
  const bool is_whole = words_->text().trimmed().isEmpty() && !here_->isChecked();
  const QString text =
      is_whole ? tr("%1 games").arg(count()) : tr("%1 of %2 games").arg(shown_count()).arg(count());
  count_->setText(is_reading_ ? text + " …" : text);
}

void CollectionPanel::retranslate() {
  words_->setPlaceholderText(tr("Filter: players, event, date, result, file"));
  here_->setText(tr("This position"));
  here_->setToolTip(tr("Only games in whose main line the position on the board occurs"));
  model_->retranslate();
  // No heading is cut, in whatever language.
  const QHeaderView* heads = table_->horizontalHeader();
  for (int column = 0; column < model_->columnCount(); ++column) {
    table_->setColumnWidth(column,
                           std::max(heads->sectionSize(column), heads->sectionSizeHint(column)));
  }
  show_count();
}

void CollectionPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace chuhe::desktop
