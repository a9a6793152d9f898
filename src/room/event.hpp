#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "core/one_of.hpp"
#include "play/seat.hpp"
#include "session/board_view.hpp"

/// The events of a room, to be announced, shown or played as sounds.
namespace room {

/// A sentence for the people in front of the board.
struct Notice {
    std::string text{};
    bool is_warning = false;
    bool is_of_turn = false; ///< it is valid only until the turn changes
};
/// Why a move that was tried cannot be played.
struct MoveRefused {
    std::string text{};
};
struct Played {
    session::MoveView move{};
    play::SeatKind by{};
    bool is_check = false;
};
struct TakenBack {
    std::size_t plies = 0;
};
struct PlayedAgain {
    std::size_t plies = 0;
};
struct HintFound {
    std::vector<std::string> sentences{};
};
/// A person has little time left.
struct TimeIsLow {};
struct GameEnded {};
/// For the clipboard.
struct Copied {
    std::string text{};
};
/// A player was renamed; no name if the profile was deleted.
struct PlayerRenamed {
    std::string from{};
    std::string to{};
};

struct EveryEvent : core::Alternatives<Notice, MoveRefused, Played, TakenBack, PlayedAgain,
                                       HintFound, TimeIsLow, GameEnded, Copied, PlayerRenamed> {};
using Event = core::OneOf<EveryEvent>;

} // namespace room
