#include "uci/command_runner.hpp"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <utility>

#include <fmt/format.h>

#include "core/version.hpp"
#include "game/rules_text.hpp"
#include "uci/counting.hpp"
#include "uci/info.hpp"
#include "uci/network_file.hpp"
#include "uci/reasons.hpp"

namespace uci {
namespace {

bool is_same(const engine::Variation& a, const engine::Variation& b) {
    return a.centipawns == b.centipawns && a.moves == b.moves;
}

/// Whether both tell the other program the same.
bool is_same(const engine::Thought& a, const engine::Thought& b) {
    return a.depth == b.depth &&
           std::equal(a.lines.begin(), a.lines.end(), b.lines.begin(), b.lines.end(),
                      [](const auto& x, const auto& y) { return is_same(x, y); });
}

} // namespace

CommandRunner::CommandRunner(MakeSearcher make_searcher, std::uint64_t seed, Control& control,
                             Output& output)
    : make_searcher_(std::move(make_searcher)), chance_(seed), control_(control), output_(output),
      game_(new_game(options_.rules)) {
    renew_searcher();
    renew_seeds();
}

void CommandRunner::introduce() const {
    output_.say(fmt::format("id name Stackchess {}", core::version));
    output_.say("id author the Stackchess authors");
    for (std::string& line : option_lines(options_)) output_.say(std::move(line));
    output_.say("uciok");
}

void CommandRunner::set_option(Tokens words) {
    const Options before = options_;
    const auto change = uci::set_option(options_, words, naming_unknown());
    if (!change) return refuse("setoption refused: " + change.error());
    follow(*change, before);
}

void CommandRunner::follow(OptionChange change, const Options& before) {
    switch (change) {
    case OptionChange::value: break;
    case OptionChange::threads: searcher_->set_threads(options_.threads); break;
    case OptionChange::clear_hash: searcher_->clear(); break;
    case OptionChange::variant:
        renew_searcher();
        has_game_ = true;
        break;
    case OptionChange::seed: renew_seeds(); break;
    case OptionChange::networks:
        if (!renew_networks()) options_ = before;
        break;
    case OptionChange::hash:
        if (searcher_->set_table(static_cast<std::size_t>(options_.hash))) break;
        refuse(fmt::format("setoption refused: not enough memory for Hash {}", options_.hash));
        options_ = before;
        break;
    }
}

void CommandRunner::renew_searcher() {
    searcher_.reset(); // two would need twice the memory
    searcher_ = make_searcher_(options_.rules, static_cast<std::size_t>(options_.hash), networks_);
    searcher_->set_threads(options_.threads);
    hand_over(new_game(options_.rules));
}

bool CommandRunner::renew_networks() {
    engine::Networks networks = engine::Networks::built_in();
    if (!options_.network_file.empty()) {
        auto network = read_network(options_.network_file);
        if (!network) {
            refuse("setoption refused: " + network.error());
            return false;
        }
        const nnue::Architecture& architecture = network->architecture();
        output_.say(fmt::format("info string network for {} {}x{}", to_text(architecture.rules),
                                architecture.size, architecture.size));
        networks.add(*std::move(network));
    }
    networks_ = options_.uses_networks ? std::move(networks) : engine::Networks();
    const ToldGame game = game_;
    renew_searcher();
    hand_over(game);
    return true;
}

void CommandRunner::renew_seeds() {
    seeds_ = core::Random(options_.seed != 0 ? static_cast<std::uint64_t>(options_.seed)
                                             : chance_.next());
}

void CommandRunner::forget() {
    searcher_->clear();
    renew_seeds();
    hand_over(new_game(options_.rules));
    has_game_ = true;
}

void CommandRunner::set_position(Tokens words) {
    auto game = read_game(options_.rules, words, options_.writes_chess960, naming_unknown());
    has_game_ = game.has_value();
    if (!game) return refuse("position refused: " + game.error());
    if (!game->repairs.empty())
        output_.say("info string position corrected: " + reasons(game->repairs));
    hand_over(*std::move(game));
}

void CommandRunner::hand_over(ToldGame game) {
    [[maybe_unused]] const bool is_taken = searcher_->set_game(game.start, game.moves);
    assert(is_taken);
    game_ = std::move(game);
}

void CommandRunner::go(Tokens words, const Asked& asked) {
    const GoOrder order = read_go(words, naming_unknown());
    control_.begin(asked.ticket, *searcher_,
                   {.is_ponder = order.is_ponder,
                    .is_infinite = order.is_infinite,
                    .is_bounded = order.is_bounded() || order.perft});
    for (const std::string& word : order.wanting) refuse(word + " ignored: no number after it");
    if (!has_game_) refuse("go refused: the last position was refused");
    if (order.perft) {
        if (has_game_) count(*order.perft);
        return control_.end();
    }
    using std::chrono::milliseconds;
    // Earlier jobs may have delayed this one.
    const auto waited =
        std::chrono::ceil<milliseconds>(std::chrono::steady_clock::now() - asked.when);
    told_ = {};
    engine::Thought thought;
    if (has_game_) {
        thought = retold(think(order, waited));
        tell(thought);
    }
    control_.wait_for_leave();
    // The search must be over before the other program reads the move.
    control_.end();
    output_.say(best_move_line(thought));
}

engine::Thought CommandRunner::think(const GoOrder& order, std::chrono::milliseconds waited) {
    const auto overhead = std::chrono::milliseconds(options_.overhead) + waited;
    engine::SearchRequest request{.limits = order.limits_of(game_.turn(), overhead),
                                  .lines = options_.lines,
                                  .moves = moves_of(order)};
    // When moves are given, the question is which of them is best, whatever the level.
    const auto level = options_.playing_level();
    if (level && request.moves.empty())
        request.strength = {.level = *level, .seed = seeds_.next()};
    else // a lower level may play another move, so only its final choice is told
        request.listen = [this](const auto& thought) { tell(retold(thought)); };
    return searcher_->think(request);
}

std::vector<std::string> CommandRunner::moves_of(const GoOrder& order) const {
    std::vector<std::string> moves;
    for (const std::string& text : order.moves) {
        auto found = playable(game_, std::span(&text, 1));
        if (found.empty()) refuse("searchmoves refused: illegal move " + text);
        moves.insert(moves.end(), found.begin(), found.end());
    }
    return moves;
}

engine::Thought CommandRunner::retold(engine::Thought thought) const {
    if (options_.writes_chess960)
        for (engine::Variation& line : thought.lines) line.moves = rook_taking(game_, line.moves);
    return thought;
}

void CommandRunner::tell(const engine::Thought& thought) {
    if (thought.lines.empty()) {
        output_.say(fmt::format("info depth 0 score {}", game_.is_lost() ? "mate 0" : "cp 0"));
        return;
    }
    if (is_same(told_, thought)) return;
    const auto chances = options_.shows_chances ? std::optional(options_.rules) : std::nullopt;
    for (std::string& line : info_lines(thought, chances)) output_.mention(std::move(line));
    told_ = thought;
}

void CommandRunner::count(int depth) {
    const auto shares = divided(game_, depth, [this] { return control_.is_stopped(); });
    if (!shares) return refuse("perft stopped");
    std::uint64_t sum = depth == 0 ? 1 : 0;
    for (const auto& [move, leaves] : *shares) {
        output_.say(fmt::format(
            "{}: {}", options_.writes_chess960 ? rook_taking(game_, std::span(&move, 1))[0] : move,
            leaves));
        sum += leaves;
    }
    output_.say(fmt::format("Nodes searched: {}", sum));
}

UnknownWords CommandRunner::naming_unknown() const {
    return [this](std::string_view word) {
        if (is_debugging_) output_.say(unknown_word_line(word));
    };
}

void CommandRunner::refuse(const std::string& what) const { output_.say("info string " + what); }

} // namespace uci
