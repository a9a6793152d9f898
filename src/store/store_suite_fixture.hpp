#pragma once

#include <gtest/gtest.h>

#include "store/examples_fixture.hpp"
#include "store/store.hpp"

/// What every store must do, whatever keeps it. A test program names its kind of store by a class
/// with `std::unique_ptr<Store> open(Rater)`, which opens the same database each time, and
/// instantiates the suite with it.
namespace store {

template <class Kind>
class StoreSuite : public testing::Test {
  protected:
    Fate fate(const Change& change) { return store().commit(change).fate; }
    /// Makes a change that nothing stands against.
    void make(const Change& change) { ASSERT_EQ(fate(change), Fate::done); }
    void add_accounts() {
        make(AddAccount{account("Anne")});
        make(AddAccount{account("Bob")});
    }
    Store& store() { return *store_; }
    /// As after a restart.
    void reopen() {
        store_.reset();
        store_ = kind_.open(rater());
    }
    /// What another program sees.
    std::unique_ptr<Store> another() { return kind_.open(rater()); }

  private:
    Kind kind_;
    std::unique_ptr<Store> store_ = kind_.open(rater());
};

TYPED_TEST_SUITE_P(StoreSuite);

// Accounts

TYPED_TEST_P(StoreSuite, KeepsAnAccountWithAllItSays) {
    Account anne = account("Anne");
    anne.recovery = digest(9);
    anne.seen = at(7);
    anne.title = "BOT";
    anne.is_banned = true;
    this->make(AddAccount{anne});
    this->reopen();
    EXPECT_EQ(*this->store().account("anne"), std::optional(anne));
    EXPECT_EQ(*this->store().account("bob"), std::optional<Account>());
}

TYPED_TEST_P(StoreSuite, GivesANameOutOnce) {
    this->make(AddAccount{account("Anne")});
    EXPECT_EQ(this->fate(AddAccount{account("Anne")}), Fate::already_there);
    EXPECT_EQ(this->fate(AddAccount{account("ANNE")}), Fate::conflict);
    Account other = account("Anne");
    other.password = "another";
    EXPECT_EQ(this->fate(AddAccount{other}), Fate::conflict);
    EXPECT_EQ(this->store().account("anne")->value().password, "hash of Anne");
}

TYPED_TEST_P(StoreSuite, ListsAccountsByName) {
    for (const char* name : {"Zoe", "anne", "Bob"}) this->make(AddAccount{account(name)});
    this->make(DeleteAccount{"bob"});
    const auto all = this->store().accounts();
    ASSERT_EQ(all->size(), 2U);
    EXPECT_EQ(all->front().name, "anne");
    EXPECT_EQ(all->back().name, "Zoe");
}

TYPED_TEST_P(StoreSuite, ANewPasswordEndsAllSessions) {
    this->add_accounts();
    this->make(AddSession{session(1, "anne")});
    this->make(AddSession{session(2, "bob")});
    this->make(SetPassword{"anne", "new", digest(5)});
    EXPECT_EQ(this->fate(SetPassword{"anne", "new", digest(5)}), Fate::already_there);
    this->make(SetPassword{"anne", "newer", std::nullopt});
    EXPECT_EQ(this->fate(SetPassword{"nobody", "new", std::nullopt}), Fate::missing);
    const Account anne = this->store().account("anne")->value();
    EXPECT_EQ(anne.password, "newer");
    EXPECT_EQ(anne.recovery, digest(5));
    EXPECT_FALSE(this->store().session(digest(1))->has_value());
    EXPECT_TRUE(this->store().session(digest(2))->has_value());
}

TYPED_TEST_P(StoreSuite, BansAndTitlesAccounts) {
    this->add_accounts();
    this->make(SetBanned{"anne", true});
    EXPECT_EQ(this->fate(SetBanned{"anne", true}), Fate::already_there);
    EXPECT_TRUE(this->store().account("anne")->value().is_banned);
    this->make(SetBanned{"anne", false});
    EXPECT_FALSE(this->store().account("anne")->value().is_banned);
    this->make(SetTitle{"anne", "BOT"});
    EXPECT_EQ(this->store().account("anne")->value().title, "BOT");
    EXPECT_EQ(this->fate(SetTitle{"anne", "BOT"}), Fate::already_there);
    EXPECT_EQ(this->fate(SetTitle{"nobody", "BOT"}), Fate::missing);
    EXPECT_EQ(this->fate(SetBanned{"nobody", true}), Fate::missing);
    this->make(SeenAccount{"anne", at(77)});
    EXPECT_EQ(this->store().account("anne")->value().seen, at(77));
    EXPECT_EQ(this->fate(SeenAccount{"nobody", at(77)}), Fate::missing);
}

TYPED_TEST_P(StoreSuite, ADeletedAccountLeavesOnlyItsName) {
    this->add_accounts();
    this->make(AddToken{token(1, "anne")});
    this->make(AddSession{session(1, "anne")});
    this->make(SetRelation{{"anne", "bob", RelationKind::block}});
    this->make(SetRelation{{"bob", "anne", RelationKind::mute}});
    this->make(begin(rated_game("game0001")));
    this->make(AddChatLine{chat_line("game0001", 1, "Anne")});
    this->make(AddChatLine{chat_line("game0001", 2, "Bob")});
    this->make(end("game0001", 2, GameResult::white_won));
    this->make(KeepInvitation{invitation("seek0001", "Anne")});
    this->make(AddReport{report("rep00001", "Bob", "Anne")});
    this->make(AddReport{report("rep00002", "Anne", "Bob")});
    this->make(DeleteAccount{"anne"});
    this->reopen();
    EXPECT_EQ(this->fate(DeleteAccount{"anne"}), Fate::already_there);
    EXPECT_EQ(this->fate(DeleteAccount{"nobody"}), Fate::missing);
    EXPECT_EQ(this->fate(AddAccount{account("Anne")}), Fate::conflict);
    EXPECT_EQ(this->fate(SetBanned{"anne", true}), Fate::missing);
    EXPECT_EQ(this->fate(AddToken{token(1, "anne")}), Fate::missing);
    const auto data = this->store().account_data("anne");
    EXPECT_EQ(*data, (AccountData{.account = {.id = "anne", .is_deleted = true}}));
    EXPECT_TRUE(this->store().relations("bob")->empty());
    EXPECT_TRUE(this->store().invitations()->empty());
    EXPECT_EQ(this->store().chat("game0001")->size(), 1U);
    const auto reports = this->store().reports(10);
    ASSERT_EQ(reports->size(), 1U);
    EXPECT_EQ(reports->front().about, (Player{.kind = PlayerKind::deleted}));
    const Game game = this->store().game("game0001")->value().game;
    EXPECT_EQ(game.seats[0].player, (Player{.kind = PlayerKind::deleted}));
    EXPECT_EQ(game.seats[1].player.id, "bob");
    EXPECT_TRUE(this->store().leaders("chess.blitz", 10, 1000)->size() == 1U);
    EXPECT_TRUE(this->store().flaws()->empty());
}

// Tokens, sessions and guests

TYPED_TEST_P(StoreSuite, KeepsTokens) {
    this->add_accounts();
    Token first = token(1, "anne");
    first.scopes = {"bot:play", "challenge:write"};
    this->make(AddToken{first});
    this->make(AddToken{token(2, "anne")});
    EXPECT_EQ(this->fate(AddToken{first}), Fate::already_there);
    EXPECT_EQ(this->fate(AddToken{token(1, "bob")}), Fate::conflict);
    EXPECT_EQ(this->fate(AddToken{token(3, "nobody")}), Fate::missing);
    this->make(UsedToken{digest(1), at(50)});
    first.used = at(50);
    EXPECT_EQ(*this->store().token(digest(1)), std::optional(first));
    EXPECT_EQ(this->store().tokens("anne")->size(), 2U);
    this->make(RevokeToken{digest(1)});
    EXPECT_EQ(this->fate(RevokeToken{digest(1)}), Fate::missing);
    EXPECT_EQ(this->fate(UsedToken{digest(1), at(50)}), Fate::missing);
    EXPECT_FALSE(this->store().token(digest(1))->has_value());
}

TYPED_TEST_P(StoreSuite, KeepsSessions) {
    this->add_accounts();
    Login one = session(1, "anne");
    this->make(AddSession{one});
    this->make(AddSession{session(2, "anne")});
    EXPECT_EQ(this->fate(AddSession{one}), Fate::already_there);
    EXPECT_EQ(this->fate(AddSession{session(1, "bob")}), Fate::conflict);
    EXPECT_EQ(this->fate(AddSession{session(4, "nobody")}), Fate::missing);
    this->make(UsedSession{digest(1), at(60), at(600)});
    one.used = at(60);
    one.idle_end = at(600);
    EXPECT_EQ(*this->store().session(digest(1)), std::optional(one));
    EXPECT_TRUE(one.is_over(at(600)));
    EXPECT_FALSE(one.is_over(at(599)));
    this->make(EndSession{digest(1)});
    EXPECT_EQ(this->fate(EndSession{digest(1)}), Fate::missing);
    EXPECT_TRUE(this->store().session(digest(2))->has_value());
    this->make(EndSessions{"anne"});
    EXPECT_EQ(this->fate(EndSessions{"nobody"}), Fate::missing);
    EXPECT_FALSE(this->store().session(digest(2))->has_value());
}

TYPED_TEST_P(StoreSuite, AGuestNeverHasTheNameOfAnAccount) {
    this->make(AddAccount{account("Anne")});
    EXPECT_EQ(this->fate(AddGuest{guest(1, "ANNE")}), Fate::conflict);
    this->make(AddGuest{guest(1, "Carl")});
    EXPECT_EQ(this->fate(AddGuest{guest(1, "Carl")}), Fate::already_there);
    EXPECT_EQ(this->fate(AddGuest{guest(1, "Dora")}), Fate::conflict);
    EXPECT_EQ(this->fate(RenameGuest{"guest001", "anne"}), Fate::conflict);
    EXPECT_EQ(this->fate(RenameGuest{"guest009", "Dora"}), Fate::missing);
    this->make(RenameGuest{"guest001", "Dora"});
    EXPECT_EQ(this->store().guest(digest(1))->value().name, "Dora");
    this->make(AddAccount{account("dora")});
    EXPECT_EQ(this->store().guest(digest(1))->value().name, "");
    this->make(DeleteAccount{"dora"});
    EXPECT_EQ(this->fate(RenameGuest{"guest001", "Dora"}), Fate::conflict);
}

TYPED_TEST_P(StoreSuite, AGuestIsKnownByTheSecret) {
    Guest one = guest(1, "");
    this->make(AddGuest{one});
    this->make(AddGuest{guest(2, "")});
    Guest thief = guest(3, "");
    thief.secret = one.secret;
    EXPECT_EQ(this->fate(AddGuest{thief}), Fate::conflict);
    this->make(SeenGuest{one.id, at(99)});
    one.seen = at(99);
    EXPECT_EQ(*this->store().guest(one.secret), std::optional(one));
    EXPECT_FALSE(this->store().guest(digest(77))->has_value());
    EXPECT_EQ(this->fate(SeenGuest{"guest009", at(99)}), Fate::missing);
}

TYPED_TEST_P(StoreSuite, RemovesWhatIsStale) {
    this->add_accounts();
    this->make(AddSession{session(1, "anne")});
    Login over = session(2, "anne");
    over.idle_end = at(10);
    this->make(AddSession{over});
    for (int i = 1; i <= 4; ++i) this->make(AddGuest{guest(i, "")});
    this->make(SeenGuest{"guest001", at(1000)});
    Game game = rated_game("game0001");
    game.seats[0].player = {.kind = PlayerKind::guest, .id = "guest002"};
    this->make(begin(game));
    Invitation seek = invitation("seek0001", "Anne");
    seek.by = {.kind = PlayerKind::guest, .id = "guest003"};
    this->make(KeepInvitation{seek});
    this->make(RemoveStale{.now = at(10), .guests_unseen_since = at(500)});
    EXPECT_TRUE(this->store().session(digest(1))->has_value());
    EXPECT_FALSE(this->store().session(digest(2))->has_value());
    for (int i = 1; i <= 3; ++i) EXPECT_TRUE(this->store().guest(digest(i))->has_value()) << i;
    EXPECT_FALSE(this->store().guest(digest(4))->has_value());
}

TYPED_TEST_P(StoreSuite, TellsOthersTheNewsOfAccounts) {
    const auto other = this->another();
    const std::int64_t before = *other->latest_news();
    EXPECT_TRUE(other->news(before)->empty());
    this->add_accounts();
    this->make(AddToken{token(1, "anne")});
    this->make(SetBanned{"anne", true});
    this->make(SetBanned{"anne", false});
    this->make(RevokeToken{digest(1)});
    this->make(SetPassword{"anne", "new", std::nullopt});
    this->make(SetTitle{"bob", "BOT"});
    this->make(EndSessions{"bob"});
    this->make(DeleteAccount{"bob"});
    const auto news = other->news(before);
    std::vector<std::pair<std::string, AccountNews>> told;
    for (const NumberedNews& one : *news) told.emplace_back(one.account, one.news);
    using enum AccountNews;
    EXPECT_EQ(told, (decltype(told){{"anne", added},
                                    {"bob", added},
                                    {"anne", banned},
                                    {"anne", unbanned},
                                    {"anne", token_revoked},
                                    {"anne", password},
                                    {"bob", title},
                                    {"bob", sessions_ended},
                                    {"bob", deleted}}));
    EXPECT_EQ((*news)[4].digest, digest(1));
    EXPECT_EQ(*other->latest_news(), news->back().number);
    EXPECT_EQ(other->news(news->front().number)->size(), news->size() - 1);
}

// Games

TYPED_TEST_P(StoreSuite, KeepsAGameWithAllThatHappened) {
    this->add_accounts();
    Game game = rated_game("game0001");
    game.seats[1] = {.player = {.kind = PlayerKind::computer, .name = "Level 3"}, .level = 3};
    game.days = 3;
    game.is_private = true;
    ChangeGame change = begin(game);
    change.events.push_back(event(2, "move"));
    change.events.back().left = {std::chrono::milliseconds(299'500), std::nullopt};
    change.events.back().actor = std::nullopt;
    this->make(change);
    this->make(AddChatLine{chat_line("game0001", 1, "Anne")});
    this->reopen();
    const auto kept = this->store().game("game0001");
    ASSERT_TRUE(kept && *kept);
    EXPECT_EQ((*kept)->game, game);
    EXPECT_EQ((*kept)->events, change.events);
    EXPECT_EQ(*this->store().event("game0001", 2), std::optional(change.events.back()));
    EXPECT_EQ(*this->store().event("game0001", 3), std::optional<Event>());
    EXPECT_EQ(*this->store().chat("game0001"), std::vector{chat_line("game0001", 1, "Anne")});
    EXPECT_EQ(*this->store().game("game0002"), std::optional<PlayedGame>());
}

TYPED_TEST_P(StoreSuite, GivesEveryNumberOnce) {
    this->add_accounts();
    this->make(begin(rated_game("game0001")));
    const ChangeGame move = happens("game0001", event(2, "e2e4"));
    this->make(move);
    EXPECT_EQ(this->fate(move), Fate::already_there);
    ChangeGame other = move;
    other.events.front().nonce = "another";
    EXPECT_EQ(this->fate(other), Fate::conflict);
    other = move;
    other.events.front().payload = "d2d4";
    EXPECT_EQ(this->fate(other), Fate::conflict);
    other = move;
    other.events.front().actor = Color::black;
    EXPECT_EQ(this->fate(other), Fate::conflict);
    EXPECT_EQ(this->fate(happens("game0001", event(4, "e7e5"))), Fate::conflict);
    EXPECT_EQ(this->fate(happens("game0002", event(1, "e7e5"))), Fate::missing);
    EXPECT_EQ(this->store().game("game0001")->value().events.size(), 2U);
}

TYPED_TEST_P(StoreSuite, AGameBeginsOnce) {
    this->add_accounts();
    const ChangeGame beginning = begin(rated_game("game0001"));
    this->make(beginning);
    EXPECT_EQ(this->fate(beginning), Fate::already_there);
    ChangeGame other = beginning;
    other.events.front().nonce = "another";
    EXPECT_EQ(this->fate(other), Fate::conflict);
    other = begin(rated_game("game0002"));
    other.events.front().number = 2;
    EXPECT_EQ(this->fate(other), Fate::conflict);
    EXPECT_EQ(this->store().counts()->games, 1);
}

TYPED_TEST_P(StoreSuite, AChangeIsMadeCompletelyOrNotAtAll) {
    this->add_accounts();
    this->make(begin(rated_game("game0001")));
    ChangeGame gap = happens("game0001", event(2, "e2e4"));
    gap.events.push_back(event(4, "e7e5"));
    EXPECT_EQ(this->fate(gap), Fate::conflict);
    EXPECT_EQ(this->store().game("game0001")->value().events.size(), 1U);
    ChangeGame late = begin(rated_game("game0002"));
    late.accepted = {"seek0001"};
    EXPECT_EQ(this->fate(late), Fate::conflict);
    EXPECT_FALSE(this->store().game("game0002")->has_value());
}

TYPED_TEST_P(StoreSuite, AConflictCostsItsOwnGameAlone) {
    this->add_accounts();
    for (const char* id : {"game0001", "game0002", "game0003"}) this->make(begin(rated_game(id)));
    this->make(happens("game0002", event(2, "other")));
    const std::vector<Change> batch{
        happens("game0001", event(2, "e2e4")), happens("game0002", event(2, "e2e4")),
        happens("game0009", event(2, "e2e4")), happens("game0003", event(2, "e2e4")),
        happens("game0001", event(3, "e7e5"))};
    std::vector<Fate> fates;
    for (const ChangeResult& outcome : this->store().commit(batch)) fates.push_back(outcome.fate);
    using enum Fate;
    EXPECT_EQ(fates, (std::vector{done, conflict, missing, done, done}));
    EXPECT_EQ(this->store().game("game0001")->value().events.size(), 3U);
    EXPECT_EQ(this->store().game("game0002")->value().events.back().payload, "other");
    EXPECT_EQ(this->store().game("game0003")->value().events.size(), 2U);
}

TYPED_TEST_P(StoreSuite, EventsOfManyGamesAreOneBatch) {
    using namespace std::string_literals;
    this->add_accounts();
    for (const char* const game : {"game0001", "game0002", "game0003", "game0004"})
        this->make(begin(rated_game(game)));
    Event strange = event(2, "{\"a\",NULL} '\\\" \0 é"s);
    strange.nonce = "";
    strange.actor.reset();
    strange.left = {};
    ChangeGame twice = happens("game0002", event(2, "e2e4"));
    twice.events.push_back(event(3, "e7e5"));
    const std::vector<Change> changes{happens("game0001", strange),
                                      twice,
                                      happens("game0003", event(3, "too far")),
                                      happens("game0004", event(2, "one")),
                                      happens("game0004", event(3, "another")),
                                      happens("game0005", event(1, "no such game")),
                                      AddChatLine{chat_line("game0001", 1, "Anne")}};
    const auto fates = [&] {
        std::vector<Fate> all;
        for (const ChangeResult& outcome : this->store().commit(changes))
            all.push_back(outcome.fate);
        return all;
    };
    EXPECT_EQ(fates(), (std::vector{Fate::done, Fate::done, Fate::conflict, Fate::done, Fate::done,
                                    Fate::missing, Fate::done}));
    EXPECT_EQ(fates(), (std::vector{Fate::already_there, Fate::already_there, Fate::conflict,
                                    Fate::already_there, Fate::already_there, Fate::missing,
                                    Fate::already_there}));
    EXPECT_EQ(this->store().game("game0001")->value().events.at(1), strange);
    EXPECT_EQ(this->store().game("game0002")->value().events.size(), 3U);
    EXPECT_EQ(this->store().game("game0003")->value().events.size(), 1U);
    EXPECT_EQ(this->store().game("game0004")->value().events.at(2).payload, "another");
}

TYPED_TEST_P(StoreSuite, AnInvitationIsAcceptedOnce) {
    this->add_accounts();
    Invitation kept = invitation("seek0001", "Anne");
    this->make(KeepInvitation{kept});
    Invitation full = invitation("seek0002", "Bob");
    full.to = "anne";
    full.is_listed = true;
    full.clock = ClockSetting{std::chrono::seconds(300), std::chrono::seconds(3)};
    full.days = std::nullopt;
    full.color = Color::black;
    full.range = std::array{1400, 1600};
    full.rematch_of = "game0009";
    full.expires = at(5000);
    this->make(KeepInvitation{full});
    Invitation to_nobody = full;
    to_nobody.id = "seek0003";
    to_nobody.to = "nobody";
    EXPECT_EQ(this->fate(KeepInvitation{to_nobody}), Fate::missing);
    kept.is_rated = true;
    this->make(KeepInvitation{kept});
    this->reopen();
    EXPECT_EQ(*this->store().invitations(), (std::vector{kept, full}));
    ChangeGame game = begin(rated_game("seek0001"));
    game.accepted = {"seek0001"};
    this->make(game);
    EXPECT_EQ(this->fate(game), Fate::already_there);
    ChangeGame late = begin(rated_game("game0003"));
    late.accepted = {"seek0002", "seek0001"};
    EXPECT_EQ(this->fate(late), Fate::conflict);
    EXPECT_EQ(*this->store().invitations(), std::vector{full});
    this->make(RemoveInvitation{"seek0002"});
    EXPECT_EQ(this->fate(RemoveInvitation{"seek0002"}), Fate::missing);
}

TYPED_TEST_P(StoreSuite, AGameEndsAndIsRatedOnce) {
    this->add_accounts();
    this->make(begin(rated_game("game0001")));
    const ChangeGame ending = end("game0001", 2, GameResult::white_won);
    const ChangeResult first = this->store().commit(ending);
    EXPECT_EQ(first.fate, Fate::done);
    EXPECT_EQ(first.steps, (std::array{RatingStep{1500, 1510}, RatingStep{1500, 1490}}));
    const ChangeResult again = this->store().commit(ending);
    EXPECT_EQ(again.fate, Fate::already_there);
    EXPECT_EQ(again.steps, first.steps);
    EXPECT_EQ(this->fate(end("game0001", 3, GameResult::draw)), Fate::conflict);
    ChangeGame bare = ending;
    bare.events.clear();
    EXPECT_EQ(this->fate(bare), Fate::already_there);
    bare.ends->result = GameResult::draw;
    EXPECT_EQ(this->fate(bare), Fate::conflict);
    this->reopen();
    const Game game = this->store().game("game0001")->value().game;
    EXPECT_EQ(game.end, ending.ends);
    EXPECT_EQ(game.seats[1].step, (RatingStep{1500, 1490}));
    const auto ratings = this->store().ratings("anne");
    ASSERT_EQ(ratings->size(), 1U);
    EXPECT_EQ(ratings->front().category, "chess.blitz");
    EXPECT_EQ(ratings->front().rating.value, 1510);
    EXPECT_EQ(ratings->front().rating.games, 1);
    EXPECT_EQ(ratings->front().rating.last, ending.ends->time);
    EXPECT_EQ(this->store().rating_history("bob", "chess.blitz")->size(), 1U);
}

TYPED_TEST_P(StoreSuite, RatingsFollowEachOtherWithinABatch) {
    this->add_accounts();
    std::vector<Change> batch;
    for (const char* id : {"game0001", "game0002", "game0003"}) {
        batch.emplace_back(begin(rated_game(id)));
        batch.emplace_back(end(id, 2, GameResult::white_won));
    }
    const auto outcomes = this->store().commit(batch);
    EXPECT_EQ(outcomes.back().steps, (std::array{RatingStep{1520, 1530}, RatingStep{1480, 1470}}));
    const auto history = this->store().rating_history("anne", "chess.blitz");
    ASSERT_EQ(history->size(), 3U);
    EXPECT_EQ((*history)[1].game, "game0002");
    EXPECT_EQ((*history)[1].value, 1520);
    EXPECT_EQ(this->store().ratings("bob")->front().rating.games, 3);
    EXPECT_TRUE(this->store().flaws()->empty());
}

TYPED_TEST_P(StoreSuite, RatesOnlyWhatIsToBeRated) {
    this->add_accounts();
    const auto steps_of = [&](Game game, GameResult result) {
        this->make(begin(game));
        return this->store().commit(end(game.id, 2, result)).steps;
    };
    Game casual = rated_game("game0001");
    casual.is_rated = false;
    EXPECT_FALSE(steps_of(casual, GameResult::draw));
    EXPECT_FALSE(steps_of(rated_game("game0002"), GameResult::none));
    Game nowhere = rated_game("game0003");
    nowhere.category.clear();
    EXPECT_FALSE(steps_of(nowhere, GameResult::draw));
    Game with_guest = rated_game("game0004");
    with_guest.seats[0].player = {.kind = PlayerKind::guest, .id = "guest001"};
    EXPECT_FALSE(steps_of(with_guest, GameResult::draw));
    EXPECT_TRUE(this->store().ratings("anne")->empty());
    EXPECT_TRUE(steps_of(rated_game("game0005"), GameResult::draw));
}

TYPED_TEST_P(StoreSuite, FindsRunningGames) {
    this->add_accounts();
    Game younger = rated_game("game0001");
    younger.created = at(20);
    this->make(begin(younger));
    this->make(begin(rated_game("game0002")));
    this->make(begin(rated_game("game0003")));
    this->make(end("game0003", 2, GameResult::draw));
    const auto games = this->store().running_games();
    ASSERT_EQ(games->size(), 2U);
    EXPECT_EQ(games->front().game.id, "game0002");
    EXPECT_EQ(games->back().game, younger);
    EXPECT_EQ(games->back().events.size(), 1U);
}

TYPED_TEST_P(StoreSuite, ChatLinesHaveTheirOwnNumbers) {
    this->add_accounts();
    this->make(begin(rated_game("game0001")));
    this->make(AddChatLine{chat_line("game0001", 1, "Anne")});
    EXPECT_EQ(this->fate(AddChatLine{chat_line("game0001", 1, "Anne")}), Fate::already_there);
    EXPECT_EQ(this->fate(AddChatLine{chat_line("game0001", 1, "Bob")}), Fate::conflict);
    EXPECT_EQ(this->fate(AddChatLine{chat_line("game0009", 1, "Bob")}), Fate::missing);
}

// Lists

TYPED_TEST_P(StoreSuite, FindsTheGamesOfAnAccountByEveryFilter) {
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

TYPED_TEST_P(StoreSuite, PagesOfGamesMeet) {
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

TYPED_TEST_P(StoreSuite, VisitsEveryGameUntilItIsEnough) {
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

TYPED_TEST_P(StoreSuite, ListsTheBest) {
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

TYPED_TEST_P(StoreSuite, CountsWhatAnAccountHasPlayed) {
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

TYPED_TEST_P(StoreSuite, KeepsRelationsAndReports) {
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

    const Report first = report("rep00001", "Anne", "Bob");
    Report second = report("rep00002", "Bob", "Anne");
    second.time = at(99);
    this->make(AddReport{first});
    this->make(AddReport{second});
    EXPECT_EQ(this->fate(AddReport{first}), Fate::already_there);
    EXPECT_EQ(*this->store().reports(10), (std::vector{second, first}));
    EXPECT_EQ(*this->store().reports(1), std::vector{second});
}

TYPED_TEST_P(StoreSuite, ExportsWhatIsKeptOfAnAccount) {
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

TYPED_TEST_P(StoreSuite, RemembersTheLastHeartbeat) {
    EXPECT_EQ(*this->store().last_heartbeat(), std::optional<Time>());
    this->make(Heartbeat{"one", at(10)});
    this->make(Heartbeat{"two", at(30)});
    this->make(Heartbeat{"one", at(20)});
    this->reopen();
    EXPECT_EQ(*this->store().last_heartbeat(), at(30));
}

TYPED_TEST_P(StoreSuite, TakesAnyTextAsItIs) {
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

REGISTER_TYPED_TEST_SUITE_P(
    StoreSuite, KeepsAnAccountWithAllItSays, GivesANameOutOnce, ListsAccountsByName,
    ANewPasswordEndsAllSessions, BansAndTitlesAccounts, ADeletedAccountLeavesOnlyItsName,
    KeepsTokens, KeepsSessions, AGuestNeverHasTheNameOfAnAccount, AGuestIsKnownByTheSecret,
    RemovesWhatIsStale, TellsOthersTheNewsOfAccounts, KeepsAGameWithAllThatHappened,
    GivesEveryNumberOnce, AGameBeginsOnce, AChangeIsMadeCompletelyOrNotAtAll,
    AConflictCostsItsOwnGameAlone, EventsOfManyGamesAreOneBatch, AnInvitationIsAcceptedOnce,
    AGameEndsAndIsRatedOnce, RatingsFollowEachOtherWithinABatch, RatesOnlyWhatIsToBeRated,
    FindsRunningGames, ChatLinesHaveTheirOwnNumbers, FindsTheGamesOfAnAccountByEveryFilter,
    PagesOfGamesMeet, VisitsEveryGameUntilItIsEnough, ListsTheBest, CountsWhatAnAccountHasPlayed,
    KeepsRelationsAndReports, ExportsWhatIsKeptOfAnAccount, RemembersTheLastHeartbeat,
    TakesAnyTextAsItIs);

} // namespace store
