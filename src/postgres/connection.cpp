#include "postgres/connection.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <utility>
#include <vector>

#include <poll.h>

#include "postgres/fault.hpp"
#include "postgres/parameters.hpp"
#include "postgres/text.hpp"

namespace postgres {
namespace {

using Steady = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// How long to wait before another attempt after a connection could not be opened.
constexpr milliseconds pause_after_failure{200};

/// The settings of every session. Keepalives let the database notice soon when we are gone, because
/// we might hold a lock. JIT compilation, which takes 20 ms and more, is never worthwhile here:
/// PostgreSQL overestimates the cost of statements that must read a whole small table, because
/// sequential scans are discouraged.
constexpr const char* settings = "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; "
                                 "SET tcp_keepalives_count = 3; "
                                 "SET standard_conforming_strings = on; SET bytea_output = 'hex'; "
                                 "SET extra_float_digits = 1; SET client_min_messages = error; "
                                 "SET jit = off; "
                                 "SELECT set_config('synchronous_commit', 'on', false) "
                                 "WHERE current_setting('synchronous_commit') = 'off'";

bool is_over(Steady::time_point moment) { return Steady::now() >= moment; }

int milliseconds_until(Steady::time_point moment) {
    const auto left = std::chrono::ceil<milliseconds>(moment - Steady::now());
    return static_cast<int>(std::max<milliseconds::rep>(0, left.count()));
}

} // namespace

Connection::Connection(ConnectOptions options) : options_(std::move(options)) {}

Connection::~Connection() = default;

// Opening.

void Connection::open(milliseconds patience) {
    const Moment until = Steady::now() + patience;
    if (is_connected()) return;
    if (is_open_) lose("");
    if (is_given_up_) return note(lost_state, failure_);
    if (handle_ == nullptr && !is_over(failed_ + pause_after_failure))
        return note(lost_state, failure_);
    if (handle_ == nullptr) start_connecting();
    if (!advance(until)) return note(lost_state, failure_);
    is_open_ = true;
    PQsetnonblocking(handle_.get(), 1);
    prepare();
}

void Connection::start_connecting() {
    const std::string seconds = std::to_string(std::max<std::int64_t>(
        1, std::chrono::ceil<std::chrono::seconds>(options_.attempt).count()));
    const std::string timeout = std::to_string(options_.patience.count());
    const std::array<std::pair<const char*, const char*>, 8> given{
        {{"keepalives_idle", "5"},
         {"keepalives_interval", "2"},
         {"keepalives_count", "3"},
         {"connect_timeout", seconds.c_str()},
         {"tcp_user_timeout", timeout.c_str()},
         {"dbname", options_.address.c_str()}, // its settings take precedence over those above
         {"application_name", options_.name.c_str()},
         {"client_encoding", "UTF8"}}};
    std::vector<const char*> names;
    std::vector<const char*> values;
    for (const auto& [name, value] : given) {
        names.push_back(name);
        values.push_back(value);
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    handle_.reset(PQconnectStartParams(names.data(), values.data(), 1));
    // Notices must not be printed among the lines of the log.
    PQsetNoticeProcessor(
        handle_.get(), [](void*, const char*) {}, nullptr);
    started_ = Steady::now();
}

/// Continues opening the connection until it is open or the time is over. Gives up an attempt that
/// takes too long.
bool Connection::advance(Moment until) {
    const Moment end = started_ + options_.attempt;
    for (auto wants = PGRES_POLLING_WRITING;; wants = PQconnectPoll(handle_.get())) {
        const bool has_failed =
            wants == PGRES_POLLING_FAILED || PQstatus(handle_.get()) == CONNECTION_BAD;
        if (wants == PGRES_POLLING_OK) return true;
        if (has_failed || is_over(end)) {
            failure_ = has_failed ? PQerrorMessage(handle_.get()) : "";
            failed_ = Steady::now();
            handle_.reset();
            return false;
        }
        const short events = wants == PGRES_POLLING_READING ? POLLIN : POLLOUT;
        const bool has_waited = wait(events, std::min(until, end));
        if (is_given_up_ || (!has_waited && is_over(until) && !is_over(end))) return false;
    }
}

void Connection::prepare() {
    if (!run_all(settings)) return;
    const std::string limit = std::to_string(options_.patience.count());
    run("SELECT set_config('statement_timeout', ?1, false), "
        "set_config('idle_in_transaction_session_timeout', ?1, false)",
        limit);
    if (options_.looks_up) run_all("SET enable_seqscan = off");
    if (is_well() && prepare_) prepare_(*this);
    if (is_well()) return;
    lose(detail_); // a connection is useless without it
    failed_ = Steady::now();
}

bool Connection::is_connected() const {
    return is_open_ && PQstatus(handle_.get()) == CONNECTION_OK;
}

void Connection::lose(std::string_view detail) {
    if (handle_ != nullptr && detail.empty()) failure_ = PQerrorMessage(handle_.get());
    if (!detail.empty()) failure_ = detail;
    handle_.reset();
    is_open_ = false;
    statements_.clear();
}

// Errors.

store::Error Connection::take_error() {
    waiting_.clear();
    const std::string state = std::exchange(state_, {});
    return {fault_of(state), std::exchange(detail_, {})};
}

void Connection::note(std::string_view state, std::string_view detail) {
    if (!is_well()) return;
    state_ = state;
    detail_ = detail.substr(0, detail.find('\n'));
}

void Connection::complain() { note("XX001", ""); }

// Transactions.

void Connection::begin_reading() { begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"); }

void Connection::begin_writing() { begin("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"); }

/// A lost connection is often noticed only when it is used again, so the first statement may safely
/// be tried once more.
void Connection::use() {
    waiting_.clear();
    may_be_lost_ = is_connected();
    open(options_.connecting);
}

void Connection::begin(const char* text) {
    use();
    execute_later(text, {});
}

void Connection::end_transaction() {
    if (may_be_lost_) settle(); // the end of a transaction is never repeated
    if (is_well()) run("COMMIT");
    if (!is_well()) roll_back();
}

void Connection::roll_back() {
    waiting_.clear();
    if (!is_connected() || PQtransactionStatus(handle_.get()) == PQTRANS_IDLE) return;
    const std::string state = std::exchange(state_, {});
    const std::string detail = std::exchange(detail_, {});
    if (!run_all("ROLLBACK")) lose("");
    state_ = state;
    detail_ = detail;
}

// Statements.

bool Connection::run_all(const char* text) {
    if (!settle() || !is_connected()) return false;
    answer(PQsendQuery(handle_.get(), text));
    return is_well();
}

std::unique_ptr<sql::Cursor> Connection::execute(const char* text,
                                                 std::span<const sql::Value> values) {
    return run_together(std::array{Statement{text, written(values)}});
}

void Connection::execute_later(const char* text, std::span<const sql::Value> values) {
    constexpr std::size_t most = 500;
    if (!is_well()) return;
    waiting_.push_back({text, written(values)});
    if (waiting_.size() == most) settle();
}

std::vector<std::unique_ptr<sql::Cursor>>
Connection::execute_all(std::initializer_list<const char*> texts,
                        std::span<const sql::Value> values) {
    std::vector<Statement> statements;
    for (const char* const text : texts) statements.push_back({text, written(values)});
    std::vector<QueryAnswer> answers = answers_to(statements);
    answers.resize(texts.size()); // none after an error
    std::vector<std::unique_ptr<sql::Cursor>> all;
    all.reserve(answers.size());
    for (QueryAnswer& answer : answers)
        all.push_back(answer ? std::make_unique<Cursor>(std::move(answer)) : nullptr);
    return all;
}

bool Connection::settle() {
    if (!waiting_.empty()) answers_to({});
    return is_well();
}

bool Connection::has_prepared(const char* text, std::string& name) {
    if (const auto known = statements_.find(text); known != statements_.end()) {
        name = known->second;
        return true;
    }
    name = 's' + std::to_string(statements_.size());
    if (answer(PQsendPrepare(handle_.get(), name.c_str(), numbered(text).c_str(), 0, nullptr)) ==
        nullptr)
        return false;
    statements_[text] = name;
    return true;
}

std::unique_ptr<sql::Cursor> Connection::begin_together(std::span<const Statement> statements) {
    use();
    return run_together(statements);
}

std::unique_ptr<sql::Cursor> Connection::run_together(std::span<const Statement> statements) {
    std::vector<QueryAnswer> answers = answers_to(statements);
    if (answers.empty()) return nullptr;
    changed_ = std::strtoll(PQcmdTuples(answers.back().get()), nullptr, 10);
    return std::make_unique<Cursor>(std::move(answers.back()));
}

/// The answers to these statements, which follow those that were waiting; none after an error.
std::vector<QueryAnswer> Connection::answers_to(std::span<const Statement> statements) {
    const bool may_be_lost = std::exchange(may_be_lost_, false);
    std::vector<Statement> all = std::exchange(waiting_, {});
    const auto waited = static_cast<std::ptrdiff_t>(all.size());
    all.insert(all.end(), statements.begin(), statements.end());
    std::vector<QueryAnswer> answers = try_together(all);
    if (!is_well() && may_be_lost && !is_connected()) {
        take_error();
        open(options_.connecting);
        answers = try_together(all);
    }
    if (!answers.empty()) answers.erase(answers.begin(), answers.begin() + waited);
    return answers;
}

std::vector<QueryAnswer> Connection::try_together(std::span<const Statement> statements) {
    if (!is_well()) return {};
    if (!is_connected()) {
        note(lost_state, failure_);
        return {};
    }
    if (send_all(statements)) return take_answers(statements.size());
    if (is_well()) note(lost_state, PQerrorMessage(handle_.get()));
    // After a partly sent statement, the connection cannot be used.
    if (!is_connected() || PQpipelineStatus(handle_.get()) != PQ_PIPELINE_OFF) lose("");
    return {};
}

bool Connection::send_all(std::span<const Statement> statements) {
    std::vector<std::string> names(statements.size());
    for (std::size_t i = 0; i < statements.size(); ++i)
        if (!has_prepared(statements[i].text, names[i])) return false;
    if (PQenterPipelineMode(handle_.get()) == 0) return false;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        std::vector<const char*> values;
        for (const auto& value : statements[i].values)
            values.push_back(value ? value->c_str() : nullptr);
        if (PQsendQueryPrepared(handle_.get(), names[i].c_str(), static_cast<int>(values.size()),
                                values.data(), nullptr, nullptr, 0) == 0)
            return false;
    }
    return PQpipelineSync(handle_.get()) == 1;
}

/// This many answers, each followed by a null, and all of them by the database's message that there
/// are no more; none after an error.
std::vector<QueryAnswer> Connection::take_answers(std::size_t count) {
    std::vector<QueryAnswer> answers;
    for (std::size_t taken = 0; wait_for_answer();) {
        QueryAnswer next(PQgetResult(handle_.get()));
        if (next == nullptr) {
            ++taken;
            continue;
        }
        const ExecStatusType status = PQresultStatus(next.get());
        if (status == PGRES_PIPELINE_SYNC) {
            PQexitPipelineMode(handle_.get());
            if (!is_well()) answers.clear();
            return answers;
        }
        if (taken < count && status != PGRES_PIPELINE_ABORTED)
            answers.push_back(checked(std::move(next)));
        if (!is_connected()) break;
    }
    note(lost_state, PQerrorMessage(handle_.get()));
    lose("");
    return {};
}

QueryAnswer Connection::answer(int was_sent) {
    QueryAnswer last;
    while (was_sent == 1 && wait_for_answer()) {
        QueryAnswer next(PQgetResult(handle_.get()));
        if (next == nullptr) return checked(std::move(last));
        last = std::move(next);
    }
    // A fatal error of the server says more than a lost connection does.
    if (last != nullptr) checked(std::move(last));
    note(lost_state, handle_ != nullptr ? PQerrorMessage(handle_.get()) : "");
    lose("");
    return nullptr;
}

QueryAnswer Connection::checked(QueryAnswer found) {
    const ExecStatusType status = PQresultStatus(found.get());
    if (found != nullptr &&
        (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY))
        return found;
    const char* const state = PQresultErrorField(found.get(), PG_DIAG_SQLSTATE);
    note(state != nullptr ? state : lost_state, PQresultErrorMessage(found.get()));
    return nullptr;
}

/// Waits until the next answer is available; false if that takes too long.
bool Connection::wait_for_answer() {
    // The database itself gives up a little earlier, and then reports it.
    const Moment until = Steady::now() + options_.patience + std::chrono::seconds(1);
    while (PQflush(handle_.get()) == 1)
        if (!wait(POLLIN | POLLOUT, until) || PQconsumeInput(handle_.get()) == 0) return false;
    while (PQisBusy(handle_.get()) == 1)
        if (!wait(POLLIN, until) || PQconsumeInput(handle_.get()) == 0) return false;
    return true;
}

void Connection::wait_for_notice(milliseconds patience, int other_file) {
    if (!is_connected()) return;
    std::array files{pollfd{.fd = PQsocket(handle_.get()), .events = POLLIN, .revents = 0},
                     pollfd{.fd = other_file, .events = POLLIN, .revents = 0}};
    poll(files.data(), files.size(), static_cast<int>(patience.count()));
    if (PQconsumeInput(handle_.get()) == 0) lose("");
}

std::vector<std::string> Connection::take_notices() {
    std::vector<std::string> all;
    if (!is_connected()) return all;
    while (PGnotify* const notice = PQnotifies(handle_.get())) {
        all.emplace_back(notice->extra);
        PQfreemem(notice);
    }
    return all;
}

bool Connection::wait(short events, Moment until) const {
    pollfd file{.fd = PQsocket(handle_.get()), .events = events, .revents = 0};
    constexpr int step = 100; // in milliseconds: so soon it ends when it is given up
    while (!is_given_up_) {
        const int ready = poll(&file, 1, std::min(step, milliseconds_until(until)));
        if (ready > 0) return true;
        if ((ready < 0 && errno != EINTR) || is_over(until)) return false;
    }
    return false;
}

} // namespace postgres
