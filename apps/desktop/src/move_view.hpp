// The moves of a record as a tree on paper: the game in two columns, variations and comments below
// the moves they belong to.
#pragma once

#include <QTextBrowser>
#include <optional>
#include <utility>
#include <vector>

#include <chuhe/record/game.hpp>

#include "speech.hpp"

namespace chuhe::desktop {

class MoveView : public QTextBrowser {
  Q_OBJECT

 public:
  explicit MoveView(QWidget* parent = nullptr);

  void set_shows_evaluations(bool shows) { shows_evaluations_ = shows; }
  /// Writes the whole tree anew. Of records with very many moves only those around `place` are
  /// written.
  void show_game(const record::Game& game, record::NodeId place, const Speech& speech);
  /// Marks the move that is shown and brings it into view.
  void show_place(const record::Game& game, record::NodeId place, const Speech& speech);
  /// The text of the move of a node as it is written; empty when it is not.
  QString text_of(record::NodeId node) const;

 Q_SIGNALS:
  void node_clicked(chuhe::record::NodeId node);

 protected:
  void mouseReleaseEvent(QMouseEvent* event) override;
  QSize sizeHint() const override { return {300, 360}; }

 private:
  class Writer;
  void mark(record::NodeId place);

  /// For each node where its text begins and ends.
  std::vector<std::pair<int, int>> ranges_;
  bool shows_evaluations_ = true;
  bool is_partial_ = false;
  record::NodeId place_ = record::NodeId::root;
};

}  // namespace chuhe::desktop
