#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "store/account.hpp"
#include "store/game.hpp"
#include "store/node.hpp"

/// The words for our values in the database, which must never change.
namespace sql {

template <class Value>
inline constexpr std::array<std::string_view, 0> words{};

template <>
inline constexpr std::array<std::string_view, 2> words<store::Color>{"white", "black"};
template <>
inline constexpr std::array<std::string_view, 4> words<store::PlayerKind>{"account", "guest",
                                                                          "computer", "deleted"};
template <>
inline constexpr std::array<std::string_view, 4> words<store::GameResult>{"white", "black", "draw",
                                                                          "none"};
template <>
inline constexpr std::array<std::string_view, 2> words<store::ChatRoom>{"players", "spectators"};
template <>
inline constexpr std::array<std::string_view, 2> words<store::RelationKind>{"block", "mute"};
template <>
inline constexpr std::array<std::string_view, 8> words<store::AccountNews>{
    "added", "password", "banned",        "unbanned",
    "title", "deleted",  "token_revoked", "sessions_ended"};

template <>
inline constexpr std::array<std::string_view, 11> words<store::Topic>{
    "game_began", "invited", "uninvited", "presence", "rematch", "chat",
    "relation",   "used",    "login",     "crowds",   "watchers"};

template <class Value>
concept Worded = !words<Value>.empty();

template <Worded Value>
constexpr std::string_view word(Value value) {
    return words<Value>[static_cast<std::size_t>(value)];
}

template <Worded Value>
constexpr std::optional<Value> read_word(std::string_view text) {
    const auto at = std::ranges::find(words<Value>, text);
    if (at == words<Value>.end()) return std::nullopt;
    return static_cast<Value>(at - words<Value>.begin());
}

} // namespace sql
