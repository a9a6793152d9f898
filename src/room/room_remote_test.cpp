#include "room/room_fixture.hpp"

namespace room {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using play::OfferKind;
using play::SeatKind;
using namespace std::chrono_literals;

/// White sits here and Black far away, unless a test says otherwise.
class RoomRemoteTest : public RoomTest {
  protected:
    void join(const std::string& moves = "*", const std::string& clocks = {},
              SeatKind white = SeatKind::person) {
        const auto game = play::read_save("[Event \"x\"]\n" + clocks + "\n" + moves);
        ASSERT_TRUE(game);
        room_.act(JoinGame{game->record, {{{white, 2, "Anne"}, {SeatKind::remote, 2, "Bob"}}}});
        events();
    }
    void join_with_clock() {
        join("1. e4 *", "[TimeControl \"60\"]\n[Clocks \"0:01:00 0:01:00\"]\n");
    }
    void hear(const News& news) { EXPECT_TRUE(room_.hear(news)); }
    /// What was to be sent since the last call.
    std::vector<ServerRequest> requests() { return room_.take_requests(); }
};

TEST_F(RoomRemoteTest, PlaysAMoveOnceTheServerHasConfirmedIt) {
    join();
    play({"e4"});
    EXPECT_EQ(plies(), 0U);
    ASSERT_TRUE(room_.snapshot().pending);
    EXPECT_EQ(room_.snapshot().pending->text, "e2e4");
    EXPECT_EQ(requests(), std::vector<ServerRequest>{(SendMove{0, "e2e4"})});
    play({"d4"});
    EXPECT_EQ(events(), "Your move is on its way: wait for the server's answer.|");
    EXPECT_TRUE(requests().empty());
    hear(MovePlayed{0, "e2e4"});
    EXPECT_FALSE(room_.snapshot().pending);
    EXPECT_EQ(plies(), 1U);
    play({"e5"});
    EXPECT_TRUE(requests().empty());
    EXPECT_EQ(events(), "e2e4|It is your opponent's turn.|");
    hear(MovePlayed{1, "e7e5"});
    EXPECT_EQ(plies(), 2U);
}

TEST_F(RoomRemoteTest, TakesAMoveBackThatWasNotSent) {
    join();
    EXPECT_FALSE(room_.hear(MoveWithdrawn{}));
    play({"e4"});
    hear(MoveWithdrawn{});
    EXPECT_FALSE(room_.snapshot().pending);
    EXPECT_EQ(events(), "The waiting move was cancelled.|");
}

TEST_F(RoomRemoteTest, TakesAMoveBackThatTheServerRefuses) {
    join();
    play({"e4"});
    hear(RequestRefused{"Too late."});
    EXPECT_FALSE(room_.snapshot().pending);
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(events(), "Too late.|");
    requests();
    play({"e5"});
    EXPECT_TRUE(requests().empty()) << "what the rules refuse is not sent";
    play({"d4"});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{(SendMove{0, "d2d4"})});
}

TEST_F(RoomRemoteTest, SaysWhatDoesNotFitTheGame) {
    join("1. e4 *");
    EXPECT_FALSE(room_.hear(MovePlayed{0, "d2d4"}));
    EXPECT_FALSE(room_.hear(MovePlayed{1, "e7e4"}));
    EXPECT_FALSE(room_.hear(MovesTakenBack{1}));
    EXPECT_FALSE(room_.hear(OfferDeclined{OfferKind::draw}));
    EXPECT_FALSE(room_.hear(ClocksSet{})) << "it has none";
    EXPECT_FALSE(room_.hear(EndDeclared{}));
    EXPECT_EQ(plies(), 1U);
    start(chess());
    EXPECT_FALSE(room_.hear(MovePlayed{0, "e2e4"})) << "it is no game of the server";
}

TEST_F(RoomRemoteTest, OffersNothingBeforeTheServerDoes) {
    join("1. e4 e5 *");
    room_.act(OfferDraw{});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{SendOffer{OfferKind::draw}});
    EXPECT_EQ(events(), "");
    hear(OfferMade{OfferKind::draw, Color::white});
    EXPECT_FALSE(room_.is_asking());
    room_.act(OfferDraw{});
    EXPECT_TRUE(requests().empty());
    EXPECT_EQ(events(), "A draw has been offered.|A draw has been offered.|");
    hear(OfferDeclined{OfferKind::draw});
    EXPECT_EQ(events(), "Draw declined.|");
}

TEST_F(RoomRemoteTest, AsksThePersonHereAboutADrawAndATakeback) {
    join("1. e4 e5 *");
    hear(OfferMade{OfferKind::draw, Color::black});
    ASSERT_TRUE(room_.asked());
    EXPECT_TRUE(std::holds_alternative<DrawOffered>(*room_.asked()));
    room_.act(Answer{true});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{(SendAnswer{OfferKind::draw, true})});
    EXPECT_FALSE(room_.snapshot().outcome.is_over());
    hear(EndDeclared{Outcome::draw(Reason::agreement)});
    EXPECT_EQ(room_.snapshot().outcome, Outcome::draw(Reason::agreement));

    join("1. e4 e5 2. Nf3 *");
    hear(OfferMade{OfferKind::takeback, Color::black});
    ASSERT_TRUE(room_.asked());
    EXPECT_EQ(std::get<TakebackOffered>(*room_.asked()).by, Color::black);
    room_.act(Answer{true});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{(SendAnswer{OfferKind::takeback, true})});
    EXPECT_EQ(plies(), 3U);
    hear(MovesTakenBack{1});
    EXPECT_EQ(plies(), 1U);
}

TEST_F(RoomRemoteTest, AsksOnAboutADrawThatIsStillOffered) {
    join("1. e4 *");
    hear(OfferMade{OfferKind::draw, Color::black});
    EXPECT_TRUE(room_.is_asking());
    hear(MovePlayed{1, "e7e5"});
    EXPECT_TRUE(room_.is_asking()) << "who offers and moves still offers";
    room_.act(Answer{false});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{(SendAnswer{OfferKind::draw, false})});
}

TEST_F(RoomRemoteTest, AsksNoMoreAboutAnOfferThatWasDeclinedInAnotherWindow) {
    join("1. e4 e5 2. Nf3 Nc6 *");
    hear(OfferMade{OfferKind::draw, Color::black});
    hear(OfferMade{OfferKind::takeback, Color::black});
    hear(OfferDeclined{OfferKind::draw});
    ASSERT_TRUE(room_.asked());
    EXPECT_TRUE(std::holds_alternative<TakebackOffered>(*room_.asked()));
    hear(OfferDeclined{OfferKind::takeback});
    EXPECT_FALSE(room_.is_asking());
}

TEST_F(RoomRemoteTest, DoesNotTakeBackAMoveOfItsOwnByAcceptingTheTakebackOfTheOther) {
    join("1. e4 e5 2. Nf3 *");
    hear(OfferMade{OfferKind::takeback, Color::black});
    events();
    room_.act(TakeBack{});
    EXPECT_TRUE(requests().empty());
    EXPECT_NE(events(), "");
    EXPECT_TRUE(room_.is_asking());
}

TEST_F(RoomRemoteTest, LetsThePersonMoveOrResignWhileAnOfferIsOpen) {
    join("1. e4 e5 *");
    hear(OfferMade{OfferKind::draw, Color::black});
    const record::DrawnMark mark{.from = core::coord_at(6, 0), .to = core::coord_at(5, 2)};
    room_.act(DrawMark{2, mark});
    EXPECT_EQ(room_.snapshot().marks[2], record::Marks{mark});
    play({"Nf3"});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{(SendMove{2, "g1f3"})});
    hear(MovePlayed{2, "g1f3"});
    EXPECT_FALSE(room_.is_asking()) << "the offer has lapsed";

    join("1. e4 e5 *");
    hear(OfferMade{OfferKind::draw, Color::black});
    room_.act(Resign{});
    EXPECT_TRUE(std::holds_alternative<Resigning>(*room_.asked()));
    room_.act(Answer{false});
    EXPECT_TRUE(std::holds_alternative<DrawOffered>(*room_.asked())) << "it is still offered";
}

TEST_F(RoomRemoteTest, AsksToTakeBackAndToResignThroughTheServer) {
    join("1. e4 e5 *");
    room_.act(TakeBack{});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{SendOffer{OfferKind::takeback}});
    EXPECT_EQ(plies(), 2U);
    room_.act(PlayAgain{});
    room_.act(AskHint{});
    EXPECT_EQ(events(), "There is no move to redo.|There are no hints in an online game.|");
    room_.act(Resign{.is_sure = true});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{SendResignation{}});
    EXPECT_FALSE(room_.snapshot().outcome.is_over());
    hear(EndDeclared{Outcome::win(Color::black, Reason::resignation)});
    EXPECT_EQ(room_.snapshot().outcome, Outcome::win(Color::black, Reason::resignation));
}

TEST_F(RoomRemoteTest, AsksAboutAClaimOnlyWhoIsToMove) {
    join("1. e4 Nf6 2. Nf3 Ng8 3. Ng1 Nf6 4. Nf3 Ng8 *");
    hear(MovePlayed{8, "f3g1"});
    EXPECT_FALSE(room_.is_asking()) << "only Black may claim";
    hear(MovePlayed{9, "g8f6"});
    ASSERT_TRUE(room_.asked()) << "this position is there for the third time too";
    EXPECT_EQ(std::get<ClaimArisen>(*room_.asked()).asked, Color::white);
}

TEST_F(RoomRemoteTest, ClaimsADrawThroughTheServer) {
    join("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *");
    ASSERT_TRUE(room_.asked()) << "the person here, and not the one far away";
    room_.act(Answer{true});
    EXPECT_FALSE(room_.is_asking());
    EXPECT_EQ(requests(), std::vector<ServerRequest>{SendClaim{game::Claim::threefold_repetition}});
    hear(EndDeclared{Outcome::draw(Reason::threefold_repetition)});
    EXPECT_TRUE(room_.snapshot().outcome.is_over());
}

TEST_F(RoomRemoteTest, AsksAboutAClaimBeforeAnOpenOffer) {
    join("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *");
    room_.act(Answer{false});
    hear(OfferMade{OfferKind::takeback, Color::black});
    room_.act(OfferDraw{});
    room_.act(OfferDraw{});
    ASSERT_TRUE(std::holds_alternative<ClaimArisen>(*room_.asked()));
    room_.act(Answer{false});
    EXPECT_TRUE(std::holds_alternative<TakebackOffered>(*room_.asked())) << "it is still offered";
    room_.act(OfferDraw{});
    room_.act(Answer{true});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{SendClaim{game::Claim::threefold_repetition}});
}

TEST_F(RoomRemoteTest, GoesByTheClocksOfTheServer) {
    join_with_clock();
    EXPECT_TRUE(room_.snapshot().is_clock_stopped);
    room_.attend(now_);
    hear(ClocksSet{{40s, 30s}, true});
    EXPECT_FALSE(room_.snapshot().is_clock_stopped);
    room_.attend(now_ + 10s);
    EXPECT_EQ(room_.snapshot().clocks, (ShownClocks{40s, 20s}));
    room_.watch(Watch::paused);
    EXPECT_FALSE(room_.snapshot().is_clock_stopped) << "nobody here can stop them";
    room_.attend(now_ + 50s);
    EXPECT_EQ(room_.snapshot().clocks, (ShownClocks{40s, 0s}));
    EXPECT_FALSE(room_.snapshot().outcome.is_over()) << "the server says when time is over";
    hear(EndDeclared{Outcome::win(Color::white, Reason::time)});
    EXPECT_EQ(room_.snapshot().outcome, Outcome::win(Color::white, Reason::time));
}

TEST_F(RoomRemoteTest, KeepsNothingHereBeforeItsEndUnlessItIsSaved) {
    room_.act(ChoosePlayer{"Anne"});
    join("1. e4 *");
    hear(MovePlayed{1, "e7e5"});
    room_.attend(now_);
    EXPECT_TRUE(keeper_.running.empty());
    room_.act(SaveGame{"online"});
    EXPECT_TRUE(keeper_.save_texts.contains("online"));
    events();
    room_.act(Leave{});
    EXPECT_TRUE(room_.take_left());
    EXPECT_EQ(events(), "The online game goes on without you.|");
    EXPECT_TRUE(keeper_.running.empty());
    join("1. e4 e5 *");
    hear(EndDeclared{Outcome::win(Color::white, Reason::resignation)});
    room_.attend(now_);
    EXPECT_TRUE(keeper_.profiles["Anne"].games.empty()) << "the server counts it";
    EXPECT_EQ(keeper_.archive_texts.size(), 1U);
    room_.act(PlayOn{2});
    EXPECT_FALSE(room_.is_remote()) << "what goes on here is a game between people here";
    play({"g1f3"});
    EXPECT_EQ(plies(), 3U);
}

TEST_F(RoomRemoteTest, KeepsFinishedGamesThatWerePlayedHere) {
    join("1. f3 e5 2. g4 *");
    hear(MovePlayed{3, "d8h4"});
    hear(EndDeclared{Outcome::win(Color::black, Reason::checkmate)});
    room_.attend(now_);
    ASSERT_EQ(keeper_.archive_texts.size(), 1U);
    const std::string name = keeper_.archive_texts.begin()->first;
    room_.act(OpenArchived{name});
    EXPECT_FALSE(room_.is_remote());
    EXPECT_EQ(room_.snapshot().outcome, Outcome::win(Color::black, Reason::checkmate));
    EXPECT_EQ(room_.snapshot().seat(Color::black).name, "Bob");

    join("1. e4 e5 1-0");
    join("1. e4 e5 *", {}, SeatKind::remote);
    hear(EndDeclared{Outcome::win(Color::white, Reason::time)});
    join("1. e4 e5 *");
    room_.act(Leave{});
    EXPECT_EQ(keeper_.archive_texts.size(), 1U) << "only those that one has played to their end";
}

TEST_F(RoomRemoteTest, KeepsAGameThatEndedWhileTheLineWasDown) {
    const std::string site = "[Site \"chess.example/k3Tz81Qa\"]\n";
    join("1. e4 e5 *", site);
    join("1. e4 e5 1-0", "[Site \"chess.example/b4Hw02Lz\"]\n");
    EXPECT_TRUE(keeper_.archive_texts.empty()) << "another game";
    join("1. e4 e5 *", site);
    join("1. e4 e5 1-0", site);
    EXPECT_EQ(keeper_.archive_texts.size(), 1U);
    join("1. e4 e5 1-0", site);
    EXPECT_EQ(keeper_.archive_texts.size(), 1U) << "once";
}

TEST_F(RoomRemoteTest, KnowsWhatTheGameDidToTheRatings) {
    const std::vector<play::ProfileChange> changes{
        {Color::white, "Anne", play::Rating{.value = 1500}, {.value = 1490}},
        {Color::black, "Bob", play::Rating{.value = 1500}, {.value = 1512}}};
    join("1. f3 e5 2. g4 *");
    hear(MovePlayed{3, "d8h4"});
    hear(EndDeclared{Outcome::win(Color::black, Reason::checkmate), changes});
    EXPECT_EQ(room_.snapshot().ratings, changes) << "the board had shown the end before";
    join("1. e4 *");
    EXPECT_TRUE(room_.snapshot().ratings.empty());
    hear(EndDeclared{Outcome::win(Color::black, Reason::resignation), changes});
    room_.attend(now_);
    EXPECT_EQ(room_.snapshot().ratings, changes);
}

TEST_F(RoomRemoteTest, IsJoinedAnewAfterTheConnectionWasLost) {
    join("1. e4 e5 *");
    play({"d4"});
    EXPECT_TRUE(room_.snapshot().pending);
    const auto game = play::read_save("1. e4 e5 2. Nf3 *");
    room_.act(JoinGame{game->record, room_.agreed().seats});
    EXPECT_EQ(events(), "") << "nobody has left it";
    EXPECT_FALSE(room_.snapshot().pending);
    EXPECT_EQ(plies(), 3U);
}

TEST_F(RoomRemoteTest, IsJoinedAnewWhileSomethingIsAsked) {
    join("1. e4 e5 *");
    hear(OfferMade{OfferKind::draw, Color::black});
    EXPECT_TRUE(room_.is_asking());
    const auto game = play::read_save("1. e4 e5 2. Nf3 *");
    room_.act(JoinGame{game->record, room_.agreed().seats});
    EXPECT_EQ(plies(), 3U);
    EXPECT_FALSE(room_.is_asking());
}

TEST_F(RoomRemoteTest, AsksTheServerForARematch) {
    join("1. e4 *");
    room_.act(Rematch{});
    EXPECT_TRUE(requests().empty());
    EXPECT_EQ(events(), "The game is not over.|");
    hear(EndDeclared{Outcome::win(Color::white, Reason::resignation)});
    room_.act(Rematch{});
    EXPECT_EQ(requests(), std::vector<ServerRequest>{SendRematch{}});
    EXPECT_TRUE(room_.is_remote());
}

TEST_F(RoomRemoteTest, LetsWhoLooksOnDoNothing) {
    join("1. e4 e5 *", {}, SeatKind::remote);
    for (const Action& action : std::initializer_list<Action>{PlayMove{"d4"}, TakeBack{},
                                                              OfferDraw{}, Resign{.is_sure = true}})
        room_.act(action);
    EXPECT_TRUE(requests().empty());
    EXPECT_EQ(events(), "You are watching this game.|You are watching this game.|"
                        "You are watching this game.|You are watching this game.|");
    hear(MovePlayed{2, "g1f3"});
    EXPECT_EQ(plies(), 3U);
    hear(OfferMade{OfferKind::draw, Color::white});
    EXPECT_FALSE(room_.is_asking());
    events();
    hear(OfferMade{OfferKind::takeback, Color::white});
    EXPECT_EQ(events(), "Black decides whether this move is taken back.|");
    hear(EndDeclared{Outcome::win(Color::white, Reason::resignation)});
    events();
    room_.act(Rematch{});
    EXPECT_TRUE(requests().empty());
    EXPECT_EQ(events(), "You are watching this game.|");
}

TEST_F(RoomRemoteTest, KnowsWhatIsOfferedUntilItIsAnsweredOrPassedOver) {
    const std::string offered = "A draw has been offered.";
    join("1. e4 e5 *");
    EXPECT_EQ(room_.open_offer(), "");
    hear(OfferMade{OfferKind::draw, Color::white});
    EXPECT_EQ(room_.open_offer(), offered);
    hear(MovePlayed{2, "g1f3"});
    EXPECT_EQ(room_.open_offer(), offered) << "who offers and moves still offers";
    hear(MovePlayed{3, "b8c6"});
    EXPECT_EQ(room_.open_offer(), "");
    hear(OfferMade{OfferKind::draw, Color::white});
    hear(OfferDeclined{OfferKind::draw});
    EXPECT_EQ(room_.open_offer(), "");
    hear(OfferMade{OfferKind::draw, Color::black});
    EXPECT_EQ(room_.open_offer(), "") << "that is a question here";
    join("1. e4 e5 *");
    hear(OfferMade{OfferKind::draw, Color::white});
    hear(EndDeclared{Outcome::draw(Reason::agreement)});
    EXPECT_EQ(room_.open_offer(), "");
}

TEST_F(RoomRemoteTest, LetsNothingPastedReplaceAGameThatIsPlayed) {
    const OpenText pasted{"1. d4 *"};
    join("1. e4 e5 *");
    room_.act(pasted);
    EXPECT_EQ(events(), "You are playing online: finish this game before you paste anything.|");
    EXPECT_TRUE(room_.is_remote());
    hear(EndDeclared{Outcome::draw(Reason::agreement)});
    room_.act(pasted);
    EXPECT_FALSE(room_.is_remote());
    join("1. e4 e5 *", {}, SeatKind::remote);
    room_.act(pasted);
    EXPECT_FALSE(room_.is_remote()) << "it was only watched";
}

} // namespace
} // namespace room
