#include "room/room.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "phrase/clocks.hpp"
#include "words/board_messages.hpp"
#include "words/chess_messages.hpp"
#include "words/layout.hpp"
#include "words/play_messages.hpp"
#include "words/refusal_messages.hpp"
#include "words/refusals.hpp"
#include "words/room_messages.hpp"

namespace room {

namespace message = words::message;
using core::Color;
using play::Denial;
using play::OfferKind;
using play::SeatKind;

namespace {

template <class One, class... Others>
constexpr bool is_among = (std::is_same_v<One, Others> || ...);

/// Whether an action is about the game on the table.
bool needs_game(const Action& action) {
    return std::visit(
        []<class One>(const One&) {
            return is_among<One, PlayMove, TryMove, TouchPiece, LetGo, TakeBack, PlayAgain, AskHint,
                            OfferDraw, Resign, PlayOn, DrawMark, Rematch, CopyPosition, CopyGame>;
        },
        action);
}

} // namespace

Room::Room(RoomOptions options) : options_(options), computer_(options.pace) {}

Room::~Room() { leave_game(); }

play::TableTools Room::table_tools(bool judges_time) {
    return {.now = [this] { return play::Instant(now_); },
            .seed = options_.seed++,
            .judges_time = judges_time};
}

bool Room::can_take_back() const {
    const bool can_ask = !is_remote() || snapshot_.person();
    return can_ask && table().can_undo(undoing_side());
}

bool Room::can_claim() const {
    const auto person = snapshot_.person();
    return person && table().claimable(*person);
}

void Room::speak(words::Voice voice, game::Letters letters) {
    voice_ = voice;
    if (std::exchange(letters_, letters) != letters && game_)
        snapshot_.score = table().session().score(letters_);
}

void Room::act(const Action& action) {
    write();
    if (!game_ && needs_game(action)) return;
    if (may_leave(action)) std::visit([this](const auto& one) { obey(one); }, action);
    settle();
}

void Room::clear() {
    computer_.stop();
    questions_.forget();
    game_.reset();
    is_unwritten_ = false;
    is_told_ = false;
}

bool Room::must_answer() const {
    const auto asked = questions_.front();
    return asked && !(is_remote() && is_offer(*asked));
}

bool Room::is_persons_turn() {
    if (snapshot_.is_person_to_move()) return true;
    warn_of_turn();
    return false;
}

/// Says why no person here can act, for as long as that is so.
void Room::warn_of_turn() {
    events_.emplace_back(Notice{.text = words::say(voice_, not_yours()),
                                .is_warning = true,
                                .is_of_turn = !table().is_over()});
}

/// Why no person here can act.
const words::Message& Room::not_yours() const {
    if (table().is_over()) return message::game_over;
    if (is_remote() && !snapshot_.person()) return message::only_watching;
    const bool is_far = snapshot_.seat(snapshot_.turn()).kind == SeatKind::remote;
    return is_far ? message::opponent_to_move : message::computer_to_move;
}

/// The person who resigns or offers a draw; says why there is none.
std::optional<Color> Room::acting_person() {
    const auto person = snapshot_.person();
    if (!person) warn_of_turn();
    return person;
}

/// For whom moves are taken back: a person here if there is one, also when the game is over.
Color Room::undoing_side() const {
    const Color turn = snapshot_.turn();
    const bool is_other = snapshot_.seat(turn).kind != SeatKind::person &&
                          snapshot_.seat(~turn).kind == SeatKind::person;
    return is_other ? ~turn : turn;
}

void Room::obey(const PlayMove& action) {
    if (must_answer() || !is_persons_turn()) return;
    if (is_remote()) return request_move(action.text);
    const auto move = table().play(snapshot_.turn(), action.text, words::letters(voice_.language));
    if (!move && !table().is_over()) return refuse(move.error());
    if (move) // else the clock was faster
        events_.emplace_back(
            Played{*move, SeatKind::person, session().king_in_check().has_value()});
    changed();
    if (table().is_computer_to_move() && is_draw_considered()) say(message::offered_while_thinking);
}

void Room::obey(const TryMove& action) {
    if (must_answer() || !is_persons_turn()) return;
    refuse({.refusal = session().refusal(action.from, action.count, action.to)});
}

void Room::obey(const TouchPiece& action) {
    if (must_answer() || !is_persons_turn()) return;
    const Denial denial = table().touch(snapshot_.turn(), action.square);
    if (denial != Denial::none) return warn(denial_sentence({denial}));
    snapshot_.touched = table().touched();
}

void Room::obey(const LetGo&) {
    if (snapshot_.touched) warn(denial_sentence({Denial::touched}));
}

void Room::obey(const TakeBack&) {
    if (must_answer()) return;
    const Color side = undoing_side();
    const auto undone = table().undo(side);
    if (undone) {
        events_.emplace_back(TakenBack{*undone});
        return changed();
    }
    if (undone.error() != Denial::needs_consent) return warn(denial_sentence({undone.error()}));
    if (const auto person = acting_person()) request_offer(OfferKind::takeback, *person);
}

void Room::obey(const PlayAgain&) {
    if (must_answer()) return;
    const auto again = table().redo(undoing_side());
    if (!again && again.error() == Denial::needs_consent) return warn(message::nothing_to_redo);
    if (!again && again.error() == Denial::nothing_there) return warn(message::nothing_to_redo);
    if (!again) return warn(denial_sentence({again.error()}));
    events_.emplace_back(PlayedAgain{*again});
    changed();
}

void Room::obey(const AskHint&) {
    if (must_answer() || !is_persons_turn()) return;
    if (is_remote()) return warn(message::no_hint_online);
    if (is_draw_considered()) return warn(message::draw_is_considered);
    computer_.think_about_hint(table());
}

void Room::obey(const OfferDraw&) {
    if (must_answer()) return;
    const auto side = acting_person();
    if (!side) return;
    if (const auto claim = table().claimable(*side))
        return questions_.ask_first(ClaimArisen{*claim, *side}, claimed(*claim, *side));
    if (is_remote()) return request_offer(OfferKind::draw, *side);
    const Denial denial = table().make_offer(OfferKind::draw, *side);
    if (denial != Denial::none) return warn(message::draw_is_considered);
    const SeatKind other = snapshot_.seat(~*side).kind;
    if (other == SeatKind::person)
        ask_about_draw(*side);
    else if (table().is_computer_to_move())
        say(message::offered_while_thinking);
    else
        computer_.think_about_draw(table());
}

void Room::obey(const Resign& action) {
    if (must_answer()) return;
    const auto side = acting_person();
    if (!side) return;
    if (action.is_sure) return resign(*side);
    questions_.ask_first(Resigning{*side}, [this, side](bool is_yes) {
        if (is_yes) resign(*side);
    });
}

void Room::resign(Color side) {
    if (is_remote()) return void(requests_.emplace_back(SendResignation{}));
    if (table().resign(side) == Denial::none) changed();
}

void Room::obey(const Answer& action) {
    questions_.answer(action.is_yes);
    if (game_) go_on();
}

/// As if answered no, unless no would give the game up.
void Room::obey(const GoBack&) {
    const auto asked = questions_.front();
    if (asked && std::holds_alternative<SaveFirst>(*asked)) return questions_.drop();
    obey(Answer{false});
}

/// After everything that changes the game.
void Room::changed() {
    computer_.stop();
    questions_.forget();
    follow(snapshot_, table(), letters_);
    is_unwritten_ = true;
    if (table().is_over()) events_.emplace_back(GameEnded{});
    go_on();
}

/// What comes next: a question to the players, or the computer's move.
void Room::go_on() {
    if (table().is_over()) return;
    if (!is_asking()) ask_about_new_claim();
    if (!is_asking() && table().is_computer_to_move() && !computer_.is_busy())
        computer_.think_about_move(table(), now_);
}

/// Each person is asked once when a draw can first be claimed, the one to move first. On a server,
/// only the side to move can claim.
void Room::ask_about_new_claim() {
    if (is_remote() && !snapshot_.is_person_to_move()) return;
    const auto claim = table().new_claim();
    if (!claim) return;
    for (const Color side : {snapshot_.turn(), ~snapshot_.turn()})
        if (snapshot_.seat(side).kind == SeatKind::person)
            questions_.ask(ClaimArisen{*claim, side}, claimed(*claim, side));
}

/// What is done with the answer to whether a draw is claimed.
Questions::Answered Room::claimed(game::Claim claim, Color side) {
    return [this, claim, side](bool is_yes) {
        if (is_yes) this->claim(claim, side);
    };
}

void Room::claim(game::Claim claim, Color side) {
    if (is_remote()) return void(requests_.emplace_back(SendClaim{claim}));
    if (table().claim(side, claim) == Denial::none) changed();
}

void Room::ask_about_draw(Color by) {
    questions_.ask(DrawOffered{by}, [this, by](bool is_yes) {
        if (is_remote()) return void(requests_.emplace_back(SendAnswer{OfferKind::draw, is_yes}));
        if (table().answer_offer(OfferKind::draw, ~by, is_yes) != Denial::none) return;
        if (!is_yes) return say(message::draw_declined);
        changed();
    });
}

void Room::attend(Time now) {
    write();
    if (!std::exchange(has_time_, true) && game_) { // what was before has taken no time
        const bool is_stopped = is_clock_stopped();
        table().pause_clock();
        now_ = now;
        if (!is_stopped) table().resume_clock();
    }
    now_ = now;
    if (!game_) return;
    look_at_clocks();
    if (is_free())
        if (const auto found = computer_.take(now_)) act_on(*found);
    settle();
}

void Room::look_at_clocks() {
    if (!table().has_clock() || table().is_over()) return;
    if (table().check_flag()) return changed();
    read_clocks(snapshot_, table());
    const Color turn = snapshot_.turn();
    bool& is_warned = is_warned_[core::index(turn)];
    const bool is_low = (*snapshot_.clocks)[core::index(turn)] < snapshot_.low_time;
    if (is_low && !is_warned && snapshot_.is_person_to_move()) {
        events_.emplace_back(TimeIsLow{});
        is_warned = true;
    }
}

std::optional<Room::Time> Room::next_wake() const {
    if (is_unwritten_) return now_;
    if (!game_ || table().is_over()) return std::nullopt;
    std::optional<Time> wake;
    if (snapshot_.clocks && !is_clock_stopped())
        wake = now_ + phrase::next_clock_change((*snapshot_.clocks)[core::index(snapshot_.turn())]);
    if (const auto due = computer_.due(); due && is_free())
        wake = wake ? std::min(*wake, *due) : due;
    return wake;
}

/// The server says when its clocks run. Against the computer, time stands while the board is
/// hidden; and the computer loses none while a question is open. Between people the clock of the
/// side to move runs on, as at a board.
bool Room::is_clock_stopped() const {
    if (is_remote()) return !table().is_clock_running();
    if (watch_ == Watch::paused) return true;
    if (watch_ == Watch::unseen && snapshot_.has_computer()) return true;
    return is_asking() && table().is_computer_to_move();
}

void Room::watch(Watch watch) {
    watch_ = watch;
    settle();
}

/// Brings the snapshot and the clocks up to everything that was done.
void Room::settle() {
    snapshot_.asked = questions_.front();
    if (!game_) return;
    snapshot_.is_thinking = computer_.thinking().has_value();
    snapshot_.can_take_back = can_take_back();
    snapshot_.is_unkept = is_told_ && !game_->is_safe();
    const bool was_stopped = std::exchange(snapshot_.is_clock_stopped, is_clock_stopped());
    if (is_remote()) return;
    if (!snapshot_.is_clock_stopped) return table().resume_clock();
    table().pause_clock();
    // A pause may be long, so what the clocks show is written to the disk.
    is_unwritten_ |= !was_stopped && table().has_clock() && !table().is_over() && game_->is_kept();
}

void Room::say(const words::Message& message, words::Arguments arguments) {
    events_.emplace_back(Notice{words::say(voice_, message, arguments)});
}
void Room::warn(const words::Message& message, words::Arguments arguments) {
    warn(words::say(voice_, message, arguments));
}
void Room::warn(std::string sentence) { events_.emplace_back(Notice{std::move(sentence), true}); }

void Room::refuse(const play::MoveDenial& denial) {
    const bool is_check = denial.refusal.kind == game::RefusalKind::king_in_check;
    events_.emplace_back(
        MoveRefused{is_check ? check_sentence(denial.refusal.piece) : denial_sentence(denial)});
}

/// Why a move of this piece cannot be played that would leave its own king in check.
std::string Room::check_sentence(core::Piece piece) const {
    const bool is_in_check = snapshot_.present().check.has_value();
    if (!is_in_check && piece.role != core::Role::king)
        return words::say(voice_, message::piece_is_pinned);
    return words::say(voice_, message::king_in_check) + ' ' +
           words::say(voice_, is_in_check ? message::stays_in_check : message::comes_into_check);
}

std::string Room::denial_sentence(const play::MoveDenial& denial) const {
    const auto said = [&](const words::Message& message) { return words::say(voice_, message); };
    switch (denial.denial) {
    case Denial::none:
        return words::refusal_sentence(voice_, denial.refusal, snapshot_.rules, snapshot_.turn());
    case Denial::game_over: return said(message::game_over);
    case Denial::not_your_turn: return said(not_yours());
    case Denial::strict: return said(message::no_undo_in_strict_game);
    case Denial::declared: return said(message::undo_impossible);
    case Denial::finished: return said(message::finished_stays);
    case Denial::nothing_there: return said(message::nothing_to_undo);
    case Denial::touched: break;
    case Denial::needs_consent:
    case Denial::already_offered:
    case Denial::not_offered: return said(message::takeback_is_offered);
    }
    std::vector<std::string> squares;
    for (const session::MoveView& move : snapshot_.moves)
        if (move.from == table().touched()) squares.push_back(core::to_text(move.to));
    std::ranges::sort(squares);
    const auto rest = std::ranges::unique(squares); // a pawn has several ways to be promoted
    squares.erase(rest.begin(), rest.end());
    return words::say(voice_, message::touched_must_move,
                      {{"squares", words::joined(squares, ", ")}});
}

} // namespace room
