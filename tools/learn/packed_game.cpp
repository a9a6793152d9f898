#include "packed_game.hpp"

#include <cstring>

namespace learn {
namespace {

constexpr std::string_view magic = "SCGAMES1";
constexpr std::size_t header_length = magic.size() + 2;

struct GameHeader {
    std::uint16_t plies;
    std::uint8_t result;
    std::uint8_t has_knights;
};

} // namespace

std::string games_header(const Board& board) {
    std::string bytes(magic);
    bytes.push_back(game::of_game(board.rules, '\1', '\0'));
    bytes.push_back(static_cast<char>(board.size));
    return bytes;
}

void append_game(std::string& bytes, const PackedGame& game) {
    const GameHeader header{static_cast<std::uint16_t>(game.plies.size()),
                            static_cast<std::uint8_t>(game.result), game.has_knights};
    bytes.append(reinterpret_cast<const char*>(&header), sizeof header);
    bytes.append(reinterpret_cast<const char*>(game.plies.data()),
                 game.plies.size() * sizeof(PackedPly));
}

GameReader::GameReader(std::string_view bytes)
    : header_(bytes.substr(0, header_length)),
      rest_(bytes.size() < header_length ? std::string_view() : bytes.substr(header_length)) {}

bool GameReader::is_of(const Board& board) const { return header_ == games_header(board); }

bool GameReader::next(PackedGame& game) {
    GameHeader header{};
    if (rest_.size() < sizeof header) return false;
    std::memcpy(&header, rest_.data(), sizeof header);
    const std::size_t length = header.plies * sizeof(PackedPly);
    if (rest_.size() < sizeof header + length || header.result > 3) return false;
    game.has_knights = header.has_knights != 0;
    game.result = static_cast<Winner>(header.result);
    game.plies.resize(header.plies);
    std::memcpy(game.plies.data(), rest_.data() + sizeof header, length);
    rest_.remove_prefix(sizeof header + length);
    return true;
}

} // namespace learn
