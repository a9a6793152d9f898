// The analysis: opening it, its searches, and saving it.

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "analysis/game_analyst.hpp"
#include "file/listing.hpp"
#include "phrase/games.hpp"
#include "play/date.hpp"
#include "play/kept_game.hpp"
#include "play/name.hpp"
#include "play/table_tags.hpp"
#include "record/pgn_writer.hpp"
#include "view/app.hpp"
#include "words/analysis_messages.hpp"
#include "words/window_analysis_messages.hpp"

namespace view {

namespace message = words::message;

namespace {

AnalysisScreen* analysis_among(std::vector<Screen>& screens) {
    for (Screen& screen : screens)
        if (auto* const found = std::get_if<AnalysisScreen>(&screen)) return found;
    return nullptr;
}

/// The moves with all comments, signs and variations.
std::string moves_text(record::Record record) {
    record.tags = {};
    return record::to_pgn(record);
}

/// Its name or that of its file; nothing if there is no room for a number after it.
std::optional<std::string> name_given(const AnalysisScreen& screen) {
    const std::string& given = screen.saved_as;
    std::string name = play::is_path(given) ? std::filesystem::path(given).stem().string() : given;
    return play::is_name(name + " 999") ? std::optional(std::move(name)) : std::nullopt;
}

} // namespace

/// Whether nothing would be lost with it: it is unchanged since it was opened or saved.
bool App::is_kept(const AnalysisScreen& screen) const {
    const std::string moves = moves_text(screen.study.record());
    if (screen.begun.empty() || moves == screen.begun) return true;
    if (screen.saved_as.empty()) return false;
    const auto saved =
        play::is_path(screen.saved_as)
            ? keeper_.load_path(screen.saved_as, game::LetterSet{game::Letters::english}, {})
            : keeper_.load_save(screen.saved_as);
    return saved && moves_text(saved->record) == moves;
}

/// Saves it under a name of its own if anything would be lost with it; returns 0 or the error.
int App::keep_copy(AnalysisScreen& screen) {
    screen.followed = screen.study.change_number();
    if (is_kept(screen)) {
        drop_copy(screen);
        return 0;
    }
    if (!keeper_.has_place()) return play::no_place;
    const std::string wanted = name_given(screen).value_or(
        say(voice_of(settings_), message::analysis_name,
            {{"date", play::day_text(std::chrono::system_clock::now())}}));
    record::Record record = screen.study.record();
    record.tags.erase(play::tag::save_name);
    const bool is_new = screen.copy.empty();
    std::string name = is_new ? wanted : screen.copy;
    play::SaveOutcome outcome =
        keeper_.save(name, record, is_new ? play::no_save : screen.copy_stamp);
    for (int number = 2; outcome.is_taken; ++number) {
        name = wanted + ' ' + std::to_string(number);
        outcome = keeper_.save(name, record, play::no_save);
    }
    if (!outcome.is_saved()) return outcome.error;
    screen.copy = name;
    screen.copy_stamp = outcome.stamp;
    return 0;
}

/// Removes it once it is not needed, unless somebody else has changed it.
void App::drop_copy(AnalysisScreen& screen) {
    const std::string name = std::exchange(screen.copy, {});
    if (!name.empty() && keeper_.stamp_of(name) == screen.copy_stamp) keeper_.remove_save(name);
}

/// Saves changes at once, so that nothing is lost however the program ends.
void App::keep_changes() {
    for (std::vector<Screen>* const screens : {&screens_, &resting_})
        for (Screen& screen : *screens) {
            auto* const one = std::get_if<AnalysisScreen>(&screen);
            if (one != nullptr && one->followed != one->study.change_number()) keep_copy(*one);
        }
}

bool App::has_changes() const {
    const AnalysisScreen* const open = analysis();
    return open != nullptr && open->followed != open->study.change_number();
}

/// Saves an analysis that is left, and says under which name; returns 0 or the error.
int App::keep_analysis(AnalysisScreen& screen, const words::Message& sentence) {
    finish_comment(screen);
    const int error = keep_copy(screen);
    if (error != 0 || screen.copy.empty()) return error;
    add_notice(say(voice_of(settings_), sentence, {{"name", screen.copy}}), false);
    return 0;
}

/// Analyses that are replaced by another one; one that cannot be saved stays open until it can.
void App::keep_past_analyses() {
    std::erase_if(resting_, [this](Screen& screen) {
        auto* const past = std::get_if<AnalysisScreen>(&screen);
        if (past == nullptr) return false;
        const int error = keep_analysis(*past, message::analysis_before_kept);
        if (error != 0)
            add_notice(phrase::keep_error(voice_of(settings_), message::analysis_not_kept, error),
                       true);
        return error == 0;
    });
}

/// Nothing is lost when the program ends, unless the person agrees.
void App::carry_out(const Leave&) {
    std::string loss;
    for (std::vector<Screen>* const screens : {&screens_, &resting_})
        for (Screen& screen : *screens)
            if (auto* const one = std::get_if<AnalysisScreen>(&screen))
                if (const int error = keep_analysis(*one, message::analysis_kept); error != 0)
                    loss = phrase::keep_error(voice_of(settings_), message::analysis_unkept, error);
    act(Leave{.lost_study = loss});
}

AnalysisScreen* App::analysis_open() { return analysis_among(screens_); }

AnalysisScreen* App::analysis_in_front() {
    return screens_.empty() ? nullptr : std::get_if<AnalysisScreen>(&screens_.back());
}

/// During an online game, its board says why it cannot be analysed.
bool App::may_analyse() {
    if (!snapshot().is_online() || snapshot().outcome.is_over()) return true;
    close_all();
    add_notice(say(voice_of(settings_), message::no_analysis_online), true);
    return false;
}

/// The game on the table, with all its comments; if it was analysed before, that analysis, with the
/// moves played since.
void App::show_analysis() {
    if (!may_analyse()) return;
    const std::size_t place = place_shown(game_screen_, snapshot());
    close_all();
    give_reports_up();
    const bool was_flipped = game_screen_.is_flipped;
    const auto resting = std::ranges::find_if(resting_, [this](const Screen& screen) {
        const auto* const one = std::get_if<AnalysisScreen>(&screen);
        return one != nullptr && one->game == snapshot().game;
    });
    if (resting != resting_.end()) {
        screens_.push_back(std::move(*resting));
        resting_.erase(resting);
    }
    keep_past_analyses();
    if (screens_.empty())
        screens_.emplace_back(
            AnalysisScreen(room::Study(room_.record(), letters_of(settings_)), snapshot().game));
    AnalysisScreen& screen = *analysis_in_front();
    const bool was_kept = is_kept(screen);
    const std::size_t moves = screen.study.moves().size();
    screen.study.to_start();
    for (std::size_t i = 1; i < snapshot().history.size(); ++i)
        screen.study.play(snapshot().history[i].move->text, game::Letters::english);
    if (screen.study.moves().size() > moves) screen.study.forget_changes();
    if (was_kept) screen.begun = moves_text(screen.study.record());
    for (std::size_t i = snapshot().history.size() - 1; i > place; --i) screen.study.back();
    view::handle(screen, Tick{now_}, look());
    screen.board.is_flipped = was_flipped;
}

void App::carry_out(const Analyse& order) {
    const int game = snapshot().game;
    act(order.opening);
    is_analysis_wanted_ = room_.must_answer();
    if (snapshot().game != game) show_analysis();
}

/// Opens it over the current screen, to which one returns.
void App::carry_out(const AnalyseRecord& order) {
    if (!may_analyse()) return;
    if (auto before = std::ranges::find(screens_, ScreenKind::analysis, kind_of);
        before != screens_.end()) {
        resting_.push_back(std::move(*before));
        screens_.erase(before);
    }
    give_reports_up();
    keep_past_analyses();
    AnalysisScreen screen(room::Study(order.record, letters_of(settings_)));
    screen.begun = moves_text(screen.study.record());
    view::handle(screen, Tick{now_}, look());
    screen.board.is_flipped = order.is_flipped;
    screens_.emplace_back(std::move(screen));
}

/// The person plays the side to move.
void App::carry_out(const PlayStudy&) {
    const AnalysisScreen* const screen = analysis_open();
    if (screen == nullptr) return;
    const core::Color turn = screen->study.snapshot().turn();
    std::array<play::Seat, 2> seats;
    seats[core::index(turn)].name = settings_.player;
    play::Seat& computer = seats[core::index(~turn)];
    computer.kind = play::SeatKind::computer;
    for (const play::Seat& seat : room_.agreed().seats)
        if (seat.kind == play::SeatKind::computer) computer.level = seat.level;
    act(room::PlayFrom{screen->study.so_far(), seats});
}

/// Over an analysis, the analysis is saved, or written to a file if a path is given.
void App::carry_out(const SaveGame& order) {
    AnalysisScreen* const screen = analysis_open();
    if (screen == nullptr) return act(order);
    const record::Record& record = screen->study.record();
    screen->saved_as = order.name;
    if (play::is_path(order.name)) {
        screen->saved_as = file::with_ending(file::from_home(home_, order.name), ".pgn");
        return act(room::ExportStudy{record, screen->saved_as});
    }
    act(room::SaveStudy{record, order.name});
    if (AnalysisScreen* const saved = analysis_open()) keep_copy(*saved); // it is not needed now
}

void App::carry_out(const MakeSound& order) { sound(order.sound); }

void App::carry_out(const ToggleReport&) {
    AnalysisScreen* const screen = analysis_in_front();
    if (screen == nullptr) return;
    const bool was_running = screen->report && screen->report->is_running();
    reviewer_.stop();
    screen->report.reset();
    if (was_running || screen->study.moves().main_line_size() == 0) return;
    const record::Record& record = screen->study.record();
    screen->report =
        AnalysisReport{.all = analysis::ply_count(record) + 1, .moves = record.moves.main_line()};
    reviewer_.begin(record);
}

/// Takes the engine's result for the current place.
void App::attend_analysis() {
    AnalysisScreen* const screen = analysis_open();
    auto found = explorer_.take_progress();
    if (auto last = explorer_.take()) found = std::move(last);
    if (screen == nullptr) return;
    if (found && !found->lines.empty()) {
        screen->thought = *std::move(found);
        screen->thought_at = explored_.look;
    }
    if (!screen->report || !screen->report->is_running()) return;
    screen->report->done = reviewer_.done();
    auto review = reviewer_.take();
    if (!review) return;
    if (!screen->report->is_about(screen->study))
        return; // the screen will say that it is out of date
    const std::size_t kept = take_review(*screen, *std::move(review));
    const words::Voice voice = voice_of(settings_);
    std::string said = say(voice, message::analysis_report_done);
    if (kept > 0) said += ' ' + say(voice, message::signs_kept, kept);
    tell(screen->board, said);
}

/// Completes actions that waited for analyses to be closed.
void App::give_reports_up() {
    for (Screen& resting : resting_) {
        auto* const screen = std::get_if<AnalysisScreen>(&resting);
        if (screen == nullptr || !screen->report || !screen->report->is_running()) continue;
        screen->report.reset();
        add_notice(say(voice_of(settings_), message::analysis_report_given_up), false);
    }
}

/// Lets the engine analyse the current place, or nothing.
void App::follow_analysis() {
    AnalysisScreen* const screen = analysis_open();
    if (screen != nullptr) screen->asked = snapshot().asked;
    give_reports_up();
    if (screen == nullptr || !screen->report || !screen->report->is_running()) reviewer_.stop();
    Explored wanted;
    if (screen != nullptr && screen->wants_engine())
        wanted = {screen->study.look_number(), screen->lines, true};
    if (std::exchange(explored_, wanted) == wanted) return;
    if (!wanted.is_wanted) return explorer_.stop();
    explorer_.begin(screen->study.task(screen->lines));
}

} // namespace view
