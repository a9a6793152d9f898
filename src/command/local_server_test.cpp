#include <csignal>
#include <semaphore>

#include <gtest/gtest.h>

#include "command/local_server.hpp"
#include "file/temporary_folder_fixture.hpp"

namespace command {
namespace {

constexpr words::Voice voice{words::Language::english, words::Encoding::utf8};

/// A program that says this, and then waits or ends.
class LocalServerTest : public testing::Test {
  protected:
    std::unique_ptr<view::Host> start(const std::string& script) {
        folder_.write("program", "#!/bin/sh\n" + script);
        std::filesystem::permissions(folder_.at("program"), std::filesystem::perms::owner_all);
        return start_local_server(folder_.at("program"), voice, [this] { is_woken_.release(); });
    }
    void wait() { is_woken_.acquire(); }

    file::TemporaryFolder folder_;
    std::counting_semaphore<100> is_woken_{0};
};

TEST_F(LocalServerTest, TellsWhereTheServerIs) {
    const auto host = start("echo \"starting $*\"; echo 'It runs: http://10.0.0.2:8080 (Ctrl-C)'\n"
                            "exec sleep 1000\n");
    wait();
    EXPECT_EQ(host->address(), "http://10.0.0.2:8080");
    EXPECT_EQ(host->failure(), "");
}

TEST_F(LocalServerTest, TellsWhyThereIsNone) {
    const auto host = start("echo 'Port 8080 is already in use.' >&2; exit 1\n");
    wait();
    EXPECT_EQ(host->address(), "");
    EXPECT_EQ(host->failure(), "Port 8080 is already in use.");
}

TEST_F(LocalServerTest, TellsThatTheServerHasStopped) {
    const auto host = start("echo http://10.0.0.2:8080; exit 0\n");
    wait();
    wait();
    EXPECT_EQ(host->failure(), "The server on this machine has stopped.");
}

TEST_F(LocalServerTest, EndsTheServerWithItself) {
    auto host = start("echo $$ > " + folder_.at("id") +
                      "; echo http://10.0.0.2:8080\n"
                      "exec sleep 1000\n");
    wait();
    const int process = std::stoi(folder_.content("id"));
    EXPECT_EQ(kill(process, 0), 0);
    host.reset();
    EXPECT_NE(kill(process, 0), 0);
}

} // namespace
} // namespace command
