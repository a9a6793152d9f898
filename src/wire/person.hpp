#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace wire {

enum class PersonKind : std::uint8_t { account, guest, computer };

/// Somebody at a board, as everybody may see them.
struct Person {
    PersonKind kind = PersonKind::account;
    std::string name{}; ///< of a computer: empty
    int level = 0;      ///< of a computer alone
    /// At this speed and on this board; nothing for guests and for games that are never rated.
    std::optional<int> rating = std::nullopt;
    bool is_provisional = false; ///< the rating is still uncertain
    bool is_bot = false;         ///< an account that a program plays with

    friend bool operator==(const Person&, const Person&) = default;
};

} // namespace wire
