#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "room/result_card.hpp"
#include "view/game_handling.hpp"

/// The card over the board that says how the game ended.
namespace view {

enum class EndButton : std::uint8_t { rematch, look_back, analyse, save, new_game };
/// The buttons of a game; a spectator gets none for another game.
std::span<const EndButton> end_buttons(const Snapshot& snapshot);

/// Whether it is shown: from the end of a game until the next action.
bool has_end_card(const GameScreen& screen, const Snapshot& snapshot);

/// A line of the card.
struct EndLine {
    std::string text;
    Rect area;
    float letters = 0;
    Tone tone = Tone::text;
    Weight weight = Weight::regular;
};
struct EndCardParts {
    Rect box;
    std::vector<EndLine> lines;
    std::vector<Rect> buttons{};
};
EndCardParts end_card_parts(const Snapshot& snapshot, const GameLayout& layout, const Look& look);

void draw_end_card(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                   const Look& look, Scene& scene);

/// Handles an input to the card; nothing if the input is not for it, in which case any press closes
/// it.
std::optional<Orders> handle_end_card(GameHandling& handling, const Input& input);

} // namespace view
