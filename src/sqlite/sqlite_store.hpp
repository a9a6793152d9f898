#pragma once

#include <memory>
#include <utility>

#include "file/open_file.hpp"
#include "sqlite/connection.hpp"
#include "store/store.hpp"

namespace sqlite {

using store::Result;

/// A store in a database of SQLite.
class SqliteStore final : public store::Store {
  public:
    /// `lock` is held as long as the store is open.
    SqliteStore(std::unique_ptr<Connection> connection, store::Rater rater, file::OpenFile lock)
        : lock_(std::move(lock)), connection_(std::move(connection)), rater_(std::move(rater)) {}

    using Store::commit;
    std::vector<store::Outcome> commit(std::span<const store::Change> changes) override;

    Result<std::optional<store::Account>> account(const store::AccountId& id) override;
    Result<std::vector<store::Account>> accounts() override;
    Result<std::optional<store::Token>> token(const store::Digest& digest) override;
    Result<std::vector<store::Token>> tokens(const store::AccountId& account) override;
    Result<std::optional<store::Session>> session(const store::Digest& digest) override;
    Result<std::optional<store::Guest>> guest(const store::Digest& secret) override;
    Result<std::optional<store::PlayedGame>> game(const store::GameId& id) override;
    Result<std::optional<store::Event>> event(const store::GameId& game, int number) override;
    Result<std::vector<store::PlayedGame>> running_games() override;
    Result<store::GamePage> games(const store::GameQuery& query) override;
    Result<std::vector<store::ChatLine>> chat(const store::GameId& game) override;
    Result<std::vector<store::Invitation>> invitations() override;
    Result<std::vector<store::CategoryRating>> ratings(const store::AccountId& account) override;
    Result<std::vector<store::RatingEntry>>
    rating_history(const store::AccountId& account, const store::Category& category) override;
    Result<std::vector<store::Leader>> leaders(const store::Category& category, int count,
                                               double most_deviation) override;
    Result<store::Statistics> statistics(const store::AccountId& account) override;
    Result<std::vector<store::Relation>> relations(const store::AccountId& by) override;
    Result<std::vector<store::Report>> reports(int count) override;
    Result<store::AccountData> account_data(const store::AccountId& account) override;
    Result<store::Counts> counts() override;
    Result<std::optional<store::Time>> last_heartbeat() override;
    Result<std::vector<store::NumberedNews>> news(std::int64_t after) override;
    Result<std::int64_t> latest_news() override;
    Result<void> visit_games(const std::function<bool(const store::PlayedGame&)>& visit) override;
    Result<std::vector<store::Finding>> flaws() override;
    Result<void> back_up(const std::string& path) override;

  private:
    store::Outcome make(const store::Change& change);
    std::vector<store::Outcome> make_all(std::span<const store::Change> changes);

    /// What `find` reads, all of it from the same state of the database.
    template <class Find>
    auto read(Find find) -> Result<decltype(find())> {
        connection_->run("BEGIN");
        auto found = find();
        connection_->end_transaction();
        if (!connection_->is_well()) return core::Failure(connection_->take_error());
        return found;
    }

    file::OpenFile lock_;
    std::unique_ptr<Connection> connection_;
    store::Rater rater_;
};

} // namespace sqlite
