#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "view/app_fixture.hpp"

namespace view {

/// For tests: a program with its own folders.
class AppFiles : public testing::Test {
  protected:
    AppOptions kept(AppOptions options) const {
        options.places = places_;
        return options;
    }
    /// The program restarted without options for a game.
    AppOptions restarted() const {
        AppOptions options = kept(chess_game());
        options.game.reset();
        return options;
    }
    static std::size_t files_in(const std::string& folder) {
        using Entries = std::filesystem::directory_iterator;
        if (!std::filesystem::exists(folder)) return 0;
        return static_cast<std::size_t>(
            std::count_if(Entries(folder), Entries(),
                          [](const auto& entry) { return entry.path().filename() != ".lock"; }));
    }

    file::TemporaryFolder folder_;
    keep::Places places_{folder_.path() + "/saves",    folder_.path() + "/running",
                         folder_.path() + "/profiles", folder_.path() + "/choices",
                         folder_.path() + "/server",   folder_.path() + "/archive"};
};

} // namespace view
