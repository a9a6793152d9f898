#pragma once

#include <bitset>
#include <string>
#include <string_view>

namespace record {

/// Holds the tags of one game to the PGN standard: it demands a roster of seven, in any order where
/// a file is to be read by others, and `SetUp` with a `FEN`.
class StandardTags {
  public:
    /// Takes a name as it is written.
    void note(std::string_view name);

    /// The names of those that are missing, with commas between them.
    std::string missing() const;

  private:
    std::bitset<9> seen_;
};

/// A name of letters, digits and underscores.
bool is_standard_name(std::string_view name);

/// A date as the standard writes it: `1992.08.31`, with `?` for each digit that is not known.
bool is_standard_date(std::string_view value);

} // namespace record
