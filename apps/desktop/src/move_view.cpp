#include "move_view.hpp"

#include <QMouseEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <algorithm>
#include <array>

#include <chuhe/words/analysis.hpp>

#include "style.hpp"

namespace chuhe::desktop {

namespace {

using record::Game;
using record::NodeId;

// Beyond so many moves a text takes too long to lay out.
constexpr std::size_t most_moves = 6000;

QString mark_text(std::uint8_t mark) {
  static const std::array<const char*, 7> signs{"", "!", "?", "!!", "??", "!?", "?!"};
  if (mark < signs.size()) return QString(signs[mark]);
  switch (mark) {
    case 10: return "=";
    case 14: return "⩲";
    case 15: return "⩱";
    case 16: return "±";
    case 17: return "∓";
    case 18: return "+−";
    case 19: return "−+";
    default: return "$" + QString::number(mark);
  }
}

}  // namespace

class MoveView::Writer {
 public:
  Writer(const Game& game, NodeId place, const Speech& speech, MoveView& view)
      : game_(game), speech_(speech), view_(view), cursor_(view.document()), colors_(accents()) {
    view_.is_partial_ = game.move_count() > most_moves;
    view_.ranges_.assign(game.node_bound(), {-1, -1});
    if (view_.is_partial_) {
      near_.assign(game.node_bound(), false);
      for (const NodeId node : game.path(place)) near_[record::index(node)] = true;
      for (std::optional<NodeId> node = place; node; node = game.first_child(*node)) {
        near_[record::index(*node)] = true;
      }
    }
  }

  // Without recursion, for trees may be deep: what is still to be written lies on a stack.
  void write() {
    write_comment(game_.annotation(NodeId::root).comment, 0);
    if (const auto first = game_.first_child(NodeId::root)) {
      stack_.push_back({*first, 0, game_.start()});
    }
    while (!stack_.empty()) {
      Item item = std::move(stack_.back());
      stack_.pop_back();
      write_item(item);
    }
    write_result();
  }

 private:
  struct Item {
    NodeId node{};
    int depth = 0;
    std::optional<Position> before;
    // A variation ends after this line.
    bool opens = false;
  };

  void write_item(Item& item) {
    const Position* before = item.before ? &*item.before : nullptr;
    if (item.opens) begin_variation(item.depth);
    write_comment(game_.annotation(item.node).comment_before, item.depth);
    write_move(item, before);
    write_comment(game_.annotation(item.node).comment, item.depth);

    std::optional<Position> after;
    if (before != nullptr && game_.status(item.node) == record::MoveStatus::legal) {
      after = before->after(game_.move(item.node));
    }
    const bool is_shown = !view_.is_partial_ || near_[record::index(item.node)];
    if (const auto next = game_.first_child(item.node); next && is_shown) {
      stack_.push_back({*next, item.depth, std::move(after)});
    }
    // The variations come before what follows.
    if (!game_.is_first_child(item.node)) return;
    std::vector<NodeId> others;
    for (auto other = game_.next_sibling(item.node); other; other = game_.next_sibling(*other)) {
      others.push_back(*other);
    }
    for (auto other = others.rbegin(); other != others.rend(); ++other) {
      stack_.push_back({*other, item.depth + 1, item.before, true});
    }
  }

  // The main line: number, Red's move, Black's move, in columns.
  void begin_round(int number, bool with_gap) {
    QTextBlockFormat block;
    block.setTabPositions(
        {QTextOption::Tab(44, QTextOption::LeftTab), QTextOption::Tab(172, QTextOption::LeftTab)});
    block.setTopMargin(1);
    block.setBottomMargin(1);
    new_block(block);
    QTextCharFormat format;
    format.setForeground(colors_.faint);
    cursor_.insertText(QString::number(number) + '.', format);
    cursor_.insertText(QStringLiteral("\t"), format);
    if (with_gap) cursor_.insertText(QStringLiteral("…\t"), format);
    in_round_ = true;
  }

  void begin_variation(int depth) {
    QTextBlockFormat block;
    block.setLeftMargin(20 + 16 * std::min(depth - 1, 12));
    block.setTopMargin(1);
    block.setBottomMargin(1);
    new_block(block);
    in_round_ = false;
    variation_depth_ = depth;
    needs_number_ = true;
  }

  void write_move(const Item& item, const Position* before) {
    const bool is_red = before == nullptr ? ply_is_red(item.node) : before->turn() == Color::red;
    const int number = before == nullptr ? 0 : before->fullmove();
    if (item.depth == 0) {
      if (is_red || !in_round_) begin_round(number, !is_red);
      if (!is_red && in_round_ && !just_began(is_red)) {
        cursor_.insertText(QStringLiteral("\t"), QTextCharFormat());
      }
    } else {
      if (variation_depth_ != item.depth) begin_variation(item.depth);
      QTextCharFormat plain;
      plain.setForeground(colors_.faint);
      if (is_red) {
        cursor_.insertText(QStringLiteral(" %1.").arg(number), plain);
      } else if (needs_number_) {
        cursor_.insertText(QStringLiteral(" %1…").arg(number), plain);
      } else {
        cursor_.insertText(QStringLiteral(" "), plain);
      }
    }
    needs_number_ = false;
    insert_move_text(item, before, is_red);
    red_written_ = is_red;
  }

  // Whether the block has been begun for this very move.
  bool just_began(bool is_red) const { return is_red || cursor_.block().text().endsWith("…\t"); }

  void insert_move_text(const Item& item, const Position* before, bool is_red) {
    QTextCharFormat format;
    format.setAnchor(true);
    format.setAnchorHref(QString::number(record::index(item.node)));
    if (item.depth == 0) {
      format.setForeground(is_red ? colors_.red_side : colors_.black_side);
      format.setFontWeight(QFont::DemiBold);
    } else {
      format.setForeground(colors_.variation);
    }
    if (game_.status(item.node) != record::MoveStatus::legal) format.setFontStrikeOut(true);
    const int begin = cursor_.position();
    cursor_.insertText(speech_.move(game_, item.node, before), format);
    QTextCharFormat sign = format;
    for (const std::uint8_t mark : game_.annotation(item.node).marks) {
      const bool is_bad = mark == 2 || mark == 4 || mark == 6;
      sign.setForeground(is_bad ? colors_.bad : colors_.good);
      cursor_.insertText(mark_text(mark), sign);
    }
    view_.ranges_[record::index(item.node)] = {begin, cursor_.position()};
    const auto& evaluation = game_.annotation(item.node).evaluation;
    if (evaluation && view_.shows_evaluations_ && item.depth == 0) {
      QTextCharFormat small;
      small.setForeground(colors_.faint);
      small.setFontPointSize(view_.font().pointSizeF() * 0.78);
      cursor_.insertText(' ' + qs(words::figures(*evaluation)), small);
    }
  }

  void write_comment(const std::string& text, int depth) {
    if (text.empty()) return;
    QTextCharFormat format;
    format.setFontItalic(true);
    format.setForeground(view_.palette().color(QPalette::Text));
    if (depth > 0) {
      cursor_.insertText(' ' + qs(text).replace('\n', ' '), format);
      needs_number_ = true;
      return;
    }
    QTextBlockFormat block;
    block.setLeftMargin(44);
    block.setTopMargin(2);
    block.setBottomMargin(4);
    new_block(block);
    cursor_.insertText(qs(text), format);
    in_round_ = false;
  }

  void write_result() {
    if (game_.result().score == record::Score::unknown) return;
    QTextBlockFormat block;
    block.setTopMargin(8);
    block.setAlignment(Qt::AlignHCenter);
    new_block(block);
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    cursor_.insertText(speech_.result(game_.result()), format);
  }

  void new_block(const QTextBlockFormat& format) {
    if (is_empty_) {
      cursor_.setBlockFormat(format);
      cursor_.setBlockCharFormat(QTextCharFormat());
    } else {
      cursor_.insertBlock(format, QTextCharFormat());
    }
    is_empty_ = false;
    variation_depth_ = 0;
  }

  bool ply_is_red(NodeId node) const {
    const bool is_even = game_.depth(node) % 2 == 1;
    return is_even == (game_.start_diagram().turn == Color::red);
  }

  const Game& game_;
  const Speech& speech_;
  MoveView& view_;
  QTextCursor cursor_;
  Accents colors_;
  std::vector<Item> stack_;
  std::vector<bool> near_;
  bool is_empty_ = true;
  bool in_round_ = false;
  bool needs_number_ = false;
  bool red_written_ = false;
  int variation_depth_ = 0;
};

MoveView::MoveView(QWidget* parent) : QTextBrowser(parent) {
  setOpenLinks(false);
  setUndoRedoEnabled(false);
  setFocusPolicy(Qt::ClickFocus);
  document()->setDocumentMargin(8);
}

void MoveView::show_game(const Game& game, NodeId place, const Speech& speech) {
  const int scroll = verticalScrollBar()->value();
  setUpdatesEnabled(false);
  document()->clear();
  {
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    Writer(game, place, speech, *this).write();
    cursor.endEditBlock();
  }
  setUpdatesEnabled(true);
  verticalScrollBar()->setValue(scroll);
  mark(place);
}

void MoveView::show_place(const Game& game, NodeId place, const Speech& speech) {
  const bool is_written = place == NodeId::root || (record::index(place) < ranges_.size() &&
                                                    ranges_[record::index(place)].first >= 0);
  if (is_partial_ || !is_written) {
    show_game(game, place, speech);
  } else {
    mark(place);
  }
}

void MoveView::mark(NodeId place) {
  place_ = place;
  QTextCursor cursor(document());
  const std::size_t index = record::index(place);
  if (place == NodeId::root || index >= ranges_.size() || ranges_[index].first < 0) {
    setExtraSelections({});
    cursor.setPosition(0);
    setTextCursor(cursor);
    ensureCursorVisible();
    return;
  }
  cursor.setPosition(ranges_[index].first);
  setTextCursor(cursor);
  ensureCursorVisible();
  cursor.setPosition(ranges_[index].second, QTextCursor::KeepAnchor);
  ExtraSelection here;
  here.cursor = cursor;
  here.format.setBackground(accents().here);
  setExtraSelections({here});
}

QString MoveView::text_of(NodeId node) const {
  const std::size_t index = record::index(node);
  if (index >= ranges_.size() || ranges_[index].first < 0) return {};
  return document()->toPlainText().mid(ranges_[index].first,
                                       ranges_[index].second - ranges_[index].first);
}

void MoveView::mouseReleaseEvent(QMouseEvent* event) {
  const QString anchor = anchorAt(event->pos());
  QTextBrowser::mouseReleaseEvent(event);
  bool is_number = false;
  const uint number = anchor.toUInt(&is_number);
  if (is_number) Q_EMIT node_clicked(static_cast<NodeId>(number));
}

}  // namespace chuhe::desktop
