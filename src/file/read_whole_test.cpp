#include "file/read_whole.hpp"

#include <array>
#include <cerrno>
#include <string>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "file/file_handle.hpp"
#include "file/temporary_folder_fixture.hpp"

namespace file {
namespace {

TEST(ReadWhole, GivesEveryByte) {
    const TemporaryFolder folder;
    std::string bytes;
    for (int i = 0; i < 200'000; ++i) bytes += static_cast<char>(i * 7);
    folder.write("file", bytes);
    EXPECT_EQ(read_whole(folder.at("file"), bytes.size()), bytes);
    EXPECT_EQ(read_whole(folder.at("file"), bytes.size() - 1).error(), EFBIG);
    folder.write("empty", "");
    EXPECT_EQ(read_whole(folder.at("empty"), 0), "");
}

TEST(ReadWhole, EndsWithWhatIsEndless) {
    const FileHandle zeros(open("/dev/zero", O_RDONLY | O_CLOEXEC));
    EXPECT_EQ(read_whole(zeros.descriptor(), 1'000'000).error(), EFBIG);
}

TEST(ReadWhole, WaitsForNobody) {
    const TemporaryFolder folder;
    ASSERT_EQ(mkfifo(folder.at("pipe").c_str(), 0600), 0);
    EXPECT_EQ(read_whole(folder.at("pipe"), 100).error(), ENOTSUP);
    EXPECT_EQ(read_whole("/dev/zero", 100).error(), ENOTSUP);
}

TEST(ReadWhole, CanWaitForAPipe) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
    const FileHandle out(ends[0]);
    {
        const FileHandle in(ends[1]);
        ASSERT_EQ(write(in.descriptor(), "bytes", 5), 5);
    }
    EXPECT_EQ(read_patiently("/dev/fd/" + std::to_string(out.descriptor()), 100), "bytes");
    EXPECT_EQ(read_patiently("/dev/zero", 100).error(), EFBIG);
    EXPECT_EQ(read_patiently("/dev/null/none", 100).error(), ENOTDIR);
}

TEST(ReadWhole, NamesWhatWentWrong) {
    const TemporaryFolder folder;
    EXPECT_EQ(read_whole(folder.at("none"), 100).error(), ENOENT);
    EXPECT_EQ(read_whole(folder.path(), 100).error(), EISDIR);
    EXPECT_EQ(read_whole(-1, 100).error(), EBADF);
}

} // namespace
} // namespace file
