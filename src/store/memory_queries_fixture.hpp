#pragma once

#include "store/memory_store_fixture.hpp"

// The queries of a `MemoryStore`.
namespace store {

inline Result<GamePage> MemoryStore::games(const GameQuery& query) {
    const auto in = [](const auto& list, const auto& value) {
        return list.empty() || std::ranges::find(list, value) != list.end();
    };
    const bool is_reversed = query.order == SortOrder::newest_first;
    const auto is_wanted = [&](const PlayedGame& one) {
        const Game& game = one.game;
        const auto color = color_of(game, query.account);
        if (!color || (query.color && query.color != color)) return false;
        if (query.since && game.created < *query.since) return false;
        if (query.until && game.created > *query.until) return false;
        if (query.against && !is_of(game.seat(~*color).player, *query.against)) return false;
        if (query.is_rated && game.is_rated != *query.is_rated) return false;
        if (query.progress == Progress::running && game.end) return false;
        if (query.progress == Progress::finished && !game.end) return false;
        if (game.is_private && !query.with_private) return false;
        if (query.after && (is_reversed ? place(one) >= *query.after : place(one) <= *query.after))
            return false;
        return in(query.categories, game.category) && in(query.rules, game.rules);
    };
    GamePage page{.games = by_age(select(data_->games, is_wanted))};
    if (is_reversed) std::ranges::reverse(page.games);
    if (page.games.size() > static_cast<std::size_t>(query.limit)) {
        page.games.resize(static_cast<std::size_t>(query.limit));
        page.next = place(page.games.back());
    }
    if (!query.with_events)
        for (PlayedGame& game : page.games) game.events.clear();
    return page;
}

inline Result<std::vector<Leader>> MemoryStore::leaders(const Category& category, int count,
                                                        double most_deviation) {
    std::vector<Leader> all;
    for (const auto& [key, rating] : data_->ratings) {
        const Account& account = data_->accounts.at(key.account);
        if (key.category == category && rating.deviation <= most_deviation && !account.is_banned)
            all.push_back({account.id, account.name, account.title, rating});
    }
    std::ranges::sort(all, {},
                      [](const Leader& one) { return std::pair(-one.rating.value, one.account); });
    all.resize(std::min(all.size(), static_cast<std::size_t>(count)));
    return all;
}

inline Result<Statistics> MemoryStore::statistics(const AccountId& account) {
    Statistics found;
    for (const auto& [id, played] : data_->games) {
        const auto color = color_of(played.game, account);
        if (!color) continue;
        if (!played.game.end) ++found.running;
        if (!played.game.end || played.game.end->result == GameResult::none) continue;
        const GameResult result = played.game.end->result;
        const bool is_white = color == Color::white;
        ++found.games;
        found.rated += played.game.is_rated ? 1 : 0;
        found.drawn += result == GameResult::draw ? 1 : 0;
        found.won += result == (is_white ? GameResult::white_won : GameResult::black_won) ? 1 : 0;
        found.lost += result == (is_white ? GameResult::black_won : GameResult::white_won) ? 1 : 0;
        found.against_computer +=
            played.game.seat(~*color).player.kind == PlayerKind::computer ? 1 : 0;
    }
    return found;
}

inline Result<AccountData> MemoryStore::account_data(const AccountId& id) {
    AccountData data{.account = found(data_->accounts, id).value_or(Account())};
    data.account.password.clear();
    data.account.recovery.reset();
    data.tokens = *tokens(id);
    data.sessions = of_account(data_->sessions, id);
    std::ranges::sort(data.sessions, {},
                      [](const Login& one) { return std::pair(one.created, one.digest); });
    data.ratings = *ratings(id);
    for (const CategoryRating& one : data.ratings)
        data.histories.emplace_back(one.category, *rating_history(id, one.category));
    data.relations = *relations(id);
    data.reports = select(data_->reports, [&](const Report& one) { return is_of(one.by, id); });
    data.chat = select(data_->chat, [&](const ChatLine& one) { return is_of(one.author, id); });
    return data;
}

inline Result<Counts> MemoryStore::counts() {
    Counts counts;
    counts.accounts = static_cast<std::int64_t>(accounts()->size());
    counts.games = static_cast<std::int64_t>(data_->games.size());
    counts.running = static_cast<std::int64_t>(running_games()->size());
    for (const auto& [id, played] : data_->games)
        counts.events += static_cast<std::int64_t>(played.events.size());
    return counts;
}

} // namespace store
