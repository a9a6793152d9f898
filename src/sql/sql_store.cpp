#include "sql/sql_store.hpp"

#include "sql/changes.hpp"
#include "sql/copy.hpp"
#include "sql/reads.hpp"

namespace sql {
namespace {

/// Games are visited in pages, so that no read transaction lasts long.
constexpr int page_size = 200;

/// Makes any change.
struct Maker {
    Connection& connection;
    const store::Rater& rater;

    store::ChangeResult operator()(const store::ChangeGame& change) const {
        return sql::make(connection, change, rater);
    }
    template <class Change>
    store::ChangeResult operator()(const Change& change) const {
        return sql::make(connection, change);
    }
};

} // namespace

store::ChangeResult SqlStore::make(const store::Change& change) {
    return std::visit(Maker{connection(), rater_}, change);
}

void spoil(std::vector<store::ChangeResult>& outcomes, store::Fate fate, store::StoreFault fault) {
    for (store::ChangeResult& outcome : outcomes)
        if (outcome.is_kept()) outcome = {.fate = fate, .fault = fault};
}

Result<std::optional<store::Account>> SqlStore::account(const store::AccountId& id) {
    return look([&] { return find_account(connection(), id); });
}

Result<std::vector<store::Account>> SqlStore::accounts() {
    return look([&] { return list_accounts(connection()); });
}

Result<std::optional<store::Token>> SqlStore::token(const store::Digest& digest) {
    return look([&] { return find_token(connection(), digest); });
}

Result<std::vector<store::Token>> SqlStore::tokens(const store::AccountId& account) {
    return look([&] { return list_tokens(connection(), account); });
}

Result<std::optional<store::Login>> SqlStore::session(const store::Digest& digest) {
    return look([&] { return find_session(connection(), digest); });
}

Result<std::optional<store::Guest>> SqlStore::guest(const store::Digest& secret) {
    return look([&] { return find_guest(connection(), secret); });
}

Result<std::optional<store::PlayedGame>> SqlStore::game(const store::GameId& id) {
    return read([&] { return find_played_game(connection(), id); });
}

Result<std::optional<store::StoredEvent>> SqlStore::event(const store::GameId& game, int number) {
    return look([&] { return find_event(connection(), game, number); });
}

Result<std::vector<store::PlayedGame>> SqlStore::running_games() {
    return read([&] { return list_running_games(connection()); });
}

Result<std::vector<store::PublicGame>> SqlStore::public_games(int most) {
    return read([&] { return list_public_games(connection(), most); });
}

Result<store::GamePage> SqlStore::games(const store::GameQuery& query) {
    return read([&] { return list_games(connection(), query); });
}

Result<std::vector<store::ChatLine>> SqlStore::chat(const store::GameId& game) {
    return look([&] { return list_chat(connection(), game); });
}

Result<std::vector<store::Invitation>> SqlStore::invitations() {
    return look([&] { return list_invitations(connection()); });
}

Result<std::optional<store::Invitation>> SqlStore::invitation(const store::GameId& id) {
    return look([&] { return find_invitation(connection(), id); });
}

Result<std::vector<store::GameId>> SqlStore::running_games_of(const store::Player& player) {
    return look([&] { return list_running_games_of(connection(), player); });
}

Result<std::vector<store::Presence>> SqlStore::presence(const store::GameId& game) {
    return look([&] { return list_presence(connection(), game); });
}

Result<std::optional<store::Outage>> SqlStore::last_outage() {
    return look([&] { return find_last_outage(connection()); });
}

Result<bool> SqlStore::is_here(const store::Player& player) {
    return look([&] {
        return connection()
            .value<int>("SELECT 1 FROM visitors WHERE player = ? AND kind = ? LIMIT 1", player.id,
                        player.kind)
            .has_value();
    });
}

Result<bool> SqlStore::is_guest_name_used(std::string_view name, const store::GuestId& except) {
    return look([&] { return sql::is_guest_name_used(connection(), name, except); });
}

Result<std::vector<store::Bulletin>> SqlStore::bulletins(std::int64_t after) {
    return look([&] { return list_bulletins(connection(), after); });
}

Result<std::int64_t> SqlStore::latest_bulletin() {
    return look([&] {
        return connection()
            .value<std::int64_t>("SELECT coalesce(max(number), 0) FROM bulletins")
            .value_or(0);
    });
}

Result<std::vector<store::CategoryRating>> SqlStore::ratings(const store::AccountId& account) {
    return look([&] { return list_ratings(connection(), account); });
}

Result<std::vector<store::RatingEntry>> SqlStore::rating_history(const store::AccountId& account,
                                                                 const store::Category& category) {
    return look([&] { return list_rating_entries(connection(), account, category); });
}

Result<std::vector<store::Leader>> SqlStore::leaders(const store::Category& category, int count,
                                                     double most_deviation) {
    return look([&] { return list_leaders(connection(), category, count, most_deviation); });
}

Result<store::Statistics> SqlStore::statistics(const store::AccountId& account) {
    return read([&] { return read_statistics(connection(), account); });
}

Result<std::vector<store::Relation>> SqlStore::relations(const store::AccountId& by) {
    return look([&] { return list_relations(connection(), by); });
}

Result<std::vector<store::AccountId>> SqlStore::blockers(const store::AccountId& whom) {
    return look([&] { return list_blockers(connection(), whom); });
}

Result<std::vector<store::Report>> SqlStore::reports(int count) {
    return look([&] { return list_reports(connection(), count); });
}

Result<store::AccountData> SqlStore::account_data(const store::AccountId& account) {
    return read([&] { return read_account_data(connection(), account); });
}

Result<store::Counts> SqlStore::counts() {
    return look([&] { return read_counts(connection()); });
}

Result<std::optional<store::Time>> SqlStore::last_heartbeat() {
    return look([&] {
        return connection()
            .value<std::optional<store::Time>>("SELECT max(time) FROM heartbeats")
            .value_or(std::nullopt);
    });
}

Result<std::vector<store::NumberedNews>> SqlStore::news(std::int64_t after) {
    return look([&] { return list_news(connection(), after); });
}

Result<std::int64_t> SqlStore::latest_news() {
    return look([&] {
        return connection()
            .value<std::int64_t>("SELECT coalesce(max(number), 0) FROM news")
            .value_or(0);
    });
}

Result<void> SqlStore::visit_games(const std::function<bool(const store::PlayedGame&)>& visit) {
    std::optional<store::Place> place = store::Place{store::Time::min(), {}};
    while (place) {
        const auto page = read([&] { return list_all_games(connection(), *place, page_size); });
        if (!page) return core::Failure(page.error());
        for (const store::PlayedGame& game : page->games)
            if (!visit(game)) return {};
        place = page->next;
    }
    return {};
}

Result<void> SqlStore::import(SqlStore& from) {
    const auto there = counts();
    if (!there) return core::Failure(there.error());
    if (*there != store::Counts())
        return core::Failure(store::Error{store::StoreFault::not_empty, {}});
    from.connection().begin_reading();
    connection().begin_writing();
    copy_tables(from.connection(), connection());
    from.connection().end_transaction();
    if (!from.connection().is_well()) connection().complain();
    connection().end_transaction();
    if (!from.connection().is_well()) return core::Failure(from.connection().take_error());
    if (!connection().is_well()) return core::Failure(connection().take_error());
    return {};
}

Result<std::vector<store::CheckFinding>> SqlStore::flaws() {
    return read([&] {
        std::vector<store::CheckFinding> all = damage();
        add_flaws(connection(), all);
        return all;
    });
}

} // namespace sql
