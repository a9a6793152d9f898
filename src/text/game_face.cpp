#include "text/game_face.hpp"

#include "phrase/games.hpp"
#include "words/names.hpp"
#include "words/outcomes.hpp"
#include "words/play_messages.hpp"
#include "words/refusals.hpp"

namespace text {

namespace message = words::message;

namespace {

/// Minutes and seconds, hours if there are any: `4:53`, `1:00:00`. A begun second counts as whole.
std::string clock_text(play::Milliseconds left) {
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(left).count();
    const auto two_digits = [](auto number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    const std::string tail = two_digits(seconds % 60);
    if (seconds < 3600) return std::to_string(seconds / 60) + ':' + tail;
    return std::to_string(seconds / 3600) + ':' + two_digits(seconds / 60 % 60) + ':' + tail;
}

} // namespace

GameFace::GameFace(Dialogue& dialogue, Keeping& keeping, play::KeptGame game,
                   const FaceOptions& options)
    : dialogue_(dialogue), keeping_(keeping), game_(std::move(game)), options_(options) {}

void GameFace::run() {
    const words::Voice voice_before = voice();
    Occasion* const occasion_before = dialogue_.enter(this);
    if (table().has_unsaved_moves() && !table().is_over()) keep();
    bool is_left = false;
    while (!table().is_over() && !is_left) {
        while (!table().is_over() && dialogue_.departure() == Departure::none) next_turn();
        dialogue_.set_voice(voice_before);
        is_left = !table().is_over() && depart();
    }
    if (table().is_over()) finish();
    dialogue_.enter(occasion_before);
    dialogue_.go_on();
}

void GameFace::next_turn() {
    speak_to(session().turn());
    const bool is_settled = ask_about_claim();
    if (!is_settled && table().is_computer_to_move())
        computer_turn();
    else if (!is_settled)
        person_turn();
    if (dialogue_.departure() == Departure::late) dialogue_.go_on();
    table().check_flag();
}

void GameFace::computer_turn() {
    const core::Color opponent = ~session().turn();
    speak_to(table().seat(opponent).kind == play::SeatKind::person ? opponent : session().turn());
    show_board();
    dialogue_.say(message::computer_thinks);
    dialogue_.terminal().flush();
    const InterruptGuard guard(*this);
    if (const auto move = table().computer_move()) {
        dialogue_.say(message::computer_plays,
                      {{"move", session().score_at(session().ply_count(), letters())}});
        announce(*move);
        keep();
    } else if (Interrupt::has_come()) {
        dialogue_.end();
    }
}

void GameFace::finish() {
    show_board();
    for (const std::string& line :
         words::outcome_lines(voice(), session().outcome(), session().turn()))
        dialogue_.print_line(line);
    keeping_.finish(game_);
}

/// Leaves the game before its end, unless the person stays rather than lose it.
bool GameFace::depart() {
    const bool is_asked = dialogue_.departure() == Departure::quit;
    dialogue_.go_on();
    const bool is_to_be_kept = !is_asked || leave();
    const bool has_moves = session().ply_count() + session().undone_count() > 0;
    if (!is_to_be_kept || !has_moves) {
        game_.discard();
        return true;
    }
    const int error = game_.leave();
    if (error != 0 && is_asked) return ask_about_loss(error);
    tell(error);
    if (game_.is_kept()) dialogue_.say(message::kept_for_later);
    return true;
}

/// Whether a game is left that cannot be kept; who leaves the question leaves the game.
bool GameFace::ask_about_loss(int error) {
    table().resume_clock();
    const auto answer = dialogue_.ask_yes_no(
        {dialogue_.words(message::quit_unkept, {{"loss", phrase::loss(voice(), error)}}),
         dialogue_.words(message::quit_unkept_help)});
    const bool is_left = answer.value_or(dialogue_.departure() != Departure::late);
    if (!is_left) dialogue_.go_on();
    return is_left;
}

/// After every change; what is over is kept when it is finished.
void GameFace::keep() {
    if (!table().is_over()) tell(game_.keep());
}

/// Says once that the game cannot be kept.
void GameFace::tell(int error) {
    if (error != 0 && !is_told_) dialogue_.print_line(phrase::keep_error(voice(), error));
    is_told_ = error != 0;
}

bool GameFace::save_game() {
    if (!keeping_.save(table())) return false;
    keep();
    return true;
}

std::optional<TimePoint> GameFace::deadline() const {
    if (!table().has_clock()) return std::nullopt;
    return std::chrono::steady_clock::now() + table().remaining(session().turn());
}

void GameFace::show_board() {
    dialogue_.terminal().redraw();
    BoardStyle style = usual_style();
    Picture picture = draw(style);
    if (!fits(picture)) {
        style.compact = true;
        picture = draw(style);
    }
    dialogue_.terminal().print(picture.text());
    if (table().has_clock())
        dialogue_.say(message::clock_line,
                      {{"white", clock_text(table().remaining(core::Color::white))},
                       {"black", clock_text(table().remaining(core::Color::black))}});
    dialogue_.print_line("");
}

/// Whether a board has room on the screen, with what stands around it.
bool GameFace::fits(const Picture& picture) const {
    constexpr std::size_t lines_around = 6; // what was played, the prompt and what it explains
    const auto extent = dialogue_.terminal().extent();
    return !extent ||
           (picture.lines.size() + lines_around <= static_cast<std::size_t>(extent->rows) &&
            picture.width <= static_cast<std::size_t>(extent->columns));
}

BoardStyle GameFace::usual_style() const {
    BoardStyle style{.heights = options_.heights ? Heights::all : Heights::none,
                     .flipped = is_flipped_,
                     .colors = dialogue_.terminal().has_colors()};
    if (const auto last = session().last_move()) style.marked = {last->from, last->to};
    return style;
}

std::optional<int> GameFace::columns() const {
    const auto extent = dialogue_.terminal().extent();
    return extent ? std::optional(extent->columns) : std::nullopt;
}

bool GameFace::play(std::string_view text) {
    const auto played = table().play(text, letters());
    if (!played) {
        say_refusal(played.error());
        return false;
    }
    announce(*played);
    keep();
    return true;
}

void GameFace::say_refusal(const game::Refusal& refusal) {
    dialogue_.print_line(
        words::refusal_sentence(voice(), refusal, session().rules(), session().turn()));
}

void GameFace::resign() {
    table().resign();
    keep();
}

} // namespace text
