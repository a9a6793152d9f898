#include "plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace load {
namespace {

constexpr double width = 720;
constexpr double height = 220;
constexpr double left = 60;
constexpr double top = 30;
constexpr double panel_step = 290;

using Curve = std::vector<std::pair<double, double>>; ///< both from 0 to 1

std::string curve(const Curve& points, double y, std::string_view color) {
    std::string text = "<polyline fill='none' stroke='";
    text.append(color).append("' points='");
    for (const auto& [right, up] : points)
        text += fmt::format("{:.1f},{:.1f} ", left + right * width, y + height - up * height);
    return text + "'/>\n";
}

std::string label(double x, double y, std::string_view anchor, std::string_view text,
                  std::string_view color = "#333") {
    return fmt::format("<text x='{:.0f}' y='{:.0f}' text-anchor='{}' fill='{}'>{}</text>\n", x, y,
                       anchor, color, text);
}

std::string frame(double y, std::string_view title, int seconds) {
    return fmt::format("<rect x='{}' y='{}' width='{}' height='{}' fill='none' stroke='#999'/>\n",
                       left, y, width, height) +
           label(left, y - 8, "start", title) + label(left, y + height + 16, "middle", "0") +
           label(left + width, y + height + 16, "middle", fmt::format("{} s", seconds));
}

std::string mark(double y, double up, const std::string& text) {
    const double place = y + height - up * height;
    return fmt::format("<line x1='{}' x2='{}' y1='{:.1f}' y2='{:.1f}' stroke='#ddd'/>\n", left,
                       left + width, place, place) +
           label(left - 6, place + 4, "end", text);
}

/// From 0.1 to 1000 ms, by powers of ten.
double height_of(double time) {
    return std::clamp((std::log10(std::max(time, 0.1)) + 1) / 4, 0.0, 1.0);
}

std::string relay_panel(const Times& relay, int seconds) {
    struct Share {
        double part;
        const char* name;
        const char* color;
    };
    constexpr std::array shares{Share{0.5, "p50", "#1b7837"}, Share{0.99, "p99", "#2166ac"},
                                Share{1, "max", "#b2182b"}};
    const int step = std::max(1, seconds / 120);
    std::string text = frame(top, "relay, ms", seconds);
    for (const int time : {1, 10, 100}) text += mark(top, height_of(time), std::to_string(time));
    std::array<Curve, shares.size()> curves;
    for (int second = 0; second < seconds; second += step) {
        const Times part = relay.between(second, second + step);
        if (part.empty()) continue;
        for (std::size_t i = 0; i < shares.size(); ++i)
            curves[i].emplace_back((second + step / 2.0) / seconds,
                                   height_of(part.at(shares[i].part)));
    }
    for (std::size_t i = 0; i < shares.size(); ++i)
        text += curve(curves[i], top, shares[i].color) +
                label(left + width - 40.0 * static_cast<double>(shares.size() - i), top - 8,
                      "start", shares[i].name, shares[i].color);
    return text;
}

std::string memory_panel(const std::vector<std::int64_t>& memory, int seconds) {
    constexpr double mebibyte = 1 << 20;
    const double y = top + panel_step;
    const double most =
        memory.empty() ? 1 : static_cast<double>(*std::ranges::max_element(memory)) * 1.2;
    std::string text = frame(y, "memory of the server, MiB", seconds);
    for (const double up : {0.25, 0.5, 0.75, 1.0})
        text += mark(y, up, fmt::format("{:.0f}", most * up / mebibyte));
    Curve points;
    for (std::size_t second = 0; second < memory.size(); ++second)
        points.emplace_back(static_cast<double>(second + 1) / seconds,
                            static_cast<double>(memory[second]) / most);
    return text + curve(points, y, "#762a83");
}

} // namespace

std::string plot(const Figures& figures, int seconds) {
    return fmt::format("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {} {}' "
                       "font-family='sans-serif' font-size='12'>\n"
                       "<rect width='100%' height='100%' fill='white'/>\n",
                       left + width + 40, 2 * panel_step + 10) +
           relay_panel(figures.relay, seconds) + memory_panel(figures.memory, seconds) + "</svg>\n";
}

} // namespace load
