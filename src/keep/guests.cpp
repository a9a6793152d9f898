#include "keep/guests.hpp"

#include <cerrno>
#include <sstream>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/digits.hpp"
#include "file/folder.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"

namespace keep {
namespace {

constexpr std::string_view guest_ending = ".guest";
constexpr std::string_view account_word = "account";
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
    std::string kind;
    entry.guest.is_account = lines >> kind && kind == account_word;
    return entry;
}

/// A name for a file: characters with a special meaning for the system become `_`.
std::string harmless_name(std::string_view text) {
    std::string name;
    for (const char sign : text) {
        const bool is_plain = core::is_digit(sign) || (sign >= 'a' && sign <= 'z') ||
                              (sign >= 'A' && sign <= 'Z') || sign == '-' || sign == '.';
        name += is_plain ? sign : '_';
    }
    return name;
}

/// Replaces a file that only its owner can read, and keeps it so; returns 0, or the `errno`.
int make_private(const std::string& path) {
    const int file = open(path.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) return errno;
    const int error = fchmod(file, 0600) == 0 ? 0 : errno;
    close(file);
    return error;
}

} // namespace

std::optional<KnownGuest> Guests::find(const std::string& server, const std::string& name) const {
    if (folder_.empty()) return std::nullopt;
    for (const file::FolderEntry& file : file::list_files(folder_, guest_ending)) {
        auto entry = read_entry(folder_ + '/' + file.name);
        if (entry && entry->server == server && (name.empty() || entry->guest.name == name))
            return std::move(entry->guest);
    }
    return std::nullopt;
}

int Guests::keep(const std::string& server, const KnownGuest& guest) const {
    if (folder_.empty()) return 0;
    if (const int error = file::make_folders(folder_); error != 0) return error;
    std::string text = server + '\n' + guest.name + '\n' + guest.secret + '\n';
    if (guest.is_account) text.append(account_word) += '\n';
    const std::string path = path_of(server, guest.name);
    if (const int error = make_private(path); error != 0) return error;
    return file::replace_whole(path, text);
}

void Guests::forget(const std::string& server, const std::string& name) const {
    if (!folder_.empty()) file::remove(path_of(server, name));
}

std::string Guests::path_of(const std::string& server, const std::string& name) const {
    return folder_ + '/' + harmless_name(server + '+' + name) + std::string(guest_ending);
}

} // namespace keep
