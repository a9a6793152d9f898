#include "online/client_fixture.hpp"
#include "room/result_card.hpp"

namespace online {
namespace {

using core::Color;
using game::Outcome;
using game::Reason;
using play::OfferKind;
using wire::Why;
using namespace std::chrono_literals;

wire::Moved moved(std::string move, wire::Clocks left = {}) {
    return {.move = std::move(move), .left = left};
}

TEST_F(ClientTest, EntersAGameThatHasBegun) {
    come();
    hear(wire::Lobby{
        {{.id = "s7Qm20Xc", .by = guest("Anne"), .terms = {.clock = play::TimeControl{60s, 0s}}},
         {.id = "d9Wb31Yz", .by = guest("Anne"), .terms = {.days = 3}}}});
    forget();
    hear(wire::GameStarted{"k3Tz81Qa", Color::white});
    EXPECT_EQ(kinds(), "watch_game|");
    EXPECT_EQ(events(), "") << "nothing is known of it yet";
    hear(game());
    EXPECT_EQ(events(), "game|");
    EXPECT_EQ(kinds(), "cancel_seek|leave_lobby|") << "who plays looks for nobody else now";
    EXPECT_TRUE(room_.is_remote());
    EXPECT_EQ(room_.snapshot().seat(Color::white).kind, play::SeatKind::person);
    EXPECT_EQ(room_.snapshot().seat(Color::black).name, "Bob");
    EXPECT_EQ(room_.snapshot().clocks, (room::ShownClocks{60s, 50s}));
    EXPECT_TRUE(room_.snapshot().is_clock_stopped) << "until both have moved";
}

TEST_F(ClientTest, ReturnsToAGameThatIsBeingPlayed) {
    come({"k3Tz81Qa"});
    EXPECT_EQ(kinds(), "hello|watch_game|");
    hear(game("e2e4 e7e5", 2));
    EXPECT_EQ(plies(), 2U);
}

TEST_F(ClientTest, PlaysAMoveAndHearsTheAnswer) {
    enter_game(game());
    const wire::GameAct act = play("e4");
    EXPECT_EQ(act.seen, 0U);
    EXPECT_EQ(std::get<wire::PlayMove>(act.act).move, "e2e4");
    EXPECT_FALSE(act.nonce.empty());
    EXPECT_TRUE(room_.snapshot().pending);
    happen(1, moved("e2e4"), act.nonce);
    EXPECT_FALSE(room_.snapshot().pending);
    happen(2, moved("e7e5", wire::ByColor<wire::Milliseconds>{59s, 48s}));
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(room_.snapshot().clocks, (room::ShownClocks{59s, 48s}));
    EXPECT_FALSE(room_.snapshot().is_clock_stopped);
    EXPECT_EQ(play("Nf3").seen, 2U);
}

TEST_F(ClientTest, MakesADifferentNonceForEveryAct) {
    enter_game(game("e2e4 e7e5", 2));
    std::set<std::string> nonces;
    for (int i = 0; i < 5; ++i) {
        client_.give_time();
        nonces.insert(std::get<wire::GameAct>(sent().at(0)).nonce);
    }
    EXPECT_EQ(nonces.size(), 5U);
}

TEST_F(ClientTest, TakesBackAMoveThatTheServerRefuses) {
    enter_game(game());
    const wire::GameAct act = play("e4");
    hear(wire::Refused{"play_move", {.why = Why::behind}, "k3Tz81Qa", act.nonce});
    EXPECT_FALSE(room_.snapshot().pending);
    EXPECT_EQ(room_events(),
              "The game has changed in the meantime: look at the board, then try again.|");
    hear(wire::Refused{"play_move", {.why = Why::behind}, "k3Tz81Qa", act.nonce});
    EXPECT_EQ(room_events(), "") << "it was answered already";
}

TEST_F(ClientTest, SendsAMoveAgainWhenTheLineIsBack) {
    enter_game(game("e2e4 e7e5", 2));
    const wire::GameAct act = play("Nf3");
    lose_line();
    EXPECT_TRUE(room_.snapshot().pending);
    forget();
    come();
    EXPECT_EQ(sent(),
              (std::vector<wire::FromClient>{wire::Hello{.secret = "s3cret", .name = "Anne"},
                                             wire::WatchGame{"k3Tz81Qa", 2}, act}));
    happen(3, moved("g1f3"), act.nonce);
    EXPECT_EQ(plies(), 3U);
    EXPECT_FALSE(room_.snapshot().pending);
    lose_line();
    forget();
    come();
    EXPECT_EQ(kinds(), "hello|watch_game|") << "it was answered";
}

TEST_F(ClientTest, SendsWhatWasPlayedWithoutALine) {
    enter_game(game("e2e4 e7e5", 2));
    lose_line();
    forget();
    room_.act(room::PlayMove{"Nf3"});
    client_.pass_on();
    EXPECT_EQ(kinds(), "");
    EXPECT_EQ(events(), "There is no connection at the moment: this will be sent as soon as it is "
                        "restored.|");
    come();
    EXPECT_EQ(kinds(), "hello|watch_game|play_move|");
}

TEST_F(ClientTest, WithdrawsAMoveAsLongAsItHasNotBeenSent) {
    enter_game(game());
    lose_line();
    EXPECT_FALSE(client_.has_unsent_move());
    play("e2e4");
    EXPECT_TRUE(client_.has_unsent_move());
    client_.withdraw_move();
    EXPECT_FALSE(client_.has_unsent_move());
    EXPECT_FALSE(room_.snapshot().pending);
    play("d2d4");
    forget();
    come({"k3Tz81Qa"});
    EXPECT_EQ(kinds(), "hello|watch_game|play_move|");
    EXPECT_FALSE(client_.has_unsent_move());
    lose_line();
    forget();
    client_.withdraw_move();
    EXPECT_EQ(events(), "Your move is on its way: wait for the server's answer.|");
    EXPECT_TRUE(room_.snapshot().pending) << "the server may have it";
}

TEST_F(ClientTest, ShowsAMoveOnItsWayOnABoardThatComesAnew) {
    enter_game(game());
    const wire::GameAct act = play("e4");
    lose_line();
    come();
    forget();
    hear(game()); // there were no events, so the whole game is sent
    ASSERT_TRUE(room_.snapshot().pending);
    EXPECT_EQ(room_.snapshot().pending->text, "e2e4");
    client_.pass_on();
    EXPECT_EQ(kinds(), "") << "it was sent again already";
    happen(1, moved("e2e4"), act.nonce);
    EXPECT_EQ(plies(), 1U);
}

TEST_F(ClientTest, SetsTheClocksAfterALineWasLost) {
    const auto times = [](int white, int black) {
        return wire::ByColor<wire::Milliseconds>{wire::Milliseconds(white),
                                                 wire::Milliseconds(black)};
    };
    wire::GameState state = game("e2e4 e7e5", 2);
    state.is_running = true;
    enter_game(state);
    EXPECT_FALSE(room_.snapshot().is_clock_stopped);
    lose_line();
    come();
    hear(wire::ClockReading{"k3Tz81Qa", times(40'000, 50'000), false});
    EXPECT_EQ(*room_.snapshot().clocks, times(40'000, 50'000));
    EXPECT_TRUE(room_.snapshot().is_clock_stopped);
}

TEST_F(ClientTest, HearsAnEventOnce) {
    enter_game(game());
    happen(1, moved("e2e4"));
    happen(1, moved("e2e4"));
    happen(2, moved("e7e5"));
    happen(1, moved("e2e4"));
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(client_.game()->number, 2U);
    EXPECT_EQ(kinds(), "");
}

TEST_F(ClientTest, AsksOnceForWhatItMissed) {
    enter_game(game("e2e4", 1));
    happen(3, moved("g1f3"));
    happen(4, moved("b8c6"));
    EXPECT_EQ(sent(), std::vector<wire::FromClient>{(wire::WatchGame{"k3Tz81Qa", 1})});
    EXPECT_EQ(plies(), 1U);
    happen(2, moved("e7e5"));
    happen(3, moved("g1f3"));
    happen(4, moved("b8c6"));
    EXPECT_EQ(plies(), 4U);
}

TEST_F(ClientTest, AsksForTheWholeGameWhereAnEventDoesNotFit) {
    enter_game(game("e2e4", 1));
    happen(2, moved("e2e4"));
    EXPECT_EQ(sent(), std::vector<wire::FromClient>{wire::WatchGame{"k3Tz81Qa"}});
    hear(game("e2e4 c7c5", 2));
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(events(), "") << "it is the same game";
}

TEST_F(ClientTest, PassesOffersThroughTheRoom) {
    enter_game(game("e2e4 e7e5", 2));
    happen(3, wire::Offered{OfferKind::draw, Color::black});
    ASSERT_TRUE(room_.is_asking());
    room_.act(room::Answer{false});
    client_.pass_on();
    EXPECT_EQ(kinds(), "answer_offer|");
    happen(4, wire::Declined{OfferKind::draw, Color::white});
    room_.act(room::OfferDraw{});
    client_.pass_on();
    EXPECT_EQ(kinds(), "make_offer|");
    room_.act(room::TakeBack{});
    client_.pass_on();
    EXPECT_EQ(kinds(), "make_offer|");
    happen(5, wire::Offered{OfferKind::takeback, Color::white});
    happen(6, wire::TookBack{.plies = 2});
    EXPECT_EQ(plies(), 0U);
    room_.act(room::Resign{.is_sure = true});
    client_.pass_on();
    EXPECT_EQ(kinds(), "resign|");
    happen(7, wire::Ended{Outcome::win(Color::black, Reason::resignation)});
    EXPECT_TRUE(room_.snapshot().outcome.is_over());
    EXPECT_TRUE(client_.game()->is_over);
}

TEST_F(ClientTest, SeesOffersThatWereMadeBefore) {
    wire::GameState state = game("e2e4 e7e5", 3);
    state.draw = Color::black;
    enter_game(state);
    EXPECT_TRUE(room_.is_asking());
    hear(state); // again, after the line was lost
    EXPECT_TRUE(room_.is_asking());
    EXPECT_EQ(plies(), 2U);
}

TEST_F(ClientTest, SeesAGameToItsEnd) {
    enter_game(game("f2f3 e7e5 g2g4", 3));
    happen(4, moved("d8h4"));
    happen(5,
           wire::Ended{.outcome = Outcome::win(Color::black, Reason::checkmate),
                       .ratings = wire::ByColor<wire::RatingChange>{{{1500, 1490}, {1500, 1512}}}});
    EXPECT_EQ(room_events(), "d8h4|end|");
    EXPECT_EQ(events(), "Anne: rating 1490 (-10)|Bob: rating 1512 (+12)|");
    EXPECT_EQ(room::result_card(voice, room_.snapshot()).ratings,
              (std::vector<std::string>{"Anne: rating 1490 (-10)", "Bob: rating 1512 (+12)"}));
    EXPECT_EQ(kinds(), "");
}

TEST_F(ClientTest, OpensGamesThatAreOverHoweverTheyEnded) {
    for (const Outcome& outcome :
         {Outcome::win(Color::white, Reason::resignation), Outcome::win(Color::black, Reason::time),
          Outcome::win(Color::white, Reason::abandonment), Outcome::draw(Reason::agreement),
          Outcome::draw(Reason::too_many_moves)}) {
        come();
        client_.follow_game("k3Tz81Qa");
        wire::GameState state = game("e2e4 e7e5", 3, wire::Participant::watcher);
        state.end = wire::Ended{.outcome = outcome};
        hear(state);
        EXPECT_EQ(room_.snapshot().outcome, outcome);
        client_.leave_game();
    }
}

TEST_F(ClientTest, LeavesAGameThatWasAborted) {
    wire::GameState state = game();
    state.terms.clock.reset();
    enter_game(state);
    client_.abort();
    EXPECT_EQ(kinds(), "abort|");
    happen(1, wire::Ended{});
    EXPECT_EQ(events(), "The game was aborted and has no result.|gone|");
    EXPECT_FALSE(client_.game());
    EXPECT_FALSE(room_.has_game());
    EXPECT_EQ(kinds(), "leave_game|watch_lobby|");
}

TEST_F(ClientTest, SaysWhyAGameWasAborted) {
    enter_game(game());
    happen(1, wire::Ended{.by = core::Color::black});
    EXPECT_EQ(events(), "Bob has aborted the game: there is no result.|gone|");
    enter_game(game("e2e4", 1));
    happen(2, wire::Ended{});
    EXPECT_EQ(events(), "The game was aborted and has no result: Bob did not make a first move "
                        "within 30 seconds.|gone|");
}

TEST_F(ClientTest, TellsWhoIsHere) {
    enter_game(game("e2e4 e7e5", 2));
    hear(wire::Presence{"k3Tz81Qa", Color::black, false, std::chrono::seconds(60)});
    hear(wire::Presence{"k3Tz81Qa", Color::black, true, {}});
    hear(wire::Presence{"k3Tz81Qa", Color::white, true, {}});
    hear(wire::Presence{"k3Tz81Qa", Color::black, false, {}});
    hear(wire::Presence{"k3Tz81Qa", Color::black, false, {}});
    hear(wire::Presence{"k3Tz81Qa", Color::black, false, std::chrono::seconds(50)}); // now opened
    EXPECT_EQ(events(),
              "Bob has left. You can claim the win in 60 seconds. "
              "Then type 'claim'.|claim in 60|"
              "Bob is here.|Bob has left.|Bob has left. You can claim the win in 50 seconds. "
              "Then type 'claim'.|claim in 50|");
    client_.claim_left();
    EXPECT_EQ(kinds(), "claim_left|");
}

TEST_F(ClientTest, Chats) {
    enter_game(game());
    client_.say("Hello");
    EXPECT_EQ(sent(), std::vector<wire::FromClient>{(wire::SayInGame{"k3Tz81Qa", "Hello"})});
    for (int i = 0; i < 300; ++i) hear(wire::SaidInGame{"k3Tz81Qa", {"Bob", std::to_string(i)}});
    EXPECT_EQ(client_.game()->chat.size(), 200U);
    EXPECT_EQ(client_.game()->chat.back().text, "299");
    hear(wire::SaidInGame{"p0Lk2Jh7", {"Bob", "elsewhere"}});
    EXPECT_EQ(client_.game()->chat.back().text, "299");
}

TEST_F(ClientTest, DoesNotHearWhoIsMuted) {
    wire::GameState state = game();
    state.chat = {{"bob", "before"}, {"Eve", "hello"}};
    enter_game(state);
    client_.say("/mute");
    EXPECT_EQ(events(), "What Bob writes is no longer shown. /unmute Bob shows it again.|");
    EXPECT_EQ(client_.game()->chat.size(), 1U);
    hear(wire::SaidInGame{"k3Tz81Qa", {"Bob", "again"}});
    hear(wire::SaidInGame{"k3Tz81Qa", {"Eve", "you?"}});
    EXPECT_EQ(events(), "<you?|");
    lose_line();
    come({"k3Tz81Qa"});
    hear(state);
    EXPECT_EQ(client_.game()->chat.size(), 1U) << "also when the game is shown anew";
    forget();
    client_.say("/unmute BOB");
    hear(wire::SaidInGame{"k3Tz81Qa", {"Bob", "at last"}});
    EXPECT_EQ(events(), "What BOB writes is shown again.|<at last|");
    EXPECT_TRUE(sent().empty()) << "the server has nothing to do with it";
}

TEST_F(ClientTest, BlocksAndReports) {
    enter_game(game());
    client_.say("/block");
    client_.say("/débloquer Eve");
    client_.say("/REPORT  plays like a machine ");
    EXPECT_EQ(sent(), (std::vector<wire::FromClient>{
                          wire::Block{"Bob", true}, wire::Block{"Eve", false},
                          wire::Report{"k3Tz81Qa", "Bob", "plays like a machine"}}));
    hear(wire::Done{"block"});
    hear(wire::Done{"report"});
    EXPECT_EQ(events(), "Eve is no longer blocked.|"
                        "The operator of the server will read your report.|");
    for (const char* const text : {"/", "/report", "/dance"}) {
        client_.say(text);
        EXPECT_TRUE(events().starts_with("/mute NAME: ")) << text;
    }
    EXPECT_TRUE(sent().empty());
}

TEST_F(ClientTest, NamesWhoIsMeantWhereItWatches) {
    enter_game(game("", 0, wire::Participant::watcher));
    client_.say("/mute");
    client_.say("/report loses on purpose");
    EXPECT_EQ(events(), "Who do you mean? Add a name.|Who do you mean? Add a name.|");
    client_.say("/report bob loses on purpose");
    EXPECT_EQ(sent(),
              (std::vector<wire::FromClient>{wire::Report{"k3Tz81Qa", "bob", "loses on purpose"}}));
}

TEST_F(ClientTest, PlaysARematch) {
    enter_game(game("e2e4 e7e5", 2));
    client_.rematch(true);
    EXPECT_EQ(events(), "The game is not over.|");
    happen(3, wire::Ended{Outcome::draw(Reason::agreement)});
    room_.act(room::Rematch{});
    client_.pass_on();
    EXPECT_EQ(kinds(), "rematch|");
    hear(wire::RematchWish{"k3Tz81Qa", Color::white, ""});
    hear(wire::RematchWish{"k3Tz81Qa", Color::black, ""});
    hear(wire::RematchWish{"k3Tz81Qa", std::nullopt, ""});
    EXPECT_EQ(events(),
              "You have offered a rematch.|Bob offers a rematch. Type 'rematch' to accept it.|"
              "No rematch.|");
    hear(wire::RematchWish{"k3Tz81Qa", std::nullopt, ""});
    EXPECT_EQ(events(), "") << "there was none";
    hear(wire::RematchWish{.game = "k3Tz81Qa", .by = Color::white, .is_away = true});
    EXPECT_TRUE(client_.game()->rematch_waits);
    EXPECT_EQ(events(),
              "You have offered a rematch. Bob has left and will see the offer after coming "
              "back to this game.|");
    hear(wire::Presence{.game = "k3Tz81Qa", .side = Color::black, .is_here = false});
    hear(wire::Presence{.game = "k3Tz81Qa", .side = Color::black, .is_here = true});
    EXPECT_FALSE(client_.game()->rematch_waits);
    forget();
    hear(wire::RematchWish{"k3Tz81Qa", Color::black, "p0Lk2Jh7"});
    hear(wire::GameStarted{"p0Lk2Jh7", Color::black});
    EXPECT_EQ(kinds(), "leave_game|watch_game|");
    wire::GameState next = game("", 0, wire::Participant::black);
    next.game = "p0Lk2Jh7";
    hear(next);
    EXPECT_EQ(events(), "game|");
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(room_.snapshot().seat(Color::black).kind, play::SeatKind::person);
}

TEST_F(ClientTest, StaysInItsGameWhenAnotherBegins) {
    enter_game(game("e2e4", 1));
    hear(wire::GameStarted{"p0Lk2Jh7", Color::black});
    EXPECT_EQ(kinds(), "");
    EXPECT_EQ(client_.game()->id, "k3Tz81Qa");
    EXPECT_TRUE(client_.lobby().own_games.contains("p0Lk2Jh7"));
}

TEST_F(ClientTest, LeavesForTheLobby) {
    enter_game(game("e2e4", 1));
    client_.leave_game();
    EXPECT_EQ(kinds(), "leave_game|watch_lobby|");
    EXPECT_FALSE(client_.game());
    happen(2, moved("e7e5"));
    EXPECT_EQ(events(), "");
}

TEST_F(ClientTest, StaysInTheLobbyWhenTheLineIsBackUnlessAGameHasBegun) {
    enter_game(game("e2e4", 1));
    client_.leave_game();
    lose_line();
    forget();
    come({"k3Tz81Qa"});
    EXPECT_EQ(kinds(), "hello|watch_lobby|");
    lose_line();
    forget();
    come({"k3Tz81Qa", "p0Lk2Jh7"});
    EXPECT_EQ(kinds(), "hello|watch_game|");
    EXPECT_EQ(client_.game()->id, "p0Lk2Jh7");
}

TEST_F(ClientTest, DoesNotShowAGameThatBreaksTheRules) {
    come();
    client_.follow_game("k3Tz81Qa");
    forget();
    hear(game("e2e5", 1));
    EXPECT_EQ(events(), "This game cannot be shown: it may come from a later version.|gone|");
    EXPECT_FALSE(client_.game());
}

TEST_F(ClientTest, BoundsWhatWaitsForALine) {
    enter_game(game("e2e4 e7e5", 2));
    lose_line();
    for (int i = 0; i < 100; ++i) {
        room_.act(room::Resign{.is_sure = true});
        client_.pass_on();
    }
    forget();
    come();
    EXPECT_EQ(sent().size(), 2U + 16U);
}

TEST_F(ClientTest, SaysWhatItsSentencesAreAbout) {
    enter_game(game());
    const auto topic = [this] {
        const auto all = client_.take_events();
        return all.empty() ? Topic::other : std::get<ServerNotice>(all.front()).topic;
    };
    client_.say("/mute");
    EXPECT_EQ(topic(), Topic::chat);
    client_.say("/block Eve");
    hear(wire::Done{"block"});
    EXPECT_EQ(topic(), Topic::chat);
    hear(wire::Refused{.to = "block", .objection = {wire::Why::no_such_player}});
    EXPECT_EQ(topic(), Topic::chat);
    hear(wire::Refused{.to = "cancel_challenge", .objection = {wire::Why::no_such_challenge}});
    EXPECT_EQ(topic(), Topic::other);
    hear(wire::Presence{"k3Tz81Qa", Color::black, false, {}});
    EXPECT_EQ(topic(), Topic::presence);
}

TEST_F(ClientTest, LeavesAGameForAnotherOnTheTable) {
    enter_game(game("", 0, wire::Participant::watcher));
    room_.act(room::OpenText{"1. d4 *"});
    client_.pass_on();
    EXPECT_FALSE(client_.game());
    EXPECT_EQ(kinds(), "leave_game|watch_lobby|");
    EXPECT_EQ(plies(), 1U);
}

TEST_F(ClientTest, LetsAQuestionBeAnsweredBeforeAGameThatHasBegun) {
    room_.act(room::OpenText{"1. d4 *"});
    keeper_.running["a"] = "any";
    room_.act(room::RemoveInterrupted{{.path = "a"}});
    enter_game(game());
    EXPECT_FALSE(client_.game()->is_shown);
    client_.pass_on();
    EXPECT_EQ(kinds(), "");
    room_.act(room::Answer{false});
    client_.pass_on();
    client_.pass_on();
    EXPECT_EQ(kinds(), "watch_game|");
    hear(game());
    EXPECT_EQ(events(), "game|");
    forget();
    EXPECT_EQ(play("e2e4").game, "k3Tz81Qa");
}

} // namespace
} // namespace online
