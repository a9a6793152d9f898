// Many players at once: `load` starts a server on this machine, opens 10,000 sockets there, plays
// 5,000 games and tells how long a move takes from one player to the other.

#include <algorithm>
#include <cstdio>
#include <deque>
#include <fstream>
#include <memory>

#include <fmt/format.h>
#include <openssl/ssl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "baseline.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "flood.hpp"
#include "options.hpp"
#include "plot.hpp"
#include "servers.hpp"
#include "slow_clients.hpp"
#include "swarm.hpp"

namespace load {
namespace {

constexpr double kibibyte = 1024;
constexpr double mebibyte = 1024 * 1024;

void raise_file_limit() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

using Tls = std::unique_ptr<SSL_CTX, server_test::Release<SSL_CTX_free>>;

Tls make_tls(const Options& options) {
    if (!options.has_tls) return nullptr;
    Tls tls(SSL_CTX_new(TLS_client_method()));
    SSL_CTX_set_mode(tls.get(), SSL_MODE_ENABLE_PARTIAL_WRITE |
                                    SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
    return tls;
}

/// Moments of the run, one in each of so many equal parts of it.
std::deque<Instant> random_moments(int count, Instant begun, int seconds, core::Random& random) {
    std::deque<Instant> moments;
    for (int i = 0; i < count; ++i) {
        const double part = (i + static_cast<double>(random.below(1000)) / 1000) / count;
        moments.push_back(begun +
                          std::chrono::milliseconds(static_cast<int>(part * 1000 * seconds)));
    }
    return moments;
}

/// Those who disturb in the second half.
struct Disturbers {
    SideProcess flood;
    SideProcess slow;
};

/// Plays for the time that is asked for, second by second.
void play(const Options& options, Swarm& swarm, Disturbers& disturbers, Servers& servers,
          Figures& figures) {
    const Target target = servers.targets().front();
    const Instant begun = Clock::now();
    const double processor = processor_seconds_of(servers.first_process());
    core::Random random(3);
    auto kills = random_moments(options.kills, begun, options.seconds, random);
    Instant cut_at{};
    for (int second = 1; second <= options.seconds; ++second) {
        if (second == options.seconds / 2 + 1) {
            if (options.storm > 0) swarm.cut(options.storm);
            disturbers.flood.begin(target);
            disturbers.slow.begin(target);
            cut_at = Clock::now();
        }
        const Instant until = begun + std::chrono::seconds(second);
        for (; !kills.empty() && kills.front() < until; kills.pop_front()) {
            swarm.play(options.rate, begun, kills.front());
            const Instant at = Clock::now();
            swarm.note_kill(servers.kill_one(random), at);
        }
        swarm.play(options.rate, begun, until);
        if (options.kills == 0) figures.memory.push_back(memory_of(servers.first_process()));
    }
    if (options.kills == 0)
        figures.processor_share = (processor_seconds_of(servers.first_process()) - processor) *
                                  1000 / milliseconds(Clock::now() - begun);
    figures.flood_messages = disturbers.flood.shared().count;
    figures.slow_dropped = disturbers.slow.shared().count;
    figures.slow_seconds = static_cast<double>(disturbers.slow.shared().longest) / 1000;
    swarm.settle();
    figures.storm_seconds = milliseconds(swarm.complete_since() - cut_at) / 1000;
}

std::string table(const Options& options, const Figures& figures) {
    const double half = options.seconds / 2.0;
    std::string text = "| ms | p50 | p99 | p99.9 | max |\n|---|---|---|---|---|\n";
    const auto row = [&text](std::string_view name, const Times& times) {
        text += fmt::format("| {} | {} |\n", name, times.cells());
    };
    row("relay", figures.relay);
    if (options.storm > 0 || options.flood > 0 || options.slow > 0) {
        row("relay, first half", figures.relay.between(0, half));
        row("relay, second half", figures.relay.between(half, options.seconds));
    }
    row("bare fdatasync", figures.disk);
    row("bare echo", figures.echo);
    return text;
}

std::string report_of_kills(const Options& options, const Figures& figures) {
    std::string text = fmt::format(
        "servers killed {}; {} times a player came back to the board: after {:.0f} "
        "ms in the median, {:.0f} ms at most\n",
        options.kills, figures.returns.size(), figures.returns.at(0.5), figures.returns.at(1));
    if (options.nodes > 1) return text;
    return text +
           fmt::format("{} turns in which the server was dead: charged with {:.0f} ms more than "
                       "they took in the median, {:.0f} ms at most\n",
                       figures.excess.size(), figures.excess.at(0.5), figures.excess.at(1));
}

/// Nothing was lost or doubled, and no clock was charged for the time its server was dead. That
/// shows in the median excess: if the downtime were charged, most of these turns would have been
/// charged more than they took.
bool is_right(const Options& options, const Figures& figures) {
    const bool compares = options.kills > 0 && options.nodes == 1;
    const bool is_fair = !compares || (!figures.excess.empty() && figures.overcharged == 0 &&
                                       figures.excess.at(0.5) <= 0);
    return figures.lost == 0 && figures.doubled == 0 && is_fair && !figures.relay.empty();
}

std::string report(const Options& options, const Figures& figures) {
    const double bare = figures.disk.at(0.5) + figures.echo.at(0.5);
    std::string text =
        fmt::format("{} sockets, {} moves a second for {} s{}{}\n\n", options.sockets, options.rate,
                    options.seconds, options.has_tls ? ", over TLS" : "",
                    options.nodes > 1 ? fmt::format(", {} nodes", options.nodes) : "");
    text += table(options, figures);
    text +=
        fmt::format("\nrelay p50 / (fdatasync + echo) p50: {:.2f}\n", figures.relay.at(0.5) / bare);
    text += fmt::format("moves sent {}, measured {}; events lost {}, doubled {}; refused {}; "
                        "connections dropped {}; games finished {}\n",
                        figures.sent, figures.relay.size(), figures.lost, figures.doubled,
                        figures.refused, figures.dropped, figures.games);
    if (options.kills > 0) return text + report_of_kills(options, figures);
    text += fmt::format(
        "memory: {:.1f} MiB before, {:.1f} KiB a connection, {:.0f} MiB after the first second "
        "of play, {:.0f} MiB after half, {:.0f} MiB at the end\n",
        static_cast<double>(figures.memory_before) / mebibyte,
        static_cast<double>(figures.memory_connected - figures.memory_before) / kibibyte /
            options.sockets,
        static_cast<double>(figures.memory.front()) / mebibyte,
        static_cast<double>(figures.memory[figures.memory.size() / 2]) / mebibyte,
        static_cast<double>(figures.memory.back()) / mebibyte);
    text +=
        fmt::format("processor of the server: {:.0f} % of one\n", figures.processor_share * 100);
    if (options.storm > 0)
        text += fmt::format("{} cut at once, all back after {:.1f} s\n", options.storm,
                            figures.storm_seconds);
    if (options.flood > 0) // some of them on lines that were being closed
        text += fmt::format("flood: at most {} messages\n", figures.flood_messages);
    if (options.slow > 0)
        text += fmt::format("{} slow clients: dropped {} times, after {:.1f} s at most\n",
                            options.slow, figures.slow_dropped, figures.slow_seconds);
    return text;
}

void write_files(const Options& options, const Figures& figures, const std::string& text) {
    if (options.output.empty()) return;
    std::filesystem::create_directories(options.output);
    std::ofstream(options.output + "/load.md") << text;
    std::ofstream(options.output + "/load.svg") << plot(figures, options.seconds);
}

int run(const Options& options) {
    raise_file_limit();
    Disturbers disturbers{.flood = SideProcess(flood(options.flood)),
                          .slow = SideProcess(slow_clients(options.slow))};
    const file::TemporaryFolder folder;
    Figures figures;
    const int repeats = std::min(2000, 100 * options.seconds);
    figures.disk = measure_disk(folder.path(), repeats);
    figures.echo = measure_echo(repeats);
    const Tls tls = make_tls(options);
    Servers servers(options, folder.path(), tls.get());
    Swarm swarm(options.sockets, servers.targets(), figures);
    figures.memory_before = memory_of(servers.first_process());
    if (!servers.serve() || !swarm.connect()) {
        std::fputs("The sockets could not be opened.\n", stderr);
        return 1;
    }
    figures.memory_connected = memory_of(servers.first_process());
    if (!swarm.begin() || !swarm.play_ahead()) {
        std::fputs("The games could not be begun.\n", stderr);
        return 1;
    }
    play(options, swarm, disturbers, servers, figures);
    std::string text = report(options, figures) + servers.slow_lines();
    if (options.kills > 0) text += servers.check();
    std::fputs(text.c_str(), stdout);
    write_files(options, figures, text);
    return is_right(options, figures) ? 0 : 1;
}

} // namespace
} // namespace load

int main(int count, char** words) {
    const auto options = load::read_options(count, words);
    if (options) return load::run(*options);
    std::fputs(load::usage, stderr);
    return 2;
}
