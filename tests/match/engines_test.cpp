#include <cstdint>
#include <future>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "match/resumption.hpp"
#include "match/tournament.hpp"
#include "record/pgn_writer.hpp"

namespace {

using core::Color;
using match::Fault;
using match::FinishedGame;
using match::Milliseconds;
using match::Plan;
using match::Standings;

/// Exceeded by no engine that answers, however busy the machine is.
constexpr Milliseconds patience = std::chrono::minutes(2);

/// The same where an engine that never answers is waited for.
constexpr Milliseconds patience_with_silence = std::chrono::seconds(10);

match::Contestant scripted(const std::string& fault = "") {
    match::Contestant player{.name = fault.empty() ? "good" : fault};
    player.command = {SCRIPTED_ENGINE, fault};
    player.limits.depth = 1;
    return player;
}

Plan plan_of(std::vector<match::Contestant> players, game::Rules rules = game::Rules::chess) {
    Plan plan{.rules = rules, .players = std::move(players), .patience = patience};
    plan.conduct.adjudication.max_moves = 5;
    return plan;
}

record::Setup start_of(game::Rules rules) {
    if (rules == game::Rules::chess) return chess::start_setup();
    return stackchess::start_setup({});
}

struct Played {
    Standings standings;
    std::vector<FinishedGame> games{};
};

Played play(const Plan& plan, std::size_t games, int plies = 4) {
    Played played{Standings(plan.players.size(), games)};
    match::Openings openings({start_of(plan.rules)}, plies, 1);
    const match::Stop stop;
    match::run_match(plan, openings, played.standings, stop,
                     {.finished =
                          [&](const FinishedGame& game) {
                              played.games.push_back(game);
                              return true;
                          },
                      .waited = [] {}});
    return played;
}

/// A pair of games of a good engine against a bad one, which must be blamed twice.
void expect_blame(match::Contestant bad, Fault fault) {
    Plan plan = plan_of({scripted(), std::move(bad)});
    if (fault == Fault::hang || fault == Fault::no_greeting || fault == Fault::not_ready)
        plan.patience = patience_with_silence;
    plan.concurrency = 2;
    const Played played = play(plan, 2);
    ASSERT_EQ(played.games.size(), 2U) << plan.players[1].name;
    Standings::Faults expected{};
    expected[match::index(fault)] = 2;
    EXPECT_EQ(played.standings.faults(1), expected) << plan.players[1].name;
    EXPECT_EQ(played.standings.faults(0), Standings::Faults{}) << plan.players[1].name;
    EXPECT_EQ(played.standings.results(0), (match::WinDrawLoss{2, 0, 0})) << plan.players[1].name;
}

TEST(Faults, AreBlamedOnTheRightEngine) {
    const std::vector<std::pair<std::string, Fault>> faults{
        {"dies-at-start", Fault::crash},
        {"misnames-uciok", Fault::no_greeting},
        {"is-never-ready", Fault::not_ready},
        {"crashes", Fault::crash},
        {"closes", Fault::crash},
        {"hangs", Fault::hang},
        {"babbles", Fault::hang},
        {"chatters", Fault::hang},
        {"plays-illegally", Fault::illegal_move},
        {"plays-nothing", Fault::illegal_move},
        {"writes-san", Fault::illegal_move}};
    // In parallel, because they mostly wait.
    std::vector<std::future<void>> all;
    for (const auto& [name, fault] : faults)
        all.push_back(std::async(std::launch::async, [name = name, fault = fault] {
            expect_blame(scripted(name), fault);
        }));
}

TEST(Faults, OfAProgramThatDoesNotExistAreItsOwn) {
    match::Contestant nobody{.name = "nobody"};
    nobody.command = {"/nowhere/engine"};
    expect_blame(nobody, Fault::cannot_start);
}

TEST(Faults, OfTimeAreToldFromHanging) {
    // It answers, but only after it is told to stop.
    match::Contestant late = scripted("is-late");
    late.limits = {.move_time = Milliseconds(1)};
    expect_blame(late, Fault::late);
    late.limits = {.clock = match::ClockTerms{Milliseconds(1)}};
    expect_blame(late, Fault::late);
    match::Contestant hanging = scripted("hangs");
    hanging.limits = {.move_time = Milliseconds(1)};
    expect_blame(hanging, Fault::hang);
}

TEST(Faults, AreWrittenDown) {
    const Played crashed = play(plan_of({scripted(), scripted("crashes")}), 1);
    ASSERT_EQ(crashed.games.size(), 1U);
    const std::string pgn = record::to_pgn(crashed.games[0].played.record);
    EXPECT_NE(pgn.find("[Result \"1-0\"]"), std::string::npos) << pgn;
    EXPECT_NE(pgn.find("[Termination \"emergency\"]"), std::string::npos) << pgn;
    EXPECT_NE(pgn.find("[Fault \"black crash\"]"), std::string::npos) << pgn;
    const Played illegal = play(plan_of({scripted("plays-illegally"), scripted()}), 1);
    const std::string other = record::to_pgn(illegal.games[0].played.record);
    EXPECT_NE(other.find("[Result \"0-1\"]"), std::string::npos) << other;
    EXPECT_NE(other.find("[Termination \"rules infraction\"]"), std::string::npos) << other;
    EXPECT_NE(other.find("[Fault \"white illegal a1a1\"]"), std::string::npos) << other;
    EXPECT_NE(other.find("{illegal: a1a1,"), std::string::npos) << other;
}

TEST(Faults, AreRememberedWithTheirMoves) {
    for (const game::Rules rules : {game::Rules::chess, game::Rules::stackchess}) {
        const Plan plan = plan_of({scripted("writes-san"), scripted()}, rules);
        const Played played = play(plan, 12);
        const auto& moves = played.standings.illegal_moves(0);
        ASSERT_EQ(moves.size(), Standings::most_kept);
        EXPECT_EQ(moves[0].move, "Nf3");
        EXPECT_EQ(moves[0].position, played.games[0].played.blame->position);
        EXPECT_TRUE(played.standings.illegal_moves(1).empty());
        std::string kept;
        for (const FinishedGame& game : played.games) {
            record::Record record = game.played.record;
            match::set_tags(record, plan, played.standings.schedule().at(game.index), game.index,
                            "2026.05.17");
            append_pgn(kept, record);
        }
        match::Openings openings({start_of(rules)}, 4, 1);
        const auto resumption = match::take_up(kept, plan, 12, openings);
        ASSERT_TRUE(resumption);
        EXPECT_EQ(resumption->standings.illegal_moves(0), moves) << "on paper as well";
    }
}

TEST(Match, LetsAnEngineGoOnAfterItsFault) {
    // Four games with engines that crash each time and are restarted each time.
    const Played played = play(plan_of({scripted(), scripted("crashes")}), 4);
    EXPECT_EQ(played.standings.faults(1)[match::index(Fault::crash)], 4U);
}

TEST(Match, PlaysBothGamesInPairs) {
    for (const game::Rules rules : {game::Rules::chess, game::Rules::stackchess}) {
        Plan plan = plan_of({scripted(), scripted(), scripted()}, rules);
        plan.concurrency = 2;
        match::tell_apart(plan.players);
        const Played played = play(plan, 4);
        EXPECT_EQ(played.games.size(), 12U);
        std::set<std::size_t> indices;
        for (const FinishedGame& game : played.games) {
            EXPECT_FALSE(game.played.blame);
            EXPECT_NE(game.played.record.result, record::GameResult::unfinished);
            indices.insert(game.index);
        }
        EXPECT_EQ(indices.size(), 12U);
        // All play the same, so that every pair of games is shared.
        for (std::size_t player = 0; player < 3; ++player)
            EXPECT_EQ(played.standings.pairs(player), (match::Pairs{0, 0, 4, 0, 0}));
    }
}

TEST(Match, ClaimsADrawBeforeItAdjudicates) {
    // The position occurs for the third time when both have seen White winning four times.
    Plan plan = plan_of({scripted("repeats"), scripted("repeats")});
    match::tell_apart(plan.players);
    plan.conduct.adjudication = match::Adjudication{.win = match::Adjudication::Win{600, 4}};
    const Played repeated = play(plan, 1, 0);
    ASSERT_EQ(repeated.games.size(), 1U);
    EXPECT_EQ(repeated.games[0].played.record.result, record::GameResult::draw);
    plan.conduct.adjudication.win->moves = 3;
    const Played adjudicated = play(plan, 1, 0);
    ASSERT_EQ(adjudicated.games.size(), 1U);
    EXPECT_EQ(adjudicated.games[0].played.record.result, record::GameResult::white_wins);
}

TEST(Match, GivesTheSameGamesHoweverManyAtATime) {
    const auto games = [](std::size_t concurrency) {
        Plan plan = plan_of({scripted(), scripted()});
        match::tell_apart(plan.players);
        plan.concurrency = concurrency;
        std::set<std::string> texts;
        for (const FinishedGame& game : play(plan, 6).games)
            texts.insert(std::to_string(game.index) + record::to_pgn(game.played.record));
        return texts;
    };
    EXPECT_EQ(games(1), games(3));
}

TEST(Match, GoesOnWhereItsGamesLeaveIt) {
    Plan plan = plan_of({scripted(), scripted()}, game::Rules::stackchess);
    match::tell_apart(plan.players);
    std::string kept;
    match::Openings openings({start_of(plan.rules)}, 4, 1);
    Standings first(2, 6);
    const match::Stop stop;
    const auto keep = [&](const FinishedGame& game) {
        record::Record record = game.played.record;
        match::set_tags(record, plan, first.schedule().at(game.index), game.index, "2026.05.17");
        append_pgn(kept, record);
    };
    match::run_match(plan, openings, first, stop,
                     {.finished =
                          [&](const FinishedGame& game) {
                              keep(game);
                              return first.games() < 3; // no more
                          },
                      .waited = [] {}});
    EXPECT_EQ(first.games(), 3U);
    auto resumption = match::take_up(kept, plan, 6, openings);
    ASSERT_TRUE(resumption);
    EXPECT_EQ(resumption->standings.results(0), first.results(0));
    std::set<std::size_t> later;
    match::run_match(plan, openings, resumption->standings, stop,
                     {.finished =
                          [&](const FinishedGame& game) {
                              keep(game);
                              return later.insert(game.index).second;
                          },
                      .waited = [] {}});
    EXPECT_EQ(later, (std::set<std::size_t>{3, 4, 5}));
    const auto all = match::take_up(kept, plan, 6, openings);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->standings.games(), 6U);
    EXPECT_EQ(all->standings.pairs(0), resumption->standings.pairs(0));
}

TEST(Match, IsStoppedAtOnce) {
    Plan plan = plan_of({scripted("hangs"), scripted("hangs")});
    match::tell_apart(plan.players);
    plan.patience = std::chrono::hours(1);
    plan.concurrency = 2;
    match::Openings openings({start_of(plan.rules)}, 4, 1);
    Standings standings(2, 4);
    match::Stop stop;
    int waits = 0;
    match::run_match(plan, openings, standings, stop,
                     {.finished = [](const FinishedGame&) { return true; },
                      .waited =
                          [&] {
                              if (++waits == 3) stop.set();
                          }});
    EXPECT_EQ(standings.games(), 0U);
}

/// The games of our own engine with these limits, by their place in the schedule.
std::set<std::string> games_of_selves(game::Rules rules, const std::vector<std::string>& players,
                                      std::uint64_t seed = 1) {
    Plan plan = plan_of({}, rules);
    plan.seed = seed;
    plan.own_program = {PROGRAM, "uci"};
    plan.conduct.adjudication.max_moves = 60;
    plan.patience = std::chrono::minutes(5);
    plan.concurrency = 2;
    for (const std::string& text : players) plan.players.push_back(*match::read_player(text));
    match::tell_apart(plan.players);
    std::set<std::string> texts;
    for (const FinishedGame& game : play(plan, 2).games) {
        EXPECT_FALSE(game.played.blame) << match::to_text(*game.played.blame);
        texts.insert(std::to_string(game.index) + record::to_pgn(game.played.record));
    }
    return texts;
}

TEST(Match, OfSelvesCanBeRepeated) {
    for (const game::Rules rules : {game::Rules::chess, game::Rules::stackchess}) {
        const auto games = games_of_selves(rules, {"nodes=200", "self,nodes=100"});
        EXPECT_EQ(games.size(), 2U);
        EXPECT_EQ(games_of_selves(rules, {"nodes=200", "self,nodes=100"}), games);
    }
}

TEST(Match, OfLevelsCanBeRepeated) {
    const std::vector<std::string> levels{"level=1,nodes=500", "level=2,nodes=500"};
    for (const game::Rules rules : {game::Rules::chess, game::Rules::stackchess}) {
        const auto games = games_of_selves(rules, levels, 1);
        EXPECT_EQ(games.size(), 2U);
        EXPECT_EQ(games_of_selves(rules, levels, 1), games);
        EXPECT_NE(games_of_selves(rules, levels, 2), games) << "others choose otherwise";
    }
}

} // namespace
