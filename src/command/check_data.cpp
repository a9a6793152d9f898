#include "command/check_data.hpp"

#include "command/server_data.hpp"
#include "words/account_messages.hpp"
#include "words/command_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

/// Prints the faults of the database itself; returns their number.
store::Result<std::size_t> check_tables(const Console& console, store::Store& store) {
    const auto findings = store.flaws();
    if (!findings) return core::Failure(findings.error());
    for (const store::CheckFinding& one : *findings)
        console.out << say(console.voice, message::flaws[static_cast<std::size_t>(one.flaw)],
                           {{"subject", words::harmless(one.subject)}})
                    << '\n';
    return findings->size();
}

/// Prints which games break their rules, and why; returns their number.
store::Result<std::size_t> check_games(const Console& console, store::Store& store,
                                       const CheckGame& check_game) {
    std::size_t wrong = 0;
    const auto visited = store.visit_games([&](const store::PlayedGame& game) {
        if (const auto fault = check_game(game)) {
            ++wrong;
            console.out << say(console.voice, message::game_wrong,
                               {{"game", words::harmless(game.game.id)}, {"why", *fault}})
                        << '\n';
        }
        return true;
    });
    if (!visited) return core::Failure(visited.error());
    return wrong;
}

} // namespace

std::string counts_line(words::Voice voice, const store::Counts& counts) {
    const auto number = [](std::int64_t count) { return static_cast<std::uint64_t>(count); };
    return say(voice, message::check_counts,
               {{"accounts", say(voice, message::accounts_counted, number(counts.accounts))},
                {"games", say(voice, message::games_counted, number(counts.games))},
                {"running", counts.running},
                {"events", say(voice, message::events_counted, number(counts.events))}});
}

int check_data(const Console& console, const std::string& name, store::Store& store,
               const CheckGame& check_game) {
    const auto flaws = check_tables(console, store);
    if (!flaws) return console.complain(complaint_of(console.voice, name, flaws.error()));
    const auto games = check_games(console, store, check_game);
    if (!games) return console.complain(complaint_of(console.voice, name, games.error()));
    const auto counts = store.counts();
    if (!counts) return console.complain(complaint_of(console.voice, name, counts.error()));
    console.out << counts_line(console.voice, *counts) << '\n';
    const std::size_t wrong = *flaws + *games;
    console.out << (wrong == 0 ? say(console.voice, message::check_well)
                               : say(console.voice, message::errors_counted, wrong))
                << '\n';
    return wrong == 0 ? success : refused;
}

} // namespace command
