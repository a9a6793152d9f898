#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "core/result.hpp"
#include "store/rating.hpp"

namespace store {

/// Why a store cannot do something.
enum class StoreFault : std::uint8_t {
    busy, ///< another program is writing; the same may succeed soon
    disk_full,
    input_output,  ///< the disk or the database fails
    no_permission, ///< to read or write it
    missing,       ///< the database does not exist
    exists,        ///< a file is where a new one should be created
    no_folder,     ///< the folder for a new file does not exist
    damaged,       ///< the database is damaged, or not a database
    newer_version, ///< the database was written by a later version of the program
    in_use,        ///< another server uses this database
    away,          ///< the database cannot be reached; the same may succeed soon
    not_empty,     ///< the database already contains data
    no_copy,       ///< only its own programs can copy it
};

struct Error {
    StoreFault fault{};
    std::string detail{}; ///< for the log: the database's message

    friend bool operator==(const Error&, const Error&) = default;
};

template <class Value>
using Result = core::Result<Value, Error>;

/// The outcome of a change.
enum class Fate : std::uint8_t {
    done,          ///< it is on disk
    already_there, ///< it had already been made
    conflict,      ///< it conflicts with existing data: nothing was changed
    missing,       ///< its subject does not exist: nothing was changed
    failed,        ///< nothing was changed, because of `fault`
    unknown,       ///< it may or may not have been made, because of `fault`: repeat it
};

struct ChangeResult {
    Fate fate = Fate::done;
    std::optional<StoreFault> fault = std::nullopt;
    /// How the end of a rated game changed the ratings of White and Black, if that is stored.
    std::optional<std::array<RatingStep, 2>> steps = std::nullopt;

    bool is_kept() const { return fate == Fate::done || fate == Fate::already_there; }
    friend bool operator==(const ChangeResult&, const ChangeResult&) = default;
};

} // namespace store
