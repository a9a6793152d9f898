#pragma once

#include <deque>
#include <map>
#include <string>

#include "server/effect.hpp"

namespace server {

/// What computers have to think about. Each person who waits is served in turn, however many games
/// one of them plays.
class FairQueue {
  public:
    bool is_empty() const { return turns_.empty(); }
    std::size_t size() const;

    void add(Think think);
    /// The first of whoever is next; there must be one.
    Think take();
    /// Whatever waits of this game is void.
    void drop(const store::GameId& game);

  private:
    std::map<std::string, std::deque<Think>> waiting_; ///< by persons; none is empty
    std::deque<std::string> turns_;                    ///< these persons, the next one first
};

} // namespace server
