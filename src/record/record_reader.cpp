#include "record/record_reader.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/digits.hpp"
#include "record/held_tags.hpp"
#include "record/reason_tags.hpp"

namespace record {
namespace {

std::string nag_text(Nag nag) { return '$' + std::to_string(nag); }

/// Builds the record of one game from what the reader finds.
class RecordBuilder final : public PgnVisitor {
  public:
    void begin_game(std::size_t line) override;
    void tag(std::string_view name, std::string_view value) override;
    void start(const Setup& setup) override;
    void move(std::uint32_t move) override;
    void nag(Nag nag) override;
    void comment(std::string_view text) override;
    void begin_variation() override;
    void end_variation() override;
    void problem(const Problem& problem) override;
    void end_game(GameResult result) override;
    bool wants_comments() const override { return true; }

    ReadRecord take() { return std::move(read_); }

  private:
    using Id = MoveTree::Id;

    bool is_line_start() const { return at_ == MoveTree::none; }
    void settle_comments();
    void settle_nags();
    void settle_undone();
    void settle_tags();

    ReadRecord read_;
    Id at_ = MoveTree::root; ///< the last move of this line; none before the first of a variation
    std::vector<Id> beside_; ///< the moves whose variations are open
    bool behind_variation_ = false;    ///< comments now belong to the move that follows
    std::vector<std::string> waiting_; ///< for that move
    std::vector<Nag> waiting_nags_;    ///< before the first move of a variation
};

void RecordBuilder::begin_game(std::size_t line) {
    read_.line = line;
    read_.has_start = false;
}

void RecordBuilder::tag(std::string_view name, std::string_view value) {
    read_.record.tags.set(name, value);
}

void RecordBuilder::start(const Setup& setup) {
    read_.record.setup = setup;
    read_.has_start = true;
}

void RecordBuilder::problem(const Problem& problem) {
    (is_warning(problem) ? read_.warnings : read_.problems).push_back(problem);
    read_.is_cut |= cuts_main_line(problem, !beside_.empty());
}

void RecordBuilder::move(std::uint32_t move) {
    settle_nags();
    MoveTree& moves = read_.record.moves;
    at_ = is_line_start() ? moves.add_variation(beside_.back(), move) : moves.append(at_, move);
    moves[at_].comments_before = std::move(waiting_);
    waiting_.clear();
    behind_variation_ = false;
}

void RecordBuilder::nag(Nag nag) {
    if (is_line_start())
        waiting_nags_.push_back(nag);
    else if (at_ == MoveTree::root)
        comment(nag_text(nag));
    else
        read_.record.moves[at_].nags.push_back(nag);
}

/// Turns glyphs before the first move of a variation into comments: they belong to no move.
void RecordBuilder::settle_nags() {
    for (const Nag nag : std::exchange(waiting_nags_, {})) waiting_.push_back(nag_text(nag));
}

void RecordBuilder::comment(std::string_view text) {
    if (behind_variation_ || is_line_start())
        waiting_.emplace_back(text);
    else
        read_.record.moves[at_].comments.emplace_back(text);
}

void RecordBuilder::begin_variation() {
    beside_.push_back(at_);
    at_ = MoveTree::none;
    behind_variation_ = false;
}

void RecordBuilder::end_variation() {
    const bool is_empty = is_line_start();
    if (!is_empty) settle_comments();
    at_ = beside_.back();
    beside_.pop_back();
    behind_variation_ = read_.record.moves.first_variation(at_) != MoveTree::none;
    // What was said in a variation without moves, `(=)`, is said of the move it stands beside.
    if (is_empty && !behind_variation_) settle_comments();
    for (const Nag nag : std::exchange(waiting_nags_, {}))
        read_.record.moves[at_].nags.push_back(nag);
}

/// Comments that waited for a move which never came belong to the last one.
void RecordBuilder::settle_comments() {
    Node& node = read_.record.moves[at_];
    std::vector<std::string>& comments = behind_variation_ ? node.comments_behind : node.comments;
    for (std::string& comment : waiting_) comments.push_back(std::move(comment));
    waiting_.clear();
}

void RecordBuilder::end_game(GameResult result) {
    settle_comments();
    read_.record.result = result;
    settle_reason(read_.record);
    settle_undone();
    settle_tags();
}

/// Takes the number of moves that were taken back. One that does not fit, or counts moves which
/// could not be read, would take back others and is left out; a tag that is no such number stays.
void RecordBuilder::settle_undone() {
    Record& record = read_.record;
    const std::string_view tag = record.tags.value_or("Undone", "");
    const auto undone = read_undone(tag);
    if (!undone || *undone == 0) return;
    if (*undone <= record.moves.main_line_size() && !read_.is_cut) record.undone = *undone;
    record.tags.erase("Undone");
}

/// Removes tags for what the record holds elsewhere, if they would be written identically, and tags
/// of the roster whose value is unknown.
void RecordBuilder::settle_tags() {
    Record& record = read_.record;
    for (const Tag& tag : held_tags(record))
        if (record.tags.find(tag.name) == tag.value) record.tags.erase(tag.name);
    std::vector<std::string> unknown;
    for (const Tag& tag : record.tags)
        if (is_in_roster(tag.name) && tag.value == unknown_value(tag.name))
            unknown.push_back(tag.name);
    for (const std::string& name : unknown) record.tags.erase(name);
}

} // namespace

bool cuts_main_line(const Problem& problem, bool is_in_variation) {
    switch (problem.kind) {
    case ProblemKind::bad_tag: return problem.ply > 0 && !is_in_variation; // among the moves
    case ProblemKind::illegal_move:
    case ProblemKind::pass_in_check:
    case ProblemKind::unopened_comment:
    case ProblemKind::nested_comment:
    case ProblemKind::bad_number:
    case ProblemKind::token_too_long: return !is_in_variation;
    case ProblemKind::tag_among_moves:
    case ProblemKind::moves_of_game_before:
    case ProblemKind::unclosed_comment:
    case ProblemKind::unclosed_variation:
    case ProblemKind::game_too_long: return true;
    default: return false;
    }
}

std::optional<ReadRecord> read_record(PgnReader& reader) {
    std::vector<Problem> behind;
    return read_record(reader, behind);
}

std::optional<ReadRecord> read_record(PgnReader& reader, std::vector<Problem>& behind) {
    RecordBuilder builder;
    const bool is_found = reader.next(builder);
    ReadRecord read = builder.take();
    if (is_found) return read;
    behind = std::move(read.problems);
    behind.insert(behind.end(), read.warnings.begin(), read.warnings.end());
    return std::nullopt;
}

} // namespace record
