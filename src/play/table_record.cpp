#include <utility>

#include "chess/uci.hpp"
#include "play/annotations.hpp"
#include "play/name.hpp"
#include "play/table.hpp"
#include "play/table_tags.hpp"
#include "record/annotation.hpp"
#include "record/game_result.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"

namespace play {
namespace {

using game::Claim;

std::string_view claim_word(Claim claim) {
    return record::reason_word(claim == Claim::fifty_moves ? game::Reason::fifty_moves
                                                           : game::Reason::threefold_repetition);
}

/// The game's conditions as the tags have them; `tags` receives all other tags.
TableOptions options_of(const record::Record& record) {
    TableOptions options{.start = record.setup, .seats = read_seats(record.tags)};
    options.tags = record.tags;
    // A control without our clocks comes from another program, and may be anything.
    if (record.tags.find(tag::clocks))
        options.time = read_time_control_tag(record.tags.value_or(tag::time_control, ""));
    options.strict = record.tags.find(tag::strict).has_value();
    erase_seats(options.tags);
    for (const std::string_view name :
         {tag::clocks, tag::strict, tag::asked, tag::counted, tag::save_name})
        options.tags.erase(name);
    for (const std::string_view name : tag::end_tags) options.tags.erase(name);
    if (options.time) options.tags.erase(tag::time_control);
    return options;
}

std::string clocks_text(const Clock::Times& times) {
    return record::written_time(times[0]) + ' ' + record::written_time(times[1]);
}

std::optional<Clock::Times> read_clocks(std::string_view text) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return std::nullopt;
    const auto white = record::read_written_time(text.substr(0, space));
    const auto black = record::read_written_time(text.substr(space + 1));
    if (!white || !black) return std::nullopt;
    return Clock::Times{*white, *black};
}

/// The moves of the main line in coordinates.
std::vector<std::string> move_texts(const record::Record& record) {
    return record::with_start(record.setup, [&](const auto& start) {
        auto position = start;
        std::vector<std::string> texts;
        for (const std::uint32_t bits : record.moves.main_line()) {
            texts.push_back(record::recorded_coordinates(position, bits));
            record::play_recorded(position, bits);
        }
        return texts;
    });
}

} // namespace

record::Record Table::record() const {
    record::Record record = session_->record();
    write_tags(record.tags);
    if (ends_as_written()) {
        record.result = written_end_->result;
        record.reason = written_end_->reason;
        for (const record::Tag& tag : written_end_->tags) record.tags.set(tag.name, tag.value);
    }
    record::MoveTree& moves = record.moves;
    copy_annotations(annotated_, moves);
    record::MoveTree::Id id = record::MoveTree::root;
    for (const Ply& ply : plies_) {
        id = moves.next(id);
        if (ply.clock) record::set_clock_after(moves[id], *ply.clock);
    }
    return record;
}

void Table::draw(std::size_t ply, const record::DrawnMark& mark) {
    annotated_ = record().moves;
    record::MoveTree::Id id = record::MoveTree::root;
    for (std::size_t i = 0; i < ply && annotated_.next(id) != record::MoveTree::none; ++i)
        id = annotated_.next(id);
    record::Marks marks = record::marks(annotated_[id]);
    record::toggle(marks, mark);
    record::set_marks(annotated_[id], marks);
    has_new_marks_ = true;
}

std::vector<record::Marks> Table::marks() const {
    std::vector<record::Marks> found{record::marks(annotated_[record::MoveTree::root])};
    record::MoveTree::Id id = annotated_.next(record::MoveTree::root);
    for (const std::uint32_t move : session_->record().moves.main_line()) {
        if (id == record::MoveTree::none || annotated_[id].move != move) break;
        found.push_back(record::marks(annotated_[id]));
        id = annotated_.next(id);
    }
    return found;
}

void Table::write_tags(record::Tags& tags) const {
    for (const record::Tag& tag : options_.tags) tags.set(tag.name, tag.value);
    write_seats(tags, options_.seats, seats_written_ ? &*seats_written_ : nullptr);
    if (clock_) {
        tags.set(tag::time_control, time_control_tag(clock_->control()));
        tags.set(tag::clocks, clocks_text(clock_->remaining(tools_.now())));
    }
    if (options_.strict) tags.set(tag::strict, "yes");
    std::string words;
    for (const Claim claim : game::every_claim)
        if (asked_.contains(claim))
            words.append(words.empty() ? "" : ", ").append(claim_word(claim));
    if (!words.empty()) tags.set(tag::asked, words);
    if (is_counted_ && !is_over()) tags.set(tag::counted, "yes");
    if (save_name_) tags.set(tag::save_name, *save_name_);
}

Table::Resumed Table::resumed(const record::Record& record, TableTools tools) {
    auto [session, refusal] = session::resume_session(record);
    std::unique_ptr<Table> table(
        new Table(options_of(record), std::move(tools), std::move(session)));
    if (!refusal) table->take_up_end(record);
    table->take_up(record);
    return {std::move(table), refusal};
}

/// Keeps what the record says about its end, and ends a game that has a result, but no reason that
/// can be checked.
void Table::take_up_end(const record::Record& record) {
    written_end_ = {record.result, record.reason, {}, session_->ply_count()};
    for (const std::string_view name : tag::end_tags)
        if (const auto value = record.tags.find(name)) written_end_->tags.set(name, *value);
    if (is_over() || record.undone > 0 || record.result == record::GameResult::unfinished) return;
    session_->declare(record::outcome_of(record.result, game::Reason::unrecorded));
}

/// Whether nothing has happened that would change what the record said about the end.
bool Table::ends_as_written() const {
    if (!written_end_) return false;
    return was_over_ || (!is_over() && session_->ply_count() == written_end_->plies);
}

void Table::take_up(const record::Record& record) {
    annotated_ = record.moves;
    seats_written_ = record.tags;
    was_over_ = is_over();
    is_counted_ = was_over_ || record.tags.find(tag::counted);
    const std::vector<std::string> texts = move_texts(record);
    record::MoveTree::Id id = record::MoveTree::root;
    for (std::size_t i = 0; i < session_->ply_count() + session_->undone_count(); ++i) {
        id = record.moves.next(id);
        plies_.push_back({texts[i], clock_ ? record::clock_after(record.moves[id]) : std::nullopt});
    }
    for (const Claim claim : game::every_claim)
        if (record.tags.value_or(tag::asked, "").find(claim_word(claim)) != std::string_view::npos)
            asked_.insert(claim);
    if (const auto name = record.tags.find(tag::save_name); name && is_name(*name))
        save_name_ = *name;
    if (!clock_) return;
    reset_clock();
    if (const auto times = read_clocks(record.tags.value_or(tag::clocks, "")))
        clock_->set(*times, session_->turn(), tools_.now());
}

} // namespace play
