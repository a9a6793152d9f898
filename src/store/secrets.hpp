#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/account.hpp"

namespace store {

/// The functions that need a cryptography library. May be used by several threads at once.
class Secrets {
  public:
    Secrets() = default;
    Secrets(const Secrets&) = delete;
    Secrets& operator=(const Secrets&) = delete;
    virtual ~Secrets() = default;

    /// A hash that contains its own parameters; deliberately slow. Nothing if there is not enough
    /// memory.
    virtual std::optional<std::string> hash_password(std::string_view password) = 0;
    /// Takes as long for a wrong password as for the correct one.
    virtual bool is_password(std::string_view password, const std::string& hash) = 0;
    /// The hash of an unknown password, for accounts that do not exist, so that trying them takes
    /// as long as others.
    virtual const std::string& unknown_password() const = 0;

    /// SHA-256.
    virtual Digest digest(std::string_view text) = 0;
    /// Random bytes that cannot be guessed.
    virtual void fill(std::span<std::uint8_t> bytes) = 0;
};

} // namespace store
