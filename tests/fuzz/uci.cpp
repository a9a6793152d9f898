// Any text, sent to the engine as UCI. Every game passed to a searcher can be played, every command
// to search leads to a search and is answered once, and whatever was sent, the engine is ready at
// the end.

#include <algorithm>
#include <atomic>
#include <istream>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include "fuzz/target.hpp"
#include "uci/conversation.hpp"
#include "uci/tokens.hpp"

namespace {

/// The searcher of a game, shared by all inputs: creating one takes longer than using it.
engine::Searcher& searcher_of(game::Rules rules) {
    static const auto chess = engine::make_searcher(game::Rules::chess, 1);
    static const auto stackchess = engine::make_searcher(game::Rules::stackchess, 1);
    return *game::of_game(rules, stackchess.get(), chess.get());
}

/// A searcher that stops early.
class HastySearcher final : public engine::Searcher {
  public:
    HastySearcher(game::Rules rules, std::atomic<std::size_t>& searches)
        : searcher_(searcher_of(rules)), searches_(searches) {}

    bool set_game(std::string_view start, std::span<const std::string> moves) override {
        fuzz::require(searcher_.set_game(start, moves), "a game handed over can be played");
        return true;
    }
    engine::Thought think(const engine::SearchRequest& request) override {
        ++searches_;
        engine::SearchRequest small = request;
        small.limits = few_nodes;
        return searcher_.think(small);
    }
    void set_threads(int) override {}
    bool set_table(std::size_t megabytes) override { return megabytes < 64; }
    void clear() override {}
    void stop() override { searcher_.stop(); }
    void resume() override { searcher_.resume(); }
    void ponder() override { searcher_.ponder(); }
    void ponder_hit() override { searcher_.ponder_hit(); }

  private:
    static constexpr engine::Limits few_nodes{.depth = 2, .nodes = 10};

    engine::Searcher& searcher_;
    std::atomic<std::size_t>& searches_; ///< that have begun
};

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t i = text.find(part); i != std::string::npos; i = text.find(part, i + 1))
        ++found;
    return found;
}

/// How many lines are a command to search and nothing else.
std::size_t count_orders(const std::string& text) {
    std::size_t orders = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (uci::Tokens(line).take() == "go" && line.find("perft") == std::string::npos) ++orders;
    return orders;
}

/// Whether perft is requested more than a few times or at more than a small depth, which would take
/// too long.
bool counts_much(std::string_view text) {
    constexpr std::string_view word = "perft";
    constexpr int most_often = 3;
    int times = 0;
    for (std::size_t i = text.find(word); i != std::string_view::npos; i = text.find(word, i)) {
        i += word.size();
        while (i < text.size() && static_cast<unsigned char>(text[i]) <= ' ') ++i;
        if (++times > most_often || text.substr(i, 1).find_first_of("3456789") == 0) return true;
        const std::string_view rest = text.substr(std::min(i + 1, text.size()));
        if (!rest.empty() && rest.front() >= '0' && rest.front() <= '9') return true;
    }
    return false;
}

} // namespace

void fuzz::check(Input input) {
    const std::string text(input.text());
    if (counts_much(text)) return;
    std::istringstream in(text + "\nisready\n");
    std::ostringstream out;
    std::atomic<std::size_t> searches = 0;
    uci::converse(in, out, 1, [&](game::Rules rules, std::size_t, const engine::Networks&) {
        return std::make_unique<HastySearcher>(rules, searches);
    });
    const std::string said = "\n" + out.str();
    // So is a search that is refused, but for counting moves.
    const std::size_t refused = count(said, "go refused: the last position");
    const std::size_t answers = count(said, "\nbestmove ");
    require(answers >= searches && answers <= searches + refused, "every search is answered once");
    require(count(text, "go") >= searches, "there is no search that nobody asked for");
    if (count(text, "quit") > 0) return; // what follows is ignored
    require(count_orders(text) <= answers, "every order is followed");
    require(said.find("\nreadyok\n") != std::string::npos, "it is ready at the end");
}
