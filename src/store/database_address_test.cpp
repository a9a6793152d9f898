#include "store/database_address.hpp"

#include <gtest/gtest.h>

namespace store {
namespace {

TEST(DatabaseAddresses, AreKnownByTheirBeginning) {
    EXPECT_TRUE(is_database_address("postgresql://host/chess"));
    EXPECT_TRUE(is_database_address("postgres:///chess?host=/run/postgresql"));
    EXPECT_FALSE(is_database_address("mysql://host/chess"));
    EXPECT_FALSE(is_database_address("/srv/stackchess"));
}

TEST(DatabaseAddresses, AreShownWithoutTheirPassword) {
    EXPECT_EQ(without_password("postgresql://anne:secret@host:5432/chess"),
              "postgresql://anne:***@host:5432/chess");
    EXPECT_EQ(without_password("postgresql://anne:s@cret@host/chess"),
              "postgresql://anne:***@host/chess");
    EXPECT_EQ(without_password("postgresql://host:5432/chess"), "postgresql://host:5432/chess");
    EXPECT_EQ(without_password("postgresql:///a?host=/tmp&password=x&user=b"),
              "postgresql:///a?host=/tmp&password=***&user=b");
    EXPECT_EQ(without_password("postgresql:///a?password=x"), "postgresql:///a?password=***");
}

} // namespace
} // namespace store
