#include "uci/conversation.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "core/random.hpp"
#include "uci/talk_fixture.hpp"

namespace uci {
namespace {

using game::Rules;

/// What happens to the searchers of a conversation.
struct Diary {
    std::atomic<int> stops = 0;
    std::atomic<int> searches = 0; ///< those that have ended
    std::atomic<bool> is_pondering = false;
    std::atomic<std::uint64_t> megabytes = 0;
    std::atomic<engine::Searcher*> searcher = nullptr; ///< the last that was made
    std::vector<std::uint64_t> seeds; ///< of the choices, to be read while there is no search

    template <class Value>
    static void wait_for(const std::atomic<Value>& value, Value least) {
        for (Value now = value; now < least; now = value) value.wait(now);
    }
};

/// Tells one thought, and then waits for `stop` unless it has a depth. A move is always a2a3.
class Dreamer final : public engine::Searcher {
  public:
    explicit Dreamer(Diary& diary) : diary_(diary) { diary.searcher = this; }

    bool set_game(std::string_view, std::span<const std::string>) override { return true; }
    engine::Thought think(const engine::SearchRequest& request) override {
        if (request.strength) return choose(*request.strength);
        const engine::Thought thought{.lines = {{.moves = {"a2a3"}}}, .depth = 1};
        request.listen(thought);
        if (request.limits.depth == 0) is_stopped_.wait(false);
        ++diary_.searches;
        diary_.searches.notify_all();
        return thought;
    }
    void set_threads(int) override {}
    bool set_table(std::size_t megabytes) override {
        if (megabytes > 1'000) return false;
        diary_.megabytes = megabytes;
        return true;
    }
    void clear() override {}
    void stop() override {
        is_stopped_ = true;
        is_stopped_.notify_all();
        ++diary_.stops;
        diary_.stops.notify_all();
    }
    void resume() override { is_stopped_ = false; }
    void ponder() override { diary_.is_pondering = true; }
    void ponder_hit() override { diary_.is_pondering = false; }

  private:
    engine::Thought choose(const engine::Strength& strength) {
        diary_.seeds.push_back(strength.seed);
        return {.lines = {{.centipawns = strength.level, .moves = {"b2b3"}}}, .depth = 1};
    }

    Diary& diary_;
    std::atomic<bool> is_stopped_ = false;
};

MakeSearcher dreamers(Diary& diary) {
    return [&](Rules, std::size_t, const engine::Networks&) {
        return std::make_unique<Dreamer>(diary);
    };
}

TEST(Conversation, StopsAndAnswersDuringASearch) {
    for (const char* variant : {"chess", "stackchess"}) {
        Talk talk;
        talk.say(std::string("setoption name UCI_Variant value ") + variant);
        talk.say("go infinite");
        EXPECT_NE(talk.ear.wait_for("info depth 4"), "");
        talk.say("isready");
        EXPECT_EQ(talk.ear.wait_for("readyok"), "readyok");
        EXPECT_EQ(talk.count("bestmove"), 0U);
        talk.say("stop");
        EXPECT_NE(talk.ear.wait_for("bestmove "), "");
        talk.say("go depth 3");
        EXPECT_NE(talk.ear.wait_for("bestmove "), "") << "later searches are not stopped";
        EXPECT_GT(talk.count("info depth 3"), 1U);
    }
}

TEST(Conversation, HoldsTheMoveBackUntilItIsWanted) {
    for (const auto& [go, order] :
         {std::pair("go infinite depth 1", "stop"), std::pair("go ponder depth 1", "ponderhit"),
          std::pair("go ponder depth 1", "stop")}) {
        Diary diary;
        Talk talk(dreamers(diary));
        talk.say(go);
        Diary::wait_for(diary.searches, 1);
        talk.settle();
        EXPECT_EQ(talk.count("bestmove"), 0U) << go;
        talk.say(order);
        EXPECT_EQ(talk.ear.wait_for("bestmove"), "bestmove a2a3");
    }
}

TEST(Conversation, PondersUntilTheMoveIsPlayed) {
    Diary diary;
    Talk talk(dreamers(diary));
    talk.say("go ponder wtime 1000 btime 1000");
    talk.ear.wait_for("info depth 1");
    EXPECT_TRUE(diary.is_pondering);
    talk.say("ponderhit");
    talk.settle();
    EXPECT_FALSE(diary.is_pondering);
    talk.say("stop");
    EXPECT_EQ(talk.ear.wait_for("bestmove"), "bestmove a2a3");
    talk.say("go depth 1");
    talk.ear.wait_for("bestmove");
    EXPECT_FALSE(diary.is_pondering);
}

TEST(Conversation, KeepsToItsClockOnceThePonderedMoveIsPlayed) {
    Talk talk;
    talk.say("position startpos moves e2e4 e7e5");
    talk.say("go ponder wtime 100 btime 100");
    talk.ear.wait_for("info depth 4");
    EXPECT_EQ(talk.count("bestmove"), 0U);
    talk.say("ponderhit");
    EXPECT_NE(talk.ear.wait_for("bestmove "), "");
}

TEST(Conversation, FollowsOrdersThatComeBeforeTheSearchHasBegun) {
    Diary diary;
    Talk talk(dreamers(diary));
    for (int i = 0; i < 50; ++i) talk.mouth.say("go infinite\nstop\n");
    for (int i = 0; i < 50; ++i) talk.mouth.say("go ponder depth 1\nponderhit\n");
    talk.end();
    EXPECT_EQ(talk.count("bestmove"), 100U);
}

TEST(Conversation, AnswersEveryGo) {
    Diary diary;
    Talk talk(dreamers(diary));
    talk.say("go infinite");
    talk.say("go infinite");
    talk.say("go depth 1");
    talk.ear.wait_for("info depth 1");
    talk.settle();
    EXPECT_EQ(talk.count("bestmove"), 0U);
    talk.say("stop");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(talk.ear.wait_for("bestmove"), "bestmove a2a3");
    talk.say("stop");
    talk.say("ponderhit");
    talk.end();
    EXPECT_EQ(talk.count("bestmove"), 3U) << "nothing to stop";
}

TEST(Conversation, DoesWhatComesDuringASearchAfterIt) {
    Talk talk;
    talk.say("go infinite");
    talk.say("setoption name UCI_Variant value stackchess");
    talk.say("position startpos moves a1a2 f5f4");
    talk.ear.wait_for("info depth 2");
    talk.say("stop");
    talk.ear.wait_for("bestmove");
    talk.say("go depth 2 searchmoves 2a2a4");
    EXPECT_TRUE(talk.ear.wait_for("bestmove").starts_with("bestmove 2a2a4 ponder "));
}

TEST(Conversation, EndsWithItsInput) {
    for (const char* last : {"go infinite", "go ponder wtime 9 btime 9", "go", "go\r\n\n stop",
                             "go movetime 99999999", "go wtime 99999999 btime 99999999"}) {
        Talk talk;
        talk.mouth.say(last); // half a line
        talk.end();
        EXPECT_EQ(talk.count("bestmove"), 1U) << last;
    }
    Talk limited;
    limited.say("go depth 5");
    limited.end();
    EXPECT_EQ(limited.count("info depth 5"), 1U) << "what has a limit is finished";
    EXPECT_EQ(limited.count("bestmove"), 1U);
}

TEST(Conversation, FindsTheMateThatWasAskedForAmongSeveralLines) {
    Talk talk;
    talk.say("setoption name MultiPV value 3");
    talk.say("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    talk.say("go mate 1");
    EXPECT_TRUE(talk.ear.wait_for("bestmove").starts_with("bestmove a1a8"));
}

TEST(Conversation, QuitsDuringASearch) {
    for (const char* go : {"go infinite", "go depth 60", "go ponder", "go perft 20"}) {
        Talk talk;
        talk.say(go);
        talk.say("go infinite");
        talk.say("quit");
        talk.end();
        EXPECT_GE(talk.count("bestmove"), 1U) << go;
    }
}

TEST(Conversation, StopsWhenNobodyListens) {
    Diary diary;
    Talk talk(dreamers(diary));
    talk.ear.fail();
    talk.say("go infinite");
    Diary::wait_for(diary.stops, 1);
    talk.say("go infinite");
    Diary::wait_for(diary.stops, 2);
    talk.end();
    EXPECT_EQ(talk.ear.lines().size(), 0U);
}

TEST(Conversation, HearsThoughNobodyReads) {
    Diary diary;
    Talk talk(dreamers(diary));
    talk.settle();
    talk.ear.block(true);
    talk.say("go infinite");
    talk.say("isready");
    talk.say("stop");
    Diary::wait_for(diary.stops, 1);
    talk.ear.block(false);
    EXPECT_EQ(talk.ear.wait_for("bestmove"), "bestmove a2a3");
}

/// Much more than is kept, in lines that are all refused.
constexpr std::size_t many_lines = 300;
constexpr std::size_t line_size = 100'000;
void flood(Talk& talk) {
    const std::string line = "position fen " + std::string(line_size, 'x');
    for (std::size_t i = 0; i < many_lines; ++i) talk.say(line);
}

TEST(Conversation, ReadsNoMoreThanItCanKeep) {
    Diary diary;
    Talk talk(dreamers(diary));
    talk.say("go nodes 1"); // it has a limit, so it counts as ending by itself
    talk.ear.wait_for("info depth 1");
    flood(talk);
    EXPECT_GT(talk.mouth.left_unread(), many_lines * line_size / 2);
    diary.searcher.load()->stop();
    EXPECT_EQ(talk.ear.wait_for("bestmove"), "bestmove a2a3");
    talk.settle();
    EXPECT_EQ(talk.count("info string position refused"), many_lines) << "all is followed";
}

TEST(Conversation, IsStoppedThroughAFlood) {
    Diary diary;
    Talk talk(dreamers(diary));
    talk.say("go infinite");
    talk.ear.wait_for("info depth 1");
    flood(talk);
    talk.say("go depth 1 searchmoves " + std::string(2 * line_size, 'x'));
    talk.say("stop");
    EXPECT_EQ(talk.ear.wait_for("bestmove"), "bestmove a2a3");
    talk.settle();
    const std::size_t refused = talk.count("info string refused: too many commands");
    EXPECT_GT(refused, many_lines / 2);
    EXPECT_EQ(refused + talk.count("info string position refused"), many_lines + 1)
        << "each was followed or refused, the last search as well";
    EXPECT_EQ(talk.count("bestmove"), 1U);
}

TEST(Conversation, SaysNoMoreThanIsRead) {
    Diary diary;
    Talk talk(dreamers(diary));
    talk.say("go infinite");
    talk.ear.wait_for("info depth 1");
    talk.ear.block(true);
    constexpr std::size_t questions = 100'000;
    std::string text;
    for (std::size_t i = 0; i < questions; ++i) text += "isready\n";
    talk.mouth.say(text);
    EXPECT_GT(talk.mouth.left_unread(), text.size() / 2);
    talk.ear.block(false);
    talk.say("stop");
    EXPECT_EQ(talk.ear.wait_for("bestmove"), "bestmove a2a3");
    talk.end();
    EXPECT_EQ(talk.count("readyok"), questions);
}

TEST(Conversation, IsReadyOnlyWhenAllBeforeIsAnswered) {
    for (int i = 0; i < 20; ++i) {
        Diary diary;
        Talk talk(dreamers(diary));
        talk.mouth.say("uci\nsetoption name Nonsense\ngo infinite\nisready\n");
        talk.ear.wait_for("readyok");
        EXPECT_EQ(talk.count("uciok"), 1U);
        EXPECT_EQ(talk.count("info string setoption refused"), 1U);
    }
}

TEST(Conversation, PlaysAtALevel) {
    Diary diary;
    Talk talk(dreamers(diary));
    const auto move = [&](std::string_view go) {
        talk.say(go);
        return talk.ear.wait_for("bestmove");
    };
    talk.say("setoption name Level value 3");
    talk.say("go depth 1");
    EXPECT_NE(talk.ear.wait_for("info").find(" score cp 3 "), std::string::npos);
    EXPECT_EQ(talk.ear.wait_for("bestmove"), "bestmove b2b3");
    EXPECT_EQ(move("go depth 1 searchmoves a2a3"), "bestmove a2a3");
    talk.say("setoption name Level value 0");
    EXPECT_EQ(move("go depth 1"), "bestmove a2a3");
    talk.say("setoption name UCI_LimitStrength value true");
    EXPECT_EQ(move("go depth 1"), "bestmove b2b3");
    talk.say("setoption name UCI_AnalyseMode value true");
    EXPECT_EQ(move("go depth 1"), "bestmove a2a3");
}

TEST(Conversation, RepeatsTheChoicesOfASeed) {
    Diary diary;
    Talk talk(dreamers(diary));
    const auto seeds_after = [&](std::string_view order) {
        talk.say(order);
        for (int i = 0; i < 2; ++i) {
            talk.say("go depth 1");
            talk.ear.wait_for("bestmove");
        }
        return std::exchange(diary.seeds, {});
    };
    talk.say("setoption name Level value 3");
    const auto seeds = seeds_after("setoption name Seed value 7");
    ASSERT_EQ(seeds.size(), 2U);
    EXPECT_NE(seeds[0], seeds[1]);
    EXPECT_EQ(seeds_after("setoption name Seed value 7"), seeds);
    EXPECT_EQ(seeds_after("ucinewgame"), seeds);
    EXPECT_NE(seeds_after("setoption name Seed value 8"), seeds);
    const auto other = seeds_after("setoption name Seed value 0");
    EXPECT_NE(seeds_after("ucinewgame"), other);
}

TEST(Conversation, TakesTheMemoryThereIs) {
    Diary diary;
    Talk talk(dreamers(diary));
    talk.say("setoption name Hash value 100");
    talk.say("setoption name Hash value 5000");
    EXPECT_EQ(talk.ear.wait_for("info"),
              "info string setoption refused: not enough memory for Hash 5000");
    EXPECT_EQ(diary.megabytes, 100U);
}

TEST(Conversation, SaysWhatItDoesNotKnowOnlyWhenDebugging) {
    Talk talk;
    talk.say("hello register later");
    talk.say("debug on");
    talk.say("hello isready");
    EXPECT_EQ(talk.ear.wait_for("info"), "info string unknown word hello");
    EXPECT_EQ(talk.ear.wait_for("readyok"), "readyok") << "the rest of the line is followed";
    for (const char* line : {"position here startpos", "position startpos there moves e2e4",
                             "setoption the name MultiPV value 1", "go quickly depth 1"}) {
        talk.say(line);
        EXPECT_TRUE(talk.ear.wait_for("info string").starts_with("info string unknown word "))
            << line;
    }
    talk.ear.wait_for("bestmove");
    talk.say("debug off");
    talk.settle();
    const std::size_t before = talk.count("info string");
    talk.say("hello");
    talk.say("position here startpos");
    talk.settle();
    EXPECT_EQ(talk.count("info string"), before);
}

TEST(Conversation, SurvivesNoise) {
    Talk talk;
    core::Random random(7);
    std::string noise;
    for (int i = 0; i < 100'000; ++i) noise += static_cast<char>(random.below(256));
    talk.say(noise);
    talk.say("position startpos moves " + std::string(1'000'000, 'x'));
    talk.say(std::string(5'000'000, 'y'));
    std::string shuffle = "position startpos moves";
    while (shuffle.size() < 1'000'000) shuffle += " g1f3 g8f6 f3g1 f6g8";
    talk.say(shuffle);
    talk.say("go nodes 100");
    EXPECT_NE(talk.ear.wait_for("bestmove "), "");
}

TEST(Conversation, CountsAndCanBeStopped) {
    Talk talk;
    talk.say("go perft 3");
    EXPECT_EQ(talk.ear.wait_for("Nodes"), "Nodes searched: 8902");
    talk.say("go perft 0");
    EXPECT_EQ(talk.ear.wait_for("Nodes"), "Nodes searched: 1");
    talk.say("go perft 30");
    talk.say("stop");
    EXPECT_EQ(talk.ear.wait_for("info"), "info string perft stopped");
}

} // namespace
} // namespace uci
