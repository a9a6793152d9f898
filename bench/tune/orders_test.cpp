#include "orders.hpp"

#include <csignal>
#include <sstream>

#include <sys/resource.h>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"

namespace tune {
namespace {

/// While it exists, no file can grow beyond a few bytes.
class FullDisk {
  public:
    FullDisk() : before_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit little{16, limit_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &little);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk(FullDisk&&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    FullDisk& operator=(FullDisk&&) = delete;
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, before_);
    }

  private:
    rlimit limit_{};
    void (*before_)(int);
};

class OrdersTest : public testing::Test {
  protected:
    int follow(const std::vector<std::string>& words) {
        error_.str("");
        return tune::follow(words, out_, error_);
    }
    bool tells_usage() const { return error_.str().find("usage:") != std::string::npos; }

    file::TemporaryFolder folder_;
    std::ostringstream out_;
    std::ostringstream error_;
};

TEST_F(OrdersTest, AreExplainedWhereTheyAreNotUnderstood) {
    const std::vector<std::vector<std::string>> all{{},
                                                    {"fit"},
                                                    {"fit", "checkers", "a", "b"},
                                                    {"fit", "chess", "a"},
                                                    {"games", "chess"},
                                                    {"games", "chess", "x", "100", "1"}};
    for (const auto& words : all) {
        EXPECT_NE(follow(words), 0);
        EXPECT_TRUE(tells_usage());
    }
}

TEST_F(OrdersTest, FailWithTheReasonAlone) {
    EXPECT_NE(follow({"chances", "chess", "/nowhere/games"}), 0);
    EXPECT_EQ(error_.str(), "tune: there are too few positions of that game in /nowhere/games\n");
    ASSERT_EQ(follow({"games", "chess", "1", "20", "1"}), 0);
    folder_.write("games", out_.str());
    EXPECT_NE(follow({"fit", "chess", folder_.at("games"), "/nowhere/header"}), 0);
    EXPECT_EQ(error_.str(), "tune: /nowhere/header has no table of weights\n");
    out_.setstate(std::ios::badbit);
    EXPECT_NE(follow({"games", "chess", "1", "20", "1"}), 0);
    EXPECT_EQ(error_.str(), "tune: the games cannot be written\n");
}

TEST_F(OrdersTest, LeaveAHeaderThatCannotBeWritten) {
    ASSERT_EQ(follow({"games", "chess", "1", "20", "1"}), 0);
    folder_.write("games", out_.str());
    const std::string before = "weights = std::to_array<TermWeight>({\n    {1, 2},\n});\n";
    folder_.write("header", before);
    const std::string header = folder_.at("header");
    {
        const FullDisk disk;
        EXPECT_NE(follow({"fit", "chess", folder_.at("games"), header}), 0);
    }
    EXPECT_FALSE(tells_usage());
    EXPECT_TRUE(error_.str().starts_with("tune: " + header + " cannot be written: "));
    EXPECT_EQ(folder_.content("header"), before);
    EXPECT_EQ(follow({"fit", "chess", folder_.at("games"), header}), 0);
    EXPECT_NE(folder_.content("header"), before);
}

} // namespace
} // namespace tune
