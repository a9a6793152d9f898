#include "store/issue.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "store/examples_fixture.hpp"
#include "store/game.hpp"
#include "store/secrets_fixture.hpp"

namespace store {
namespace {

class Issue : public testing::Test {
  protected:
    PlainSecrets secrets;
};

TEST_F(Issue, MakesIdsOfGames) {
    std::set<std::string> ids;
    for (int i = 0; i < 1000; ++i) {
        const std::string id = new_id(secrets);
        EXPECT_TRUE(is_game_id(id)) << id;
        ids.insert(id);
    }
    EXPECT_EQ(ids.size(), 1000U);
}

TEST_F(Issue, UsesEverySignEquallyOften) {
    std::map<char, int> counts;
    for (int i = 0; i < 7750; ++i)
        for (const char sign : new_id(secrets)) ++counts[sign];
    EXPECT_EQ(counts.size(), 62U);
    for (const auto& [sign, count] : counts) EXPECT_NEAR(count, 1000, 160) << sign;
}

TEST_F(Issue, RefusesPoorPasswords) {
    EXPECT_EQ(password_fault("secrets", "Anne"), PasswordFault::too_short);
    EXPECT_EQ(password_fault("éééé", "Anne"), PasswordFault::too_short);
    EXPECT_EQ(password_fault("éééééééé", "Anne"), std::nullopt);
    EXPECT_EQ(password_fault(std::string(256, 'x'), "Anne"), std::nullopt);
    EXPECT_EQ(password_fault(std::string(257, 'x'), "Anne"), PasswordFault::too_long);
    EXPECT_EQ(password_fault("ROOK_robot", "Rook_Robot"), PasswordFault::is_name);
    EXPECT_EQ(password_fault("correct horse", "Anne"), std::nullopt);
}

TEST_F(Issue, MakesAccountsWithoutKeepingTheirSecrets) {
    const auto issued = new_account(secrets, "Anne", "correct horse", at(5));
    ASSERT_TRUE(issued);
    const Account& account = issued->value;
    EXPECT_EQ(account.id, "anne");
    EXPECT_EQ(account.created, at(5));
    EXPECT_EQ(account.password, "hashed correct horse");
    EXPECT_EQ(account.recovery, recovery_digest(secrets, issued->secret));
    EXPECT_TRUE(is_password_of(secrets, account, "correct horse"));
    EXPECT_FALSE(is_password_of(secrets, account, "wrong horse"));
    EXPECT_FALSE(is_password_of(secrets, std::nullopt, "wrong horse"));
    EXPECT_FALSE(is_password_of(secrets, new_bot("Rook", at(5)), ""));
    EXPECT_EQ(new_bot("Rook", at(5)).title, "BOT");
}

TEST_F(Issue, TriesAPasswordEvenWhereThereIsNoAccount) {
    const int before = secrets.tried;
    is_password_of(secrets, std::nullopt, "wrong horse");
    is_password_of(secrets, new_bot("Rook", at(5)), "wrong horse");
    EXPECT_EQ(secrets.tried, before + 2);
}

TEST_F(Issue, ReadsRecoveryCodesAsPeopleTypeThem) {
    const std::string code = new_recovery_code(secrets);
    EXPECT_EQ(code.size(), 23U);
    EXPECT_EQ(std::ranges::count(code, '-'), 3);
    const Digest digest = recovery_digest(secrets, "0AB11-CDEFG-HJKMN-PQRST");
    EXPECT_EQ(recovery_digest(secrets, " oabil cdefg hjkmn pqrst\n"), digest);
    EXPECT_NE(recovery_digest(secrets, "0AB11-CDEFG-HJKMN-PQRSV"), digest);
}

TEST_F(Issue, MakesTokensThatAreKeptAsDigests) {
    const auto one = new_token(secrets, "anne", {"bot:play"}, "my bot", at(5));
    const auto other = new_token(secrets, "anne", {"bot:play"}, "my bot", at(5));
    EXPECT_TRUE(one.secret.starts_with("stk_"));
    EXPECT_EQ(one.secret.size(), 47U);
    EXPECT_NE(one.secret, other.secret);
    EXPECT_EQ(one.value.digest, secrets.digest(one.secret));
    EXPECT_EQ(token_name({.digest = {0x0A, 0xFF, 0x12, 0x30}}), "0aff1230");
    EXPECT_TRUE(is_scope("bot:play"));
    EXPECT_FALSE(is_scope("bot:pla"));
}

TEST_F(Issue, EndsSessionsInTime) {
    using std::chrono::days;
    const auto session = new_session(secrets, "anne", at(0)).value;
    EXPECT_FALSE(session.is_over(at(0) + days(6)));
    EXPECT_TRUE(session.is_over(at(0) + days(7)));
    EXPECT_EQ(session.absolute_end, at(0) + days(30));
    const auto guest = new_guest(secrets, "Carl", at(3));
    EXPECT_EQ(guest.value.secret, secrets.digest(guest.secret));
    EXPECT_TRUE(is_game_id(guest.value.id));
}

} // namespace
} // namespace store
