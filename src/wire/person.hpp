#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace wire {

enum class PersonKind : std::uint8_t { account, guest, computer };

/// The public data of a player.
struct Person {
    PersonKind kind = PersonKind::account;
    std::string name{}; ///< of a computer: empty
    int level = 0;      ///< of a computer alone
    /// At this speed and on this board; nothing for guests and for games that cannot be rated.
    std::optional<int> rating = std::nullopt;
    bool is_provisional = false; ///< the rating is still uncertain
    bool is_bot = false;         ///< the account of a program

    friend bool operator==(const Person&, const Person&) = default;
};

} // namespace wire
