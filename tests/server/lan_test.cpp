#include <cstdlib>
#include <fstream>
#include <functional>

#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include "games_fixture.hpp"
#include "http_client.hpp"

/// A server for a local network, in a network of its own: addresses of this machine are not used.
namespace server_test {
namespace {

constexpr int not_permitted = 77;

/// Whoever is not root becomes it in a world of their own.
bool leave_the_network() {
    const uid_t user = geteuid();
    if (unshare(user == 0 ? CLONE_NEWNET : CLONE_NEWUSER | CLONE_NEWNET) != 0) return false;
    if (user != 0) std::ofstream("/proc/self/uid_map") << "0 " << user << " 1";
    return true;
}

/// This machine as it often is: with the bridge of a container program, an interface that has found
/// no network, and one in a local network with a router.
bool lay_cables() {
    const auto plug = [](const std::string& name, const std::string& address) {
        const std::string other = "far-" + name;
        return "ip link add " + name + " type veth peer name " + other + " && ip addr add " +
               address + " dev " + name + " && ip link set " + name + " up && ip link set " +
               other + " up && ";
    };
    const std::string all = "(ip link set lo up && " + plug("docker0", "172.17.0.1/16") +
                            plug("wlan0", "169.254.3.4/16") + plug("eth0", "192.168.77.1/24") +
                            "ip route add default via 192.168.77.254) >/dev/null 2>&1";
    return std::system(all.c_str()) == 0;
}

/// What is tested happens in a process with a network of its own.
class LanTest : public GamesTest {
  protected:
    static void in_own_network(const std::function<void()>& test) {
        const pid_t process = fork();
        if (process == 0) {
            if (!leave_the_network() || !lay_cables()) _exit(not_permitted);
            test();
            _exit(testing::Test::HasFailure() ? 1 : 0);
        }
        int status = 0;
        waitpid(process, &status, 0);
        ASSERT_TRUE(WIFEXITED(status));
        if (WEXITSTATUS(status) == not_permitted)
            GTEST_SKIP() << "a network of one's own is not permitted here";
        EXPECT_EQ(WEXITSTATUS(status), 0);
    }
};

TEST_F(LanTest, GuestsPlayAtTheAddressThatTheNetworkKnows) {
    in_own_network([&] {
        const ServerProgram server(folder_.path(), 0, {"--lan"});
        server_host = "192.168.77.1";
        EXPECT_EQ(get(server.port(), "/healthz").status, 200);
        WebSocket ada = ada_.connect(server.port());
        WebSocket bob = bob_.connect(server.port());
        const std::string game = start(ada, bob);
        for (const char* const move : {"f2f3", "g2g4"}) {
            play(ada, ada_, bob, bob_, game, move);
            play(bob, bob_, ada, ada_, game, move[0] == 'f' ? "e7e5" : "d8h4");
        }
        EXPECT_TRUE(ada.next<wire::Happened>());
        server_host = "127.0.0.1";
        EXPECT_EQ(get(server.port(), "/healthz").status, 0) << "only the network leads there";
    });
}

TEST_F(LanTest, NobodySendsAPasswordOrATokenThere) {
    in_own_network([&] {
        const ServerProgram server(folder_.path(), 0, {"--lan"});
        server_host = "192.168.77.1";
        HttpClient one{.port = server.port()};
        for (const char* const path : {"/account/register", "/account/login", "/account/recover"})
            EXPECT_EQ(one.post(path, "name=Ada&password=correct+horse").error(), "lan") << path;
        one.token = "stk_anything";
        EXPECT_EQ(one.get("/api/account").status, 403);
        EXPECT_EQ(one.post("/api/challenge/open").status, 403);
        EXPECT_EQ(WebSocket(server.port(), "Authorization: Bearer stk_anything\r\n").status(), 403);
    });
}

} // namespace
} // namespace server_test
