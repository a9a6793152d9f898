#include "core/lines.hpp"

#include <cstdint>

#include "core/step_sets.hpp"

namespace core {
namespace {

// Found by trying sparse random numbers until no two arrangements with different lines shared an
// index; lines_test checks every square and arrangement.
constexpr std::array<Bits, 64> rook_magics{
    0x0080002040008010, 0x2080108040002002, 0x238010000C802000, 0x1A00102008860040,
    0x0180080002812400, 0x2200041002000801, 0x5200008200080104, 0x4100004889000822,
    0x0000800020804000, 0x0021004000210081, 0x4300801000200080, 0x0129001005000820,
    0x18C4800401818800, 0x0872002442008810, 0x0C31002100442200, 0x2015000090420100,
    0x000126800640018D, 0x0140220041008201, 0x0301828010002000, 0x8A29010010000821,
    0x0028008004008008, 0x8012010100040008, 0x3B403400060B0810, 0x0100020008810054,
    0x0208800480204000, 0x0820500040002000, 0x0020090100204010, 0x008200220010400A,
    0x0405001300044800, 0x0440040080020080, 0x8001280400821021, 0x0100044E00141081,
    0x004001C182800020, 0x180040E002401000, 0x10C0801004802000, 0x8010000801803080,
    0x0208008008800402, 0x0000800200800400, 0x1912020001010004, 0x00080100A2000044,
    0x0100804000208000, 0x0380804001010028, 0x0000100020008080, 0x0301001000090022,
    0x000088010011003C, 0x5082401004080120, 0x0110480201440010, 0x9A00244885020004,
    0x2040320100804200, 0x0014210040048100, 0x0001004010200100, 0x4088220010400A00,
    0x00008018000C0180, 0x4262001008040200, 0x80A2501822890400, 0x0148004100840200,
    0x0080008018204105, 0x0502188240220102, 0x41804220100A0082, 0x0001020420100009,
    0x0881000800100205, 0x0412000801100402, 0x0000008201081004, 0x0086103100840042,
};

constexpr std::array<Bits, 64> bishop_magics{
    0x4408280808003020, 0x0020021220530A00, 0x00844808890B0004, 0x0004104604040400,
    0x0021104112081008, 0x04120242A0600000, 0x128100C804400000, 0x8000862801142010,
    0x1000202001DD0100, 0x8040200404829308, 0x808C0800F4008000, 0x3102280610420004,
    0x4048040504008041, 0x8030810420442020, 0x8510C20110021200, 0x0040004108011002,
    0x0C10604254110400, 0x08430CA044010A02, 0x8641000202040100, 0x0004000090220082,
    0x1124008220A00080, 0x0001000210020160, 0x000040040C022880, 0x0080204A0D040280,
    0x4202200C481810A0, 0x1094204004880094, 0x0100480010049010, 0x0410040040440008,
    0x0011001081004002, 0x9102108004100080, 0x5020809401041000, 0x880C0040A22D0408,
    0x1084224080881000, 0x1004012000A80281, 0x0103140220100080, 0x200D820080080080,
    0x80040440107C0100, 0x1081080200A28A01, 0x9108180104008098, 0x0888004048808A10,
    0x2209012060009000, 0x0082008220840804, 0x2000C02404401001, 0x02888060110C4804,
    0x0210012012000100, 0x0420220042020041, 0x0024210404020920, 0x0044410041000203,
    0x0804440A29400044, 0x5102940108120000, 0x0002003094100080, 0x1000168484042080,
    0x1A95026921010000, 0x0180040408021800, 0x0040048102020900, 0x0403840816810000,
    0x000A010101012010, 0x0408010052022080, 0x00806100241A0814, 0x00000C000020880D,
    0x0022100090202210, 0x8240114085881080, 0x1040202041324080, 0x0042221202040300,
};

constexpr Bits rank_1 = 0xFF;

/// The border squares that cannot change what is seen from `square`, because a line ends there
/// anyway.
Bits idle_border(int square) {
    const Bits own_file = file_a << square % 8;
    const Bits own_rank = rank_1 << square / 8 * 8;
    return ((rank_1 | rank_1 << 56) & ~own_rank) | ((file_a | file_a << 7) & ~own_file);
}

/// Fills the table of one square at `storage` and returns the place after it.
Bits* fill(LineTable& table, Bits* storage, int square, Bits magic,
           const std::array<Step, 4>& steps) {
    const Bits relevant = walk_lines(square, 0, steps) & ~idle_border(square);
    const auto bits = static_cast<unsigned>(count(relevant));
    table = {relevant, magic, storage, 64 - bits};
    Bits occupied = 0;
    do {
        storage[occupied * magic >> table.shift] = walk_lines(square, occupied, steps);
        occupied = (occupied - relevant) & relevant; // the next subset of `relevant`
    } while (occupied != 0);
    return storage + (std::size_t{1} << bits);
}

} // namespace

Bits walk_lines(int square, Bits occupied, const std::array<Step, 4>& steps) {
    Bits seen = 0;
    for (const auto [files, ranks] : steps) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            seen |= bit(8 * rank + file);
            if (has(occupied, 8 * rank + file)) break;
            file += files;
            rank += ranks;
        }
    }
    return seen;
}

LineTables::LineTables() {
    Bits* storage = storage_.data();
    for (int square = 0; square < 64; ++square) {
        const auto i = static_cast<std::size_t>(square);
        storage = fill(rook[i], storage, square, rook_magics[i], rook_steps);
        storage = fill(bishop[i], storage, square, bishop_magics[i], bishop_steps);
    }
}

const LineTables line_tables;

} // namespace core
