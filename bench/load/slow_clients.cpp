#include "slow_clients.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <thread>
#include <vector>

#include <sys/socket.h>
#include <unistd.h>

#include "figures.hpp"

namespace load {
namespace {

constexpr std::uint32_t first_address = 0x30000; // 127.3.0.1 and so on
constexpr std::size_t clients_per_address = 40;  // a server allows 100 connections
constexpr std::chrono::seconds pause{1};
constexpr std::string_view request = "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";

struct Client {
    int file = -1;
    Instant since{};
    std::size_t sent = 0;
};

/// Whether the server has closed the connection, or never had it.
bool is_over(const Client& client) {
    char byte = 0;
    return recv(client.file, &byte, 1, MSG_DONTWAIT) >= 0 || errno != EAGAIN;
}

void send_byte(Client& client) {
    const char byte = client.sent < request.size() ? request[client.sent] : 'x';
    if (send(client.file, &byte, 1, MSG_DONTWAIT | MSG_NOSIGNAL) == 1) ++client.sent;
}

void note_end(const Client& client, SideProcess::Shared& shared) {
    const auto lasted = static_cast<std::uint64_t>(milliseconds(Clock::now() - client.since));
    ++shared.count;
    shared.longest = std::max(shared.longest.load(), lasted);
}

void dribble(std::size_t count, const Target& target, SideProcess::Shared& shared) {
    std::vector<Client> clients(count);
    const auto step = std::chrono::nanoseconds(pause) / count;
    Instant due = Clock::now();
    for (std::size_t turn = 0;; turn = (turn + 1) % count) {
        Client& client = clients[turn];
        if (client.file >= 0 && is_over(client)) {
            note_end(client, shared);
            close(client.file);
            client.file = -1;
        }
        if (client.file < 0) {
            const auto address = static_cast<std::uint32_t>(turn / clients_per_address);
            client = {open_socket(target.port, first_address + address), Clock::now()};
        }
        if (target.tls == nullptr) send_byte(client); // a byte that is none of TLS ends it at once
        due += step;
        std::this_thread::sleep_until(due);
    }
}

} // namespace

SideProcess::Work slow_clients(int count) {
    if (count == 0) return {};
    return [count](const Target& target, SideProcess::Shared& shared) {
        dribble(static_cast<std::size_t>(count), target, shared);
    };
}

} // namespace load
