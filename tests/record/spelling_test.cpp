// How moves in records are read, checked against a list of every spelling of every legal move that
// the naive generator finds. A text in the list for one move is read as that move, and every other
// text is refused: alone, and as the first or a later move of a game.

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "common/random_play.hpp"
#include "common/random_setup.hpp"
#include "naive/chess.hpp"
#include "record/pgn_reader.hpp"
#include "record/recorded_move.hpp"

namespace {

using chess::Position;
using core::Random;
using core::Role;
using game::Letters;
using naive::ChessMove;

/// The spellings of moves, each with the coordinates of all moves it may mean.
using Spellings = std::map<std::string, std::set<std::string>>;

std::string square_text(chess::Square square) { return to_text(chess::to_coord(square)); }

Role role_at(const chess::Setup& setup, chess::Square square) {
    return setup.pieces[static_cast<std::size_t>(square)].role;
}

bool is_castling(const chess::Setup& setup, const ChessMove& move) {
    const core::Piece there = setup.pieces[static_cast<std::size_t>(move.to)];
    return role_at(setup, move.from) == Role::king && there == core::Piece{setup.turn, Role::rook};
}

std::string coordinates(const ChessMove& move) {
    std::string text = square_text(move.from) + square_text(move.to);
    if (move.promotion != Role::none)
        text += letter(core::Piece{core::Color::black, move.promotion});
    return text;
}

std::vector<std::string> promotions(const ChessMove& move) {
    if (move.promotion == Role::none) return {""};
    const std::string capital(1, letter(move.promotion));
    const std::string small(1, letter(core::Piece{core::Color::black, move.promotion}));
    std::vector<std::string> texts;
    for (const std::string& sign : {capital, small})
        for (const auto& text : {'=' + sign, sign, '/' + sign, '(' + sign + ')'})
            texts.push_back(text);
    return texts;
}

/// Whether some castling right is of a rook or king that stands elsewhere than in usual chess.
bool is_chess960(const chess::Setup& setup) {
    for (chess::Square rook = 0; rook < chess::square_count; ++rook) {
        if ((setup.castling >> rook & 1) == 0) continue;
        const auto king = static_cast<std::size_t>(chess::square_at(4, chess::rank_of(rook)));
        const core::Color color =
            chess::rank_of(rook) == 0 ? core::Color::white : core::Color::black;
        const bool is_corner = chess::file_of(rook) == 0 || chess::file_of(rook) == 7;
        if (!is_corner || setup.pieces[king] != core::Piece{color, Role::king}) return true;
    }
    return false;
}

void add_castling(const chess::Setup& setup, const ChessMove& move, Spellings& spellings) {
    const bool is_short = move.to > move.from;
    const chess::Square target = chess::square_at(is_short ? 6 : 2, chess::rank_of(move.from));
    const std::string name = coordinates(move);
    for (const char ring : {'O', '0', 'o'}) {
        const std::string one(1, ring);
        spellings[is_short ? one + one : one + one + one].insert(name);
        spellings[is_short ? one + '-' + one : one + '-' + one + '-' + one].insert(name);
    }
    std::vector<chess::Square> ends;
    if (is_chess960(setup)) ends.push_back(move.to);
    const int steps = chess::file_of(target) - chess::file_of(move.from);
    const core::Piece there = setup.pieces[static_cast<std::size_t>(target)];
    const bool is_far = steps > 1 || steps < -1;
    if (is_far && !(there.role == Role::rook && there.color == setup.turn)) ends.push_back(target);
    for (const chess::Square end : ends)
        for (const char* sign : {"", "-", "x", "X", ":"}) {
            spellings[square_text(move.from) + sign + square_text(end)].insert(name);
            if (end == target && end != move.to)
                spellings['K' + square_text(move.from) + sign + square_text(end)].insert(name);
        }
}

void add_move(const chess::Setup& setup, const ChessMove& move, Spellings& spellings) {
    const Role role = role_at(setup, move.from);
    const std::string from = square_text(move.from);
    const std::string to = square_text(move.to);
    const std::string piece(1, letter(role));
    std::vector<std::string> heads{from, piece + from, piece + from.substr(0, 1)};
    const bool is_pawn = role == Role::pawn;
    if (is_pawn) heads.push_back(from.substr(0, 1));
    if (!is_pawn) heads.push_back(piece + from.substr(1));
    const bool is_straight = from[0] == to[0];
    if (!is_pawn || is_straight) heads.push_back(piece);
    for (const std::string& end : promotions(move)) {
        if (is_pawn && is_straight) spellings[to + end].insert(coordinates(move));
        for (const std::string& head : heads)
            for (const std::string sign : {"", "-", "x", "X", ":"}) {
                const bool is_taking = !sign.empty() && sign != "-";
                const bool has_origin = head.ends_with(from);
                if (is_pawn && is_straight && is_taking && !has_origin) continue;
                spellings[head + sign + to + end].insert(coordinates(move));
            }
        if (!end.empty()) continue;
        for (const std::string& head : heads) // `ed5:`
            if (!is_pawn || !is_straight || head.ends_with(from))
                spellings[head + to + ':'].insert(coordinates(move));
    }
}

Spellings spellings_of(const chess::Setup& setup) {
    Spellings spellings;
    for (const ChessMove& move : naive::moves(setup)) {
        if (is_castling(setup, move))
            add_castling(setup, move, spellings);
        else
            add_move(setup, move, spellings);
    }
    return spellings;
}

/// A text that looks like a move: mostly what such texts are made of, in their order.
std::string random_text(Random& random) {
    const auto any = [&](std::string_view signs) { return signs[random.below(signs.size())]; };
    const auto chance = [&](std::uint64_t percent) { return random.below(100) < percent; };
    if (chance(2)) return chance(50) ? "O-O" : "0-0-0";
    std::string text;
    if (chance(50)) text += any("NBRQKPnbrqkpcdfCDFTS");
    if (chance(40)) text += any("abcdefgh");
    if (chance(35)) text += any("12345678");
    if (chance(30)) text += any("xx-:X");
    text += any("abcdefgh");
    text += any("12345678");
    if (chance(10)) text += any("=/(");
    if (chance(10)) text += any("QRBNKqrbnkDTCF");
    if (chance(5)) text += any(":)");
    return text;
}

/// What may stand right before a word of a record; no word is read that something else is glued to.
struct Prefix {
    std::string_view text;
    bool is_clean;
};
constexpr std::array prefixes{
    Prefix{"", true},       Prefix{"1.", true}, Prefix{"1. ", true},      Prefix{"1...", true},
    Prefix{"1 ... ", true}, Prefix{"?", false}, Prefix{"!?", false},      Prefix{"'", false},
    Prefix{"&", false},     Prefix{"±", false}, Prefix{"<img>", false},   Prefix{"$1", false},
    Prefix{"«", false},     Prefix{",", false}, Prefix{"&#9816;", false}, Prefix{"{a}", true},
};

/// Whether a text that is no move by itself is a move and something else in a game: a judgement,
/// `e4=`, or brackets of a variation.
bool is_more_in_game(std::string_view text) {
    return text.ends_with('=') || text.find_first_of("()") != std::string_view::npos;
}

/// The main line of each game of a text, in coordinates, and whether anything in it was refused.
class Lines final : public record::PgnVisitor {
  public:
    explicit Lines(std::string_view text) {
        record::PgnReader reader(record::text_source(text));
        while (reader.next(*this)) {
        }
    }
    void begin_game(std::size_t) override { all.emplace_back(); }
    void move(std::uint32_t move) override {
        all.back().push_back(
            move == record::null_move
                ? "--"
                : move_text(chess::Move::from_bits(move), chess::CastlingText::takes_rook));
    }

    std::vector<std::vector<std::string>> all;
};

/// Follows random games and tries so many random texts in each position, and some of the list.
class Tries {
  public:
    explicit Tries(std::uint64_t seed) : random_(seed) {}

    void in(const chess::Setup& setup) {
        const auto position = Position::from(setup);
        ASSERT_TRUE(position);
        const Spellings spellings = spellings_of(setup);
        for (int i = 0; i < texts_each; ++i) try_text(*position, spellings, random_text(random_));
        for (const auto& [text, moves] : spellings)
            if (random_.below(8) == 0) try_text(*position, spellings, text);
        read_games(setup, *position);
    }

    long count() const { return count_; }
    long read() const { return read_; }

    Random& random() { return random_; }

  private:
    static constexpr int texts_each = 1000;

    void try_text(const Position& position, const Spellings& spellings, const std::string& text) {
        ++count_;
        const auto found = spellings.find(text);
        const bool is_known = found != spellings.end() && found->second.size() == 1;
        if (is_known || !is_more_in_game(text))
            in_games_.emplace_back(text, is_known ? *found->second.begin() : "");
        const auto move = read_written(position, text);
        ASSERT_EQ(move.has_value(), is_known) << text << " in " << position_text(position);
        if (!move) return;
        ++read_;
        EXPECT_EQ(move_text(*move, chess::CastlingText::takes_rook), *found->second.begin())
            << text << " in " << position_text(position);
    }

    /// Reads every text that was tried as the only move of a game: the first one, or a later one
    /// behind a move of each side that changes nothing.
    void read_games(const chess::Setup& setup, const Position& position) {
        const bool is_later = !position.in_check() && !setup.en_passant && random_.below(2) == 0;
        const std::string fen = to_text(setup);
        std::string text;
        std::vector<std::string> expected;
        const std::string own_number = std::to_string(setup.move_number + (is_later ? 1 : 0));
        for (const auto& [word, move] : std::exchange(in_games_, {})) {
            const Prefix& prefix = prefixes[random_.below(prefixes.size())];
            if (word.starts_with(own_number)) continue; // it may have a number of its own
            text.append("[Variant \"Chess960\"]\n[FEN \"").append(fen).append("\"]\n\n");
            if (is_later) text += "-- -- ";
            text.append(prefix.text).append(word).append(" *\n\n");
            // `4.00` may be the value of a position.
            const bool is_value = std::string_view(prefix.text).ends_with('.') &&
                                  word.find_first_not_of('0') == std::string::npos;
            expected.push_back(prefix.is_clean && !is_value ? move : "");
        }
        const Lines lines(text);
        ASSERT_EQ(lines.all.size(), expected.size()) << fen;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            std::vector<std::string> line = lines.all[i];
            if (is_later && line.size() >= 2) line.erase(line.begin(), line.begin() + 2);
            const std::string read = line.empty() ? "" : line.front();
            ASSERT_LE(line.size(), 1U);
            ASSERT_EQ(read, expected[i]) << game_text(text, i);
        }
    }

    static std::string game_text(const std::string& text, std::size_t index) {
        std::size_t from = 0;
        while (index-- > 0) from = text.find("[Variant", from + 1);
        return text.substr(from, text.find("[Variant", from + 1) - from);
    }

    Random random_;
    std::vector<std::pair<std::string, std::string>> in_games_; ///< with the move each one spells
    long count_ = 0;
    long read_ = 0;
};

TEST(Spelling, ATextIsReadIfAndOnlyIfItSpellsOneLegalMove) {
    Tries tries(13);
    while (tries.count() < 1'200'000 && !testing::Test::HasFailure()) {
        chess::Setup setup = chess::start_setup();
        if (const auto kind = tries.random().below(3); kind == 0)
            setup = chess::chess960_setup(static_cast<int>(tries.random().below(960)));
        else if (kind == 1)
            setup = common::random_chess(tries.random());
        for (int ply = 0; ply < 60; ++ply) {
            const auto moves = naive::moves(setup);
            if (moves.empty()) break;
            if (tries.random().below(6) == 0) tries.in(naive::normal(setup));
            setup = naive::after(setup, moves[common::choose(setup, moves, tries.random())]);
        }
    }
    EXPECT_GE(tries.count(), 1'000'000);
    EXPECT_GE(tries.read(), 50'000) << "enough of them are moves";
}

} // namespace
