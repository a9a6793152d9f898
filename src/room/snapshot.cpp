#include "room/snapshot.hpp"

#include "play/table_tags.hpp"

namespace room {

namespace {

using core::Color;

void follow_history(std::vector<Moment>& history, const session::Session& session) {
    const std::size_t moments = session.ply_count() + 1;
    if (history.size() > moments) history.resize(moments);
    while (history.size() < moments) history.push_back(session.moment(history.size()));
}

void follow_score(std::vector<std::string>& score, const session::Session& session,
                  game::Letters letters) {
    if (score.size() > session.ply_count()) score.resize(session.ply_count());
    while (score.size() < session.ply_count())
        score.push_back(session.score_at(score.size() + 1, letters));
}

} // namespace

std::array<std::vector<session::Piece>, 2> Snapshot::captured_until(std::size_t place) const {
    std::array<std::vector<session::Piece>, 2> captured;
    for (std::size_t i = 0; i <= place; ++i)
        for (const session::Piece piece : history[i].captured)
            captured[core::index(piece.color)].push_back(piece);
    return captured;
}

void read_clocks(Snapshot& snapshot, const play::Table& table) {
    if (!table.has_clock()) return snapshot.clocks.reset();
    snapshot.clocks = {table.remaining(Color::white), table.remaining(Color::black)};
}

void follow(Snapshot& snapshot, const play::Table& table, game::Letters letters) {
    const session::Session& session = table.session();
    snapshot.rules = session.rules();
    follow_history(snapshot.history, session);
    snapshot.outcome = session.outcome();
    snapshot.moves =
        snapshot.outcome.is_over() ? std::vector<session::MoveView>() : session.legal_moves();
    snapshot.marks = table.marks();
    follow_score(snapshot.score, session, letters);
    snapshot.undone = session.undone_count();
    snapshot.claims = session.claims();
    snapshot.seats = table.options().seats;
    snapshot.is_strict = table.options().strict;
    snapshot.has_touch_move = table.has_touch_move();
    if (table.options().time) snapshot.low_time = play::low_time(*table.options().time);
    snapshot.hint.reset();
    snapshot.pending.reset();
    snapshot.touched = table.touched();
    snapshot.save_name = table.save_name();
    snapshot.given_name = table.options().tags.value_or(play::tag::game_name, "");
    read_clocks(snapshot, table);
}

void begin(Snapshot& snapshot, const play::Table& table, game::Letters letters) {
    snapshot = {.game = snapshot.game + 1};
    snapshot.history.clear();
    follow(snapshot, table, letters);
}

} // namespace room
