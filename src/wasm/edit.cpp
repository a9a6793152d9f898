#include "wasm/edit.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/rules_text.hpp"
#include "room/editor.hpp"
#include "wasm/agreement.hpp"
#include "wasm/game_json.hpp"
#include "wasm/text_in.hpp"

namespace wasm {
namespace {

using core::Color;
using json::Object;
using room::Editor;
using room::Wing;
using Text = std::string_view;

Color color_in(Text word) { return word == "black" ? Color::black : Color::white; }
Wing wing_in(Text word) { return word == "queen" ? Wing::queen : Wing::king; }

bool is_on_board(const Editor& editor, core::Coord square) {
    return square.file < editor.size() && square.rank < editor.size();
}

/// Calls `act` with the square that a word names, if it is on the board.
template <class Act>
void at_square(Editor& editor, Text word, Act act) {
    const core::Coord square = square_in(word);
    if (is_on_board(editor, square)) act(square);
}

void place(Editor& editor, Text rest) {
    at_square(editor, take_word(rest), [&](core::Coord square) {
        const core::Piece piece = rest.size() == 1 ? core::piece_of(rest.front()) : core::Piece{};
        if (piece.role != core::Role::none) editor.place(square, piece);
    });
}

void remove(Editor& editor, Text rest) {
    at_square(editor, rest, [&](core::Coord square) { editor.remove(square); });
}

void clear_at(Editor& editor, Text rest) {
    at_square(editor, rest, [&](core::Coord square) { editor.clear(square); });
}

void move(Editor& editor, Text rest) {
    at_square(editor, take_word(rest), [&](core::Coord from) {
        at_square(editor, rest, [&](core::Coord to) { editor.move(from, to); });
    });
}

void set_unmoved(Editor& editor, Text rest) {
    at_square(editor, take_word(rest),
              [&](core::Coord square) { editor.set_unmoved(square, rest == "yes"); });
}

void set_passed(Editor& editor, Text rest) {
    const core::Coord square = square_in(rest);
    editor.set_passed(is_on_board(editor, square) ? std::optional(square) : std::nullopt);
}

int counter_in(Text rest) {
    return static_cast<int>(std::clamp(number_in(rest), 0LL, 1'000'000LL));
}

void set_castling(Editor& editor, Text rest) {
    const Color side = color_in(take_word(rest));
    const Wing wing = wing_in(take_word(rest));
    if (editor.can_castle(side, wing)) editor.set_castling(side, wing, rest == "yes");
}

void set_size(Editor& editor, Text rest) {
    if (!editor.has_sizes()) return;
    editor.set_size(
        std::clamp(static_cast<int>(number_in(rest)), stackchess::min_size, stackchess::max_size));
}

void set_promotion(Editor& editor, Text rest) {
    if (editor.has_promotion_choice()) editor.set_promotion(rest == "yes");
}

struct Change {
    Text word;
    void (*make)(Editor& editor, Text rest);
};

/// The usual start, or the one with knights.
void start(Editor& editor, Text rest) {
    const bool may_have_knights = game::of_game(editor.rules(), true, false);
    if (!may_have_knights || rest != "knights")
        return editor.begin_anew(usual_start(editor.rules()));
    editor.begin_anew(stackchess::start_setup({.size = editor.size(), .knights = true}));
}

constexpr auto changes = std::to_array<Change>({
    {"place", place},
    {"remove", remove},
    {"move", move},
    {"clear", [](Editor& editor,
                 Text rest) { return rest.empty() ? editor.clear() : clear_at(editor, rest); }},
    {"start", start},
    {"unmoved", set_unmoved},
    {"passed", set_passed},
    {"number", [](Editor& editor, Text rest) { editor.set_move_number(counter_in(rest)); }},
    {"quiet", [](Editor& editor, Text rest) { editor.set_quiet_plies(counter_in(rest)); }},
    {"turn", [](Editor& editor, Text rest) { editor.set_turn(color_in(rest)); }},
    {"size", set_size},
    {"promotion", set_promotion},
    {"castling", set_castling},
});

void make_change(Editor& editor, Text text) {
    const Text word = take_word(text);
    for (const Change& change : changes)
        if (change.word == word) return change.make(editor, text);
}

/// For each colour and wing: whether castling can be chosen, and whether it is.
std::vector<Object> castling_json(const Editor& editor) {
    std::vector<Object> rights;
    if (!editor.has_castling_choice()) return rights;
    for (const Color side : {Color::white, Color::black})
        for (const Wing wing : {Wing::king, Wing::queen})
            rights.push_back(Object()
                                 .add("side", side == Color::white ? "white" : "black")
                                 .add("wing", wing == Wing::king ? "king" : "queen")
                                 .add("can", editor.can_castle(side, wing))
                                 .add("on", editor.has_castling(side, wing)));
    return rights;
}

/// The squares with a pawn that has never been moved.
std::vector<std::string> unmoved_squares(const Editor& editor) {
    std::vector<std::string> squares;
    for (int rank = 0; rank < editor.size(); ++rank)
        for (int file = 0; file < editor.size(); ++file)
            if (const core::Coord square = core::coord_at(file, rank); editor.is_unmoved(square))
                squares.push_back(core::to_text(square));
    return squares;
}

std::vector<std::string> texts(const std::vector<core::Coord>& squares) {
    std::vector<std::string> all;
    all.reserve(squares.size());
    for (const core::Coord square : squares) all.push_back(core::to_text(square));
    return all;
}

std::string written(words::Voice voice, const Editor& editor) {
    Object object;
    object.add("rules", game::to_text(editor.rules()))
        .add("text", editor.text())
        .add("moment",
             position_json(voice, session::Moment{.board = editor.board(), .turn = editor.turn()}))
        .add("promotion", editor.has_promotion_choice() && editor.has_promotion())
        .add("castling", castling_json(editor))
        .add("passable", texts(editor.passable()))
        .add("passed", editor.passed() ? core::to_text(*editor.passed()) : std::string())
        .add("unmoved", unmoved_squares(editor))
        .add("number", editor.move_number())
        .add("quiet", editor.quiet_plies())
        .add("most", editor.most_counter())
        .add("problem", editor.problem(voice));
    return object.done().text;
}

} // namespace

std::string edit_answer(std::string_view text) {
    Text first = take_line(text);
    const words::Voice voice = voice_of(take_word(first));
    const auto rules = rules_in(first);
    Editor editor(usual_start(rules));
    const Text position = take_line(text);
    const std::string error = position.empty() ? std::string() : editor.read(position, voice);
    if (!error.empty()) return Object().add("error", error).done().text;
    make_change(editor, text);
    return written(voice, editor);
}

} // namespace wasm
