#include "play/table_fixture.hpp"
#include "record/pgn_writer.hpp"

namespace play {
namespace {

using core::Color;
using game::Reason;
using namespace std::chrono_literals;

class TableRecordTest : public TableTest {};

TEST_F(TableRecordTest, ComesBackFromItsRecord) {
    TableOptions options = with_clock(against_computer());
    options.seats[0].name = "Anne";
    options.strict = true;
    options.tags.set("Event", "Test");
    options.tags.set("Date", "2026.05.17");
    Table table(options, tools());
    now_ += 1234ms;
    play(table, {"e2e4"});
    now_ += 2345ms;
    play(table, {"e7e5"});
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

TEST_F(TableRecordTest, ComesBackWithWhatWasTakenBack) {
    TableOptions options = with_clock({.start = stackchess::start_setup({.knights = true})});
    Table table(options, tools());
    play(table, {"a2a4", "b5b4"});
    now_ += 5s;
    play(table, {"b2b3"});
    EXPECT_EQ(table.undo(table.turn()), 1U);
    EXPECT_EQ(table.undo(table.turn()), 1U);
    const auto back = through_file(table);
    EXPECT_EQ(back->session().text(), table.session().text());
    EXPECT_EQ(back->redo(back->turn()), 1U);
    EXPECT_EQ(back->redo(back->turn()), 1U);
    EXPECT_EQ(back->remaining(Color::white), 59s);
    EXPECT_EQ(back->options(), options);
}

/// What is in the file that is saved after this text was loaded, but for the tags of every save.
std::string saved_again(const std::string& text, const TableTools& tools) {
    const auto read = read_save(text);
    EXPECT_TRUE(read) << text;
    record::Record record = Table::resumed(read->record, tools).table->record();
    EXPECT_EQ(read_save(save_text(record))->record, record) << text;
    return record::to_pgn(record);
}

TEST_F(TableRecordTest, SaysOfTheEndWhatWasWritten) {
    const std::string head = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                             "[White \"Anne\"]\n[Black \"B\"]\n";
    for (const char* const text : {
             // A reason that is known from another program's words.
             "[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n\n1. e4 1-0\n",
             "[Result \"0-1\"]\n[Termination \"Time forfeit\"]\n\n1. e4 0-1\n",
             // A reason of nobody's, and none at all, on a board that tells it.
             "[Result \"0-1\"]\n[Termination \"normal\"]\n[Reason \"whatever\"]\n\n"
             "1. f3 e5 2. g4 Qh4# 0-1\n",
             "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n",
             // Another result than on the board.
             "[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2\n",
             "[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *\n",
             // Another spelling.
             "[Result \"1–0\"]\n\n1. e4 e5 1-0\n",
             // A game that goes on.
             "[Result \"*\"]\n[Termination \"unterminated\"]\n\n1. e4 e5 *\n",
         })
        EXPECT_EQ(saved_again(head + text, tools()), head + text + '\n');
}

TEST_F(TableRecordTest, SaysNothingOfPlayersOfWhomNothingWasWritten) {
    const std::string saved = saved_again("1. e4 e5 *", tools());
    EXPECT_EQ(saved.find("Type"), std::string::npos) << saved;
    Table table(chess(), tools());
    EXPECT_EQ(table.record().tags.find("WhiteType"), "human");
}

TEST_F(TableRecordTest, SaysHowAGameEndsThatGoesOn) {
    const auto read = read_save("[Result \"½\"]\n[Termination \"unterminated\"]\n\n1. f3 e5 *\n");
    ASSERT_TRUE(read);
    const auto table = Table::resumed(read->record, tools()).table;
    play(*table, {"g2g4", "d8h4"});
    const record::Record record = table->record();
    EXPECT_EQ(record.result, record::GameResult::black_wins);
    EXPECT_EQ(record.reason, Reason::checkmate);
    for (const char* const tag : {"Result", "Termination"}) EXPECT_FALSE(record.tags.find(tag));
}

TEST_F(TableRecordTest, SaysOfThePlayersWhatWasWritten) {
    const auto read = read_save("[White \"Deep\"]\n[Black \"Anne\"]\n[WhiteType \"program\"]\n"
                                "[WhiteLevel \"99\"]\n[BlackType \"human\"]\n\n1. e4 *\n");
    ASSERT_TRUE(read);
    const auto table = Table::resumed(read->record, tools()).table;
    EXPECT_EQ(table->seat(Color::white), Seat{.name = "Deep"});
    table->rename(Color::black, "Zoé");
    const record::Tags tags = table->record().tags;
    EXPECT_EQ(tags.find("WhiteType"), "program");
    EXPECT_EQ(tags.find("WhiteLevel"), "99");
    EXPECT_EQ(tags.find("Black"), "Zoé");
    EXPECT_EQ(tags.find("BlackType"), "human");
    table->rename(Color::white, "Bob");
    EXPECT_EQ(table->record().tags.find("WhiteType"), "human");
    EXPECT_FALSE(table->record().tags.find("WhiteLevel"));
}

TEST_F(TableRecordTest, ComesBackFinished) {
    for (const auto& end :
         {std::function<void(Table&)>([](Table& table) { table.resign(table.turn()); }),
          std::function<void(Table&)>([](Table& table) { agree_draw(table); }),
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

TEST_F(TableRecordTest, ComesBackFromTheStart) {
    Table table(chess(), tools());
    const auto back = through_file(table);
    EXPECT_EQ(back->options(), table.options());
    EXPECT_FALSE(back->has_unsaved_moves());
}

TEST_F(TableRecordTest, TakesUpAGameOfOthers) {
    const auto game = read_save(
        "[White \"A\"]\n[TimeControl \"40/9000\"]\n[WhiteElo \"2700\"]\n[WhiteClock \"0:10:00\"]\n"
        "1. e4 {[%clk 1:00:00]} e5 2. Nf3 1-0");
    ASSERT_TRUE(game);
    const auto [table, refusal] = Table::resumed(game->record, tools());
    EXPECT_FALSE(refusal);
    EXPECT_FALSE(table->has_clock());
    EXPECT_TRUE(table->is_over());
    EXPECT_EQ(table->seat(Color::white), Seat{.name = "A"});
    EXPECT_TRUE(table->has_unsaved_moves());
    table->mark_unchanged();
    EXPECT_FALSE(table->has_unsaved_moves());
    EXPECT_EQ(table->record().tags.find("WhiteElo"), "2700");
    EXPECT_EQ(table->record().tags.find("TimeControl"), "40/9000");
}

TEST_F(TableRecordTest, KeepsWhatOthersWroteBesideTheMoves) {
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
    EXPECT_EQ(table->undo(table->turn()), 1U);
    EXPECT_EQ(table->undo(table->turn()), 1U);
    play(*table, {"g8f6"}); // another fourth move: what was written of the old one is gone
    EXPECT_EQ(through_file(*table)->record(), table->record());
    EXPECT_EQ(table->record().moves.size(), game->record.moves.size());
    EXPECT_NE(table->record().moves, game->record.moves);
}

TEST_F(TableRecordTest, KeepsTheNumbersOfChess960) {
    Table table({.start = chess::chess960_setup(100)}, tools());
    play(table, {table.session().legal_moves().front().text.c_str()});
    const auto back = through_file(table);
    EXPECT_EQ(back->record(), table.record());
    EXPECT_EQ(back->record().tags.find("Variant"), "Chess960");
}

TEST_F(TableRecordTest, StopsAtTheEndOfAGameThatOthersWentOnWith) {
    std::string text = "1. Nf3 Nf6";
    for (int i = 0; i < 5; ++i) text += " Ng1 Ng8 Nf3 Nf6";
    const auto game = read_save(text + " *");
    ASSERT_FALSE(game);
    const auto [table, refusal] = Table::resumed(game.error().readable->record, tools());
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->kind, game::RefusalKind::game_over);
    EXPECT_EQ(table->session().outcome().reason(), Reason::fivefold_repetition);
    EXPECT_TRUE(through_file(*table)->is_over());
}

TEST_F(TableRecordTest, ComesBackFinishedFromAnotherProgram) {
    const auto outcome = [this](const std::string& text) {
        const auto read = read_save(text);
        EXPECT_TRUE(read) << text;
        const auto table = Table::resumed(read->record, tools()).table;
        const auto again = read_save(save_text(table->record()));
        EXPECT_EQ(again->record.result, read->record.result);
        EXPECT_EQ(again->record.reason, read->record.reason);
        const game::Outcome ended = table->session().outcome();
        if (ended.reason() == Reason::unrecorded) {
            for (const char* const tag : {"Termination", "Reason"})
                EXPECT_EQ(again->record.tags.find(tag), read->record.tags.find(tag)) << text;
        }
        return ended;
    };
    EXPECT_EQ(outcome("1. e4 e5 1-0"), game::Outcome::win(Color::white, Reason::unrecorded));
    EXPECT_EQ(outcome("1. e4 e5 0-1"), game::Outcome::win(Color::black, Reason::unrecorded));
    EXPECT_EQ(outcome("1. e4 e5 1/2-1/2"), game::Outcome::draw(Reason::unrecorded));
    EXPECT_EQ(outcome("[Termination \"A won by adjudication\"]\n\n1. e4 1-0"),
              game::Outcome::win(Color::white, Reason::unrecorded));
    EXPECT_EQ(outcome("[Termination \"time forfeit\"]\n\n1. e4 0-1"),
              game::Outcome::win(Color::black, Reason::unrecorded))
        << "it was not White's turn";
    EXPECT_EQ(outcome("[Termination \"normal\"]\n[Reason \"50 moves\"]\n\n1. e4 1/2-1/2"),
              game::Outcome::draw(Reason::unrecorded));
    EXPECT_EQ(outcome("[Termination \"time forfeit\"]\n\n1. e4 1-0"),
              game::Outcome::win(Color::white, Reason::time));
    EXPECT_FALSE(outcome("1. e4 e5 *").is_over());
}

} // namespace
} // namespace play
