#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "keep/profiles.hpp"
#include "keep/running.hpp"
#include "keep/saves.hpp"
#include "keeper.hpp"

namespace {

namespace fs = std::filesystem;

/// What goes wrong in a run of the keeper, in the terms of disk.cpp.
struct Fault {
    long at = 0;
    std::string kind = "cut";
    std::string keep = "nothing";
    std::string blind = "";
};

/// What the keeper printed, and how many calls it made if it reached the end.
struct Run {
    int kept = 0;
    long calls = 0;
};

/// Stores things in a folder of its own until the fault ends it.
class Trial {
  public:
    Trial(std::string what, const Fault& fault) : what_(std::move(what)) {
        fs::create_directory(disk_.at("disk"));
        run_ = run(fault);
    }

    const Run& result() const { return run_; }
    /// How many of the things stored one after another are there, complete; nothing if what is
    /// there is none of them.
    std::optional<int> found() const {
        if (what_ == "save") return found_save();
        return what_ == "running" ? found_running() : found_profile();
    }
    /// Nothing stored is lost, nothing is half stored, the keeper can continue, and afterwards
    /// nothing else is left behind.
    bool is_sound() const {
        const auto before = found();
        if (!before || *before < run_.kept || *before > run_.kept + 1) return false;
        return run({}).kept == keeper::rounds && !has_temporary();
    }

  private:
    std::string folder() const { return disk_.at("disk/data/") + what_; }

    Run run(const Fault& fault) const {
        const std::string command =
            "FAULT_ROOT='" + disk_.at("disk") + "' FAULT_REPORT='" + disk_.at("calls") +
            "' FAULT_AT=" + std::to_string(fault.at) + " FAULT_KIND=" + fault.kind +
            " FAULT_KEEP=" + fault.keep + " FAULT_BLIND=" + fault.blind +
            " LD_PRELOAD='" FAULT_DISK "' '" KEEPER "' " + what_ + " '" + folder() + "'";
        Run run;
        std::FILE* const said = popen(command.c_str(), "r");
        for (int number = 0; std::fscanf(said, "%d", &number) == 1;) run.kept = number;
        pclose(said);
        run.calls = std::atol(disk_.content("calls").c_str());
        return run;
    }

    std::optional<int> found_save() const {
        const auto save = keep::Saves(folder()).load("game");
        if (!save && save.error().fault == play::LoadFault::missing) return 0;
        return save ? number_of(save->record) : std::nullopt;
    }
    std::optional<int> found_running() const {
        const auto games = keep::RunningGames(folder()).interrupted();
        if (games.empty()) return 0;
        if (games.size() != 1) return std::nullopt;
        const auto taken = keep::RunningGames(folder()).take(games.front());
        return taken ? number_of(taken->game.record) : std::nullopt;
    }
    std::optional<int> found_profile() const {
        const auto profile = keep::Profiles(folder()).load("Anne");
        if (!profile && profile.error().fault == play::ProfileFault::missing) return 0;
        if (!profile) return std::nullopt;
        return static_cast<int>(profile->games.size());
    }
    static std::optional<int> number_of(const record::Record& record) {
        for (int i = 1; i <= keeper::rounds; ++i)
            if (record == keeper::game_of(i)) return i;
        return std::nullopt;
    }
    bool has_temporary() const {
        for (const auto& entry : fs::directory_iterator(folder()))
            if (entry.path().extension() == ".tmp") return true;
        return false;
    }

    file::TemporaryFolder disk_;
    std::string what_;
    Run run_;
};

constexpr std::array<const char*, 4> all_keeps{"nothing", "names", "half", "all"};

long calls_of(const std::string& what) {
    const Trial trial(what, {});
    EXPECT_EQ(trial.result().kept, keeper::rounds);
    EXPECT_EQ(trial.found(), keeper::rounds);
    EXPECT_GT(trial.result().calls, 15);
    return trial.result().calls;
}

/// How many power failures, one before each call and one after the end, leave a wrong state.
int losses(const std::string& what, const std::string& blind) {
    int count = 0;
    const long calls = calls_of(what);
    for (const std::string keep : all_keeps)
        for (long at = 1; at <= calls + 1; ++at) {
            if (Trial(what, {.at = at, .keep = keep, .blind = blind}).is_sound()) continue;
            ++count;
            if (!blind.empty()) return count; // one is enough
            ADD_FAILURE() << what << ", cut at call " << at << ", keeping " << keep;
        }
    return count;
}

class Faults : public testing::TestWithParam<std::string> {};

TEST_P(Faults, OfPowerLoseNothing) { EXPECT_EQ(losses(GetParam(), ""), 0); }

TEST_P(Faults, OfPowerWouldLoseFilesThatAreNotSynced) { EXPECT_GT(losses(GetParam(), "files"), 0); }

TEST_P(Faults, OfPowerWouldLoseNamesThatAreNotSynced) {
    EXPECT_GT(losses(GetParam(), "folders"), 0);
}

TEST_P(Faults, OfAnyCallLoseNothing) {
    const long calls = calls_of(GetParam());
    for (const std::string& kind :
         {std::to_string(EIO), std::to_string(ENOSPC), std::string("short")})
        for (long at = 1; at <= calls; ++at)
            EXPECT_TRUE(Trial(GetParam(), {.at = at, .kind = kind}).is_sound())
                << GetParam() << ", " << kind << " at call " << at;
}

INSTANTIATE_TEST_SUITE_P(Kept, Faults, testing::Values("save", "running", "profile"));

} // namespace
