#include "wasm/games.hpp"

#include <optional>
#include <vector>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "game/rules_text.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"
#include "wasm/json.hpp"
#include "wasm/text_in.hpp"
#include "words/board_messages.hpp"
#include "words/positions.hpp"
#include "words/records.hpp"

namespace wasm {
namespace {

namespace message = words::message;
using json::Object;
using record::MoveTree;
using words::Voice;

/// What a page can show: each level of variations holds a position in memory.
constexpr record::Limits limits{
    .depth = 12, .tags = 100, .problems = 5, .plies = 2000, .all_note_bytes = std::size_t{1} << 20};
constexpr std::size_t most_titles = 1000;

/// The moves of a tree, each behind its parent.
class Nodes {
  public:
    Nodes(Voice voice, const MoveTree& tree)
        : letters_(words::letters(voice.language)), tree_(tree) {}

    template <class Position>
    std::vector<Object> from(const Position& start) {
        add_line(tree_.next(MoveTree::root), -1, start);
        return std::move(all_);
    }

  private:
    template <class Position>
    void add_line(MoveTree::Id id, int parent, Position position) {
        for (; id != MoveTree::none; id = tree_.next(id)) {
            const record::Node& node = tree_[id];
            if (node.move == record::null_move) return; // no board shows a turn that is passed
            const int place = static_cast<int>(all_.size());
            const auto move = Position::Move::from_bits(node.move);
            all_.push_back(written(node, parent)
                               .add("move", move_text(position, move))
                               .add("score", score_text(position, move, letters_)));
            for (auto other = tree_.first_variation(id); other != MoveTree::none;
                 other = tree_.next_variation(other))
                add_line(other, parent, position);
            position.play(move);
            parent = place;
        }
    }

    static Object written(const record::Node& node, int parent) {
        std::vector<int> nags(node.nags.begin(), node.nags.end());
        Object object;
        object.add("parent", parent).add("nags", nags).add("comment", joined(node.comments));
        return object;
    }

    static std::string joined(const std::vector<std::string>& comments) {
        std::string text;
        for (const std::string& comment : comments) text += (text.empty() ? "" : " ") + comment;
        return text;
    }

    game::Letters letters_;
    const MoveTree& tree_;
    std::vector<Object> all_;
};

std::string title_of(const record::Record& record) {
    const auto tag = [&](std::string_view name) { return record.tags.value_or(name, "?"); };
    return std::string(tag("White")) + " – " + std::string(tag("Black")) + "  " +
           std::string(record::to_text(record.result));
}

std::string start_text(const record::Setup& setup) {
    return record::with_start(setup, [](const auto& start) { return position_text(start); });
}

Object game_json(Voice voice, const record::ReadRecord& read) {
    const record::Record& record = read.record;
    Object object;
    return object.add("title", title_of(record))
        .add("rules", game::to_text(record.rules()))
        .add("start", start_text(record.setup))
        .add("nodes", record::with_start(record.setup,
                                         [&](const auto& start) {
                                             return Nodes(voice, record.moves).from(start);
                                         }))
        .add("pgn", record::to_pgn(record))
        .add("problems", json::list(read.problems, [&](const record::Problem& problem) {
                 return words::problem_sentence(voice, problem);
             }));
}

/// The position that a line is, of that game.
core::Result<record::Start, record::Problem> read_position(std::string_view text,
                                                           game::Rules rules) {
    record::StartTags tags{.fen = std::string(text)};
    tags.variant = game::of_game(rules, std::optional<std::string>("Stackchess"),
                                 std::optional<std::string>());
    return record::read_wild_start(tags);
}

std::string answer_of(std::vector<std::string> titles, const Object& game) {
    return Object().add("games", titles).add("game", game).done().text;
}

std::string error_answer(const std::string& why) { return Object().add("error", why).done().text; }

/// Of either game, and if it is of neither, why not where it can be read but not played.
std::optional<std::string> position_answer(Voice voice, std::string_view text, game::Rules rules) {
    std::optional<std::string> error;
    for (std::size_t i = 0; i < game::every_game.size(); ++i, rules = game::next_game(rules)) {
        const auto start = read_position(text, rules);
        if (start) {
            const record::ReadRecord read{.record = {.setup = start->setup}};
            return answer_of({std::string(text)}, game_json(voice, read));
        }
        if (start.error().kind == record::ProblemKind::unplayable_fen)
            error = error_answer(words::unplayable_sentence(voice, start.error()));
    }
    return error;
}

std::string games_in(Voice voice, std::size_t number, std::string_view text) {
    record::PgnReader reader(record::text_source(text), limits,
                             {.letters = game::every_language()});
    std::vector<std::string> titles;
    std::optional<Object> game;
    while (titles.size() < most_titles) {
        const auto read = record::read_record(reader);
        if (!read) break;
        if (titles.size() == number && read->has_start) game = game_json(voice, *read);
        titles.push_back(title_of(read->record));
    }
    return game ? answer_of(titles, *game)
                : error_answer(words::say(voice, message::nothing_to_paste));
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

} // namespace

std::string games_answer(std::string_view text) {
    std::string_view first = take_line(text);
    const Voice voice = voice_of(take_word(first));
    const auto rules = game::read_rules(take_word(first)).value_or(game::Rules::stackchess);
    const auto number = static_cast<std::size_t>(number_in(first));
    const std::string_view given = trimmed(text);
    if (given.find('\n') == std::string_view::npos)
        if (auto answer = position_answer(voice, given, rules)) return *std::move(answer);
    return games_in(voice, number, given);
}

} // namespace wasm
