#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "play/keeper.hpp"

namespace wasm {

/// Keeps games and players as texts under names such as `running/00003` or `saved/anne`. The page
/// puts in what it stored earlier, and stores what changes.
class Shelf final : public play::Keeper {
  public:
    /// Puts in a text that the page has stored.
    void put(std::string name, std::string text) { texts_[std::move(name)] = std::move(text); }

    struct Change {
        std::string name;
        std::optional<std::string> text; ///< nothing if it was removed
    };
    /// Returns what has changed since the last call, for the page to store.
    std::vector<Change> take_changes();

    bool has_place() const override { return true; }

    std::vector<play::SaveName> save_names() const override { return names_in("saved/"); }
    std::vector<play::SaveEntry> saves() const override;
    play::SaveStamp stamp_of(std::string_view name) const override;
    play::LoadResult load_save(std::string_view name) const override;
    play::SaveOutcome save(std::string_view name, const record::Record& record,
                           std::optional<play::SaveStamp> replaces) override;
    play::Renaming rename_save(std::string_view from, std::string_view to) override;
    int remove_save(std::string_view name) override;

    play::Archived archive(const record::Record& record, std::string_view name) override;
    std::vector<play::SaveName> archive_names() const override { return names_in("finished/"); }
    play::LoadResult load_archived(std::string_view name) const override;
    int remove_archived(std::string_view name) override;

    // These fail, as a browser has no files.
    play::LoadResult load_path(const std::string& path, game::LetterSet letters,
                               std::optional<std::size_t> number) const override;
    int write_path(const std::string& path, std::string_view text, bool replaces) override;

    std::unique_ptr<play::RunningGame> begin() override;
    bool has_interrupted() const override { return !interrupted().empty(); }
    std::optional<std::chrono::system_clock::time_point> last_played() const override {
        return std::nullopt;
    }
    std::vector<play::InterruptedGame> interrupted() const override;
    core::Result<play::TakenGame, play::LoadError> take(const play::InterruptedGame& game) override;
    core::Result<int, play::LoadError> name_interrupted(const play::InterruptedGame& game,
                                                        std::string_view name) override;
    int remove_interrupted(const play::InterruptedGame& game) override;

    std::vector<std::string> players() const override;
    play::ProfileResult load_profile(std::string_view name) const override;
    play::ProfileResult create_profile(std::string_view name) override;
    play::ProfileResult add_result(std::string_view name, const play::ProfileGame& game) override;
    play::Renaming rename_profile(std::string_view from, std::string_view to) override;
    std::size_t rename_in_games(std::string_view from, std::string_view to) override;
    int remove_profile(std::string_view name) override;

    std::optional<bool> choice(std::string_view name) const override;
    void remember(std::string_view name, bool is_on) override;

  private:
    class Running;

    std::string next_running() const;
    const std::string* find(const std::string& name) const;
    play::LoadResult load(const std::string& name) const;
    void set(const std::string& name, std::string text);
    void remove(const std::string& name);
    play::Renaming rename(std::string_view folder, std::string_view from, std::string_view to);
    /// The names in a folder, without the folder, in descending order: the newest first if they are
    /// numbers or moments.
    std::vector<play::SaveName> names_in(std::string_view folder) const;

    std::map<std::string, std::string> texts_;
    std::set<std::string> changed_;
    std::set<std::string> played_; ///< the names of running games that are not interrupted
};

} // namespace wasm
