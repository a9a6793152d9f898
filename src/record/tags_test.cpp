#include "record/tags.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

std::string names(const Tags& tags) {
    std::string text;
    for (const Tag& tag : tags) text += tag.name + ' ';
    return text;
}

TEST(Tags, KeepTheRosterFirst) {
    Tags tags;
    for (const char* const name : {"ECO", "White", "Annotator", "Event", "Black", "Site"})
        tags.set(name, "x");
    EXPECT_EQ(names(tags), "Event Site White Black ECO Annotator ");
}

TEST(Tags, HaveEachNameOnce) {
    Tags tags;
    tags.set("ECO", "A00");
    tags.set("Opening", "none");
    tags.set("ECO", "B01");
    EXPECT_EQ(names(tags), "ECO Opening ");
    EXPECT_EQ(tags.find("ECO"), "B01");
    tags.erase("ECO");
    EXPECT_EQ(tags.find("ECO"), std::nullopt);
    EXPECT_EQ(tags.value_or("ECO", "?"), "?");
    EXPECT_EQ(tags.size(), 1U);
}

TEST(Tags, CleanTheirValues) {
    Tags tags;
    tags.set("White", "Bl\xFCm\nchen");
    EXPECT_EQ(tags.find("White"), "Blüm chen");
}

} // namespace
} // namespace record
