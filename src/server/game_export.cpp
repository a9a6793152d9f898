#include "server/game_export.hpp"

#include <cmath>
#include <cstdio>

#include "play/table_tags.hpp"
#include "record/annotation.hpp"
#include "record/pgn_writer.hpp"
#include "server/visitor.hpp"
#include "store/reach.hpp"
#include "wire/describe_event.hpp"
#include "words/web_messages.hpp"

namespace server {
namespace {

using words::say;
namespace message = words::message;

constexpr words::Voice english{.language = words::Language::english};

/// `2026.11.16` and `14:30:05`, in UTC.
struct Moment {
    std::string date;
    std::string time;
};

Moment moment_of(store::Time when) {
    using namespace std::chrono;
    const auto day = floor<days>(when);
    const year_month_day date(day);
    const hh_mm_ss time(floor<seconds>(when - day));
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%04d.%02u.%02u", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    Moment moment{.date = text.data()};
    std::snprintf(text.data(), text.size(), "%02d:%02d:%02d",
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    moment.time = text.data();
    return moment;
}

std::string rounded(double value) { return std::to_string(std::lround(value)); }

void write_seat(record::Tags& tags, const store::StoredSeat& seat, const std::string& color) {
    tags.set(color, name_on_paper(seat));
    if (seat.rating) tags.set(color + "Elo", rounded(*seat.rating));
    if (!seat.title.empty()) tags.set(color + "Title", seat.title);
    const bool is_program = seat.title == "BOT" || seat.player.kind == store::PlayerKind::computer;
    tags.set(color + "Type", is_program ? "program" : "human");
    if (seat.step) {
        const std::string step =
            std::to_string(std::lround(seat.step->after) - std::lround(seat.step->before));
        tags.set(color + "RatingDiff", step.starts_with('-') ? step : '+' + step);
    }
}

/// Without the moves that were taken back: they cannot be replayed here, and other programs would
/// take them for moves of the game.
record::MoveTree moves_that_count(const record::Record& record) {
    record::MoveTree moves;
    auto last = record::MoveTree::root;
    auto id = record.moves.next(record::MoveTree::root);
    for (std::size_t left = record.moves.main_line_size() - record.undone; left > 0; --left) {
        last = moves.append(last, record.moves[id].move);
        moves[last] = record.moves[id];
        id = record.moves.next(id);
    }
    return moves;
}

} // namespace

bool is_of_this_machine(const std::string& address) {
    const std::size_t start = address.find("//") + 2;
    const std::string place = address.substr(start, address.find('/', start) - start);
    const bool is_bracketed = place.starts_with('[');
    const std::string host =
        is_bracketed ? place.substr(1, place.find(']') - 1) : place.substr(0, place.find(':'));
    return host == "localhost" || store::reach_of(host) == store::Reach::this_machine;
}

std::string name_on_paper(const store::StoredSeat& seat) {
    if (seat.player.kind == store::PlayerKind::computer)
        return say(english, message::pgn_computer, {{"level", seat.level}});
    return seat.player.name.empty() ? "?" : seat.player.name;
}

std::unique_ptr<LiveGame> replayed(const store::PlayedGame& game) {
    return LiveGame::read(game, Now{}, std::nullopt);
}

record::Record record_of(const LiveGame& live, const std::string& site) {
    const store::Game& game = live.game();
    record::Record record = live.table().record();
    record.moves = moves_that_count(record);
    record.undone = 0;
    const Moment began = moment_of(game.created);
    record::Tags& tags = record.tags;
    tags.erase(play::tag::clocks);
    tags.erase(play::tag::asked);
    tags.set("Event", say(english, game.is_rated ? message::pgn_rated : message::pgn_casual));
    tags.set("Site", is_of_this_machine(site) ? "?" : site);
    tags.set("Date", began.date);
    tags.set("Round", "-");
    write_seat(tags, game.seat(Color::white), "White");
    write_seat(tags, game.seat(Color::black), "Black");
    tags.set("UTCDate", began.date);
    tags.set("UTCTime", began.time);
    tags.set("GameId", game.id);
    if (game.days)
        tags.set("TimeControl",
                 "1/" +
                     std::to_string(std::chrono::seconds(std::chrono::days(*game.days)).count()));
    return record;
}

std::string pgn_of(const store::PlayedGame& game, const std::string& site) {
    const auto live = replayed(game);
    return live ? record::to_pgn(record_of(*live, site)) : std::string();
}

std::vector<Milliseconds> clocks_of(const LiveGame& live) {
    std::vector<Milliseconds> clocks;
    if (!live.table().has_clock()) return clocks;
    clocks.reserve(live.plies());
    const record::Record record = live.table().record();
    auto id = record.moves.next(record::MoveTree::root);
    for (std::size_t ply = 0; ply < live.plies(); ++ply, id = record.moves.next(id))
        clocks.push_back(record::clock_after(record.moves[id]).value_or(Milliseconds(0)));
    return clocks;
}

wire::Json json_of(const store::PlayedGame& played) {
    const auto live = replayed(played);
    if (!live) return {};
    const store::Game& game = live->game();
    wire::GameState state = live->state(Now{});
    wire::Json json = wire::Json::object();
    json["game"] = game.id;
    json["created"] = game.created.time_since_epoch().count();
    json["terms"] = wire::written(live->terms());
    if (!game.category.empty()) json["category"] = game.category;
    wire::Json players = wire::Json::object();
    players["white"] = wire::written(person_of(game.seat(Color::white)));
    players["black"] = wire::written(person_of(game.seat(Color::black)));
    json["players"] = players;
    json["moves"] = state.moves;
    if (live->table().has_clock()) {
        wire::Json clocks = wire::Json::array();
        for (const Milliseconds clock : clocks_of(*live)) clocks.push_back(clock.count());
        json["clocks"] = clocks;
    }
    if (!state.end || !game.end) return json;
    wire::Json end = wire::Json::object();
    end["time"] = game.end->time.time_since_epoch().count();
    end["reason"] = game.end->reason;
    if (const auto winner = state.end->outcome.winner())
        end["winner"] = *winner == Color::white ? "white" : "black";
    if (state.end->ratings) end["ratings"] = wire::written(*state.end->ratings);
    json["end"] = end;
    return json;
}

} // namespace server
