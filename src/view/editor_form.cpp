#include "view/editor_form.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "chess/setup.hpp"
#include "engine/searcher.hpp"
#include "view/rules_choice.hpp"
#include "words/editor_messages.hpp"
#include "words/names.hpp"
#include "words/window_analysis_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using core::Color;
using core::Role;
using room::Wing;
using words::say;

enum : int {
    rules_id,
    tool_id,
    copy_id,
    write_id,
    undo_id,
    redo_id,
    flip_id,
    turn_id,
    size_id,
    promotion_id,
    right_id, ///< the colour and the wing as item
    passed_id,
    quiet_id,
    number_id,
    start_id,
    knights_id,
    empty_id,
    shown_id,
    opponent_id,
    side_id,
    level_id,
    analyse_id,
    play_id,
};

/// In the usual order.
constexpr std::array palette_roles{Role::king,   Role::queen,  Role::rook,
                                   Role::bishop, Role::knight, Role::pawn};

struct Right {
    Color side;
    Wing wing;
};
constexpr std::array rights{Right{Color::white, Wing::king}, Right{Color::white, Wing::queen},
                            Right{Color::black, Wing::king}, Right{Color::black, Wing::queen}};

record::Setup start_of(game::Rules rules, int size) {
    switch (rules) {
    case game::Rules::stackchess: return stackchess::start_setup({.size = size});
    case game::Rules::chess: break;
    }
    return chess::start_setup();
}

class EditorBuilder {
  public:
    EditorBuilder(const EditorScreen& screen, const Look& look)
        : screen_(screen), editor_(screen.editor), voice_(voice_of(look)),
          form_(form_titled(look, message::window_editor, message::window_close)) {
        form_.aside = Aside::board;
    }

    Form build() {
        const std::string problem = editor_.problem(voice_);
        add(form_, rules_id, rules_choice(voice_, editor_.rules()));
        for (const Color color : core::colors) add_palette(color);
        add_tools();
        add_boards();
        add_turn();
        if (has_stacks()) add_stackchess();
        if (!has_stacks()) add_chess();
        add(form_, editor_text_id, Field{say_of(message::editor_text), screen_.text});
        add_doing();
        add_counters();
        add_players();
        add_state(problem);
        add(form_, analyse_id,
            Button{.text = say_of(message::window_analyse), .is_enabled = problem.empty()}, 2,
            Strip::footer);
        add(form_, play_id,
            Button{.text = say_of(message::editor_play),
                   .is_main = true,
                   .is_enabled = problem.empty()},
            2, Strip::footer);
        return std::move(form_);
    }

  private:
    std::string say_of(const words::Message& text) const { return say(voice_, text); }
    bool has_stacks() const { return game::of_game(editor_.rules(), true, false); }

    void button(int id, const words::Message& text, int columns, bool is_enabled = true) {
        add(form_, id, Button{.text = say_of(text), .is_enabled = is_enabled}, columns);
    }

    void add_palette(Color color) {
        Palette palette;
        for (const Role role : palette_roles) {
            const core::Piece piece{color, role};
            if (screen_.tool == EditorTool::put && screen_.piece == piece)
                palette.chosen = palette.pieces.size();
            palette.pieces.push_back(piece);
        }
        form_.widgets.push_back(
            {{editor_palette_id, static_cast<int>(core::index(color))}, std::move(palette)});
    }

    void add_tools() {
        Choice tools{say_of(message::editor_tool),
                     {say_of(message::editor_moves), say_of(message::editor_erases)},
                     std::nullopt};
        if (has_stacks()) tools.options.push_back(say_of(message::editor_unmoved));
        if (const auto place = static_cast<std::size_t>(screen_.tool); place < tools.options.size())
            tools.chosen = place;
        add(form_, tool_id, std::move(tools));
        if (has_stacks()) add_text(form_, Paragraph{square_text(), Tone::faint});
    }

    /// The contents of the square under the cursor.
    std::string square_text() const {
        const words::Argument square{"square", core::to_text(screen_.cursor)};
        const session::BoardView board = editor_.board();
        if (!core::is_on_board(screen_.cursor, board.size)) return {};
        std::string pieces;
        for (const core::Piece piece : board.at(screen_.cursor))
            pieces += (pieces.empty() ? "" : ", ") + words::colored_name(voice_, piece);
        if (pieces.empty()) return say(voice_, message::editor_empty_square, {square});
        const bool is_stack = board.at(screen_.cursor).size() > 1;
        std::string text = say(voice_, is_stack ? message::editor_stack : message::editor_piece,
                               {square, {"pieces", std::move(pieces)}});
        if (!editor_.is_unmoved(screen_.cursor)) return text;
        return say(voice_, message::editor_unmoved_there, {{"stack", std::move(text)}});
    }

    /// At a place where it is always visible, and moves nothing else.
    void add_state(const std::string& problem) {
        const std::string& trouble = screen_.problem.empty() ? problem : screen_.problem;
        if (!trouble.empty())
            add_text(form_, Paragraph{trouble, Tone::warning}, Strip::footer);
        else
            add_text(form_, Paragraph{say_of(message::editor_playable), Tone::faint},
                     Strip::footer);
    }

    void add_doing() {
        if (!screen_.notice.empty()) add_text(form_, Paragraph{screen_.notice, Tone::faint});
        button(copy_id, message::editor_copy, 3);
        button(write_id, message::window_export, 3);
        button(flip_id, message::editor_flip, 3);
        button(undo_id, message::editor_undo, 3, editor_.can_undo());
        button(redo_id, message::editor_redo, 3, editor_.can_redo());
    }

    void add_turn() {
        add(form_, turn_id,
            Choice{say_of(message::editor_turn), side_names(), core::index(editor_.turn())});
    }

    std::vector<std::string> side_names() const {
        return {say_of(message::window_sides[0]), say_of(message::window_sides[1])};
    }

    void add_switch(WidgetKey key, std::string caption, bool is_on, int columns = 1) {
        form_.widgets.push_back(
            {key,
             Switch{std::move(caption), say_of(is_on ? message::window_yes : message::window_no),
                    is_on},
             columns});
    }

    void add_stackchess() {
        const int size = editor_.size();
        add(form_, size_id,
            Stepper{say_of(message::window_size),
                    say(voice_, message::window_squares, {{"size", size}}),
                    size > stackchess::min_size, size < stackchess::max_size});
        add_switch({promotion_id}, say_of(message::window_promotion), editor_.has_promotion());
    }

    /// Only what the pieces allow is offered.
    void add_chess() {
        const auto can = [&](Right right) { return editor_.can_castle(right.side, right.wing); };
        if (std::ranges::any_of(rights, can))
            add_text(form_, Heading{say_of(message::editor_castling)});
        for (std::size_t i = 0; i < rights.size(); ++i) {
            const auto [side, wing] = rights[i];
            if (!can(rights[i])) continue;
            const words::Message& name =
                message::editor_rights[core::index(side)][static_cast<std::size_t>(wing)];
            add_switch({right_id, static_cast<int>(i)}, say_of(name),
                       editor_.has_castling(side, wing), 2);
        }
        add_passed();
    }

    void add_passed() {
        const std::vector<core::Coord> squares = editor_.passable();
        if (squares.empty()) return;
        Choice choice{say_of(message::editor_passed), {say_of(message::window_no)}, 0};
        for (const core::Coord square : squares) {
            if (square == editor_.passed()) choice.chosen = choice.options.size();
            choice.options.push_back(core::to_text(square));
        }
        add(form_, passed_id, std::move(choice));
    }

    void add_counters() {
        const int most = editor_.most_counter();
        const auto counter = [&](int id, const words::Message& caption, int value, int least) {
            add(form_, id,
                Stepper{say_of(caption), std::to_string(value), value > least, value < most});
        };
        counter(number_id, message::editor_number, editor_.move_number(), 1);
        counter(quiet_id, message::editor_quiet, editor_.quiet_plies(), 0);
    }

    void add_boards() {
        button(start_id, message::editor_start, 2);
        if (has_stacks()) button(knights_id, message::editor_knights, 2);
        button(empty_id, message::editor_empty, 2);
        button(shown_id, message::editor_shown, 2);
    }

    void add_players() {
        add_text(form_, Heading{say_of(message::editor_play)});
        add(form_, opponent_id,
            Choice{say_of(message::editor_opponent),
                   {say_of(message::window_computer), say_of(message::editor_two_people)},
                   screen_.is_against_computer ? 0U : 1U});
        if (!screen_.is_against_computer) return;
        add(form_, side_id,
            Choice{say_of(message::editor_side), side_names(), core::index(screen_.side)});
        add(form_, level_id,
            Stepper{say_of(message::editor_level),
                    say(voice_, message::window_level,
                        {{"level", screen_.level}, {"most", engine::max_level}}),
                    screen_.level > engine::min_level, screen_.level < engine::max_level});
    }

    const EditorScreen& screen_;
    const room::Editor& editor_;
    words::Voice voice_;
    Form form_;
};

Orders play(const EditorScreen& screen, const Look& look) {
    play::TableOptions options;
    options.start = screen.editor.setup();
    if (screen.is_against_computer) {
        options.seats[core::index(screen.side)].name = look.settings.player;
        options.seats[core::index(~screen.side)] = {.kind = play::SeatKind::computer,
                                                    .level = screen.level};
    }
    return {StartGame{std::move(options)}};
}

Orders analyse(const EditorScreen& screen) {
    record::Record record;
    record.setup = screen.editor.setup();
    return {AnalyseRecord{std::move(record), screen.is_flipped}};
}

/// Handles everything except the text of the position; false for that.
bool set_around(EditorScreen& screen, const WidgetEvent& event) {
    switch (event.key.id) {
    case editor_palette_id:
        screen.tool = EditorTool::put;
        screen.piece = {static_cast<Color>(event.key.item),
                        palette_roles[static_cast<std::size_t>(event.value)]};
        return true;
    case tool_id: screen.tool = static_cast<EditorTool>(event.value); return true;
    case flip_id: screen.is_flipped = !screen.is_flipped; return true;
    case opponent_id: screen.is_against_computer = event.value == 0; return true;
    case side_id: screen.side = static_cast<Color>(event.value); return true;
    case level_id: screen.level += event.value; return true;
    default: return false;
    }
}

void set_passed(room::Editor& editor, int place) {
    const std::vector<core::Coord> squares = editor.passable();
    if (place == 0) return editor.set_passed(std::nullopt);
    editor.set_passed(squares[static_cast<std::size_t>(place - 1)]);
}

void set_right(room::Editor& editor, const WidgetEvent& event) {
    const auto [side, wing] = rights[static_cast<std::size_t>(event.key.item)];
    editor.set_castling(side, wing, event.value != 0);
}

void change_position(EditorScreen& screen, const WidgetEvent& event) {
    room::Editor& editor = screen.editor;
    switch (event.key.id) {
    case rules_id:
        return editor.begin_anew(start_of(rules_chosen(event), stackchess::default_size));
    case undo_id: return editor.undo();
    case redo_id: return editor.redo();
    case turn_id: return editor.set_turn(static_cast<Color>(event.value));
    case size_id: return editor.set_size(editor.size() + event.value);
    case promotion_id: return editor.set_promotion(event.value != 0);
    case right_id: return set_right(editor, event);
    case passed_id: return set_passed(editor, event.value);
    case quiet_id: return editor.set_quiet_plies(editor.quiet_plies() + event.value);
    case number_id: return editor.set_move_number(editor.move_number() + event.value);
    case start_id: return editor.begin_anew(start_of(editor.rules(), editor.size()));
    case knights_id:
        return editor.begin_anew(stackchess::start_setup({.size = editor.size(), .knights = true}));
    case empty_id: return editor.clear();
    default: return;
    }
}

} // namespace

Form editor_form(const EditorScreen& screen, const Look& look) {
    return EditorBuilder(screen, look).build();
}

void note_change(EditorScreen& screen) {
    screen.problem.clear();
    screen.notice.clear();
    screen.text = {.text = screen.editor.text()};
    const int last = screen.editor.size() - 1;
    screen.cursor = core::coord_at(std::min<int>(screen.cursor.file, last),
                                   std::min<int>(screen.cursor.rank, last));
    screen.held.reset();
    const bool has_stacks = game::of_game(screen.editor.rules(), true, false);
    if (!has_stacks && screen.tool == EditorTool::unmoved) screen.tool = EditorTool::move;
}

void read_position(EditorScreen& screen, const std::string& text, words::Voice voice) {
    std::string problem = screen.editor.read(text, voice);
    if (problem.empty()) note_change(screen);
    screen.problem = std::move(problem);
}

Orders copy_position(EditorScreen& screen, words::Voice voice) {
    screen.notice = say(voice, message::editor_copied);
    return {CopyText{screen.editor.text()}};
}

Orders use_widget(EditorScreen& screen, const WidgetEvent& event, const Look& look) {
    if (event.key == back_key) return {CloseScreen{}};
    if (event.key.id == copy_id) return copy_position(screen, voice_of(look));
    if (event.key.id == write_id)
        return {BrowseFiles{FilesUse::write_position, {}, screen.editor.text()}};
    if (event.key.id == play_id) return play(screen, look);
    if (event.key.id == analyse_id) return analyse(screen);
    if (set_around(screen, event)) return {};
    if (event.key.id == editor_text_id || event.key.id == shown_id) {
        const bool is_typed = event.key.id == editor_text_id;
        if (is_typed && !event.is_edit) return {};
        read_position(screen, is_typed ? event.entry.text : screen.shown, voice_of(look));
        if (is_typed) screen.text = event.entry;
        return {};
    }
    change_position(screen, event);
    note_change(screen);
    return {};
}

} // namespace view
