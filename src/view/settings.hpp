#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "words/language.hpp"

namespace view {

enum class Theme : std::uint8_t { light, dark };
/// `contrast`: colour-blind safe.
enum class BoardColors : std::uint8_t { wood, slate, contrast, green, blue, rose };
enum class PieceSet : std::uint8_t { classic, flat }; ///< `flat`: plain shapes for small squares
/// Which side is at the bottom: that of the person here, or always the same.
enum class Orientation : std::uint8_t { person, white, black };
enum class Volume : std::uint8_t { low, medium, full };
enum class Notation : std::uint8_t { local, english }; ///< letters of the move list

enum class TextSize : std::uint8_t { small, normal, large };

/// A player's settings, which are stored.
struct Settings {
    words::Language language = words::Language::french;
    Theme theme = Theme::light;
    BoardColors board = BoardColors::wood;
    Notation notation = Notation::local;
    TextSize text_size = TextSize::normal;
    PieceSet pieces = PieceSet::classic;
    Orientation orientation = Orientation::person;
    Volume volume = Volume::full;
    bool has_animation = true;
    bool has_sound = true;
    bool shows_thinking = false;
    bool shows_coordinates = true;
    bool is_solid = false;     ///< boards are shown in space
    bool speaks_moves = false; ///< each move is also described in words
    std::string player{};      ///< whose profile the games count for; may be empty
    std::string folder{};      ///< the folder of the last chosen file; may be empty
    std::string server{};      ///< the address of the last server; may be empty
    std::string server_name{}; ///< the name there
    std::string server_game{}; ///< the id of a game in progress there; empty if there was none
    std::size_t win = 0;       ///< the last forced win that was shown, counted from 0

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The voice and the letters according to the settings.
inline words::Voice voice_of(const Settings& settings) { return {settings.language}; }
inline game::Letters letters_of(const Settings& settings) {
    return settings.notation == Notation::english ? game::Letters::english
                                                  : words::letters(settings.language);
}

} // namespace view
