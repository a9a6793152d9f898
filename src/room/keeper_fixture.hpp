#pragma once

#include <cerrno>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/checksum.hpp"
#include "play/keeper.hpp"
#include "play/name.hpp"
#include "play/table_tags.hpp"

namespace room {

/// For tests: keeps everything in memory, as a browser would.
class MemoryKeeper final : public play::Keeper {
  public:
    std::map<std::string, std::string, std::less<>> save_texts{};
    std::map<std::string, std::string, std::less<>> files{};
    std::map<std::string, std::string, std::less<>> archive_texts{};
    std::map<std::string, std::string, std::less<>> running{}; ///< also the interrupted ones
    std::map<std::string, play::Profile, std::less<>> profiles{};
    std::optional<std::chrono::system_clock::time_point> played{}; ///< elsewhere
    int error = 0; ///< of everything that is written

    bool has_place() const override { return true; }

    std::vector<play::SaveName> save_names() const override {
        std::vector<play::SaveName> names;
        for (const auto& [name, text] : save_texts) names.push_back({name, {}});
        return names;
    }
    std::vector<play::SaveEntry> saves() const override {
        std::vector<play::SaveEntry> entries;
        for (const auto& [name, text] : save_texts)
            entries.push_back({{name, {}}, play::summary_of(play::read_save(text))});
        return entries;
    }
    play::SaveStamp stamp_of(std::string_view name) const override {
        const auto found = save_texts.find(name);
        return found == save_texts.end() ? play::no_save : core::checksum(found->second) | 1;
    }
    play::LoadResult load_save(std::string_view name) const override {
        auto game = load(save_texts, name);
        if (game) game->stamp = stamp_of(name);
        return game;
    }
    play::SaveOutcome save(std::string_view name, const record::Record& record,
                           std::optional<play::SaveStamp> replaces) override {
        if (error != 0) return {.error = error};
        const play::SaveStamp found = stamp_of(name);
        if (replaces && found != play::no_save && found != *replaces) return {.is_taken = true};
        save_texts[std::string(name)] = play::save_text(record);
        return {.stamp = stamp_of(name)};
    }
    play::Renaming rename_save(std::string_view from, std::string_view to) override {
        return rename(save_texts, from, to);
    }
    int remove_save(std::string_view name) override {
        save_texts.erase(std::string(name));
        return error;
    }

    play::Archived archive(const record::Record& record, std::string_view name) override {
        const std::string number = std::to_string(1000 + archive_texts.size());
        const std::string given = name.empty() ? "ended " + number : std::string(name);
        if (error == 0) archive_texts[given] = play::save_text(record);
        return {error, given};
    }
    std::vector<play::SaveName> archive_names() const override {
        std::vector<play::SaveName> names;
        for (const auto& [name, text] : archive_texts) names.insert(names.begin(), {name, {}});
        return names;
    }
    play::LoadResult load_archived(std::string_view name) const override {
        return load(archive_texts, name);
    }
    int remove_archived(std::string_view name) override {
        if (error == 0) archive_texts.erase(std::string(name));
        return error;
    }

    play::LoadResult load_path(const std::string& path, game::LetterSet,
                               std::optional<std::size_t>) const override {
        return load(files, path);
    }
    int write_path(const std::string& path, std::string_view text, bool replaces) override {
        if (!replaces && files.contains(path)) return EEXIST;
        if (error == 0) files[path] = text;
        return error;
    }

    std::unique_ptr<play::RunningGame> begin() override {
        return std::make_unique<Running>(*this, "game " + std::to_string(++count_));
    }
    bool has_interrupted() const override { return !running.empty(); }
    std::optional<std::chrono::system_clock::time_point> last_played() const override {
        return played;
    }
    std::vector<play::InterruptedGame> interrupted() const override {
        std::vector<play::InterruptedGame> games;
        for (const auto& [path, text] : running) {
            const auto read = play::read_save(text);
            games.push_back({path, {}, play::summary_of(read), !read});
        }
        return games;
    }
    core::Result<play::TakenGame, play::LoadError>
    take(const play::InterruptedGame& game) override {
        auto loaded = load(running, game.path);
        if (!loaded) return core::Failure<play::LoadError>(std::move(loaded.error()));
        return play::TakenGame{std::make_unique<Running>(*this, game.path), *std::move(loaded)};
    }
    core::Result<int, play::LoadError> name_interrupted(const play::InterruptedGame& game,
                                                        std::string_view name) override {
        auto loaded = load(running, game.path);
        if (!loaded) return core::Failure<play::LoadError>(std::move(loaded.error()));
        play::name_game(loaded->record.tags, name);
        if (error == 0) running[game.path] = play::save_text(loaded->record);
        return error;
    }
    int remove_interrupted(const play::InterruptedGame& game) override {
        if (held == game.path) return EWOULDBLOCK;
        running.erase(game.path);
        return 0;
    }
    std::string held; ///< the path of a game that somebody else plays

    std::vector<std::string> players() const override {
        std::vector<std::string> names;
        for (const auto& [name, profile] : profiles) names.push_back(name);
        return names;
    }
    play::ProfileResult load_profile(std::string_view name) const override {
        const auto found = profiles.find(name);
        if (found != profiles.end()) return found->second;
        return core::Failure<play::ProfileError>({.fault = play::ProfileFault::missing});
    }
    play::ProfileResult create_profile(std::string_view name) override {
        if (!play::is_name(name))
            return core::Failure<play::ProfileError>({.fault = play::ProfileFault::bad_name});
        return profiles.try_emplace(std::string(name), play::Profile{std::string(name)})
            .first->second;
    }
    play::ProfileResult add_result(std::string_view name, const play::ProfileGame& game) override {
        auto profile = create_profile(name);
        if (!profile) return profile;
        profiles[std::string(name)].games.push_back(game);
        return profiles[std::string(name)];
    }
    play::Renaming rename_profile(std::string_view from, std::string_view to) override {
        return rename(profiles, from, to);
    }
    std::size_t rename_in_games(std::string_view from, std::string_view to) override {
        std::size_t left = 0;
        for (auto* const texts : {&save_texts, &archive_texts, &running})
            for (auto& [name, text] : *texts) {
                const auto renamed = play::with_player_renamed(text, from, to);
                if (renamed && error == 0) text = *renamed;
                if (renamed && error != 0) ++left;
            }
        return left;
    }
    int remove_profile(std::string_view name) override {
        profiles.erase(std::string(name));
        return error;
    }

    std::optional<bool> choice(std::string_view) const override { return std::nullopt; }
    void remember(std::string_view, bool) override {}

  private:
    class Running final : public play::RunningGame {
      public:
        Running(MemoryKeeper& keeper, std::string path) : keeper_(keeper), path_(std::move(path)) {}
        int write(const record::Record& record) override {
            if (keeper_.error == 0) keeper_.running[path_] = play::save_text(record);
            return keeper_.error;
        }
        void discard() override { keeper_.running.erase(path_); }

      private:
        MemoryKeeper& keeper_;
        std::string path_;
    };

    template <class Texts>
    static play::LoadResult load(const Texts& texts, std::string_view name) {
        const auto found = texts.find(name);
        if (found != texts.end()) return play::read_save(found->second);
        return core::Failure<play::LoadError>(play::LoadError{.fault = play::LoadFault::missing});
    }
    template <class Things>
    static play::Renaming rename(Things& things, std::string_view from, std::string_view to) {
        if (!play::is_name(to)) return play::Renaming::bad_name;
        if (things.contains(to)) return play::Renaming::taken;
        auto node = things.extract(std::string(from));
        if (node.empty()) return play::Renaming::missing;
        node.key() = std::string(to);
        things.insert(std::move(node));
        return play::Renaming::done;
    }

    int count_ = 0;
};

} // namespace room
