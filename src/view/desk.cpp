#include "view/desk.hpp"

#include <algorithm>
#include <utility>

#include "phrase/profiles.hpp"
#include "play/date.hpp"
#include "play/results.hpp"
#include "play/think_limits.hpp"
#include "view/clock_text.hpp"
#include "view/game_screen.hpp"
#include "words/board_messages.hpp"
#include "words/file_errors.hpp"
#include "words/play_messages.hpp"
#include "words/refusal_messages.hpp"
#include "words/refusals.hpp"

namespace view {

namespace message = words::message;
using core::Color;
using play::SeatKind;

namespace {

constexpr std::array claims{game::Claim::threefold_repetition, game::Claim::fifty_moves};

/// A clock that shows so little is heard once.
play::Milliseconds low_time(const play::TimeControl& control) {
    return std::min<play::Milliseconds>(std::chrono::seconds(20), control.base / 4);
}

} // namespace

Desk::Desk(DeskTools tools, const Settings& settings, play::TableOptions first)
    : tools_(std::move(tools)), voice_(voice_of(settings)), letters_(letters_of(settings)),
      thinker_(tools_.make_searcher, tools_.wake) {
    obey(StartGame{std::move(first)});
}

Desk::~Desk() {
    thinker_.stop();
    leave_game();
}

play::TableTools Desk::table_tools() {
    return {.now = [this] { return play::Instant(now_); },
            .make_searcher = tools_.make_searcher,
            .seed = tools_.seed++};
}

std::optional<play::RunningGame> Desk::new_running() const {
    if (!tools_.places) return std::nullopt;
    return play::RunningGames(tools_.places->running).begin();
}

bool Desk::has_moves() const {
    return table().session().ply_count() + table().session().undone_count() > 0;
}

bool Desk::can_take_back() const {
    return !snapshot_.is_strict && table().session().ply_count() > 0;
}

void Desk::speak(const Settings& settings) {
    voice_ = voice_of(settings);
    letters_ = letters_of(settings);
    snapshot_.score = table().session().score(letters_);
}

bool Desk::perform(const Order& order) {
    return std::visit(
        [this](const auto& one) {
            if constexpr (requires { obey(one); }) {
                obey(one);
                return true;
            }
            return false;
        },
        order);
}

bool Desk::is_persons_turn() {
    if (snapshot_.is_person_to_move()) return true;
    warn(table().is_over() ? message::game_over : message::computer_to_move);
    return false;
}

/// Who gives up or offers a draw; says why nobody can.
std::optional<Color> Desk::acting_person() {
    const auto person = snapshot_.person();
    if (!person) warn(table().is_over() ? message::game_over : message::computer_to_move);
    return person;
}

void Desk::obey(const PlayMove& order) {
    if (snapshot_.asked || !is_persons_turn()) return;
    const Color turn = snapshot_.turn();
    const auto move = table().play(order.text, words::letters(voice_.language));
    if (move) {
        heard(*move);
        return changed();
    }
    if (table().is_over()) return changed(); // the clock was faster
    warn(words::refusal_sentence(voice_, move.error(), snapshot_.rules, turn));
}

void Desk::obey(const TakeBack&) {
    if (snapshot_.asked) return;
    if (snapshot_.is_strict) return warn(message::no_undo_in_strict_game);
    const bool was_over = table().is_over();
    if (table().undo() > 0) return changed();
    warn(was_over ? message::undo_impossible : message::nothing_to_undo);
}

void Desk::obey(const PlayAgain&) {
    if (snapshot_.asked) return;
    if (table().redo() > 0) return changed();
    warn(message::nothing_to_redo);
}

void Desk::obey(const AskHint&) {
    if (snapshot_.asked || !is_persons_turn()) return;
    think(Thinker::Purpose::hint, play::hint_limits);
}

/// Claims a draw where the rules allow it, and offers one where they do not.
void Desk::obey(const OfferDraw&) {
    if (snapshot_.asked) return;
    const auto side = acting_person();
    if (!side) return;
    if (*side != snapshot_.turn()) return offer_while_it_thinks();
    for (const game::Claim claim : claims)
        if (table().claim_draw(claim)) return changed();
    if (snapshot_.seat(~*side).kind == SeatKind::computer)
        think(Thinker::Purpose::draw, play::draw_limits);
    else
        snapshot_.asked = DrawOffered{*side};
}

void Desk::obey(const AnswerDraw& order) {
    const auto asked = std::exchange(snapshot_.asked, std::nullopt);
    if (!asked) return;
    if (std::holds_alternative<DrawOffered>(*asked)) {
        if (!order.is_accepted) return say(message::draw_declined);
        table().agree_draw();
        return changed();
    }
    if (const auto* const arisen = std::get_if<ClaimArisen>(&*asked)) {
        const Color other = ~snapshot_.turn();
        if (arisen->asked != other && snapshot_.seat(other).kind == SeatKind::person)
            snapshot_.asked = ClaimArisen{arisen->claim, other};
        return go_on();
    }
    const auto game = std::exchange(damaged_, std::nullopt);
    if (order.is_accepted && game) return take_up(*game, new_running());
    go_on();
}

void Desk::obey(const ClaimDraw& order) {
    if (!table().claim_draw(order.claim)) return;
    snapshot_.asked.reset();
    changed();
}

void Desk::obey(const Resign&) {
    if (snapshot_.asked) return;
    const auto side = acting_person();
    if (!side) return;
    table().resign(*side);
    changed();
}

void Desk::put_on_table(play::KeptGame game) {
    stop_thinking();
    leave_game();
    game_ = std::move(game);
    damaged_.reset();
    is_warned_ = {};
    cover_ = Cover::none;
    is_told_ = false;
    is_noted_ = table().is_over();
    begin(snapshot_, table(), letters_);
    if (table().is_over()) return game_->discard();
    if (has_moves()) keep();
    go_on();
}

/// The game that was played stays behind as an interrupted one, unless there is nothing to keep.
void Desk::leave_game() {
    if (!game_) return;
    if (table().is_over() || !has_moves()) return game_->discard();
    if (!game_->is_kept()) game_->keep(); // the disk may have room again
}

/// After everything that changes the game.
void Desk::changed() {
    stop_thinking();
    snapshot_.asked.reset();
    follow(snapshot_, table(), letters_);
    keep();
    if (table().is_over()) return finish();
    go_on();
}

void Desk::heard(const session::MoveView& move) {
    const bool is_check = table().session().king_in_check().has_value();
    if (is_check)
        sounds_.push_back(Sound::check);
    else if (move.promoted > 0)
        sounds_.push_back(Sound::promotion);
    else
        sounds_.push_back(move.captured > 0 ? Sound::capture : Sound::move);
}

void Desk::keep() {
    const int error = game_->keep();
    if (error != 0 && !is_told_)
        warn(message::not_kept, {{"why", words::write_error(voice_, error)}});
    is_told_ = error != 0;
}

void Desk::finish() {
    sounds_.push_back(Sound::end);
    if (tools_.places) {
        const std::string today = play::day_text(std::chrono::system_clock::now());
        if (!std::exchange(is_noted_, true))
            for (const auto& [name, error] :
                 play::note_result(table(), play::Profiles(tools_.places->profiles), today))
                warn(phrase::profile_error(voice_, name, error));
        if (table().save_name() && table().has_unsaved_moves())
            obey(SaveGame{*table().save_name()});
    }
    game_->discard();
}

/// What comes next: a question to the players, or the computer's move.
void Desk::go_on() {
    if (table().is_over() || snapshot_.asked || ask_about_claim()) return;
    if (table().is_computer_to_move()) think_about_move();
}

/// Each person is asked once when a draw can first be claimed, the one to move first.
bool Desk::ask_about_claim() {
    const auto claim = table().new_claim();
    if (!claim) return false;
    const Color turn = snapshot_.turn();
    const Color first = snapshot_.seat(turn).kind == SeatKind::person ? turn : ~turn;
    if (snapshot_.seat(first).kind != SeatKind::person) return false;
    snapshot_.asked = ClaimArisen{*claim, first};
    return true;
}

void Desk::attend(Time now) {
    if (!std::exchange(has_time_, true)) { // what was before the first tick has taken no time
        table().pause_clock();
        now_ = now;
        if (!is_clock_stopped()) table().resume_clock();
    }
    now_ = now;
    look_at_clocks();
    take_progress();
    take_found();
    if (found_ && cover_ == Cover::none && now_ >= earliest_) play_found();
}

void Desk::look_at_clocks() {
    if (!table().has_clock() || table().is_over()) return;
    if (table().check_flag()) return changed();
    read_clocks(snapshot_, table());
    const Color turn = snapshot_.turn();
    bool& is_warned = is_warned_[core::index(turn)];
    const bool is_low = (*snapshot_.clocks)[core::index(turn)] < low_time(*agreed().time);
    if (is_low && !is_warned && snapshot_.is_person_to_move()) {
        sounds_.push_back(Sound::low_time);
        is_warned = true;
    }
}

std::optional<Desk::Time> Desk::next_wake() const {
    if (table().is_over()) return std::nullopt;
    std::optional<Time> wake;
    if (snapshot_.clocks && !is_clock_stopped())
        wake = now_ + next_clock_change((*snapshot_.clocks)[core::index(snapshot_.turn())]);
    if (found_ && cover_ == Cover::none) wake = wake ? std::min(*wake, earliest_) : earliest_;
    return wake;
}

bool Desk::is_clock_stopped() const {
    if (cover_ == Cover::screen) return !snapshot_.is_between_people();
    return cover_ == Cover::pause;
}

void Desk::set_cover(Cover cover) {
    const bool was_stopped = is_clock_stopped();
    cover_ = cover;
    snapshot_.is_clock_stopped = is_clock_stopped();
    if (snapshot_.is_clock_stopped == was_stopped) return;
    if (was_stopped)
        table().resume_clock();
    else
        table().pause_clock();
}

std::vector<Sound> Desk::take_sounds() { return std::exchange(sounds_, {}); }
std::optional<Notice> Desk::take_notice() { return std::exchange(notice_, std::nullopt); }
std::optional<std::string> Desk::take_clipboard() {
    return std::exchange(clipboard_, std::nullopt);
}

void Desk::say(const words::Message& message, words::Arguments arguments) {
    notice_ = {words::say(voice_, message, arguments)};
}
void Desk::warn(const words::Message& message, words::Arguments arguments) {
    warn(words::say(voice_, message, arguments));
}
void Desk::warn(std::string sentence) { notice_ = {std::move(sentence), true}; }

} // namespace view
