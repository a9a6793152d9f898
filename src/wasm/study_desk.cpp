#include "wasm/study_desk.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "game/rules_text.hpp"
#include "record/pgn_writer.hpp"
#include "wasm/agreement.hpp"
#include "wasm/game_json.hpp"
#include "wasm/json.hpp"
#include "wasm/pasted.hpp"
#include "wasm/text_in.hpp"
#include "wasm/thought_text.hpp"
#include "wasm/tried_line.hpp"
#include "words/layout.hpp"
#include "words/message.hpp"
#include "words/page_study_messages.hpp"

namespace wasm {
namespace {

namespace message = words::message;
using json::Object;
using room::Study;
using words::say;
using words::Voice;
using Id = Study::Id;
using Text = std::string_view;

/// The moves of a tree as they are read: each with its depth, variations behind the move that they
/// stand beside.
class Nodes {
  public:
    explicit Nodes(const Study& study) : study_(study) {}

    std::vector<Object> all() {
        add_line(moves().next(Study::root), 0);
        return std::move(all_);
    }

  private:
    const record::MoveTree& moves() const { return study_.moves(); }

    void add_line(Id id, int depth) {
        bool is_numbered = true;
        for (bool is_first = true; id != Study::none; id = moves().next(id), is_first = false) {
            all_.push_back(written(id, is_numbered || study_.is_white(id))
                               .add("depth", depth)
                               .add("first", is_first));
            is_numbered =
                moves().first_variation(id) != Study::none || !study_.words_after(id).empty();
            for (Id other = moves().first_variation(id); other != Study::none;
                 other = moves().next_variation(other))
                add_line(other, depth + 1);
        }
    }

    Object written(Id id, bool is_numbered) const {
        std::string signs;
        for (const record::Nag nag : moves()[id].nags) signs += room::glyph_text(nag);
        const std::string after = study_.words_after(id);
        const std::string behind = study_.words_behind(id);
        const bool has_both = !after.empty() && !behind.empty();
        Object object;
        object.add("id", id)
            .add("number", is_numbered ? study_.number(id) : std::string())
            .add("text", study_.written(id))
            .add("signs", signs)
            .add("before", study_.words_before(id))
            .add("comment", after + (has_both ? " " : "") + behind);
        return object;
    }

    const Study& study_;
    std::vector<Object> all_;
};

/// What is noted where one looks, and where one can go.
Object here_json(const Study& study) {
    const record::MoveTree& moves = study.moves();
    const Id here = study.here();
    const record::Node& node = moves[here];
    const Id next = moves.next(here);
    const auto place = [](Id id) { return id == Study::none ? -1 : static_cast<int>(id); };
    const auto mark = [](const record::Mark& one) {
        return Object().add("from", core::to_text(one.from)).add("to", core::to_text(one.to));
    };
    Object object;
    object.add("id", here)
        .add("ply", study.ply(here))
        .add("main", study.is_main(here))
        .add("previous", here == Study::root ? -1 : place(moves.previous(here)))
        .add("next", place(next))
        .add("comment", study.comment())
        .add("nags", std::vector<int>(node.nags.begin(), node.nags.end()))
        .add("marks", json::list(study.marks(), mark));
    return object;
}

/// Where the line begins, if not as usual, and its moves: for the address of the page.
Object address_json(const Study& study, const play::ThinkTask& task) {
    const bool is_usual = study.so_far().setup == usual_start(task.rules);
    return Object()
        .add("rules", game::to_text(task.rules))
        .add("position", is_usual ? std::string() : task.start)
        .add("moves", words::joined(task.moves, " "));
}

Object study_object(Voice voice, const Study& study) {
    const play::ThinkTask task = study.task(1);
    Object object;
    object.add("game", game_json(study, voice))
        .add("nodes", Nodes(study).all())
        .add("intro", study.words_after(Study::root))
        .add("here", here_json(study))
        .add("task", to_text(task))
        .add("address", address_json(study, task));
    return object;
}

game::Letters letters_of(Voice voice) { return words::letters(voice.language); }

/// What an order changes; moves that cannot be played change nothing.
struct Change {
    Text word;
    void (*make)(Study& study, Text rest);
};

void go(Study& study, Text rest) {
    const long long id = number_in(rest);
    if (id >= 0 && static_cast<std::size_t>(id) <= study.moves().size())
        study.jump(static_cast<Id>(id));
}

void draw_mark(Study& study, Text rest) {
    const core::Coord from = square_in(take_word(rest));
    const core::Coord to = square_in(rest);
    const int size = study.snapshot().present().board.size;
    if (core::is_on_board(from, size) && core::is_on_board(to, size))
        study.toggle_mark({.from = from, .to = to});
}

constexpr auto changes = std::to_array<Change>({
    {"play", [](Study& study, Text rest) { study.play(rest, game::Letters::english); }},
    {"go", go},
    {"ply",
     [](Study& study, Text rest) { study.to_ply(static_cast<std::size_t>(number_in(rest))); }},
    {"end", [](Study& study, Text) { study.to_end(); }},
    {"remove", [](Study& study, Text) { study.remove(); }},
    {"promote", [](Study& study, Text) { study.promote(); }},
    {"nag",
     [](Study& study, Text rest) {
         study.toggle_glyph(static_cast<record::Nag>(std::clamp(number_in(rest), 0LL, 255LL)));
     }},
    {"comment", [](Study& study, Text rest) { study.set_comment(rest); }},
    {"mark", draw_mark},
});

void make_change(Study& study, Text text) {
    const Text word = take_word(text);
    for (const Change& change : changes)
        if (change.word == word) return change.make(study, text);
}

std::string error_answer(const std::string& why) { return Object().add("error", why).done().text; }

struct Begun {
    Study study;
    std::string left_out{}; // the first move that cannot be played
};

core::Result<Begun, std::string> begun(Voice voice, Text moves, Text agreement) {
    const auto options = read_agreement(voice, agreement);
    if (!options) return core::Failure<std::string>(options.error());
    Begun begun{Study({.setup = options->start}, letters_of(voice))};
    for (const Text move : words_in(moves)) {
        if (begun.study.play(move, game::Letters::english)) continue;
        begun.left_out = move;
        break;
    }
    return begun;
}

/// The positions of the line that one is in, from its start to its end.
std::string moments_answer(Voice voice, Study study) {
    study.to_end();
    const auto moment = [&](const session::Moment& one) { return position_json(voice, one); };
    return Object().add("moments", json::list(study.snapshot().history, moment)).done().text;
}

std::string main_task_answer(Study study) {
    study.to_start();
    study.to_end();
    return Object().add("task", to_text(study.task(1))).done().text;
}

} // namespace

std::string StudyDesk::obey(std::string_view text) {
    const Voice voice = voice_of(take_line(text));
    if (text.starts_with("begin")) {
        Text moves = take_line(text);
        take_word(moves);
        auto begun_study = begun(voice, moves, text);
        if (!begun_study) return error_answer(begun_study.error());
        study_ = std::move(begun_study->study);
        Object object = study_object(voice, *study_);
        if (const std::string& move = begun_study->left_out; !move.empty())
            object.add("refusal", say(voice, message::page_move_left_out, {{"move", move}}));
        return object.done().text;
    }
    if (text.starts_with("read ")) return read(voice, text);
    if (!study_) return "{}";
    if (text == "pgn") return Object().add("pgn", record::to_pgn(study_->record())).done().text;
    if (text == "moments") return moments_answer(voice, *study_);
    if (text == "task") return main_task_answer(*study_);
    study_->write_with(letters_of(voice));
    make_change(*study_, text);
    Object object = study_object(voice, *study_);
    if (text.starts_with("try ")) object.add("refusal", refusal_of(voice, *study_, text));
    return object.done().text;
}

std::string StudyDesk::read(words::Voice voice, std::string_view text) {
    Text first = take_line(text);
    take_word(first);
    const auto rules = rules_in(take_word(first));
    auto pasted = read_pasted(voice, rules, static_cast<std::size_t>(number_in(first)), text);
    if (!pasted) return error_answer(pasted.error());
    study_.emplace(std::move(pasted->record), letters_of(voice));
    study_->to_start();
    return study_object(voice, *study_)
        .add("titles", pasted->titles)
        .add("problems", pasted->problems)
        .done()
        .text;
}

} // namespace wasm
