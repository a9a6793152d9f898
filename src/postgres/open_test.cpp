#include "postgres/open.hpp"

#include <array>
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "postgres/cluster_fixture.hpp"
#include "store/examples_fixture.hpp"

namespace postgres {
namespace {

using store::Access;
using store::Fate;
using store::StoreFault;

class Open : public testing::Test {
  protected:
    sql::OpenResult open(Access access = Access::beside, bool creates = true) {
        return postgres::open({.database = place_,
                               .patience = patience_,
                               .access = access,
                               .creates = creates,
                               .rater = store::rater()});
    }
    StoreFault fault(Access access = Access::beside) {
        const auto opened = open(access, false);
        return opened ? StoreFault::exists : opened.error().fault;
    }
    static StoreFault fault_at(const std::string& address) {
        const auto opened = postgres::open({.database = address});
        return opened ? StoreFault::exists : opened.error().fault;
    }
    /// Changes the database from outside.
    void run(const std::string& statements) const { cluster().execute(statements, place_); }
    static Cluster& cluster() { return Cluster::only(); }
    /// Makes the change as soon as the database is available again.
    static Fate persist(store::Store& store, const store::Change& change) {
        Fate fate = store.commit(change).fate;
        while (fate == Fate::failed || fate == Fate::unknown) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            fate = store.commit(change).fate;
        }
        return fate;
    }

    const std::string& place() const { return place_; }
    void set_patience(std::chrono::seconds patience) { patience_ = patience; }

  private:
    std::string place_ = cluster().new_place();
    std::chrono::seconds patience_{60};
};

const store::AddAccount anne{store::account("Anne")};
const store::AddAccount bob{store::account("Bob")};

TEST_F(Open, AConnectionIsOfUseAfterWhatCouldNotBeSent) {
    Connection connection(
        connect_options({.database = place(), .patience = std::chrono::minutes(1)}));
    constexpr std::size_t too_many = 100'000;
    const std::array statements{Statement{"BEGIN"},
                                Statement{"SELECT 1", Parameters(too_many, "")}};
    EXPECT_EQ(connection.begin_together(statements), nullptr);
    EXPECT_FALSE(connection.is_well());
    connection.take_error();
    connection.begin_writing();
    EXPECT_EQ(connection.value<int>("SELECT 2"), 2);
    connection.end_transaction();
    EXPECT_TRUE(connection.is_well());
}

/// A connection with a table to write into.
class SentStatements : public Open {
  protected:
    SentStatements() { run("CREATE TABLE one (number INTEGER PRIMARY KEY)"); }
    int count() {
        connection.begin_look();
        const auto found = connection.value<int>("SELECT count(*) FROM one");
        connection.end_look();
        EXPECT_TRUE(connection.is_well());
        return found.value_or(-1);
    }

    static constexpr const char* insert = "INSERT INTO one VALUES (?)";
    Connection connection{
        connect_options({.database = place(), .patience = std::chrono::minutes(1)})};
};

TEST_F(SentStatements, NobodyWaitsForAreDoneBeforeTheNext) {
    constexpr int many = 1200; // some are closed before the next one is opened
    connection.begin_writing();
    for (int i = 0; i < many; ++i) connection.run_later(insert, i);
    EXPECT_EQ(connection.value<int>("SELECT count(*) FROM one"), many);
    connection.run_later(insert, many);
    connection.end_transaction();
    EXPECT_EQ(count(), many + 1);
}

TEST_F(SentStatements, NobodyWaitsForFailWithTheNext) {
    connection.begin_writing();
    for (const int i : {1, 1, 2}) connection.run_later(insert, i);
    EXPECT_FALSE(connection.run(insert, 3));
    EXPECT_EQ(connection.state(), "23505");
    connection.run_later(insert, 4);
    connection.end_transaction();
    connection.take_error();
    EXPECT_EQ(count(), 0);
}

TEST_F(SentStatements, OfATransactionThatWasGivenUpAreForgotten) {
    connection.begin_writing();
    connection.run_later(insert, 1);
    connection.roll_back();
    connection.begin_writing();
    connection.run_later(insert, 2);
    connection.end_transaction();
    EXPECT_EQ(count(), 1);
}

TEST_F(SentStatements, OfOneKindHaveTheirRowsEach) {
    connection.begin_reading();
    auto rows = connection.select_all({"SELECT ?::int", "SELECT ?::int + 1"}, 5);
    connection.end_transaction();
    ASSERT_EQ(rows.size(), 2U);
    for (int expected = 5; sql::Rows & one : rows) {
        int found = 0;
        ASSERT_TRUE(one.next());
        one.read(found);
        EXPECT_EQ(found, expected++);
        EXPECT_FALSE(one.next());
    }
    rows = connection.select_all({"SELECT ?::int", "SELECT ?::int / 0"}, 5);
    for (sql::Rows& one : rows) EXPECT_FALSE(one.next());
    EXPECT_FALSE(connection.is_well());
}

TEST_F(SentStatements, AreSentAgainWhereTheConnectionWasLostBefore) {
    EXPECT_EQ(count(), 0);
    cluster().drop_connections();
    EXPECT_EQ(count(), 0);
    cluster().drop_connections();
    connection.begin_writing();
    connection.run_later(insert, 1);
    connection.end_transaction();
    EXPECT_TRUE(connection.is_well());
    EXPECT_EQ(count(), 1);
    connection.begin_writing();
    EXPECT_TRUE(connection.run(insert, 2));
    cluster().drop_connections();
    connection.run_later(insert, 3);
    connection.end_transaction();
    EXPECT_EQ(connection.take_error().fault, StoreFault::away);
    EXPECT_EQ(count(), 1);
}

TEST_F(Open, CompilesNoStatements) {
    Connection connection(
        connect_options({.database = place(), .patience = std::chrono::minutes(1)}));
    connection.begin_writing();
    EXPECT_EQ(connection.value<std::string>("SELECT current_setting('jit')"), "off");
    connection.end_transaction();
}

TEST_F(Open, MakesItsTablesOnlyWhereItIsAskedTo) {
    EXPECT_EQ(fault(), StoreFault::missing);
    ASSERT_TRUE(open());
    EXPECT_EQ(fault(), StoreFault::exists);
}

TEST_F(Open, TakesTablesOfALaterVersionThatServeThisOneToo) {
    ASSERT_TRUE(open());
    run("UPDATE stackchess_schema SET version = 99");
    EXPECT_EQ(fault(), StoreFault::exists);
    run("UPDATE stackchess_schema SET serves = 99");
    EXPECT_EQ(fault(), StoreFault::newer_version);
}

TEST_F(Open, LeavesTheTablesOfOthersAlone) {
    run("CREATE TABLE games (id INTEGER)");
    const auto opened = open();
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().fault, StoreFault::damaged);
}

TEST_F(Open, SaysWhatIsWrongWithAnAddress) {
    EXPECT_EQ(fault_at("postgresql:///none?host=/nowhere"), StoreFault::away);
    EXPECT_EQ(fault_at("postgresql://127.0.0.1:1/none"), StoreFault::away);
    EXPECT_EQ(fault_at("nonsense"), StoreFault::away);
}

/// A server of the first version, which needs exclusive access.
class LonelyServer {
  public:
    explicit LonelyServer(const std::string& place) : connection_(PQconnectdb(place.c_str())) {
        PQclear(PQexec(connection_, "SELECT pg_advisory_lock(1400136554, "
                                    "to_regnamespace(current_schema())::oid::int)"));
    }
    LonelyServer(const LonelyServer&) = delete;
    LonelyServer& operator=(const LonelyServer&) = delete;
    ~LonelyServer() { PQfinish(connection_); }

  private:
    PGconn* connection_;
};

TEST_F(Open, TakesSeveralServersButNoneBesideOneOfTheFirstVersion) {
    {
        const auto first = open(Access::server);
        ASSERT_TRUE(first);
        EXPECT_EQ(fault(Access::server), StoreFault::exists);
    }
    const LonelyServer alone(place());
    EXPECT_EQ(fault(Access::server), StoreFault::in_use);
    EXPECT_EQ(fault(Access::beside), StoreFault::exists);
    EXPECT_TRUE(postgres::open(
        {.database = cluster().new_place(), .access = Access::server, .creates = true}));
}

TEST_F(Open, AConnectionThatIsGivenUpWaitsForNothing) {
    Connection connection(
        connect_options({.database = place(), .patience = std::chrono::minutes(5)}));
    connection.open(std::chrono::minutes(1));
    const auto before = std::chrono::steady_clock::now();
    const std::jthread ending([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        connection.give_up();
    });
    EXPECT_FALSE(connection.run("SELECT pg_sleep(300)"));
    connection.take_error();
    EXPECT_FALSE(connection.run("SELECT 1"));
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::minutes(1));
}

TEST_F(Open, AConnectionThatWasLostIsOpenedAgain) {
    const auto server = open(Access::server);
    const auto reader = open();
    ASSERT_TRUE(server && reader);
    EXPECT_EQ((*server)->commit(anne).fate, Fate::done);
    cluster().drop_connections();
    EXPECT_TRUE((*reader)->account("anne")->has_value());
    EXPECT_EQ((*server)->commit(bob).fate, Fate::done);
}

TEST_F(Open, AServerThatWasReplacedWritesNothingMore) {
    const auto server = open(Access::server);
    ASSERT_TRUE(server);
    cluster().stop();
    cluster().start();
    const LonelyServer alone(place());
    EXPECT_EQ((*server)->commit(anne), (store::ChangeResult{Fate::failed, StoreFault::in_use}));
}

TEST_F(Open, NothingIsLostWhileTheDatabaseIsAway) {
    const auto server = open(Access::server);
    ASSERT_TRUE(server);
    EXPECT_EQ((*server)->commit(anne).fate, Fate::done);
    cluster().stop();
    EXPECT_EQ((*server)->commit(bob), (store::ChangeResult{Fate::failed, StoreFault::away}));
    EXPECT_EQ((*server)->account("anne").error().fault, StoreFault::away);
    cluster().start();
    EXPECT_EQ(persist(**server, bob), Fate::done);
    EXPECT_EQ((*server)->counts()->accounts, 2);
}

TEST_F(Open, ADatabaseThatDoesNotAnswerIsLeftAlone) {
    set_patience(std::chrono::seconds(2));
    const auto server = open(Access::server);
    ASSERT_TRUE(server);
    cluster().pause();
    EXPECT_EQ((*server)->commit(anne), (store::ChangeResult{Fate::failed, StoreFault::away}));
    EXPECT_EQ((*server)->account("anne").error().fault, StoreFault::away);
    cluster().go_on();
    EXPECT_EQ(persist(**server, anne), Fate::done);
}

TEST_F(Open, ACommitWithoutAnAnswerIsUnknownUntilItIsMadeAgain) {
    const auto server = open();
    ASSERT_TRUE(server);
    run("CREATE FUNCTION dies() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN "
        "PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'; "
        "CREATE CONSTRAINT TRIGGER dies AFTER INSERT ON accounts DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW EXECUTE FUNCTION dies()");
    EXPECT_EQ((*server)->commit(anne), (store::ChangeResult{Fate::unknown, StoreFault::away}));
    run("DROP TRIGGER dies ON accounts");
    EXPECT_EQ((*server)->commit(anne).fate, Fate::done);
    EXPECT_EQ((*server)->commit(anne).fate, Fate::already_there);
}

TEST_F(Open, AConstraintCostsItsOwnChangeAlone) {
    const auto server = open();
    ASSERT_TRUE(server);
    run("ALTER TABLE accounts ADD CHECK (id <> 'bob')");
    const std::vector<store::Change> changes{anne, bob, store::AddGuest{store::guest(1, "Carl")}};
    const auto outcomes = (*server)->commit(changes);
    EXPECT_EQ(outcomes[0].fate, Fate::done);
    EXPECT_EQ(outcomes[1].fate, Fate::conflict);
    EXPECT_EQ(outcomes[2].fate, Fate::done);
}

TEST_F(Open, ItsDatabaseIsCopiedByItsOwnPrograms) {
    EXPECT_EQ((*open())->back_up("/nowhere").error().fault, StoreFault::no_copy);
}

/// Several programs at once, each with its own connection.
class Race : public Open {
  protected:
    static constexpr int racers = 4;

    template <class Run>
    void race(Run run) {
        std::vector<std::jthread> threads;
        for (int i = 0; i < racers; ++i)
            threads.emplace_back([this, run, i] {
                auto opened = open();
                while (!opened) opened = open();
                run(**opened, i);
            });
    }
};

TEST_F(Race, EveryNumberOfAGameIsGivenOnce) {
    const auto store = open();
    (*store)->commit(anne);
    (*store)->commit(bob);
    (*store)->commit(store::begin(store::rated_game("game0001")));
    constexpr int last = 40;
    std::atomic<int> won = 0;
    race([&](store::Store& mine, int racer) {
        for (int number = 2; number <= last;) {
            store::StoredEvent event = store::event(number, "e2e4");
            event.nonce = std::to_string(racer);
            const Fate fate = mine.commit(store::happens("game0001", event)).fate;
            if (fate == Fate::done) ++won;
            EXPECT_TRUE(fate == Fate::done || fate == Fate::conflict);
            number = static_cast<int>(mine.game("game0001")->value().events.size()) + 1;
        }
    });
    EXPECT_EQ(won, last - 1);
    EXPECT_EQ((*store)->game("game0001")->value().events.size(), std::size_t{last});
    EXPECT_TRUE((*store)->flaws()->empty());
}

TEST_F(Race, GamesThatEndTogetherAreRatedOnceEach) {
    const auto store = open();
    (*store)->commit(anne);
    (*store)->commit(bob);
    constexpr int games = 30;
    const auto name = [](int game) { return "game00" + std::to_string(10 + game); };
    for (int i = 0; i < games; ++i) {
        store::Game game = store::rated_game(name(i));
        if (i % 2 == 0) std::swap(game.seats[0], game.seats[1]);
        (*store)->commit(store::begin(game));
    }
    std::atomic<int> won = 0;
    race([&](store::Store& mine, int racer) {
        for (int i = 0; i < games;
             i += 3) { // three in a transaction, each program in a different order
            std::vector<store::Change> batch;
            for (int j = 0; j < 3; ++j) {
                const int game = (i + (j + racer) % 3);
                store::ChangeGame change = store::end(name(game), 2, store::GameResult::draw);
                change.events.front().nonce = std::to_string(racer);
                batch.emplace_back(change);
            }
            for (const store::ChangeResult& outcome : mine.commit(batch))
                if (outcome.fate == Fate::done) ++won;
        }
    });
    EXPECT_EQ(won, games);
    EXPECT_EQ((*store)->ratings("anne")->front().rating.games, games);
    EXPECT_EQ((*store)->statistics("bob")->games, games);
    EXPECT_TRUE((*store)->flaws()->empty());
}

TEST_F(Race, ANameIsGivenOutOnceAndToNoGuest) {
    const auto store = open();
    std::atomic<int> won = 0;
    race([&](store::Store& mine, int racer) {
        for (int i = 0; i < 10; ++i) {
            const std::string name = "Name" + std::to_string(i);
            store::Account account = store::account(name);
            account.password = std::to_string(racer);
            mine.commit(store::AddGuest{store::guest(racer * 10 + i + 1, name)});
            if (mine.commit(store::AddAccount{account}).fate == Fate::done) ++won;
        }
    });
    EXPECT_EQ(won, 10);
    for (int i = 1; i <= 10 * racers; ++i) {
        const auto guest = (*store)->guest(store::digest(i));
        EXPECT_EQ(guest->value_or(store::Guest()).name, "") << i;
    }
    const auto news = (*store)->news(0);
    EXPECT_EQ(news->size(), 10U);
}

TEST_F(Race, TwoGuestsAreNotThereUnderOneName) {
    const auto store = open();
    std::atomic<int> won = 0;
    for (int i = 0; i < racers; ++i)
        (*store)->commit(store::KeepNode{std::to_string(i), store::at(1), true});
    race([&](store::Store& mine, int racer) {
        for (int i = 0; i < 20; ++i) {
            const store::Player guest{store::PlayerKind::guest, std::to_string(racer),
                                      "Name" + std::to_string(i)};
            const store::SetVisitor claim{guest, std::to_string(racer), true, true};
            if (mine.commit(claim).fate != Fate::done) continue;
            ++won;
            EXPECT_FALSE(*mine.is_guest_name_used(guest.name, guest.id));
        }
    });
    EXPECT_GE(won, 20);
}

TEST_F(Race, WhatWasAnsweredIsThereOnceAfterAnyFault) {
    const auto store = open();
    (*store)->commit(anne);
    (*store)->commit(bob);
    const auto name = [](int racer) { return "game000" + std::to_string(racer); };
    for (int i = 0; i < racers; ++i) (*store)->commit(store::begin(store::rated_game(name(i))));
    std::atomic<bool> is_over = false;
    std::array<std::atomic<int>, racers> answered{};
    std::jthread racing([&] {
        race([&](store::Store& mine, int racer) {
            for (int number = 2; !is_over; ++number) {
                store::StoredEvent event = store::event(number, "e2e4");
                event.nonce = std::to_string(number);
                const Fate fate = persist(mine, store::happens(name(racer), event));
                EXPECT_TRUE(fate == Fate::done || fate == Fate::already_there);
                ++answered[static_cast<std::size_t>(racer)];
            }
        });
    });
    constexpr int faults = 30;
    for (int fault = 0; fault < faults; ++fault) {
        // Each occurs in the middle of work.
        const int before = answered[0];
        while (answered[0] == before) std::this_thread::yield();
        fault % 10 == 9 ? cluster().crash() : cluster().drop_connections();
    }
    is_over = true;
    racing.join();
    while (!(*store)->counts()) std::this_thread::yield();
    for (int i = 0; i < racers; ++i)
        EXPECT_EQ((*store)->game(name(i))->value().events.size(),
                  static_cast<std::size_t>(answered[static_cast<std::size_t>(i)]) + 1);
    EXPECT_TRUE((*store)->flaws()->empty());
}

} // namespace
} // namespace postgres
