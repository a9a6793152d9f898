#include "sqlite/sqlite_store.hpp"

#include "sqlite/reads.hpp"

namespace sqlite {
namespace {

/// Games are visited in pages, so that no state of the database is held for long.
constexpr int page_size = 200;

} // namespace

Result<std::optional<store::Account>> SqliteStore::account(const store::AccountId& id) {
    return read([&] { return find_account(*connection_, id); });
}

Result<std::vector<store::Account>> SqliteStore::accounts() {
    return read([&] { return list_accounts(*connection_); });
}

Result<std::optional<store::Token>> SqliteStore::token(const store::Digest& digest) {
    return read([&] { return find_token(*connection_, digest); });
}

Result<std::vector<store::Token>> SqliteStore::tokens(const store::AccountId& account) {
    return read([&] { return list_tokens(*connection_, account); });
}

Result<std::optional<store::Session>> SqliteStore::session(const store::Digest& digest) {
    return read([&] { return find_session(*connection_, digest); });
}

Result<std::optional<store::Guest>> SqliteStore::guest(const store::Digest& secret) {
    return read([&] { return find_guest(*connection_, secret); });
}

Result<std::optional<store::PlayedGame>> SqliteStore::game(const store::GameId& id) {
    return read([&] { return find_played_game(*connection_, id); });
}

Result<std::optional<store::Event>> SqliteStore::event(const store::GameId& game, int number) {
    return read([&] { return find_event(*connection_, game, number); });
}

Result<std::vector<store::PlayedGame>> SqliteStore::running_games() {
    return read([&] { return list_running_games(*connection_); });
}

Result<store::GamePage> SqliteStore::games(const store::GameQuery& query) {
    return read([&] { return list_games(*connection_, query); });
}

Result<std::vector<store::ChatLine>> SqliteStore::chat(const store::GameId& game) {
    return read([&] { return list_chat(*connection_, game); });
}

Result<std::vector<store::Invitation>> SqliteStore::invitations() {
    return read([&] { return list_invitations(*connection_); });
}

Result<std::vector<store::CategoryRating>> SqliteStore::ratings(const store::AccountId& account) {
    return read([&] { return list_ratings(*connection_, account); });
}

Result<std::vector<store::RatingEntry>>
SqliteStore::rating_history(const store::AccountId& account, const store::Category& category) {
    return read([&] { return list_rating_entries(*connection_, account, category); });
}

Result<std::vector<store::Leader>> SqliteStore::leaders(const store::Category& category, int count,
                                                        double most_deviation) {
    return read([&] { return list_leaders(*connection_, category, count, most_deviation); });
}

Result<store::Statistics> SqliteStore::statistics(const store::AccountId& account) {
    return read([&] { return read_statistics(*connection_, account); });
}

Result<std::vector<store::Relation>> SqliteStore::relations(const store::AccountId& by) {
    return read([&] { return list_relations(*connection_, by); });
}

Result<std::vector<store::Report>> SqliteStore::reports(int count) {
    return read([&] { return list_reports(*connection_, count); });
}

Result<store::AccountData> SqliteStore::account_data(const store::AccountId& account) {
    return read([&] { return read_account_data(*connection_, account); });
}

Result<store::Counts> SqliteStore::counts() {
    return read([&] { return read_counts(*connection_); });
}

Result<std::optional<store::Time>> SqliteStore::last_heartbeat() {
    return read([&] {
        return connection_->value<std::optional<store::Time>>("SELECT max(time) FROM heartbeats")
            .value_or(std::nullopt);
    });
}

Result<std::vector<store::NumberedNews>> SqliteStore::news(std::int64_t after) {
    return read([&] { return list_news(*connection_, after); });
}

Result<std::int64_t> SqliteStore::latest_news() {
    return read([&] {
        return connection_->value<std::int64_t>("SELECT coalesce(max(number), 0) FROM news")
            .value_or(0);
    });
}

Result<void> SqliteStore::visit_games(const std::function<bool(const store::PlayedGame&)>& visit) {
    std::optional<store::Place> place = store::Place{store::Time::min(), {}};
    while (place) {
        const auto page = read([&] { return list_all_games(*connection_, *place, page_size); });
        if (!page) return core::Failure(page.error());
        for (const store::PlayedGame& game : page->games)
            if (!visit(game)) return {};
        place = page->next;
    }
    return {};
}

Result<std::vector<store::Finding>> SqliteStore::flaws() {
    return read([&] { return list_flaws(*connection_); });
}

} // namespace sqlite
