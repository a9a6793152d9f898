#include "keep/places.hpp"

#include "file/folder.hpp"

namespace keep {

std::optional<Places> places_of(const HomeVariables& environment) {
    const bool has_data_home = file::is_absolute(environment.xdg_data_home);
    if (!has_data_home && !file::is_absolute(environment.home)) return std::nullopt;
    const std::string folder =
        (has_data_home ? *environment.xdg_data_home : *environment.home + "/.local/share") +
        "/stackchess";
    return Places{folder + "/saves",   folder + "/running", folder + "/profiles",
                  folder + "/choices", folder + "/server",  folder + "/archive",
                  folder + "/guests"};
}

} // namespace keep
