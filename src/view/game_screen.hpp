#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/marks.hpp"
#include "room/snapshot.hpp"
#include "view/animation.hpp"
#include "view/camera_hand.hpp"
#include "view/held_step.hpp"
#include "view/input.hpp"
#include "view/look.hpp"
#include "view/order.hpp"
#include "view/selection.hpp"
#include "view/text_entry.hpp"

namespace view {

/// A stack, or a part of it, under a pressed pointer.
struct Drag {
    Point start{};
    Point at{};
    bool is_moving = false;    ///< it has moved too far for a click
    bool was_selected = false; ///< it was selected before the press, so a click puts it back
};

/// A pawn has reached its last rank, and the person chooses what it becomes.
struct PromotionMenu {
    Moves moves{};
    std::size_t chosen = 0;
};

/// A move chosen in advance, to be played as soon as the other side has moved.
struct Premove {
    core::Coord from{};
    int count = 1;
    core::Coord to{};
    std::size_t place = 0; ///< half-moves played when it was chosen
};

/// The game has just ended: the keyboard's choice on the card.
struct EndCard {
    std::size_t chosen = 0;
};

/// What the arrow keys move.
enum class Focus : std::uint8_t { board, moves };

/// The screen of the game: all state other than the game's.
struct GameScreen {
    bool is_flipped = false;
    CameraHand camera{};
    std::optional<Selection> selection = std::nullopt;
    std::optional<Drag> drag = std::nullopt;
    std::optional<core::Coord> cursor = std::nullopt; ///< of the keyboard, once that is used
    Focus focus = Focus::board;
    std::optional<std::size_t> looked_at = std::nullopt; ///< a past moment
    std::size_t scroll = 0;                              ///< rows of the move list below its end
    std::optional<PromotionMenu> promotion = std::nullopt;
    std::optional<Premove> premove = std::nullopt;
    bool is_yes_chosen = false; ///< the keyboard's choice in a question
    std::optional<TextEntry> entry = std::nullopt;
    std::string notice{}; ///< under the board
    bool is_warning = false;
    std::optional<core::Color> notice_turn =
        std::nullopt;               ///< it is shown while this side is to move
    std::string offline{};          ///< that the game's server cannot be reached; empty if it can
    bool can_withdraw = false;      ///< a move waits for the connection, and can be cancelled
    bool is_rematch_wanted = false; ///< by the opponent far away
    std::optional<EndCard> card = std::nullopt;
    std::optional<record::DrawnMark> drawing = std::nullopt; ///< while the right button is held
    bool is_scrolling = false; ///< the scroll bar of the move list is being dragged
    std::optional<HeldStep> held = std::nullopt; ///< of the stepper for the number of pieces

    std::chrono::milliseconds now{0};
    int game = 0; ///< the number of the snapshot's game that it shows
    std::optional<Animation> animation = std::nullopt;
    bool was_dropped = false; ///< the last move was dragged, and needs no animation
    std::optional<Moment> shown = std::nullopt; ///< the moment on the board, to detect changes
    std::size_t shown_place = 0;                ///< its place in the history
    std::size_t last_place = 0;                 ///< the last place of the history then
};

/// The shown moment of the history.
std::size_t place_shown(const GameScreen& screen, const Snapshot& snapshot);
const Moment& moment_shown(const GameScreen& screen, const Snapshot& snapshot);

/// The side at the bottom of the board, unless it is flipped.
bool is_black_below(const Snapshot& snapshot, Orientation orientation);

void draw(const GameScreen& screen, const Snapshot& snapshot, const Look& look, Scene& scene);

Orders handle(GameScreen& screen, const Snapshot& snapshot, const Input& input, const Look& look);

/// Adapts to changes of the game: drops what is no longer valid, and starts animations. Must be
/// called after every change of the snapshot and every input.
void refresh(GameScreen& screen, const Snapshot& snapshot, const Settings& settings);

/// The squares of a move that waits for the other side, or for the server's answer.
std::vector<core::Coord> waiting_squares(const GameScreen& screen, const Snapshot& snapshot);

/// Whether a person here can choose a move in advance while the other side is to move.
bool can_premove(const GameScreen& screen, const Snapshot& snapshot);
/// The move chosen in advance, returned once it can be played; a pawn on the last rank becomes a
/// queen if it can. Says so if the move is no longer legal.
std::optional<PlayMove> take_premove(GameScreen& screen, const Snapshot& snapshot,
                                     const Settings& settings);

/// Shows a notice under the board, until the next notice or action.
void tell(GameScreen& screen, std::string sentence, bool is_warning = false);

} // namespace view
