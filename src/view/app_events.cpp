// Showing the events of the room and playing their sounds.

#include <algorithm>
#include <utility>

#include "view/analysis_layout.hpp"
#include "view/app.hpp"
#include "view/game_footer.hpp"
#include "view/game_layout.hpp"
#include "words/layout.hpp"

namespace view {

/// Shows an error on the screen in front, if it has a place for it.
bool App::tell_front() {
    for (room::Event& event : room_.take_events()) events_.push_back(std::move(event));
    const auto warning = std::ranges::find_if(events_, [](const room::Event& event) {
        const auto* const notice = std::get_if<room::Notice>(&event);
        return notice != nullptr && notice->is_warning;
    });
    std::string* const problem = screens_.empty() ? nullptr : problem_of(screens_.back());
    if (problem == nullptr || warning == events_.end()) return false;
    *problem = std::get<room::Notice>(*warning).text;
    events_.erase(warning);
    return true;
}

/// Shows a confirmation on the screen in front, if it has a place for it.
void App::tell_done() {
    for (room::Event& event : room_.take_events()) events_.push_back(std::move(event));
    std::string* const notice = screens_.empty() ? nullptr : notice_of(screens_.back());
    if (notice == nullptr) return;
    std::vector<std::string> sentences;
    std::erase_if(events_, [&](const room::Event& event) {
        const auto* const said = std::get_if<room::Notice>(&event);
        if (said != nullptr) sentences.push_back(said->text);
        return said != nullptr;
    });
    if (!sentences.empty()) *notice = words::joined(sentences, " ");
}

void App::show_events() {
    for (room::Event& event : room_.take_events()) events_.push_back(std::move(event));
    for (const room::Event& event : std::exchange(events_, {}))
        std::visit([this](const auto& one) { react(one); }, event);
    if (const auto notice = std::exchange(notice_, std::nullopt)) show_notice(*notice);
    const bool is_new = std::exchange(game_told_of_, snapshot().game) != snapshot().game;
    std::vector<std::string> notes = std::exchange(notes_, {});
    const bool is_opening = std::exchange(is_opening_, false);
    if ((is_new || is_opening) && !notes.empty() && is_footer_cut())
        screens_.emplace_back(NotesScreen{std::move(notes), !is_new});
}

/// Whether some of the notes do not fit below the board in front.
bool App::is_footer_cut() const {
    if (const AnalysisScreen* const open = analysis())
        return has_cut_footer(open->board, open->study.snapshot(),
                              analysis_layout(*open, look()).game, look());
    return has_cut_footer(game_screen_, snapshot(), game_layout(game_screen_, snapshot(), look()),
                          look());
}

void App::show_notice(const room::Notice& notice) {
    if (AnalysisScreen* const analysis = analysis_in_front())
        tell(analysis->board, notice.text, notice.is_warning);
    tell(game_screen_, notice.text, notice.is_warning);
    if (notice.is_of_turn) game_screen_.notice_turn = snapshot().turn();
}

void App::add_notice(const std::string& sentence, bool is_warning) {
    if (!notice_) notice_.emplace();
    notes_.push_back(sentence);
    notice_->text += (notice_->text.empty() ? "" : " ") + sentence;
    notice_->is_warning |= is_warning;
}

void App::sound(Sound sound) {
    if (settings_.has_sound) sounds_.push_back(sound);
}

void App::react(const room::Notice& event) {
    add_notice(event.text, event.is_warning);
    notice_->is_of_turn = event.is_of_turn;
}

void App::react(const room::MoveRefused& event) {
    sound(Sound::refusal);
    add_notice(event.text, true);
}

void App::react(const room::Played& event) {
    if (event.is_check)
        sound(Sound::check);
    else if (event.move.promoted > 0)
        sound(Sound::promotion);
    else
        sound(event.move.captured > 0 ? Sound::capture : Sound::move);
}

void App::react(const room::TakenBack&) {} // the board shows it
void App::react(const room::PlayedAgain&) {}
void App::react(const room::HintFound& event) {
    add_notice(words::joined(event.sentences, " "), false);
}
void App::react(const room::TimeIsLow&) { sound(Sound::low_time); }
void App::react(const room::GameEnded&) {
    sound(Sound::end);
    game_screen_.card.emplace();
}
void App::react(const room::Copied& event) { wishes_.clipboard = event.text; }

void App::react(const room::PlayerRenamed& event) {
    if (settings_.player != event.from) return;
    Settings settings = settings_;
    settings.player = event.to;
    change_settings(settings);
}

} // namespace view
