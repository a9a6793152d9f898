#include "store/reach.hpp"

#include <array>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace store {
namespace {

Reach reach_of(const in_addr& address) {
    const std::uint32_t number = ntohl(address.s_addr);
    if (number >> 24 == 127) return Reach::this_machine;
    const bool is_private = number >> 24 == 10 || number >> 20 == 0xAC1 || number >> 16 == 0xC0A8 ||
                            number >> 16 == 0xA9FE;
    return is_private ? Reach::local_network : Reach::everywhere;
}

Reach reach_of(const in6_addr& address) {
    if (IN6_IS_ADDR_LOOPBACK(&address)) return Reach::this_machine;
    const bool is_unique_local = (address.s6_addr[0] & 0xFE) == 0xFC;
    return is_unique_local || IN6_IS_ADDR_LINKLOCAL(&address) ? Reach::local_network
                                                              : Reach::everywhere;
}

/// The address from which this machine speaks to other networks. Nothing is sent.
std::optional<in_addr> source_address() {
    const int file = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    sockaddr_in far{};
    far.sin_family = AF_INET;
    far.sin_port = htons(9);
    far.sin_addr.s_addr = htonl(0xC0000201); // 192.0.2.1, which nobody has
    sockaddr_in own{};
    socklen_t size = sizeof own;
    const bool is_known = connect(file, reinterpret_cast<const sockaddr*>(&far), sizeof far) == 0 &&
                          getsockname(file, reinterpret_cast<sockaddr*>(&own), &size) == 0;
    if (file >= 0) close(file);
    return is_known ? std::optional(own.sin_addr) : std::nullopt;
}

/// How likely it is that other machines of the room are in the network of an address: least in a
/// tunnel, then where no network was found, then where nothing is plugged in.
int rank_of(const in_addr& address, unsigned flags, const std::optional<in_addr>& source) {
    if ((flags & IFF_POINTOPOINT) != 0) return 0;
    if (ntohl(address.s_addr) >> 16 == 0xA9FE) return 1;
    if ((flags & IFF_RUNNING) == 0) return 2;
    return source && source->s_addr == address.s_addr ? 4 : 3;
}

} // namespace

std::optional<Reach> reach_of(const std::string& address) {
    in_addr four{};
    in6_addr six{};
    if (inet_pton(AF_INET, address.c_str(), &four) == 1) return reach_of(four);
    if (inet_pton(AF_INET6, address.c_str(), &six) == 1) return reach_of(six);
    return std::nullopt;
}

std::optional<std::string> local_network_address() {
    ifaddrs* all = nullptr;
    if (getifaddrs(&all) != 0) return std::nullopt;
    const std::optional<in_addr> source = source_address();
    std::optional<in_addr> best;
    int best_rank = 0;
    for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET ||
            (one->ifa_flags & IFF_UP) == 0)
            continue;
        const in_addr address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
        if (reach_of(address) != Reach::local_network) continue;
        const int rank = rank_of(address, one->ifa_flags, source);
        if (best && rank <= best_rank) continue;
        best = address;
        best_rank = rank;
    }
    freeifaddrs(all);
    std::array<char, INET_ADDRSTRLEN> text{};
    if (!best || inet_ntop(AF_INET, &*best, text.data(), text.size()) == nullptr)
        return std::nullopt;
    return text.data();
}

} // namespace store
