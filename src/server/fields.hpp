#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/web.hpp"

namespace server {

/// Decodes `%41` in a text and, in that of a form, `+`; nothing if it is invalid.
std::optional<std::string> percent_decoded(std::string_view text, bool is_form);

/// The named fields of a request: in its query, and in its body as a form or as a flat JSON object
/// (where `null` counts as absent). The body takes precedence.
class Fields {
  public:
    /// Nothing if they cannot be read.
    static std::optional<Fields> of(const HttpRequest& request);

    /// Nothing if there is none.
    std::optional<std::string> find(const std::string& name) const;
    /// Empty if there is none.
    std::string text(const std::string& name) const { return find(name).value_or(""); }
    /// Nothing if it is absent, or not a number in this range.
    std::optional<std::int64_t> number(const std::string& name, std::int64_t least,
                                       std::int64_t most) const;
    bool has(const std::string& name) const { return find(name).has_value(); }
    /// `yes`, `true`, `on` and `1` are true, everything else is false.
    bool is_true(const std::string& name) const;

  private:
    bool read_form(std::string_view text);
    bool read_json(std::string_view text);

    std::map<std::string, std::string> values_;
};

/// The same for a part of a path.
bool is_true_word(std::string_view word);

} // namespace server
