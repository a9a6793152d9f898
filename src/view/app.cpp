#include "view/app.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

#include "phrase/clocks.hpp"
#include "play/name.hpp"
#include "view/analysis_layout.hpp"
#include "view/game_drawing.hpp"
#include "view/keys.hpp"
#include "words/outcomes.hpp"
#include "words/window_messages.hpp"

namespace view {

namespace {

std::optional<std::chrono::milliseconds> held_until(const GameScreen& screen) {
    return screen.held ? std::optional(screen.held->next) : std::nullopt;
}

float factor_of(TextSize size) {
    switch (size) {
    case TextSize::small: return 0.82F;
    case TextSize::normal: return 1;
    case TextSize::large: return 1.22F;
    }
    return 1;
}

/// Normal text grows with the window, and is never too small to read.
float unit_of(Size size, float scale, TextSize text) {
    const float room = std::min(size.width / 60, size.height / 42);
    return std::clamp(room * factor_of(text), 11 * scale, 64 * scale);
}

/// A pause, so that the last move can be seen and a game of two computers can be followed.
constexpr room::Pace window_pace{.against_person = std::chrono::milliseconds(350),
                                 .between_computers = std::chrono::milliseconds(800)};

/// What was copied from a field of a screen.
std::optional<std::string> take_copied(Screen& screen) {
    return std::visit(
        [](auto& one) -> std::optional<std::string> {
            if constexpr (requires { one.form.copied; })
                return std::exchange(one.form.copied, std::nullopt);
            else
                return std::nullopt;
        },
        screen);
}

/// Whether an answer leads back to the screen with the request, rather than to the board.
bool leads_back(const room::Asked& asked, bool is_yes) {
    return !is_yes || std::holds_alternative<room::FileTaken>(asked) ||
           std::holds_alternative<room::DamagedLeftover>(asked) ||
           std::holds_alternative<room::RemovingSave>(asked) ||
           std::holds_alternative<room::RemovingInterrupted>(asked) ||
           std::holds_alternative<room::RemovingArchived>(asked) ||
           std::holds_alternative<room::RemovingPlayer>(asked);
}

} // namespace

play::TableOptions first_game(const std::string& player) {
    play::TableOptions options;
    options.seats[core::index(core::Color::white)].name = player;
    options.seats[core::index(core::Color::black)].kind = play::SeatKind::computer;
    return options;
}

App::App(AppOptions options, const TextMeasure& measure)
    : settings_(std::move(options.settings)), kept_settings_(settings_),
      settings_path_(std::move(options.settings_path)), home_(options.home.value_or("")),
      keeper_(options.places), measure_(measure),
      room_({.keeper = &keeper_, .seed = options.seed, .pace = window_pace}),
      desk_(room_, std::move(options.network),
            keep::Guests(options.places ? options.places->guests : ""), options.seed, options.wake),
      thread_(options.make_searcher, options.wake), explorer_(options.make_searcher, options.wake),
      reviewer_(std::move(options.make_searcher), std::move(options.wake)) {
    room_.speak(voice_of(settings_), letters_of(settings_));
    desk_.speak(voice_of(settings_));
    room_.act(StartGame{options.game.value_or(first_game(settings_.player))});
    if (options.load && play::is_path(*options.load))
        carry_out(OpenFile{*options.load, options.letters});
    else if (options.load)
        room_.act(OpenSave{*options.load});
    else if (!options.game)
        room_.resume_latest();
    tell_of_server_game();
    settle();
}

App::~App() { write_settings(); }

Look App::look() const {
    return {.area = {0, 0, size_.width, size_.height},
            .unit = unit_of(size_, scale_, settings_.text_size),
            .measure = measure_,
            .settings = settings_,
            .pointer = pointer_,
            .note = screens_.empty() ? std::string() : clocks_text()};
}

/// The state of the clocks behind a screen, or how their game ended.
std::string App::clocks_text() const {
    if (!snapshot().clocks) return {};
    const words::Voice voice = voice_of(settings_);
    if (snapshot().outcome.is_over())
        return words::result_sentence(voice, snapshot().outcome, snapshot().turn());
    const auto& [white, black] = *snapshot().clocks;
    return say(voice,
               snapshot().is_clock_stopped ? words::message::window_clocks_stopped
                                           : words::message::window_clocks_run,
               {{"white", phrase::clock_text(white)}, {"black", phrase::clock_text(black)}});
}

const AnalysisScreen* App::analysis() const {
    for (const Screen& screen : screens_)
        if (const auto* const found = std::get_if<AnalysisScreen>(&screen)) return found;
    return nullptr;
}

ScreenKind App::front() const {
    return screens_.empty() ? ScreenKind::game : kind_of(screens_.back());
}

void App::handle(const Input& input) {
    const Answering before = answering();
    note(input);
    const auto* const pressed = std::get_if<PointerPressed>(&input);
    // The second click of a double click is not for a screen that the first one opened.
    if (pressed != nullptr && pressed->is_double && is_front_new_) return;
    for (const Order& order : orders_for(input)) perform(order);
    settle();
    if (pressed != nullptr) is_front_new_ = false;
    is_front_new_ |= answering() != before;
}

App::Answering App::answering() const {
    return {front(), room_.is_asking(), game_screen_.promotion.has_value()};
}

void App::obey(const Order& order) {
    perform(order);
    settle();
}

/// The data for every screen.
void App::note(const Input& input) {
    if (const auto* const tick = std::get_if<Tick>(&input)) {
        now_ = tick->now;
        write_settings();
        keep_changes();
        attend();
    } else if (const auto* const resized = std::get_if<Resized>(&input)) {
        size_ = resized->size;
        scale_ = std::max(resized->scale, 0.1F);
    } else if (const auto* const moved = std::get_if<PointerMoved>(&input)) {
        pointer_ = moved->at;
    } else if (const auto* const pressed = std::get_if<PointerPressed>(&input)) {
        pointer_ = pressed->at;
    } else if (const auto* const released = std::get_if<PointerReleased>(&input)) {
        pointer_ = released->at;
    } else if (std::holds_alternative<FocusLost>(input)) {
        pointer_ = {-1, -1};
    } else if (const auto* const missing = std::get_if<SpaceMissing>(&input)) {
        stay_flat(missing->why);
    }
}

std::vector<Order> App::orders_for(const Input& input) {
    if (std::holds_alternative<CloseAsked>(input)) return {Leave{}};
    if (const auto* const file = std::get_if<FileDropped>(&input)) {
        if (analysis() != nullptr) return {Analyse{OpenFile{file->path}}};
        return {OpenFile{file->path}};
    }
    const auto action = action_of(input);
    if (action == KeyAction::full_screen) return {ToggleFullScreen{}};
    if (action == KeyAction::guide && front() != ScreenKind::guide)
        return {ShowScreen{ScreenKind::guide}};
    if (action == KeyAction::quit) return {Leave{}};
    if (screens_.empty()) return view::handle(game_screen_, snapshot(), input, look());
    // Time also passes for covered screens.
    if (std::holds_alternative<Tick>(input)) {
        view::handle(game_screen_, snapshot(), input, look());
        AnalysisScreen* const covered = analysis_in_front() == nullptr ? analysis_open() : nullptr;
        if (covered != nullptr) view::handle(*covered, input, look());
    }
    Orders orders = std::visit([&](auto& screen) { return view::handle(screen, input, look()); },
                               screens_.back());
    if (auto text = take_copied(screens_.back())) orders.emplace_back(CopyText{*std::move(text)});
    return orders;
}

void App::perform(const Order& order) {
    std::visit(
        [this](const auto& one) {
            if constexpr (requires { this->carry_out(one); })
                carry_out(one);
            else
                act(one);
        },
        order);
}

void App::carry_out(const CopyShown&) {
    act(room::CopyPosition{place_shown(game_screen_, snapshot())});
}
void App::carry_out(const CopyText& order) { wishes_.clipboard = order.text; }
void App::carry_out(const ChangeSettings& order) { change_settings(order.settings); }
void App::carry_out(const ShowScreen& order) { show(order.screen); }
void App::carry_out(const CloseScreen&) { close_front(); }
void App::carry_out(const ShowArchive& order) {
    close_front();
    screens_.emplace_back(archive_screen(sources().keeper, order.first, voice_of(settings_)));
}
void App::carry_out(const ShowInterrupted&) {
    show(ScreenKind::open);
    show_interrupted(std::get<OpenScreen>(screens_.back()), look());
}
void App::carry_out(const ToggleFullScreen&) { wishes_.toggles_full_screen = true; }

void App::carry_out(const AskHint& order) {
    game_screen_.looked_at.reset(); // the answer concerns the present
    act(order);
}

/// Leads back to the screen with the request, unless the answer is carried out on the board.
/// Somebody who declines to replace another save is asked for a name.
void App::carry_out(const Answer& order) {
    const auto asked = room_.asked();
    const int game = snapshot().game;
    room_.act(order);
    if (!asked || room_.must_answer()) return; // there is another question about the same request
    const bool is_analysis_wanted = std::exchange(is_analysis_wanted_, false);
    if (snapshot().game != game) {
        close_all();
        if (is_analysis_wanted) show_analysis();
        return;
    }
    const auto* const taken = std::get_if<room::SaveTaken>(&*asked);
    if (taken != nullptr && !order.is_yes && aside_.empty()) {
        show(ScreenKind::save);
        std::get<SaveScreen>(screens_.back()).name = suggestion(taken->name);
    }
    if (leads_back(*asked, order.is_yes)) take_back_aside();
    if (order.is_yes && std::holds_alternative<room::FileTaken>(*asked)) leave_files();
    if (order.is_yes) renew_list();
    if (!tell_front()) tell_done();
}

/// Updates a list of games or players after a change.
void App::renew_list() {
    const play::Keeper* const keeper = sources().keeper;
    const words::Voice voice = voice_of(settings_);
    if (front() == ScreenKind::open) renew(std::get<OpenScreen>(screens_.back()), keeper, voice);
    if (front() == ScreenKind::archive)
        renew(std::get<ArchiveScreen>(screens_.back()), keeper, voice);
    if (front() == ScreenKind::profiles) renew_front();
}

void App::carry_out(const room::RenameSave& order) {
    if (change_list(order, ScreenKind::open))
        renew(std::get<OpenScreen>(screens_.back()), sources().keeper, voice_of(settings_));
    tell_done();
}

void App::carry_out(const room::RenameInterrupted& order) {
    if (change_list(order, ScreenKind::open))
        renew(std::get<OpenScreen>(screens_.back()), sources().keeper, voice_of(settings_));
    tell_done();
}

void App::carry_out(const room::RenameArchived& order) {
    if (change_list(order, ScreenKind::archive))
        renew(std::get<ArchiveScreen>(screens_.back()), sources().keeper, voice_of(settings_));
    tell_done();
}

void App::carry_out(const room::RenamePlayer& order) {
    if (change_list(order, ScreenKind::profiles))
        screens_.back() = profiles_screen(sources().keeper, order.to, voice_of(settings_));
    tell_done();
}

/// Over an analysis, the analysis is written.
void App::carry_out(const room::ExportGame& order) {
    AnalysisScreen* const screen = analysis_open();
    if (screen == nullptr) return export_from(order);
    screen->saved_as = order.path;
    export_from(room::ExportStudy{screen->study.record(), order.path});
}
void App::carry_out(const room::ExportPosition& order) { export_from(order); }
void App::carry_out(const room::ExportArchived& order) { export_from(order); }

/// Changes the content of such a list; returns whether it is in front and must be rebuilt. A
/// refusal is shown on it.
bool App::change_list(const room::Action& action, ScreenKind list) {
    room_.act(action);
    return !tell_front() && front() == list;
}

void App::export_from(const room::Action& action) {
    room_.act(action);
    if (tell_front()) return;
    if (room_.must_answer()) return set_aside();
    leave_files();
    tell_done();
}

/// Returns from the choice of a file to the finished games, the editor, or else the board.
void App::leave_files() {
    if (front() == ScreenKind::files) close_front();
    if (front() != ScreenKind::archive && front() != ScreenKind::editor) close_to_board();
}

void App::carry_out(const ChoosePlayer& order) {
    room_.act(order);
    if (tell_front()) return;
    Settings settings = settings_;
    settings.player = order.name;
    change_settings(settings);
    renew_front();
}

/// Shows the board after an action of the game or for a question about it; a refusal is shown on
/// the screen with the request.
void App::act(const room::Action& action) {
    const int game = snapshot().game;
    is_opening_ =
        std::holds_alternative<OpenText>(action) || std::holds_alternative<room::OpenFile>(action);
    room_.act(action);
    if (snapshot().game != game) return close_all();
    if (room_.must_answer()) return set_aside();
    if (!tell_front()) close_to_board();
}

/// Tells the room the time and the computer's results.
void App::attend() {
    if (const auto known = thread_.take_progress()) room_.note_progress(thought_about_, *known);
    if (auto found = thread_.take()) {
        const std::uint64_t number = std::exchange(thought_about_, 0);
        room_.note_thought(number, *std::move(found));
    }
    attend_analysis();
    desk_.attend();
    room_.attend(now_);
}

/// Passes the room's task to the thinking thread.
void App::follow_thinking() {
    const auto& wanted = room_.thinking();
    const std::uint64_t number = wanted ? wanted->number : 0;
    if (std::exchange(thought_about_, number) == number) return;
    if (wanted)
        thread_.begin(wanted->task);
    else
        thread_.stop();
}

/// Rebuilds the screen in front after the files that it lists have changed.
void App::renew_front() {
    if (!screens_.empty()) screens_.back() = make_screen(front(), sources());
}

/// The game goes on, and may end, behind an open menu.
void App::renew_menu() {
    MenuScreen* const menu = screens_.empty() ? nullptr : std::get_if<MenuScreen>(&screens_.back());
    if (menu != nullptr) renew(*menu, sources());
}

/// The sentence about an offer disappears when the offer is answered or has lapsed.
void App::forget_offer() {
    const std::string before = std::exchange(offer_open_, room_.open_offer());
    if (!before.empty() && before != offer_open_ && game_screen_.notice == before)
        tell(game_screen_, {});
}

void App::show(ScreenKind kind) {
    if (kind == ScreenKind::game) return close_all();
    if (kind == ScreenKind::analysis) return show_analysis();
    game_screen_.drag.reset(); // it would not receive the release of the button
    auto left = take_lasting(kind);
    if (!left) return screens_.push_back(make_screen(kind, sources()));
    screens_.push_back(*std::move(left));
    if (OnlineScreen* const online = online_in_front()) online->state = desk_.state();
    if (auto* const editor = std::get_if<EditorScreen>(&screens_.back()))
        editor->shown = sources().position;
}

/// A screen as it was left: closed, or below another one.
std::optional<Screen> App::take_lasting(ScreenKind kind) {
    for (std::vector<Screen>* const screens : {&resting_, &screens_}) {
        const auto same = std::ranges::find(*screens, kind, kind_of);
        if (same == screens->end() || !is_lasting(*same)) continue;
        Screen found = std::move(*same);
        screens->erase(same);
        return found;
    }
    return std::nullopt;
}

void App::close(Screen screen) {
    if (is_lasting(screen)) resting_.push_back(std::move(screen));
}

void App::close_front() {
    if (screens_.empty()) return;
    close(std::move(screens_.back()));
    screens_.pop_back();
}

void App::close_all() {
    while (!screens_.empty()) close_front();
}

/// Closes all screens over the game, or over its analysis.
void App::close_to_board() {
    while (!screens_.empty() && front() != ScreenKind::analysis) close_front();
}

/// The same for a question, after which they may be shown again.
void App::set_aside() {
    const auto first =
        std::ranges::find(std::views::reverse(screens_), ScreenKind::analysis, kind_of).base();
    std::move(first, screens_.end(), std::back_inserter(aside_));
    screens_.erase(first, screens_.end());
}

void App::take_back_aside() {
    for (Screen& screen : std::exchange(aside_, {})) screens_.push_back(std::move(screen));
}

ScreenSources App::sources() const {
    const AnalysisScreen* const open = analysis();
    return {.snapshot = snapshot(),
            .agreed = room_.agreed(),
            .settings = settings_,
            .keeper = keeper_.has_place() ? &keeper_ : nullptr,
            .has_moves = room_.has_moves(),
            .can_take_back = room_.can_take_back(),
            .can_claim = room_.can_claim(),
            .online = desk_.state(),
            .position = open != nullptr
                            ? open->study.text()
                            : room_.session().text_at(place_shown(game_screen_, snapshot())),
            .is_flipped = open != nullptr ? open->board.is_flipped : game_screen_.is_flipped};
}

room::Watch App::watch() const {
    if (screens_.empty()) return room::Watch::seen;
    return front() == ScreenKind::pause ? room::Watch::paused : room::Watch::unseen;
}

/// Called after everything that may have changed the state.
void App::settle() {
    settle_online();
    if (!room_.must_answer()) {
        is_analysis_wanted_ = false;
        for (Screen& screen : std::exchange(aside_, {})) close(std::move(screen));
    }
    room_.watch(watch());
    follow_thinking();
    follow_analysis();
    if (room_.take_left()) wishes_.quits = true;
    refresh(game_screen_, snapshot(), settings_);
    follow_line();
    renew_menu();
    forget_offer();
    show_events();
    if (!screens_.empty()) return;
    if (const auto move = take_premove(game_screen_, snapshot(), settings_)) {
        act(*move);
        settle();
    }
}

Scene App::scene() const {
    Scene scene;
    Look behind = look();
    if (!screens_.empty()) behind.pointer = {-1, -1};
    if (front() == ScreenKind::settings) {
        draw_board_beside(place_of(std::get<SettingsScreen>(screens_.back()), look()), behind,
                          scene);
    } else if (const AnalysisScreen* const open = analysis()) {
        const bool is_front = front() == ScreenKind::analysis;
        draw(*open, is_front ? look() : behind, scene);
        if (is_front) return scene;
    } else {
        draw(game_screen_, snapshot(), behind, scene);
    }
    if (!screens_.empty())
        std::visit([&](const auto& screen) { draw(screen, look(), scene); }, screens_.back());
    return scene;
}

/// The board in its place, or moved to make room for a panel on the right.
void App::draw_board_beside(Rect panel, Look look, Scene& scene) const {
    const AnalysisScreen* const open = analysis();
    const GameScreen& screen = open != nullptr ? open->board : game_screen_;
    const Snapshot& shown = open != nullptr ? open->study.snapshot() : snapshot();
    BoardLayout board = open != nullptr ? analysis_layout(*open, look).game.board
                                        : game_layout(screen, shown, look).board;
    const Rect window = std::exchange(
        look.area, {look.area.x, look.area.y, panel.x - look.area.x, look.area.height});
    if (board.frame().right() > panel.x) board = board_alone(screen, shown, look);
    look.area = window;
    draw_board_alone(screen, shown, board, look, scene);
}

bool App::is_moving() const {
    if (game_screen_.animation || (analysis() && analysis()->board.animation)) return true;
    const auto* const wins = screens_.empty() ? nullptr : std::get_if<WinsScreen>(&screens_.back());
    return wins != nullptr && wins->is_moving();
}

std::optional<App::Time> App::next_wake() const {
    if (is_moving() || is_settings_unwritten_ || has_changes()) return now_;
    const auto held = screens_.empty() ? held_until(game_screen_) : held_until(screens_.back());
    const auto wake = room_.next_wake();
    return held && wake ? std::min(*held, *wake) : held ? held : wake;
}

std::vector<Sound> App::take_sounds() { return std::exchange(sounds_, {}); }
Wishes App::take_wishes() { return std::exchange(wishes_, {}); }

} // namespace view
