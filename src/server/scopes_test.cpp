#include <algorithm>

#include <gtest/gtest.h>

#include "store/issue.hpp"
#include "words/page_account_messages.hpp"

namespace server {
namespace {

TEST(Scopes, AreOfferedByThePageAsTheStoreKnowsThem) {
    EXPECT_TRUE(std::ranges::equal(words::message::page_scopes, store::all_scopes(), {},
                                   &words::message::ScopeMeaning::scope));
}

} // namespace
} // namespace server
