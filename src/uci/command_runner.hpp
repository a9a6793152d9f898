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

/// Makes a searcher of a game with that much memory in megabytes, which judges by these networks.
using MakeSearcher =
    std::function<std::unique_ptr<engine::Searcher>(game::Rules, std::size_t, engine::Networks)>;

/// The game and the settings, and the thinking about them. All in one thread.
class CommandRunner {
  public:
    CommandRunner(MakeSearcher make_searcher, std::uint64_t seed, Control& control, Output& output);

    /// Says who we are and what can be set.
    void introduce() const;
    void set_option(Tokens words);
    void forget();
    void set_position(Tokens words);
    /// Whether unknown words are named.
    void set_debugging(bool is_on) { is_debugging_ = is_on; }

    /// A search that was asked for.
    struct Asked {
        Control::Ticket ticket = 0;
        std::chrono::steady_clock::time_point when{}; ///< clocks have been running since
    };
    /// Thinks, and tells the move when it may be told.
    void go(Tokens words, const Asked& asked);

  private:
    UnknownWords naming_unknown() const;
    void refuse(const std::string& what) const;
    void follow(OptionChange change, const Options& before);
    void renew_searcher();
    /// Reads the networks that are set; false, and those before are kept, if that cannot be done.
    bool renew_networks();
    void renew_seeds();
    void hand_over(ToldGame game);

    engine::Thought think(const GoOrder& order, std::chrono::milliseconds waited);
    /// The first moves asked for that can be played; says which cannot.
    std::vector<std::string> moves_of(const GoOrder& order) const;
    void tell(const engine::Thought& thought);
    /// As the other program writes moves.
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
    engine::Thought told_; ///< the last of this search
    bool is_debugging_ = false;
};

} // namespace uci
