#include "positions.hpp"

#include <cstdint>
#include <cstdlib>
#include <functional>

#include "nnue/network.hpp"
#include "packed_game.hpp"
#include "studies.hpp"

namespace learn {
namespace {

constexpr std::string_view magic = "SCPOSIT1";
/// After so many quiet half-moves scores tell more of the rule than of the position.
constexpr int most_quiet_plies = 40;

void append_number(std::string& bytes, std::uint64_t number, int length) {
    for (int i = 0; i < length; ++i) bytes.push_back(static_cast<char>(number >> 8 * i & 0xFF));
}

template <class Study>
class RecordWriter {
    using Position = typename Study::Position;

  public:
    RecordWriter(const Board& board, std::string& bytes)
        : inputs_(board.size), bytes_(bytes), none_(nnue::input_count(board.rules, board.size)),
          active_(nnue::most_active_inputs(board.rules, board.size)) {}

    void append(const Position& position, std::int16_t score, Winner result) {
        append_number(bytes_, static_cast<std::uint16_t>(score), 2);
        append_number(bytes_, points(result, position.turn()), 1);
        append_number(bytes_, static_cast<std::uint64_t>(inputs_.pieces(position)), 1);
        append_inputs(inputs_.active(position, position.turn()));
        append_inputs(inputs_.active(position, ~position.turn()));
    }

  private:
    static std::uint64_t points(Winner result, core::Color turn) {
        if (result == Winner::none) return 3;
        const auto for_white = static_cast<std::uint64_t>(result);
        return turn == core::Color::white ? for_white : 2 - for_white;
    }
    void append_inputs(const nnue::InputList& list) {
        for (const auto input : list) append_number(bytes_, input, 2);
        for (auto i = static_cast<int>(list.size()); i < active_; ++i)
            append_number(bytes_, static_cast<std::uint64_t>(none_), 2);
    }

    typename Study::Inputs inputs_;
    std::string& bytes_;
    int none_;
    int active_;
};

/// Whether the score of a position says something that an evaluation should know.
template <class Study>
bool teaches(const typename Study::Position& position, typename Study::Position::Move move,
             std::int16_t score) {
    return score != no_score && std::abs(int{score}) <= Study::unclear &&
           position.quiet_plies() <= most_quiet_plies && !Study::in_check(position) &&
           !Study::Tactics::is_noisy(position, move);
}

std::size_t hash_of(const PackedGame& game) {
    const auto* bytes = reinterpret_cast<const char*>(game.plies.data());
    return std::hash<std::string_view>{}({bytes, game.plies.size() * sizeof(PackedPly)});
}

} // namespace

std::string PositionWriter::header() const {
    std::string bytes(magic);
    append_number(bytes, static_cast<std::uint64_t>(nnue::input_count(board_.rules, board_.size)),
                  4);
    append_number(
        bytes, static_cast<std::uint64_t>(nnue::most_active_inputs(board_.rules, board_.size)), 4);
    return bytes;
}

bool PositionWriter::append(std::string_view games, std::string& bytes) {
    if (!GameReader(games).is_of(board_)) return false;
    switch (board_.rules) {
    case game::Rules::chess: return append_games<ChessStudy>(games, bytes);
    case game::Rules::stackchess: return append_games<StackchessStudy>(games, bytes);
    }
    return false;
}

template <class Study>
bool PositionWriter::append_games(std::string_view games, std::string& bytes) {
    GameReader reader(games);
    RecordWriter<Study> writer(board_, bytes);
    for (PackedGame game; reader.next(game);) {
        ++count_.games;
        count_.plies += game.plies.size();
        if (!seen_.insert(hash_of(game)).second) continue;
        ++count_.distinct_games;
        Board board = board_;
        board.has_knights = game.has_knights;
        auto position = Study::start(board);
        for (const PackedPly ply : game.plies) {
            const auto move = Study::unpack(ply.move);
            if (!position.is_legal(move)) return false;
            if (teaches<Study>(position, move, ply.score)) {
                writer.append(position, ply.score, game.result);
                ++count_.positions;
            }
            position.play(move);
        }
    }
    return reader.rest() == 0;
}

} // namespace learn
