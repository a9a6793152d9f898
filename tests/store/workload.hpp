#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "store/examples_fixture.hpp"
#include "store/memory_store_fixture.hpp"

/// What a server writes, by chance: accounts, games with events and chat, and ends of rated games.
class Workload {
  public:
    explicit Workload(std::uint64_t seed, int most_changes = 8)
        : random_(seed), most_changes_(most_changes) {}

    /// Some changes that follow what has been made, none of which is refused.
    std::vector<store::Change> next() {
        pending_ = std::make_shared<store::MemoryData>(*made_);
        std::vector<store::Change> batch;
        const auto count = 1 + random_.below(static_cast<std::uint64_t>(most_changes_));
        while (batch.size() < count) {
            batch.push_back(change());
            EXPECT_TRUE(
                store::MemoryStore(store::rater(), pending_).commit(batch.back()).is_kept());
        }
        return batch;
    }
    /// They have been made.
    void accept() { made_ = pending_; }

    /// What is kept if all goes well: without the last changes, and with them.
    std::shared_ptr<store::MemoryData> made() const { return made_; }
    std::shared_ptr<store::MemoryData> pending() const { return pending_; }

  private:
    store::Change change() {
        const std::uint64_t kind = random_.below(20);
        if (pending_->accounts.size() < 4 || kind == 0) return new_account();
        const auto running = running_games();
        if (running.size() < 4 || kind == 1) return new_game();
        const store::PlayedGame& game = *running[random_.below(running.size())];
        const int number = static_cast<int>(game.events.size()) + 1;
        if (kind == 2) return store::end(game.game.id, number, result());
        if (kind == 3) return store::Heartbeat{"server", store::at(number)};
        return store::happens(game.game.id, store::event(number, text()));
    }
    store::Change new_account() {
        return store::AddAccount{
            store::account("name" + std::to_string(pending_->accounts.size()))};
    }
    store::Change new_game() {
        store::Game game =
            store::rated_game("game" + std::to_string(1000 + pending_->games.size()));
        const std::uint64_t count = pending_->accounts.size();
        const std::uint64_t white = random_.below(count);
        const std::uint64_t black = (white + 1 + random_.below(count - 1)) % count;
        game.seats = {store::seat("name" + std::to_string(white)),
                      store::seat("name" + std::to_string(black))};
        return store::begin(game);
    }
    std::vector<const store::PlayedGame*> running_games() const {
        std::vector<const store::PlayedGame*> found;
        for (const auto& [id, game] : pending_->games)
            if (!game.game.end) found.push_back(&game);
        return found;
    }
    store::GameResult result() { return static_cast<store::GameResult>(random_.below(3)); }
    std::string text() { return std::string(random_.below(200), 'x'); }

    core::Random random_;
    int most_changes_;
    std::shared_ptr<store::MemoryData> made_ = std::make_shared<store::MemoryData>();
    std::shared_ptr<store::MemoryData> pending_ = made_;
};

/// All that is kept of accounts and games.
struct Kept {
    std::vector<store::PlayedGame> games;
    std::vector<store::AccountData> accounts;

    friend bool operator==(const Kept&, const Kept&) = default;
};

/// Nothing if it cannot be read.
inline std::optional<Kept> kept_in(store::Store& store) {
    Kept kept;
    const auto visited = store.visit_games([&](const store::PlayedGame& game) {
        kept.games.push_back(game);
        return true;
    });
    const auto accounts = store.accounts();
    if (!visited || !accounts) return std::nullopt;
    for (const store::Account& account : *accounts) {
        auto data = store.account_data(account.id);
        if (!data) return std::nullopt;
        kept.accounts.push_back(*std::move(data));
    }
    return kept;
}

inline Kept kept_in(const std::shared_ptr<store::MemoryData>& data) {
    store::MemoryStore store(nullptr, data);
    return *kept_in(store);
}
