#include "program_page.hpp"

#include <chuhe/version.hpp>

namespace chuhe::cli {

manual::Background program_page() {
  return {
      .section = 6,
      .summary = "xiangqi in the terminal: play, review, analyse, judge, convert",
      .description =
          {"chuhe plays xiangqi (Chinese chess) in the terminal: two people, a person against an "
           "engine, or engines against each other, on the whole screen or by lines of text that "
           "can be spoken and piped. Its other commands look at positions and at game records.",
           "Where an argument is a position it is a FEN in any common dialect, with moves after "
           "it if there are any; - reads it from standard input. Moves are understood in every "
           "notation: h2e2, C2=5, P2-5 and as they are written in Chinese.",
           "Within a game, help lists what can be typed, and F1 the keys of the full screen."},
      .files = {{"chuhe-engine",
                 "The engine where --engine names no other: beside this program, or "
                 "in PATH"}},
      .environment =
          {{"LC_ALL, LC_MESSAGES, LANG, LANGUAGE",
            "The language, unless --lang says it; where the encoding is not UTF-8, texts are in "
            "English and pieces are letters"},
           {"TERM, COLORTERM",
            "How many colours the terminal has; with TERM=dumb a game goes by "
            "lines"},
           {"NO_COLOR", "Do without colours"},
           {"PATH", "Where engines are looked for that are given by name"}},
      .examples =
          {{"chuhe play", "Play for two, on the whole screen where the terminal is large enough:"},
           {"chuhe play --level 3 --side red --time 10+5",
            "Play Red against the computer, ten minutes and five seconds a move:"},
           {"chuhe play --load games.pgn", "Step through a record, its variations and comments:"},
           {"printf 'h2e2\\nh9g7\\n' | chuhe play --board never", "Play by a pipe:"},
           {"chuhe analyse --multipv 3 --time 10 --fen startpos",
            "Let the engine look at a position, three lines, ten seconds:"},
           {"chuhe analyse games.pgn --out reviewed.pgn",
            "Review games, and keep scores, marks and better lines:"},
           {"chuhe judge --rules wxf2018 --explain --moves 'h2e2 h9g7'",
            "Let the arbiter explain:"},
           {"chuhe convert old.xqf new.pgn", "Convert a record:"},
           {"chuhe match --engine cmd=chuhe-engine name=new --engine cmd=./old --each tc=10+0.1 "
            "--games 100",
            "Find out which of two engines is stronger:"}},
      .see_also = {"chuhe-desktop(6)", "chuhe-engine(6)"},
      .date = std::string(commit_day)};
}

}  // namespace chuhe::cli
