#pragma once

#include <optional>
#include <string>

namespace keep {

/// The name by which a server knows a person, and the secret that proves it.
struct KnownGuest {
    std::string name{};
    std::string secret{};
    bool is_account = false; ///< then it is that of a session

    friend bool operator==(const KnownGuest&, const KnownGuest&) = default;
};

/// The guests that servers know, each in a file of its own that only its owner can read.
class Guests {
  public:
    /// Without a folder nothing is known and nothing kept.
    explicit Guests(std::string folder) : folder_(std::move(folder)) {}

    /// The one of this name at a server; the last one there for an empty name.
    std::optional<KnownGuest> find(const std::string& server, const std::string& name) const;
    /// Keeps one as the last one there; 0, or the `errno` of the error.
    int keep(const std::string& server, const KnownGuest& guest) const;
    /// The server does not know this one any more.
    void forget(const std::string& server, const std::string& name) const;

  private:
    std::string path_of(const std::string& server, const std::string& name) const;

    std::string folder_;
};

} // namespace keep
