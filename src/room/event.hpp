#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "core/one_of.hpp"
#include "play/seat.hpp"
#include "session/board_view.hpp"

/// What happens in a room, to be said, shown or heard.
namespace room {

/// A sentence for the people in front of the board.
struct Notice {
    std::string text{};
    bool is_warning = false;
    bool is_of_turn = false; ///< it holds only until the turn changes
};
/// A move that cannot be played was tried: why not.
struct Refused {
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
/// A player has another name from now on; none where the profile was deleted.
struct PlayerRenamed {
    std::string from{};
    std::string to{};
};

struct EveryEvent : core::Alternatives<Notice, Refused, Played, TakenBack, PlayedAgain, HintFound,
                                       TimeIsLow, GameEnded, Copied, PlayerRenamed> {};
using Event = core::OneOf<EveryEvent>;

} // namespace room
