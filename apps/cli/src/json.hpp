// JSON that commands print. The library that prints it, nlohmann/json, is seen by json.cpp alone,
// since every file that sees it takes five seconds longer to compile.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace chuhe::cli {

/// A value made to be printed. Objects keep their members in the order in which they were added.
class Json {
 public:
  using Array = std::vector<Json>;
  using Object = std::vector<std::pair<std::string, Json>>;
  using Value = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string,
                             Array, Object>;

  /// Null; becomes an object when a member is added, and an array when an element is.
  Json() = default;
  Json(std::nullptr_t) {}
  template <std::same_as<bool> T>
  Json(T value) : value_(value) {}
  template <std::signed_integral T>
  Json(T value) : value_(std::int64_t{value}) {}
  template <std::unsigned_integral T>
    requires(!std::same_as<T, bool>)
  Json(T value) : value_(std::uint64_t{value}) {}
  template <std::floating_point T>
  Json(T value) : value_(double{value}) {}
  template <std::convertible_to<std::string_view> T>
    requires(!std::same_as<T, std::nullptr_t>)
  Json(const T& text) : value_(std::string(std::string_view(text))) {}

  static Json array(std::initializer_list<Json> elements = {});
  static Json object(std::initializer_list<std::pair<std::string_view, Json>> members = {});

  /// The member called so, which is added as null when it is not there. Only for null and objects.
  Json& operator[](std::string_view name);
  /// Only for null and arrays.
  void push_back(Json element);

  /// In one line. What is no UTF-8 in texts becomes U+FFFD.
  std::string dump() const;

  const Value& value() const { return value_; }

 private:
  Value value_;
};

}  // namespace chuhe::cli
