#include "text/stackchess_face.hpp"

#include "core/digits.hpp"
#include "words/names.hpp"
#include "words/refusal_messages.hpp"
#include "words/stackchess_messages.hpp"

namespace text {

namespace message = words::message;
using core::to_text;

namespace {

/// Larger numbers are not repeated in the answer.
constexpr std::size_t max_count = 1'000'000;

/// Says that there is no square of this name, or that nothing was typed.
void say_no_square(Dialogue& dialogue, std::string_view line) {
    if (line.empty())
        dialogue.say(message::nothing_typed);
    else
        dialogue.say(message::no_such_square, {{"square", words::shown(line)}});
}

} // namespace

Picture StackchessFace::draw(const BoardStyle& style) {
    Picture picture = stack_board(voice(), moment().board, style);
    if (selected_) add_stack(picture, voice(), *selected_, stack(*selected_), columns());
    return picture;
}

std::vector<std::string> StackchessFace::remarks() const {
    return selected_ ? std::vector{stack_text(*selected_)} : std::vector<std::string>();
}

bool StackchessFace::is_on_board(Coord square) const {
    return core::is_on_board(square, moment().board.size);
}

void StackchessFace::person_turn() {
    selected_.reset();
    show_board();
    Done done = Done::nothing;
    while (done == Done::nothing) {
        const auto line = dialogue().ask(
            {dialogue().words(message::stackchess_choice[core::index(session().turn())]),
             turn_help(message::choice_help, message::stackchess_orders_help)});
        done = line ? take_choice(*line) : Done::turn;
    }
}

/// Takes a square, a move or an order.
StackchessFace::Done StackchessFace::take_choice(const std::string& line) {
    if (answer_offer(line) || dialogue().is_left_by(line)) return Done::turn;
    const Typed typed = read_keyword(line);
    stop_looking(typed);
    if (typed.keyword != Keyword::none) return take_order(typed);
    const auto square = read_square(line);
    if (!square && !line.empty()) return take_move(line);
    if (!square || !is_on_board(*square)) {
        say_no_square(dialogue(), line);
        return Done::nothing;
    }
    choose(*square);
    return Done::turn;
}

StackchessFace::Done StackchessFace::take_order(const Typed& typed) {
    if (typed.keyword == Keyword::heights) {
        toggle_heights();
        return Done::shown;
    }
    const auto square = read_square(typed.argument);
    if (typed.keyword == Keyword::stack && !dialogue().has_phrases() && square &&
        is_on_board(*square)) {
        dialogue().print_line(stack_line(voice(), *square, stack(*square)));
        return Done::nothing;
    }
    if (answer_query(typed)) return Done::nothing;
    if (!obey(typed)) {
        dialogue().say(message::not_an_order_here);
        return Done::nothing;
    }
    const bool changes_nothing =
        typed.keyword == Keyword::moves || typed.keyword == Keyword::notation ||
        typed.keyword == Keyword::position || typed.keyword == Keyword::hint ||
        typed.keyword == Keyword::captured || typed.keyword == Keyword::export_game;
    return changes_nothing && dialogue().departure() == Departure::none ? Done::nothing
                                                                        : Done::shown;
}

/// Takes a whole move, with spaces or without. Any other line is treated as a mistyped order, or
/// else as a square that does not exist.
StackchessFace::Done StackchessFace::take_move(const std::string& typed) {
    std::string line = typed;
    std::erase(line, ' ');
    const auto move = session().read(line, letters());
    if (!move && move.error().kind == game::RefusalKind::not_a_move) {
        if (!suggest_order(typed)) say_no_square(dialogue(), typed);
        return Done::nothing;
    }
    return play(line) ? Done::turn : Done::nothing;
}

/// Shows the stack of a square and asks what to do with it, until the turn is over or another
/// square is to be chosen.
void StackchessFace::choose(Coord square) {
    selected_ = square;
    Done done = Done::shown;
    while (done != Done::turn) {
        if (done == Done::shown) {
            show_board();
            dialogue().say(message::letters_explained);
        }
        const auto line = dialogue().ask(
            {dialogue().words(message::ask_letter), dialogue().words(message::ask_letter_help)});
        done = line ? take_letter(*line) : Done::turn;
    }
}

StackchessFace::Done StackchessFace::take_letter(const std::string& line) {
    const std::string letter = small_letters(line);
    if (letter == "c" || is_way_back(line)) return Done::turn;
    if (letter == "d") return move_pieces();
    if (letter == "a") {
        resign();
        return Done::turn;
    }
    if (const auto square = read_square(line)) {
        if (is_on_board(*square))
            selected_ = square;
        else
            say_no_square(dialogue(), line);
        return is_on_board(*square) ? Done::shown : Done::nothing;
    }
    if (const Typed typed = read_keyword(line); typed.keyword != Keyword::none) {
        const Done done = take_order(typed);
        return done == Done::nothing ? done : Done::turn;
    }
    if (line.empty()) {
        dialogue().say(message::no_letter);
        return Done::nothing;
    }
    if (const auto move = session().read(line, letters());
        move || move.error().kind != game::RefusalKind::not_a_move)
        return play(line) ? Done::turn : Done::nothing;
    if (!suggest_order(line))
        dialogue().say(message::wrong_letter, {{"letter", words::shown(line)}});
    return Done::nothing;
}

/// Asks how many pieces of the chosen square go where.
StackchessFace::Done StackchessFace::move_pieces() {
    const std::size_t height = stack(*selected_).size();
    // If the only fault of this move is its target, a piece may be lifted here.
    if (session().refusal(*selected_, 1, *selected_).kind != game::RefusalKind::same_square) {
        act(room::TryMove{*selected_, 1, *selected_});
        return Done::nothing;
    }
    const auto count = height == 1 ? std::optional(1) : ask_count(height);
    const auto target = count ? ask_target(*count) : std::nullopt;
    if (!target) return dialogue().departure() == Departure::none ? Done::nothing : Done::turn;
    if (session().refusal(*selected_, *count, *target).kind != game::RefusalKind::none) {
        act(room::TryMove{*selected_, *count, *target});
        return Done::nothing;
    }
    const bool played = play(std::to_string(*count) + to_text(*selected_) + to_text(*target));
    return played ? Done::turn : Done::nothing;
}

/// Asks for the number of pieces; nothing if the person goes back to the letter, or leaves.
std::optional<int> StackchessFace::ask_count(std::size_t height) {
    const Question question{dialogue().words(message::ask_count),
                            dialogue().words(message::ask_count_help, {{"height", height}})};
    while (const auto line = dialogue().ask_value(question)) {
        const auto count = core::read_number<std::size_t>(*line, 1, max_count);
        if (count && *count <= height) return static_cast<int>(*count);
        if (count)
            dialogue().say(message::too_many_pieces, height, {{"count", *count}});
        else
            dialogue().say(message::wrong_count, height);
    }
    return std::nullopt;
}

std::optional<Coord> StackchessFace::ask_target(int count) {
    const session::Stack& pieces = stack(*selected_);
    std::string group; // from bottom to top
    for (std::size_t i = pieces.size() - static_cast<std::size_t>(count); i < pieces.size(); ++i)
        group += (group.empty() ? "" : ", ") + words::stack_cell(voice(), pieces[i]);
    const Question question{count == 1 ? dialogue().words(message::ask_target, {{"piece", group}})
                                       : dialogue().words(message::ask_target_of_group,
                                                          {{"count", count}, {"pieces", group}}),
                            dialogue().words(message::ask_target_help)};
    while (const auto line = dialogue().ask_value(question)) {
        const auto square = read_square(*line);
        if (square && is_on_board(*square)) return square;
        say_no_square(dialogue(), *line);
    }
    return std::nullopt;
}

void StackchessFace::explain(const session::MoveView& move) {
    const auto number = [](int count) { return static_cast<std::uint64_t>(count); };
    selected_.reset(); // the stack has changed
    dialogue().say(message::pieces_moved, number(move.count),
                   {{"move", snapshot().score.back()},
                    {"from", to_text(move.from)},
                    {"to", to_text(move.to)}});
    if (move.captured > 0) dialogue().say(message::pieces_taken, number(move.captured));
    if (move.promoted > 0) dialogue().say(message::pawns_promoted, number(move.promoted));
    if (snapshot().present().board.at(move.to).size() > 1) tell_of_heights();
}

std::string StackchessFace::cell(core::Piece piece) const {
    return words::stack_cell(voice(), piece);
}

} // namespace text
