#include "file/output_file.hpp"

#include <cerrno>
#include <string>

#include <gtest/gtest.h>

#include <fcntl.h>

#include "file/file_handle.hpp"
#include "file/read_whole.hpp"
#include "file/temporary_folder_fixture.hpp"

namespace file {
namespace {

using file::FileHandle;

TEST(OutputFile, WritesLongAndShortTextsInTheirOrder) {
    const file::TemporaryFolder folder;
    const FileHandle file(open(folder.at("output").c_str(), O_RDWR | O_CREAT, 0600));
    std::string all;
    {
        OutputFile out(file.descriptor());
        for (const std::size_t size : {1U, 5000U, 20000U, 3U, 16384U, 16383U, 0U, 100000U, 7U}) {
            const std::string text(size, static_cast<char>('a' + all.size() % 26));
            out << text << '.';
            all += text + '.';
        }
        EXPECT_TRUE(out.good());
    }
    EXPECT_EQ(*file::read_whole(file.descriptor(), all.size() + 1), all);
}

TEST(OutputFile, RemembersWhyItCannotWrite) {
    const FileHandle full(open("/dev/full", O_WRONLY));
    for (const std::size_t size : {1U, 100000U}) {
        OutputFile out(full.descriptor());
        out << std::string(size, 'x') << std::flush;
        EXPECT_FALSE(out.good());
        out.clear();
        out << "more" << std::flush;
        EXPECT_EQ(out.error(), ENOSPC);
    }
    const FileHandle unwritable(open("/dev/null", O_RDONLY));
    OutputFile out(unwritable.descriptor());
    out << 'x' << std::flush;
    EXPECT_EQ(out.error(), EBADF);
}

} // namespace
} // namespace file
