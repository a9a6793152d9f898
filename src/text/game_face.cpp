#include "text/game_face.hpp"

#include "phrase/clocks.hpp"
#include "words/online_play_messages.hpp"
#include "words/outcomes.hpp"
#include "words/play_messages.hpp"
#include "words/review_messages.hpp"
#include "words/stackchess_messages.hpp"

namespace text {

namespace message = words::message;

namespace {

constexpr std::string_view heights_choice = "heights";

/// Whether a question belongs to leaving the game.
bool is_about_leaving(const room::Asked& asked) {
    return std::holds_alternative<room::SaveFirst>(asked) ||
           std::holds_alternative<room::UnkeptGame>(asked);
}

} // namespace

GameFace::GameFace(Dialogue& dialogue, room::Room& room, ThinkingHere& thinking,
                   play::Keeper& keeper, const FaceOptions& options)
    : RoomDialogue(dialogue, room), thinking_(thinking), keeper_(keeper), options_(options) {
    const auto chosen = keeper_.choice(heights_choice);
    options_.heights |= chosen.value_or(false);
    is_heights_told_ = chosen.has_value();
    if (options_.online) online_game_ = options_.online->client().game()->id;
}

void GameFace::run() {
    const words::Voice voice_before = voice();
    Occasion* const occasion_before = dialogue().enter(this);
    attend();
    if (is_game_over()) announce_end();
    while (!is_left_) {
        while (!is_over() && dialogue().departure() == Departure::none) next_turn();
        dialogue().set_voice(voice_before);
        if (is_elsewhere())
            is_left_ = true;
        else if (is_game_over())
            review();
        else
            depart();
    }
    attend();
    if (room().is_kept()) dialogue().say(message::kept_for_later);
    if (!is_elsewhere()) {
        room().clear();
        if (options_.online) options_.online->wish([](online::Client& at) { at.leave_game(); });
    }
    dialogue().enter(occasion_before);
    dialogue().go_on();
}

void GameFace::next_turn() {
    speak_to(snapshot().turn());
    if (room().must_answer())
        answer_question();
    else if (room().thinking())
        computer_turn();
    else if (is_others_turn())
        wait_for_others();
    else
        person_turn();
    if (dialogue().departure() == Departure::late) dialogue().go_on();
    attend();
}

void GameFace::computer_turn() {
    const core::Color opponent = ~snapshot().turn();
    speak_to(snapshot().seat(opponent).kind == play::SeatKind::person ? opponent
                                                                      : snapshot().turn());
    show_board();
    dialogue().say(message::computer_thinks);
    dialogue().terminal().flush();
    think();
}

/// Does the thinking that the room wants, in this thread.
void GameFace::think() {
    const room::Thinking wanted = *room().thinking();
    auto thought = thinking_.think(wanted.task);
    if (!thought) return dialogue().end();
    room().note_thought(wanted.number, *std::move(thought));
    attend();
}

void GameFace::announce(const room::Played& played) {
    has_played_ = true;
    looked_at_.reset();
    if (dialogue().has_phrases()) return tell_move();
    const words::Argument move{"move", snapshot().score.back()};
    if (played.by == play::SeatKind::computer) dialogue().say(message::computer_plays, {move});
    if (played.by == play::SeatKind::remote)
        dialogue().say(message::opponent_plays,
                       {{"name", snapshot().seat(~snapshot().turn()).name}, move});
    explain(played.move);
}

void GameFace::announce_end() {
    show_board();
    for (const std::string& line :
         words::outcome_lines(voice(), snapshot().outcome, snapshot().turn()))
        dialogue().print_line(line);
}

/// Leaves the game before its end, unless the person stays because it would be lost. Leaving the
/// questions about this also leaves the game.
void GameFace::depart() {
    const bool is_asked = dialogue().departure() == Departure::quit;
    dialogue().go_on();
    act(room::Leave{.is_forced = !is_asked});
    is_left_ = room().take_left();
    while (!is_left_ && room().is_asking() && is_about_leaving(*room().asked())) {
        answer_question();
        const bool insists = dialogue().departure() != Departure::none;
        dialogue().go_on();
        if (insists) act(room::Leave{.is_forced = true});
        is_left_ = room().take_left();
    }
}

std::optional<bool> GameFace::ask(const room::Asked& asked) {
    const auto side = room::asked_side(asked);
    if (side) speak_to(*side);
    const std::size_t now = snapshot().history.size();
    if (std::holds_alternative<room::ClaimArisen>(asked) && claim_shown_ != now) {
        claim_shown_ = now;
        show_board();
    }
    const auto answer = RoomDialogue::ask(asked);
    if (side) speak_to(snapshot().turn());
    return answer;
}

void GameFace::prepare(const room::Asked& asked) {
    if (std::holds_alternative<room::SaveFirst>(asked)) save_game();
}

void GameFace::speak_to(core::Color color) {
    dialogue().set_voice(options_.voices[core::index(color)]);
}

std::optional<TimePoint> GameFace::deadline() const {
    if (options_.online) return std::nullopt; // the server says when time is over
    if (!snapshot().clocks || snapshot().is_clock_stopped || is_game_over()) return std::nullopt;
    return std::chrono::steady_clock::now() + (*snapshot().clocks)[core::index(snapshot().turn())];
}

void GameFace::show_board() {
    if (dialogue().has_phrases()) {
        describe();
        say_place();
        return show_offer();
    }
    dialogue().terminal().redraw();
    BoardStyle style = usual_style();
    Picture picture = draw(style);
    if (!fits(picture)) {
        style.compact = true;
        picture = draw(style);
    }
    dialogue().terminal().print(picture.text());
    if (const auto& clocks = snapshot().clocks)
        dialogue().say(message::clock_line, {{"white", phrase::clock_text((*clocks)[0])},
                                             {"black", phrase::clock_text((*clocks)[1])}});
    say_place();
    show_chat();
    show_offer();
    dialogue().print_line("");
}

/// Says which moment of the past is shown.
void GameFace::say_place() {
    if (looked_at_ == std::size_t{0})
        dialogue().say(message::looked_at_start);
    else if (looked_at_)
        dialogue().say(message::looked_at_move,
                       {{"number", place_shown()}, {"count", snapshot().history.size() - 1}});
}

/// Whether a board fits on the screen, with what is shown around it.
bool GameFace::fits(const Picture& picture) const {
    constexpr std::size_t lines_around = 6; // the last move, the prompt and its explanations
    const auto extent = dialogue().terminal().extent();
    return !extent ||
           (picture.lines.size() + lines_around + chat_shown().size() + (offer() ? 1 : 0) <=
                static_cast<std::size_t>(extent->rows) &&
            picture.width <= static_cast<std::size_t>(extent->columns));
}

BoardStyle GameFace::usual_style() const {
    BoardStyle style{.heights = options_.heights ? Heights::all : Heights::none,
                     .flipped = is_flipped_,
                     .colors = dialogue().terminal().has_colors()};
    if (const auto& last = moment().move) style.marked = {last->from, last->to};
    return style;
}

std::optional<int> GameFace::columns() const {
    const auto extent = dialogue().terminal().extent();
    return extent ? std::optional(extent->columns) : std::nullopt;
}

bool GameFace::play(std::string_view text) {
    has_played_ = false;
    act(room::PlayMove{std::string(text)});
    return has_played_ || snapshot().pending;
}

void GameFace::toggle_heights() {
    options_.heights = !options_.heights;
    is_heights_told_ = true;
    keeper_.remember(heights_choice, options_.heights);
}

void GameFace::tell_of_heights() {
    if (options_.heights || std::exchange(is_heights_told_, true)) return;
    dialogue().say(message::heights_hint);
}

void GameFace::resign() { act(room::Resign{.is_sure = true}); }

} // namespace text
