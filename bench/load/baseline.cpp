#include "baseline.hpp"

#include <array>
#include <thread>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace load {
namespace {

using Bytes = std::array<char, 100>;

/// Both ends of a connection over the loopback.
std::array<int, 2> connection() {
    const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    auto* const generic = reinterpret_cast<sockaddr*>(&address);
    socklen_t size = sizeof address;
    bind(listener, generic, size);
    listen(listener, 1);
    getsockname(listener, generic, &size);
    const int near = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    connect(near, generic, size);
    const int far = accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
    close(listener);
    const int yes = 1;
    for (const int end : {near, far}) setsockopt(end, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return {near, far};
}

bool pass(int from, int to, Bytes& bytes) {
    const ssize_t count = recv(from, bytes.data(), bytes.size(), MSG_WAITALL);
    return count > 0 && send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL) > 0;
}

} // namespace

Times measure_disk(const std::string& folder, int repeats) {
    const std::string path = folder + "/bare";
    const int file = open(path.c_str(), O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0600);
    const Bytes bytes{};
    Times times;
    const Instant begun = Clock::now();
    for (int i = 0; i < repeats; ++i) {
        const Instant start = Clock::now();
        if (write(file, bytes.data(), bytes.size()) < 0 || fdatasync(file) != 0) break;
        times.add(start - begun, Clock::now() - start);
    }
    close(file);
    unlink(path.c_str());
    return times;
}

Times measure_echo(int repeats) {
    const auto [near, far] = connection();
    const std::jthread echo([end = far] {
        Bytes bytes{};
        while (pass(end, end, bytes)) {
        }
    });
    Times times;
    Bytes bytes{};
    const Instant begun = Clock::now();
    for (int i = 0; i < repeats; ++i) {
        const Instant start = Clock::now();
        if (send(near, bytes.data(), bytes.size(), MSG_NOSIGNAL) < 0) break;
        if (recv(near, bytes.data(), bytes.size(), MSG_WAITALL) <= 0) break;
        times.add(start - begun, Clock::now() - start);
    }
    shutdown(near, SHUT_RDWR);
    close(near);
    return times;
}

} // namespace load
