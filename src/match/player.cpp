#include "match/player.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>

#include "core/capitals.hpp"
#include "core/checksum.hpp"
#include "core/digits.hpp"
#include "match/add_setting.hpp"

namespace match {
namespace {

constexpr std::string_view ourselves = "self";
constexpr std::string_view level_word = "level";
constexpr std::array<std::string_view, 5> settings{level_word, "nodes", "depth", "movetime",
                                                   "time"};

bool is_setting(std::string_view word) {
    return std::ranges::find(settings, word) != settings.end();
}

bool is_name(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char sign) {
        return core::is_digit(sign) || (sign >= 'a' && sign <= 'z') ||
               (sign >= 'A' && sign <= 'Z') || sign == '-' || sign == '_' || sign == '.' ||
               sign == '+';
    });
}

/// Whether a text starts like our own settings: `self`, `self,…` or `level=…`.
bool is_ourselves(std::string_view text) {
    const std::size_t end = text.find_first_of(",=");
    const std::string_view word = text.substr(0, end);
    if (word == ourselves) return end == std::string_view::npos || text[end] == ',';
    return end != std::string_view::npos && text[end] == '=' && is_setting(word);
}

bool set(Contestant& player, std::string_view setting) {
    if (setting == ourselves) return true;
    const std::size_t equals = setting.find('=');
    if (equals == std::string_view::npos) return false;
    const std::string_view name = setting.substr(0, equals);
    const std::string_view value = setting.substr(equals + 1);
    if (name != level_word) return set_limit(player.limits, name, value);
    const auto level = core::read_number(value, 1, max_level);
    if (level) player.options.push_back({"Level", std::string(value)});
    return level.has_value();
}

core::Result<Contestant, PlayerFault> read_ourselves(std::string_view text) {
    Contestant player{.name = std::string(text)};
    while (true) {
        const std::size_t comma = text.find(',');
        if (!set(player, text.substr(0, comma))) return core::Failure(PlayerFault::wrong_value);
        if (comma == std::string_view::npos) return player;
        text.remove_prefix(comma + 1);
    }
}

core::Result<Contestant, PlayerFault> read_command(std::string_view text) {
    auto words = split_words(text);
    if (!words) return core::Failure(PlayerFault::open_quote);
    if (words->empty() || words->front().empty()) return core::Failure(PlayerFault::no_command);
    const std::string& program = words->front();
    Contestant player{.name = program.substr(program.rfind('/') + 1)};
    player.command = *std::move(words);
    return player;
}

} // namespace

bool Contestant::sets(std::string_view option) const {
    return std::ranges::any_of(options, [&](const OptionValue& set) {
        return core::is_same_but_for_capitals(set.name, option);
    });
}

core::Result<Contestant, PlayerFault> read_player(std::string_view text) {
    const auto read = [](std::string_view what) {
        return is_ourselves(what) ? read_ourselves(what) : read_command(what);
    };
    const std::size_t equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    if (equals == std::string_view::npos || !is_name(name) || is_setting(name)) return read(text);
    auto player = read(text.substr(equals + 1));
    if (player) player->name = name;
    return player;
}

std::string settings_text(const Contestant& player) {
    std::string text = to_text(player.limits);
    for (const auto& [name, value] : player.options) add_setting(text, name, value);
    constexpr std::size_t most = 1000;
    if (text.size() <= most) return text;
    return text.substr(0, most) + "... " + core::checksum_text(core::checksum(text));
}

void tell_apart(std::vector<Contestant>& players) {
    std::set<std::string> taken;
    for (Contestant& player : players) {
        std::string name = player.name;
        for (int i = 2; !taken.insert(name).second; ++i)
            name = player.name + ' ' + std::to_string(i);
        player.name = std::move(name);
    }
}

std::optional<std::vector<std::string>> split_words(std::string_view line) {
    std::vector<std::string> words;
    bool in_word = false;
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char sign = line[i];
        if (quote == 0 && (sign == ' ' || sign == '\t')) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        if (quote != 0 && sign == quote)
            quote = 0;
        else if (quote == 0 && (sign == '"' || sign == '\''))
            quote = sign;
        else if (sign == '\\' && quote != '\'' && i + 1 < line.size())
            words.back() += line[++i];
        else
            words.back() += sign;
    }
    if (quote != 0) return std::nullopt;
    return words;
}

} // namespace match
