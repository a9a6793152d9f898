#include <array>
#include <cassert>
#include <optional>

#include "core/checksum.hpp"
#include "core/digits.hpp"
#include "engine/searcher.hpp"
#include "game/rules_text.hpp"
#include "play/name.hpp"
#include "play/profile_text.hpp"

namespace play {
namespace {

constexpr std::string_view first_line = "stackchess profile 1";
constexpr std::string_view last_word = "checksum";
constexpr std::array<std::string_view, 3> score_words{"lost", "drawn", "won"};

/// Removes a line from a text; nothing where none ends.
std::optional<std::string_view> take_line(std::string_view& text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    return line;
}

/// Removes a word and the space behind it.
std::string_view take_word(std::string_view& line) {
    const std::size_t end = line.find(' ');
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
    return word;
}

template <class Enum, std::size_t size>
std::optional<Enum> find_word(const std::array<std::string_view, size>& words,
                              std::string_view word) {
    for (std::size_t i = 0; i < size; ++i)
        if (words[i] == word) return static_cast<Enum>(i);
    return std::nullopt;
}

bool is_date(std::string_view text) {
    constexpr std::string_view form = "dddd-dd-dd";
    if (text.size() != form.size()) return false;
    for (std::size_t i = 0; i < form.size(); ++i)
        if (form[i] == 'd' ? !core::is_digit(text[i]) : text[i] != form[i]) return false;
    return true;
}

std::optional<Seat> read_opponent(std::string_view text) {
    const std::string_view kind = take_word(text);
    if (kind == "person" && (text.empty() || is_name(text))) return Seat{.name = std::string(text)};
    const auto level = core::read_number(text, engine::min_level, engine::max_level);
    if (kind != "computer" || !level) return std::nullopt;
    return Seat{SeatKind::computer, *level};
}

std::optional<ProfileGame> read_game(std::string_view line) {
    if (take_word(line) != "game") return std::nullopt;
    const std::string_view date = take_word(line);
    const auto rules = game::read_rules(take_word(line));
    const auto score = find_word<PersonalResult>(score_words, take_word(line));
    const auto opponent = read_opponent(line);
    if (!is_date(date) || !rules || !score || !opponent) return std::nullopt;
    return ProfileGame{std::string(date), *rules, *opponent, *score};
}

std::string opponent_text(const Seat& seat) {
    if (seat.kind == SeatKind::computer) return "computer " + std::to_string(seat.level);
    return is_name(seat.name) ? "person " + seat.name : "person";
}

core::Failure<ProfileError> damaged(std::size_t line) {
    return core::Failure<ProfileError>(ProfileError{.fault = ProfileFault::damaged, .line = line});
}

} // namespace

std::string profile_text(const Profile& profile) {
    std::string text(first_line);
    for (const ProfileGame& game : profile.games) {
        assert(is_date(game.date));
        text += "\ngame " + game.date + ' ';
        text += to_text(game.rules);
        text += ' ';
        text += score_words[static_cast<std::size_t>(game.score)];
        text += ' ' + opponent_text(game.opponent);
    }
    text += '\n';
    const std::string sum = core::checksum_text(core::checksum(text));
    return text + std::string(last_word) + ' ' + sum + '\n';
}

ProfileResult read_profile(std::string_view name, std::string_view text) {
    const std::string_view whole = text;
    Profile profile{std::string(name)};
    if (take_line(text) != first_line) return damaged(1);
    for (std::size_t number = 2;; ++number) {
        const std::size_t before = whole.size() - text.size();
        auto line = take_line(text);
        if (!line) return damaged(number);
        if (auto game = read_game(*line)) {
            profile.games.push_back(std::move(*game));
            continue;
        }
        if (take_word(*line) != last_word || !text.empty()) return damaged(number);
        const auto sum = core::checksum_text(core::checksum(whole.substr(0, before)));
        if (*line != sum) return damaged(0);
        return profile;
    }
}

} // namespace play
