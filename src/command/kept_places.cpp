#include "command/kept_places.hpp"

#include "file/folder.hpp"
#include "words/play_command_messages.hpp"

namespace command {

core::Result<std::optional<keep::Places>, Complaint> kept_places(const Console& console) {
    const keep::HomeVariables& files = console.surroundings.files;
    if (file::is_absolute(files.xdg_data_home) && file::exists(*files.xdg_data_home) &&
        !file::is_folder(*files.xdg_data_home))
        return refusal(say(console.voice, words::message::data_home_is_file,
                           {{"path", words::harmless(*files.xdg_data_home)}}));
    return keep::places_of(files);
}

} // namespace command
