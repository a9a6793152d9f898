#include "wasm/puzzles.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "puzzle/queens_board.hpp"
#include "puzzle/tour_path.hpp"
#include "wasm/json.hpp"
#include "wasm/text_in.hpp"
#include "words/message.hpp"
#include "words/puzzle_messages.hpp"
#include "words/window_messages.hpp"

namespace wasm {
namespace {

namespace message = words::message;
using json::Object;
using puzzle::Square;
using words::say;
using words::Voice;

/// What a page asks about a puzzle.
struct Question {
    Voice voice{};
    int size = 0;
    bool was_helped = false;
    std::vector<Square> squares{};
    std::string_view act{};
    std::optional<Square> pressed{};
};

Question read_question(std::string_view text, int least, int most) {
    std::string_view first = take_line(text);
    Question question{.voice = voice_of(take_word(first))};
    question.size = std::clamp(static_cast<int>(number_in(take_word(first))), least, most);
    question.was_helped = first == "yes";
    const auto is_there = [&](const std::optional<Square>& square) {
        return square && is_on_board(*square, question.size);
    };
    for (const std::string_view word : words_in(take_line(text)))
        if (const auto square = puzzle::read_square(word); is_there(square))
            question.squares.push_back(*square);
    question.act = take_word(text);
    if (const auto square = puzzle::read_square(text); is_there(square)) question.pressed = square;
    return question;
}

std::vector<std::string> names(const std::vector<Square>& squares) {
    std::vector<std::string> all;
    all.reserve(squares.size());
    for (const Square square : squares) all.push_back(square_text(square));
    return all;
}

std::string listed(const std::vector<Square>& squares) {
    std::string text;
    for (const std::string& name : names(squares)) text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// What is said about the state of a puzzle.
struct Remark {
    std::string text{};
    bool is_warning = false;
};

Object answer_of(const Question& question, const std::vector<Square>& squares,
                 const Remark& remark) {
    return Object()
        .add("size", question.size)
        .add("squares", names(squares))
        .add("helped", question.was_helped && !squares.empty())
        .add("remark", remark.text)
        .add("warning", remark.is_warning);
}

// Queens.

void step(puzzle::QueensBoard& board) {
    const auto [act, square] = board.advice();
    if (act == puzzle::QueensAdvice::Act::place)
        board.place(square);
    else
        board.remove(square);
}

/// Does what the question asks for; false if that would place a queen too many.
bool obey(Question& question, puzzle::QueensBoard& board) {
    if (question.act == "step" || question.act == "solve") {
        question.was_helped = true;
        do
            if (!board.is_solved()) step(board);
        while (question.act == "solve" && !board.is_solved());
    }
    if (question.act == "clear") board.clear();
    if (question.act != "press" || !question.pressed) return true;
    if (board.has_queen(*question.pressed)) return board.remove(*question.pressed), true;
    if (board.is_full()) return false;
    board.place(*question.pressed);
    return true;
}

Remark remark_on(const Question& question, const puzzle::QueensBoard& board, bool is_refused) {
    const Voice voice = question.voice;
    const words::Argument size{"size", board.size()};
    if (board.is_solved())
        return {question.was_helped ? say(voice, message::window_queens_shown)
                                    : say(voice, message::queens_solved, {size})};
    if (is_refused) return {say(voice, message::window_too_many_queens, {size}), true};
    if (question.act == "hint") {
        const auto [act, square] = board.advice();
        const bool places = act == puzzle::QueensAdvice::Act::place;
        return {say(voice, places ? message::hint_queen : message::hint_remove_queen,
                    {{"square", square_text(square)}})};
    }
    std::string pairs;
    for (const auto& [first, second] : board.attacks())
        pairs += (pairs.empty() ? "" : ", ") + square_text(first) + '-' + square_text(second);
    if (!pairs.empty()) return {say(voice, message::queens_attack, {{"pairs", pairs}}), true};
    return {say(voice, message::queens_at_peace,
                static_cast<std::size_t>(board.size()) - board.queens().size())};
}

// The knight.

void step(puzzle::TourPath& path) {
    const puzzle::TourAdvice advice = path.advice();
    if (advice.next)
        path.visit(*advice.next);
    else
        path.take_back_to(advice.kept);
}

/// Does what the question asks for; false if the knight cannot jump there.
bool obey(Question& question, puzzle::TourPath& path) {
    if (question.act == "step" || question.act == "solve") {
        question.was_helped = true;
        do
            if (!path.is_complete()) step(path);
        while (question.act == "solve" && !path.is_complete());
    }
    if (question.act == "clear") path.take_back_to(0);
    if (question.act == "back" && !path.squares().empty())
        path.take_back_to(path.squares().size() - 1);
    if (question.act != "press" || !question.pressed) return true;
    if (const auto visit = path.visit_of(*question.pressed)) {
        path.take_back_to(*visit + 1);
        return true;
    }
    if (!path.squares().empty() && !puzzle::is_leap(path.squares().back(), *question.pressed))
        return false;
    path.visit(*question.pressed);
    return true;
}

std::string advice_text(Voice voice, puzzle::TourPath& path) {
    const puzzle::TourAdvice advice = path.advice();
    if (advice.next) return say(voice, message::hint_leap, {{"square", square_text(*advice.next)}});
    if (advice.kept == 0)
        return say(voice, message::tour_minority_square,
                   {{"square", square_text(path.squares().front())}});
    return say(voice, message::window_no_tour_here,
               {{"square", square_text(path.squares()[advice.kept - 1])}});
}

Remark done_remark(const Question& question, const puzzle::TourPath& path) {
    if (question.was_helped) return {say(question.voice, message::window_tour_shown)};
    std::string text = say(question.voice, message::tour_done, {{"count", path.squares().size()}});
    if (path.is_closed()) text += ' ' + say(question.voice, message::tour_done_closed);
    return {text};
}

Remark remark_on(const Question& question, puzzle::TourPath& path, bool is_refused) {
    const Voice voice = question.voice;
    if (path.is_complete()) return done_remark(question, path);
    if (is_refused)
        return {say(voice, message::no_leap,
                    {{"from", square_text(path.squares().back())},
                     {"square", square_text(*question.pressed)}}),
                true};
    if (question.act == "hint") return {advice_text(voice, path)};
    if (path.squares().empty()) return {say(voice, message::knight_can_begin)};
    const words::Argument from{"from", square_text(path.squares().back())};
    if (path.targets().empty()) return {say(voice, message::window_knight_stuck, {from}), true};
    if (const auto stranded = path.stranded(); !stranded.empty())
        return {say(voice, message::squares_stranded, {{"squares", listed(stranded)}}), true};
    return {say(voice, message::knight_can_go, {from, {"squares", listed(path.targets())}})};
}

} // namespace

std::string queens_answer(std::string_view text) {
    Question question = read_question(text, puzzle::min_queens_board, puzzle::max_queens_board);
    puzzle::QueensBoard board(question.size);
    for (const Square square : question.squares)
        if (!board.is_full() && !board.has_queen(square)) board.place(square);
    const bool is_refused = !obey(question, board);
    std::vector<Square> attacked;
    for (const auto& [first, second] : board.attacks())
        attacked.insert(attacked.end(), {first, second});
    const words::Argument size{"size", board.size()};
    return answer_of(question, board.queens(), remark_on(question, board, is_refused))
        .add("marked", names(attacked))
        .add("done", board.is_solved())
        .add("task", say(question.voice, message::window_queens_task, {size}))
        .add("count", say(question.voice, message::window_queens_count,
                          {{"count", board.queens().size()}, size}))
        .done()
        .text;
}

std::string tour_answer(std::string_view text) {
    Question question = read_question(text, puzzle::min_tour_path, puzzle::max_tour_path);
    puzzle::TourPath path(question.size);
    for (const Square square : question.squares)
        if (!path.visit_of(square) &&
            (path.squares().empty() || puzzle::is_leap(path.squares().back(), square)))
            path.visit(square);
    const bool is_refused = !obey(question, path);
    const int total = question.size * question.size;
    const Remark remark = remark_on(question, path, is_refused);
    const auto targets = path.squares().empty() ? std::vector<Square>{} : path.targets();
    return answer_of(question, path.squares(), remark)
        .add("marked", names(targets))
        .add("done", path.is_complete())
        .add("task", say(question.voice, message::window_tour_task, {{"count", total}}))
        .add("count", say(question.voice, message::window_tour_count,
                          {{"count", path.squares().size()}, {"total", total}}))
        .done()
        .text;
}

} // namespace wasm
