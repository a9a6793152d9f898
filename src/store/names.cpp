#include <algorithm>
#include <array>

#include "core/capitals.hpp"
#include "core/digits.hpp"
#include "store/account.hpp"
#include "store/game.hpp"

namespace store {
namespace {

constexpr std::size_t least_name = 2;
constexpr std::size_t longest_name = 20;
constexpr std::size_t id_length = 8;

/// Words that addresses use in place of a name, or that displays use themselves.
constexpr std::array<std::string_view, 14> reserved_names{
    "ai", "admin",     "anonymous", "computer", "deleted",    "guest",     "lichess",
    "me", "moderator", "open",      "server",   "stackchess", "stockfish", "system"};

constexpr bool is_letter(char sign) { return core::small(sign) >= 'a' && core::small(sign) <= 'z'; }
constexpr bool is_letter_or_digit(char sign) { return is_letter(sign) || core::is_digit(sign); }

bool is_name_sign(char sign) { return is_letter_or_digit(sign) || sign == '-' || sign == '_'; }

} // namespace

bool is_account_name(std::string_view name) {
    return name.size() >= least_name && name.size() <= longest_name && is_letter(name.front()) &&
           is_letter_or_digit(name.back()) && std::ranges::all_of(name, is_name_sign) &&
           !is_reserved_name(name);
}

bool is_reserved_name(std::string_view name) {
    return std::ranges::find(reserved_names, account_id(name)) != reserved_names.end();
}

AccountId account_id(std::string_view name) { return core::small_letters(name); }

bool is_game_id(std::string_view text) {
    return text.size() == id_length && std::ranges::all_of(text, is_letter_or_digit);
}

} // namespace store
