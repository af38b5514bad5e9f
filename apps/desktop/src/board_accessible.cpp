// What a screen reader finds on a board: ninety named points that can be pressed.
#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>
#include <array>
#include <memory>

#include "board_widget.hpp"

namespace chuhe::desktop {

namespace {

class AccessiblePoint final : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  AccessiblePoint(BoardWidget* board, Square square) : board_(board), square_(square) {}

  bool isValid() const override { return !board_.isNull(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessibleInterface* parent() const override {
    return QAccessible::queryAccessibleInterface(board_);
  }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  void setText(QAccessible::Text, const QString&) override {}
  QAccessible::Role role() const override { return QAccessible::Button; }

  QString text(QAccessible::Text kind) const override {
    if (!board_ || kind != QAccessible::Name) return {};
    return board_->description_of(square_);
  }
  QRect rect() const override {
    if (!board_) return {};
    const QRect cell = board_->geometry_now().cell(square_).toAlignedRect();
    return {board_->mapToGlobal(cell.topLeft()), cell.size()};
  }
  QAccessible::State state() const override {
    QAccessible::State state;
    state.focusable = true;
    state.selectable = true;
    if (board_) {
      state.focused = board_->cursor() == square_;
      state.selected = board_->selected() == square_;
    }
    return state;
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                : nullptr;
  }

  QStringList actionNames() const override { return {pressAction()}; }
  void doAction(const QString& name) override {
    if (board_ && name == pressAction()) board_->activate(square_);
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  QPointer<BoardWidget> board_;
  Square square_;
};

class AccessibleBoard final : public QAccessibleWidget {
 public:
  explicit AccessibleBoard(BoardWidget* board) : QAccessibleWidget(board, QAccessible::Table) {
    for (int i = 0; i < square_count; ++i) {
      points_[static_cast<std::size_t>(i)] =
          QAccessible::registerAccessibleInterface(new AccessiblePoint(board, square_at(i)));
    }
  }
  ~AccessibleBoard() override {
    for (const QAccessible::Id id : points_) QAccessible::deleteAccessibleInterface(id);
  }

  int childCount() const override { return square_count; }
  QAccessibleInterface* child(int number) const override {
    if (number < 0 || number >= square_count) return nullptr;
    return QAccessible::accessibleInterface(points_[static_cast<std::size_t>(number)]);
  }
  int indexOfChild(const QAccessibleInterface* wanted) const override {
    for (int i = 0; i < square_count; ++i) {
      if (child(i) == wanted) return i;
    }
    return -1;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const auto* board = static_cast<const BoardWidget*>(widget());
    const auto square = board->geometry_now().square_at(board->mapFromGlobal(QPointF(x, y)));
    return square ? child(index(*square)) : nullptr;
  }
  QAccessibleInterface* focusChild() const override {
    const auto cursor = static_cast<const BoardWidget*>(widget())->cursor();
    return cursor ? child(index(*cursor)) : nullptr;
  }

 private:
  std::array<QAccessible::Id, square_count> points_{};
};

QAccessibleInterface* accessible_board(const QString&, QObject* object) {
  auto* board = qobject_cast<BoardWidget*>(object);
  return board == nullptr ? nullptr : new AccessibleBoard(board);
}

}  // namespace

void install_board_accessibility() { QAccessible::installFactory(accessible_board); }

}  // namespace chuhe::desktop
