#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "trainer.hpp"

namespace chuhe::train {

namespace {

constexpr double width = 720;
constexpr double height = 420;
constexpr double left = 80;
constexpr double right = 20;
constexpr double top = 50;
constexpr double bottom = 50;

struct Axis {
  double low;
  double high;
  double step;
};

// Between round numbers.
Axis axis_of(double low, double high) {
  const double range = std::max(high - low, 1e-9);
  double step = std::pow(10, std::floor(std::log10(range / 4)));
  for (double factor : {2.0, 2.5, 2.0}) {
    if (range / step > 8) step *= factor;
  }
  const double from = std::floor(low / step) * step;
  return {from, std::max(std::ceil(high / step) * step, from + step), step};
}

std::string escaped(const std::string& text) {
  std::string result;
  for (char c : text) {
    switch (c) {
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '&': result += "&amp;"; break;
      default: result += c;
    }
  }
  return result;
}

}  // namespace

std::string loss_plot(const std::vector<Epoch>& epochs, const std::string& title) {
  double low = 1e9;
  double high = 0;
  for (const Epoch& epoch : epochs) {
    for (double loss : {epoch.loss, epoch.held_out_loss}) {
      if (loss <= 0) continue;
      low = std::min(low, loss);
      high = std::max(high, loss);
    }
  }
  const Axis axis = axis_of(std::min(low, high), high);
  const double last = std::max<double>(2, static_cast<double>(epochs.size()));
  const auto x = [&](double epoch) {
    return left + (epoch - 1) / (last - 1) * (width - left - right);
  };
  const auto y = [&](double loss) {
    return top + (axis.high - loss) / (axis.high - axis.low) * (height - top - bottom);
  };
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
      "height=\"{1}\" font-family=\"sans-serif\" font-size=\"13\">\n"
      "<rect width=\"{0}\" height=\"{1}\" fill=\"white\"/>\n"
      "<text x=\"{2}\" y=\"24\" font-size=\"16\">{3}</text>\n",
      width, height, left, escaped(title));
  for (double loss = axis.low; loss <= axis.high + axis.step / 2; loss += axis.step) {
    text += fmt::format(
        "<path d=\"M{0} {1:.1f}H{2}\" stroke=\"#ddd\"/><text x=\"{3}\" y=\"{4:.1f}\" "
        "text-anchor=\"end\">{5:.5f}</text>\n",
        left, y(loss), width - right, left - 8, y(loss) + 4, loss);
  }
  const int every = std::max(1, static_cast<int>(last) / 10);
  for (int epoch = 1; epoch <= static_cast<int>(last); epoch += every) {
    text += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n", x(epoch),
                        height - bottom + 20, epoch);
  }
  text += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">epoch</text>\n",
                      (left + width - right) / 2, height - 10);
  const auto line = [&](double Epoch::* loss, const char* color, const char* name, double at) {
    std::string path;
    for (std::size_t i = 0; i < epochs.size(); ++i) {
      if (epochs[i].*loss <= 0) continue;
      path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? 'M' : 'L',
                          x(static_cast<double>(i + 1)), y(epochs[i].*loss));
    }
    if (path.empty()) return;
    text += fmt::format(
        "<path d=\"{0}\" fill=\"none\" stroke=\"{1}\" stroke-width=\"2\"/>\n"
        "<text x=\"{2}\" y=\"{3}\" text-anchor=\"end\" fill=\"{1}\">{4}</text>\n",
        path, color, width - right, at, name);
  };
  line(&Epoch::loss, "#1f6fb2", "training", 24);
  line(&Epoch::held_out_loss, "#c0392b", "held out", 42);
  return text + "</svg>\n";
}

}  // namespace chuhe::train
