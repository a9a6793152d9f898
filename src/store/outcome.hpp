#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/result.hpp"
#include "store/rating.hpp"

namespace store {

/// Why a store cannot do what it is asked.
enum class Fault : std::uint8_t {
    busy, ///< another program is writing; the same may succeed soon
    disk_full,
    input_output,  ///< the disk or the database fails
    no_permission, ///< to read or write it
    missing,       ///< there is no database
    exists,        ///< a file where a new one was to be
    no_folder,     ///< there is no place for a new file
    damaged,       ///< the database, or it is none
    newer_version, ///< the database was written by a later version of the program
    in_use,        ///< another server uses this database
    away,          ///< the database cannot be reached; the same may succeed soon
    not_empty,     ///< something is kept in the database already
    no_copy,       ///< it is copied by its own programs, not by us
};

struct Error {
    Fault fault{};
    std::string detail{}; ///< for the log: what the database says

    friend bool operator==(const Error&, const Error&) = default;
};

template <class Value>
using Result = core::Result<Value, Error>;

/// What has become of a change.
enum class Fate : std::uint8_t {
    done,          ///< it is on disk
    already_there, ///< it had been made before
    conflict,      ///< something else is in its place: nothing was changed
    missing,       ///< what it changes is not there: nothing was changed
    failed,        ///< nothing was changed, because of `fault`
    unknown,       ///< it may have been made or not, because of `fault`: make it again
};

struct ChangeResult {
    Fate fate = Fate::done;
    std::optional<Fault> fault = std::nullopt;
    /// What the end of a rated game did to the ratings of White and Black, if it is kept.
    std::optional<std::array<RatingStep, 2>> steps = std::nullopt;

    bool is_kept() const { return fate == Fate::done || fate == Fate::already_there; }
    friend bool operator==(const ChangeResult&, const ChangeResult&) = default;
};

} // namespace store
