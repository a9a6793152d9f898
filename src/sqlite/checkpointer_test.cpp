#include "sqlite/checkpointer.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include <fcntl.h>

#include "file/file_handle.hpp"
#include "file/folder.hpp"
#include "file/temporary_folder_fixture.hpp"

namespace sqlite {
namespace {

class CheckpointerTest : public testing::Test {
  protected:
    CheckpointerTest() {
        const file::FileHandle made(::open(path_.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
        writer_.open({.path = path_, .survives_power_cut = false});
        writer_.run("CREATE TABLE rows (number INTEGER PRIMARY KEY, text TEXT)");
    }

    /// A row that fills a page.
    void write() {
        constexpr int page = 4000;
        writer_.run("INSERT INTO rows (text) VALUES (?)", std::string(page, 'x'));
        ASSERT_TRUE(writer_.is_well());
    }
    std::int64_t log_size() const {
        return static_cast<std::int64_t>(std::filesystem::file_size(path_ + "-wal"));
    }

    const file::TemporaryFolder folder_;
    const std::string path_ = folder_.path() + "/test.db";
    Connection writer_;
};

TEST_F(CheckpointerTest, CopiesTheLogUntilItBeginsAnew) {
    constexpr std::chrono::minutes patience{2};
    constexpr int most = 200;
    const Checkpointer checkpointer(writer_, {.path = path_},
                                    {.step = 20, .long_log = 40, .most = most});
    const auto end = std::chrono::steady_clock::now() + patience;
    int rows = 0;
    std::int64_t longest = 0;
    // The log's file keeps its size when the log restarts: it is overwritten from its start.
    for (; rows < 5 * most && std::chrono::steady_clock::now() < end; ++rows) {
        write();
        longest = std::max(longest, log_size());
    }
    constexpr std::int64_t page_in_log = 4096 + 24;
    EXPECT_EQ(rows, 5 * most);
    EXPECT_LT(longest, 3 * most * page_in_log) << "it has begun anew, or it would have more";
    EXPECT_EQ(writer_.value<int>("SELECT count(*) FROM rows"), rows);
}

TEST_F(CheckpointerTest, WaitsForNobodyWhoReads) {
    Connection reader;
    reader.open({.path = path_});
    reader.begin_reading();
    EXPECT_EQ(reader.value<int>("SELECT count(*) FROM rows"), 0);
    const Checkpointer checkpointer(writer_, {.path = path_},
                                    {.step = 5, .long_log = 10, .most = 20});
    for (int i = 0; i < 60; ++i) write();
    EXPECT_EQ(reader.value<int>("SELECT count(*) FROM rows"), 0);
    reader.end_transaction();
    EXPECT_EQ(writer_.value<int>("SELECT count(*) FROM rows"), 60);
}

} // namespace
} // namespace sqlite
