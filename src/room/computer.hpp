#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "play/table.hpp"

namespace room {

/// A task for the computer.
struct Thinking {
    std::uint64_t number = 0; ///< different for every task
    play::ThinkTask task{};
};

/// The least time the computer takes for a move, so that people can see the last move and follow a
/// game of two computers.
struct Pace {
    std::chrono::milliseconds against_person{0};
    std::chrono::milliseconds between_computers{0};
};

/// The computer's part in a game: its tasks and their results. The thinking is done by whoever has
/// a searcher.
class Computer {
  public:
    using Time = std::chrono::milliseconds;

    enum class Purpose : std::uint8_t { move, hint, draw };

    struct Found {
        Purpose purpose{};
        engine::Thought thought{};
    };

    explicit Computer(Pace pace) : pace_(pace) {}

    /// Thinks about its move, which is returned only after the previous one has been visible long
    /// enough.
    void think_about_move(const play::Table& table, Time now);
    /// Thinks about a hint for the person to move.
    void think_about_hint(const play::Table& table);
    /// Thinks about a draw offer by the person to move.
    void think_about_draw(const play::Table& table);
    /// Drops the task and its result.
    void stop();

    /// The current task.
    const std::optional<Thinking>& thinking() const { return thinking_; }
    Purpose purpose() const { return purpose_; }
    /// Takes the result of that task; ignored if there is a newer task.
    void note(std::uint64_t number, engine::Thought thought);
    /// Whether it is thinking, or its result is waiting to be taken.
    bool is_busy() const { return thinking_ || found_; }

    /// The result, returned once, when its time has come.
    std::optional<Found> take(Time now);
    /// When there will be a result to take.
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
