#include "view/menu_screen.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "view/keys.hpp"
#include "words/board_messages.hpp"
#include "words/editor_messages.hpp"
#include "words/files_messages.hpp"
#include "words/key_messages.hpp"
#include "words/puzzle_messages.hpp"
#include "words/window_analysis_messages.hpp"
#include "words/window_messages.hpp"
#include "words/window_online_messages.hpp"

namespace view {
namespace {

namespace message = words::message;

enum : int {
    continue_id,
    return_id,
    new_game_id,
    resume_id,
    save_id,
    open_id,
    archive_id,
    export_id,
    export_position_id,
    analyse_id,
    take_back_id,
    hint_id,
    rematch_id,
    draw_id,
    resign_id,
    pause_id,
    copy_position_id,
    copy_game_id,
    guide_id,
    profiles_id,
    queens_id,
    tour_id,
    wins_id,
    editor_id,
    online_id,
    host_id,
    settings_id,
    keys_id,
    full_screen_id,
    quit_id,
};

constexpr float wide = 56; ///< units that three columns need

class MenuBuilder {
  public:
    explicit MenuBuilder(const Look& look)
        : voice_(voice_of(look)),
          form_(form_titled(look, message::window_menu, message::window_back_to_game)),
          columns_(look.area.width < wide * look.unit ? 2 : 3) {
        form_.max_width = 18.0F * static_cast<float>(columns_);
    }

    Form build(const MenuOffers& offers) {
        add_main(offers);
        heading(message::window_menu_play);
        if (!is_main(new_game_id))
            button(new_game_id, message::window_new_game, KeyAction::new_game);
        button(open_id, message::window_open, KeyAction::open);
        if (offers.has_interrupted && !is_main(resume_id))
            button(resume_id, message::window_resume);
        button(archive_id, message::window_archive);
        button(online_id, message::window_online);
        button(host_id, message::window_host);
        heading(message::window_menu_game);
        button(save_id, message::window_save, KeyAction::save, offers.can_save);
        button(take_back_id, message::window_take_back, KeyAction::take_back, offers.can_take_back);
        if (offers.is_over)
            button(rematch_id, message::rematch_button);
        else
            button(hint_id, message::window_hint, KeyAction::hint,
                   offers.is_persons_turn && !offers.is_online);
        button(draw_id, offers.can_claim ? message::window_claim_draw : message::window_offer_draw,
               KeyAction::offer_draw, offers.can_resign);
        button(resign_id, message::window_resign, KeyAction::resign, offers.can_resign);
        if (offers.can_pause) button(pause_id, message::window_pause, KeyAction::pause);
        button(export_id, message::files_write);
        button(export_position_id, message::files_write_position);
        button(copy_position_id, message::window_copy_position, KeyAction::copy_position);
        button(copy_game_id, message::window_copy_game, KeyAction::copy_game);
        heading(message::window_menu_study);
        button(analyse_id, message::window_analysis_of_game, KeyAction::analyse, !offers.is_online);
        button(editor_id, message::window_editor, KeyAction::editor);
        button(wins_id, message::forced_wins);
        button(queens_id, message::window_queens);
        button(tour_id, message::window_tour);
        button(guide_id, message::window_guide);
        heading(message::window_menu_program);
        columns_ += 2; // its names are short
        button(settings_id, message::window_settings, KeyAction::settings);
        button(profiles_id, message::window_profiles);
        button(keys_id, message::keys_title, KeyAction::keys);
        button(full_screen_id, message::window_full_screen, KeyAction::full_screen);
        button(quit_id, message::window_quit, KeyAction::quit);
        return std::move(form_);
    }

    /// The button of a key, if the button is available.
    std::optional<int> button_of(KeyAction action) const {
        const auto found = std::ranges::find(keys_, action, &std::pair<KeyAction, int>::first);
        return found == keys_.end() ? std::nullopt : std::optional(found->second);
    }

  private:
    /// What is most likely wanted: to return to a game at a server, whose clock runs, or else to go
    /// on with the game, or else with one that was interrupted,
    /// or else to begin one.
    void add_main(const MenuOffers& offers) {
        if (offers.has_server_game)
            main(return_id, message::window_return_online);
        else if (offers.can_save && !offers.is_over)
            main(continue_id, message::window_play_on);
        else if (offers.has_interrupted)
            main(resume_id, message::window_resume_one);
        else
            main(new_game_id, message::window_new_game);
        keys_.emplace_back(KeyAction::new_game, new_game_id);
    }
    void main(int id, const words::Message& text) {
        add(form_, id, Button{.text = say(voice_, text), .is_main = true});
    }
    bool is_main(int id) const { return form_.widgets.front().key.id == id; }

    void heading(const words::Message& text) { add_text(form_, Heading{say(voice_, text)}); }
    void button(int id, const words::Message& text) {
        add(form_, id, Button{.text = say(voice_, text), .align = Align::left}, columns_);
    }
    void button(int id, const words::Message& text, KeyAction action, bool is_enabled = true) {
        if (is_enabled) keys_.emplace_back(action, id);
        add(form_, id,
            Button{.text = say(voice_, text),
                   .is_enabled = is_enabled,
                   .keys = key_name(voice_, action),
                   .align = Align::left},
            columns_);
    }

    words::Voice voice_;
    Form form_;
    int columns_;
    std::vector<std::pair<KeyAction, int>> keys_;
};

Orders orders_for(int id) {
    switch (id) {
    case continue_id: return {CloseScreen{}};
    case return_id: return {ReturnOnline{}};
    case resume_id: return {ShowInterrupted{}};
    case new_game_id: return {ShowScreen{ScreenKind::new_game}};
    case open_id: return {ShowScreen{ScreenKind::open}};
    case save_id: return {ShowScreen{ScreenKind::save}};
    case export_id: return {BrowseFiles{FilesUse::write}};
    case export_position_id: return {BrowseFiles{FilesUse::write_position}};
    case analyse_id: return {ShowScreen{ScreenKind::analysis}};
    case archive_id: return {ShowScreen{ScreenKind::archive}};
    case take_back_id: return {CloseScreen{}, TakeBack{}};
    case hint_id: return {CloseScreen{}, AskHint{}};
    case rematch_id: return {CloseScreen{}, room::Rematch{}};
    case draw_id: return {CloseScreen{}, OfferDraw{}};
    case resign_id: return {CloseScreen{}, Resign{}};
    case pause_id: return {CloseScreen{}, ShowScreen{ScreenKind::pause}};
    case copy_position_id: return {CloseScreen{}, CopyShown{}};
    case copy_game_id: return {CloseScreen{}, CopyGame{}};
    case guide_id: return {ShowScreen{ScreenKind::guide}};
    case profiles_id: return {ShowScreen{ScreenKind::profiles}};
    case queens_id: return {ShowScreen{ScreenKind::queens}};
    case tour_id: return {ShowScreen{ScreenKind::tour}};
    case wins_id: return {ShowScreen{ScreenKind::wins}};
    case editor_id: return {ShowScreen{ScreenKind::editor}};
    case online_id: return {ShowScreen{ScreenKind::online}};
    case host_id: return {ShowScreen{ScreenKind::online}, HostServer{}};
    case settings_id: return {ShowScreen{ScreenKind::settings}};
    case keys_id: return {ShowScreen{ScreenKind::keys}};
    case full_screen_id: return {ToggleFullScreen{}};
    case quit_id: return {Leave{}};
    default: return {};
    }
}

} // namespace

void draw(const MenuScreen& screen, const Look& look, Scene& scene) {
    draw(MenuBuilder(look).build(screen.offers), screen.form, look, scene);
}

Orders handle(MenuScreen& screen, const Input& input, const Look& look) {
    MenuBuilder builder(look);
    const Form form = builder.build(screen.offers);
    // The keys beside buttons work here as on the board.
    if (const auto action = action_of(input))
        if (const auto id = builder.button_of(*action)) return orders_for(*id);
    const auto event = handle(form, screen.form, input, look);
    if (!event) return {};
    return event->key == back_key ? Orders{CloseScreen{}} : orders_for(event->key.id);
}

} // namespace view
