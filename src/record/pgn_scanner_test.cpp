#include "record/pgn_scanner.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "record/read_ahead.hpp"

namespace record {
namespace {

/// A source that gives at most `step` bytes at a time.
ByteSource trickle(std::string_view text, std::size_t step) {
    return [text, step](char* into, std::size_t size) mutable {
        const std::size_t taken = text.copy(into, std::min(size, step));
        text.remove_prefix(taken);
        return taken;
    };
}

std::string tag_text(PgnScanner& scanner) {
    const std::string name(scanner.text());
    std::string_view value;
    switch (scanner.take_tag(value)) {
    case Taken::whole: return '[' + name + '=' + std::string(value) + ']';
    case Taken::cut: return "[" + name + " too long]";
    case Taken::unclosed: return '[' + name + " unclosed]";
    }
    return {};
}

std::string comment_text(PgnScanner& scanner, std::size_t limit) {
    std::string text;
    switch (scanner.take_comment(text, limit)) {
    case Taken::whole: return '{' + text + '}';
    case Taken::cut: return '{' + text + "..}";
    case Taken::unclosed: return '{' + text;
    }
    return {};
}

/// The words of a text, one after another, each in a form that shows its kind.
std::string words(PgnScanner& scanner, std::size_t comment_limit = 1000) {
    std::string all;
    for (;;) {
        std::string word;
        switch (scanner.next()) {
        case PgnWord::end: return all;
        case PgnWord::move: word = scanner.text(); break;
        case PgnWord::pass: word = "null:" + std::string(scanner.text()); break;
        case PgnWord::nag: word = '$' + std::to_string(scanner.nag()); break;
        case PgnWord::mark: word = "mark:" + std::string(scanner.text()); break;
        case PgnWord::result_at_end: word = "end:" + std::string(to_text(scanner.result())); break;
        case PgnWord::first_number: continue;
        case PgnWord::en_passant: word = "ep:" + std::string(scanner.text()); break;
        case PgnWord::wrapper: word = "wrapper:" + std::string(scanner.text()); break;
        case PgnWord::unreadable: word = "odd:" + std::string(scanner.text()); break;
        case PgnWord::open_variation: word = '('; break;
        case PgnWord::close_variation: word = ')'; break;
        case PgnWord::result: word = '=' + std::string(to_text(scanner.result())); break;
        case PgnWord::tag: word = tag_text(scanner); break;
        case PgnWord::bad_tag:
            word = "bad:" + std::string(scanner.text());
            scanner.skip_line();
            break;
        case PgnWord::comment: word = comment_text(scanner, comment_limit); break;
        case PgnWord::too_long: word = "long:" + std::string(scanner.text()); break;
        }
        all += all.empty() ? word : ' ' + word;
    }
}

std::string words(std::string_view text) {
    PgnScanner scanner(text_source(text));
    return words(scanner);
}

TEST(PgnScanner, LeavesOutMoveNumbers) {
    EXPECT_EQ(words("1. e4 e5 2.Nf3 2...Nc6 3 Bb5 3. ... a6 4 . Ba4"), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4");
}

TEST(PgnScanner, TellsStackchessMovesFromNumbersAndResults) {
    EXPECT_EQ(words("1.2a2-a4 12j10-j3 2. 2a2a6=2Q 3... a5xb6=Q"),
              "2a2-a4 12j10-j3 2a2a6=2Q a5xb6=Q");
    EXPECT_EQ(words("1-0"), "=1-0");
    EXPECT_EQ(words("1.0-1"), "=0-1");
    EXPECT_EQ(words("12. 1/2-1/2"), "=1/2-1/2");
    EXPECT_EQ(words("1/2 * \xBD-\xBD ½-½"), "=1/2-1/2 =* =1/2-1/2 =1/2-1/2");
    EXPECT_EQ(words("1 - 0, 0 -1, 1/2 - 1/2, ½ – ½"), "=1-0 =0-1 =1/2-1/2 =1/2-1/2");
    EXPECT_EQ(words("1:0 0 : 1 1/2:1/2"), "end:1-0 end:0-1 end:1/2-1/2");
    EXPECT_EQ(words("1–0 0\u20111 1\x96"
                    "0 1/2—1/2"),
              "=1-0 =0-1 =1-0 =1/2-1/2");
    EXPECT_EQ(words("0-0 1-0-0"), "0-0 1-0-0");
    EXPECT_EQ(words("1a2-a3 1-0"), "1a2-a3 =1-0");
}

TEST(PgnScanner, TakesCastlingInEitherForm) {
    EXPECT_EQ(words("5.0-0 0-0-0+ O-O-O#"), "0-0 0-0-0+ O-O-O#");
}

TEST(PgnScanner, TakesSuffixesAsGlyphs) {
    EXPECT_EQ(
        words("e4! e5? d4!! d5?? c4!? c5?! f4!!! $14 $0 $255 $256 $65536 $x"),
        "e4 $1 e5 $2 d4 $3 d5 $4 c4 $5 c5 $6 f4 mark:!!! $14 $0 $255 $256 mark:$65536 odd:$x");
    EXPECT_EQ(words("e4‼ e5⁉ d4??? N"), "e4 $3 e5 $5 d4 mark:??? $146");
    EXPECT_EQ(words("e4 +– e5 –+ d4+/− d5+— c4—/+ a8=♖–+ c5\x96+"),
              "e4 $18 e5 $19 d4 $16 d5 $18 c4 $17 a8=♖ $19 c5 $19");
    EXPECT_EQ(words("e4 ±/= e5 =/∓ d4 □± d5 =∞ – —"),
              "e4 mark:±/= e5 mark:=/∓ d4 $7 $16 d5 $44 odd:– odd:—");
    EXPECT_EQ(words("e4 –– e5"), "e4 null:–– e5");
}

TEST(PgnScanner, TellsEnPassantThatStandsAlone) {
    EXPECT_EQ(words("exd6 e.p. exd6e.p. exd6 e.p exd6ep ep a8=Q+"),
              "exd6 ep:e.p. exd6e.p. exd6 ep:e.p exd6ep ep:ep a8=Q+");
}

TEST(PgnScanner, TakesJudgementsAsGlyphs) {
    EXPECT_EQ(words("+- = +/= -+ += =+ +/- -/+ ± ∓ ∞ ⩲ ⩱ =∞ \xB1"),
              "$18 $10 $14 $19 $14 $15 $16 $17 $16 $17 $13 $14 $15 $44 $16");
    EXPECT_EQ(words("Nf3+- e4= O-O+= Qd5++- Qd5+ Qd5# Nf3± e4!∞ e8=Q-+ Qd5++"),
              "Nf3 $18 e4 $10 O-O $14 Qd5+ $18 Qd5+ Qd5# Nf3 $16 e4 $1 $13 e8=Q $19 Qd5++");
    EXPECT_EQ(words("e4 + # ++ / :-/ e5"), "e4 mark:+ mark:# mark:++ mark:/ mark::-/ e5");
}

TEST(PgnScanner, NamesResultsThatAreSuchAtTheEndAlone) {
    EXPECT_EQ(words("e4 +-- --+ (1-0) 0:1"), "e4 end:1-0 end:0-1 end:1-0 end:0-1");
}

TEST(PgnScanner, NamesNullMoves) {
    EXPECT_EQ(words("-- Z0 Z1 0000 @@@@ 00 000 1. 00"),
              "null:-- null:Z0 Z1 null:0000 null:@@@@ 00 000 00");
}

TEST(PgnScanner, ReadsSignsBeyondAscii) {
    EXPECT_EQ(words("1.\u00A0e4\u00A0e5 2…\u202FNc6 3\x85 Nf6 4.\xA0♘f3 O–O O\u2011O"),
              "e4 e5 Nc6 Nf6 ♘f3 O–O O\u2011O");
    EXPECT_EQ(words("\uFEFF 1. e4\u200B"), "e4");
}

TEST(PgnScanner, NamesANumberOneAtTheStartOfALine) {
    PgnScanner scanner(text_source("1. e4 e5\n\n1. d4\n1. c4\n\n1 b4"));
    std::string firsts;
    for (PgnWord word = scanner.next(); word != PgnWord::end; word = scanner.next())
        firsts += word == PgnWord::first_number ? "first " : std::string(scanner.text()) + ' ';
    EXPECT_EQ(firsts, "first e4 e5 first d4 first c4 b4 ");
}

TEST(PgnScanner, TakesWrappers) {
    EXPECT_EQ(words("[pgn]\n[Event \"x\"]\n1. e4 [/PGN] [pgn height=500 start=3]e5"),
              "wrapper:[pgn] [Event=x] e4 wrapper:[/PGN] wrapper:[pgn height=500 start=3] e5");
}

TEST(PgnScanner, TakesLongTextInPiecesOfWholeWords) {
    std::string text;
    while (text.size() < 3 * PgnScanner::capacity) text += "some words of a text ";
    PgnScanner scanner(text_source(text));
    std::string all;
    for (auto piece = scanner.take_text(); !piece.empty(); piece = scanner.take_text()) {
        EXPECT_EQ(piece.back(), ' ');
        all += piece;
    }
    EXPECT_EQ(all, text);
    PgnScanner long_words(text_source(std::string(100'000, 'x')));
    std::size_t bytes = 0;
    while (const std::size_t taken = long_words.take_text().size()) bytes += taken;
    EXPECT_EQ(bytes, 100'000U);
}

TEST(PgnScanner, StepsBackToTheLineOfAWord) {
    PgnScanner scanner(text_source("0\n-0 x"));
    EXPECT_EQ(scanner.next(), PgnWord::move);
    EXPECT_EQ(scanner.line(), 2U);
    scanner.step_back();
    EXPECT_EQ(scanner.line(), 1U);
}

TEST(PgnScanner, TakesTextUpToATag) {
    PgnScanner scanner(text_source("Dear [all], this is [Event \"x\"]\nmore of it\n1. e4"));
    EXPECT_EQ(scanner.next(), PgnWord::move);
    EXPECT_TRUE(scanner.is_first_of_line());
    EXPECT_EQ(scanner.take_text(), " ");
    EXPECT_EQ(scanner.take_text(), "[all], this is ");
    EXPECT_EQ(scanner.take_text(), "");
    EXPECT_EQ(scanner.next(), PgnWord::tag);
    std::string_view value;
    scanner.take_tag(value);
    EXPECT_EQ(scanner.next(), PgnWord::move);
    scanner.step_back();
    EXPECT_EQ(scanner.take_text(), "more of it");
    EXPECT_EQ(scanner.next(), PgnWord::first_number);
    EXPECT_EQ(scanner.next(), PgnWord::move);
    EXPECT_EQ(scanner.text(), "e4");
}

TEST(PgnScanner, GoesOnWhereAnotherStands) {
    const std::string text = "12 ... e4\n[b\n\n1. [Event \"x\"] {" + std::string(100'000, 'x') +
                             "}\n1. d4 ?f3 0-0 -0 *\n\n[" + std::string(100, 'y');
    for (std::size_t before = 1; before <= 10; ++before) {
        ReadAhead source(trickle(text, 40'000), text.size());
        PgnScanner scanner([&](char* into, std::size_t size) { return source.take(into, size); });
        for (std::size_t i = 1; i < before; ++i)
            if (scanner.next() == PgnWord::tag) tag_text(scanner);
        scanner.next();
        PgnScanner other(scanner, source.ahead());
        EXPECT_EQ(other.text(), scanner.text());
        EXPECT_EQ(other.is_after_empty_line(), scanner.is_after_empty_line());
        const std::string rest = words(other); // before the scanner takes any of it
        EXPECT_EQ(rest, words(scanner)) << before;
        EXPECT_EQ(other.line(), scanner.line());
        EXPECT_EQ(other.bytes(), text.size());
    }
}

TEST(PgnScanner, ReadsComments) {
    EXPECT_EQ(words("e4{a\nb}e5 {} ; rest {of} line\nd4 ;last"),
              "e4 {a\nb} e5 {} { rest {of} line} d4 {last}");
    EXPECT_EQ(words("{never closed"), "{never closed");
    EXPECT_EQ(words("{open\n\n[Event \"x\"]\n*"), "{open\n\n [Event=x] =*");
    EXPECT_EQ(words("{[Event \"x\"]\n[Event \"y\"]}"), "{[Event \"x\"]\n[Event \"y\"]}");
}

TEST(PgnScanner, ReadsTags) {
    EXPECT_EQ(words("[Event \"a \\\"b\\\"\"][Site\"c\"]\n [ Round  \"1\" ]"),
              "[Event=a \"b\"] [Site=c] [Round=1]");
    EXPECT_EQ(words("[White \"J\xF6rg\"]"), "[White=Jörg]");
    EXPECT_EQ(words("[Best? \"yes\"]"), "[Best?=yes]");
    EXPECT_EQ(words("[Event \"cut\n[Site \"x\"]"), "[Event unclosed] [Site=x]");
    EXPECT_EQ(words("[Event none]\r[Site \"x\"]"), "bad:[Event none] [Site=x]");
    EXPECT_EQ(words("e4 [note] e5"), "e4 odd:[note] e5");
}

TEST(PgnScanner, HidesEscapedLinesAndReservedSigns) {
    EXPECT_EQ(words("%hidden\ne4 %x\n% y {\r%z\re5"), "e4 odd:%x e5");
    EXPECT_EQ(words("e4 <x y> e5 <d4\n> > d5"), "e4 odd:<x y> e5 odd:<d4 d5");
}

TEST(PgnScanner, TakesSignsThatNoGameHasForWords) {
    EXPECT_EQ(words("e4 , & ] } > \" \x01 e5"), "e4 odd:& odd:] odd:} odd:> odd:\" odd:\x01 e5");
    EXPECT_EQ(words("\xEF\xBB\xBF[Event \"x\"] * \xEF\xBB\xBF[Event \"y\"]"),
              "[Event=x] =* [Event=y]");
}

/// More than the scanner's buffer holds.
std::string run_of(char sign) { return std::string(1'000'000, sign); }

TEST(PgnScanner, KeepsLongWordsOutOfMemory) {
    const std::string word(255, 'a');
    EXPECT_EQ(words(word), word);
    const std::string beginning = "long:" + std::string(60, 'a');
    EXPECT_EQ(words(word + "a e4"), beginning + " e4");
    EXPECT_EQ(words(run_of('a') + " e4"), beginning + " e4");
    EXPECT_EQ(words(run_of('7') + " e4"), "long:" + std::string(60, '7') + " e4");
    EXPECT_EQ(words('$' + run_of('7') + " e4"), "long:$" + std::string(59, '7') + " e4");
    EXPECT_EQ(words("é" + run_of('a') + "é e4"), "long:é" + std::string(58, 'a') + " e4");
    EXPECT_EQ(words(run_of('?') + " e4"), "long:" + std::string(60, '?') + " e4");
    EXPECT_EQ(words(run_of('+') + " e4"), "long:" + std::string(60, '+') + " e4");
    EXPECT_EQ(words(run_of(' ') + " e4"), "e4");
}

TEST(PgnScanner, KeepsLongTagsAndCommentsOutOfMemory) {
    const std::string value(20'000, 'v');
    EXPECT_EQ(words("[Site \"" + value + "\"]\n[Event \"x\"]"), "[Site too long] [Event=x]");
    const std::string longest(4096, '"');
    EXPECT_EQ(words("[Site \"" + longest + "\"]\n[Event \"x\"]"),
              "[Site=" + longest + "] [Event=x]");
    EXPECT_EQ(words("[Site \"" + longest + "+\"]\n[Event \"x\"]"), "[Site too long] [Event=x]");
    EXPECT_EQ(words("[" + std::string(256, 'x') + " \"y\"]").substr(0, 5), "bad:[");
    PgnScanner scanner(text_source("{éééé} e4 ;éééé"));
    EXPECT_EQ(words(scanner, 5), "{éé..} e4 {éé..}");
}

TEST(PgnScanner, CountsLinesOfEveryKind) {
    const std::string text = "a\nb\r\nc\rd {x\r\n\r\ny} e\n\n\nf";
    PgnScanner scanner(text_source(text));
    std::vector<std::size_t> lines;
    for (PgnWord word = scanner.next(); word != PgnWord::end; word = scanner.next()) {
        lines.push_back(scanner.line());
        if (word == PgnWord::comment) scanner.skip_comment();
    }
    EXPECT_EQ(lines, (std::vector<std::size_t>{1, 2, 3, 4, 4, 6, 9}));
    EXPECT_EQ(scanner.bytes(), text.size());
}

TEST(PgnScanner, SeesTheSameInRunsOfOneSign) {
    for (const char sign : std::string_view("!7+a .$[({;%<\xE9\"\n")) {
        for (std::size_t size = 500; size < 530; ++size) {
            for (const char* const rest : {"a4", "!", " ", "\"x\"]"}) {
                const std::string text = "[Event " + std::string(size, sign) + rest;
                PgnScanner whole(text_source(text));
                PgnScanner pieces(trickle(text, 3));
                ASSERT_EQ(words(whole), words(pieces)) << sign << size;
            }
        }
    }
}

TEST(PgnScanner, SeesTheSameWhateverThePiecesItIsFed) {
    constexpr std::string_view bits[] = {"[Event \"a \\\" b\"]\r\n",
                                         "\n",
                                         "\r\n\r\n",
                                         " ",
                                         "1. ",
                                         "e4 ",
                                         "12j10-j3!? ",
                                         "{com\n\nment} ",
                                         "{[%clk 0:01:00]}",
                                         "; line\n",
                                         "%esc\n",
                                         "1-0\n",
                                         "(",
                                         ")",
                                         "$12 ",
                                         "\xE9 ",
                                         "<r> ",
                                         "[bad\n",
                                         "{x\n\n[Event \"open\"]\n",
                                         "Z0 ",
                                         "0-0-0 ",
                                         "1. ",
                                         "1 - 0 ",
                                         "Nf3+- ",
                                         "\u00A0",
                                         "♘f3 ± ",
                                         "+--\n",
                                         "é… ",
                                         "[pgn]",
                                         "exd6e.p. "};
    core::Random random(7);
    for (int round = 0; round < 40; ++round) {
        std::string text;
        while (text.size() < 300'000) text += bits[random.below(std::size(bits))];
        PgnScanner whole(text_source(text));
        PgnScanner pieces(trickle(text, 1 + random.below(round % 2 == 0 ? 7 : 200'000)));
        ASSERT_EQ(words(whole), words(pieces));
        EXPECT_EQ(whole.line(), pieces.line());
        EXPECT_EQ(whole.bytes(), text.size());
        EXPECT_EQ(pieces.bytes(), text.size());
    }
}

} // namespace
} // namespace record
