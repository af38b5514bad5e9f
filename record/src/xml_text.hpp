// Just enough XML for records: elements, attributes, text and CDATA, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chuhe::record {

struct XmlEvent {
  enum class Kind : std::uint8_t { start, end, text };
  Kind kind{};
  std::size_t offset = 0;
  /// The element's name without its prefix; a view into the text.
  std::string_view name;
  std::vector<std::pair<std::string_view, std::string>> attributes;
  /// Of text: what it says, entities read.
  std::string text;

  /// An attribute's value, empty when there is none.
  std::string_view attribute(std::string_view attribute_name) const;
};

/// Reads events in order. An empty element gives a start and an end. Never fails: what is broken is
/// taken for text, and the end of the text ends it.
class XmlReader {
 public:
  explicit XmlReader(std::string_view text) : text_(text) {}
  std::optional<XmlEvent> next();
  /// Whether the text ended within a tag.
  bool truncated() const { return truncated_; }

 private:
  std::optional<XmlEvent> tag();
  std::string_view text_;
  std::size_t at_ = 0;
  std::string_view pending_end_;
  std::size_t pending_offset_ = 0;
  bool truncated_ = false;
};

}  // namespace chuhe::record
