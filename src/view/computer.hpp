#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "play/table.hpp"
#include "view/thinker.hpp"

namespace view {

/// The computer's part in the game on the desk: what it thinks about, what it found, and a draw
/// that was offered to it.
class Computer {
  public:
    using Time = std::chrono::milliseconds;

    enum class Purpose : std::uint8_t { move, hint, draw };

    struct Found {
        Purpose purpose{};
        engine::Thought thought{};
        bool answers_offer = false; ///< besides a move: a draw was offered to it
    };

    /// `wake` is called in another thread when there is something to attend to.
    Computer(Thinker::MakeSearcher make_searcher, std::function<void()> wake)
        : thinker_(std::move(make_searcher), std::move(wake)) {}

    /// Thinks about its move, which is not to be had before the one before could be seen.
    void think_about_move(const play::Table& table, Time now);
    /// Thinks about what the person to move should do.
    void think_about_hint(const play::Table& table);
    /// A draw is offered to it: it judges it at once where a person is to move, and with its move
    /// where it thinks about that. The offer stands until it is answered or void.
    void offer_draw(const play::Table& table);
    /// The offer counts no more: the game is another one.
    void void_offer() { is_draw_offered_ = false; }
    bool is_draw_offered() const { return is_draw_offered_; }

    /// Forgets what it thinks about and what it found.
    void stop();
    bool is_thinking() const { return is_thinking_; }
    /// Whether it thinks, or what it found waits to be taken.
    bool is_busy() const { return is_thinking_ || found_.has_value(); }

    /// Looks what has come of it; what is known now, if that is more than before.
    std::optional<engine::Thought> attend();
    /// What it found, once, when the time for it has come.
    std::optional<Found> take(Time now);
    /// When there will be something to take.
    std::optional<Time> due() const { return found_ ? std::optional(earliest_) : std::nullopt; }

  private:
    void begin(Purpose purpose, play::ThinkTask task, Time earliest);

    Purpose purpose_{};
    bool is_thinking_ = false;
    bool is_draw_offered_ = false;
    std::optional<engine::Thought> found_;
    Time earliest_{0};
    Thinker thinker_; ///< last: it calls nobody once the rest is gone
};

} // namespace view
