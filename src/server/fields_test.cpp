#include "server/fields.hpp"

#include <gtest/gtest.h>

#include "server/request_refusal.hpp"

namespace server {
namespace {

Fields fields(const std::string& body, const std::string& type = "",
              const std::string& query = "") {
    const auto read =
        Fields::of({.query = query, .body = body, .headers = {{"content-type", type}}});
    EXPECT_TRUE(read) << body;
    return read.value_or(Fields());
}

TEST(Fields, AreReadFromForms) {
    const Fields form = fields("name=Ada+L&text=%c3%a9%26&empty=&flag", "", "name=other&ply=12");
    EXPECT_EQ(form.text("name"), "Ada L"); // the body takes precedence
    EXPECT_EQ(form.text("text"), "\xc3\xa9&");
    EXPECT_TRUE(form.has("empty"));
    EXPECT_TRUE(form.has("flag"));
    EXPECT_FALSE(form.has("absent"));
    EXPECT_EQ(form.number("ply", 0, 20), 12);
    EXPECT_EQ(form.number("ply", 0, 11), std::nullopt);
    EXPECT_EQ(form.number("name", 0, 11), std::nullopt);
}

TEST(Fields, AreReadFromFlatJson) {
    const Fields json = fields(
        R"({"clock.limit":300,"rated":true,"color":null,"variant":"standard","deep":{"a":1}})",
        "application/json; charset=utf-8");
    EXPECT_EQ(json.number("clock.limit", 0, 1000), 300);
    EXPECT_TRUE(json.is_true("rated"));
    EXPECT_FALSE(json.has("color"));
    EXPECT_FALSE(json.has("deep"));
    EXPECT_EQ(fields(R"({"a":1})").text("a"), "1"); // without a type
    EXPECT_FALSE(fields("", "application/json").has("a"));
}

TEST(Fields, ThatCannotBeReadAreNone) {
    for (const char* const body : {"a=%", "a=%4", "a=%zz", "%=1"})
        EXPECT_FALSE(Fields::of({.body = body})) << body;
    for (const char* const body : {"{", "[1]", "nonsense", "3"})
        EXPECT_FALSE(Fields::of({.body = body, .headers = {{"content-type", "application/json"}}}))
            << body;
}

TEST(Fields, AreTrueByAFewWords) {
    for (const char* const word : {"yes", "true", "True", "on", "1"})
        EXPECT_TRUE(is_true_word(word));
    for (const char* const word : {"", "no", "false", "0", "2", "y"})
        EXPECT_FALSE(is_true_word(word));
}

TEST(Languages, AreTakenInTheOrderOfTheReader) {
    const auto language = [](const char* accept) {
        return voice_of({.headers = {{"accept-language", accept}}}).language;
    };
    EXPECT_EQ(language(""), words::Language::english);
    EXPECT_EQ(language("fr-CA,fr;q=0.9,en;q=0.5"), words::Language::french);
    EXPECT_EQ(language("en-GB,fr;q=0.5"), words::Language::english);
    EXPECT_EQ(language("de,fr"), words::Language::french);
}

} // namespace
} // namespace server
