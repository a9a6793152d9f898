// Plays games in a database until it is killed: `killed_writer FOLDER SEED`. After each commit it
// prints the numbers of what is now kept: the game, and how many events it has. Before one that
// ends a game it prints `!`.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "killed_writer.hpp"
#include "sqlite/open.hpp"
#include "store/examples_fixture.hpp"

namespace {

using store::Change;
using store::GameId;

class Play {
  public:
    Play(store::Store& store, std::uint64_t seed) : store_(store), random_(seed) {
        const auto games = store.running_games();
        for (const store::PlayedGame& game : *games)
            events_[game.game.id] = static_cast<int>(game.events.size());
        total_ = static_cast<int>(store.counts()->games);
    }

    void prepare() {
        for (std::uint64_t i = 0; i < killed::accounts; ++i)
            store_.commit(store::AddAccount{store::account(name(i))});
        while (static_cast<int>(events_.size()) < killed::games) {
            std::vector<Change> batch;
            for (int i = 0; i < 100; ++i) batch.push_back(new_game());
            commit(batch);
        }
    }

    /// One event in each of some games; now and then a game ends and another begins.
    void step() {
        std::vector<Change> batch;
        std::map<GameId, int> chosen;
        for (std::uint64_t count = 1 + random_.below(40); count > 0; --count)
            chosen.insert(*std::next(events_.begin(),
                                     static_cast<std::ptrdiff_t>(random_.below(events_.size()))));
        for (const auto& [id, count] : chosen) batch.push_back(next_event(id, count + 1));
        if (static_cast<int>(events_.size()) < killed::games) batch.push_back(new_game());
        commit(batch);
    }

  private:
    static std::string name(std::uint64_t number) { return "name" + std::to_string(number); }

    Change new_game() {
        store::Game game = store::rated_game(std::to_string(10'000'000 + total_++));
        const std::uint64_t white = random_.below(killed::accounts);
        const std::uint64_t black = (white + 1) % killed::accounts;
        game.seats = {store::seat(name(white)), store::seat(name(black))};
        events_[game.id] = 1;
        return store::begin(game);
    }

    Change next_event(const GameId& id, int number) {
        if (random_.below(20) != 0) {
            events_[id] = number;
            return store::happens(id, store::event(number, "e2e4"));
        }
        events_.erase(id);
        return store::end(id, number, store::GameResult::white_won);
    }

    static bool ends_game(const Change& change) {
        return std::get<store::ChangeGame>(change).ends.has_value();
    }

    void commit(const std::vector<Change>& batch) {
        if (std::ranges::any_of(batch, ends_game)) say("!\n");
        for (const store::ChangeResult& outcome : store_.commit(batch))
            if (outcome.fate != store::Fate::done) std::exit(1);
        std::string said;
        for (const Change& change : batch) {
            const auto& game = std::get<store::ChangeGame>(change);
            said += game.game + ' ' + std::to_string(game.events.back().number) + '\n';
        }
        say(said + ".\n");
    }

    static void say(const std::string& text) {
        std::fputs(text.c_str(), stdout);
        std::fflush(stdout);
    }

    store::Store& store_;
    core::Random random_;
    std::map<GameId, int> events_; ///< how many each running game has
    int total_ = 0;
};

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const auto store = sqlite::open({.folder = argv[1],
                                     .access = store::Access::server,
                                     .creates = true,
                                     .rater = store::rater()});
    if (!store) return 1;
    Play play(**store, std::strtoull(argv[2], nullptr, 10));
    play.prepare();
    for (;;) play.step();
}
