#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include <libpq-fe.h>

#include "postgres/cursor.hpp"
#include "postgres/parameters.hpp"
#include "sql/connection.hpp"

namespace postgres {

struct ConnectOptions {
    std::string address{};                  ///< postgresql://…
    std::string name{};                     ///< under which the database lists our sessions
    std::chrono::milliseconds patience{};   ///< how long one statement may take
    std::chrono::milliseconds attempt{};    ///< how long opening may take in all
    std::chrono::milliseconds connecting{}; ///< how long one use waits for a connection
    /// Whether tables are always read by their indexes: statements are planned once, perhaps while
    /// the tables are nearly empty, when a sequential scan would seem best.
    bool looks_up = false;
};

/// A statement that is sent together with others; its values are in PostgreSQL's text format.
struct Statement {
    const char* text = nullptr;
    Parameters values{};
};

/// A connection to PostgreSQL, which is reopened when it is lost. Nothing waits for longer than the
/// options say, whatever happens to the database.
class Connection final : public sql::Connection {
  public:
    explicit Connection(ConnectOptions options);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() override;

    /// Called for each new connection before any other use.
    void at_start(std::function<void(Connection&)> prepare) { prepare_ = std::move(prepare); }
    /// Waits this long for a connection; a failure becomes its error. An attempt that is not over
    /// by then continues at the next use.
    void open(std::chrono::milliseconds patience);

    std::int64_t changed() const override { return changed_; }
    bool is_well() const override { return state_.empty(); }
    store::Error take_error() override;
    void begin_reading() override;
    void begin_writing() override;
    void end_transaction() override;
    void begin_look() override { use(); }
    void end_look() override {}
    std::unique_ptr<sql::Cursor> execute(const char* text,
                                         std::span<const sql::Value> values) override;
    /// Sent before the next statement, together with it.
    void execute_later(const char* text, std::span<const sql::Value> values) override;
    std::vector<std::unique_ptr<sql::Cursor>>
    execute_all(std::initializer_list<const char*> texts,
                std::span<const sql::Value> values) override;
    void complain() override;
    /// Sends the waiting statements; false after an error.
    bool settle();
    /// Runs statements one after the other in one round trip: all are sent before the first is
    /// answered. Returns the rows of the last; null after an error, after which none was run.
    std::unique_ptr<sql::Cursor> run_together(std::span<const Statement> statements);
    /// The same, if the first begins a transaction and none ends it.
    std::unique_ptr<sql::Cursor> begin_together(std::span<const Statement> statements);
    /// Rolls back the open transaction, if there is one, after any error.
    void roll_back();
    /// Runs several statements without values.
    bool run_all(const char* text);

    /// Waits until there is input from the database or the other file descriptor, but not longer
    /// than this.
    void wait_for_notice(std::chrono::milliseconds patience, int other_file);
    /// The notifications (NOTIFY) of others since the last call.
    std::vector<std::string> take_notices();

    /// In any thread: nothing is waited for any more, so that everything fails.
    void give_up() { is_given_up_ = true; }

    /// The first error, as SQLSTATE; empty if there is none.
    const std::string& state() const { return state_; }
    /// Whether there still is a connection, even after a failed statement.
    bool is_connected() const;
    /// Records an error that did not come from a statement.
    void note(std::string_view state, std::string_view detail);
    const std::string& name() const { return options_.name; }

  private:
    using Moment = std::chrono::steady_clock::time_point;
    struct Close {
        void operator()(PGconn* handle) const { PQfinish(handle); }
    };

    void use();
    void begin(const char* text);
    void start_connecting();
    bool advance(Moment until);
    void prepare();
    bool has_prepared(const char* text, std::string& name);
    std::vector<QueryAnswer> answers_to(std::span<const Statement> statements);
    std::vector<QueryAnswer> try_together(std::span<const Statement> statements);
    bool send_all(std::span<const Statement> statements);
    std::vector<QueryAnswer> take_answers(std::size_t count);
    /// The answer to a sent statement; null if there was none, or if it is an error.
    QueryAnswer answer(int was_sent);
    QueryAnswer checked(QueryAnswer found);
    bool wait_for_answer();
    bool wait(short events, Moment until) const;
    void lose(std::string_view detail);

    ConnectOptions options_;
    std::function<void(Connection&)> prepare_;
    std::unique_ptr<PGconn, Close> handle_;
    bool is_open_ = false; ///< if not, but there is a handle: it is being opened
    Moment started_{};     ///< when that began
    Moment failed_{};      ///< when it last failed
    std::string failure_;  ///< the message of that failure
    std::unordered_map<const char*, std::string> statements_;
    std::vector<Statement> waiting_; ///< sent with the next statement
    bool may_be_lost_ = false;       ///< an existing connection has not been used since
    std::atomic<bool> is_given_up_ = false;
    std::int64_t changed_ = 0;
    std::string state_;
    std::string detail_;
};

} // namespace postgres
