#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "file/temporary_folder_fixture.hpp"
#include "http_client.hpp"
#include "server_program.hpp"

/// Whether the time that a login takes tells which names there are. It depends on the machine, so
/// it is measured by hand.
namespace server_test {
namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

double median(std::vector<double> times) {
    std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
    return times[times.size() / 2];
}

TEST(LongLogins, TakeAsLongForNamesThatNobodyHas) {
    constexpr int names = 50;
    constexpr int tries = 4; // those after them have to wait
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--behind-proxy"});
    const HttpClient client{.port = server.port(), .is_page = false};
    for (int i = 0; i < names; ++i)
        run_program({"account", "add", "Known" + std::to_string(i), "--data", folder.path()},
                    "correct horse\n");
    const auto time_of = [&](const std::string& name) {
        const std::string from = "X-Forwarded-For: 203.0.113." + name.substr(5) + "\r\n";
        const auto begun = std::chrono::steady_clock::now();
        const HttpAnswer answer =
            client.post("/account/login", "name=" + name + "&password=wrong+horse", from);
        EXPECT_EQ(answer.status, 403) << answer.body;
        return Milliseconds(std::chrono::steady_clock::now() - begun).count();
    };
    std::vector<double> known;
    std::vector<double> unknown;
    for (int i = 0; i < names * tries; ++i) { // in turns, so that both meet the same machine
        known.push_back(time_of("Known" + std::to_string(i % names)));
        unknown.push_back(time_of("Other" + std::to_string(i % names)));
    }
    std::printf("median of %zu: %.1f ms for names that are known, %.1f ms for others\n",
                known.size(), median(known), median(unknown));
    EXPECT_NEAR(median(known), median(unknown), 5);
}

} // namespace
} // namespace server_test
