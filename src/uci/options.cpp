#include "uci/options.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/capitals.hpp"
#include "engine/levels.hpp"
#include "game/rules_text.hpp"

namespace uci {
namespace {

using game::Rules;

struct Spin {
    std::string_view name;
    int Options::*value;
    int least;
    int most;
    OptionChange change = OptionChange::value;
};

struct Check {
    std::string_view name;
    bool Options::*value;
};

int rating_of(Rules rules, int level) {
    return static_cast<int>(engine::level_rating(rules, level));
}

constexpr std::string_view rating_name = "UCI_Elo";

constexpr std::array spins{
    Spin{"Hash", &Options::hash, 1, engine::max_table_megabytes, OptionChange::hash},
    Spin{"Threads", &Options::threads, 1, engine::max_threads, OptionChange::threads},
    Spin{"MultiPV", &Options::lines, 1, 500},
    Spin{"Move Overhead", &Options::overhead, 0, 10'000},
    Spin{"Level", &Options::level, 0, engine::max_level},
    Spin{"Seed", &Options::seed, 0, std::numeric_limits<int>::max(), OptionChange::seed},
    // The range may be that of a game selected earlier.
    Spin{rating_name, &Options::rating, 0, 4'000},
};

constexpr std::array checks{
    Check{"Ponder", &Options::ponders},
    Check{"UCI_Chess960", &Options::writes_chess960},
    Check{"UCI_AnalyseMode", &Options::analyses},
    Check{"UCI_LimitStrength", &Options::limits_strength},
    Check{"UCI_ShowWDL", &Options::shows_chances},
};

constexpr std::string_view button_name = "Clear Hash";
constexpr std::string_view evaluation_name = "Evaluation";
constexpr std::string_view by_network = "network";
constexpr std::string_view by_hand = "hand";
constexpr std::string_view network_file_name = "EvalFile";
constexpr std::string_view no_file = "<empty>";
constexpr std::string_view variant_name = "UCI_Variant";
/// The usual one first.
constexpr auto variants = [] {
    auto games = game::every_game;
    std::ranges::reverse(games);
    return games;
}();

/// Names and values are not case-sensitive.
constexpr auto is_same = core::is_same_but_for_capitals;

core::Failure<std::string> refuse(std::string_view name, std::string_view value) {
    return core::Failure(fmt::format("invalid value '{}' for {}", shown(value), name));
}

core::Result<OptionChange, std::string> set(Options& options, const Spin& spin,
                                            std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), value);
    if (error != std::errc() || end != text.end() || value < spin.least || value > spin.most)
        return refuse(spin.name, text);
    options.*spin.value = value;
    return spin.change;
}

core::Result<OptionChange, std::string> set(Options& options, const Check& check,
                                            std::string_view text) {
    const bool value = is_same(text, "true");
    if (!value && !is_same(text, "false")) return refuse(check.name, text);
    options.*check.value = value;
    return OptionChange::value;
}

core::Result<OptionChange, std::string> set_variant(Options& options, std::string_view text) {
    const auto* const found = std::ranges::find_if(
        variants, [&](Rules variant) { return is_same(to_text(variant), text); });
    if (found == variants.end()) return refuse(variant_name, text);
    if (options.rules == *found) return OptionChange::value;
    options.rules = *found;
    return OptionChange::variant;
}

core::Result<OptionChange, std::string> set_evaluation(Options& options, std::string_view text) {
    const bool uses_networks = is_same(text, by_network);
    if (!uses_networks && !is_same(text, by_hand)) return refuse(evaluation_name, text);
    if (options.uses_networks == uses_networks) return OptionChange::value;
    options.uses_networks = uses_networks;
    return OptionChange::networks;
}

core::Result<OptionChange, std::string> set_network_file(Options& options, std::string_view text) {
    options.network_file = text == no_file ? std::string_view() : text;
    return OptionChange::networks;
}

std::string spin_line(const Options& options, const Spin& spin) {
    int usual = Options().*spin.value;
    int least = spin.least;
    int most = spin.most;
    if (spin.name == rating_name) {
        least = rating_of(options.rules, engine::min_level);
        usual = most = rating_of(options.rules, engine::max_level);
    }
    return fmt::format("option name {} type spin default {} min {} max {}", spin.name, usual, least,
                       most);
}

} // namespace

Options::Options() : rating(rating_of(Rules::chess, engine::max_level)) {}

std::optional<int> Options::playing_level() const {
    if (analyses) return std::nullopt;
    if (level != 0) return level;
    if (limits_strength) return engine::level_near(rules, rating);
    return std::nullopt;
}

std::vector<std::string> option_lines(const Options& options) {
    std::vector<std::string> lines;
    lines.reserve(spins.size() + checks.size() + 4);
    for (const Spin& spin : spins) lines.push_back(spin_line(options, spin));
    for (const Check& check : checks)
        lines.push_back(fmt::format("option name {} type check default {}", check.name,
                                    Options().*check.value));
    lines.push_back(fmt::format("option name {} type button", button_name));
    lines.push_back(fmt::format("option name {} type combo default {} var {} var {}",
                                evaluation_name, by_network, by_network, by_hand));
    lines.push_back(
        fmt::format("option name {} type string default {}", network_file_name, no_file));
    std::string variant = fmt::format("option name {} type combo default {}", variant_name,
                                      to_text(variants.front()));
    for (const Rules rules : variants) variant += fmt::format(" var {}", to_text(rules));
    lines.push_back(std::move(variant));
    return lines;
}

core::Result<OptionChange, std::string> set_option(Options& options, Tokens words,
                                                   const UnknownWords& unknown) {
    while (!words.empty()) {
        const std::string_view word = words.take();
        if (word == "name") break;
        unknown(word);
    }
    const std::string name = words.take_until("value");
    const std::string value = words.take_until({});
    for (const Spin& spin : spins)
        if (is_same(spin.name, name)) return set(options, spin, value);
    for (const Check& check : checks)
        if (is_same(check.name, name)) return set(options, check, value);
    if (is_same(button_name, name)) return OptionChange::clear_hash;
    if (is_same(evaluation_name, name)) return set_evaluation(options, value);
    if (is_same(network_file_name, name)) return set_network_file(options, value);
    if (is_same(variant_name, name)) return set_variant(options, value);
    return core::Failure(fmt::format("no option '{}'", shown(name)));
}

} // namespace uci
