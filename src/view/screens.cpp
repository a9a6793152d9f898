#include "view/screens.hpp"

#include <chrono>

#include "core/one_of_definitions.hpp"
#include "play/date.hpp"

namespace view {

namespace {

MenuOffers offers_of(const ScreenSources& sources) {
    const Snapshot& snapshot = sources.snapshot;
    const bool is_over = snapshot.outcome.is_over();
    const bool is_online = snapshot.is_online() && !is_over;
    return {.can_save = sources.has_moves,
            .can_take_back = sources.can_take_back,
            .is_persons_turn = snapshot.is_person_to_move(),
            .can_resign = snapshot.person().has_value(),
            .can_claim = sources.can_claim,
            .can_pause = snapshot.clocks && !is_over && !is_online,
            .is_over = is_over && !snapshot.is_only_watched(),
            .is_online = is_online,
            .has_server_game = !sources.settings.server_game.empty() && !sources.online.is_open};
}

MenuScreen menu_of(const ScreenSources& sources) {
    MenuScreen menu{.offers = offers_of(sources)};
    menu.offers.has_interrupted = sources.keeper != nullptr && sources.keeper->has_interrupted();
    return menu;
}

ScreenKind kind(const MenuScreen&) { return ScreenKind::menu; }
ScreenKind kind(const NewGameScreen&) { return ScreenKind::new_game; }
ScreenKind kind(const SaveScreen&) { return ScreenKind::save; }
ScreenKind kind(const OpenScreen&) { return ScreenKind::open; }
ScreenKind kind(const ProfilesScreen&) { return ScreenKind::profiles; }
ScreenKind kind(const GuideScreen&) { return ScreenKind::guide; }
ScreenKind kind(const QueensScreen&) { return ScreenKind::queens; }
ScreenKind kind(const TourScreen&) { return ScreenKind::tour; }
ScreenKind kind(const WinsScreen&) { return ScreenKind::wins; }
ScreenKind kind(const SettingsScreen&) { return ScreenKind::settings; }
ScreenKind kind(const KeysScreen&) { return ScreenKind::keys; }
ScreenKind kind(const PauseScreen&) { return ScreenKind::pause; }
ScreenKind kind(const ArchiveScreen&) { return ScreenKind::archive; }
ScreenKind kind(const OnlineScreen&) { return ScreenKind::online; }
ScreenKind kind(const AnalysisScreen&) { return ScreenKind::analysis; }
ScreenKind kind(const EditorScreen&) { return ScreenKind::editor; }
ScreenKind kind(const FilesScreen&) { return ScreenKind::files; }
ScreenKind kind(const PgnScreen&) { return ScreenKind::pgn; }
ScreenKind kind(const NotesScreen&) { return ScreenKind::notes; }

/// With the last server, and the name there or else that of the profile.
OnlineScreen online_screen(const ScreenSources& sources) {
    const Settings& settings = sources.settings;
    return {.state = sources.online,
            .address = suggestion(settings.server),
            .name = suggestion(settings.server.empty() ? settings.player : settings.server_name)};
}

/// For saving: the name of the save, or the one that the game was given while it was interrupted.
std::optional<std::string> proposed_name(const room::Snapshot& snapshot) {
    if (snapshot.save_name || snapshot.given_name.empty()) return snapshot.save_name;
    return snapshot.given_name;
}

} // namespace

Screen make_screen(ScreenKind kind, const ScreenSources& sources) {
    const words::Voice voice{sources.settings.language};
    const std::string& player = sources.settings.player;
    switch (kind) {
    case ScreenKind::new_game: return new_game_like(sources.agreed, player);
    case ScreenKind::save:
        return save_screen(sources.keeper, proposed_name(sources.snapshot), voice,
                           play::day_text(std::chrono::system_clock::now()));
    case ScreenKind::open: return open_screen(sources.keeper, voice);
    case ScreenKind::profiles: return profiles_screen(sources.keeper, player, voice);
    case ScreenKind::guide: return GuideScreen{.rules = sources.snapshot.rules};
    case ScreenKind::queens: return QueensScreen{};
    case ScreenKind::tour: return TourScreen{};
    case ScreenKind::wins: return WinsScreen(sources.settings.win);
    case ScreenKind::settings: return SettingsScreen{};
    case ScreenKind::keys: return KeysScreen{};
    case ScreenKind::pause: return PauseScreen{};
    case ScreenKind::archive: return archive_screen(sources.keeper, 0, voice);
    case ScreenKind::online: return online_screen(sources);
    case ScreenKind::editor:
        return editor_screen(sources.position, sources.snapshot.rules, sources.is_flipped);
    case ScreenKind::files: return FilesScreen{};
    case ScreenKind::pgn: return PgnScreen{};
    case ScreenKind::notes: return NotesScreen{};
    case ScreenKind::menu:
    case ScreenKind::analysis: // created by the app, which has the game
    case ScreenKind::game: break;
    }
    return menu_of(sources);
}

void renew(MenuScreen& menu, const ScreenSources& sources) {
    const bool has_interrupted = menu.offers.has_interrupted;
    menu.offers = offers_of(sources);
    menu.offers.has_interrupted = has_interrupted;
}

ScreenKind kind_of(const Screen& screen) {
    return std::visit([](const auto& one) { return kind(one); }, screen);
}

bool is_lasting(const Screen& screen) {
    return std::holds_alternative<QueensScreen>(screen) ||
           std::holds_alternative<TourScreen>(screen) ||
           std::holds_alternative<WinsScreen>(screen) ||
           std::holds_alternative<OnlineScreen>(screen) ||
           std::holds_alternative<AnalysisScreen>(screen) ||
           std::holds_alternative<EditorScreen>(screen);
}

std::string* problem_of(Screen& screen) {
    return std::visit(
        [](auto& one) -> std::string* {
            if constexpr (requires { one.problem; }) return &one.problem;
            return nullptr;
        },
        screen);
}

std::string* notice_of(Screen& screen) {
    return std::visit(
        [](auto& one) -> std::string* {
            if constexpr (requires { one.notice; }) return &one.notice;
            return nullptr;
        },
        screen);
}

std::optional<std::chrono::milliseconds> held_until(const Screen& screen) {
    return std::visit(
        [](const auto& one) -> std::optional<std::chrono::milliseconds> {
            if constexpr (requires { one.form.held; })
                if (one.form.held) return one.form.held->next;
            if constexpr (requires { one.board.held; })
                if (one.board.held) return one.board.held->next;
            return std::nullopt;
        },
        screen);
}

} // namespace view

template class core::OneOf<view::EveryScreen>;
