#pragma once

#include <optional>
#include <string>

namespace keep {

/// The environment variables that determine the folders of a person's files.
struct HomeVariables {
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

/// `$XDG_DATA_HOME/stackchess` or `~/.local/share/stackchess`, and the folders below. Nothing if
/// the environment has no home folder, so that nothing can be stored.
std::optional<Places> places_of(const HomeVariables& environment);

} // namespace keep
