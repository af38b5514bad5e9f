// The list of the games of a file or a folder.
#pragma once

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QWidget>
#include <cstdint>
#include <optional>
#include <vector>

#include "record_files.hpp"

class QCheckBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace chuhe::desktop {

class CollectionModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  void clear();
  void add(const std::vector<GameHead>& games);
  /// The row of a game; -1: there is none.
  int row_of(const QString& path, std::size_t number) const;
  const GameHead& at(int row) const { return games_[static_cast<std::size_t>(row)]; }
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void retranslate() { Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1); }

 private:
  std::vector<GameHead> games_;
};

/// Shows the rows that have every word of the filter in some column, and the position, if one is
/// looked for, in their game.
class CollectionFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;
  void set_words(const QString& text);
  /// Looks for the key of a position; nothing: for none.
  void set_position(std::optional<std::uint64_t> key);
  /// Whether a row of the source stands before another in the order of the list, shown or not.
  bool stands_before(int row, int other) const;

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QStringList words_;
  std::optional<std::uint64_t> position_;
};

class CollectionPanel : public QWidget {
  Q_OBJECT

 public:
  explicit CollectionPanel(QWidget* parent = nullptr);

  void clear();
  void add(const std::vector<GameHead>& games);
  void finish();
  int count() const { return model_->rowCount(); }
  int shown_count() const { return filter_->rowCount(); }
  void set_filter(const QString& text);
  /// What the board shows, by its key: where that is wanted only games with it are shown.
  void set_position(std::uint64_t key);
  /// The game that is open, or is being opened; it is marked.
  void note_open(const QString& path, std::size_t number);
  /// The game so many rows after the open one, as the list is sorted and filtered now. Where the
  /// filter hides the open one, the first that is shown after it, or before.
  std::optional<GameHead> neighbour(int rows) const;

 Q_SIGNALS:
  void game_chosen(const chuhe::desktop::GameHead& head);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void choose(const QModelIndex& index);
  void show_count();
  void retranslate();

  CollectionModel* model_;
  CollectionFilter* filter_;
  QTableView* table_;
  QLineEdit* words_;
  QCheckBox* here_;
  QLabel* count_;
  std::uint64_t position_ = 0;
  bool is_reading_ = false;
  // In the model; -1: none.
  int open_row_ = -1;
};

}  // namespace chuhe::desktop
