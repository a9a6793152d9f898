#include "command/gnome_motion.hpp"

#include <algorithm>

#include "match/process.hpp"

namespace command {

bool is_gnome(std::string_view desktop) {
    while (!desktop.empty()) {
        const std::string_view name = desktop.substr(0, desktop.find(':'));
        if (name == "GNOME") return true;
        desktop.remove_prefix(std::min(name.size() + 1, desktop.size()));
    }
    return false;
}

bool wants_less_motion(const GnomeQuestion& question) {
    auto asked = match::Process::start(question.words);
    if (!asked) return false;
    std::string answer;
    const match::Instant deadline = std::chrono::steady_clock::now() + question.patience;
    const match::Stop never;
    return asked->hear(answer, deadline, never) == match::Process::Heard::line && answer == "false";
}

} // namespace command
