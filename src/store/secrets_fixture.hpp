#pragma once

#include "core/random.hpp"
#include "store/secrets.hpp"

namespace store {

/// For tests only: fast, deterministic, and not secret.
class PlainSecrets final : public Secrets {
  public:
    int tried = 0; ///< passwords

    std::optional<std::string> hash_password(std::string_view password) override {
        return "hashed " + std::string(password);
    }
    bool is_password(std::string_view password, const std::string& hash) override {
        ++tried;
        return hash == "hashed " + std::string(password);
    }
    const std::string& unknown_password() const override { return unknown_; }
    Digest digest(std::string_view text) override {
        Digest digest{};
        for (std::size_t i = 0; i < text.size(); ++i)
            digest[i % 32] = static_cast<std::uint8_t>(31U * digest[i % 32] +
                                                       static_cast<std::uint8_t>(text[i]) + i);
        return digest;
    }
    void fill(std::span<std::uint8_t> bytes) override {
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_.below(256));
    }

  private:
    std::string unknown_ = "hashed nothing that anybody types";
    core::Random random_{1};
};

} // namespace store
