#pragma once

#include "store/store_suite_fixture.hpp"

/// Tests for every store: queries and lists.
namespace store {

template <class Kind>
class StoreLists : public StoreSuite<Kind> {};

TYPED_TEST_SUITE_P(StoreLists);

TYPED_TEST_P(StoreLists, FindsTheGamesOfAnAccountByEveryFilter) {
    this->add_accounts();
    this->make(AddAccount{account("Carl")});
    const auto play = [&](Game game, bool is_over = true) {
        this->make(begin(game));
        if (is_over) this->make(end(game.id, 2, GameResult::white_won));
    };
    for (int i = 1; i <= 5; ++i) {
        Game game = rated_game("game000" + std::to_string(i));
        game.created = at(i * 10);
        if (i == 2) std::swap(game.seats[0], game.seats[1]);
        if (i == 3) game.seats[1] = seat("Carl");
        if (i == 4) game.category = "chess.rapid";
        if (i == 4) game.is_rated = false;
        if (i == 5) game.is_private = true;
        play(game, i != 1);
    }
    const auto ids = [&](GameQuery query) {
        query.account = "anne";
        std::string found;
        const auto page = this->store().games(query);
        for (const PlayedGame& one : page->games) found += one.game.id.substr(7);
        return found;
    };
    EXPECT_EQ(ids({}), "432");
    EXPECT_EQ(ids({.order = SortOrder::oldest_first}), "234");
    EXPECT_EQ(ids({.progress = Progress::any, .with_private = true}), "54321");
    EXPECT_EQ(ids({.progress = Progress::running}), "1");
    EXPECT_EQ(ids({.since = at(30)}), "43");
    EXPECT_EQ(ids({.until = at(30)}), "32");
    EXPECT_EQ(ids({.against = "carl"}), "3");
    EXPECT_EQ(ids({.is_rated = false}), "4");
    EXPECT_EQ(ids({.categories = {"chess.rapid"}}), "4");
    EXPECT_EQ(ids({.categories = {"chess.rapid", "chess.blitz"}}), "432");
    EXPECT_EQ(ids({.categories = {"chess"}}), "");
    EXPECT_EQ(ids({.rules = {"stackchess"}}), "");
    EXPECT_EQ(ids({.rules = {"stackchess", "chess"}}), "432");
    EXPECT_EQ(ids({.color = Color::black}), "2");
    EXPECT_EQ(ids({.limit = 1}), "4");
}

TYPED_TEST_P(StoreLists, PagesOfGamesMeet) {
    this->add_accounts();
    std::vector<Change> batch;
    for (int i = 10; i < 33; ++i) {
        Game game = rated_game("game00" + std::to_string(i));
        game.created = at(i / 3); // several at the same time
        batch.emplace_back(begin(game));
        batch.emplace_back(end(game.id, 2, GameResult::draw));
    }
    this->store().commit(batch);
    for (const SortOrder order : {SortOrder::newest_first, SortOrder::oldest_first}) {
        GameQuery query{.account = "anne", .order = order, .limit = 5};
        std::vector<std::string> ids;
        for (std::optional<Place> place = Place{}; place; query.after = place) {
            const auto page = this->store().games(query);
            for (const PlayedGame& one : page->games) ids.push_back(one.game.id);
            EXPECT_EQ(page->games.front().events.size(), 2U);
            place = page->next;
        }
        if (order == SortOrder::newest_first) std::ranges::reverse(ids);
        EXPECT_EQ(ids.size(), 23U);
        EXPECT_TRUE(std::ranges::is_sorted(ids));
    }
    const GameQuery bare{.account = "anne", .with_events = false};
    EXPECT_TRUE(this->store().games(bare)->games.front().events.empty());
}

TYPED_TEST_P(StoreLists, VisitsEveryGameUntilItIsEnough) {
    this->add_accounts();
    std::vector<Change> batch;
    for (int i = 1000; i < 1450; ++i)
        batch.emplace_back(begin(rated_game("game" + std::to_string(i))));
    this->store().commit(batch);
    int count = 0;
    EXPECT_TRUE(this->store().visit_games([&](const PlayedGame& game) {
        EXPECT_EQ(game.events.size(), 1U);
        return ++count > 0;
    }));
    EXPECT_EQ(count, 450);
    EXPECT_TRUE(this->store().visit_games([&](const PlayedGame&) { return --count > 440; }));
    EXPECT_EQ(count, 440);
    EXPECT_EQ(*this->store().counts(),
              (Counts{.accounts = 2, .games = 450, .running = 450, .events = 450}));
}

TYPED_TEST_P(StoreLists, ListsTheBest) {
    for (const char* name : {"Anne", "Bob", "Carl", "Dora"}) this->make(AddAccount{account(name)});
    const auto play = [&](const std::string& id, const char* white, const char* black) {
        Game game = rated_game(id);
        game.seats = {seat(white), seat(black)};
        this->make(begin(game));
        this->make(end(id, 2, GameResult::white_won));
    };
    play("game0001", "Anne", "Bob");
    play("game0002", "Carl", "Dora");
    play("game0003", "Carl", "Bob");
    this->make(SetBanned{"dora", true});
    std::string names;
    const auto leaders = this->store().leaders("chess.blitz", 10, 350);
    for (const Leader& one : *leaders) names += one.name;
    EXPECT_EQ(names, "CarlAnneBob");
    EXPECT_EQ(this->store().leaders("chess.blitz", 1, 350)->size(), 1U);
    EXPECT_TRUE(this->store().leaders("chess.blitz", 10, 100)->empty());
    EXPECT_TRUE(this->store().leaders("chess.rapid", 10, 350)->empty());
}

TYPED_TEST_P(StoreLists, CountsWhatAnAccountHasPlayed) {
    this->add_accounts();
    int number = 0;
    const auto play = [&](GameResult result, bool as_white, bool against_computer = false) {
        Game game = rated_game("game000" + std::to_string(++number));
        if (against_computer) game.seats[1].player = {.kind = PlayerKind::computer};
        game.is_rated = !against_computer;
        if (!as_white) std::swap(game.seats[0], game.seats[1]);
        this->make(begin(game));
        this->make(end(game.id, 2, result));
    };
    play(GameResult::white_won, true);
    play(GameResult::white_won, false);
    play(GameResult::black_won, false);
    play(GameResult::draw, true, true);
    play(GameResult::none, true);
    this->make(begin(rated_game("game0009")));
    EXPECT_EQ(*this->store().statistics("anne"), (Statistics{.games = 4,
                                                             .rated = 3,
                                                             .won = 2,
                                                             .drawn = 1,
                                                             .lost = 1,
                                                             .against_computer = 1,
                                                             .running = 1}));
    EXPECT_EQ(*this->store().statistics("nobody"), Statistics{});
}

TYPED_TEST_P(StoreLists, KeepsRelationsAndReports) {
    this->add_accounts();
    const Relation block{"anne", "bob", RelationKind::block};
    const Relation mute{"anne", "bob", RelationKind::mute};
    this->make(SetRelation{mute});
    this->make(SetRelation{block});
    EXPECT_EQ(this->fate(SetRelation{block}), Fate::already_there);
    EXPECT_EQ(this->fate(SetRelation{{"anne", "nobody", RelationKind::block}}), Fate::missing);
    EXPECT_EQ(*this->store().relations("anne"), (std::vector{block, mute}));
    this->make(SetRelation{mute, false});
    EXPECT_EQ(this->fate(SetRelation{mute, false}), Fate::already_there);
    EXPECT_EQ(*this->store().relations("anne"), std::vector{block});
    EXPECT_TRUE(this->store().relations("bob")->empty());
    EXPECT_EQ(*this->store().blockers("bob"), std::vector<AccountId>{"anne"});
    EXPECT_TRUE(this->store().blockers("anne")->empty());

    const Report first = report("rep00001", "Anne", "Bob");
    Report second = report("rep00002", "Bob", "Anne");
    second.time = at(99);
    this->make(AddReport{first});
    this->make(AddReport{second});
    EXPECT_EQ(this->fate(AddReport{first}), Fate::already_there);
    EXPECT_EQ(*this->store().reports(10), (std::vector{second, first}));
    EXPECT_EQ(*this->store().reports(1), std::vector{second});
}

TYPED_TEST_P(StoreLists, ExportsWhatIsKeptOfAnAccount) {
    this->add_accounts();
    this->make(AddToken{token(1, "anne")});
    this->make(AddSession{session(1, "anne")});
    this->make(begin(rated_game("game0001")));
    this->make(AddChatLine{chat_line("game0001", 1, "Anne")});
    this->make(AddChatLine{chat_line("game0001", 2, "Bob")});
    this->make(end("game0001", 2, GameResult::draw));
    this->make(SetRelation{{"anne", "bob", RelationKind::mute}});
    this->make(AddReport{report("rep00001", "Anne", "Bob")});
    const AccountData data = *this->store().account_data("anne");
    EXPECT_EQ(data.account.name, "Anne");
    EXPECT_TRUE(data.account.password.empty());
    EXPECT_EQ(data.tokens, std::vector{token(1, "anne")});
    EXPECT_EQ(data.sessions, std::vector{session(1, "anne")});
    EXPECT_EQ(data.ratings.size(), 1U);
    ASSERT_EQ(data.histories.size(), 1U);
    EXPECT_EQ(data.histories.front().second.size(), 1U);
    EXPECT_EQ(data.relations.size(), 1U);
    EXPECT_EQ(data.reports.size(), 1U);
    EXPECT_EQ(data.chat, std::vector{chat_line("game0001", 1, "Anne")});
}

TYPED_TEST_P(StoreLists, RemembersTheLastHeartbeat) {
    EXPECT_EQ(*this->store().last_heartbeat(), std::optional<Time>());
    this->make(Heartbeat{"one", at(10)});
    this->make(Heartbeat{"two", at(30)});
    this->make(Heartbeat{"one", at(20)});
    this->reopen();
    EXPECT_EQ(*this->store().last_heartbeat(), at(30));
}

TYPED_TEST_P(StoreLists, TakesAnyTextAsItIs) {
    using namespace std::string_literals;
    this->add_accounts();
    const std::string text = "'; DROP TABLE games; -- \" \0 é 駱駝 \\ \r\n\t"s;
    ChangeGame change = begin(rated_game("game0001"));
    change.events.front().payload = text;
    change.events.front().nonce = text;
    this->make(change);
    ChatLine line = chat_line("game0001", 1, "Anne");
    line.text = text;
    this->make(AddChatLine{line});
    EXPECT_EQ(this->fate(change), Fate::already_there);
    EXPECT_EQ(this->store().game("game0001")->value().events.front().payload, text);
    EXPECT_EQ(this->store().chat("game0001")->front().text, text);
    EXPECT_FALSE(this->store().account(text)->has_value());
}

REGISTER_TYPED_TEST_SUITE_P(StoreLists, FindsTheGamesOfAnAccountByEveryFilter, PagesOfGamesMeet,
                            VisitsEveryGameUntilItIsEnough, ListsTheBest,
                            CountsWhatAnAccountHasPlayed, KeepsRelationsAndReports,
                            ExportsWhatIsKeptOfAnAccount, RemembersTheLastHeartbeat,
                            TakesAnyTextAsItIs);

} // namespace store
