#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/networks.hpp"
#include "game/rules.hpp"

namespace engine {

inline constexpr int min_level = 1;
inline constexpr int max_level = 10;

// More than any machine has, so that typing errors are noticed.
inline constexpr int max_threads = 256;
inline constexpr int max_table_megabytes = 1 << 20;

/// What a player's clock shows to the one who has to move.
struct Remaining {
    std::chrono::milliseconds left{0};      ///< may be negative, as protocols allow
    std::chrono::milliseconds increment{0}; ///< added by each move
    int moves_to_go = 0;                    ///< until time is added; 0: never
    std::chrono::milliseconds overhead{10}; ///< lost by each move before the clock stops
};

/// When a search must end; it ends at the first limit reached. With no limit, it runs until `stop`
/// or until nothing is left to find.
struct Limits {
    int depth = 0;                     ///< 0: none
    std::uint64_t nodes = 0;           ///< 0: none
    std::chrono::milliseconds time{0}; ///< 0: none
    std::optional<Remaining> clock;    ///< of which the search makes its own use
    int win_in = 0;                    ///< stops once an end within these plies is proven; 0: none
};

/// Moves that the engine expects, and what it takes them to be worth.
struct Variation {
    int centipawns = 0;             ///< for the side to move; a pawn is 100
    std::optional<int> win_in;      ///< plies to a proven end: positive when the side to move wins,
                                    ///< negative when it loses
    std::vector<std::string> moves; ///< in coordinates

    /// The same end in moves of the winner, who makes the last one: 3 plies to a win are 2 moves,
    /// 2 plies to a loss 1.
    std::optional<int> win_in_moves() const {
        if (!win_in) return std::nullopt;
        return *win_in > 0 ? (*win_in + 1) / 2 : *win_in / 2;
    }
};

struct Thought {
    std::vector<Variation> lines; ///< best first; empty where there is no legal move
    int depth = 0;
    int longest_line = 0; ///< the plies of the longest line looked at
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0}; ///< since the beginning of the search
    int table_use = 0;                 ///< of the memory, in thousandths
};

/// How well a player chooses its moves.
struct Strength {
    int level = max_level;  ///< from `min_level` to `max_level`
    std::uint64_t seed = 0; ///< the same game, level and seed give the same move
};

/// What to find out, and how.
struct SearchRequest {
    Limits limits;
    int lines = 1;
    std::vector<std::string> moves; ///< look at these first moves alone, at all if there are none;
                                    ///< what is no legal move is left out
    std::optional<Strength> strength; ///< chooses one line as a player of it would, by its first
                                      ///< move; nothing: finds the best lines there are
    std::function<void(const Thought&)> listen; ///< told what is known after each iteration, in
                                                ///< the thread that asked
};

/// What a computer player thinks with.
class Searcher {
  public:
    Searcher() = default;
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;
    virtual ~Searcher();

    /// The game to think about: where it began (position text) and the moves since, in coordinates.
    /// False if they cannot be read or played; the game thought about is then the one before. At
    /// first it is a new game.
    virtual bool set_game(std::string_view start, std::span<const std::string> moves) = 0;

    /// Thinks within the limits. Returns what it has when stopped, at least one line while there is
    /// a legal move.
    virtual Thought think(const SearchRequest& request) = 0;

    /// How many threads may look for the best lines; one at first. More than one find the same
    /// moves sooner, but not always the same ones. A move of some strength is always chosen by one.
    virtual void set_threads(int count) = 0;

    /// Sets the memory for what is found, and empties it; false, and it stays as large as it was
    /// where that can still be had, if there is not enough memory.
    virtual bool set_table(std::size_t megabytes) = 0;

    /// Forgets what earlier searches found.
    virtual void clear() = 0;

    /// Ends a search under way, from any thread or signal handler; `resume` lets later ones run
    /// again.
    virtual void stop() = 0;
    virtual void resume() = 0;

    /// Times and clocks do not count in searches from `ponder` to `ponder_hit`, when the move that
    /// was pondered on has been played. From any thread.
    virtual void ponder() = 0;
    virtual void ponder_hit() = 0;
};

/// A searcher for one of the games, of any board, that judges by these networks.
std::unique_ptr<Searcher> make_searcher(game::Rules rules, std::size_t table_megabytes = 16,
                                        Networks networks = Networks::built_in());

/// Whether a computer that thinks so of its game accepts a draw.
bool accepts_draw(const Thought& thought);

} // namespace engine
