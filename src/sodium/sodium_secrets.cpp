#include "sodium/sodium_secrets.hpp"

#include <array>

#include <sodium.h>

namespace sodium {
namespace {

constexpr unsigned long long passes = 2;
constexpr std::size_t memory = std::size_t{19} * 1024 * 1024;

class SodiumSecrets final : public store::Secrets {
  public:
    std::optional<std::string> hash_password(std::string_view password) override {
        std::array<char, crypto_pwhash_STRBYTES> hash{};
        if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), passes, memory,
                                  crypto_pwhash_ALG_ARGON2ID13) != 0)
            return std::nullopt;
        return hash.data();
    }

    bool is_password(std::string_view password, const std::string& hash) override {
        return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
    }

    const std::string& unknown_password() const override { return unknown_; }

    store::Digest digest(std::string_view text) override {
        store::Digest digest{};
        crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()),
                           text.size());
        return digest;
    }

    void fill(std::span<std::uint8_t> bytes) override {
        randombytes_buf(bytes.data(), bytes.size());
    }

  private:
    // Of random bytes that were thrown away.
    std::string unknown_ = "$argon2id$v=19$m=19456,t=2,p=1$PptReP4PgY3KlaD64Q2MYQ$"
                           "2LUKzJaq/hMDB3fhh2gTxKpXPQoqsGVwbSzWa47siZQ";
};

} // namespace

std::unique_ptr<store::Secrets> make_secrets() {
    if (sodium_init() < 0) return nullptr;
    return std::make_unique<SodiumSecrets>();
}

} // namespace sodium
