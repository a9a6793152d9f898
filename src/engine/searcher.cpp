#include "engine/searcher.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game_thinker.hpp"
#include "engine/levels.hpp"
#include "search/limits.hpp"
#include "search/transposition_table.hpp"

namespace engine {
namespace {

/// The stricter of two limits of which 0 means none.
template <class Value>
Value stricter(Value a, Value b) {
    if (a == Value{0}) return b;
    return b == Value{0} ? a : std::min(a, b);
}

class GameSearcher final : public Searcher {
  public:
    GameSearcher(game::Rules rules, std::size_t table_megabytes, Networks networks)
        : rules_(rules), table_(table_megabytes), networks_(std::move(networks)),
          thinkers_(make_thinkers(rules, networks_)), thinker_(&thinkers_->at_start()) {}

    bool set_game(std::string_view start, std::span<const std::string> moves) override {
        GameThinker* const thinker = thinkers_->after(start, moves);
        if (thinker == nullptr) return false;
        thinker_ = thinker;
        start_ = start;
        moves_.assign(moves.begin(), moves.end());
        return true;
    }

    Thought think(const SearchRequest& request) override {
        if (request.strength) return choose(request);
        return thinker_->think(request, {table_, stop_, pondering_, threads_});
    }

    void set_threads(int count) override { threads_ = std::max(count, 1); }

    bool set_table(std::size_t megabytes) override { return table_.resize(megabytes); }

    void clear() override { table_.clear(); }

    void stop() override { stop_.store(true, std::memory_order_relaxed); }
    void resume() override { stop_.store(false, std::memory_order_relaxed); }
    void ponder() override { pondering_.store(true, std::memory_order_relaxed); }
    void ponder_hit() override { pondering_.store(false, std::memory_order_relaxed); }

  private:
    static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

    static constexpr std::size_t level_megabytes = 16;

    Thought choose(SearchRequest request) {
        // What other searches left behind would make the same game go another way.
        if (!level_table_) level_table_.emplace(level_megabytes);
        level_table_->clear();
        const Level& way = level_of(rules_, request.strength->level);
        GameThinker& thinker = way.by_network ? *thinker_ : thinker_by_hand();
        const std::uint64_t nodes = std::max<std::uint64_t>(way.nodes / thinker.node_cost(), 1);
        request.lines = way.lines;
        request.limits.depth = stricter(request.limits.depth, way.depth);
        request.limits.nodes = stricter(request.limits.nodes, nodes);
        Thought thought = thinker.think(request, {*level_table_, stop_, pondering_, 1});
        if (thought.lines.empty()) return thought;
        const std::size_t chosen = choose_line(way, thought, request.strength->seed);
        std::swap(thought.lines[chosen], thought.lines.front());
        thought.lines.resize(1);
        return thought;
    }

    /// A thinker of the game thought about that judges by the hand-written evaluation.
    GameThinker& thinker_by_hand() {
        if (!thinkers_by_hand_) thinkers_by_hand_ = make_thinkers(rules_, no_networks_);
        if (start_.empty()) return thinkers_by_hand_->at_start();
        return *thinkers_by_hand_->after(start_, moves_);
    }

    game::Rules rules_;
    std::atomic<bool> stop_ = false;
    std::atomic<bool> pondering_ = false;
    int threads_ = 1;
    search::TranspositionTable table_;
    std::optional<search::TranspositionTable>
        level_table_; ///< of its own size, so that levels never differ
    Networks networks_;
    std::unique_ptr<GameThinkers> thinkers_;
    GameThinker* thinker_; ///< the one of them whose game is thought about
    std::string start_;    ///< of that game; empty: a new one
    std::vector<std::string> moves_;
    const Networks no_networks_;
    std::unique_ptr<GameThinkers> thinkers_by_hand_; ///< made when first needed
};

} // namespace

Searcher::~Searcher() = default;

std::unique_ptr<Searcher> make_searcher(game::Rules rules, std::size_t table_megabytes,
                                        Networks networks) {
    return std::make_unique<GameSearcher>(rules, table_megabytes, std::move(networks));
}

bool accepts_draw(const Thought& thought) {
    constexpr int contented = -50;
    if (thought.lines.empty()) return false;
    const Variation& best = thought.lines.front();
    // Exactly even is what a search finds where it sees the draw itself.
    return best.centipawns <= contented || best.centipawns == 0;
}

} // namespace engine
