#include "sodium/sodium_secrets.hpp"

#include <array>
#include <set>

#include <gtest/gtest.h>

namespace sodium {
namespace {

class Secrets : public testing::Test {
  protected:
    std::unique_ptr<store::Secrets> secrets = make_secrets();
};

TEST_F(Secrets, HashPasswordsAsTheyShould) {
    const auto hash = secrets->hash_password("correct horse");
    ASSERT_TRUE(hash);
    EXPECT_TRUE(hash->starts_with("$argon2id$v=19$m=19456,t=2,p=1$")) << *hash;
    EXPECT_NE(hash, secrets->hash_password("correct horse"));
    EXPECT_TRUE(secrets->is_password("correct horse", *hash));
    EXPECT_FALSE(secrets->is_password("wrong horse", *hash));
    EXPECT_FALSE(secrets->is_password("", *hash));
    EXPECT_FALSE(secrets->is_password("correct horse", "nonsense"));
}

TEST_F(Secrets, HaveAnUnknownPasswordThatTakesAsLong) {
    const std::string& unknown = secrets->unknown_password();
    const auto hash = secrets->hash_password("correct horse");
    const auto parameters = [](const std::string& text) { return text.substr(0, 31); };
    EXPECT_EQ(parameters(unknown), parameters(*hash));
    EXPECT_EQ(unknown.size(), hash->size());
    EXPECT_FALSE(secrets->is_password("correct horse", unknown));
}

TEST_F(Secrets, DigestBySha256) {
    // The example of FIPS 180-2.
    const store::Digest digest = secrets->digest("abc");
    EXPECT_EQ(digest[0], 0xBA);
    EXPECT_EQ(digest[1], 0x78);
    EXPECT_EQ(digest[31], 0xAD);
    EXPECT_NE(digest, secrets->digest("abd"));
}

TEST_F(Secrets, AreNeverTheSame) {
    std::set<std::array<std::uint8_t, 16>> seen;
    for (int i = 0; i < 1000; ++i) {
        std::array<std::uint8_t, 16> bytes{};
        secrets->fill(bytes);
        seen.insert(bytes);
    }
    EXPECT_EQ(seen.size(), 1000U);
}

} // namespace
} // namespace sodium
