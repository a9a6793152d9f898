#include "flood.hpp"

#include <array>
#include <chrono>
#include <csignal>
#include <new>
#include <thread>

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace load {
namespace {

constexpr std::uint32_t first_address = 0x20000; // 127.2.0.1 and so on
constexpr std::size_t line_count = 8;
using Milliseconds = std::chrono::milliseconds;

} // namespace

Flood::Flood(int messages_per_second) {
    void* const memory =
        mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    shared_ = new (memory) Shared;
    if (messages_per_second == 0) return;
    process_ = fork();
    if (process_ != 0) return;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    run(messages_per_second);
    _exit(0);
}

Flood::~Flood() {
    if (process_ > 0) {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }
    munmap(shared_, sizeof(Shared));
}

void Flood::begin(const Target& target) {
    shared_->has_tls = target.tls != nullptr;
    shared_->port = target.port;
}

void Flood::run(int messages_per_second) {
    while (shared_->port == 0) std::this_thread::sleep_for(Milliseconds(1));
    const Target target{shared_->port,
                        shared_->has_tls ? SSL_CTX_new(TLS_client_method()) : nullptr};
    std::array<Link, line_count> lines;
    const auto begun = std::chrono::steady_clock::now();
    for (std::uint32_t turn = 0;; turn = (turn + 1) % line_count) {
        Link& line = lines[turn];
        const bool was_open = line.is_open();
        if (line.state() == Link::State::closed || !line.proceed())
            line.open(target, first_address + turn);
        else if (line.is_open() && !was_open)
            line.send(R"({"kind":"hello","protocol":1})");
        const auto passed =
            std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - begun);
        const auto due = static_cast<std::uint64_t>(passed.count() * messages_per_second / 1000);
        while (was_open && !line.wants_to_write() && shared_->sent < due) {
            line.send(R"({"kind":"ping","number":1})");
            ++shared_->sent;
        }
        if (turn == 0) std::this_thread::sleep_for(Milliseconds(1));
    }
}

} // namespace load
