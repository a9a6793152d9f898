#pragma once

#include "store/store_suite_fixture.hpp"

/// Tests for every store: accounts, tokens, sessions and guests.
namespace store {

template <class Kind>
class StoreAccounts : public StoreSuite<Kind> {};

TYPED_TEST_SUITE_P(StoreAccounts);

TYPED_TEST_P(StoreAccounts, KeepsAnAccountWithAllItSays) {
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

TYPED_TEST_P(StoreAccounts, GivesANameOutOnce) {
    this->make(AddAccount{account("Anne")});
    EXPECT_EQ(this->fate(AddAccount{account("Anne")}), Fate::already_there);
    EXPECT_EQ(this->fate(AddAccount{account("ANNE")}), Fate::conflict);
    Account other = account("Anne");
    other.password = "another";
    EXPECT_EQ(this->fate(AddAccount{other}), Fate::conflict);
    EXPECT_EQ(this->store().account("anne")->value().password, "hash of Anne");
}

TYPED_TEST_P(StoreAccounts, ListsAccountsByName) {
    for (const char* name : {"Zoe", "anne", "Bob"}) this->make(AddAccount{account(name)});
    this->make(DeleteAccount{"bob"});
    const auto all = this->store().accounts();
    ASSERT_EQ(all->size(), 2U);
    EXPECT_EQ(all->front().name, "anne");
    EXPECT_EQ(all->back().name, "Zoe");
}

TYPED_TEST_P(StoreAccounts, ANewPasswordEndsAllSessions) {
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

TYPED_TEST_P(StoreAccounts, BansAndTitlesAccounts) {
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

TYPED_TEST_P(StoreAccounts, ADeletedAccountLeavesOnlyItsName) {
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

TYPED_TEST_P(StoreAccounts, KeepsTokens) {
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

TYPED_TEST_P(StoreAccounts, KeepsSessions) {
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

TYPED_TEST_P(StoreAccounts, AGuestNeverHasTheNameOfAnAccount) {
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

TYPED_TEST_P(StoreAccounts, AGuestIsKnownByTheSecret) {
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

TYPED_TEST_P(StoreAccounts, RemovesWhatIsStale) {
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

TYPED_TEST_P(StoreAccounts, TellsOthersTheNewsOfAccounts) {
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

REGISTER_TYPED_TEST_SUITE_P(StoreAccounts, KeepsAnAccountWithAllItSays, GivesANameOutOnce,
                            ListsAccountsByName, ANewPasswordEndsAllSessions, BansAndTitlesAccounts,
                            ADeletedAccountLeavesOnlyItsName, KeepsTokens, KeepsSessions,
                            AGuestNeverHasTheNameOfAnAccount, AGuestIsKnownByTheSecret,
                            RemovesWhatIsStale, TellsOthersTheNewsOfAccounts);

} // namespace store
