#include "online/account.hpp"

#include <gtest/gtest.h>

#include "words/voices_fixture.hpp"

namespace online {
namespace {

using words::english;
const Address server{.host = "localhost", .port = 8080};

TEST(AccountTest, SendsNamesAndPasswordsAsTheyAre) {
    const AccountRequest request = login_request(english, {"Ada", "a+b &=%\xC3\xA9"});
    EXPECT_EQ(request.path, "/account/login");
    EXPECT_EQ(request.form, "name=Ada&password=a%2Bb%20%26%3D%25%C3%A9");
    EXPECT_EQ(request.language, "en");
    EXPECT_EQ(registration_request({words::Language::french}, {}).language, "fr");
}

TEST(AccountTest, ReadsWhatTheServerAnswers) {
    const auto admitted = read_admission(
        english, server, {201, R"({"name":"Ada","recovery":"ABCD-EFGH"})", "s3cret"});
    ASSERT_TRUE(admitted);
    EXPECT_EQ(admitted->name, "Ada");
    EXPECT_EQ(admitted->session, "s3cret");
    EXPECT_EQ(admitted->recovery, "ABCD-EFGH");
    const auto refused = read_admission(
        english, server, {401, R"({"error":"bad_login","message":"Wrong.\u001b[2J"})", ""});
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().starts_with("Wrong."));
    EXPECT_EQ(refused.error().find('\x1B'), std::string::npos) << "nothing controls the terminal";
}

TEST(AccountTest, SaysThatNobodyAnswers) {
    EXPECT_EQ(read_admission(english, server, {}).error(),
              "No answer from http://localhost:8080. Check the address, and that the server is "
              "running.");
    for (const char* const body : {"", "<html>", "[]", R"({"name":"Ada"})"})
        EXPECT_EQ(read_admission(english, server, {200, body, ""}).error(),
                  "This is not a Stackchess server: http://localhost:8080.")
            << body;
}

TEST(AccountTest, TellsWherePasswordsAreSafe) {
    EXPECT_TRUE(read_address("https://example.org")->is_safe());
    EXPECT_TRUE(read_address("127.0.0.1:8080")->is_safe());
    EXPECT_TRUE(read_address("localhost")->is_safe());
    EXPECT_FALSE(read_address("192.168.1.5:8080")->is_safe());
    EXPECT_FALSE(read_address("http://example.org")->is_safe());
}

} // namespace
} // namespace online
