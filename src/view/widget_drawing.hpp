#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "view/form.hpp"

/// Drawing shared by the game's screen and the forms.
namespace view {

inline constexpr float corner = 0.35F; ///< corner radius of controls on a panel, in units

/// The current state of a button.
struct ButtonState {
    bool has_focus = false; ///< of the keyboard
    bool is_pointed = false;
    bool is_pressed = false;
};

/// The common letter height for buttons of this width: letters are made smaller before texts are
/// cut.
float button_letters(const Look& look, const std::vector<std::string>& texts, float width,
                     Weight weight = Weight::regular);

void draw_button(const Button& button, Rect area, const ButtonState& state, float letters,
                 const Look& look, Scene& scene);

/// The ring around the focus; `aside` is its distance from the ends, in units.
void draw_ring(Rect area, const Look& look, Scene& scene, float aside = 0.22F);

/// A box of this colour with a thin edge.
void draw_box(Rect area, Tone tone, const Look& look, Scene& scene);

/// A panel on the background.
void draw_panel(Rect area, const Look& look, Scene& scene);

/// A piece beside the board; in the dark theme on a square, so that black pieces are visible.
void draw_on_chip(const PieceImage& piece, const Look& look, Scene& scene);

enum class Sign : std::uint8_t { minus, plus };
/// A button with a sign, for one less or one more.
void draw_sign(Rect area, Sign sign, bool is_enabled, const Look& look, Scene& scene);

/// A panel over the others, which stay as they are.
void draw_raised_panel(Rect panel, const Look& look, Scene& scene);

/// A question over everything else, which waits behind it.
void draw_modal(Rect panel, const Look& look, Scene& scene);

/// A line of text that is typed into.
struct EntryBox {
    Rect box;
    Weight weight = Weight::regular;
    bool has_focus = true;
    Rect clip{}; ///< it is drawn only inside this; empty: no limit
};

void draw_entry(const TextEntry& entry, const EntryBox& field, const Look& look, Scene& scene);

} // namespace view
