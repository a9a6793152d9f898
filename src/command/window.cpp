#include <memory>

#include <dlfcn.h>

#include "command/game_options.hpp"
#include "command/gnome_motion.hpp"
#include "command/kept_places.hpp"
#include "command/letters_option.hpp"
#include "command/local_server.hpp"
#include "command/server_data.hpp"
#include "command/start_position.hpp"
#include "command/subcommand.hpp"
#include "core/digits.hpp"
#include "play/name.hpp"
#include "view/app.hpp"
#include "view/desktop_motion.hpp"
#include "view/settings_file.hpp"
#include "view/stage.hpp"
#include "words/help_messages.hpp"
#include "words/play_command_messages.hpp"
#include "words/profile_messages.hpp"
#include "words/window_command_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Failure;
using core::Result;
using words::say;
using words::shown;
using words::Voice;

constexpr const char* font_package = "fonts-dejavu-core";
constexpr const char* window_packages =
    "libsdl2-2.0-0, libsdl2-image-2.0-0, libsdl2-mixer-2.0-0, libsdl2-ttf-2.0-0";

struct WindowOptions {
    GameOptions game;
    std::optional<std::string> load;
    std::optional<std::string> letters;
    std::optional<std::string> scale;
};

/// Whether the settings of the desktop turn animations off.
bool wants_less_motion(const Surroundings& surroundings, const view::SettingsPlaces& places) {
    return view::wants_less_motion(places) ||
           (is_gnome(surroundings.desktop) && wants_less_motion(GnomeQuestion{}));
}

/// The saved settings, except where the command line says otherwise.
view::Settings settings_of(const Console& console, const WindowOptions& options,
                           const view::SettingsPlaces& places, bool names_language) {
    view::Settings settings;
    settings.language = console.voice.language;
    settings.has_animation = !wants_less_motion(console.surroundings, places);
    const auto path = view::settings_path(places);
    if (path) settings = view::load_settings(*path, settings);
    if (names_language) settings.language = console.voice.language;
    if (!options.game.player.empty()) settings.player = options.game.player;
    return settings;
}

/// The game of the options; nothing if they describe none.
Result<std::optional<play::TableOptions>, Complaint> game_of(Voice voice,
                                                             const WindowOptions& options) {
    GameOptions without_player = options.game; // the player is not a setting of the game
    without_player.player.clear();
    const char* const asked = option_of_new_game(without_player);
    if (options.load && asked != nullptr)
        return misuse(
            say(voice, message::options_exclude, {{"option", asked}, {"other", "--load"}}));
    if (asked == nullptr && options.game.start.game == PositionOptions{}.game) return std::nullopt;
    auto table = table_options(voice, options.game);
    if (!table) return Failure(table.error());
    return *std::move(table);
}

/// The library for the network is loaded only when the player goes online.
view::OnlineAccess network() {
    view::OnlineAccess network;
    network.line_maker = [](Voice voice) -> Result<online::LineMaker, std::string> {
        auto maker = line_maker(voice);
        if (!maker) return Failure(maker.error().sentence);
        return *std::move(maker);
    };
    network.host = [](Voice voice, std::function<void()> wake) {
        return start_local_server(own_program(), voice, std::move(wake));
    };
    return network;
}

Result<view::AppOptions, Complaint> app_options(const Console& console,
                                                const WindowOptions& options, bool names_language) {
    const Voice voice = console.voice;
    const std::string& player = options.game.player;
    if (!player.empty() && !play::is_name(player))
        return misuse(say(voice, message::wrong_player_name, {{"name", shown(player)}}));
    auto game = game_of(voice, options);
    if (!game) return Failure(game.error());
    const auto seed = seed_of(voice, options.game);
    if (!seed) return Failure(seed.error());
    const auto letters = letters_to_load(voice, options.load, options.letters);
    if (!letters) return Failure(letters.error());
    const auto kept = kept_places(console);
    if (!kept) return Failure(kept.error());
    view::AppOptions app;
    const view::SettingsPlaces places{.xdg_config_home = console.surroundings.xdg_config_home,
                                      .home = console.surroundings.files.home};
    app.settings_path = view::settings_path(places);
    app.home = console.surroundings.files.home;
    app.settings = settings_of(console, options, places, names_language);
    app.game = *std::move(game);
    app.load = options.load;
    app.letters = *letters;
    app.places = *kept;
    app.seed = *seed;
    app.network = network();
    return app;
}

Result<view::ShowOptions, Complaint> show_options(Voice voice, const WindowOptions& options) {
    view::ShowOptions show;
    if (!options.scale) return show;
    const auto scale = core::read_number<int>(*options.scale, 1, 4);
    if (!scale) return misuse(say(voice, message::wrong_scale, {{"scale", shown(*options.scale)}}));
    show.scale = static_cast<float>(*scale);
    return show;
}

/// The function of the window's library, which stays loaded; null if it cannot be loaded.
view::Show* load_show() {
    void* const library = dlopen(view::show_library, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return nullptr;
    return reinterpret_cast<view::Show*>(dlsym(library, view::show_name));
}

std::string sentence_of(Voice voice, const view::ShowFailure& failure) {
    if (failure.trouble == view::ShowTrouble::no_font)
        return say(voice, message::no_font,
                   {{"file", shown(failure.detail)}, {"package", font_package}});
    return say(voice, message::no_display,
               {{"why", shown(failure.detail)}, {"command", "stackchess play"}});
}

int execute(const Console& console, const WindowOptions& options, bool names_language) {
    const Voice voice = console.voice;
    auto app = app_options(console, options, names_language);
    if (!app) return console.complain(app.error());
    warn_of_repairs(console, options.game.start);
    const auto show_as = show_options(voice, options);
    if (!show_as) return console.complain(show_as.error());
    view::Show* const show = load_show();
    if (show == nullptr)
        return console.refuse(say(voice, message::no_window_library,
                                  {{"why", shown(dlerror())}, {"packages", window_packages}}));
    view::ShowResult result;
    show(
        *show_as,
        [&](const view::TextMeasure& measure, std::function<void()> wake) {
            app->wake = std::move(wake);
            return std::make_unique<view::App>(*std::move(app), measure);
        },
        result);
    return result ? success : console.refuse(sentence_of(voice, result.error()));
}

} // namespace

Subcommand add_window(const Declaration& parent, Voice voice) {
    const Declaration line = parent.command("window", say(voice, message::help_window),
                                            say(voice, message::help_window_examples));
    auto options = std::make_shared<WindowOptions>();
    options->game.usual_seats = {play::SeatKind::person, play::SeatKind::computer};
    add_game_options(line, options->game, voice);
    line.option("--load", options->load, say(voice, message::help_load),
                say(voice, message::help_file_value));
    add_letters_to_load(line, options->letters, voice);
    line.option("--profile", options->game.player, say(voice, message::help_profile_option),
                say(voice, message::help_name_value));
    line.option("--scale", options->scale, say(voice, message::help_scale), "1-4");
    return {line, [options, line](Console& console) {
                return execute(console, *options, line.names("--lang"));
            }};
}

} // namespace command
