// Sets up a position, and names what is wrong with it all the while.
#pragma once

#include <QDialog>
#include <optional>

#include <chuhe/core/diagram.hpp>
#include <chuhe/core/position.hpp>

#include "board_widget.hpp"
#include "speech.hpp"

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace chuhe::desktop {

class PositionEditor : public QDialog {
  Q_OBJECT

 public:
  PositionEditor(const Diagram& diagram, const BoardLook& look, const Speech& speech,
                 QWidget* parent = nullptr);

  const Diagram& diagram() const { return diagram_; }
  void set_diagram(const Diagram& diagram);
  /// The position; nothing while something is wrong with it.
  std::optional<Position> position() const;
  /// What is wrong, a sentence a line; empty when nothing is.
  QString faults() const { return fault_text_; }
  BoardWidget& board() { return *board_; }
  /// The piece that a press on a point puts there; nothing: it takes away.
  void choose(std::optional<Piece> piece);

 private:
  void press(Square square, Qt::MouseButton button);
  void show_diagram();
  void take_fen();

  Diagram diagram_;
  Speech speech_;
  std::optional<Piece> chosen_;
  QString fault_text_;
  BoardWidget* board_;
  std::vector<QToolButton*> piece_buttons_;
  QComboBox* turn_;
  QLineEdit* fen_;
  QLabel* faults_;
  QDialogButtonBox* buttons_;
};

}  // namespace chuhe::desktop
