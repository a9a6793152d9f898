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

/// Thinks for a room that is elsewhere, with the networks it was taught and on other boards with
/// the hand-written evaluation. Searches can be stopped while they run, by the function that tells
/// the time.
class Thinker {
  public:
    /// The file of assets/networks without its ending that a task would be judged by at full
    /// strength, and that is not there yet; empty where none can be.
    std::string wanted_network(std::string_view task) const;
    /// Takes the bytes of such a file, for all later searches; false where they are none.
    bool learn(std::string_view network);
    const engine::Networks& networks() const { return networks_; }

    /// What a task gives, both as text; `tell` is told what is known on the way.
    std::string think(std::string_view task, const std::function<void(const std::string&)>& tell);
    /// The best lines of a game as JSON, for analysis: as many `lines` as a task asks for, with
    /// their moves as on a score sheet and their worth from White's point of view.
    std::string explore(words::Voice voice, int lines, std::string_view task,
                        const std::function<void(const std::string&)>& tell);
    /// A report on the game of a task as JSON: White's winning chances in thousandths before each
    /// move and after the last as `points` (null where they are not known), how exact each side was
    /// as `sides`, the `remarks` on moves, and what was `found` as text. Every position is searched
    /// with that many nodes.
    std::string review(words::Voice voice, std::uint64_t nodes, std::string_view task,
                       const std::function<void(const std::string&)>& tell);
    /// Ends the search under way.
    void stop();

  private:
    engine::Searcher& searcher_of(game::Rules rules);

    engine::Networks networks_;
    std::array<std::unique_ptr<engine::Searcher>, game::every_game.size()> searchers_;
    engine::Searcher* searching_ = nullptr; ///< while it does
    bool is_stopped_ = false;
};

} // namespace wasm
