// Any text, spoken to the engine by the protocol. Every game handed to a searcher can be played,
// every search is answered, and whatever was said the engine is ready at the end.

#include <istream>
#include <memory>
#include <sstream>
#include <string>

#include "fuzz/target.hpp"
#include "uci/conversation.hpp"

namespace {

/// A searcher that soon has enough.
class HastySearcher final : public engine::Searcher {
  public:
    explicit HastySearcher(game::Rules rules) : searcher_(engine::make_searcher(rules, 1)) {}

    bool set_game(std::string_view start, std::span<const std::string> moves) override {
        fuzz::require(searcher_->set_game(start, moves), "a game handed over can be played");
        return true;
    }
    engine::Thought think(const engine::Request& request) override {
        engine::Request small = request;
        small.limits = few_nodes;
        return searcher_->think(small);
    }
    engine::Thought choose(int level, const engine::Limits&, std::uint64_t seed) override {
        return searcher_->choose(level, few_nodes, seed);
    }
    void set_threads(int) override {}
    bool set_table(std::size_t megabytes) override { return megabytes < 64; }
    void clear() override { searcher_->clear(); }
    void stop() override { searcher_->stop(); }
    void resume() override { searcher_->resume(); }
    void ponder() override { searcher_->ponder(); }
    void ponder_hit() override { searcher_->ponder_hit(); }

  private:
    static constexpr engine::Limits few_nodes{.depth = 2, .nodes = 30};

    std::unique_ptr<engine::Searcher> searcher_;
};

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t i = text.find(part); i != std::string::npos; i = text.find(part, i + 1))
        ++found;
    return found;
}

} // namespace

void fuzz::check(Input input) {
    std::string text(input.text());
    if (text.find("perft") != std::string::npos) return; // counting takes as long as it takes
    std::istringstream in(text + "\nisready\n");
    std::ostringstream out;
    uci::converse(in, out, 1, [](game::Rules rules, std::size_t) {
        return std::make_unique<HastySearcher>(rules);
    });
    const std::string said = out.str();
    require(count(text, "go") >= count(said, "bestmove "), "nobody is answered who did not ask");
    require(count(text, "quit") > 0 || said.find("readyok\n") != std::string::npos,
            "it is ready at the end");
}
