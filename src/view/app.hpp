#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "keep/files.hpp"
#include "room/room.hpp"
#include "view/game_screen.hpp"
#include "view/input.hpp"
#include "view/online_access.hpp"
#include "view/online_desk.hpp"
#include "view/review_thread.hpp"
#include "view/scene.hpp"
#include "view/screens.hpp"
#include "view/settings.hpp"
#include "view/sound.hpp"
#include "view/stage.hpp"
#include "view/thinking_thread.hpp"

namespace view {

/// The default game: Stackchess against an easy computer.
play::TableOptions first_game(const std::string& player);

/// Options for the start of the window.
struct AppOptions {
    Settings settings{};
    std::optional<std::string> settings_path =
        std::nullopt;                                      ///< without it, settings are not stored
    std::optional<play::TableOptions> game = std::nullopt; ///< nothing: the interrupted one, or
                                                           ///< else `first_game`
    std::optional<std::string> load = std::nullopt;        ///< the name of a save, or a path
    game::LetterSet letters{game::Letters::english};       ///< of the file at that path
    std::optional<keep::Places> places = std::nullopt;     ///< without them, nothing can be stored
    std::optional<std::string> home = std::nullopt;        ///< the home folder
    std::uint64_t seed = 0;                                ///< of the computer's choices
    ThinkingThread::MakeSearcher make_searcher = [](game::Rules rules) {
        return engine::make_searcher(rules);
    };
    OnlineAccess network{};
    std::function<void()> wake = [] {}; ///< called by another thread when a tick has work to do
};

/// The program behind the window: the room with its game, the screens over it, the settings, and
/// the thread in which the computer thinks.
class App final : public Stage {
  public:
    /// The measure must outlive the app.
    App(AppOptions options, const TextMeasure& measure);
    App(const App&) = delete;
    App& operator=(const App&) = delete;
    ~App() override;

    void handle(const Input& input) override;
    Scene scene() const override;
    std::optional<Time> next_wake() const override;
    std::vector<Sound> take_sounds() override;
    Wishes take_wishes() override;
    const Settings& settings() const override { return settings_; }

    /// Carries out an order, as if a screen had requested it.
    void obey(const Order& order);

    const Snapshot& snapshot() const { return room_.snapshot(); }
    const GameScreen& game_screen() const { return game_screen_; }
    /// The analysis in front or behind another screen; null if there is none.
    const AnalysisScreen* analysis() const;
    /// The screen that receives inputs.
    ScreenKind front() const;
    Look look() const;

  private:
    /// The receiver of a click: a screen, or on the board a question or a choice.
    struct Answering {
        ScreenKind screen{};
        bool is_asked = false;
        bool is_promoting = false;
        bool operator==(const Answering&) const = default;
    };

    Answering answering() const;
    void note(const Input& input);
    std::vector<Order> orders_for(const Input& input);
    void perform(const Order& order);
    void carry_out(const CopyShown& order);
    void carry_out(const CopyText& order);
    // Files (app_files.cpp).
    void carry_out(const BrowseFiles& order);
    void carry_out(const ShowFolder& order);
    void carry_out(const OpenFile& order);
    void remember_folder(const std::string& folder);
    void carry_out(const ChangeSettings& order);
    void carry_out(const ShowScreen& order);
    void carry_out(const CloseScreen& order);
    void carry_out(const ShowArchive& order);
    void carry_out(const ShowInterrupted& order);
    void carry_out(const ToggleFullScreen& order);
    void carry_out(const AskHint& order);
    void carry_out(const ChoosePlayer& order);
    void carry_out(const Answer& order);
    void carry_out(const room::RenameSave& order);
    void carry_out(const room::RenameInterrupted& order);
    void carry_out(const room::RenameArchived& order);
    void carry_out(const room::RenamePlayer& order);
    void carry_out(const room::ExportGame& order);
    void carry_out(const room::ExportPosition& order);
    void carry_out(const room::ExportArchived& order);
    bool change_list(const room::Action& action, ScreenKind list);
    void export_from(const room::Action& action);
    void leave_files();
    void renew_list();
    // An analysis (app_analysis.cpp).
    void carry_out(const Analyse& order);
    void carry_out(const AnalyseRecord& order);
    void carry_out(const PlayStudy& order);
    void carry_out(const SaveGame& order);
    void carry_out(const ToggleReport& order);
    void carry_out(const MakeSound& order);
    void show_analysis();
    bool may_analyse();
    void carry_out(const Leave& order);
    void keep_past_analyses();
    int keep_analysis(AnalysisScreen& screen, const words::Message& sentence);
    int keep_copy(AnalysisScreen& screen);
    void drop_copy(AnalysisScreen& screen);
    void keep_changes();
    bool has_changes() const;
    bool is_kept(const AnalysisScreen& screen) const;
    void give_reports_up();
    void attend_analysis();
    void follow_analysis();
    AnalysisScreen* analysis_open();
    AnalysisScreen* analysis_in_front();
    // On a server (app_online.cpp).
    void carry_out(const Connect& order);
    void carry_out(const HostServer& order);
    void carry_out(const ReturnOnline& order);
    void carry_out(const Disconnect& order);
    void carry_out(const TakeName& order);
    void carry_out(const LogIn& order) { desk_.log_in(order.who, order.registers); }
    void carry_out(const LogOut&) { desk_.log_out(); }
    void carry_out(const AskForGame& order);
    void carry_out(const TakeSeek& order);
    void carry_out(const TakeChallenge& order);
    void carry_out(const DeclineChallenge& order);
    void carry_out(const ListGames& order);
    void carry_out(const FollowGame& order);
    void carry_out(const OpenLink& order);
    void carry_out(const SayOnline& order);
    void carry_out(const WithdrawMove& order);
    void carry_out(const AbortGame& order);
    void carry_out(const ClaimLeft& order);
    void carry_out(const GiveTime& order);
    void carry_out(const LeaveOnlineGame& order);
    void go_home();
    void settle_online();
    void follow_line();
    void remember_server();
    void tell_of_server_game();
    OnlineScreen* online_in_front();
    void react(const online::ServerNotice& event);
    void react(const online::GuestKnown& event);
    void react(const online::LobbyChanged& event);
    void react(const online::ChallengeOpened& event);
    void react(const online::GameEntered& event);
    void react(const online::GameGone& event);
    void react(const online::ChatHeard& event);
    void react(const online::ClaimOpens&) {} // the preceding notice says so
    void act(const room::Action& action);

    void attend();
    void follow_thinking();
    // Settings (app_settings.cpp).
    void change_settings(const Settings& settings);
    void stay_flat(const std::string& why);
    void tell_of_settings(std::string sentence);
    void write_settings();

    void draw_board_beside(Rect panel, Look look, Scene& scene) const;
    bool is_moving() const;
    void renew_front();
    room::Watch watch() const;
    std::string clocks_text() const;
    void renew_menu();
    void forget_offer();
    void show(ScreenKind kind);
    std::optional<Screen> take_lasting(ScreenKind kind);
    void close(Screen screen);
    void close_front();
    void close_all();
    void close_to_board();
    void set_aside();
    void take_back_aside();
    void settle();
    ScreenSources sources() const;

    // Events of the room (app_events.cpp).
    bool tell_front();
    void tell_done();
    void show_events();
    bool is_footer_cut() const;
    void show_notice(const room::Notice& notice);
    void react(const room::Notice& event);
    void react(const room::MoveRefused& event);
    void react(const room::Played& event);
    void react(const room::TakenBack& event);
    void react(const room::PlayedAgain& event);
    void react(const room::HintFound& event);
    void react(const room::TimeIsLow& event);
    void react(const room::GameEnded& event);
    void react(const room::Copied& event);
    void react(const room::PlayerRenamed& event);
    void sound(Sound sound);
    void add_notice(const std::string& sentence, bool is_warning);

    Settings settings_;
    Settings kept_settings_; ///< as in the file and on the command line
    std::optional<std::string> settings_path_;
    bool is_settings_unwritten_ = false; ///< they were changed since the last tick
    bool is_told_of_settings_ = false;   ///< that they could not be written
    std::string home_;                   ///< empty if there is none
    keep::Files keeper_;
    const TextMeasure& measure_;
    Size size_{960, 640};
    float scale_ = 1;
    Point pointer_{-1, -1};
    bool is_front_new_ = false; ///< the receiver of clicks has changed since the last press
    Time now_{0};
    GameScreen game_screen_;
    std::vector<Screen> screens_;     ///< over the game, the last one in front
    std::vector<Screen> resting_;     ///< closed, and reopened as they were left
    std::vector<Screen> aside_;       ///< screens over the game until a question was asked
    bool is_analysis_wanted_ = false; ///< of the game that the question concerns
    Wishes wishes_;
    std::vector<Sound> sounds_;
    room::Room room_;
    std::vector<room::Event> events_; ///< not handled yet
    std::optional<room::Notice> notice_;
    bool is_opening_ = false;        ///< a text or a file has just been opened, or refused
    std::vector<std::string> notes_; ///< the sentences of that notice
    int game_told_of_ = 0;
    std::string offer_open_; ///< the sentence about an offer to somebody far away
    OnlineDesk desk_;
    std::uint64_t thought_about_ = 0; ///< the number of the task that the thread has, or 0
    /// The explorer's task: the place in an analysis, and the number of lines.
    struct Explored {
        std::uint64_t look = 0;
        int lines = 0;
        bool is_wanted = false;
        bool operator==(const Explored&) const = default;
    };
    Explored explored_;
    // Last, so that they end before everything that they call.
    ThinkingThread thread_;
    ThinkingThread explorer_; ///< for an analysis
    ReviewThread reviewer_;
};

} // namespace view
