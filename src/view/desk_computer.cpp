// How the computer takes part in the game on the desk.

#include <utility>

#include "phrase/hints.hpp"
#include "play/think_limits.hpp"
#include "view/desk.hpp"
#include "words/board_messages.hpp"
#include "words/layout.hpp"
#include "words/play_messages.hpp"

namespace view {

namespace message = words::message;
using play::SeatKind;
using std::chrono::milliseconds;

namespace {

/// So long at least after the move before: what just happened can be seen, and what two computers
/// play can be followed.
constexpr milliseconds pace{350};
constexpr milliseconds pace_of_two_computers{800};
/// With less on its clock it does not wait.
constexpr milliseconds hurry{10'000};

std::string start_text(const record::Setup& start) {
    return std::visit([](const auto& setup) { return to_text(setup); }, start);
}

std::vector<std::string> moves_since(const std::vector<Moment>& history) {
    std::vector<std::string> moves;
    for (const Moment& moment : history)
        if (moment.move) moves.push_back(moment.move->text);
    return moves;
}

} // namespace

void Desk::think(Thinker::Purpose purpose, const engine::Limits& limits) {
    thinker_.begin({.purpose = purpose,
                    .rules = snapshot_.rules,
                    .start = start_text(agreed().start),
                    .moves = moves_since(snapshot_.history),
                    .level = snapshot_.seat(snapshot_.turn()).level,
                    .limits = limits,
                    .seed = tools_.seed + snapshot_.history.size()});
    snapshot_.is_thinking = true;
}

void Desk::think_about_move() {
    engine::Limits limits;
    bool is_in_a_hurry = false;
    if (table().has_clock()) {
        const milliseconds left = table().remaining(snapshot_.turn());
        limits.clock = engine::Remaining{
            .left = left, .increment = agreed().time->increment, .overhead = play::move_overhead};
        is_in_a_hurry = left < hurry;
    }
    const bool is_alone = snapshot_.seat(~snapshot_.turn()).kind == SeatKind::computer;
    earliest_ = now_;
    if (!is_in_a_hurry) earliest_ += is_alone ? pace_of_two_computers : pace;
    think(Thinker::Purpose::move, limits);
}

void Desk::stop_thinking() {
    thinker_.stop();
    found_.reset();
    is_draw_offered_ = false;
    snapshot_.is_thinking = false;
}

/// What is known so far of the position it thinks about.
void Desk::take_progress() {
    auto thought = thinker_.take_progress();
    if (thought && !thought->lines.empty())
        snapshot_.finding = {snapshot_.turn(), *std::move(thought)};
}

void Desk::take_found() {
    const auto result = thinker_.take();
    if (!result) return;
    snapshot_.is_thinking = false;
    if (!result->thought.lines.empty()) snapshot_.finding = {snapshot_.turn(), result->thought};
    switch (result->purpose) {
    case Thinker::Purpose::hint: return found_hint(result->thought);
    case Thinker::Purpose::draw: return found_about_draw(result->thought);
    case Thinker::Purpose::move: break;
    }
    if (result->thought.lines.empty()) return;
    if (std::exchange(is_draw_offered_, false) && answer_offer(result->thought)) return;
    const auto move =
        table().session().read(result->thought.lines.front().moves.front(), game::Letters::english);
    if (move) found_ = *move;
}

void Desk::play_found() {
    const auto move =
        table().play(std::exchange(found_, std::nullopt)->text, game::Letters::english);
    if (move) heard(*move);
    if (move || table().is_over()) changed();
}

void Desk::found_hint(const engine::Thought& thought) {
    if (thought.lines.empty()) return warn(message::no_hint);
    const engine::Line& line = thought.lines.front();
    const auto move = table().session().read(line.moves.front(), game::Letters::english);
    if (!move) return warn(message::no_hint);
    snapshot_.hint = *move;
    notice_ = {words::joined(phrase::hint_sentences(voice_, *move, line), " ")};
}

void Desk::found_about_draw(const engine::Thought& thought) { answer_offer(play::turned(thought)); }

/// The computer answers by what it thinks of its own game; whether it agrees.
bool Desk::answer_offer(const engine::Thought& thought) {
    if (!engine::accepts_draw(thought)) {
        say(message::draw_declined);
        return false;
    }
    table().agree_draw();
    changed();
    return true;
}

/// The answer comes with its move; at once where that is found already.
void Desk::offer_while_it_thinks() {
    if (found_ && snapshot_.finding) {
        answer_offer(snapshot_.finding->thought);
        return;
    }
    is_draw_offered_ = true;
    say(message::offered_while_thinking);
}

} // namespace view
