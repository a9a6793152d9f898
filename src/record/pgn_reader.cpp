#include "record/pgn_reader.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "record/fitting_letters.hpp"
#include "record/game_reader.hpp"
#include "record/text.hpp"
#include "record/wide_text.hpp"

namespace record {
namespace {

/// How many moves of a text can be read in the letters of one language.
std::uint64_t readable_moves(const std::string& text, const GameReader::Place& place,
                             const Limits& limits, game::Letters language) {
    DeafVisitor deaf;
    GameReader reader(text_source(text), limits, {.letters = {language}}, place);
    while (reader.next(deaf)) {
    }
    return reader.counts().plies;
}

} // namespace

class PgnReader::Implementation {
  public:
    Implementation(ByteSource source, const Limits& limits, const Habits& habits)
        : limits_(limits), habits_(habits), reader_(narrow(std::move(source)), limits, habits, {}) {
    }

    bool next(PgnVisitor& visitor) {
        return habits_.letters.size() == 1 ? reader_.next(visitor) : next_fitting(visitor);
    }

    ReadCounts counts() const {
        if (habits_.letters.size() == 1) return reader_.counts();
        ReadCounts counts = past_;
        if (game_) counts += game_->counts();
        return counts;
    }
    std::uint64_t bytes() const { return reader_.bytes(); }
    std::uint64_t game_end() const { return reader_.game_end(); }

  private:
    bool next_fitting(PgnVisitor& visitor);
    bool take_text(PgnVisitor& visitor);
    void leave_out(PgnVisitor& visitor, const GameReader::GameText& found);

    const Limits limits_;
    const Habits habits_;
    GameReader reader_;
    std::string text_;               ///< of the game that is read by itself
    std::optional<GameReader> game_; ///< reads it
    ReadCounts past_;                ///< of those before
};

/// Reads the next game in the languages that fit it.
bool PgnReader::Implementation::next_fitting(PgnVisitor& visitor) {
    for (;;) {
        if (game_ && game_->next(visitor)) return true;
        if (!take_text(visitor)) return false;
    }
}

/// Takes the text of the next game, and chooses the languages to read it in.
bool PgnReader::Implementation::take_text(PgnVisitor& visitor) {
    past_ = counts();
    game_.reset();
    auto found = reader_.next_text();
    if (!found) return false;
    if (!found->is_whole) {
        leave_out(visitor, *found);
        return true;
    }
    text_ = std::move(found->text);
    found->place.games_before = past_.games;
    Habits habits = habits_;
    habits.letters = fitting_letters(habits_.letters, [&](game::Letters language) {
        return readable_moves(text_, found->place, limits_, language);
    });
    game_.emplace(text_source(text_), limits_, habits, found->place);
    return true;
}

/// Reports a game, or a text without any, that is too long to be read several times.
void PgnReader::Implementation::leave_out(PgnVisitor& visitor, const GameReader::GameText& found) {
    Problem problem;
    problem.line = std::max(found.game_line, found.place.line);
    if (found.game_line != 0) {
        problem.kind = ProblemKind::game_too_long;
        problem.game = ++past_.games;
        ++past_.problems;
    } else {
        problem.kind = ProblemKind::text_outside;
        problem.text = to_utf8(utf8_prefix(found.text, 60));
        ++past_.warnings;
    }
    visitor.problem(problem);
}

PgnReader::PgnReader(ByteSource source, const Limits& limits, const Habits& habits)
    : implementation_(std::make_unique<Implementation>(std::move(source), limits, habits)) {}
PgnReader::PgnReader(PgnReader&&) noexcept = default;
PgnReader& PgnReader::operator=(PgnReader&&) noexcept = default;
PgnReader::~PgnReader() = default;

bool PgnReader::next(PgnVisitor& visitor) { return implementation_->next(visitor); }
std::size_t PgnReader::games() const { return implementation_->counts().games; }
std::uint64_t PgnReader::plies() const { return implementation_->counts().plies; }
std::uint64_t PgnReader::problems() const { return implementation_->counts().problems; }
std::uint64_t PgnReader::warnings() const { return implementation_->counts().warnings; }
std::uint64_t PgnReader::game_end() const { return implementation_->game_end(); }
std::uint64_t PgnReader::bytes() const { return implementation_->bytes(); }

} // namespace record
