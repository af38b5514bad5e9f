// What the full-screen game says besides what the game by lines says.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/language.hpp>

namespace chuhe::cli {

/// A text in every language. The comment names what stands for {0}, {1} and so on.
enum class ScreenText : std::uint8_t {
  // Options, and what is wrong.
  tui_option,
  line_option,
  load_option,
  no_screen,
  too_small,

  // The bar of keys.
  key_help,
  key_hint,
  key_undo,
  key_redo,
  key_flip,
  key_analyse,
  key_explain,
  key_edit,
  key_quit,
  key_next,
  key_back,
  key_leave,

  // The pane.
  to_move,          ///< 0 side.
  thinks,           ///< 0 name, 1 seconds.
  waits_for_reply,  ///< 0 seconds.
  analysis_title,   ///< 0 depth, 1 thousands of nodes per second.
  choices_title,
  empty_moves,

  // What is said.
  not_now,  ///< 0 name of the computer.
  no_comment,
  analysis_on,
  analysis_off,
  ask_quit,
  ask_quit_unsaved,
  page_keys,
  more_completions,  ///< 0 how many.

  // The editor of positions.
  editor_title,
  editor_keys,
  editor_left,

  help,

  count  // not a text
};

/// A text with its arguments put in.
std::string screen_text(words::Language language, ScreenText text,
                        std::initializer_list<std::string_view> arguments = {});

}  // namespace chuhe::cli
