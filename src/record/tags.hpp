#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace record {

struct Tag {
    std::string name;
    std::string value;

    friend bool operator==(const Tag&, const Tag&) = default;
};

/// The tags of a game, each name once: first those of the standard's roster, in its order (Event,
/// Site, Date, Round, White, Black, Result), then Variant, Size, SetUp and FEN, then all others as
/// they were added. What a `Record` holds elsewhere (result, setup, …) is kept here only where it
/// was written otherwise than we write it.
class Tags {
  public:
    /// Adds a tag or changes its value. The value is cleaned: UTF-8 without control characters.
    void set(std::string_view name, std::string_view value);
    void erase(std::string_view name);

    /// The value of a tag; empty when it is absent.
    std::optional<std::string_view> find(std::string_view name) const;
    std::string_view value_or(std::string_view name, std::string_view otherwise) const;

    std::size_t size() const { return tags_.size(); }
    bool empty() const { return tags_.empty(); }
    auto begin() const { return tags_.begin(); }
    auto end() const { return tags_.end(); }

    friend bool operator==(const Tags&, const Tags&) = default;

  private:
    std::vector<Tag> tags_;
};

/// The spelling of a tag that means something to us, in any case: `Event` for `EVENT`. Other names
/// as they are.
std::string_view standard_name(std::string_view name);
bool is_known_name(std::string_view name);
bool is_known_beginning(std::string_view beginning);

/// The roster of tags that the standard demands, in its order; Result, which a `Record` holds
/// elsewhere, is the last.
inline constexpr std::array<std::string_view, 7> roster{"Event", "Site",  "Date",  "Round",
                                                        "White", "Black", "Result"};
/// Whether a name is in the roster, and not Result.
bool is_in_roster(std::string_view name);

/// What the roster writes where nothing is known: `?`, and `????.??.??` for Date.
std::string_view unknown_value(std::string_view name);

/// How many moves a tag Undone says were taken back; nothing if it is not a number, or has leading
/// zeros.
std::optional<std::size_t> read_undone(std::string_view value);

} // namespace record
