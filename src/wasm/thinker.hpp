#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/searcher.hpp"
#include "game/rules.hpp"
#include "words/language.hpp"

namespace wasm {

/// Thinks for a room in another worker: with the networks it has learnt, and on boards without a
/// network with the hand-written evaluation. A running search can be stopped by the function that
/// supplies the time.
class Thinker {
  public:
    /// The network that a task should be searched with and that has not been learnt yet: the name
    /// of its file in assets/networks, without the ending. Empty if none is needed.
    std::string wanted_network(std::string_view task) const;
    /// Takes the bytes of such a file, for all later searches; false if they are not a network.
    bool learn(std::string_view network);
    const engine::Networks& networks() const { return networks_; }

    /// The result of a task, both as text; `tell` gets what is known during the search.
    std::string think(std::string_view task, const std::function<void(const std::string&)>& tell);
    /// The best lines for the game of a task as JSON, for analysis: at most `lines` of them, with
    /// their moves as on a score sheet and their evaluation from White's point of view.
    std::string explore(words::Voice voice, int lines, std::string_view task,
                        const std::function<void(const std::string&)>& tell);
    /// A report on the game of a task as JSON: White's winning chances in thousandths before each
    /// move and after the last as `points` (null where they are not known), the accuracy of each
    /// side as `sides`, the `remarks` on moves, and the review as text (`found`). Each search is
    /// limited to that many nodes.
    std::string review(words::Voice voice, std::uint64_t nodes, std::string_view task,
                       const std::function<void(const std::string&)>& tell);
    /// Ends the current search.
    void stop();

  private:
    engine::Searcher& searcher_of(game::Rules rules);

    engine::Networks networks_;
    std::array<std::unique_ptr<engine::Searcher>, game::every_game.size()> searchers_;
    engine::Searcher* searching_ = nullptr; ///< null unless a search runs
    bool is_stopped_ = false;
};

} // namespace wasm
