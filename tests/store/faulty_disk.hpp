#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/random.hpp"

/// A file layer for SQLite that forgets what was not synced, and fails when it is told to. It
/// writes to real files, so that programs see what they wrote, and remembers what of it would be
/// left if the power failed now.
namespace faulty {

/// The name under which SQLite knows the layer.
inline constexpr const char* layer = "faulty";

enum class Call : std::uint8_t { open, remove, read, write, truncate, sync, size, map, lock };

/// Those that change something on disk.
constexpr bool is_change(Call call) {
    return call == Call::write || call == Call::truncate || call == Call::sync ||
           call == Call::remove;
}

/// How a call goes wrong.
enum class Trouble : std::uint8_t {
    none,
    error,     ///< nothing was done
    half_done, ///< a write wrote half of its bytes
    denied,    ///< it was done, but an error is reported all the same
    full,      ///< there is no room
};

class Disk {
  public:
    /// The only one. All layers with its name are this disk.
    static Disk& instance();

    /// Held during every call: one happens after the other, whichever thread makes them.
    std::mutex turn;
    /// Asked before every call; without one, all goes well.
    std::function<Trouble(Call)> on_call{};

    /// Forgets all files, before another test.
    void clear();

    /// Writes to a folder what may be left after a power failure: of what was not synced, by
    /// chance, nothing, everything, or some sectors, of which the last may be torn.
    void leave(const std::string& folder, core::Random& random) const;

    // What happens to files.
    void opened(const std::string& path);
    void removed(const std::string& path, bool is_synced);
    void written(const std::string& path, std::size_t offset, std::string bytes);
    void truncated(const std::string& path, std::size_t size);
    void synced(const std::string& path);

  private:
    struct Change {
        std::size_t offset = 0;
        std::optional<std::string> bytes{}; ///< nothing: the file was cut at the offset
    };
    struct File {
        std::optional<std::string>
            synced{}; ///< what is certainly there; nothing: not even its name
        std::vector<Change> unsynced{};
        bool is_removed = false;
    };

    Disk();
    static void apply(std::string& content, const Change& change);
    static std::optional<std::string> left_of(const File& file, core::Random& random);

    std::map<std::string, File> files_;
};

} // namespace faulty
