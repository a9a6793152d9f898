#include "wasm/study_desk.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "analysis/annotate.hpp"
#include "analysis/game_analyst.hpp"
#include "game/rules_text.hpp"
#include "record/annotation.hpp"
#include "record/pgn_writer.hpp"
#include "wasm/agreement.hpp"
#include "wasm/game_json.hpp"
#include "wasm/json.hpp"
#include "wasm/mark_json.hpp"
#include "wasm/pasted.hpp"
#include "wasm/text_in.hpp"
#include "wasm/thought_text.hpp"
#include "wasm/tried_line.hpp"
#include "words/analysis_messages.hpp"
#include "words/evaluations.hpp"
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

/// The moves of a tree in reading order, each with its depth; variations follow the move that they
/// replace.
class Nodes {
  public:
    Nodes(Voice voice, const Study& study) : voice_(voice), study_(study) {}

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
            .add("worth", worth(id))
            .add("comment", after + (has_both ? " " : "") + behind);
        return object;
    }

    /// The evaluation noted for the position after a move; empty if there is none.
    std::string worth(Id id) const {
        const auto found = record::evaluation(moves()[id]);
        return found ? words::evaluation_text(voice_, *found) : std::string();
    }

    Voice voice_;
    const Study& study_;
    std::vector<Object> all_;
};

/// The notes on the current place, and where one can go from it.
Object here_json(const Study& study) {
    const record::MoveTree& moves = study.moves();
    const Id here = study.here();
    const record::Node& node = moves[here];
    const Id next = moves.next(here);
    const auto place = [](Id id) { return id == Study::none ? -1 : static_cast<int>(id); };
    Object object;
    object.add("id", here)
        .add("ply", study.ply(here))
        .add("main", study.is_main(here))
        .add("previous", here == Study::root ? -1 : place(moves.previous(here)))
        .add("next", place(next))
        .add("aside", here != Study::root && study.followers(moves.previous(here)).size() > 1)
        .add("comment", study.comment())
        .add("nags", std::vector<int>(node.nags.begin(), node.nags.end()))
        .add("marks", marks_json(study.marks()));
    return object;
}

/// The start of the line, if it is not the usual one, and its moves, for the address of the page.
Object address_json(const Study& study, const play::ThinkTask& task) {
    const bool is_usual = study.so_far().setup == usual_start(task.rules);
    return Object()
        .add("rules", game::to_text(task.rules))
        .add("position", is_usual ? std::string() : task.start)
        .add("moves", words::joined(task.moves, " "));
}

/// The current place: for each move that leads there, its number among the alternatives. The same
/// text names the same place after the study has been read from its PGN.
std::string place_text(const Study& study) {
    std::vector<std::string> steps;
    for (Id id = study.here(); id != Study::root; id = study.moves().previous(id)) {
        const std::vector<Id> among = study.followers(study.moves().previous(id));
        steps.push_back(std::to_string(std::ranges::find(among, id) - among.begin()));
    }
    std::ranges::reverse(steps);
    return words::joined(steps, " ");
}

Id place_in(const Study& study, Text text) {
    Id id = Study::root;
    for (const Text step : words_in(text)) {
        const std::vector<Id> among = study.followers(id);
        const auto index = static_cast<std::size_t>(number_in(step));
        if (index >= among.size()) break;
        id = among[index];
    }
    return id;
}

/// Whether anything is noted besides one line of moves: signs, comments or variations.
bool is_noted(const Study& study) {
    const record::MoveTree& moves = study.moves();
    for (Id id = 0; id <= moves.size(); ++id) {
        const record::Node& node = moves[id];
        if (!node.nags.empty() || !node.comments_before.empty() || !node.comments.empty() ||
            !node.comments_behind.empty() || moves.first_variation(id) != Study::none)
            return true;
    }
    return false;
}

Object study_object(Voice voice, const Study& study) {
    const play::ThinkTask task = study.task(1);
    Object object;
    object.add("game", game_json(study, voice))
        .add("nodes", Nodes(voice, study).all())
        .add("intro", study.words_after(Study::root))
        .add("here", here_json(study))
        .add("task", to_text(task))
        .add("address", address_json(study, task))
        .add("pgn", record::to_pgn(study.record()))
        .add("place", place_text(study))
        .add("noted", is_noted(study))
        .add("undo", study.can_undo())
        .add("redo", study.can_redo());
    return object;
}

game::Letters letters_of(Voice voice) { return words::letters(voice.language); }

/// An order that changes the study; moves that cannot be played change nothing.
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
    const record::DrawnMark mark = mark_in(rest);
    const int size = study.snapshot().present().board.size;
    if (core::is_on_board(mark.from, size) && core::is_on_board(mark.to, size))
        study.toggle_mark(mark);
}

/// The moves of the main line, as far as a task has them.
play::ThinkTask main_task(Study study) {
    study.to_start();
    study.to_end();
    return study.task(1);
}

/// Writes a report into the study, unless it is about other moves, or only a part of them. Returns
/// how many signs it has left alone.
std::size_t annotate(Study& study, Text rest) {
    const auto review = read_review(rest);
    if (!review || review->size() != analysis::ply_count(study.record())) return 0;
    const std::vector<std::string> moves = main_task(study).moves;
    if (moves.size() != review->size()) return 0;
    for (std::size_t ply = 0; ply < moves.size(); ++ply)
        if (moves[ply] != review->played(ply)) return 0;
    record::Record record = study.record();
    const std::size_t kept = analysis::annotate(record, *review);
    study.take_up(std::move(record));
    return kept;
}

std::string annotated_answer(Voice voice, Study& study, Text text) {
    take_line(text);
    const std::size_t kept = annotate(study, text);
    Object object = study_object(voice, study);
    if (kept > 0) object.add("refusal", words::say(voice, words::message::signs_kept, kept));
    return object.done().text;
}

constexpr auto changes = std::to_array<Change>({
    {"play", [](Study& study, Text rest) { study.play(rest, game::Letters::english); }},
    {"go", go},
    {"ply",
     [](Study& study, Text rest) { study.to_ply(static_cast<std::size_t>(number_in(rest))); }},
    {"end", [](Study& study, Text) { study.to_end(); }},
    {"aside", [](Study& study, Text rest) { study.aside(number_in(rest) < 0 ? -1 : 1); }},
    {"remove", [](Study& study, Text) { study.remove(); }},
    {"promote", [](Study& study, Text) { study.promote(); }},
    {"nag",
     [](Study& study, Text rest) {
         study.toggle_glyph(static_cast<record::Nag>(std::clamp(number_in(rest), 0LL, 255LL)));
     }},
    {"comment", [](Study& study, Text rest) { study.set_comment(rest); }},
    {"mark", draw_mark},
    {"undo", [](Study& study, Text) { study.undo(); }},
    {"redo", [](Study& study, Text) { study.redo(); }},
});

void make_change(Study& study, Text text) {
    const Text word = text.substr(0, text.find_first_of(" \n"));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
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

/// The positions of the current line, from its start to its end, with the marks drawn on each.
std::string moments_answer(Voice voice, Study study) {
    study.to_end();
    const record::MoveTree& moves = study.moves();
    const auto& history = study.snapshot().history;
    std::vector<Object> moments(history.size());
    Id id = study.here();
    for (std::size_t ply = history.size(); ply-- > 0; id = ply > 0 ? moves.previous(id) : id)
        moments[ply] = position_json(voice, history[ply]).add("marks", marks_json(study.marks(id)));
    return Object().add("moments", moments).done().text;
}

std::string pgn_answer(const record::Record& record) {
    return Object().add("pgn", record::to_pgn(record)).done().text;
}

} // namespace

std::string StudyDesk::obey(std::string_view text) {
    const Voice voice = voice_of(take_line(text));
    if (text.starts_with("begin")) return begin(voice, text);
    if (text.starts_with("read ")) return read(voice, text);
    if (text.starts_with("resume")) return resume(voice, text);
    if (!study_) return "{}";
    if (text.starts_with("find")) return find(voice, text);
    if (text == "moments") return moments_answer(voice, *study_);
    if (text == "task") return Object().add("task", to_text(main_task(*study_))).done().text;
    if (text == "so_far") return pgn_answer(study_->so_far());
    study_->write_with(letters_of(voice));
    if (text == "annotate" || text.starts_with("annotate\n"))
        return annotated_answer(voice, *study_, text);
    make_change(*study_, text);
    Object object = study_object(voice, *study_);
    if (text.starts_with("try ")) object.add("refusal", refusal_of(voice, *study_, text));
    return object.done().text;
}

std::string StudyDesk::begin(words::Voice voice, std::string_view text) {
    Text moves = take_line(text);
    take_word(moves);
    auto begun_study = begun(voice, moves, text);
    if (!begun_study) return error_answer(begun_study.error());
    study_ = std::move(begun_study->study);
    study_->forget_changes(); // these moves are the start, not changes to undo
    Object object = study_object(voice, *study_);
    if (const std::string& move = begun_study->left_out; !move.empty())
        object.add("refusal", say(voice, message::page_move_left_out, {{"move", move}}));
    return object.done().text;
}

std::string StudyDesk::resume(words::Voice voice, std::string_view text) {
    Text place = take_line(text);
    take_word(place);
    auto kept = read_pasted(voice, {}, 0, text);
    if (!kept) return error_answer(kept.error());
    study_.emplace(std::move(kept->record), letters_of(voice));
    study_->jump(place_in(*study_, place));
    return study_object(voice, *study_).done().text;
}

std::string StudyDesk::find(words::Voice voice, std::string_view text) {
    Text moves = take_line(text);
    take_word(moves);
    const auto wanted = begun(voice, moves, text);
    if (!wanted) return error_answer(wanted.error());
    Study tried = *study_;
    tried.to_start();
    bool is_there =
        wanted->left_out.empty() && wanted->study.record().setup == study_->record().setup;
    for (const Text move : words_in(moves))
        is_there = is_there && tried.play(move, game::Letters::english).has_value() &&
                   tried.moves().size() == study_->moves().size();
    if (!is_there) return error_answer("");
    study_->write_with(letters_of(voice));
    study_->jump(tried.here());
    return study_object(voice, *study_).done().text;
}

std::string StudyDesk::read(words::Voice voice, std::string_view text) {
    Text first = take_line(text);
    take_word(first);
    const auto rules = rules_in(take_word(first));
    const bool is_shown = study_ && study_->record().rules() == rules;
    const int size = is_shown && rules == game::Rules::stackchess
                         ? study_->snapshot().present().board.size
                         : stackchess::default_size;
    auto pasted =
        read_pasted(voice, {rules, size}, static_cast<std::size_t>(number_in(first)), text);
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
