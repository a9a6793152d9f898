#include "match/referee.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "record/start.hpp"

namespace match {
namespace {

using core::Color;
using game::Letters;
using record::GameResult;

/// What is written beside a move.
struct Note {
    std::optional<record::Evaluation> evaluation; ///< for the mover
    std::optional<Milliseconds> clock;
    std::optional<Milliseconds> spent;
};

/// What a player wrote for a move, made safe for the record.
std::string kept_move(std::string_view text) {
    constexpr std::size_t longest = 20;
    std::string kept(text.substr(0, longest));
    for (char& sign : kept)
        if (sign < '!' || sign > '~' || sign == '{' || sign == '}') sign = '?';
    return text.size() > longest ? kept + "..." : kept;
}

record::MoveTree::Id last_move(const record::MoveTree& moves) {
    auto id = record::MoveTree::root;
    while (moves.next(id) != record::MoveTree::none) id = moves.next(id);
    return id;
}

bool is_chess960(const record::Setup& setup) {
    return record::with_start(setup, [](const auto& start) { return start.is_chess960(); });
}

class Referee {
  public:
    Referee(const Opening& opening, const std::array<Side, 2>& sides, const Conduct& conduct)
        : opening_(opening), sides_(sides), conduct_(conduct),
          session_(session::make_session(opening.start)), adjudicator_(conduct.adjudication) {
        for (const Color color : core::colors)
            if (const auto& clock = side(color).limits.clock)
                clocks_[core::index(color)].emplace(*clock);
        for (const std::string& move : opening.moves) session_->play(move, Letters::english);
        moves_ = opening.moves;
    }

    std::optional<RefereedGame> play();
    RefereedGame lose(Blame blame);

  private:
    const Side& side(Color color) const { return sides_[core::index(color)]; }
    std::optional<EngineClock>& clock(Color color) { return clocks_[core::index(color)]; }
    core::Result<void, Fault> begin(Color color);
    core::Result<void, Fault> move();
    std::optional<Milliseconds> time_for(Color color);
    void note(Color color, const EngineAnswer& answer);
    RefereedGame finish();
    void annotate(record::Record& record) const;

    const Opening& opening_;
    const std::array<Side, 2>& sides_;
    const Conduct& conduct_;
    std::unique_ptr<session::Session> session_;
    Adjudicator adjudicator_;
    std::optional<GameResult> adjudicated_;
    std::string illegal_; ///< the last text played as a move that is not one
    EngineClocks clocks_;
    std::vector<std::string> moves_;
    std::vector<Note> notes_; ///< of the moves after the opening
};

std::optional<RefereedGame> Referee::play() {
    for (const Color color : core::colors)
        if (const auto begun = begin(color); !begun) {
            if (begun.error() == Fault::none) return std::nullopt;
            return lose({color, begun.error()});
        }
    while (!session_->outcome().is_over()) {
        const Color turn = session_->turn();
        if (const auto claims = session_->claims(); !claims.empty()) {
            session_->claim(claims.contains(game::Claim::threefold_repetition)
                                ? game::Claim::threefold_repetition
                                : game::Claim::fifty_moves);
        } else if (adjudicated_) {
            break;
        } else if (const auto moved = move(); !moved) {
            if (moved.error() == Fault::none) return std::nullopt;
            return lose({turn, moved.error()});
        }
    }
    return finish();
}

core::Result<void, Fault> Referee::begin(Color color) {
    return side(color).engine->begin_game(is_chess960(opening_.start), side(color).seed);
}

/// The time the side has for this move, if it has a limit.
std::optional<Milliseconds> Referee::time_for(Color color) {
    const Milliseconds fixed = side(color).limits.move_time;
    const auto& clock = this->clock(color);
    if (!clock && fixed.count() == 0) return std::nullopt;
    const Milliseconds most = !clock              ? fixed
                              : fixed.count() > 0 ? std::min(fixed, clock->left())
                                                  : clock->left();
    return most + conduct_.margin;
}

core::Result<void, Fault> Referee::move() {
    const Color turn = session_->turn();
    const int number = session_->move_number();
    const Side& mover = side(turn);
    const auto answer = mover.engine->think(position_line(opening_.start, moves_),
                                            go_line(mover.limits, clocks_, turn), time_for(turn));
    if (!answer) return core::Failure(answer.error());
    illegal_ = answer->move;
    if (!is_in_coordinates(answer->move)) return core::Failure(Fault::illegal_move);
    auto played = session_->play(answer->move, Letters::english);
    if (!played) return core::Failure(Fault::illegal_move);
    moves_.push_back(std::move(played->text));
    note(turn, *answer);
    adjudicated_ = adjudicator_.judge(turn, number, answer->evaluation);
    return {};
}

void Referee::note(Color color, const EngineAnswer& answer) {
    Note note{.evaluation = answer.evaluation};
    if (note.evaluation && color == Color::black) note.evaluation->value = -note.evaluation->value;
    if (auto& clock = this->clock(color)) {
        clock->press(answer.spent);
        note.clock = clock->left();
    } else if (side(color).limits.move_time.count() > 0) {
        note.spent = std::chrono::round<Milliseconds>(answer.spent);
    }
    notes_.push_back(note);
}

RefereedGame Referee::finish() {
    RefereedGame game{.record = session_->record(), .blame = std::nullopt};
    if (adjudicated_ && !session_->outcome().is_over()) {
        game.record.result = *adjudicated_;
        game.record.tags.set("Termination", "adjudication");
    }
    annotate(game.record);
    return game;
}

RefereedGame Referee::lose(Blame blame) {
    // Running out of time against a side that could never win is a draw; other faults lose.
    if (blame.fault == Fault::late) session_->lose_on_time();
    RefereedGame game = finish();
    if (blame.fault == Fault::illegal_move) {
        blame.move = kept_move(illegal_);
        blame.position = session_->text();
        record::Node& last = game.record.moves[last_move(game.record.moves)];
        last.comments.push_back("illegal: " + blame.move + ", FEN: " + blame.position);
    }
    game.blame = blame;
    game.record.tags.set("Fault", to_text(blame));
    if (blame.fault == Fault::late) return game;
    game.record.result =
        blame.color == Color::white ? GameResult::black_wins : GameResult::white_wins;
    game.record.tags.set("Termination",
                         blame.fault == Fault::illegal_move ? "rules infraction" : "emergency");
    return game;
}

void Referee::annotate(record::Record& record) const {
    auto id = record::MoveTree::root;
    for (std::size_t i = 0; i < opening_.moves.size(); ++i) id = record.moves.next(id);
    for (const Note& note : notes_) {
        id = record.moves.next(id);
        record::Node& node = record.moves[id];
        if (note.spent) set_time_spent(node, *note.spent);
        if (note.clock) set_clock_after(node, *note.clock);
        if (note.evaluation) set_evaluation(node, *note.evaluation);
    }
}

} // namespace

std::optional<RefereedGame> play_game(const Opening& opening, const std::array<Side, 2>& sides,
                                      const Conduct& conduct) {
    return Referee(opening, sides, conduct).play();
}

RefereedGame lost_game(const Opening& opening, const Blame& blame) {
    const std::array<Side, 2> nobody{};
    return Referee(opening, nobody, {}).lose(blame);
}

} // namespace match
