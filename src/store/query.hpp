#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/game.hpp"

namespace store {

enum class Progress : std::uint8_t { any, running, finished };
enum class SortOrder : std::uint8_t { newest_first, oldest_first };

/// Where a page of games ends: when the last one was created, and its id.
struct Place {
    Time created{};
    GameId id{};

    friend auto operator<=>(const Place&, const Place&) = default;
};

/// A selection of an account's games. Empty lists of categories and rules exclude none.
struct GameQuery {
    AccountId account{};
    std::optional<Time> since = std::nullopt; ///< created then or later
    std::optional<Time> until = std::nullopt; ///< created then or earlier
    std::optional<AccountId> against = std::nullopt;
    std::optional<bool> is_rated = std::nullopt;
    std::vector<Category> categories{};
    std::vector<std::string> rules{};
    std::optional<Color> color = std::nullopt;
    Progress progress = Progress::finished;
    bool with_private = false;
    SortOrder order = SortOrder::newest_first;
    std::optional<Place> after = std::nullopt; ///< the `next` of the page before
    int limit = 100;
    bool with_events = true;
};

struct GamePage {
    std::vector<PlayedGame> games{};
    std::optional<Place> next = std::nullopt; ///< nothing: there are no more

    friend bool operator==(const GamePage&, const GamePage&) = default;
};

/// An account's numbers of games.
struct Statistics {
    int games = 0; ///< finished, without aborted ones
    int rated = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int against_computer = 0;
    int running = 0;

    friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// All stored data of an account except its games and secrets.
struct AccountData {
    Account account{}; ///< without password and recovery
    std::vector<Token> tokens{};
    std::vector<Login> sessions{};
    std::vector<CategoryRating> ratings{};
    std::vector<std::pair<Category, std::vector<RatingEntry>>> histories{};
    std::vector<Relation> relations{}; ///< its own
    std::vector<Report> reports{};     ///< its own
    std::vector<ChatLine> chat{};      ///< its own

    friend bool operator==(const AccountData&, const AccountData&) = default;
};

/// The kinds of flaws in a database.
enum class Flaw : std::uint8_t {
    structure,     ///< its files are damaged
    reference,     ///< a row refers to another that does not exist
    events,        ///< the numbers of a game's events have a gap
    seats,         ///< a game does not have two
    end,           ///< the end of a game is incomplete
    rated_twice,   ///< a game was rated twice for the same account
    rating_number, ///< a rating has a wrong number of games
    game_number,   ///< an account has a wrong number of games
};

struct CheckFinding {
    Flaw flaw{};
    std::string subject{}; ///< the game, account or table; or the database's message

    friend bool operator==(const CheckFinding&, const CheckFinding&) = default;
};

/// The amounts of data in a store.
struct Counts {
    std::int64_t accounts = 0; ///< without deleted ones
    std::int64_t games = 0;
    std::int64_t running = 0;
    std::int64_t events = 0;

    friend bool operator==(const Counts&, const Counts&) = default;
};

} // namespace store
