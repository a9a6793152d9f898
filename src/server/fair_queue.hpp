#pragma once

#include <deque>
#include <map>
#include <string>

#include "server/effect.hpp"

namespace server {

/// The tasks of the computers. People are served in turn, however many games each of them plays.
class FairQueue {
  public:
    bool is_empty() const { return turns_.empty(); }
    std::size_t size() const;

    void add(Think think);
    /// The first task of the next person; there must be one.
    Think take();
    /// Drops the tasks of this game.
    void drop(const store::GameId& game);

  private:
    std::map<std::string, std::deque<Think>> waiting_; ///< by person; none is empty
    std::deque<std::string> turns_;                    ///< these persons, the next one first
};

} // namespace server
