#include "flood.hpp"

#include <array>
#include <chrono>
#include <thread>

namespace load {
namespace {

constexpr std::uint32_t first_address = 0x20000; // 127.2.0.1 and so on
constexpr std::size_t line_count = 8;
using Milliseconds = std::chrono::milliseconds;

void send_messages(int messages_per_second, const Target& target, SideProcess::Shared& shared) {
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
        while (was_open && !line.wants_to_write() && shared.count < due) {
            line.send(R"({"kind":"ping","number":1})");
            ++shared.count;
        }
        if (turn == 0) std::this_thread::sleep_for(Milliseconds(1));
    }
}

} // namespace

SideProcess::Work flood(int messages_per_second) {
    if (messages_per_second == 0) return {};
    return [messages_per_second](const Target& target, SideProcess::Shared& shared) {
        send_messages(messages_per_second, target, shared);
    };
}

} // namespace load
