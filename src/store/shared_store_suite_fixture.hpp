#pragma once

#include <memory>

#include <gtest/gtest.h>

#include "store/examples_fixture.hpp"
#include "store/store.hpp"

/// Tests for a store that several servers share.
namespace store {

template <class Place>
class SharedStoreSuite : public testing::Test {
  protected:
    SharedStoreSuite() {
        for (const char* const name : {"Anne", "Bob"}) make(AddAccount{account(name)});
        for (const char* const node : {"one", "two"}) make(KeepNode{node, at(1), true});
    }
    Store& store() { return *store_; }
    void make(const Change& change) {
        EXPECT_EQ(store_->commit(change).fate, Fate::done) << "a change of the test itself";
    }
    /// The bulletins since the last call.
    std::vector<Bulletin> told() {
        auto all = *store_->bulletins(last_);
        for (Bulletin& one : all) last_ = std::exchange(one.number, 0);
        EXPECT_EQ(*store_->latest_bulletin(), last_);
        return all;
    }

  private:
    Place place_;
    std::unique_ptr<Store> store_ = place_.open(rater());
    std::int64_t last_ = 0;
};

TYPED_TEST_SUITE_P(SharedStoreSuite);

TYPED_TEST_P(SharedStoreSuite, ANodeThatWasRemovedHearsOfIt) {
    EXPECT_EQ(this->store().commit(KeepNode{"one", at(8)}).fate, Fate::done);
    this->make(RemoveNodes{at(5)});
    EXPECT_EQ(this->store().commit(KeepNode{"one", at(9)}).fate, Fate::done);
    EXPECT_EQ(this->store().commit(KeepNode{"two", at(9)}).fate, Fate::missing);
    EXPECT_EQ(this->store().commit(RemoveNodes{at(5)}).fate, Fate::missing);
    this->make(KeepNode{"two", at(9), true});
    EXPECT_EQ(this->store().commit(KeepNode{"two", at(10)}).fate, Fate::done);
}

TYPED_TEST_P(SharedStoreSuite, RemembersWhenNobodyWasThere) {
    EXPECT_FALSE(this->store().last_outage()->has_value());
    this->make(KeepNode{"three", at(2), true});
    EXPECT_FALSE(this->store().last_outage()->has_value());
    this->make(Heartbeat{"one", at(5)});
    this->make(RemoveNodes{at(100)});
    this->make(KeepNode{"four", at(60'000), true});
    EXPECT_EQ(*this->store().last_outage(), (Outage{at(5), at(60'000)}));
    this->make(RemoveNodes{at(60'001)});
    this->make(KeepNode{"five", at(120'000), true});
    EXPECT_EQ(*this->store().last_outage(), (Outage{at(60'000), at(120'000)}));
}

TYPED_TEST_P(SharedStoreSuite, ForgetsWhatAllHaveHeard) {
    for (const char* const game : {"game0001", "game0002", "game0003"})
        this->make(TellNodes{{.node = "one", .subject = game}});
    const auto all = *this->store().bulletins(0);
    this->make(TrimBulletins{all[1].number});
    EXPECT_EQ(*this->store().bulletins(0), std::vector{all[2]});
    this->make(RemoveNodes{at(0), "one"});
    EXPECT_EQ(this->store().bulletins(0)->size(), 1U) << "another node is there";
    this->make(RemoveNodes{at(0), "two"});
    EXPECT_TRUE(this->store().bulletins(0)->empty());
    this->make(KeepNode{"three", at(9), true});
    this->make(TellNodes{{.node = "three", .subject = "game0001"}});
    EXPECT_EQ(this->store().bulletins(all[2].number)->size(), 1U);
}

TYPED_TEST_P(SharedStoreSuite, TellsWhatOthersHaveToKnow) {
    this->make(KeepInvitation{invitation("game0001", "Anne"), "one"});
    this->make(KeepInvitation{invitation("game0002", "Anne"), "one"});
    this->make(RemoveInvitation{"game0002", "two", "declined later"});
    ChangeGame begins = begin(rated_game("game0001"));
    begins.accepted = {"game0001"};
    begins.node = "two";
    begins.rematch_of = "game0000";
    this->make(begins);
    this->make(AddChatLine{chat_line("game0001", 1, "Anne"), "one"});
    this->make(SetRelation{{"anne", "bob", RelationKind::block}, true, "one"});
    this->make(TellNodes{{.node = "one", .topic = Topic::rematch, .subject = "game0001"}});
    const std::vector<Bulletin> expected{
        {0, "one", Topic::invited, "game0001", ""},
        {0, "one", Topic::invited, "game0002", ""},
        {0, "two", Topic::uninvited, "game0002", "declined later"},
        {0, "two", Topic::game_began, "game0001", "@anne @bob game0000"},
        {0, "one", Topic::chat, "game0001", "1"},
        {0, "one", Topic::relation, "anne", "bob on"},
        {0, "one", Topic::rematch, "game0001", ""}};
    EXPECT_EQ(this->told(), expected);
    EXPECT_EQ(this->store().commit(begins).fate, Fate::already_there);
    EXPECT_TRUE(this->told().empty());
}

TYPED_TEST_P(SharedStoreSuite, OneServerAloneTellsNobody) {
    this->make(KeepInvitation{invitation("game0001", "Anne")});
    this->make(RemoveInvitation{"game0001"});
    this->make(begin(rated_game("game0001")));
    this->make(AddChatLine{chat_line("game0001", 1, "Anne")});
    this->make(SetRelation{{"anne", "bob", RelationKind::block}});
    EXPECT_TRUE(this->told().empty());
}

TYPED_TEST_P(SharedStoreSuite, KnowsWhoIsWhere) {
    this->make(begin(rated_game("game0001")));
    this->make(SetPresence{"game0001", Color::white, "one", true});
    this->make(SetPresence{"game0001", Color::white, "two", true});
    this->make(SetPresence{"game0001", Color::black, "two", true});
    this->make(SetPresence{"game0001", Color::white, "one", false, true});
    EXPECT_EQ(*this->store().presence("game0001"),
              (std::vector<Presence>{{Color::white, "two"}, {Color::black, "two"}}));
    EXPECT_EQ(this->told().back().text, "white left one");
    this->make(SetVisitor{player("Anne"), "one", true});
    this->make(SetVisitor{{PlayerKind::guest, "guest001", "Carl"}, "two", true});
    EXPECT_TRUE(*this->store().is_here(player("Anne")));
    EXPECT_FALSE(*this->store().is_here(player("Bob")));
    EXPECT_TRUE(*this->store().is_guest_name_used("CARL", "guest002"));
    EXPECT_FALSE(*this->store().is_guest_name_used("Carl", "guest001"));
    this->make(SetVisitor{player("Anne"), "one", false});
    EXPECT_FALSE(*this->store().is_here(player("Anne")));
}

TYPED_TEST_P(SharedStoreSuite, AGuestsNameIsThatOfOneWhoIsThere) {
    const Player carl{PlayerKind::guest, "guest001", "Carl"};
    const Player namesake{PlayerKind::guest, "guest002", "CARL"};
    this->make(SetVisitor{carl, "one", true, true});
    this->make(SetVisitor{carl, "two", true, true});
    EXPECT_EQ(this->store().commit(SetVisitor{namesake, "two", true, true}).fate, Fate::conflict);
    EXPECT_FALSE(*this->store().is_here(namesake));
    this->make(SetVisitor{carl, "one", false});
    EXPECT_EQ(this->store().commit(SetVisitor{namesake, "one", true, true}).fate, Fate::conflict);
    this->make(SetVisitor{carl, "two", false});
    this->make(SetVisitor{namesake, "one", true, true});
}

TYPED_TEST_P(SharedStoreSuite, WhatHangsOnANodeEndsWithIt) {
    this->make(begin(rated_game("game0009")));
    this->make(KeepInvitation{invitation("game0001", "Anne"), "one", true});
    this->make(KeepInvitation{invitation("game0002", "Anne"), "one", false});
    this->make(KeepInvitation{invitation("game0003", "Anne"), "two", true});
    this->make(SetPresence{"game0009", Color::white, "one", true});
    this->make(SetVisitor{{PlayerKind::guest, "guest001", "Carl"}, "one", true});
    this->told();
    this->make(RemoveNodes{at(0), "one"});
    const std::vector<Bulletin> expected{{0, "", Topic::uninvited, "game0001", "cancelled"},
                                         {0, "", Topic::presence, "game0009", "white lost one"}};
    EXPECT_EQ(this->told(), expected);
    EXPECT_FALSE(this->store().invitation("game0001")->has_value());
    EXPECT_TRUE(this->store().invitation("game0002")->has_value());
    EXPECT_TRUE(this->store().invitation("game0003")->has_value());
    EXPECT_TRUE(this->store().presence("game0009")->empty());
    EXPECT_FALSE(*this->store().is_guest_name_used("Carl", ""));
    // It may not have noticed yet that it was removed.
    const std::vector<Change> changes{
        KeepInvitation{invitation("game0001", "Anne"), "one", true},
        SetPresence{"game0009", Color::white, "one", true}, SetVisitor{player("Anne"), "one", true},
        happens("game0009", event(2, "e2e4")), SetPresence{"game0009", Color::white, "one", false}};
    std::vector<Fate> fates;
    for (const ChangeResult& outcome : this->store().commit(changes)) fates.push_back(outcome.fate);
    EXPECT_EQ(fates, (std::vector{Fate::conflict, Fate::conflict, Fate::conflict, Fate::done,
                                  Fate::done}));
    EXPECT_TRUE(this->store().presence("game0009")->empty());
    EXPECT_FALSE(*this->store().is_here(player("Anne")));
}

TYPED_TEST_P(SharedStoreSuite, FindsTheGamesThatSomebodyPlays) {
    this->make(begin(rated_game("game0001")));
    this->make(begin(rated_game("game0002")));
    this->make(end("game0001", 2, GameResult::draw));
    EXPECT_EQ(*this->store().running_games_of(player("Bob")), (std::vector<GameId>{"game0002"}));
    EXPECT_TRUE(this->store().running_games_of({PlayerKind::guest, "bob"})->empty());
}

TYPED_TEST_P(SharedStoreSuite, ListsWhatAnybodyMayWatch) {
    Game hidden = rated_game("game0001");
    hidden.is_private = true;
    this->make(begin(hidden));
    this->make(begin(rated_game("game0002")));
    this->make(begin(rated_game("game0003")));
    StoredEvent moved = event(2, "e2e4");
    moved.kind = "moved";
    this->make(happens("game0002", moved));
    StoredEvent back = event(3, "one");
    back.kind = "took_back";
    this->make(happens("game0002", back));
    back = event(4, "one");
    back.kind = "took_back";
    this->make(happens("game0002", back));
    const auto all = this->store().public_games(10);
    ASSERT_EQ(all->size(), 2U);
    EXPECT_EQ(all->front().game, rated_game("game0003"));
    EXPECT_EQ(all->back().moves, 1);
    EXPECT_EQ(all->back().takebacks, (std::vector<std::string>{"one", "one"}));
    EXPECT_EQ(this->store().public_games(1)->size(), 1U);
}

REGISTER_TYPED_TEST_SUITE_P(SharedStoreSuite, ANodeThatWasRemovedHearsOfIt,
                            RemembersWhenNobodyWasThere, ForgetsWhatAllHaveHeard,
                            TellsWhatOthersHaveToKnow, OneServerAloneTellsNobody, KnowsWhoIsWhere,
                            AGuestsNameIsThatOfOneWhoIsThere, WhatHangsOnANodeEndsWithIt,
                            FindsTheGamesThatSomebodyPlays, ListsWhatAnybodyMayWatch);

} // namespace store
