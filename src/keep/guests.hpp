#pragma once

#include <optional>
#include <string>

namespace keep {

/// The name of a person at a server, and the secret that proves it.
struct KnownGuest {
    std::string name{};
    std::string secret{};
    bool is_account = false; ///< then the secret is that of a session

    friend bool operator==(const KnownGuest&, const KnownGuest&) = default;
};

/// The person's identities at servers, each in a separate file that only its owner can read.
class Guests {
  public:
    /// Without a folder nothing is known or stored.
    explicit Guests(std::string folder) : folder_(std::move(folder)) {}

    /// The identity with this name at a server; for an empty name, the last one used there.
    std::optional<KnownGuest> find(const std::string& server, const std::string& name) const;
    /// Stores one as the last one used there; returns 0, or the `errno` of the error.
    int keep(const std::string& server, const KnownGuest& guest) const;
    /// Removes one that the server no longer knows.
    void forget(const std::string& server, const std::string& name) const;

  private:
    std::string path_of(const std::string& server, const std::string& name) const;

    std::string folder_;
};

} // namespace keep
