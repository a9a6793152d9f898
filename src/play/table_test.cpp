#include "play/table.hpp"

#include <deque>
#include <thread>

#include <gtest/gtest.h>

#include "play/saves.hpp"
#include "record/annotation.hpp"

namespace play {
namespace {

using core::Color;
using game::Claim;
using game::Letters;
using game::Reason;
using namespace std::chrono_literals;

/// A computer that plays what it is told and remembers what it was asked.
class Puppet final : public engine::Searcher {
  public:
    struct Script {
        std::deque<std::string> moves{};
        int centipawns = 0;
        std::vector<std::string> game{}; ///< as it was last shown
        int level = 0;
        std::vector<std::uint64_t> seeds{};
        engine::Limits limits{};
        std::function<void()> while_thinking = [] {};
        bool is_stopped = false;
    };

    explicit Puppet(Script& script) : script_(script) {}

    bool set_game(std::string_view start, std::span<const std::string> moves) override {
        EXPECT_FALSE(start.empty());
        script_.game.assign(moves.begin(), moves.end());
        return true;
    }
    engine::Thought think(const engine::Limits& limits, int /*count*/) override {
        script_.limits = limits;
        script_.while_thinking();
        if (script_.moves.empty()) return {};
        engine::Line line{.centipawns = script_.centipawns, .moves = {script_.moves.front()}};
        return {.lines = {line}};
    }
    engine::Thought choose(int level, const engine::Limits& limits, std::uint64_t seed) override {
        script_.level = level;
        script_.seeds.push_back(seed);
        engine::Thought thought = think(limits, 1);
        if (!script_.moves.empty()) script_.moves.pop_front();
        return thought;
    }
    void stop() override { script_.is_stopped = true; }
    void resume() override { script_.is_stopped = false; }

  private:
    Script& script_;
};

class TableTest : public testing::Test {
  protected:
    TableTools tools() {
        return {.now = [this] { return Instant(now_); },
                .make_searcher = [this](game::Rules) { return std::make_unique<Puppet>(script_); },
                .seed = 100};
    }
    static TableOptions chess() { return {.start = chess::start_setup()}; }
    static TableOptions against_computer(Color computer = Color::black) {
        TableOptions options = chess();
        options.seats[core::index(computer)] = {SeatKind::computer, 3};
        return options;
    }
    static TableOptions with_clock(TableOptions options) {
        options.time = TimeControl{60s, 2s};
        return options;
    }
    static void play(Table& table, std::initializer_list<const char*> moves) {
        for (const char* const move : moves)
            ASSERT_TRUE(table.play(move, Letters::english)) << move;
    }
    /// The table that comes back from the file of this one.
    std::unique_ptr<Table> through_file(const Table& table) {
        const auto game = read_save(save_text(table.record()));
        EXPECT_TRUE(game);
        auto resumed = Table::resumed(game->record, tools());
        EXPECT_FALSE(resumed.refusal);
        return std::move(resumed.table);
    }

    Puppet::Script script_;
    Milliseconds now_{1000};
};

TEST_F(TableTest, PlaysAndRefuses) {
    Table table(chess(), tools());
    EXPECT_EQ(table.play("Cf3", Letters::french)->text, "g1f3");
    EXPECT_EQ(table.play("e2e4", Letters::english).error().kind, game::RefusalKind::not_yours);
    table.resign();
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::white, Reason::resignation));
    EXPECT_EQ(table.play("e7e5", Letters::english).error().kind, game::RefusalKind::game_over);
}

TEST_F(TableTest, TakesOneMoveBackBetweenPeople) {
    Table table(chess(), tools());
    EXPECT_EQ(table.undo(), 0U);
    play(table, {"e2e4", "e7e5"});
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_EQ(table.session().ply_count(), 1U);
    EXPECT_EQ(table.redo(), 1U);
    EXPECT_EQ(table.redo(), 0U);
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_EQ(table.undo(), 1U);
    play(table, {"d2d4"});
    EXPECT_EQ(table.redo(), 0U);
    table.resign();
    EXPECT_EQ(table.undo(), 0U);
    EXPECT_TRUE(table.is_over());
}

TEST_F(TableTest, TakesBothMovesBackAgainstTheComputer) {
    script_.moves = {"e7e5", "b8c6"};
    Table table(against_computer(), tools());
    for (const char* const move : {"e2e4", "g1f3"}) {
        play(table, {move});
        EXPECT_TRUE(table.computer_move());
    }
    EXPECT_EQ(table.undo(), 2U);
    EXPECT_EQ(table.session().ply_count(), 2U);
    EXPECT_EQ(table.undo(), 2U);
    EXPECT_EQ(table.undo(), 0U);
    EXPECT_EQ(table.redo(), 2U);
    EXPECT_FALSE(table.is_computer_to_move());
    EXPECT_EQ(table.redo(), 2U);
    EXPECT_EQ(table.redo(), 0U);
    play(table, {"f1c4"}); // the computer has not answered
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_FALSE(table.is_computer_to_move());
}

TEST_F(TableTest, LeavesTheComputerItsFirstMove) {
    script_.moves = {"e2e4"};
    Table table(against_computer(Color::white), tools());
    ASSERT_TRUE(table.computer_move());
    EXPECT_EQ(table.undo(), 0U);
    EXPECT_EQ(table.session().ply_count(), 1U);
}

TEST_F(TableTest, TakesNothingBackWhenStrict) {
    TableOptions options = chess();
    options.strict = true;
    Table table(options, tools());
    play(table, {"e2e4"});
    EXPECT_EQ(table.undo(), 0U);
    EXPECT_EQ(table.redo(), 0U);
}

TEST_F(TableTest, TakesAMateBack) {
    Table table(chess(), tools());
    play(table, {"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_TRUE(table.is_over());
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_FALSE(table.is_over());
}

TEST_F(TableTest, LetsTheComputerMove) {
    script_.moves = {"e7e5", "g8f6"};
    Table table(against_computer(), tools());
    EXPECT_FALSE(table.computer_move()); // it is not its turn
    play(table, {"e2e4"});
    EXPECT_TRUE(table.is_computer_to_move());
    EXPECT_EQ(table.computer_move()->text, "e7e5");
    EXPECT_EQ(script_.game, std::vector<std::string>{"e2e4"});
    EXPECT_EQ(script_.level, 3);
    EXPECT_EQ(script_.limits.time, 0ms);
    play(table, {"d2d4"});
    EXPECT_TRUE(table.computer_move());
    EXPECT_EQ(script_.game, (std::vector<std::string>{"e2e4", "e7e5", "d2d4"}));
    EXPECT_NE(script_.seeds[0], script_.seeds[1]);
    EXPECT_EQ(table.undo(), 2U);
    table.hint();
    EXPECT_EQ(script_.game, (std::vector<std::string>{"e2e4", "e7e5"}));
}

TEST_F(TableTest, StopsTheComputer) {
    script_.moves = {"e2e4", "d2d4", "c2c4", "b2b4"};
    Table table(against_computer(Color::white), tools());
    table.stop_thinking(); // before it has ever thought
    EXPECT_FALSE(table.computer_move());
    table.allow_thinking();
    script_.while_thinking = [&] { table.stop_thinking(); };
    EXPECT_FALSE(table.computer_move());
    EXPECT_TRUE(script_.is_stopped);
    EXPECT_EQ(table.session().ply_count(), 0U);
    EXPECT_FALSE(table.hint());
    table.allow_thinking();
    EXPECT_FALSE(script_.is_stopped);
    script_.while_thinking = [] {};
    EXPECT_TRUE(table.hint());
    EXPECT_TRUE(table.computer_move());
}

TEST_F(TableTest, StopsARealSearchFromAnotherThread) {
    TableOptions options{.start = stackchess::start_setup({})};
    options.seats[0] = {SeatKind::computer, engine::max_level};
    Table table(options);
    std::thread other([&] {
        std::this_thread::sleep_for(20ms);
        table.stop_thinking();
    });
    const auto before = std::chrono::steady_clock::now();
    while (table.computer_move()) table.undo();
    EXPECT_LT(std::chrono::steady_clock::now() - before, 2s);
    other.join();
    EXPECT_EQ(table.session().ply_count(), 0U);
}

TEST_F(TableTest, PlaysWholeGamesOfTheComputer) {
    for (const record::Setup& start : {record::Setup(chess::start_setup()),
                                       record::Setup(stackchess::start_setup({.size = 4}))}) {
        TableOptions options{.start = start};
        options.seats = {{{SeatKind::computer, 1}, {SeatKind::computer, 2}}};
        Table table(options, {.seed = 7});
        while (!table.is_over() && table.session().ply_count() < 40)
            ASSERT_TRUE(table.computer_move());
        EXPECT_GT(table.session().ply_count(), 4U);
        EXPECT_EQ(through_file(table)->session().text(), table.session().text());
    }
}

TEST_F(TableTest, AsksTheComputerAboutADraw) {
    script_.moves = {"e2e4"};
    Table table(against_computer(), tools());
    script_.centipawns = 300; // good for the person, who is to move
    EXPECT_TRUE(table.computer_accepts_draw());
    script_.centipawns = -300;
    EXPECT_FALSE(table.computer_accepts_draw());
    script_.centipawns = 300;
    table.stop_thinking();
    EXPECT_FALSE(table.computer_accepts_draw());
    EXPECT_FALSE(Table(chess(), tools()).computer_accepts_draw());
}

TEST_F(TableTest, GivesTheComputerAShareOfItsTime) {
    script_.moves = {"e2e4"};
    Table table(with_clock(against_computer(Color::white)), tools());
    now_ += 10s;
    ASSERT_TRUE(table.computer_move());
    EXPECT_GT(script_.limits.time, 1500ms);
    EXPECT_LT(script_.limits.time, 5000ms);
    script_.moves = {"e2e4"};
    Table late(with_clock(against_computer(Color::white)), tools());
    now_ += 59'990ms;
    ASSERT_TRUE(late.computer_move());
    EXPECT_EQ(script_.limits.time, 1ms);
}

TEST_F(TableTest, LosesOnTime) {
    Table table(with_clock(chess()), tools());
    play(table, {"e2e4"});
    now_ += 59'999ms;
    EXPECT_FALSE(table.check_flag());
    now_ += 1ms;
    EXPECT_EQ(table.play("e7e5", Letters::english).error().kind, game::RefusalKind::game_over);
    EXPECT_TRUE(table.check_flag());
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::white, Reason::time));
    now_ += 10s;
    EXPECT_EQ(table.remaining(Color::white), 62s);
}

TEST_F(TableTest, LetsAComputerLoseOnTime) {
    script_.moves = {"e2e4"};
    script_.while_thinking = [&] { now_ += 61s; };
    Table table(with_clock(against_computer(Color::white)), tools());
    EXPECT_FALSE(table.computer_move());
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::black, Reason::time));
}

TEST_F(TableTest, SetsTheClocksBack) {
    Table table(with_clock(chess()), tools());
    now_ += 5s;
    play(table, {"e2e4"});
    now_ += 7s;
    play(table, {"e7e5"});
    now_ += 20s;
    EXPECT_EQ(table.remaining(Color::white), 37s);
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_EQ(table.remaining(Color::white), 57s);
    EXPECT_EQ(table.remaining(Color::black), 60s);
    now_ += 1s;
    EXPECT_EQ(table.remaining(Color::black), 59s);
    EXPECT_EQ(table.redo(), 1U);
    EXPECT_EQ(table.remaining(Color::black), 55s);
}

TEST_F(TableTest, StopsTheClocksAtTheEnd) {
    Table table(with_clock(chess()), tools());
    play(table, {"f2f3", "e7e5", "g2g4", "d8h4"});
    now_ += 100s;
    EXPECT_EQ(table.remaining(Color::white), 64s);
    EXPECT_FALSE(table.check_flag());
    EXPECT_EQ(table.session().outcome().reason(), Reason::checkmate);
    EXPECT_EQ(table.undo(), 1U);
    now_ += 1s;
    EXPECT_EQ(table.remaining(Color::black), 61s);
    table.pause_clock();
    now_ += 1s;
    table.resume_clock();
    EXPECT_EQ(table.remaining(Color::black), 61s);
}

TEST_F(TableTest, AsksOnceAboutEachClaim) {
    Table table(chess(), tools());
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(table.new_claim());
        play(table, {"g1f3", "g8f6", "f3g1", "f6g8"});
    }
    EXPECT_EQ(table.new_claim(), Claim::threefold_repetition);
    EXPECT_FALSE(table.new_claim());
    EXPECT_FALSE(through_file(table)->new_claim());
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_FALSE(table.claim_draw(Claim::threefold_repetition));
    EXPECT_EQ(table.redo(), 1U);
    EXPECT_FALSE(table.claim_draw(Claim::fifty_moves));
    EXPECT_TRUE(table.claim_draw(Claim::threefold_repetition));
    EXPECT_EQ(table.session().outcome(), game::Outcome::draw(Reason::threefold_repetition));
}

TEST_F(TableTest, AsksAboutFiftyMoves) {
    const auto setup = chess::read_setup("4k3/8/8/8/8/8/3R4/4K3 w - - 99 80");
    ASSERT_TRUE(setup);
    Table table({.start = *setup}, tools());
    EXPECT_FALSE(table.new_claim());
    play(table, {"d2c2"});
    EXPECT_EQ(table.new_claim(), Claim::fifty_moves);
    EXPECT_FALSE(through_file(table)->new_claim());
}

TEST_F(TableTest, KnowsWhatIsSaved) {
    Table table(chess(), tools());
    EXPECT_FALSE(table.has_unsaved_moves());
    play(table, {"e2e4"});
    EXPECT_TRUE(table.has_unsaved_moves());
    EXPECT_FALSE(table.save_name());
    table.mark_saved("Partie 1");
    EXPECT_FALSE(table.has_unsaved_moves());
    EXPECT_EQ(table.save_name(), "Partie 1");
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_TRUE(table.has_unsaved_moves());
    EXPECT_EQ(table.redo(), 1U);
    EXPECT_FALSE(table.has_unsaved_moves());
    table.agree_draw();
    EXPECT_TRUE(table.has_unsaved_moves());
}

TEST_F(TableTest, ComesBackFromItsRecord) {
    TableOptions options = with_clock(against_computer());
    options.seats[0].name = "Anne";
    options.strict = true;
    options.tags.set("Event", "Test");
    options.tags.set("Date", "2026.05.17");
    script_.moves = {"e7e5"};
    Table table(options, tools());
    now_ += 1234ms;
    play(table, {"e2e4"});
    now_ += 2345ms;
    ASSERT_TRUE(table.computer_move());
    now_ += 3456ms;
    table.mark_saved("Partie 1");
    const auto back = through_file(table);
    EXPECT_EQ(back->options(), table.options());
    EXPECT_EQ(back->record(), table.record());
    EXPECT_EQ(back->remaining(Color::white), 60s - 1234ms + 2s - 3456ms);
    EXPECT_EQ(back->remaining(Color::black), 60s - 2345ms + 2s);
    EXPECT_EQ(back->save_name(), "Partie 1");
    EXPECT_TRUE(back->has_unsaved_moves());
    now_ += 1s;
    EXPECT_EQ(back->remaining(Color::white), 60s - 1234ms + 2s - 4456ms);
}

TEST_F(TableTest, ComesBackWithWhatWasTakenBack) {
    TableOptions options = with_clock({.start = stackchess::start_setup({.knights = true})});
    Table table(options, tools());
    play(table, {"a2a4", "b5b4"});
    now_ += 5s;
    play(table, {"b2b3"});
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_EQ(table.undo(), 1U);
    const auto back = through_file(table);
    EXPECT_EQ(back->session().text(), table.session().text());
    EXPECT_EQ(back->redo(), 1U);
    EXPECT_EQ(back->redo(), 1U);
    EXPECT_EQ(back->remaining(Color::white), 59s);
    EXPECT_EQ(back->options(), options);
}

TEST_F(TableTest, ComesBackFinished) {
    for (const auto& end : {std::function<void(Table&)>([](Table& table) { table.resign(); }),
                            std::function<void(Table&)>([](Table& table) { table.agree_draw(); }),
                            std::function<void(Table&)>([&](Table& table) {
                                now_ += 70s;
                                table.check_flag();
                            })}) {
        Table table(with_clock(chess()), tools());
        play(table, {"e2e4", "e7e5"});
        end(table);
        const auto back = through_file(table);
        EXPECT_EQ(back->session().outcome(), table.session().outcome());
        EXPECT_EQ(back->record(), table.record());
    }
}

TEST_F(TableTest, ComesBackFromTheStart) {
    Table table(chess(), tools());
    const auto back = through_file(table);
    EXPECT_EQ(back->options(), table.options());
    EXPECT_FALSE(back->has_unsaved_moves());
}

TEST_F(TableTest, TakesUpAGameOfOthers) {
    const auto game = read_save("[White \"A\"]\n[TimeControl \"40/9000\"]\n[WhiteElo \"2700\"]\n"
                                "1. e4 {[%clk 1:00:00]} e5 2. Nf3 1-0");
    ASSERT_TRUE(game);
    const auto [table, refusal] = Table::resumed(game->record, tools());
    EXPECT_FALSE(refusal);
    EXPECT_FALSE(table->has_clock());
    EXPECT_FALSE(table->is_over());
    EXPECT_EQ(table->seat(Color::white), Seat{.name = "A"});
    EXPECT_TRUE(table->has_unsaved_moves());
    table->mark_unchanged();
    EXPECT_FALSE(table->has_unsaved_moves());
    EXPECT_EQ(table->record().tags.find("WhiteElo"), "2700");
    EXPECT_EQ(table->record().tags.find("TimeControl"), "40/9000");
}

TEST_F(TableTest, KeepsWhatOthersWroteBesideTheMoves) {
    const char* const text =
        "[White \"A\"]\n\n{head} 1. e4 $1 {good} (1. d4 {also} d5 (1... Nf6 2. c4) 2. c4) (1. c4) "
        "1... e5 {hm} 2. Nf3 {[%clk 0:01:00]} Nc6 *";
    const auto game = read_save(text);
    ASSERT_TRUE(game);
    const auto table = Table::resumed(game->record, tools()).table;
    EXPECT_EQ(table->record().moves, game->record.moves);
    play(*table, {"f1b5"});
    EXPECT_EQ(table->record().moves[record::MoveTree::root].comments,
              std::vector<std::string>{"head"});
    EXPECT_EQ(table->record().moves.size(), game->record.moves.size() + 1);
    EXPECT_EQ(table->undo(), 1U);
    EXPECT_EQ(table->undo(), 1U);
    play(*table, {"g8f6"}); // another fourth move: what was written of the old one is gone
    EXPECT_EQ(through_file(*table)->record(), table->record());
    EXPECT_EQ(table->record().moves.size(), game->record.moves.size());
    EXPECT_NE(table->record().moves, game->record.moves);
}

TEST_F(TableTest, KeepsTheNumbersOfChess960) {
    Table table({.start = chess::chess960_setup(100)}, tools());
    play(table, {table.session().legal_moves().front().text.c_str()});
    const auto back = through_file(table);
    EXPECT_EQ(back->record(), table.record());
    EXPECT_EQ(back->record().tags.find("Variant"), "Chess960");
}

TEST_F(TableTest, StopsAtTheEndOfAGameThatOthersWentOnWith) {
    std::string text = "1. Nf3 Nf6";
    for (int i = 0; i < 5; ++i) text += " Ng1 Ng8 Nf3 Nf6";
    const auto game = read_save(text + " *");
    ASSERT_TRUE(game);
    const auto [table, refusal] = Table::resumed(game->record, tools());
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->kind, game::RefusalKind::game_over);
    EXPECT_EQ(table->session().outcome().reason(), Reason::fivefold_repetition);
    EXPECT_TRUE(through_file(*table)->is_over());
}

} // namespace
} // namespace play
