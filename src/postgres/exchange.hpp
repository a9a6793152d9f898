#pragma once

#include <memory>

#include "store/exchange.hpp"
#include "store/library.hpp"

namespace postgres {

/// Listens to what the servers of a database tell each other. The tables must be there.
std::unique_ptr<store::Exchange> open_exchange(const store::OpenOptions& options);

/// Tells everybody who listens what was committed.
inline constexpr const char* notify =
    "SELECT pg_notify('stackchess_' || to_regnamespace(current_schema())::oid, ?)";
/// What says that there are bulletins, among the names of games.
inline constexpr const char* bulletin_mark = "*";
/// What the tag of its sender begins with, which is the first word.
inline constexpr char tag_mark = '=';
/// A message must be shorter than 8,000 bytes: so many names of games fit.
inline constexpr std::size_t names_in_notice = 800;

} // namespace postgres
