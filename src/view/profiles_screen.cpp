#include "view/profiles_screen.hpp"

#include <algorithm>
#include <utility>

#include "phrase/games.hpp"
#include "phrase/profiles.hpp"
#include "play/name.hpp"
#include "words/profile_messages.hpp"
#include "words/save_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using game::Rules;
using words::say;

enum : int { player_id, play_as_id, rename_id, remove_id, new_name_id, create_id };

class ProfilesBuilder {
  public:
    ProfilesBuilder(const ProfilesScreen& screen, const Look& look)
        : screen_(screen), player_(look.settings.player), voice_(voice_of(look)),
          form_(form_titled(look, message::window_profiles, message::window_close)) {}

    Form build() {
        if (screen_.renamed.entry) {
            add_problem(form_, screen_.problem);
            add_question(form_, screen_.renamed, voice_,
                         screen_.players[screen_.renamed.place()].name, message::window_new_name);
            return std::move(form_);
        }
        add_notice(form_, screen_.notice);
        add_text(form_, Heading{say(voice_, message::window_players)});
        if (screen_.players.empty())
            add_text(form_, Paragraph{say(voice_, message::profiles_none), Tone::faint});
        for (std::size_t i = 0; i < screen_.players.size(); ++i) add_player(i);
        if (screen_.chosen < screen_.players.size()) add_page(screen_.players[screen_.chosen]);
        add_text(form_, Heading{say(voice_, message::window_new_player)});
        add(form_, new_name_id, Field{say(voice_, message::window_name), screen_.new_name});
        if (!screen_.problem.empty()) add_text(form_, Paragraph{screen_.problem, Tone::warning});
        add(form_, create_id, Button{.text = say(voice_, message::window_create_player)});
        return std::move(form_);
    }

  private:
    void add_player(std::size_t place) {
        const PlayerEntry& player = screen_.players[place];
        std::string text =
            player.profile ? say(voice_, message::window_games_played, player.profile->games.size())
                           : say(voice_, message::window_damaged_profile);
        if (player.name == player_)
            text.append(", ").append(say(voice_, message::window_plays_now));
        form_.widgets.push_back({{player_id, static_cast<int>(place)},
                                 Card{.title = player.name,
                                      .text = std::move(text),
                                      .is_chosen = place == screen_.chosen},
                                 3});
    }

    void add_page(const PlayerEntry& player) {
        add_text(form_, Heading{say(voice_, message::profile_title, {{"name", player.name}})});
        if (!player.profile) {
            add_text(form_,
                     Paragraph{phrase::profile_error(voice_, player.name, player.profile.error()),
                               Tone::warning});
            return add_remove();
        }
        const bool plays = player.name == player_;
        add(form_, play_as_id,
            Button{.text = say(voice_,
                               plays ? message::window_play_as_nobody : message::window_play_as)});
        add(form_, rename_id, Button{.text = say(voice_, message::window_rename)}, 2);
        add_remove();
        if (player.profile->games.empty())
            add_text(form_, Paragraph{say(voice_, message::profile_without_games), Tone::faint});
        for (const Rules rules : game::every_game) add_game(*player.profile, rules);
    }

    void add_remove() {
        add(form_, remove_id, Button{.text = say(voice_, message::window_remove)}, 2);
    }

    void add_game(const play::Profile& profile, Rules rules) {
        const play::Tally total = profile.total(rules);
        if (total.played() == 0) return;
        add_text(
            form_,
            Heading{say(voice_, of_game(rules, message::profile_stackchess, message::profile_chess),
                        {{"games", phrase::tally_text(voice_, total)}})});
        for (const play::TallyLine& line : profile.tallies())
            if (line.rules == rules)
                add_text(form_, Pair{phrase::seat_name(voice_, line.opponent),
                                     phrase::tally_text(voice_, line.tally)});
        const auto rating = profile.rating(rules);
        if (!rating) return;
        add_text(form_, Paragraph{phrase::rating_text(voice_, *rating)});
        add_text(form_, Paragraph{say(voice_, message::window_progress), Tone::faint});
        Curve curve;
        for (const play::RatingPoint& point : profile.rating_history(rules))
            curve.values.push_back(point.rating.value);
        add_text(form_, std::move(curve));
    }

    const ProfilesScreen& screen_;
    const std::string& player_;
    words::Voice voice_;
    Form form_;
};

Orders create(ProfilesScreen& screen, words::Voice voice) {
    const std::string& name = screen.new_name.text;
    if (play::is_name(name)) return {ChoosePlayer{name}};
    screen.problem = say(voice, message::wrong_player_name, {{"name", words::shown(name)}});
    screen.form.focus = WidgetKey{new_name_id};
    return {};
}

/// The room checks the name.
Orders take_name(ProfilesScreen& screen, const WidgetEvent& event) {
    switch (take(screen.renamed, event)) {
    case NameStep::typed: return {};
    case NameStep::given:
        return {room::RenamePlayer{screen.players[screen.renamed.place()].name,
                                   screen.renamed.name.text}};
    case NameStep::given_up: break;
    }
    stop_asking(screen.renamed, screen.form);
    return {};
}

Orders take(ProfilesScreen& screen, const WidgetEvent& event, const Look& look) {
    screen.problem.clear();
    screen.notice.clear();
    if (screen.renamed.entry) return take_name(screen, event);
    if (event.key == back_key) return {CloseScreen{}};
    switch (event.key.id) {
    case player_id: screen.chosen = static_cast<std::size_t>(event.key.item); return {};
    case play_as_id: {
        const std::string& name = screen.players[screen.chosen].name;
        return {ChoosePlayer{name == look.settings.player ? "" : name}};
    }
    case rename_id:
        ask(screen.renamed, screen.form, {player_id, static_cast<int>(screen.chosen)},
            screen.players[screen.chosen].name);
        return {};
    case remove_id: return {room::RemovePlayer{screen.players[screen.chosen].name}};
    case new_name_id:
        if (!event.is_edit) return create(screen, voice_of(look));
        screen.new_name = event.entry;
        return {};
    default: return create(screen, voice_of(look));
    }
}

} // namespace

ProfilesScreen profiles_screen(const play::Keeper* keeper, const std::string& player,
                               words::Voice voice) {
    ProfilesScreen screen;
    if (keeper == nullptr) {
        screen.problem = say(voice, message::no_home);
        return screen;
    }
    for (std::string& name : keeper->players()) {
        auto profile = keeper->load_profile(name);
        screen.players.push_back({std::move(name), std::move(profile)});
    }
    const auto found = std::ranges::find(screen.players, player, &PlayerEntry::name);
    if (found != screen.players.end())
        screen.chosen = static_cast<std::size_t>(found - screen.players.begin());
    return screen;
}

void draw(const ProfilesScreen& screen, const Look& look, Scene& scene) {
    draw(ProfilesBuilder(screen, look).build(), screen.form, look, scene);
}

Orders handle(ProfilesScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(ProfilesBuilder(screen, look).build(), screen.form, input, look);
    return event ? take(screen, *event, look) : Orders{};
}

} // namespace view
