#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/keeper.hpp"

namespace keep {

/// The profiles of the players of this machine: files `NAME.profile` in one folder; a name is what
/// `play::is_name` takes. Programs that change them at the same time wait for each other.
class Profiles {
  public:
    /// The folder is created with the first profile.
    explicit Profiles(std::string folder) : folder_(std::move(folder)) {}

    /// The names, in alphabetical order.
    std::vector<std::string> list() const;
    play::ProfileResult load(std::string_view name) const;
    /// Creates a profile without games, or finds the existing one.
    play::ProfileResult create(std::string_view name) const;
    /// Adds a game to a profile, which is created if there is none. A damaged profile stays
    /// unchanged.
    play::ProfileResult add_result(std::string_view name, const play::ProfileGame& game) const;
    play::Renaming rename(std::string_view from, std::string_view to) const;
    /// Returns 0, or the `errno` of the error. A missing profile counts as removed.
    int remove(std::string_view name) const;

  private:
    std::string path_of(std::string_view name) const;
    play::ProfileResult change(std::string_view name, const play::ProfileGame* game) const;

    std::string folder_;
};

} // namespace keep
