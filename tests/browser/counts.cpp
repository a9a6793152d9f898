// Counts, searches and says what it finds. A browser and the machine itself must find the same.

#include <cstdint>
#include <cstdio>
#include <limits>
#include <string>
#include <string_view>

#include "analysis/annotate.hpp"
#include "analysis/game_analyst.hpp"
#include "chess/position.hpp"
#include "chess/uci.hpp"
#include "engine/benchmark.hpp"
#include "engine/searcher.hpp"
#include "game/perft.hpp"
#include "game/rules_text.hpp"
#include "nnue/network_fixture.hpp"
#include "puzzle/queens.hpp"
#include "puzzle/tour.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"
#include "room/keeper_fixture.hpp"
#include "room/room.hpp"
#include "search/transposition_table.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"
#include "words/refusals.hpp"

namespace {

using game::Rules;

void tell(std::string_view what, std::uint64_t count) {
    std::printf("%.*s %llu\n", static_cast<int>(what.size()), what.data(),
                static_cast<unsigned long long>(count));
}

template <class Setup>
void count_moves(const Setup& setup, int depth) {
    with_position(setup, [&](auto position) {
        for (int plies = 1; plies <= depth; ++plies)
            tell("perft " + position_text(position), game::perft(position, plies));
        std::uint64_t sum = 0;
        for (const auto& [move, leaves] : game::divide(position, depth, 4)) sum += leaves;
        tell("divided", sum);
        return 0;
    });
}

void look_ahead(Rules rules) {
    const auto result =
        engine::run_benchmark(rules, {.depth = 5, .threads = 1, .networks = {}}, [] {});
    tell("nodes of " + std::string(to_text(rules)), result->nodes);
    const auto searcher = engine::make_searcher(rules, 1, {});
    for (int level = engine::min_level; level < engine::max_level; ++level) {
        const auto thought = searcher->think({.strength = engine::Strength{.level = level}});
        std::printf("level %d %s\n", level, thought.lines.front().moves.front().c_str());
    }
}

void analyse(Rules rules, std::string_view pgn) {
    record::PgnReader reader(record::text_source(pgn), record::record_limits);
    auto read = record::read_record(reader);
    const auto searcher = engine::make_searcher(rules, 1, {});
    const auto review = analysis::look_at_game(read->record, *searcher, {.nodes = 2'000},
                                               [](std::size_t) { return true; });
    analysis::annotate(read->record, review);
    std::fputs(to_pgn(read->record).c_str(), stdout);
}

/// Judges by networks of random weights.
void judge(const nnue::Architecture& architecture) {
    engine::Networks networks;
    networks.add(*nnue::Network::read(nnue::RandomNetwork(architecture, 1).bytes()));
    const auto searcher = engine::make_searcher(architecture.rules, 1, networks);
    const auto thought = searcher->think({.limits = {.nodes = 5'000}});
    std::printf("network %s %d %s\n", std::string(to_text(architecture.rules)).c_str(),
                thought.lines.front().centipawns, thought.lines.front().moves.front().c_str());
}

/// A game as a page would play it: two moves, one that cannot be, and a takeback.
void meet_in_a_room() {
    room::MemoryKeeper keeper;
    room::Room room({.keeper = &keeper});
    room.speak({words::Language::english}, game::Letters::english);
    room.act(room::StartGame{{.start = stackchess::start_setup({})}});
    for (const char* const move : {"a1a2", "f5f4", "a2a9", "2a2a4"}) {
        room.act(room::PlayMove{move});
        room.attend(room::Room::Time(1));
        std::printf("%s: %s, %zu events, %s\n", move, room.session().text().c_str(),
                    room.take_events().size(), room.is_kept() ? "kept" : "not kept");
    }
    room.act(room::TakeBack{});
    std::puts(room.session().text().c_str());
}

void refuse() {
    const auto start = chess::Position::start();
    const auto refused = read_move(start, "e2e5");
    for (const words::Voice voice : {words::Voice{}, {words::Language::english}})
        std::puts(
            words::refusal_sentence(voice, refused.error(), Rules::chess, start.turn()).c_str());
}

/// Memory whose bytes cannot be counted is refused, and what there was is still of use.
void ask_for_too_much() {
    constexpr std::size_t uncountable = std::numeric_limits<std::size_t>::max() / (1 << 20) + 1;
    for (const std::size_t megabytes : {uncountable, uncountable + 1}) {
        search::TranspositionTable table(1);
        const bool is_taken = table.resize(megabytes);
        table.store(42, {.move = 7, .bound = search::Bound::exact});
        std::printf("%s, %s\n", is_taken ? "taken" : "refused",
                    table.find(42) ? "of use" : "of no use");
    }
}

} // namespace

int main() {
    count_moves(chess::start_setup(), 4);
    for (const int size : {4, 6, 8, 9, 11})
        count_moves(stackchess::start_setup({.size = size, .knights = size > 4}), 3);
    look_ahead(Rules::chess);
    look_ahead(Rules::stackchess);
    analyse(Rules::chess, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Qh4 5. Nxh4 *");
    analyse(Rules::stackchess, "[Variant \"Stackchess\"]\n[SetUp \"1\"]\n"
                               "[FEN \"nbqkbn/pppppp/6/6/PPPPPP/NBQKBN w ABCDEFabcdef 0 1\"]\n\n"
                               "1. a1-c2 a6-c5 2. 2c2-d4 2c5-d3 3. d1-c1 d6-c6 4. e1-f2 *");
    judge({.rules = Rules::stackchess, .size = 6, .hidden = 64, .buckets = 8});
    judge({.rules = Rules::chess, .size = 8, .hidden = 64, .buckets = 8});
    meet_in_a_room();
    refuse();
    tell("queens", puzzle::count_queens(10).all);
    tell("tour", puzzle::find_tour(8, {}, true).squares.size());
    ask_for_too_much();
}
