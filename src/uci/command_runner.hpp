#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/random.hpp"
#include "engine/searcher.hpp"
#include "uci/control.hpp"
#include "uci/go_order.hpp"
#include "uci/options.hpp"
#include "uci/output.hpp"
#include "uci/told_game.hpp"

namespace uci {

/// Makes a searcher for a game, with that much memory in megabytes and these networks.
using MakeSearcher =
    std::function<std::unique_ptr<engine::Searcher>(game::Rules, std::size_t, engine::Networks)>;

/// The game, the settings and the searches. To be used in one thread.
class CommandRunner {
  public:
    CommandRunner(MakeSearcher make_searcher, std::uint64_t seed, Control& control, Output& output);

    /// Tells the name of the program and its options.
    void introduce() const;
    void set_option(Tokens words);
    void forget();
    void set_position(Tokens words);
    /// Whether unknown words are reported.
    void set_debugging(bool is_on) { is_debugging_ = is_on; }

    /// A requested search.
    struct Asked {
        Control::Ticket ticket = 0;
        std::chrono::steady_clock::time_point when{}; ///< clocks have been running since
    };
    /// Searches, and reports the move as soon as that is allowed.
    void go(Tokens words, const Asked& asked);

  private:
    UnknownWords naming_unknown() const;
    void refuse(const std::string& what) const;
    void follow(OptionChange change, const Options& before);
    void renew_searcher();
    /// Loads the networks that are set; if that fails, returns false and keeps the previous ones.
    bool renew_networks();
    void renew_seeds();
    void hand_over(ToldGame game);

    engine::Thought think(const GoOrder& order, std::chrono::milliseconds waited);
    /// The requested first moves that can be played; reports the others.
    std::vector<std::string> moves_of(const GoOrder& order) const;
    void tell(const engine::Thought& thought);
    /// With the moves as the other program writes them.
    engine::Thought retold(engine::Thought thought) const;
    void count(int depth);

    MakeSearcher make_searcher_;
    core::Random chance_;   ///< where no seed is set
    core::Random seeds_{0}; ///< of the choices at lower levels in this game
    Control& control_;
    Output& output_;
    Options options_;
    engine::Networks networks_ = engine::Networks::built_in();
    ToldGame game_;
    bool has_game_ = true; ///< false once a position was refused, until there is another
    std::unique_ptr<engine::Searcher> searcher_;
    engine::Thought told_; ///< the last one reported in this search
    bool is_debugging_ = false;
};

} // namespace uci
