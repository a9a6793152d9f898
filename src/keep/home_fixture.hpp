#pragma once

#include "file/temporary_folder_fixture.hpp"
#include "keep/places.hpp"

namespace keep {

/// For tests: an empty home folder, which is removed with everything in it at the end.
class TemporaryHome {
  public:
    Places places() const {
        return {folder_.at("saves"),   folder_.at("running"), folder_.at("profiles"),
                folder_.at("choices"), folder_.at("server"),  folder_.at("archive")};
    }

  private:
    file::TemporaryFolder folder_;
};

} // namespace keep
