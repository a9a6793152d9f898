#include "keep/guests.hpp"

#include <sstream>

#include "core/digits.hpp"
#include "file/folder.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"

namespace keep {
namespace {

constexpr std::string_view ending = ".guest";
constexpr std::size_t longest_file = 4096;

struct Entry {
    std::string server{};
    KnownGuest guest{};
};

std::optional<Entry> read_entry(const std::string& path) {
    const auto text = file::read_whole(path, longest_file);
    if (!text) return std::nullopt;
    std::istringstream lines(*text);
    Entry entry;
    if (!(lines >> entry.server >> entry.guest.name >> entry.guest.secret)) return std::nullopt;
    return entry;
}

/// A name for a file: signs that may mean something to the system become `_`.
std::string harmless_name(std::string_view text) {
    std::string name;
    for (const char sign : text) {
        const bool is_plain = core::is_digit(sign) || (sign >= 'a' && sign <= 'z') ||
                              (sign >= 'A' && sign <= 'Z') || sign == '-' || sign == '.';
        name += is_plain ? sign : '_';
    }
    return name;
}

} // namespace

std::optional<KnownGuest> Guests::find(const std::string& server, const std::string& name) const {
    if (folder_.empty()) return std::nullopt;
    for (const file::FolderEntry& file : file::list_files(folder_, ending)) {
        auto entry = read_entry(folder_ + '/' + file.name);
        if (entry && entry->server == server && (name.empty() || entry->guest.name == name))
            return std::move(entry->guest);
    }
    return std::nullopt;
}

int Guests::keep(const std::string& server, const KnownGuest& guest) const {
    if (folder_.empty()) return 0;
    if (const int error = file::make_folders(folder_); error != 0) return error;
    const std::string path =
        folder_ + '/' + harmless_name(server + '+' + guest.name) + std::string(ending);
    return file::replace_whole(path, server + '\n' + guest.name + '\n' + guest.secret + '\n');
}

} // namespace keep
