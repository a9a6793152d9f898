// The first byte selects a position and the letters, or all of them, the rest is read as a chess
// move: UCI or SAN.

#include <array>
#include <vector>

#include "fuzz/move.hpp"

namespace {

// All kinds of castling, en passant, promotions, checks, pins, and squares that several equal
// pieces reach.
constexpr std::array texts{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "1n1n4/P1P1k3/8/8/8/8/8/4K3 w - - 0 1",
    "8/8/3p4/KPp4r/1R3p1k/8/4P1P1/8 w - c6 0 2",
    "1k6/8/2Q1Q3/8/2Q1Q3/8/N3N3/B1B1K1R1 w - - 0 1",
    "4k3/4r3/8/2N5/8/2N1N1N1/4B3/R3K2R w KQ - 0 1",
};

std::vector<chess::Position> read_all() {
    std::vector<chess::Position> positions;
    for (const char* text : texts) {
        const auto setup = chess::read_setup(text);
        fuzz::require(setup && chess::faults(*setup).empty(), text);
        positions.push_back(*chess::Position::from(*setup));
    }
    return positions;
}

void check_letters(const chess::Position& position, std::string_view text, game::Letters letters) {
    const auto move = chess::read_written(position, text, letters);
    if (!move) return;
    fuzz::require(position.is_legal(*move), "what is read is legal");
    const std::string written = score_text(position, *move, letters);
    const auto again = chess::read_written(position, written, letters);
    fuzz::require(again && *again == *move, "SAN → move → SAN → move");
    // What a person types is read more leniently, never otherwise; French players may be asked.
    if (letters != game::Letters::english && letters != game::Letters::french) return;
    const auto typed = chess::read_move(position, text, letters);
    const bool is_asked = !typed && typed.error().kind == game::RefusalKind::two_readings;
    fuzz::require(is_asked || (typed && *typed == *move), "typed as written");
}

/// In several languages at once a text is what it is in one of them.
void check_languages(const chess::Position& position, std::string_view text) {
    game::LetterSet all;
    for (const auto letters : game::languages) all.insert(letters);
    const auto move = chess::read_written(position, text, all);
    for (const auto letters : game::languages) {
        const auto read = chess::read_written(position, text, letters);
        fuzz::require(!move || !read || *read == *move, "languages agree on a move that is read");
        const bool is_asked = !move && move.error().kind == game::RefusalKind::two_readings;
        fuzz::require(move || !read || is_asked, "a move of one language is read or asked for");
    }
}

} // namespace

void fuzz::check(Input input) {
    static const std::vector<chess::Position> positions = read_all();
    const std::size_t choice = input.byte();
    const chess::Position& position = positions[choice % positions.size()];
    switch (const std::size_t way = choice / positions.size() % 9) {
    case 7: return check_languages(position, input.text());
    case 8: return fuzz::check_move_text(position, input.text());
    default: check_letters(position, input.text(), static_cast<game::Letters>(way));
    }
}
