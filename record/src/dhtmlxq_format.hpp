// What reader and writer of DhtmlXQ agree upon.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <chuhe/core/diagram.hpp>
#include <chuhe/record/game.hpp>

namespace chuhe::record::dhtmlxq {

struct KeyName {
  std::string_view key;
  std::string_view tag;
};

/// Keys with a tag of another name. The first one of a tag is written.
inline constexpr std::array key_names{
    KeyName{"title", tag_name::title},
    KeyName{"event", tag_name::event},
    KeyName{"date", tag_name::date},
    KeyName{"place", tag_name::site},
    KeyName{"round", tag_name::round},
    KeyName{"group", tag_name::group},
    KeyName{"table", tag_name::table},
    KeyName{"red", tag_name::red},
    KeyName{"redname", tag_name::red},
    KeyName{"redteam", tag_name::red_team},
    KeyName{"redrating", tag_name::red_rating},
    KeyName{"redtime", tag_name::red_time},
    KeyName{"black", tag_name::black},
    KeyName{"blackname", tag_name::black},
    KeyName{"blackteam", tag_name::black_team},
    KeyName{"blackrating", tag_name::black_rating},
    KeyName{"blacktime", tag_name::black_time},
    KeyName{"timerule", tag_name::time_control},
    KeyName{"remark", tag_name::annotator},
    KeyName{"author", tag_name::author},
    KeyName{"type", tag_name::game_type},
    KeyName{"refer", tag_name::source},
};

/// Keys of the page and the site, which say nothing about the game.
inline constexpr std::array<std::string_view, 9> site_keys{
    "ver", "pver", "init", "length", "hits", "sortid", "price", "generator", "firstnum"};

/// Keys that are parts of the game and never tags.
bool is_structural(std::string_view key);

struct TypeName {
  std::string_view word;
  std::string_view type;
};
inline constexpr std::array type_names{TypeName{"全局", "game"}, TypeName{"开局", "opening"},
                                       TypeName{"中局", "middlegame"}, TypeName{"残局", "endgame"}};

/// The order of the 32 pieces in `binit`.
inline constexpr std::string_view piece_order = "RNBAKABNRCCPPPPP";
/// `binit` of the opening position.
inline constexpr std::string_view opening_binit =
    "0919293949596979891777062646668600102030405060708012720323436383";

/// The diagram of 32 two-digit points, Red to move; nothing when it is none.
std::optional<Diagram> parse_binit(std::string_view digits);
/// Nothing when there are more pieces of a kind than a set has.
std::optional<std::string> to_binit(const Diagram& diagram);

/// The point of column and row from the top; nothing off the board.
std::optional<Square> parse_point(std::string_view digits);
void append_point(std::string& out, Square square);

/// `||` is a line end, `\u4e00` a character.
std::string unescaped(std::string_view text);
std::string escaped(std::string_view text);

}  // namespace chuhe::record::dhtmlxq
