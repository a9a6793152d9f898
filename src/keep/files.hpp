#pragma once

#include <memory>
#include <optional>

#include "keep/archive.hpp"
#include "keep/places.hpp"
#include "keep/profiles.hpp"
#include "keep/running.hpp"
#include "keep/saves.hpp"
#include "play/keeper.hpp"

namespace keep {

/// Stores games and players in the folders of a person.
class Files final : public play::Keeper {
  public:
    /// Without places nothing can be stored.
    explicit Files(const std::optional<Places>& places)
        : has_place_(places.has_value()), choices_(places ? places->choices : ""),
          saves_(places ? places->saves : ""), running_(places ? places->running : ""),
          profiles_(places ? places->profiles : ""), archive_(places ? places->archive : "") {}

    bool has_place() const override { return has_place_; }

    std::vector<play::SaveName> save_names() const override { return saves_.names(); }
    std::vector<play::SaveEntry> saves() const override { return saves_.list(); }
    play::SaveStamp stamp_of(std::string_view name) const override { return saves_.stamp_of(name); }
    play::LoadResult load_save(std::string_view name) const override { return saves_.load(name); }
    play::SaveOutcome save(std::string_view name, const record::Record& record,
                           std::optional<play::SaveStamp> replaces) override {
        return saves_.save(name, record, replaces);
    }
    play::Renaming rename_save(std::string_view from, std::string_view to) override {
        return saves_.rename(from, to);
    }
    int remove_save(std::string_view name) override { return saves_.remove(name); }

    play::LoadResult load_path(const std::string& path, game::LetterSet letters,
                               std::optional<std::size_t> number) const override;
    int write_path(const std::string& path, std::string_view text, bool replaces) override;

    play::Archived archive(const record::Record& record, std::string_view name) override {
        return archive_.add(record, name);
    }
    std::vector<play::SaveName> archive_names() const override { return archive_.names(); }
    play::LoadResult load_archived(std::string_view name) const override {
        return archive_.load(name);
    }
    int remove_archived(std::string_view name) override { return archive_.remove(name); }

    std::unique_ptr<play::RunningGame> begin() override;
    bool has_interrupted() const override { return running_.has_interrupted(); }
    std::optional<std::chrono::system_clock::time_point> last_played() const override {
        return running_.last_played();
    }
    std::vector<play::InterruptedGame> interrupted() const override {
        return running_.interrupted();
    }
    core::Result<play::TakenGame, play::LoadError>
    take(const play::InterruptedGame& game) override {
        return running_.take(game);
    }
    core::Result<int, play::LoadError> name_interrupted(const play::InterruptedGame& game,
                                                        std::string_view name) override {
        return running_.name(game, name);
    }
    int remove_interrupted(const play::InterruptedGame& game) override {
        return running_.remove(game);
    }

    std::vector<std::string> players() const override { return profiles_.list(); }
    play::ProfileResult load_profile(std::string_view name) const override {
        return profiles_.load(name);
    }
    play::ProfileResult create_profile(std::string_view name) override {
        return profiles_.create(name);
    }
    play::ProfileResult add_result(std::string_view name, const play::ProfileGame& game) override {
        return profiles_.add_result(name, game);
    }
    play::Renaming rename_profile(std::string_view from, std::string_view to) override {
        return profiles_.rename(from, to);
    }
    std::size_t rename_in_games(std::string_view from, std::string_view to) override {
        return saves_.rename_player(from, to) + running_.rename_player(from, to) +
               archive_.rename_player(from, to);
    }
    int remove_profile(std::string_view name) override { return profiles_.remove(name); }

    std::optional<bool> choice(std::string_view name) const override;
    void remember(std::string_view name, bool is_on) override;

  private:
    bool has_place_;
    std::string choices_; ///< the folder with a file for each choice
    Saves saves_;
    RunningGames running_;
    Profiles profiles_;
    Archive archive_;
};

} // namespace keep
