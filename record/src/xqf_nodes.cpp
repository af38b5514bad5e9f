#include <algorithm>

#include <chuhe/record/xqf.hpp>

#include "bytes.hpp"
#include "xqf_format.hpp"

namespace chuhe::record {

namespace {

constexpr std::size_t node_size = 4;
constexpr std::size_t length_size = 4;

// Where a comment's length points behind the end: the text up to what can be no text.
std::size_t text_length(Bytes bytes) {
  const auto end = std::ranges::find_if(bytes, [](char c) {
    return static_cast<unsigned char>(c) < ' ' && c != '\r' && c != '\n' && c != '\t';
  });
  return static_cast<std::size_t>(end - bytes.begin());
}

}  // namespace

XqfNodes::XqfNodes(Bytes file) : file_(file), offset_(detail::xqf_header_size) {
  const int version = detail::byte_at(file, detail::xqf_offset::version);
  encrypted_ = version > detail::xqf_plain_version;
  if (!encrypted_ || file.size() < detail::xqf_offset::pieces) return;
  const detail::XqfKeys keys = detail::xqf_keys(file, version);
  stream_ = keys.stream;
  masked_ = std::ranges::any_of(stream_, [](std::uint8_t byte) { return byte != 0; });
  comment_shift_ = keys.comment_length;
  from_shift_ = keys.from;
  to_shift_ = keys.to;
}

bool XqfNodes::next(Node& node) {
  fault_ = Fault::none;
  const std::size_t left = offset_ < file_.size() ? file_.size() - offset_ : 0;
  if (left < 2) {
    fault_ = Fault::truncated;
    return false;
  }
  node.offset = offset_;
  node.from = static_cast<std::uint8_t>(plain_byte(offset_) - 24 - from_shift_);
  node.to = static_cast<std::uint8_t>(plain_byte(offset_ + 1) - 32 - to_shift_);
  node.has_next = false;
  node.has_alternative = false;
  node.comment = {};
  if (left < node_size) {
    offset_ = file_.size();
    fault_ = Fault::truncated;
    return true;
  }
  const std::uint8_t flags = plain_byte(offset_ + 2);
  offset_ += node_size;
  if (encrypted_) {
    node.has_next = (flags & 0x80U) != 0;
    node.has_alternative = (flags & 0x40U) != 0;
    if ((flags & 0x20U) != 0) read_comment(node);
  } else {
    node.has_next = (flags & 0xf0U) != 0;
    node.has_alternative = (flags & 0x0fU) != 0;
    read_comment(node);
  }
  return true;
}

void XqfNodes::read_comment(Node& node) {
  const std::size_t left = file_.size() - offset_;
  if (left < length_size) {
    offset_ = file_.size();
    fault_ = Fault::truncated;
    return;
  }
  std::uint32_t length = 0;
  for (std::size_t i = length_size; i-- > 0;) {
    length = length << 8 | plain_byte(offset_ + i);
  }
  offset_ += length_size;
  node.comment_offset = offset_;
  if (length < comment_shift_) {
    fault_ = Fault::bad_length;
    return;
  }
  std::size_t taken = length - comment_shift_;
  if (taken > left - length_size) {
    taken = left - length_size;
    fault_ = Fault::truncated;
  }
  node.comment = file_.substr(offset_, taken);
  if (masked_) {
    comment_.resize(taken);
    for (std::size_t i = 0; i < taken; ++i) {
      comment_[i] = static_cast<char>(plain_byte(offset_ + i));
    }
    node.comment = comment_;
  }
  offset_ += taken;
  if (fault_ == Fault::truncated) node.comment = node.comment.substr(0, text_length(node.comment));
}

}  // namespace chuhe::record
