#include "command/match_options.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "command/match_openings.hpp"
#include "command/start_position.hpp"
#include "core/digits.hpp"
#include "engine/searcher.hpp"
#include "words/command_messages.hpp"
#include "words/help_messages.hpp"
#include "words/match_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Failure;
using core::Result;
using words::say;
using words::shown;
using words::Voice;

// `match` may not include `engine`, but has to know its levels.
static_assert(match::max_level == engine::max_level && engine::min_level == 1);

constexpr int usual_plies = 8;
constexpr const char* usual_time = "10+0.1";
constexpr std::size_t max_players = 100;

/// An option, the value typed for it, and an example of a valid one.
struct Typed {
    const char* option;
    std::string value;
    const char* example;
};

Failure<Complaint> wrong(Voice voice, const Typed& typed) {
    return misuse(
        say(voice, message::match_wrong_value,
            {{"option", typed.option}, {"value", shown(typed.value)}, {"example", typed.example}}));
}

/// The parts of a value, which are separated by colons.
std::vector<std::string> parts_of(const std::string& value) {
    std::vector<std::string> parts(1);
    for (const char sign : value) {
        if (sign == ':')
            parts.emplace_back();
        else
            parts.back() += sign;
    }
    return parts;
}

std::optional<double> read_decimal(const std::string& text) {
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

template <class Number>
Result<Number, Complaint> number(Voice voice, const Typed& typed, Number least, Number most) {
    const auto found = core::read_number<Number>(typed.value, least, most);
    if (!found) return wrong(voice, typed);
    return *found;
}

/// Removes the number of a player from the start of a value such as `2:5000`, and returns it,
/// counted from 0.
std::optional<std::size_t> take_player(std::string& value) {
    const std::size_t colon = value.find(':');
    if (colon == std::string::npos) return std::nullopt;
    const auto player = core::read_number<std::size_t>(value.substr(0, colon), 0, max_players);
    if (!player) return std::nullopt;
    value.erase(0, colon + 1);
    return player;
}

/// Calls `set` with every player that a value concerns, and with the value without the player's
/// number; complains if it returns false.
template <class Set>
Result<void, Complaint> set_for(Voice voice, std::vector<match::Contestant>& players,
                                const Typed& typed, Set set) {
    std::string value = typed.value;
    const auto only = take_player(value);
    if (only && (*only < 1 || *only > players.size()))
        return misuse(
            say(voice, message::match_no_such_player,
                {{"number", *only}, {"option", typed.option}, {"value", shown(typed.value)}}));
    for (std::size_t i = 0; i < players.size(); ++i)
        if ((!only || *only == i + 1) && !set(i, value)) return wrong(voice, typed);
    return {};
}

Result<std::vector<match::Contestant>, Complaint>
read_players(Voice voice, const std::vector<std::string>& texts) {
    std::vector<match::Contestant> players;
    for (const std::string& text : texts) {
        auto player = match::read_player(text);
        if (!player)
            return misuse(say(voice,
                              player.error() == match::PlayerFault::open_quote
                                  ? message::match_open_quote
                                  : message::match_wrong_player,
                              {{"player", shown(text)}}));
        players.push_back(*std::move(player));
    }
    if (players.size() < 2 || players.size() > max_players)
        return misuse(say(voice, message::match_needs_players));
    match::tell_apart(players);
    return players;
}

/// A limit on the command line: its name, its option and the typed values.
struct TypedLimit {
    const char* name;
    const char* option;
    const std::vector<std::string>& values;
    const char* example;
};

/// Limits in the description of a player take precedence over options with its number, and these
/// over options for all players; limits from different sources are not combined.
Result<void, Complaint> set_limits(Voice voice, std::vector<match::Contestant>& players,
                                   const MatchOptions& options) {
    match::MoveLimits common;
    std::vector<match::MoveLimits> own(players.size());
    const TypedLimit limits[]{{"time", "--time", options.time, "--time 10+0.1"},
                              {"movetime", "--movetime", options.move_time, "--movetime 100"},
                              {"nodes", "--nodes", options.nodes, "--nodes 5000"},
                              {"depth", "--depth", options.depth, "--depth 6"}};
    for (const TypedLimit& limit : limits)
        for (const std::string& value : limit.values) {
            std::string rest = value;
            const bool is_own = take_player(rest).has_value();
            const auto set = [&](std::size_t player, const std::string& text) {
                return match::set_limit(is_own ? own[player] : common, limit.name, text);
            };
            if (auto done = set_for(voice, players, {limit.option, value, limit.example}, set);
                !done)
                return done;
        }
    if (!common.any()) match::set_limit(common, "time", usual_time);
    for (std::size_t i = 0; i < players.size(); ++i)
        if (!players[i].limits.any()) players[i].limits = own[i].any() ? own[i] : common;
    return {};
}

Result<void, Complaint> set_options(Voice voice, std::vector<match::Contestant>& players,
                                    const MatchOptions& options) {
    for (const std::string& text : options.options) {
        const auto set = [&](std::size_t player, const std::string& option) {
            const std::size_t equals = option.find('=');
            if (equals == std::string::npos || equals == 0 ||
                option.find('\n') != std::string::npos)
                return false;
            players[player].options.push_back(
                {option.substr(0, equals), option.substr(equals + 1)});
            return true;
        };
        if (auto done = set_for(voice, players, {"--option", text, "--option 1:Hash=64"}, set);
            !done)
            return done;
    }
    return {};
}

Result<match::Adjudication, Complaint> adjudication(Voice voice, const MatchOptions& options) {
    constexpr int most = 100'000;
    match::Adjudication adjudication;
    const auto read = [](const std::string& text) { return core::read_number(text, 1, most); };
    if (options.win) {
        const auto parts = parts_of(*options.win);
        const auto score = read(parts[0]);
        const auto moves = parts.size() == 2 ? read(parts[1]) : std::nullopt;
        if (!score || !moves) return wrong(voice, {"--win", *options.win, "--win 600:4"});
        adjudication.win = {*score, *moves};
    }
    if (options.draw) {
        const auto parts = parts_of(*options.draw);
        const bool has_all = parts.size() == 3;
        const auto from = read(parts[0]);
        const auto moves = has_all ? read(parts[1]) : std::nullopt;
        const auto score = has_all ? core::read_number(parts[2], 0, most) : std::nullopt;
        if (!from || !moves || !score)
            return wrong(voice, {"--draw", *options.draw, "--draw 40:8:10"});
        adjudication.draw = {*from, *moves, *score};
    }
    if (options.max_moves) {
        const auto moves = read(*options.max_moves);
        if (!moves) return wrong(voice, {"--max-moves", *options.max_moves, "--max-moves 200"});
        adjudication.max_moves = *moves;
    }
    return adjudication;
}

Result<std::optional<match::Sprt>, Complaint> sprt(Voice voice, const MatchOptions& options) {
    if (!options.sprt) return std::nullopt;
    if (options.players.size() != 2) return misuse(say(voice, message::match_sprt_of_two));
    std::vector<double> values;
    for (const std::string& part : parts_of(*options.sprt))
        if (const auto value = read_decimal(part)) values.push_back(*value);
    const auto is_share = [](double value) { return value > 0 && value < 0.5; };
    const auto is_elo = [](double value) { return std::abs(value) <= 1000; };
    const bool has_errors = values.size() == 4 && is_share(values[2]) && is_share(values[3]);
    if ((values.size() != 2 && !has_errors) || values.size() != parts_of(*options.sprt).size() ||
        !is_elo(values[0]) || !is_elo(values[1]) || values[0] >= values[1])
        return wrong(voice, {"--sprt", *options.sprt, "--sprt 0:5"});
    match::Sprt test{.elo0 = values[0], .elo1 = values[1]};
    if (has_errors) test = {values[0], values[1], values[2], values[3]};
    return test;
}

Result<void, Complaint> set_numbers(Voice voice, const MatchOptions& options,
                                    MatchSettings& settings) {
    constexpr std::size_t most_games = 10'000'000;
    constexpr std::size_t most_at_once = 1000;
    constexpr int day = 24 * 60 * 60;
    constexpr std::uint64_t most_seed = 1'000'000'000'000;
    const auto games =
        number<std::size_t>(voice, {"--games", options.games, "--games 100"}, 1, most_games);
    const auto at_once = number<std::size_t>(
        voice, {"--concurrency", options.concurrency, "--concurrency 2"}, 1, most_at_once);
    const auto margin =
        number<int>(voice, {"--margin", options.margin, "--margin 50"}, 0, day * 1000);
    const auto patience =
        number<int>(voice, {"--patience", options.patience, "--patience 30"}, 1, day);
    const auto seed =
        number<std::uint64_t>(voice, {"--seed", options.seed, "--seed 1"}, 0, most_seed);
    if (!games) return Failure(games.error());
    if (!at_once) return Failure(at_once.error());
    if (!margin) return Failure(margin.error());
    if (!patience) return Failure(patience.error());
    if (!seed) return Failure(seed.error());
    settings.games = *games;
    settings.plan.concurrency = *at_once;
    settings.plan.conduct.margin = match::Milliseconds(*margin);
    settings.plan.patience = std::chrono::seconds(*patience);
    settings.plan.seed = *seed;
    return {};
}

Result<void, Complaint> set_starts(Voice voice, const MatchOptions& options,
                                   MatchSettings& settings) {
    constexpr int most_plies = 100;
    const auto rules = chosen_rules(voice, options.start);
    if (!rules) return Failure(rules.error());
    settings.plan.rules = *rules;
    settings.plies = options.openings ? 0 : usual_plies;
    if (options.plies) {
        const auto plies =
            number<int>(voice, {"--plies", *options.plies, "--plies 8"}, 0, most_plies);
        if (!plies) return Failure(plies.error());
        settings.plies = *plies;
    }
    if (options.openings) {
        auto starts = read_openings(voice, *options.openings, *rules);
        if (!starts) return Failure(starts.error());
        settings.starts = *std::move(starts);
        return {};
    }
    auto start = unfinished_start(voice, options.start);
    if (!start) return Failure(start.error());
    settings.starts = {*std::move(start)};
    return {};
}

} // namespace

void add_match_options(const Declaration& line, MatchOptions& options, Voice voice) {
    line.argument(say(voice, message::help_player_value), options.players,
                  say(voice, message::help_match_players));
    add_position_options(line, options.start, voice);
    line.option("--games", options.games,
                say(voice, message::help_match_games, {{"usual", options.games}}), "N");
    line.option("--time", options.time,
                say(voice, message::help_match_time, {{"usual", usual_time}}), "[N:]S+S");
    line.option("--movetime", options.move_time, say(voice, message::help_match_movetime),
                "[N:]MS");
    line.option("--nodes", options.nodes, say(voice, message::help_match_nodes), "[N:]N");
    line.option("--depth", options.depth, say(voice, message::help_match_depth), "[N:]N");
    line.option("--option", options.options, say(voice, message::help_match_option),
                say(voice, message::help_match_option_value));
    line.option("--plies", options.plies,
                say(voice, message::help_match_plies, {{"usual", usual_plies}}), "N");
    const std::string file = say(voice, message::help_file_value);
    line.option("--openings", options.openings, say(voice, message::help_match_openings), file);
    line.option("--seed", options.seed, say(voice, message::help_match_seed), "N");
    line.option("--concurrency", options.concurrency, say(voice, message::help_match_concurrency),
                "N");
    line.option("--margin", options.margin,
                say(voice, message::help_match_margin, {{"usual", options.margin}}), "MS");
    line.option("--patience", options.patience,
                say(voice, message::help_match_patience, {{"usual", options.patience}}), "S");
    line.option("--win", options.win, say(voice, message::help_match_win), "S:N");
    line.option("--draw", options.draw, say(voice, message::help_match_draw), "N:C:S");
    line.option("--max-moves", options.max_moves, say(voice, message::help_match_max_moves), "N");
    line.option("--sprt", options.sprt, say(voice, message::help_match_sprt), "ELO0:ELO1");
    line.option("--pgn", options.pgn, say(voice, message::help_match_pgn), file);
    line.option("--resume", options.resume, say(voice, message::help_match_resume), file);
}

Result<MatchSettings, Complaint> match_settings(Voice voice, const MatchOptions& options) {
    MatchSettings settings;
    auto players = read_players(voice, options.players);
    if (!players) return Failure(players.error());
    settings.plan.players = *std::move(players);
    for (const auto set : {set_limits, set_options})
        if (auto done = set(voice, settings.plan.players, options); !done)
            return Failure(done.error());
    for (const auto set : {set_numbers, set_starts})
        if (auto done = set(voice, options, settings); !done) return Failure(done.error());
    auto judgement = adjudication(voice, options);
    if (!judgement) return Failure(judgement.error());
    settings.plan.conduct.adjudication = *judgement;
    auto test = sprt(voice, options);
    if (!test) return Failure(test.error());
    settings.sprt = *test;
    return settings;
}

} // namespace command
