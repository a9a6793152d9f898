#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "room/result_card.hpp"
#include "view/game_handling.hpp"

/// The card over the board that tells how the game ended.
namespace view {

enum class EndButton : std::uint8_t { rematch, look_back, analyse, save, new_game };
/// Those of a game: who has only watched plays no other one.
std::span<const EndButton> end_buttons(const Snapshot& snapshot);

/// Whether it is shown: from the end of a game on until something else is done.
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

/// What somebody does with the card; nothing if the input is not for it, and then it is closed by
/// everything that is pressed.
std::optional<Orders> handle_end_card(GameHandling& handling, const Input& input);

} // namespace view
