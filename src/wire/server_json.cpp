#include <utility>

#include "core/flags.hpp"
#include "wire/account_answer.hpp"
#include "wire/describe_event.hpp"
#include "wire/from_server.hpp"
#include "wire/kinds.hpp"

namespace wire {
namespace {

constexpr Range any_list{0, 10'000};

} // namespace

void describe(auto& fields, Like<game::LetterReading> auto& reading) {
    fields.needs("letters", reading.letters);
    fields.needs("piece", reading.piece);
    fields.needs("from", reading.from);
}

/// The details of a refusal besides its word.
enum class Detail : std::uint8_t { square, piece, numbers, readings, moves };

core::Flags<Detail> details_of(game::RefusalKind kind) {
    using game::RefusalKind;
    switch (kind) {
    case RefusalKind::no_such_square:
    case RefusalKind::no_piece:
    case RefusalKind::not_yours:
    case RefusalKind::same_square:
    case RefusalKind::blocked:
    case RefusalKind::own_piece_there:
    case RefusalKind::castling_attacked:
    case RefusalKind::castling_blocked: return {Detail::square};
    case RefusalKind::role_cannot:
    case RefusalKind::group_member_cannot:
    case RefusalKind::king_in_check:
    case RefusalKind::promotion_impossible: return {Detail::piece};
    case RefusalKind::no_pieces_asked:
    case RefusalKind::too_many_pieces:
    case RefusalKind::needs_more_pieces: return {Detail::square, Detail::numbers};
    case RefusalKind::knights_carry_too_few: return {Detail::numbers};
    case RefusalKind::foreign_letter:
    case RefusalKind::no_target:
    case RefusalKind::two_readings: return {Detail::square, Detail::readings};
    case RefusalKind::ambiguous: return {Detail::moves};
    case RefusalKind::no_such_move: return {Detail::piece, Detail::square};
    default: return {};
    }
}

void describe_details(auto& fields, Like<game::Refusal> auto& refusal) {
    const core::Flags<Detail> details = details_of(refusal.kind);
    if (details.contains(Detail::square)) fields.needs("square", refusal.square);
    if (details.contains(Detail::piece)) fields.needs("piece", refusal.piece);
    if (details.contains(Detail::numbers)) {
        fields.needs("count", refusal.count, Range{-1'000'000'000, 1'000'000'000});
        fields.needs("limit", refusal.limit);
    }
    if (details.contains(Detail::readings)) {
        fields.needs("first", refusal.readings[0]);
        fields.needs("second", refusal.readings[1]);
    }
    if (details.contains(Detail::moves)) { // which earlier servers leave out
        fields.may("first", refusal.readings[0]);
        fields.may("second", refusal.readings[1]);
        if (refusal.readings[0] != game::LetterReading()) fields.needs("square", refusal.square);
    }
}

void describe(JsonWriter& fields, const Like<Objection> auto& objection) {
    std::visit(
        [&]<class Part>(const Part& part) {
            if constexpr (std::same_as<Part, game::Refusal>) {
                fields.needs("why", part.kind);
                describe_details(fields, part);
            } else {
                fields.needs("why", part);
            }
        },
        objection.why);
    fields.may("field", objection.field);
    fields.may("most", objection.limit);
    fields.may("seconds", objection.seconds);
}
void describe(JsonReader& fields, Like<Objection> auto& objection) {
    std::string word;
    fields.needs("why", word, short_text);
    const Json why = word;
    Why own{};
    play::Denial denial{};
    game::Refusal refusal;
    if (read_value(why, own, {})) {
        objection.why = own;
    } else if (read_value(why, denial, {})) {
        objection.why = denial;
    } else if (read_value(why, refusal.kind, {})) {
        describe_details(fields, refusal);
        objection.why = refusal;
    } else {
        fields.reject("why");
    }
    fields.may("field", objection.field, short_text);
    fields.may("most", objection.limit);
    fields.may("seconds", objection.seconds);
}

void describe(auto& fields, Like<Welcome> auto& message) {
    fields.needs("protocol", message.protocol);
    fields.needs("you", message.you);
    fields.may("secret", message.secret, short_text);
    fields.may("games", message.games, any_list);
}
void describe(auto& fields, Like<Pong> auto& message) { fields.needs("number", message.number); }
void describe(auto& fields, Like<Refused> auto& message) {
    fields.may("to", message.to, short_text);
    fields.may("game", message.game, id_text);
    fields.may("nonce", message.nonce, short_text);
    describe(fields, message.objection);
}
void describe(auto& fields, Like<Goodbye> auto& message) { fields.needs("within", message.within); }
void describe(auto& fields, Like<Seek> auto& seek) {
    fields.needs("id", seek.id, id_text);
    fields.needs("by", seek.by);
    fields.needs("terms", seek.terms);
    fields.may("color", seek.color);
    fields.may("range", seek.range);
}
void describe(auto& fields, Like<Lobby> auto& message) {
    fields.needs("seeks", message.seeks, any_list);
}
void describe(auto& fields, Like<SeekAdded> auto& message) { fields.needs("seek", message.seek); }
void describe(auto& fields, Like<SeekGone> auto& message) {
    fields.needs("seek", message.seek, id_text);
}
void describe(auto& fields, Like<Challenge> auto& message) {
    fields.needs("challenge", message.challenge, id_text);
    fields.needs("by", message.by);
    fields.may("to", message.to, short_text);
    fields.needs("terms", message.terms);
    fields.may("color", message.color);
    fields.may("rematch_of", message.rematch_of, id_text);
}
void describe(auto& fields, Like<ChallengeGone> auto& message) {
    fields.needs("challenge", message.challenge, id_text);
    fields.needs("how", message.how);
    fields.may("reason", message.reason, short_text);
}
void describe(auto& fields, Like<GameStarted> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.needs("color", message.color);
}
void describe(auto& fields, Like<PublicGame> auto& game) {
    fields.needs("game", game.game, id_text);
    fields.needs("terms", game.terms);
    fields.needs("players", game.players);
    fields.needs("plies", game.plies);
    fields.needs("watchers", game.watchers);
}
void describe(auto& fields, Like<PublicGames> auto& message) {
    fields.needs("games", message.games, any_list);
}
void describe(auto& fields, Like<ChatLine> auto& line) {
    fields.needs("from", line.from, short_text);
    fields.needs("text", line.text, any_text);
}
void describe(auto& fields, Like<GameState> auto& state) {
    fields.needs("game", state.game, id_text);
    fields.needs("you", state.you);
    fields.needs("terms", state.terms);
    fields.needs("players", state.players);
    fields.needs("number", state.number);
    fields.may("moves", state.moves, any_text);
    fields.may("left", state.left, clock_range);
    fields.may("running", state.is_running);
    fields.may("deadline", state.deadline, clock_range);
    fields.may("draw", state.draw);
    fields.may("takeback", state.takeback);
    fields.needs("present", state.present);
    fields.may("end", state.end);
    fields.may("next", state.next, id_text);
    fields.may("chat", state.chat, any_list);
}

void describe(auto& fields, Like<Happened> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.needs("number", message.number);
    fields.may("nonce", message.nonce, short_text);
    fields.needs("event", message.event);
}
void describe(auto& fields, Like<ClockReading> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.may("left", message.left, clock_range);
    fields.may("running", message.is_running);
}
void describe(auto& fields, Like<Presence> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.needs("side", message.side);
    fields.needs("here", message.is_here);
    fields.may("claim_in", message.claim_in);
}
void describe(auto& fields, Like<SaidInGame> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.needs("line", message.line);
}
void describe(auto& fields, Like<RematchWish> auto& message) {
    fields.needs("game", message.game, id_text);
    fields.may("by", message.by);
    fields.may("next", message.next, id_text);
    fields.may("away", message.is_away);
}
void describe(auto& fields, Like<Done> auto& message) {
    fields.needs("to", message.to, short_text);
}

template <>
inline constexpr std::array<std::string_view, 18> kinds_of<FromServer>{
    "welcome",   "pong",      "refused",        "goodbye",      "lobby",         "seek_added",
    "seek_gone", "challenge", "challenge_gone", "game_started", "running_games", "game",
    "happened",  "clocks",    "presence",       "said",         "rematch_wish",  "done"};

void describe(auto& fields, Like<AccountAnswer> auto& answer) {
    fields.may("name", answer.name, short_text);
    fields.may("recovery", answer.recovery, short_text);
    fields.may("message", answer.message, any_text);
}

AccountAnswer read_account_answer(std::string_view text) {
    AccountAnswer answer;
    return read_value(read_object(text), answer, {}) ? answer : AccountAnswer();
}

std::string_view kind_of(const FromServer& message) {
    return kinds_of<FromServer>[message.index()];
}

std::string to_json(const FromServer& message) { return text_of(written_alternative(message)); }

core::Result<FromServer, Misread> read_server(std::string_view text) {
    const Json json = read_object(text);
    const auto kind = kind_in(json);
    if (!kind) return core::Failure<Misread>(Misread{.objection = {.why = Why::unreadable}});
    return result_of(read_alternative<FromServer>(json, *kind), *kind);
}

} // namespace wire
