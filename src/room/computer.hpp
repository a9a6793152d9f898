#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "play/table.hpp"

namespace room {

/// What the computer is to think about.
struct Thinking {
    std::uint64_t number = 0; ///< another one for every task
    play::ThinkTask task{};
};

/// How long at least the computer takes for a move: what just happened can be seen then, and what
/// two computers play can be followed.
struct Pace {
    std::chrono::milliseconds against_person{0};
    std::chrono::milliseconds between_computers{0};
};

/// The computer's part in a game: what it is to think about, and what was found. Whoever has a
/// searcher thinks about it, wherever that is.
class Computer {
  public:
    using Time = std::chrono::milliseconds;

    enum class Purpose : std::uint8_t { move, hint, draw };

    struct Found {
        Purpose purpose{};
        engine::Thought thought{};
    };

    explicit Computer(Pace pace) : pace_(pace) {}

    /// Thinks about its move, which is given only after the previous one has been visible long
    /// enough.
    void think_about_move(const play::Table& table, Time now);
    /// Thinks about what the person to move should do.
    void think_about_hint(const play::Table& table);
    /// Thinks about a draw that a person to move offers it.
    void think_about_draw(const play::Table& table);
    /// Forgets what it thinks about and what it found.
    void stop();

    /// What is to be thought about now.
    const std::optional<Thinking>& thinking() const { return thinking_; }
    Purpose purpose() const { return purpose_; }
    /// The result of that task; ignored if there is another task by now.
    void note(std::uint64_t number, engine::Thought thought);
    /// Whether it thinks, or what it found waits to be taken.
    bool is_busy() const { return thinking_ || found_; }

    /// What it found, once, when the time for it has come.
    std::optional<Found> take(Time now);
    /// When there will be something to take.
    std::optional<Time> due() const { return found_ ? std::optional(earliest_) : std::nullopt; }

  private:
    void begin(Purpose purpose, play::ThinkTask task, Time earliest);
    Time pace_at(const play::Table& table) const;

    Pace pace_;
    Purpose purpose_{};
    std::uint64_t number_ = 0;
    std::optional<Thinking> thinking_;
    std::optional<engine::Thought> found_;
    Time earliest_{0};
};

} // namespace room
