#include "store/reach.hpp"

#include <array>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

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
    std::optional<std::string> found;
    for (const ifaddrs* one = all; one != nullptr && !found; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET ||
            (one->ifa_flags & IFF_UP) == 0)
            continue;
        const in_addr address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr)->sin_addr;
        std::array<char, INET_ADDRSTRLEN> text{};
        if (reach_of(address) == Reach::local_network &&
            inet_ntop(AF_INET, &address, text.data(), text.size()) != nullptr)
            found = text.data();
    }
    freeifaddrs(all);
    return found;
}

} // namespace store
