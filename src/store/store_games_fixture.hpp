#pragma once

#include "store/store_suite_fixture.hpp"

/// Tests for every store: events of games.
namespace store {

template <class Kind>
class StoreGames : public StoreSuite<Kind> {};

TYPED_TEST_SUITE_P(StoreGames);

TYPED_TEST_P(StoreGames, KeepsAGameWithAllThatHappened) {
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
    EXPECT_EQ(*this->store().event("game0001", 3), std::optional<StoredEvent>());
    EXPECT_EQ(*this->store().chat("game0001"), std::vector{chat_line("game0001", 1, "Anne")});
    EXPECT_EQ(*this->store().game("game0002"), std::optional<PlayedGame>());
}

TYPED_TEST_P(StoreGames, GivesEveryNumberOnce) {
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

TYPED_TEST_P(StoreGames, AGameBeginsOnce) {
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

TYPED_TEST_P(StoreGames, AChangeIsMadeCompletelyOrNotAtAll) {
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

TYPED_TEST_P(StoreGames, AConflictCostsItsOwnGameAlone) {
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

TYPED_TEST_P(StoreGames, EventsOfManyGamesAreOneBatch) {
    using namespace std::string_literals;
    this->add_accounts();
    for (const char* const game : {"game0001", "game0002", "game0003", "game0004"})
        this->make(begin(rated_game(game)));
    StoredEvent strange = event(2, "{\"a\",NULL} '\\\" \0 é"s);
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

TYPED_TEST_P(StoreGames, AnInvitationIsAcceptedOnce) {
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

TYPED_TEST_P(StoreGames, AGameEndsAndIsRatedOnce) {
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

TYPED_TEST_P(StoreGames, RatingsFollowEachOtherWithinABatch) {
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

TYPED_TEST_P(StoreGames, RatesOnlyWhatIsToBeRated) {
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

TYPED_TEST_P(StoreGames, FindsRunningGames) {
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

TYPED_TEST_P(StoreGames, ChatLinesHaveTheirOwnNumbers) {
    this->add_accounts();
    this->make(begin(rated_game("game0001")));
    this->make(AddChatLine{chat_line("game0001", 1, "Anne")});
    EXPECT_EQ(this->fate(AddChatLine{chat_line("game0001", 1, "Anne")}), Fate::already_there);
    EXPECT_EQ(this->fate(AddChatLine{chat_line("game0001", 1, "Bob")}), Fate::conflict);
    EXPECT_EQ(this->fate(AddChatLine{chat_line("game0009", 1, "Bob")}), Fate::missing);
}

REGISTER_TYPED_TEST_SUITE_P(StoreGames, KeepsAGameWithAllThatHappened, GivesEveryNumberOnce,
                            AGameBeginsOnce, AChangeIsMadeCompletelyOrNotAtAll,
                            AConflictCostsItsOwnGameAlone, EventsOfManyGamesAreOneBatch,
                            AnInvitationIsAcceptedOnce, AGameEndsAndIsRatedOnce,
                            RatingsFollowEachOtherWithinABatch, RatesOnlyWhatIsToBeRated,
                            FindsRunningGames, ChatLinesHaveTheirOwnNumbers);

} // namespace store
