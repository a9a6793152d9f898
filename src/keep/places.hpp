#pragma once

#include <optional>
#include <string>

namespace keep {

/// What the environment says about where a person's files lie.
struct Environment {
    std::optional<std::string> xdg_data_home = std::nullopt; ///< counts only if it is absolute
    std::optional<std::string> home = std::nullopt;
};

/// The folders of the program; none of them need exist yet.
struct Places {
    std::string saves{};
    std::string running{};
    std::string profiles{};
    std::string choices{};
    std::string server{};
    std::string archive{};
    std::string guests{};
};

/// `$XDG_DATA_HOME/stackchess` or `~/.local/share/stackchess`, and the folders below. Nothing where
/// the environment names no home: nothing can be kept then.
std::optional<Places> places_of(const Environment& environment);

} // namespace keep
