#include "match/process.hpp"

#include <cerrno>
#include <fstream>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace match {
namespace {

using Heard = Process::Heard;
using std::chrono::steady_clock;

/// Longer than any machine needs, and than any test takes.
Instant some_day() { return steady_clock::now() + std::chrono::minutes(5); }

/// More than any pipe holds.
const std::string much(std::size_t{4} << 20, 'x');

Process shell(const std::string& script) {
    auto process = Process::start({"sh", "-c", script});
    EXPECT_TRUE(process);
    return *std::move(process);
}

std::string heard_line(Process& process) {
    const Stop stop;
    std::string line;
    EXPECT_EQ(process.hear(line, some_day(), stop), Heard::line);
    return line;
}

/// Whether a process exists and has not exited.
bool is_alive(const std::string& id) {
    std::ifstream file("/proc/" + id + "/stat");
    std::string text;
    if (!std::getline(file, text)) return false;
    return text.at(text.rfind(')') + 2) != 'Z';
}

void expect_end_of(const std::string& id) {
    while (is_alive(id) && steady_clock::now() < some_day())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

TEST(Process, IsSpokenToInLines) {
    Process process = shell("cat");
    EXPECT_TRUE(process.say("one", some_day(), Stop()));
    EXPECT_TRUE(process.say("two", some_day(), Stop()));
    EXPECT_EQ(heard_line(process), "one");
    EXPECT_EQ(heard_line(process), "two");
}

TEST(Process, HasItsLineEndsTakenAway) {
    Process process = shell("printf 'a\\r\\n\\nb'; exec cat");
    EXPECT_EQ(heard_line(process), "a");
    EXPECT_EQ(heard_line(process), "");
    EXPECT_TRUE(process.say("c", some_day(), Stop()));
    EXPECT_EQ(heard_line(process), "bc");
}

TEST(Process, ThatCannotBeStartedSaysWhy) {
    EXPECT_EQ(Process::start({"/nowhere/engine"}).error(), ENOENT);
    EXPECT_EQ(Process::start({"/"}).error(), EACCES);
}

TEST(Process, IsHeardToEnd) {
    Process process = shell("echo last");
    EXPECT_EQ(heard_line(process), "last");
    std::string line;
    EXPECT_EQ(process.hear(line, some_day(), Stop()), Heard::end);
}

TEST(Process, ThatNoLongerReadsEndsNobody) {
    Process process = shell("exec 0<&-; echo ready; exec sleep 1000");
    EXPECT_EQ(heard_line(process), "ready");
    EXPECT_FALSE(process.say("anyone?", some_day(), Stop()));
    EXPECT_FALSE(process.say("anyone?", some_day(), Stop()));
}

TEST(Process, ThatDoesNotReadIsNotWaitedForForever) {
    Process process = shell("echo ready; exec sleep 1000");
    EXPECT_EQ(heard_line(process), "ready");
    EXPECT_FALSE(process.say(much, steady_clock::now(), Stop()));
}

TEST(Process, ThatSaysNothingIsNotWaitedForForever) {
    Process process = shell("exec sleep 1000");
    std::string line;
    EXPECT_EQ(process.hear(line, steady_clock::now(), Stop()), Heard::nothing);
}

TEST(Process, IsNotListenedToAfterAStop) {
    Process process = shell("exec sleep 1000");
    Stop stop;
    std::jthread other([&] { stop.set(); });
    std::string line;
    EXPECT_EQ(process.hear(line, some_day(), stop), Heard::stop);
}

TEST(Process, ThatDoesNotReadIsNotWaitedForAfterAStop) {
    Process process = shell("echo ready; exec sleep 1000");
    EXPECT_EQ(heard_line(process), "ready");
    Stop stop;
    std::jthread other([&] { stop.set(); });
    EXPECT_FALSE(process.say(much, some_day(), stop));
}

/// While it exists, these files of ours are closed.
class Closed {
  public:
    explicit Closed(std::vector<int> files) : files_(std::move(files)) {
        for (const int file : files_) {
            kept_.push_back(fcntl(file, F_DUPFD_CLOEXEC, 10));
            close(file);
        }
    }
    Closed(const Closed&) = delete;
    Closed& operator=(const Closed&) = delete;
    ~Closed() {
        for (std::size_t i = 0; i < files_.size(); ++i) {
            dup2(kept_[i], files_[i]);
            close(kept_[i]);
        }
    }

  private:
    std::vector<int> files_;
    std::vector<int> kept_;
};

TEST(Process, IsSpokenToWhateverOfOursIsClosed) {
    for (const std::vector<int>& files :
         {std::vector{0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2}, {0, 1, 2}}) {
        std::string line;
        std::string where;
        {
            const Closed closed(files);
            Process process = shell("readlink /proc/$$/fd/2; exec cat");
            if (process.hear(where, some_day(), Stop()) == Heard::line &&
                process.say("one", some_day(), Stop()))
                process.hear(line, some_day(), Stop());
        }
        EXPECT_EQ(where, "/dev/null") << files.size();
        EXPECT_EQ(line, "one") << files.size();
    }
}

TEST(Process, HasItsEndlessLinesCut) {
    Process process = shell("head -c 5000000 /dev/zero | tr '\\0' x; echo; echo next");
    EXPECT_EQ(heard_line(process), std::string(Process::max_line, 'x'));
    EXPECT_EQ(heard_line(process), "next");
}

TEST(Process, EndsWithAllItHasStarted) {
    std::string outer;
    std::string inner;
    {
        Process process = shell("trap '' TERM INT HUP; echo $$; sleep 1000 & echo $!; wait");
        outer = heard_line(process);
        inner = heard_line(process);
        EXPECT_TRUE(is_alive(outer) && is_alive(inner));
    }
    EXPECT_FALSE(is_alive(outer));
    expect_end_of(inner);
    EXPECT_FALSE(is_alive(inner));
}

TEST(Process, MayLeaveByItself) {
    Process process = shell("cat >/dev/null");
    process.leave(some_day());
}

TEST(Process, EndsWhenAnotherTakesItsPlace) {
    Process process = shell("echo $$; exec sleep 1000");
    const std::string id = heard_line(process);
    process = shell("echo other; exec sleep 1000");
    EXPECT_FALSE(is_alive(id));
    EXPECT_EQ(heard_line(process), "other");
}

} // namespace
} // namespace match
