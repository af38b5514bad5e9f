#include "random_games.hpp"

#include <array>
#include <chrono>
#include <vector>

#include <chuhe/core/movegen.hpp>
#include <chuhe/record/json.hpp>

namespace chuhe::record::testing {

namespace {

constexpr std::array<std::string_view, 49> nasty_pieces{"}",
                                                        "{",
                                                        "(",
                                                        ")",
                                                        "[",
                                                        "]",
                                                        "\"",
                                                        "\\",
                                                        "\n",
                                                        "\n[Event \"x\"]\n",
                                                        "\n\n",
                                                        " ",
                                                        "  ",
                                                        "\t",
                                                        ";",
                                                        "%",
                                                        "\n% line",
                                                        "$5",
                                                        "!",
                                                        "?!",
                                                        "1-0",
                                                        "0-1",
                                                        "*",
                                                        "1/2-1/2",
                                                        "1. 炮二平五",
                                                        "马8进7",
                                                        "[%clk 0:00:05]",
                                                        "[%eval 1.5]",
                                                        "&#125;",
                                                        "&#",
                                                        "&amp;",
                                                        "||",
                                                        "|",
                                                        "\\u4e00",
                                                        "\\n",
                                                        "[/DhtmlXQ_comment1]",
                                                        "[DhtmlXQ_movelist]",
                                                        "[/DhtmlXQ]",
                                                        "100%胜 %E4 %",
                                                        "</n>",
                                                        "<![CDATA[",
                                                        "]]>",
                                                        "+0.38/19 3.2",
                                                        "h2e2",
                                                        "\u3000",
                                                        "\u200B",
                                                        "\uFEFF",
                                                        "𠀀",
                                                        "}END"};
constexpr std::array<std::string_view, 12> tame_pieces{
    "红方", "优势", "黑方应走", "好棋", "中炮对屏风马", "abc",
    "Cup",  "2024", "，",       "。",   "Hồ Chí Minh",  "局"};

}  // namespace

std::string RandomGames::text(bool nasty, std::size_t pieces) {
  std::string text;
  for (std::size_t i = 0; i < pieces; ++i) {
    text += nasty && below(2) == 0 ? nasty_pieces[below(nasty_pieces.size())]
                                   : tame_pieces[below(tame_pieces.size())];
  }
  return text;
}

Position RandomGames::start() {
  Position position;
  for (std::size_t i = below(60); i > 0; --i) {
    const MoveList moves = legal_moves(position);
    if (moves.empty()) break;
    position.play(moves[below(moves.size())]);
  }
  return position;
}

void RandomGames::tags(Game& game, const GameRecipe& recipe) {
  constexpr std::array names{tag_name::title, tag_name::event,    tag_name::site,
                             tag_name::date,  tag_name::round,    tag_name::red,
                             tag_name::black, tag_name::annotator};
  for (const std::string_view name : names) {
    if (below(3) != 0) continue;
    const std::string value = text(recipe.nasty, 1 + below(4));
    game.add_tag(name, value);
  }
  if (recipe.nasty && below(2) == 0) game.add_tag("Custom-" + std::to_string(below(9)), "值");
}

void RandomGames::annotate(Game& game, NodeId node, const GameRecipe& recipe) {
  if (recipe.comments && below(4) == 0) {
    game.edit_annotation(node).comment = text(recipe.nasty, 1 + below(5));
  }
  if (recipe.comments_before && node != NodeId::root && below(8) == 0) {
    game.edit_annotation(node).comment_before = text(recipe.nasty, 1 + below(3));
  }
  if (recipe.marks && below(6) == 0) {
    for (std::size_t i = 1 + below(2); i > 0; --i) {
      game.edit_annotation(node).marks.push_back(static_cast<std::uint8_t>(1 + below(255)));
    }
  }
  if (recipe.numbers && node != NodeId::root && below(6) == 0) {
    Annotation& annotation = game.edit_annotation(node);
    Evaluation evaluation;
    evaluation.is_mate = below(4) == 0;
    evaluation.value = static_cast<int>(below(4000)) - 2000;
    evaluation.depth = static_cast<int>(below(40));
    annotation.evaluation = evaluation;
    if (below(2) == 0) annotation.clock = std::chrono::milliseconds(below(10'000'000));
    if (below(2) == 0) annotation.elapsed = std::chrono::milliseconds(below(100'000));
  }
}

void RandomGames::moves(Game& game, const GameRecipe& recipe) {
  std::vector<NodeId> nodes{NodeId::root};
  annotate(game, NodeId::root, recipe);
  for (std::size_t i = 0; i < recipe.moves; ++i) {
    // Mostly straight on, sometimes from anywhere.
    const bool branch = recipe.variations && below(5) == 0;
    const NodeId parent = branch ? nodes[below(nodes.size())] : nodes.back();
    if (!recipe.variations && game.first_child(parent)) continue;
    const auto position = game.position(parent);
    NodeId node{};
    const std::size_t kind = below(60);
    if (position && kind > 1) {
      const MoveList legal = legal_moves(*position);
      if (legal.empty()) continue;
      node = game.append(parent, legal[below(legal.size())], MoveStatus::legal);
    } else if (recipe.unreadable && kind == 0) {
      node = game.append(parent, Move{}, MoveStatus::unreadable);
      game.edit_annotation(node).text = text(recipe.nasty, 1 + below(3));
    } else if (recipe.illegal) {
      const Move move(square_at(static_cast<int>(below(90))),
                      square_at(static_cast<int>(below(90))));
      if (move.is_null()) continue;
      node = game.add(parent, move);
    } else {
      continue;
    }
    annotate(game, node, recipe);
    nodes.push_back(node);
  }
}

Game RandomGames::game(const GameRecipe& recipe) {
  Game game;
  if (below(3) == 0) {
    Diagram diagram = start().diagram();
    if (!recipe.counters) {
      diagram.quiet_plies = 0;
      diagram.fullmove = 1;
    }
    game = Game(diagram);
  }
  tags(game, recipe);
  moves(game, recipe);
  Result result;
  result.score = static_cast<Score>(below(4));
  if (below(2) == 0) result.ending = static_cast<GameEnding>(below(15));
  if (recipe.rule_set && below(2) == 0) result.rule_set = "cxa2020";
  game.set_result(result);
  return game;
}

std::string shown(const Game& game) { return write_json(game, {}).bytes; }

}  // namespace chuhe::record::testing
