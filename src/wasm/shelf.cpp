#include "wasm/shelf.hpp"

#include <algorithm>
#include <cerrno>
#include <ranges>
#include <utility>

#include "core/checksum.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "play/table_tags.hpp"
#include "wasm/text_in.hpp"

namespace wasm {
namespace {

using core::Failure;
using play::LoadError;
using play::LoadFault;
using play::ProfileError;
using play::ProfileFault;

constexpr std::string_view running = "running/";

std::string in(std::string_view folder, std::string_view name) {
    return std::string(folder) + std::string(name);
}

} // namespace

/// A running game; once this object is destroyed, it counts as interrupted.
class Shelf::Running final : public play::RunningGame {
  public:
    Running(Shelf& shelf, std::string name) : shelf_(shelf), name_(std::move(name)) {
        shelf_.played_.insert(name_);
    }
    ~Running() override { shelf_.played_.erase(name_); }

    int write(const record::Record& record) override {
        shelf_.set(name_, play::save_text(record));
        return 0;
    }
    void discard() override { shelf_.remove(name_); }

  private:
    Shelf& shelf_;
    std::string name_;
};

std::vector<Shelf::Change> Shelf::take_changes() {
    std::vector<Change> changes;
    for (const std::string& name : std::exchange(changed_, {})) {
        const std::string* const text = find(name);
        changes.push_back({name, text != nullptr ? std::optional(*text) : std::nullopt});
    }
    return changes;
}

const std::string* Shelf::find(const std::string& name) const {
    const auto found = texts_.find(name);
    return found == texts_.end() ? nullptr : &found->second;
}

play::LoadResult Shelf::load(const std::string& name) const {
    if (const std::string* const text = find(name)) return play::read_save(*text);
    return Failure<LoadError>({.fault = LoadFault::missing});
}

void Shelf::set(const std::string& name, std::string text) {
    texts_[name] = std::move(text);
    changed_.insert(name);
}

void Shelf::remove(const std::string& name) {
    if (texts_.erase(name) > 0) changed_.insert(name);
}

play::Renaming Shelf::rename(std::string_view folder, std::string_view from, std::string_view to) {
    if (!play::is_name(to)) return play::Renaming::bad_name;
    if (find(in(folder, to)) != nullptr) return play::Renaming::taken;
    const std::string* const text = find(in(folder, from));
    if (text == nullptr) return play::Renaming::missing;
    set(in(folder, to), *text);
    remove(in(folder, from));
    return play::Renaming::done;
}

std::vector<play::SaveName> Shelf::names_in(std::string_view folder) const {
    std::vector<play::SaveName> names;
    for (const auto& entry : std::views::reverse(texts_))
        if (entry.first.starts_with(folder))
            names.push_back({entry.first.substr(folder.size()), {}});
    return names;
}

std::vector<play::SaveEntry> Shelf::saves() const {
    std::vector<play::SaveEntry> entries;
    for (play::SaveName& name : save_names()) {
        const auto read = load_save(name.name);
        entries.push_back({std::move(name), play::summary_of(read), !read});
    }
    return entries;
}

play::SaveStamp Shelf::stamp_of(std::string_view name) const {
    const std::string* const text = find(in("saved/", name));
    return text == nullptr ? play::no_save : core::checksum(*text) | 1;
}

play::LoadResult Shelf::load_save(std::string_view name) const {
    auto game = load(in("saved/", name));
    if (game) game->stamp = stamp_of(name);
    return game;
}

play::SaveOutcome Shelf::save(std::string_view name, const record::Record& record,
                              std::optional<play::SaveStamp> replaces) {
    const play::SaveStamp there = stamp_of(name);
    if (replaces && there != play::no_save && there != *replaces) return {.is_taken = true};
    set(in("saved/", name), play::save_text(record));
    return {.stamp = stamp_of(name)};
}

play::Renaming Shelf::rename_save(std::string_view from, std::string_view to) {
    return rename("saved/", from, to);
}

int Shelf::remove_save(std::string_view name) {
    remove(in("saved/", name));
    return 0;
}

play::Archived Shelf::archive(const record::Record& record, std::string_view name) {
    std::string given(name);
    const std::string moment = play::moment_name(std::chrono::system_clock::now());
    for (int number = 1; given.empty(); ++number) {
        const std::string tried = number > 1 ? moment + ' ' + std::to_string(number) : moment;
        if (find(in("finished/", tried)) == nullptr) given = tried;
    }
    set(in("finished/", given), play::save_text(record));
    return {.name = given};
}

play::LoadResult Shelf::load_archived(std::string_view name) const {
    return load(in("finished/", name));
}

int Shelf::remove_archived(std::string_view name) {
    remove(in("finished/", name));
    return 0;
}

play::LoadResult Shelf::load_path(const std::string&, game::LetterSet,
                                  std::optional<std::size_t>) const {
    return Failure<LoadError>({.fault = LoadFault::missing});
}

int Shelf::write_path(const std::string&, std::string_view, bool) { return EACCES; }

/// A name after all others, so that the game played last is the latest.
std::string Shelf::next_running() const {
    constexpr long long first =
        100'000; // gives all numbers five digits, so that their order is that of the texts
    long long last = 0;
    for (const play::SaveName& one : names_in(running)) last = std::max(last, number_in(one.name));
    for (const std::string& path : played_)
        last = std::max(last, number_in(std::string_view(path).substr(running.size())));
    return in(running, std::to_string(first + last + 1).substr(1));
}

std::unique_ptr<play::RunningGame> Shelf::begin() {
    return std::make_unique<Running>(*this, next_running());
}

std::vector<play::InterruptedGame> Shelf::interrupted() const {
    std::vector<play::InterruptedGame> games;
    for (const play::SaveName& name : names_in(running)) {
        const std::string path = in(running, name.name);
        if (played_.contains(path)) continue;
        const auto read = load(path);
        games.push_back({path, {}, play::summary_of(read), !read});
    }
    return games;
}

core::Result<play::TakenGame, LoadError> Shelf::take(const play::InterruptedGame& game) {
    auto loaded = load(game.path);
    if (!loaded) return Failure<LoadError>(std::move(loaded.error()));
    std::string path = game.path;
    if (in(running, names_in(running).front().name) != path) {
        path = next_running();
        set(path, *find(game.path));
        remove(game.path);
    }
    return play::TakenGame{std::make_unique<Running>(*this, path), *std::move(loaded)};
}

core::Result<int, LoadError> Shelf::name_interrupted(const play::InterruptedGame& game,
                                                     std::string_view name) {
    if (played_.contains(game.path)) return Failure<LoadError>({.fault = LoadFault::in_use});
    auto loaded = load(game.path);
    if (!loaded) return Failure<LoadError>(std::move(loaded.error()));
    play::name_game(loaded->record.tags, name);
    set(game.path, play::save_text(loaded->record));
    return 0;
}

int Shelf::remove_interrupted(const play::InterruptedGame& game) {
    if (played_.contains(game.path)) return EWOULDBLOCK;
    remove(game.path);
    return 0;
}

std::vector<std::string> Shelf::players() const {
    const auto kept = names_in("player/");
    std::vector<std::string> names(kept.size());
    std::ranges::transform(std::views::reverse(kept), names.begin(), &play::SaveName::name);
    return names;
}

play::ProfileResult Shelf::load_profile(std::string_view name) const {
    const std::string* const text = find(in("player/", name));
    if (text == nullptr) return Failure<ProfileError>({.fault = ProfileFault::missing});
    return play::read_profile(name, *text);
}

play::ProfileResult Shelf::create_profile(std::string_view name) {
    if (!play::is_name(name)) return Failure<ProfileError>({.fault = ProfileFault::bad_name});
    if (find(in("player/", name)) == nullptr)
        set(in("player/", name), play::profile_text({std::string(name)}));
    return load_profile(name);
}

play::ProfileResult Shelf::add_result(std::string_view name, const play::ProfileGame& game) {
    auto profile = create_profile(name);
    if (!profile) return profile;
    profile->games.push_back(game);
    set(in("player/", name), play::profile_text(*profile));
    return profile;
}

play::Renaming Shelf::rename_profile(std::string_view from, std::string_view to) {
    return rename("player/", from, to);
}

std::size_t Shelf::rename_in_games(std::string_view from, std::string_view to) {
    for (auto& [name, text] : texts_)
        if (auto renamed = play::with_player_renamed(text, from, to)) {
            text = *std::move(renamed);
            changed_.insert(name);
        }
    return 0;
}

int Shelf::remove_profile(std::string_view name) {
    remove(in("player/", name));
    return 0;
}

std::optional<bool> Shelf::choice(std::string_view name) const {
    const std::string* const text = find(in("choice/", name));
    return text == nullptr ? std::nullopt : std::optional(*text == "yes");
}

void Shelf::remember(std::string_view name, bool is_on) {
    set(in("choice/", name), is_on ? "yes" : "no");
}

} // namespace wasm
