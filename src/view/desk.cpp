#include "view/desk.hpp"

#include <algorithm>
#include <utility>

#include "view/clock_text.hpp"
#include "words/board_messages.hpp"
#include "words/play_messages.hpp"
#include "words/refusal_messages.hpp"
#include "words/refusals.hpp"

namespace view {

namespace message = words::message;
using core::Color;
using play::SeatKind;

Desk::Desk(DeskTools tools, const Settings& settings, play::TableOptions first)
    : tools_(std::move(tools)), voice_(voice_of(settings)), letters_(letters_of(settings)),
      computer_(tools_.make_searcher, tools_.wake) {
    obey(StartGame{std::move(first)});
}

Desk::~Desk() {
    computer_.stop();
    leave_game();
}

play::TableTools Desk::table_tools() {
    return {.now = [this] { return play::Instant(now_); },
            .make_searcher = tools_.make_searcher,
            .seed = tools_.seed++};
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
    write();
    return !may_leave(order) || carry_out(order);
}

bool Desk::carry_out(const Order& order) {
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
    if (is_asking() || !is_persons_turn()) return;
    const Color turn = snapshot_.turn();
    const game::Letters letters = words::letters(voice_.language);
    if (order.touched) {
        const auto meant = table().session().read(order.text, letters);
        if (meant && meant->from != *order.touched)
            return refuse(words::say(voice_, message::touched));
    }
    const auto move = table().play(order.text, letters);
    if (!move && !table().is_over())
        return refuse(words::refusal_sentence(voice_, move.error(), snapshot_.rules, turn));
    if (move) make_sound_of(*move); // else the clock was faster
    changed();
    if (table().is_computer_to_move() && computer_.is_draw_offered())
        say(message::offered_while_thinking);
}

void Desk::obey(const TryMove& order) {
    if (is_asking() || !is_persons_turn()) return;
    refuse(words::refusal_sentence(voice_,
                                   table().session().refusal(order.from, order.count, order.to),
                                   snapshot_.rules, snapshot_.turn()));
}

void Desk::obey(const TakeBack&) {
    if (is_asking()) return;
    if (snapshot_.is_strict) return warn(message::no_undo_in_strict_game);
    const bool was_over = table().is_over();
    if (table().undo() == 0)
        return warn(was_over ? message::undo_impossible : message::nothing_to_undo);
    computer_.void_offer();
    changed();
}

void Desk::obey(const PlayAgain&) {
    if (is_asking()) return;
    if (table().redo() == 0) return warn(message::nothing_to_redo);
    computer_.void_offer();
    changed();
}

void Desk::obey(const AskHint&) {
    if (is_asking() || !is_persons_turn()) return;
    if (computer_.is_draw_offered()) return warn(message::draw_is_considered);
    computer_.think_about_hint(table());
}

void Desk::obey(const OfferDraw&) {
    if (is_asking()) return;
    const auto side = acting_person();
    if (!side) return;
    const auto claim = table().claimable();
    if (claim && *side == snapshot_.turn())
        ask_about_claim(*claim, *side);
    else if (snapshot_.seat(~*side).kind == SeatKind::computer)
        offer_to_computer();
    else
        ask_about_draw(*side);
}

void Desk::obey(const Resign&) {
    if (is_asking()) return;
    const auto side = acting_person();
    if (!side) return;
    questions_.ask(Resigning{*side}, [this, side](bool is_yes) {
        if (!is_yes) return;
        table().resign(*side);
        changed();
    });
}

void Desk::obey(const Answer& order) {
    questions_.answer(order.is_yes);
    go_on();
}

void Desk::obey(const Quit&) { is_quit_ = true; }

/// After everything that changes the game.
void Desk::changed() {
    computer_.stop();
    questions_.forget();
    follow(snapshot_, table(), letters_);
    is_unwritten_ = true;
    if (table().is_over()) sounds_.push_back(Sound::end);
    go_on();
}

void Desk::make_sound_of(const session::MoveView& move) {
    const bool is_check = table().session().king_in_check().has_value();
    if (is_check)
        sounds_.push_back(Sound::check);
    else if (move.promoted > 0)
        sounds_.push_back(Sound::promotion);
    else
        sounds_.push_back(move.captured > 0 ? Sound::capture : Sound::move);
}

/// What comes next: a question to the players, or the computer's move.
void Desk::go_on() {
    if (table().is_over()) return;
    if (!is_asking()) ask_about_new_claim();
    if (!is_asking() && table().is_computer_to_move() && !computer_.is_busy())
        computer_.think_about_move(table(), now_);
}

/// Each person is asked once when a draw can first be claimed, the one to move first.
void Desk::ask_about_new_claim() {
    const auto claim = table().new_claim();
    if (!claim) return;
    for (const Color side : {snapshot_.turn(), ~snapshot_.turn()})
        if (snapshot_.seat(side).kind == SeatKind::person) ask_about_claim(*claim, side);
}

void Desk::ask_about_claim(game::Claim claim, Color side) {
    questions_.ask(ClaimArisen{claim, side}, [this, claim](bool is_yes) {
        if (is_yes && table().claim_draw(claim)) changed();
    });
}

void Desk::ask_about_draw(Color by) {
    questions_.ask(DrawOffered{by}, [this](bool is_yes) {
        if (!is_yes) return say(message::draw_declined);
        agree_draw();
    });
}

void Desk::attend(Time now) {
    write();
    if (!std::exchange(has_time_, true)) { // what was before the first tick has taken no time
        table().pause_clock();
        now_ = now;
        if (!is_clock_stopped()) table().resume_clock();
    }
    now_ = now;
    look_at_clocks();
    if (auto thought = computer_.attend(); thought && !thought->lines.empty())
        snapshot_.finding = {snapshot_.turn(), *std::move(thought)};
    if (!is_free()) return;
    if (const auto found = computer_.take(now_)) act_on(*found);
}

void Desk::look_at_clocks() {
    if (!table().has_clock() || table().is_over()) return;
    if (table().check_flag()) return changed();
    read_clocks(snapshot_, table());
    const Color turn = snapshot_.turn();
    bool& is_warned = is_warned_[core::index(turn)];
    const bool is_low = (*snapshot_.clocks)[core::index(turn)] < snapshot_.low_time;
    if (is_low && !is_warned && snapshot_.is_person_to_move()) {
        sounds_.push_back(Sound::low_time);
        is_warned = true;
    }
}

std::optional<Desk::Time> Desk::next_wake() const {
    if (is_unwritten_) return now_;
    if (table().is_over()) return std::nullopt;
    std::optional<Time> wake;
    if (snapshot_.clocks && !is_clock_stopped())
        wake = now_ + next_clock_change((*snapshot_.clocks)[core::index(snapshot_.turn())]);
    if (const auto due = computer_.due(); due && is_free())
        wake = wake ? std::min(*wake, *due) : due;
    return wake;
}

/// What nobody sees, nobody loses time with; nor does the computer while somebody else is asked.
bool Desk::is_clock_stopped() const {
    if (cover_ == Cover::pause) return true;
    if (cover_ == Cover::screen && !snapshot_.is_between_people()) return true;
    return is_asking() && table().is_computer_to_move();
}

void Desk::settle(Cover cover) {
    cover_ = cover;
    snapshot_.asked = questions_.front();
    snapshot_.is_thinking = computer_.is_thinking();
    snapshot_.is_unkept = is_told_ && !game_->is_safe();
    const bool was_stopped = std::exchange(snapshot_.is_clock_stopped, is_clock_stopped());
    if (!snapshot_.is_clock_stopped) return table().resume_clock();
    table().pause_clock();
    // Who stops the clocks may be away for long: what they show is better on the disk.
    is_unwritten_ |= !was_stopped && table().has_clock() && !table().is_over() && game_->is_kept();
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
void Desk::refuse(std::string sentence) {
    sounds_.push_back(Sound::refusal);
    warn(std::move(sentence));
}
void Desk::warn(std::string sentence) { notice_ = {std::move(sentence), true}; }

} // namespace view
