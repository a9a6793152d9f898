#pragma once

#include <memory>

#include "store/exchange.hpp"
#include "store/library.hpp"

namespace postgres {

/// Listens to the messages between the servers of a database. The tables must exist.
std::unique_ptr<store::Exchange> open_exchange(const store::OpenOptions& options);

/// Notifies all listeners of what was committed.
inline constexpr const char* notify =
    "SELECT pg_notify('stackchess_' || to_regnamespace(current_schema())::oid, ?)";
/// Announces bulletins, among the names of games.
inline constexpr const char* bulletin_mark = "*";
/// The prefix of the sender's tag, which is the first word.
inline constexpr char tag_mark = '=';
/// A message must be shorter than 8,000 bytes: this many names of games fit.
inline constexpr std::size_t names_in_notice = 800;

} // namespace postgres
