#include "store/writer.hpp"

#include <gtest/gtest.h>

#include "store/memory_store_fixture.hpp"

namespace store {
namespace {

TEST(Writer, Compiles) {
    MemoryStore store(nullptr);
    std::vector<Written> written;
    {
        Writer writer(store, [&](const Batch& batch) {
            written.insert(written.end(), batch.written.begin(), batch.written.end());
        });
        EXPECT_TRUE(writer.add(1, AddAccount{{.id = "anne", .name = "Anne"}}));
        writer.drain();
    }
    ASSERT_EQ(written.size(), 1U);
    EXPECT_EQ(written.front().outcome.fate, Fate::done);
    EXPECT_EQ(store.account("anne")->value().name, "Anne");
}

} // namespace
} // namespace store
