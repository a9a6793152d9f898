#include "record/pgn_reader.hpp"

#include <optional>
#include <string>
#include <utility>

#include "record/line_reader.hpp"
#include "record/pgn_scanner.hpp"
#include "record/start.hpp"

namespace record {

class PgnReader::Implementation {
  public:
    Implementation(ByteSource source, const Limits& limits)
        : scanner_(std::move(source)), limits_(limits) {}

    bool next(PgnVisitor& visitor);

    std::size_t games() const { return games_; }
    std::uint64_t plies() const { return plies_; }
    std::uint64_t problems() const { return problems_; }
    std::uint64_t bytes() const { return scanner_.bytes(); }

  private:
    PgnWord find_game();
    PgnWord read_tags(GameReading& reading, PgnWord word);
    bool begins_next_game();
    void take_tag(GameReading& reading);
    GameResult read_moves(GameReading& reading, PgnWord word);

    PgnScanner scanner_;
    const Limits limits_;
    std::size_t games_ = 0;
    std::uint64_t plies_ = 0;
    std::uint64_t problems_ = 0;
    std::string comment_;
    const Setup chess_start_ = chess::start_setup();
    const chess::Position chess_position_ = chess::Position::start();
    StartTags start_tags_;
    std::size_t start_line_ = 0; ///< of the last of them
    std::string first_tag_;      ///< the name of the first tag of this game
    std::optional<GameResult> tagged_result_;
};

bool PgnReader::Implementation::next(PgnVisitor& visitor) {
    const PgnWord first = find_game();
    if (first == PgnWord::end) return false;
    GameReading reading{scanner_, visitor, limits_, comment_, ++games_};
    visitor.begin_game(scanner_.line());
    const PgnWord word = read_tags(reading, first);
    visitor.end_game(read_moves(reading, word));
    plies_ += reading.plies;
    problems_ += reading.problems;
    return true;
}

/// Passes over what belongs to no game: comments, and results or signs behind the end of one.
PgnWord PgnReader::Implementation::find_game() {
    for (;;) {
        const PgnWord word = scanner_.next();
        switch (word) {
        case PgnWord::comment: scanner_.skip_comment(); break;
        case PgnWord::nag:
        case PgnWord::close_variation:
        case PgnWord::result: break;
        default: return word;
        }
    }
}

/// Takes the tags, and the comments among them, from `word` on; returns the first word of the
/// moves.
PgnWord PgnReader::Implementation::read_tags(GameReading& reading, PgnWord word) {
    start_tags_ = {};
    first_tag_.clear();
    tagged_result_.reset();
    for (;; word = scanner_.next()) {
        switch (word) {
        case PgnWord::tag:
            if (begins_next_game()) return word;
            take_tag(reading);
            break;
        case PgnWord::bad_tag: reading.report(ProblemKind::bad_tag, scanner_.text()); break;
        case PgnWord::comment: reading.take_comment(false); break;
        default: return word;
        }
    }
}

/// A game without moves or result is over where another Event begins, or behind an empty line the
/// tag that this one began with.
bool PgnReader::Implementation::begins_next_game() {
    if (first_tag_.empty()) return false;
    if (scanner_.text() == "Event") return first_tag_ == "Event" || scanner_.is_after_empty_line();
    return scanner_.text() == first_tag_ && scanner_.is_after_empty_line();
}

void PgnReader::Implementation::take_tag(GameReading& reading) {
    if (first_tag_.empty()) first_tag_ = scanner_.text();
    std::string_view value;
    const Taken taken = scanner_.take_tag(value);
    const std::string_view name = scanner_.text(); // only now: taking it may move the buffer
    if (taken != Taken::whole)
        return reading.report(
            taken == Taken::cut ? ProblemKind::tag_too_long : ProblemKind::bad_tag, name);
    if (start_tags_.set(name, value)) start_line_ = scanner_.line();
    if (name == "Result") tagged_result_ = read_result(value);
    if (++reading.tags <= limits_.tags)
        reading.visitor.tag(name, value);
    else if (reading.tags == limits_.tags + 1)
        reading.report(ProblemKind::game_too_long, name);
}

GameResult PgnReader::Implementation::read_moves(GameReading& reading, PgnWord word) {
    std::optional<GameResult> written;
    const auto read_from = [&](const auto& start) { return LineReader(reading, start).read(word); };
    if (start_tags_.is_empty()) { // nearly always: no setup to be read or checked
        reading.visitor.start(chess_start_);
        written = read_from(chess_position_);
    } else if (auto setup = read_start(start_tags_)) {
        reading.visitor.start(*setup);
        written = with_start(*setup, read_from);
    } else {
        setup.error().line = start_line_;
        reading.report(std::move(setup.error()));
        written = LineReader(reading, chess_position_).skip(word);
    }
    return written.value_or(tagged_result_.value_or(GameResult::unfinished));
}

PgnReader::PgnReader(ByteSource source, const Limits& limits)
    : implementation_(std::make_unique<Implementation>(std::move(source), limits)) {}
PgnReader::PgnReader(PgnReader&&) noexcept = default;
PgnReader& PgnReader::operator=(PgnReader&&) noexcept = default;
PgnReader::~PgnReader() = default;

bool PgnReader::next(PgnVisitor& visitor) { return implementation_->next(visitor); }
std::size_t PgnReader::games() const { return implementation_->games(); }
std::uint64_t PgnReader::plies() const { return implementation_->plies(); }
std::uint64_t PgnReader::problems() const { return implementation_->problems(); }
std::uint64_t PgnReader::bytes() const { return implementation_->bytes(); }

} // namespace record
