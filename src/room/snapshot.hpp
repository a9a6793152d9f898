#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/flags.hpp"
#include "engine/searcher.hpp"
#include "play/results.hpp"
#include "play/table.hpp"
#include "room/asked.hpp"
#include "session/session.hpp"

namespace room {

using session::Moment;

/// What the computer found about a position.
struct Finding {
    core::Color side{}; ///< whose turn it was
    engine::Thought thought{};
    std::vector<std::string> line{}; ///< its best line, as the score sheet has moves
};

using ShownClocks = std::array<play::Milliseconds, 2>; ///< by colour

/// Everything that a face shows of a game.
struct Snapshot {
    int game = 0; ///< another number for every game on the table
    game::Rules rules{};
    std::vector<Moment> history{Moment{}};  ///< from the start to the present
    std::vector<session::MoveView> moves{}; ///< that can be played now; none when it is over
    std::vector<std::string> score{};       ///< the moves played, as the score sheet has them
    std::vector<record::Marks> marks{};     ///< drawn at moments of the history, by their place
    bool can_take_back = false;             ///< for a person here, perhaps with consent
    std::size_t undone = 0;                 ///< half-moves that can be played again
    game::Outcome outcome{};
    std::vector<play::ProfileChange> ratings{}; ///< by the result of this game
    core::Flags<game::Claim> claims{};
    std::array<play::Seat, 2> seats{}; ///< by colour
    std::optional<ShownClocks> clocks = std::nullopt;
    play::Milliseconds low_time{0}; ///< with less on the clock one has to hurry
    bool is_clock_stopped = false;  ///< while something covers the board, or holds up the computer
    bool is_strict = false;
    bool has_touch_move = false;                          ///< a piece that was touched has to move
    bool is_by_correspondence = false;                    ///< with days for each move, at a server
    bool is_thinking = false;                             ///< the computer, about anything
    std::optional<Asked> asked = std::nullopt;            ///< waits for an answer
    std::optional<Finding> finding = std::nullopt;        ///< the last one in this game
    std::optional<session::MoveView> hint = std::nullopt; ///< for the position of now
    std::optional<core::Coord> touched = std::nullopt;    ///< the piece that has to move now
    std::optional<session::MoveView> pending = std::nullopt; ///< sent to the server, not played yet
    std::optional<std::string> save_name = std::nullopt;
    std::string given_name{}; ///< while it was interrupted, to be proposed when it is saved
    bool is_unkept = false;   ///< the disk could not take the latest moves, nor are they saved

    /// The pieces lost up to a moment of the history, by their own colour.
    std::array<std::vector<session::Piece>, 2> captured_until(std::size_t place) const;
    const Moment& present() const { return history.back(); }
    core::Color turn() const { return present().turn; }
    const play::Seat& seat(core::Color color) const { return seats[core::index(color)]; }
    bool is_person_to_move() const {
        return !outcome.is_over() && seat(turn()).kind == play::SeatKind::person;
    }
    /// The person who can give up or offer a draw now: the one to move, or the one who waits for
    /// the computer. None between computers, and when the game is over.
    std::optional<core::Color> person() const {
        if (outcome.is_over()) return std::nullopt;
        for (const core::Color color : {turn(), ~turn()})
            if (seat(color).kind == play::SeatKind::person) return color;
        return std::nullopt;
    }
    /// Whether a person here may choose the next move while the other side is to move. Not with
    /// touch-move, nor by correspondence, where one comes back to another position.
    bool can_prepare() const {
        return person() && !is_person_to_move() && !has_touch_move && !is_by_correspondence;
    }
    bool has_computer() const {
        return seats[0].kind == play::SeatKind::computer ||
               seats[1].kind == play::SeatKind::computer;
    }
    /// Whether a server decides about it.
    bool is_online() const {
        return seats[0].kind == play::SeatKind::remote || seats[1].kind == play::SeatKind::remote;
    }
    /// Whether nobody here takes part in it.
    bool is_only_watched() const {
        return seats[0].kind == play::SeatKind::remote && seats[1].kind == play::SeatKind::remote;
    }
    bool is_between_people() const {
        return seats[0].kind == play::SeatKind::person && seats[1].kind == play::SeatKind::person;
    }
};

/// Brings the snapshot up to the game as it stands: to be called after every change, since what is
/// already in the history is kept. The clocks are read too.
void follow(Snapshot& snapshot, const play::Table& table, game::Letters letters);
/// The same for another game than before.
void begin(Snapshot& snapshot, const play::Table& table, game::Letters letters);
/// Reads the clocks alone.
void read_clocks(Snapshot& snapshot, const play::Table& table);

} // namespace room
