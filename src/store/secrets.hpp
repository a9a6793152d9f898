#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "store/account.hpp"

namespace store {

/// What needs a library of cryptography. May be used by several threads at once.
class Secrets {
  public:
    Secrets() = default;
    Secrets(const Secrets&) = delete;
    Secrets& operator=(const Secrets&) = delete;
    virtual ~Secrets() = default;

    /// A hash that names its own parameters, after much work on purpose. Nothing if there is not
    /// enough memory.
    virtual std::optional<std::string> hash_password(std::string_view password) = 0;
    /// Takes as long for a wrong password as for the right one.
    virtual bool is_password(std::string_view password, const std::string& hash) = 0;
    /// The hash of a password that nobody knows, for accounts that do not exist: trying them must
    /// take as long as others.
    virtual const std::string& unknown_password() const = 0;

    /// SHA-256.
    virtual Digest digest(std::string_view text) = 0;
    /// Bytes that nobody can guess.
    virtual void fill(std::span<std::uint8_t> bytes) = 0;
};

} // namespace store
