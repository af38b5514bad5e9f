#include "progress_file.hpp"

#include <nlohmann/json.hpp>

namespace chuhe::spsa {

std::string print_progress(const Progress& progress) {
  nlohmann::ordered_json json;
  json["chuhe_spsa"] = 1;
  json["iterations"] = progress.schedule.iterations;
  json["rate"] = progress.schedule.rate;
  json["seed"] = progress.schedule.seed;
  json["nodes"] = progress.conditions.nodes;
  json["pairs"] = progress.conditions.pairs;
  json["done"] = progress.done;
  json["parameters"] = nlohmann::ordered_json::array();
  for (const Parameter& each : progress.parameters) {
    json["parameters"].push_back({{"name", each.name},
                                  {"least", each.least},
                                  {"most", each.most},
                                  {"step", each.step},
                                  {"value", each.value}});
  }
  return json.dump(1) + '\n';
}

std::optional<Progress> parse_progress(std::string_view text) {
  Progress progress;
  try {
    const auto json = nlohmann::json::parse(text);
    if (json.at("chuhe_spsa") != 1) return std::nullopt;
    json.at("iterations").get_to(progress.schedule.iterations);
    json.at("rate").get_to(progress.schedule.rate);
    json.at("seed").get_to(progress.schedule.seed);
    json.at("nodes").get_to(progress.conditions.nodes);
    json.at("pairs").get_to(progress.conditions.pairs);
    json.at("done").get_to(progress.done);
    for (const auto& each : json.at("parameters")) {
      Parameter& parameter = progress.parameters.emplace_back();
      each.at("name").get_to(parameter.name);
      each.at("least").get_to(parameter.least);
      each.at("most").get_to(parameter.most);
      each.at("step").get_to(parameter.step);
      each.at("value").get_to(parameter.value);
    }
  } catch (const nlohmann::json::exception&) {
    return std::nullopt;
  }
  if (progress.done < 0 || progress.done > progress.schedule.iterations) return std::nullopt;
  for (const Parameter& each : progress.parameters) {
    if (!(each.step > 0) || !(each.value >= each.least && each.value <= each.most)) {
      return std::nullopt;
    }
  }
  return progress;
}

}  // namespace chuhe::spsa
