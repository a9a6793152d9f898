// The settings of the window.

#include <utility>

#include "view/app.hpp"
#include "view/settings_file.hpp"
#include "words/board_messages.hpp"
#include "words/file_errors.hpp"
#include "words/window_messages.hpp"

namespace view {

void App::change_settings(const Settings& settings) {
    if (settings == settings_) return;
    const bool is_sound_switched = settings.has_sound != settings_.has_sound;
    if (settings.language != settings_.language)
        for (Screen& screen : screens_) // the error was in another language
            if (std::string* const problem = problem_of(screen)) problem->clear();
    if (settings.orientation != settings_.orientation) {
        game_screen_.is_flipped = is_black_below(snapshot(), settings.orientation);
        if (AnalysisScreen* const open = analysis_open())
            open->board.is_flipped = is_black_below(open->study.snapshot(), settings.orientation);
    }
    settings_ = settings;
    room_.speak(voice_of(settings_), letters_of(settings_));
    desk_.speak(voice_of(settings_));
    tell(game_screen_, {});
    if (is_sound_switched)
        tell(game_screen_,
             say(voice_of(settings_),
                 settings_.has_sound ? words::message::sound_on : words::message::sound_off));
    is_settings_unwritten_ = true;
}

/// Says why there is no board in space, and shows a flat one. The stored setting stays, because
/// OpenGL may be available at the next start or attempt.
void App::stay_flat(const std::string& why) {
    settings_.is_solid = false;
    kept_settings_.is_solid = false;
    tell_of_settings(say(voice_of(settings_), words::message::window_no_space, {{"why", why}}));
}

/// Shows an error on the screen of settings, or under the board.
void App::tell_of_settings(std::string sentence) {
    std::string* const problem = screens_.empty() ? nullptr : problem_of(screens_.back());
    if (problem != nullptr)
        *problem = std::move(sentence);
    else
        add_notice(sentence, true);
}

/// Stores the settings; says once if that fails.
void App::write_settings() {
    if (!std::exchange(is_settings_unwritten_, false) || !settings_path_) return;
    const int error = save_settings(*settings_path_, kept_settings_, settings_);
    const bool was_told = std::exchange(is_told_of_settings_, error != 0);
    if (error == 0) kept_settings_ = settings_;
    if (error == 0 || was_told) return;
    const words::Voice voice = voice_of(settings_);
    tell_of_settings(say(voice, words::message::window_settings_unkept,
                         {{"why", words::write_error(voice, error)}}));
}

} // namespace view
