#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/web.hpp"

namespace server {

/// Text with its `%41`s read, and where it is of a form its `+`s; nothing if it cannot be.
std::optional<std::string> percent_decoded(std::string_view text, bool is_form);

/// What a request says by name: in its query, and in its body as a form or as a flat JSON object
/// (where `null` is as good as nothing). The body comes first.
class Fields {
  public:
    /// Nothing if they cannot be read.
    static std::optional<Fields> of(const HttpRequest& request);

    /// Nothing if there is none.
    std::optional<std::string> find(const std::string& name) const;
    /// Empty if there is none.
    std::string text(const std::string& name) const { return find(name).value_or(""); }
    /// Nothing if there is none, or if it is no number in this range.
    std::optional<std::int64_t> number(const std::string& name, std::int64_t least,
                                       std::int64_t most) const;
    bool has(const std::string& name) const { return find(name).has_value(); }
    /// `yes`, `true`, `on` and `1` are true, all else is false.
    bool is_true(const std::string& name) const;

  private:
    bool read_form(std::string_view text);
    bool read_json(std::string_view text);

    std::map<std::string, std::string> values_;
};

/// The same for a part of a path.
bool is_true_word(std::string_view word);

} // namespace server
