#include <algorithm>
#include <cmath>
#include <memory>

#include "command/account.hpp"
#include "command/rating_review.hpp"
#include "words/account_messages.hpp"
#include "words/command_messages.hpp"
#include "words/layout.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::harmless;
using words::say;

std::string line_of(words::Voice voice, const store::Report& report) {
    const bool is_deleted = report.about.kind == store::PlayerKind::deleted;
    const std::string about =
        is_deleted ? say(voice, message::deleted_account) : harmless(report.about.name);
    return say(voice, message::review_report,
               {{"day", day_of(report.time)},
                {"by", harmless(report.by.name)},
                {"about", about},
                {"game", harmless(report.game)},
                {"text", harmless(report.text)}});
}

std::string line_of(words::Voice voice, const RepeatedWin& win) {
    constexpr std::size_t shown = 10;
    std::vector<std::string> games = win.games;
    games.resize(std::min(games.size(), shown));
    if (games.size() < win.games.size()) games.emplace_back("...");
    return say(voice, message::review_repeated,
               {{"winner", win.winner},
                {"loser", win.loser},
                {"count", win.games.size()},
                {"plies", RatingReview::compared_plies},
                {"games", words::joined(games, ", ")}});
}

std::string line_of(words::Voice voice, const GainFromNewcomers& gain) {
    return say(
        voice, message::review_gain,
        {{"name", gain.name},
         {"points", std::lround(gain.points)},
         {"games", say(voice, message::games_counted, static_cast<std::uint64_t>(gain.games))},
         {"days", RatingReview::new_age.count()}});
}

/// Everything that a person should look at, one line each.
store::Result<std::vector<std::string>> findings(words::Voice voice, store::Store& store) {
    constexpr int most_reports = 1000;
    std::vector<std::string> lines;
    const auto add = [&](const auto& all) {
        for (const auto& one : all) lines.push_back(line_of(voice, one));
    };
    const auto reports = store.reports(most_reports);
    if (!reports) return core::Failure(reports.error());
    const auto accounts = store.accounts();
    if (!accounts) return core::Failure(accounts.error());
    RatingReview review(*accounts);
    const auto visited = store.visit_games([&](const store::PlayedGame& game) {
        review.add(game);
        return true;
    });
    if (!visited) return core::Failure(visited.error());
    add(*reports);
    add(review.repeated_wins());
    add(review.gains());
    return lines;
}

int review(const Console& console, const DataOptions& options) {
    const auto data = open_server_data(console, options, false);
    if (!data) return console.complain(data.error());
    const auto lines = findings(console.voice, *data->store);
    if (!lines) return console.complain(complaint_of(console.voice, data->name, lines.error()));
    for (const std::string& line : *lines) console.out << line << '\n';
    if (lines->empty()) console.out << say(console.voice, message::review_nothing) << '\n';
    return success;
}

} // namespace

Subcommand add_account_review(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("review", say(voice, message::help_account_review),
                                            say(voice, message::help_account_review_examples));
    auto options = std::make_shared<DataOptions>();
    add_data_options(line, *options, voice);
    return {line, [options](Console& console) { return review(console, *options); }};
}

} // namespace command
