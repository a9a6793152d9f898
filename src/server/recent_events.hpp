#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/color.hpp"
#include "wire/game_event.hpp"

namespace server {

using core::Color;

/// An event of a game.
struct Entry {
    std::uint32_t number = 0;
    std::optional<Color> actor = std::nullopt; ///< nothing for the server itself
    std::string nonce{};
    wire::GameEvent event{};

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// The last events of a game, for clients that reconnect. Every game has them, so they are packed:
/// a move with its clocks takes some 50 bytes.
class RecentEvents {
  public:
    static constexpr std::size_t limit = 64;

    /// Adds the event that follows the last one, if there is one.
    void add(const Entry& entry);
    /// Whether all events after this number are here.
    bool reach_back_to(std::uint32_t number) const { return number >= first_ - 1; }
    /// The events after this number.
    std::vector<Entry> since(std::uint32_t number) const;
    /// Whether this side has caused one of them by an act with this nonce.
    bool contain(std::uint32_t since, Color side, std::string_view nonce) const;

  private:
    std::string bytes_;       ///< one after the other, each with its size before it
    std::uint32_t first_ = 1; ///< the number of the first of them
    std::uint32_t count_ = 0;
};

} // namespace server
