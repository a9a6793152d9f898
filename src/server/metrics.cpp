#include "server/metrics.hpp"

#include <algorithm>

namespace server {
namespace {

std::string seconds_text(std::int64_t microseconds) {
    std::string digits = std::to_string(microseconds);
    if (digits.size() < 7) digits.insert(0, 7 - digits.size(), '0');
    digits.insert(digits.size() - 6, ".");
    while (digits.ends_with('0')) digits.pop_back();
    if (digits.ends_with('.')) digits.pop_back();
    return digits;
}

} // namespace

void Histogram::add(std::chrono::nanoseconds time) {
    const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    const auto bound = std::ranges::lower_bound(bounds, microseconds);
    ++counts_[static_cast<std::size_t>(bound - bounds.begin())];
    sum_ += time;
}

std::string Histogram::text(std::string_view name) const {
    const std::string own(name);
    std::string text = "# TYPE " + own + " histogram\n";
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        total += counts_[i];
        text +=
            own + "_bucket{le=\"" + seconds_text(bounds[i]) + "\"} " + std::to_string(total) + '\n';
    }
    total += counts_.back();
    text += own + "_bucket{le=\"+Inf\"} " + std::to_string(total) + '\n';
    const auto sum = std::chrono::duration_cast<std::chrono::microseconds>(sum_).count();
    text += own + "_sum " + seconds_text(sum) + '\n';
    return text + own + "_count " + std::to_string(total) + '\n';
}

std::string metric(std::string_view name, std::string_view type, std::uint64_t value) {
    const std::string own(name);
    return "# TYPE " + own + ' ' + std::string(type) + '\n' + own + ' ' + std::to_string(value) +
           '\n';
}

} // namespace server
