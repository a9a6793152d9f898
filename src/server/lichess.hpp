#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/flags.hpp"
#include "server/fields.hpp"
#include "server/live_game.hpp"
#include "store/account.hpp"
#include "store/rating.hpp"
#include "wire/from_server.hpp"
#include "wire/json.hpp"
#include "wire/terms.hpp"

/// Our games in the words and fields of the lichess API: docs/api.md.
namespace server::lichess {

using wire::Json;

struct VariantNames {
    std::string_view key{};
    std::string_view name{};
    std::string_view brief{};
};

/// The words of the API for a game, and the scope that a token must have for it.
struct Idiom {
    std::string_view scope{}; ///< that a token must have; empty: none
    const VariantNames& (*names)(const wire::Terms& terms) = nullptr;
    Json (*options)(const wire::Terms& terms) = nullptr; ///< of the variant; null: there are none
    std::string_view checkmate{};     ///< the status of a game that was won by it
    bool has_startpos = false;        ///< the usual start has that name, and is not written out
    bool castles_by_the_rook = false; ///< in games from a position
    bool has_speeds = false;          ///< what is rated is a speed, not the variant
};
const Idiom& idiom_of(game::Rules rules);

using Games = core::Flags<game::Rules>;
/// The games that a token with these scopes is shown.
Games games_seen(const std::vector<std::string>& scopes);

/// `standard`, `chess960`, `fromPosition` or `stackchess`.
std::string_view variant_key(const wire::Terms& terms);
/// With key, name and short name; for Stackchess with its options too.
Json variant(const wire::Terms& terms);
/// `ultraBullet` to `correspondence`.
std::string_view speed(const wire::Terms& terms);
/// The key of the rating: the speed, or the variant.
std::string_view perf_key(const wire::Terms& terms);
std::string_view perf_name(const wire::Terms& terms);
/// The key of the rating of a category; several categories may have the same.
std::string perf_key(game::Rules rules, const store::Category& category);
/// Somebody's ratings in these games by those keys; if several categories share a key, the rating
/// is that of the category with the most games.
Json perfs(const std::vector<store::CategoryRating>& ratings, Games games);

/// What a request asks for by `variant`, `fen`, `clock.limit`, `clock.increment`, `days`, `rated`
/// and, for Stackchess, `size`, `knights` and `promotion`; the name of the first field that is
/// invalid. `number` chooses a start position of Chess960.
core::Result<wire::Terms, std::string> terms_of(const Fields& fields, int number);
std::optional<wire::ColorWish> color_of(const Fields& fields);
/// The clock that such a request means. As on lichess, one that starts at zero begins with the
/// increment instead, but at least with three seconds.
play::TimeControl clock_of(std::chrono::seconds base, std::chrono::seconds increment);

/// `{"id":…,"name":…,"title":…,"rating":…}`, or `{"aiLevel":…}`.
Json player(const store::StoredSeat& seat);

/// A challenge; `to` is the account it is addressed to, in such a game, if it is there.
Json challenge(const wire::Challenge& challenge, const std::optional<store::StoredSeat>& to,
               const std::string& base_url);

/// The state of a game that a stream shows.
struct StreamedGame {
    Color first = Color::white;       ///< who moves first
    std::vector<std::string> moves{}; ///< in coordinates
    wire::Clocks left{};
    Milliseconds deadline{}; ///< by correspondence, for the side to move
    std::optional<Color> draw{};
    std::optional<Color> takeback{};
    std::optional<wire::Ended> end{};
};
StreamedGame standing_of(const wire::GameState& state);
void follow(StreamedGame& standing, const wire::GameEvent& event);

Json game_full(const store::Game& game, const wire::Terms& terms, const StreamedGame& standing);
Json game_state(const wire::Terms& terms, const StreamedGame& standing);

/// A game as an event stream or a list of running games tells one of its players.
Json event_game(const LiveGame& live, Color side);
/// An entry of `nowPlaying`.
Json now_playing(const LiveGame& live, Color side);

/// Which of the fields of an exported game are wanted.
struct ExportWish {
    bool has_moves = true;
    bool has_clocks = false;
    bool has_pgn = false;
    bool has_tags = true;
};
ExportWish export_wish(const Fields& fields);
Json exported(const LiveGame& live, const ExportWish& wish, const std::string& site);
/// The same as PGN, with an empty line behind it.
std::string exported_pgn(const LiveGame& live, const ExportWish& wish, const std::string& site);

/// The name of a status (`mate`, `resign`, …) and its number.
std::string_view status_name(const std::optional<wire::Ended>& end, game::Rules rules);
int status_number(std::string_view name);

} // namespace server::lichess
