#include "json.hpp"

#include <algorithm>
#include <cassert>

#include <nlohmann/json.hpp>

namespace chuhe::cli {

namespace {

using Library = nlohmann::ordered_json;

struct Converter {
  Library operator()(const Json::Array& elements) const {
    Library result = Library::array();
    for (const Json& element : elements) result.push_back(std::visit(*this, element.value()));
    return result;
  }
  Library operator()(const Json::Object& members) const {
    Library result = Library::object();
    for (const auto& [name, member] : members) result[name] = std::visit(*this, member.value());
    return result;
  }
  Library operator()(const auto& plain) const { return plain; }
};

}  // namespace

Json Json::array(std::initializer_list<Json> elements) {
  Json result;
  result.value_ = Array(elements);
  return result;
}

Json Json::object(std::initializer_list<std::pair<std::string_view, Json>> members) {
  Json result;
  Object& object = result.value_.emplace<Object>();
  for (const auto& [name, value] : members) object.emplace_back(name, value);
  return result;
}

Json& Json::operator[](std::string_view name) {
  if (std::holds_alternative<std::nullptr_t>(value_)) value_.emplace<Object>();
  assert(std::holds_alternative<Object>(value_));
  Object& object = std::get<Object>(value_);
  const auto found = std::ranges::find(object, name, &Object::value_type::first);
  if (found != object.end()) return found->second;
  return object.emplace_back(name, Json()).second;
}

void Json::push_back(Json element) {
  if (std::holds_alternative<std::nullptr_t>(value_)) value_.emplace<Array>();
  assert(std::holds_alternative<Array>(value_));
  std::get<Array>(value_).push_back(std::move(element));
}

std::string Json::dump() const {
  return std::visit(Converter(), value_).dump(-1, ' ', false, Library::error_handler_t::replace);
}

}  // namespace chuhe::cli
