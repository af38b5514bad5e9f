#include "notation_text.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

#include <chuhe/words/catalogue.hpp>

namespace chuhe::cli {

namespace {

using enum NotationText;

constexpr words::Catalogue<NotationText> english({
    {about, "Translate moves from one notation into another"},
    {from_option, "Notation of the moves; auto: the first in which all can be played"},
    {to_option, "Notation to write"},
    {list_option, "List the notations with h2e2 in each"},
    {move_argument, "Moves, played one after the other; also lines with move numbers"},
    {unknown_notation, "No notation is called {0}; \"chuhe notation --list\" names them all."},
    {bad_move, "Move {0}, {1}: {2}"},
});

constexpr words::Catalogue<NotationText> simplified_chinese({
    {about, "把着法从一种记谱法译成另一种"},
    {from_option, "着法所用的记谱法；auto：第一种能走完全部着法的"},
    {to_option, "要写出的记谱法"},
    {list_option, "列出各种记谱法，以 h2e2 为例"},
    {move_argument, "依次走出的着法；也可带回合数"},
    {unknown_notation, "没有名为 {0} 的记谱法；“chuhe notation --list” 列出全部。"},
    {bad_move, "第 {0} 着 {1}：{2}"},
});

constexpr words::Catalogue<NotationText> traditional_chinese({
    {about, "把著法從一種記譜法譯成另一種"},
    {from_option, "著法所用的記譜法；auto：第一種能走完全部著法的"},
    {to_option, "要寫出的記譜法"},
    {list_option, "列出各種記譜法，以 h2e2 為例"},
    {move_argument, "依次走出的著法；也可帶回合數"},
    {unknown_notation, "沒有名為 {0} 的記譜法；「chuhe notation --list」列出全部。"},
    {bad_move, "第 {0} 著 {1}：{2}"},
});

constexpr words::Catalogue<NotationText> vietnamese({
    {about, "Chuyển nước đi từ cách ghi này sang cách ghi khác"},
    {from_option, "Cách ghi của các nước đi; auto: cách đầu tiên đi được hết các nước"},
    {to_option, "Cách ghi cần viết ra"},
    {list_option, "Liệt kê các cách ghi, mỗi cách với ví dụ h2e2"},
    {move_argument, "Các nước đi lần lượt; có thể kèm số thứ tự"},
    {unknown_notation, "Không có cách ghi nào tên {0}; \"chuhe notation --list\" liệt kê tất cả."},
    {bad_move, "Nước {0}, {1}: {2}"},
});

constexpr words::Catalogues<NotationText> catalogues{english, simplified_chinese,
                                                     traditional_chinese, vietnamese};

}  // namespace

std::string notation_text(words::Language language, NotationText text,
                          std::initializer_list<std::string_view> arguments) {
  return words::fill(catalogues[language][text], arguments);
}

}  // namespace chuhe::cli
