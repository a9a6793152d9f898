#include "view/settings_screen.hpp"

#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum : int {
    language_id,
    theme_id,
    board_id,
    pieces_id,
    orientation_id,
    notation_id,
    text_size_id,
    animation_id,
    sound_id,
    volume_id,
    thinking_id,
    words_id,
    coordinates_id,
    solid_id,
};

class SettingsBuilder {
  public:
    SettingsBuilder(const SettingsScreen& screen, const Look& look)
        : voice_(voice_of(look)), settings_(look.settings), problem_(screen.problem),
          form_(form_titled(look, message::window_settings, message::window_close)) {
        form_.is_beside = true; // the board shows the effect of its colours
        if (look.area.width <= 1.6F * look.area.height) {
            form_.max_width = 26;
            return;
        }
        form_.max_width = 36;
        short_columns_ = 2;
    }

    Form build() {
        choice(language_id, message::window_language,
               {message::window_french, message::window_english}, settings_.language);
        choice(theme_id, message::window_theme, {message::window_light, message::window_dark},
               settings_.theme);
        choice(board_id, message::window_board,
               {message::window_wood, message::window_slate, message::window_contrast,
                message::window_green, message::window_blue, message::window_rose},
               settings_.board);
        choice(pieces_id, settings_.is_solid ? message::window_flat_pieces : message::window_pieces,
               {message::window_classic, message::window_flat}, settings_.pieces);
        choice(orientation_id, message::window_orientation,
               {message::window_own_side, message::window_sides[0], message::window_sides[1]},
               settings_.orientation);
        if (settings_.language != words::Language::english)
            choice(notation_id, message::window_notation,
                   {message::window_local_letters, message::window_english_letters},
                   settings_.notation);
        choice(
            text_size_id, message::window_text_size,
            {message::window_text_small, message::window_text_normal, message::window_text_large},
            settings_.text_size);
        on_off(solid_id, message::window_solid, settings_.is_solid, short_columns_);
        on_off(animation_id, message::window_animation, settings_.has_animation, short_columns_);
        on_off(sound_id, message::window_sound, settings_.has_sound);
        if (settings_.has_sound)
            choice(volume_id, message::window_volume,
                   {message::window_low, message::window_medium, message::window_full},
                   settings_.volume);
        on_off(words_id, message::window_speaks, settings_.speaks_moves);
        on_off(thinking_id, message::window_thinking, settings_.shows_thinking);
        on_off(coordinates_id, message::window_coordinates, settings_.shows_coordinates);
        if (!problem_.empty()) add_text(form_, Paragraph{problem_, Tone::warning}, Strip::footer);
        return std::move(form_);
    }

  private:
    template <class Value>
    void choice(int id, const words::Message& caption,
                std::initializer_list<words::Message> options, Value chosen) {
        Choice choice{.caption = say(voice_, caption), .chosen = static_cast<std::size_t>(chosen)};
        for (const words::Message& option : options) choice.options.push_back(say(voice_, option));
        add(form_, id, std::move(choice));
    }

    void on_off(int id, const words::Message& caption, bool is_on, int columns = 1) {
        add(form_, id,
            Switch{say(voice_, caption),
                   say(voice_, is_on ? message::window_yes : message::window_no), is_on},
            columns);
    }

    words::Voice voice_;
    const Settings& settings_;
    const std::string& problem_;
    Form form_;
    int short_columns_ = 1; ///< of switches with short captions
};

Settings changed(Settings settings, int id, int value) {
    const bool is_on = value != 0;
    switch (id) {
    case language_id: settings.language = static_cast<words::Language>(value); break;
    case theme_id: settings.theme = static_cast<Theme>(value); break;
    case board_id: settings.board = static_cast<BoardColors>(value); break;
    case pieces_id: settings.pieces = static_cast<PieceSet>(value); break;
    case orientation_id: settings.orientation = static_cast<Orientation>(value); break;
    case volume_id: settings.volume = static_cast<Volume>(value); break;
    case words_id: settings.speaks_moves = is_on; break;
    case notation_id: settings.notation = static_cast<Notation>(value); break;
    case text_size_id: settings.text_size = static_cast<TextSize>(value); break;
    case animation_id: settings.has_animation = is_on; break;
    case sound_id: settings.has_sound = is_on; break;
    case solid_id: settings.is_solid = is_on; break;
    case thinking_id: settings.shows_thinking = is_on; break;
    default: settings.shows_coordinates = is_on; break;
    }
    return settings;
}

} // namespace

Rect place_of(const SettingsScreen& screen, const Look& look) {
    return lay_out(SettingsBuilder(screen, look).build(), screen.form, look).panel;
}

void draw(const SettingsScreen& screen, const Look& look, Scene& scene) {
    draw(SettingsBuilder(screen, look).build(), screen.form, look, scene);
}

Orders handle(SettingsScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(SettingsBuilder(screen, look).build(), screen.form, input, look);
    if (!event) return {};
    screen.problem.clear();
    if (event->key == back_key) return {CloseScreen{}};
    return {ChangeSettings{changed(look.settings, event->key.id, event->value)}};
}

} // namespace view
