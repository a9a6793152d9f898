#pragma once

#include <cstdint>
#include <string>

#include "words/language.hpp"

namespace view {

enum class Theme : std::uint8_t { light, dark };
enum class BoardColors : std::uint8_t { wood, slate, contrast }; ///< `contrast`: colour-blind safe
enum class Notation : std::uint8_t { local, english };           ///< letters of the move list

enum class TextSize : std::uint8_t { small, normal, large };

/// What a player chooses once; kept between starts.
struct Settings {
    words::Language language = words::Language::french;
    Theme theme = Theme::light;
    BoardColors board = BoardColors::wood;
    Notation notation = Notation::local;
    TextSize text_size = TextSize::normal;
    bool has_animation = true;
    bool has_sound = true;
    bool shows_thinking = false;
    bool shows_coordinates = true;
    std::string player{}; ///< whose profile the games count for; may be empty

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// The voice and the letters that the settings ask for.
inline words::Voice voice_of(const Settings& settings) { return {settings.language}; }
inline game::Letters letters_of(const Settings& settings) {
    return settings.notation == Notation::english ? game::Letters::english
                                                  : words::letters(settings.language);
}

} // namespace view
