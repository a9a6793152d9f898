#include "postgres/exchange.hpp"

#include <array>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <sys/eventfd.h>
#include <unistd.h>

#include "postgres/array.hpp"
#include "postgres/open.hpp"
#include "sql/reads.hpp"
#include "sql/word_list.hpp"

namespace postgres {
namespace {

using std::chrono::milliseconds;
using store::GameId;
using store::Result;
using store::Time;

/// A file descriptor that becomes readable when the bell is rung.
class Bell {
  public:
    Bell() : file_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    ~Bell() { close(file_); }

    int file() const { return file_; }
    void ring() const { (void)!eventfd_write(file_, 1); }
    void silence() const {
        eventfd_t count = 0;
        (void)!eventfd_read(file_, &count);
    }

  private:
    int file_;
};

class PostgresExchange final : public store::Exchange {
  public:
    PostgresExchange(ConnectOptions options, std::string tag)
        : connection_(std::move(options)), tag_(std::move(tag)) {
        connection_.at_start([this](Connection& connection) { listen(connection); });
    }

    Result<store::Hints> wait(milliseconds patience) override {
        connection_.open(longest_opening);
        if (!connection_.is_well()) return failure();
        // Some may have arrived with the answer to a query.
        std::vector<std::string> notices = connection_.take_notices();
        if (!is_anew_ && notices.empty()) {
            connection_.wait_for_notice(patience, bell_.file());
            notices = connection_.take_notices();
        }
        bell_.silence();
        store::Hints hints;
        for (const std::string& notice : notices) {
            if (notice.starts_with(tag_mark + tag_ + ' ')) continue; // our own
            for (std::string& word : sql::split_words(notice)) {
                if (word == bulletin_mark)
                    hints.has_bulletins = true;
                else if (word.front() != tag_mark)
                    hints.games.push_back(std::move(word));
            }
        }
        hints.is_anew = std::exchange(is_anew_, false);
        return hints;
    }
    void wake() override { bell_.ring(); }

    Result<Time> clock() override {
        return read([&] {
            Time time{};
            sql::Rows rows = connection_.select(
                "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint");
            if (rows.next()) rows.read(time);
            return time;
        });
    }
    Result<std::vector<store::Bulletin>> bulletins(std::int64_t after) override {
        return read([&] { return sql::list_bulletins(connection_, after); });
    }
    Result<std::vector<store::LaterEvents>>
    events_after(std::span<const store::KnownEvents> known) override {
        return read([&] { return list_events(known); });
    }
    Result<std::vector<GameId>> take_due(Time now, Time until, int most) override {
        return read([&] {
            if (++looks_ % unleft != 0) leave_to_players(now);
            std::vector<GameId> games;
            sql::Rows rows = connection_.select(
                "UPDATE deadlines SET due = ? WHERE game IN (SELECT game FROM deadlines "
                "WHERE due <= ? ORDER BY due LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING game",
                until, now, most);
            while (rows.next()) rows.read(games.emplace_back());
            return games;
        });
    }

  private:
    static constexpr milliseconds longest_opening{100};
    /// How long the clocks of a game are left to the nodes of its players, and of how many games in
    /// one statement.
    static constexpr std::chrono::minutes minded{5};
    static constexpr int most_minded = 1000;
    /// One in this many is checked nevertheless: that node might be mistaken.
    static constexpr int unleft = 10;

    void listen(Connection& connection) {
        is_anew_ = true;
        const auto place =
            connection.value<std::string>("SELECT to_regnamespace(current_schema())::oid::text");
        if (place) connection.run_all(("LISTEN stackchess_" + *place).c_str());
    }
    void leave_to_players(Time now) {
        connection_.run("UPDATE deadlines SET due = ? WHERE game IN (SELECT game FROM deadlines "
                        "WHERE due <= ? AND game IN (SELECT game FROM presence) "
                        "ORDER BY due LIMIT ? FOR UPDATE SKIP LOCKED)",
                        now + minded, now, most_minded);
    }
    core::Failure<store::Error> failure() { return core::Failure(connection_.take_error()); }

    /// Each statement is a separate transaction.
    template <class Find>
    auto read(Find find) -> Result<decltype(find())> {
        connection_.open(longest_opening);
        auto found = find();
        if (!connection_.is_well()) return failure();
        return found;
    }

    std::vector<store::LaterEvents> list_events(std::span<const store::KnownEvents> known) {
        if (known.empty()) return {};
        Array games;
        Array numbers;
        for (const auto& [game, number] : known) {
            games.add(std::string_view(game));
            numbers.add(std::int64_t{number});
        }
        const std::array statements{Statement{
            "SELECT e.game, e.number, e.kind, e.actor, e.payload, e.white_left, e.black_left, "
            "e.nonce, e.time FROM unnest(?::text[], ?::bigint[]) AS known (game, number), "
            "LATERAL (SELECT * FROM events WHERE events.game = known.game "
            "AND events.number > known.number) AS e ORDER BY e.game, e.number",
            {games.text(), numbers.text()}}};
        sql::Rows rows(connection_.run_together(statements), connection_);
        std::vector<store::LaterEvents> all;
        while (rows.next()) {
            GameId game;
            store::StoredEvent event;
            rows.read(game, event.number, event.kind, event.actor, event.payload, event.left[0],
                      event.left[1], event.nonce, event.time);
            if (all.empty() || all.back().game != game) all.push_back({game});
            all.back().events.push_back(std::move(event));
        }
        return all;
    }

    Connection connection_;
    std::string tag_;
    Bell bell_;
    bool is_anew_ = false;
    int looks_ = 0;
};

} // namespace

std::unique_ptr<store::Exchange> open_exchange(const store::OpenOptions& options) {
    return std::make_unique<PostgresExchange>(connect_options(options), options.tag);
}

} // namespace postgres
