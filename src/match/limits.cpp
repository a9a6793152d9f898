#include "match/limits.hpp"

#include "core/digits.hpp"
#include "core/seconds.hpp"
#include "match/add_setting.hpp"

namespace match {
namespace {

constexpr std::chrono::seconds day = std::chrono::hours(24);
constexpr int most_moves = 1000;
constexpr int most_depth = 1000;
constexpr std::uint64_t most_nodes = 1'000'000'000'000'000;

std::string seconds_text(Milliseconds time) {
    std::string text = std::to_string(time.count() / 1000);
    if (time.count() % 1000 == 0) return text;
    const std::string decimals = std::to_string(1000 + time.count() % 1000);
    text += '.' + decimals.substr(1);
    return text.substr(0, text.find_last_not_of('0') + 1);
}

} // namespace

std::optional<ClockTerms> read_clock_terms(std::string_view text) {
    ClockTerms control;
    if (const std::size_t slash = text.find('/'); slash != std::string_view::npos) {
        const auto moves = core::read_number(text.substr(0, slash), 1, most_moves);
        if (!moves) return std::nullopt;
        control.moves = *moves;
        text.remove_prefix(slash + 1);
    }
    const std::size_t plus = text.find('+');
    const auto base = core::read_seconds(text.substr(0, plus), day);
    if (!base || base->count() == 0) return std::nullopt;
    control.base = *base;
    if (plus == std::string_view::npos) return control;
    const auto increment = core::read_seconds(text.substr(plus + 1), day);
    if (!increment) return std::nullopt;
    control.increment = *increment;
    return control;
}

std::string to_text(const ClockTerms& control) {
    std::string text = control.moves > 0 ? std::to_string(control.moves) + '/' : "";
    text += seconds_text(control.base);
    if (control.increment.count() > 0) text += '+' + seconds_text(control.increment);
    return text;
}

std::string to_text(const MoveLimits& limits) {
    std::string text;
    if (limits.clock) add_setting(text, "time", to_text(*limits.clock));
    if (limits.move_time.count() > 0)
        add_setting(text, "movetime", std::to_string(limits.move_time.count()));
    if (limits.nodes > 0) add_setting(text, "nodes", std::to_string(limits.nodes));
    if (limits.depth > 0) add_setting(text, "depth", std::to_string(limits.depth));
    return text;
}

bool set_limit(MoveLimits& limits, std::string_view name, std::string_view value) {
    if (name == "time") {
        const auto control = read_clock_terms(value);
        if (control) limits.clock = control;
        return control.has_value();
    }
    if (name == "movetime") {
        const auto time = core::read_number(value, 1, Milliseconds(day).count());
        if (time) limits.move_time = Milliseconds(*time);
        return time.has_value();
    }
    if (name == "nodes") {
        const auto nodes = core::read_number(value, 1, most_nodes);
        limits.nodes = nodes.value_or(limits.nodes);
        return nodes.has_value();
    }
    if (name != "depth") return false;
    const auto depth = core::read_number(value, 1, most_depth);
    limits.depth = depth.value_or(limits.depth);
    return depth.has_value();
}

} // namespace match
