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
    bool is_moving = false;    ///< far enough from where it began to be no click
    bool was_selected = false; ///< before it was pressed, so that a click lets it go
};

/// A pawn has reached its last rank and the person says what it becomes.
struct PromotionMenu {
    Moves moves{};
    std::size_t chosen = 0;
};

/// A move chosen while the other side has to move, to be played as soon as that has moved.
struct Premove {
    core::Coord from{};
    int count = 1;
    core::Coord to{};
};

/// The game has just ended: what is chosen next by the keyboard.
struct EndCard {
    std::size_t chosen = 0;
};

/// What the arrows move.
enum class Focus : std::uint8_t { board, moves };

/// The screen of the game: all of its state that is not the game's.
struct GameScreen {
    bool is_flipped = false;
    CameraHand camera{};
    std::optional<Selection> selection = std::nullopt;
    std::optional<Drag> drag = std::nullopt;
    std::optional<core::Coord> cursor = std::nullopt; ///< of the keyboard, once it is used
    Focus focus = Focus::board;
    std::optional<std::size_t> looked_at = std::nullopt; ///< a moment of the past
    std::size_t scroll = 0;                              ///< rows of the move list below its end
    std::optional<PromotionMenu> promotion = std::nullopt;
    std::optional<Premove> premove = std::nullopt;
    bool is_yes_chosen = false; ///< by the keyboard, of a question
    std::optional<TextEntry> entry = std::nullopt;
    std::string notice{}; ///< under the board
    bool is_warning = false;
    std::optional<core::Color> notice_turn = std::nullopt; ///< it holds while this side is to move
    std::optional<EndCard> card = std::nullopt;
    std::optional<record::Mark> drawing = std::nullopt; ///< while the right button is held
    bool is_scrolling = false;                          ///< the bar of the move list is dragged
    std::optional<HeldStep> held = std::nullopt;        ///< of the number of pieces

    std::chrono::milliseconds now{0};
    int game = 0; ///< which one of the snapshot it shows
    std::optional<Animation> animation = std::nullopt;
    bool was_dropped = false; ///< the last move was dragged there: nothing is left to be animated
    std::optional<Moment> shown = std::nullopt; ///< what is on the board, to see it change
    std::size_t shown_place = 0;                ///< of it in the history
};

/// The moment of the history that is shown.
std::size_t place_shown(const GameScreen& screen, const Snapshot& snapshot);
const Moment& moment_shown(const GameScreen& screen, const Snapshot& snapshot);

/// Who is at the bottom of the board until somebody flips it.
bool is_black_below(const Snapshot& snapshot, Orientation orientation);

void draw(const GameScreen& screen, const Snapshot& snapshot, const Look& look, Scene& scene);

Orders handle(GameScreen& screen, const Snapshot& snapshot, const Input& input, const Look& look);

/// The game may have changed: lets go what no longer holds, and sets moves in motion. To be called
/// after every change of the snapshot and every input.
void refresh(GameScreen& screen, const Snapshot& snapshot, const Settings& settings);

/// Whether somebody here waits for the other side to move, and can choose a move meanwhile.
bool can_premove(const GameScreen& screen, const Snapshot& snapshot);
/// The move that was chosen while the other side had to move, once, now that it can be played; a
/// pawn that arrives becomes a queen where it can. Says so where it cannot be played any more.
std::optional<PlayMove> take_premove(GameScreen& screen, const Snapshot& snapshot,
                                     const Settings& settings);

/// Says something under the board, until the next thing is said or done.
void tell(GameScreen& screen, std::string sentence, bool is_warning = false);

} // namespace view
