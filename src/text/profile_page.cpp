#include "text/profile_page.hpp"

#include <algorithm>
#include <cmath>

#include "phrase/games.hpp"
#include "phrase/profiles.hpp"
#include "words/layout.hpp"
#include "words/profile_messages.hpp"

namespace text {
namespace {

namespace message = words::message;
using words::say;
using words::Voice;

constexpr std::size_t plot_columns = 60;
constexpr std::size_t plot_rows = 9;

long rounded(double value) { return std::lround(value); }

void add_rating(std::vector<std::string>& lines, Voice voice, const play::Profile& profile,
                game::Rules rules) {
    const auto rating = profile.rating(rules);
    if (!rating) return;
    lines.push_back(phrase::rating_text(voice, *rating));
    lines.push_back(say(voice, message::profile_progress));
    std::vector<double> values;
    for (const play::RatingPoint& point : profile.rating_history(rules))
        values.push_back(point.rating.value);
    for (std::string& line : plot(values, plot_columns, plot_rows))
        lines.push_back(std::move(line));
}

void add_game(std::vector<std::string>& lines, Voice voice, const play::Profile& profile,
              game::Rules rules) {
    const play::Tally total = profile.total(rules);
    if (total.played() == 0) return;
    lines.emplace_back();
    lines.push_back(say(voice, of_game(rules, message::profile_stackchess, message::profile_chess),
                        {{"games", phrase::tally_text(voice, total)}}));
    for (const play::TallyLine& line : profile.tallies())
        if (line.rules == rules)
            lines.push_back(say(voice, message::profile_opponent,
                                {{"opponent", phrase::seat_name(voice, line.opponent)},
                                 {"games", phrase::tally_text(voice, line.tally)}}));
    add_rating(lines, voice, profile, rules);
}

} // namespace

std::vector<std::string> profile_page(Voice voice, const play::Profile& profile) {
    std::vector<std::string> lines{say(voice, message::profile_title, {{"name", profile.name}})};
    if (profile.games.empty()) lines.push_back(say(voice, message::profile_without_games));
    for (const game::Rules rules : game::every_game) add_game(lines, voice, profile, rules);
    return lines;
}

std::vector<std::string> plot(const std::vector<double>& values, std::size_t columns,
                              std::size_t rows) {
    if (values.empty()) return {};
    const std::size_t first = values.size() - std::min(values.size(), columns);
    const auto begin = values.begin() + static_cast<std::ptrdiff_t>(first);
    const auto [lowest, highest] = std::minmax_element(begin, values.end());
    const double bottom = std::floor(*lowest / 50) * 50;
    const double step =
        std::max(std::ceil((*highest - bottom) / static_cast<double>(rows - 1)), 1.0);
    std::vector<std::string> lines(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        const double level = bottom + step * static_cast<double>(rows - 1 - row);
        std::string label = std::to_string(rounded(level));
        label.insert(0, label.size() < 5 ? 5 - label.size() : 0, ' ');
        std::string curve;
        for (auto value = begin; value != values.end(); ++value)
            curve +=
                rounded((*value - bottom) / step) == rounded((level - bottom) / step) ? '*' : ' ';
        lines[row] = label.append(" |").append(curve);
    }
    lines.push_back("      +" + std::string(values.size() - first, '-'));
    return lines;
}

std::optional<std::string> ask_player(Dialogue& dialogue, const play::Places& places) {
    const play::Profiles profiles(places.profiles);
    const std::string names = words::joined(profiles.list(), ", ");
    if (names.empty())
        dialogue.say(message::profiles_none);
    else
        dialogue.say(message::profiles_title, {{"names", names}});
    const Question question{dialogue.words(message::ask_player),
                            dialogue.words(message::ask_player_help)};
    while (const auto name = dialogue.ask(question)) {
        if (name->empty()) return std::nullopt;
        const auto profile = profiles.create(*name);
        if (!profile) {
            dialogue.print_line(phrase::profile_error(dialogue.voice(), *name, profile.error()));
            continue;
        }
        for (const std::string& line : profile_page(dialogue.voice(), *profile))
            dialogue.print_line(line);
        dialogue.say(message::player_chosen, {{"name", *name}});
        return name;
    }
    return std::nullopt;
}

} // namespace text
