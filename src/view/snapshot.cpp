#include "view/snapshot.hpp"

namespace view {

namespace {

using core::Color;

void follow_history(std::vector<Moment>& history, const session::Session& session) {
    const std::size_t moments = session.ply_count() + 1;
    if (history.size() > moments) history.resize(moments);
    while (history.size() < moments) history.push_back(session.moment(history.size()));
}

} // namespace

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
    snapshot.score = session.score(letters);
    snapshot.undone = session.undone_count();
    snapshot.claims = session.claims();
    snapshot.seats = table.options().seats;
    snapshot.is_strict = table.options().strict;
    if (table.options().time) snapshot.low_time = play::low_time(*table.options().time);
    snapshot.captured = {session.captured(Color::white), session.captured(Color::black)};
    snapshot.hint.reset();
    snapshot.save_name = table.save_name();
    read_clocks(snapshot, table);
}

void begin(Snapshot& snapshot, const play::Table& table, game::Letters letters) {
    snapshot = {.game = snapshot.game + 1};
    snapshot.history.clear();
    follow(snapshot, table, letters);
}

} // namespace view
