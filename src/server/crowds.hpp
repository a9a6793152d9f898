#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/now.hpp"
#include "store/node.hpp"

namespace server {

/// How many there are under each name on all nodes together: connections of an address or an
/// account, or those who watch a game.
class Crowds {
  public:
    using Counts = std::unordered_map<std::string, int>;
    struct Crowd {
        std::string name{};
        int count = 0;

        friend bool operator==(const Crowd&, const Crowd&) = default;
    };
    /// Each node tells again so often what it has, for those who have come since.
    static constexpr Milliseconds told_again{900}; // it is asked every second
    /// A node that says nothing more of some has none: it may have been killed, and then its people
    /// are about to come to another one, where they must not be counted twice for long.
    static constexpr Milliseconds forgotten{2500};

    /// Another node has so many.
    void hear(const Crowd& crowd, const store::NodeId& node, Instant now);
    /// How many all others have.
    int elsewhere(const std::string& name, Instant now) const;
    /// What the others do not know yet of those that are here, and that are `least` or more.
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
