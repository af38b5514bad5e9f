// The bytes of CBL. docs/formats/cbl.md explains them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace chuhe::record::detail {

inline constexpr std::string_view cbl_magic{"CCBridgeLibrary\0", 16};
inline constexpr std::size_t cbl_slot_size = 4096;
inline constexpr std::size_t cbl_entry_size = 276;
/// The index grows by so many entries.
inline constexpr std::size_t cbl_index_step = 128;

namespace cbl_offset {
inline constexpr std::size_t version = 16;
inline constexpr std::size_t guid = 20;
inline constexpr std::size_t mark = 52;
inline constexpr std::size_t has_deleted = 56;
inline constexpr std::size_t capacity = 60;
inline constexpr std::size_t name = 64;
inline constexpr std::size_t source = 576;
inline constexpr std::size_t creator = 832;
inline constexpr std::size_t mail = 896;
inline constexpr std::size_t created = 960;
inline constexpr std::size_t modified = 1024;
inline constexpr std::size_t remarks = 1088;
inline constexpr std::size_t entries = 66624;
}  // namespace cbl_offset

/// Places within an entry of the index.
namespace cbl_entry {
inline constexpr std::size_t state = 0;
inline constexpr std::size_t order = 4;
inline constexpr std::size_t slots = 8;
inline constexpr std::size_t size = 12;
inline constexpr std::size_t guid = 20;
inline constexpr std::size_t guid_size = 80;
inline constexpr std::size_t title = 100;
inline constexpr std::size_t title_size = 128;
inline constexpr std::uint32_t live = 7;
inline constexpr std::uint32_t deleted = 5;
}  // namespace cbl_entry

}  // namespace chuhe::record::detail
