#include "wasm/desk.hpp"

#include <array>

#include "analysis/review.hpp"
#include "play/save_text.hpp"
#include "record/pgn_writer.hpp"
#include "wasm/game_json.hpp"
#include "wasm/kept.hpp"
#include "wasm/online_json.hpp"
#include "wasm/online_wish.hpp"
#include "wasm/order.hpp"
#include "wasm/text_in.hpp"
#include "wasm/thought_text.hpp"
#include "words/evaluations.hpp"

namespace wasm {
namespace {

using json::Object;

/// The least time that the computer takes for a move, so that people see the move before.
constexpr room::Pace pace{.against_person = std::chrono::milliseconds(350),
                          .between_computers = std::chrono::milliseconds(700)};

Object written(const room::Notice& event) {
    return Object().add("kind", "notice").add("text", event.text).add("warning", event.is_warning);
}
Object written(const room::MoveRefused& event) {
    return Object().add("kind", "refused").add("text", event.text);
}
Object written(const room::Played& event) {
    return Object()
        .add("kind", "played")
        .add("move", move_json(event.move))
        .add("by_person", event.by == play::SeatKind::person)
        .add("check", event.is_check);
}
Object written(const room::TakenBack& event) {
    return Object().add("kind", "taken_back").add("plies", event.plies);
}
Object written(const room::PlayedAgain& event) {
    return Object().add("kind", "played_again").add("plies", event.plies);
}
Object written(const room::HintFound& event) {
    return Object().add("kind", "hint").add("sentences", event.sentences);
}
Object written(const room::TimeIsLow&) { return Object().add("kind", "low_time"); }
Object written(const room::GameEnded&) { return Object().add("kind", "ended"); }
Object written(const room::Copied& event) {
    return Object().add("kind", "copied").add("text", event.text);
}
Object written(const room::PlayerRenamed& event) {
    return Object().add("kind", "renamed").add("from", event.from).add("to", event.to);
}

std::vector<Object> events_json(const std::vector<room::Event>& events) {
    std::vector<Object> all;
    all.reserve(events.size());
    for (const room::Event& event : events)
        all.push_back(std::visit([](const auto& one) { return written(one); }, event));
    return all;
}

json::Value changes_json(const std::vector<Shelf::Change>& changes) {
    return json::list(changes, [](const Shelf::Change& change) {
        return Object().add("name", change.name).add("text", change.text);
    });
}

json::Value question_json(words::Voice voice, const room::Room& room) {
    const auto asked = room.asked();
    if (!asked) return {"null"};
    return Object()
        .add("text", room::question_text(voice, *asked))
        .add("help", room::question_help(voice, *asked))
        .add("offer", room.is_remote() && room::is_offer(*asked))
        .done();
}

json::Value thinking_json(const std::optional<room::Thinking>& thinking) {
    if (!thinking) return {"null"};
    return Object().add("number", thinking->number).add("task", to_text(thinking->task)).done();
}

play::TableOptions first_game() {
    play::TableOptions options;
    options.seats[core::index(core::Color::black)].kind = play::SeatKind::computer;
    return options;
}

/// Adds a part of the report if it has changed since it was told.
void add_change(Object& report, std::string_view name, json::Value part, std::string& told) {
    if (part.text == told) return;
    report.add(name, part);
    told = std::move(part.text);
}

} // namespace

std::string Desk::open(words::Voice voice, std::uint64_t seed) {
    voice_ = voice;
    game_told_.clear();
    client_.reset();
    room_.reset(); // its game is kept as an interrupted one
    room_ = std::make_unique<room::Room>(
        room::RoomOptions{.keeper = &shelf_, .seed = seed, .pace = pace});
    room_->speak(voice_, words::letters(voice_.language));
    begin_usual_game();
    return report();
}

void Desk::begin_usual_game() {
    room_->act(room::StartGame{first_game()});
    room_->resume_latest();
}

std::string Desk::speak(words::Voice voice) {
    voice_ = voice;
    room_->speak(voice_, words::letters(voice_.language));
    if (client_) client_->speak(voice_);
    return report();
}

std::string Desk::act(std::string_view order) {
    if (std::string_view rest = order; take_word(rest) == "play_from")
        play_from(rest);
    else if (const auto action = read_order(order))
        room_->act(*action);
    if (client_) client_->pass_on();
    return report();
}

void Desk::play_from(std::string_view text) {
    const core::Color side = take_line(text) == "black" ? core::Color::black : core::Color::white;
    const auto read = play::read_game(text, game::LetterSet{game::Letters::english}, 1);
    if (!read) return;
    std::array<play::Seat, 2> seats;
    play::Seat& computer = seats[core::index(~side)];
    computer.kind = play::SeatKind::computer;
    for (const play::Seat& seat : room_->agreed().seats)
        if (seat.kind == play::SeatKind::computer) computer.level = seat.level;
    room_->act(room::PlayFrom{read->record, seats});
}

std::string Desk::start(std::string_view agreement) {
    auto read = read_agreement(voice_, agreement);
    if (!read) return report(read.error());
    room_->act(room::StartGame{*std::move(read)});
    if (client_) client_->pass_on();
    return report();
}

std::string Desk::go_online(std::string_view server, std::uint64_t seed) {
    leave_server_game();
    client_.reset();
    online_told_.clear();
    if (!server.empty()) {
        client_.emplace(*room_, read_server(server, seed));
        client_->speak(voice_);
    }
    return report();
}

std::string Desk::hear_line(std::string_view event) {
    if (client_) wasm::hear_line(*client_, event);
    if (!room_->has_game()) begin_usual_game(); // the game of the server was aborted
    return report();
}

std::string Desk::wish(std::string_view text) {
    if (const auto refusal = wish_refusal(text)) return report(say(voice_, *refusal));
    if (client_ && text == "leave_game")
        leave_server_game();
    else if (client_)
        wasm::wish(*client_, text);
    return report();
}

/// Leaves the game at a server, so that one can be played here.
void Desk::leave_server_game() {
    if (client_) client_->leave_game();
    if (!room_->is_remote()) return;
    room_->clear();
    begin_usual_game();
}

std::string Desk::pgn() const {
    return Object().add("pgn", record::to_pgn(room_->record())).done().text;
}

std::string Desk::kept() const { return kept_json(voice_, shelf_).text; }

std::string Desk::thought(std::uint64_t number, std::string_view thought) {
    room_->note_progress(number, read_thought(thought));
    const auto& finding = room_->snapshot().finding;
    Object object;
    if (!finding || finding->thought.lines.empty()) return object.done().text;
    const auto& [side, known, line] = *finding;
    const auto evaluation = analysis::evaluation_of(known.lines.front(), side, known.depth);
    object.add("score", words::evaluation_text(voice_, evaluation))
        .add("depth", known.depth)
        .add("line", line);
    return object.done().text;
}

std::string Desk::note_thought(std::uint64_t number, std::string_view thought) {
    room_->note_thought(number, read_thought(thought));
    return report();
}

std::string Desk::attend(room::Room::Time now) {
    room_->attend(now);
    return report();
}

std::string Desk::watch(room::Watch watch) {
    room_->watch(watch);
    return report();
}

std::string Desk::moment(std::size_t place) const {
    return moment_json(room_->snapshot(), place, voice_).text;
}

std::string Desk::report(const std::optional<std::string>& refusal) {
    Object report;
    std::vector<Object> events = events_json(room_->take_events());
    if (refusal) events.push_back(written(room::MoveRefused{*refusal}));
    if (client_) {
        const auto more = online_events(voice_, client_->take_events());
        events.insert(events.end(), more.begin(), more.end());
        report.add("line", line_orders(client_->take_orders()));
        add_change(report, "online", online_json(voice_, *client_), online_told_);
    }
    add_change(report, "game", game_json(*room_, voice_), game_told_);
    const auto wake = room_->next_wake();
    report.add("events", events)
        .add("clocks", clocks_json(room_->snapshot()))
        .add("question", question_json(voice_, *room_))
        .add("thinking", thinking_json(room_->thinking()))
        .add("wake", wake ? json::value(wake->count()) : json::Value{"null"})
        .add("keep", changes_json(shelf_.take_changes()));
    return report.done().text;
}

} // namespace wasm
