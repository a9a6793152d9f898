#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/now.hpp"
#include "store/node.hpp"

namespace server {

/// The count under each name on all nodes together: connections of an address or an account, or the
/// spectators of a game.
class Crowds {
  public:
    using Counts = std::unordered_map<std::string, int>;
    struct Crowd {
        std::string name{};
        int count = 0;

        friend bool operator==(const Crowd&, const Crowd&) = default;
    };
    /// How often each node repeats its counts, for nodes that have joined since.
    static constexpr Milliseconds told_again{900}; // checked every second
    /// A count that a node no longer repeats is dropped: the node may have been killed, and its
    /// people are about to connect to another one, where they must not be counted twice for long.
    static constexpr Milliseconds forgotten{2500};

    /// Another node reports its count.
    void hear(const Crowd& crowd, const store::NodeId& node, Instant now);
    /// The sum over all other nodes.
    int elsewhere(const std::string& name, Instant now) const;
    /// The counts here of `least` or more that the other nodes do not know yet.
    std::vector<Crowd> take_news(const Counts& here, int least, Instant now);

  private:
    struct Heard {
        int count = 0;
        Instant at{};
    };

    std::unordered_map<std::string, std::map<store::NodeId, Heard>> heard_;
    Counts told_;
    Instant told_all_{};
};

} // namespace server
