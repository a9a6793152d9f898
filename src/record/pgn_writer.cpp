#include "record/pgn_writer.hpp"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <vector>

#include "chess/san.hpp"
#include "record/held_tags.hpp"
#include "record/line_breaker.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"
#include "record/tag_text.hpp"
#include "record/text.hpp"
#include "stackchess/notation.hpp"

namespace record {
namespace {

using Id = MoveTree::Id;

/// Writes the moves of a record from its start on, without the help of the call stack: variations
/// may be nested as deep as they like.
template <class P>
class MoveWriter {
  public:
    MoveWriter(LineBreaker& lines, const MoveTree& moves) : lines_(lines), moves_(moves) {}

    void write(const P& start) {
        write_comments(moves_[MoveTree::root].comments);
        open_.push_back({start, moves_.next(MoveTree::root)});
        while (!open_.empty()) step();
    }

  private:
    /// A line as far as it is written.
    struct Line {
        P position;             ///< before the move
        Id move;                ///< the current one
        bool has_number = true; ///< also before a black move: it opens the line or is cut off
        bool is_written = false;
        Id variation = MoveTree::none; ///< the next beside the move, once it is written
    };

    void step() {
        Line& line = open_.back();
        if (line.move == MoveTree::none) return close_line();
        if (!line.is_written) return write_move(line);
        if (line.variation == MoveTree::none) return advance(line);
        const Id variation = line.variation;
        line.variation = moves_.next_variation(variation);
        line.has_number = true;
        lines_.open('(');
        open_.push_back({P(line.position), variation});
    }

    void close_line() {
        open_.pop_back();
        if (!open_.empty()) lines_.close(')');
    }

    void write_move(Line& line) {
        const Node& node = moves_[line.move];
        assert(fits(line.position, node.move));
        write_comments(node.comments_before);
        const bool is_white = line.position.turn() == core::Color::white;
        if (is_white || line.has_number || !node.comments_before.empty())
            lines_.word(std::to_string(line.position.move_number()) + (is_white ? "." : "..."));
        lines_.word(recorded_text(line.position, node.move));
        for (const Nag nag : node.nags) lines_.word('$' + std::to_string(nag));
        write_comments(node.comments);
        line.has_number = !node.comments.empty();
        line.variation = moves_.first_variation(line.move);
        line.is_written = true;
    }

    void advance(Line& line) {
        write_comments(moves_[line.move].comments_behind);
        play_recorded(line.position, moves_[line.move].move);
        line.move = moves_.next(line.move);
        line.is_written = false;
    }

    void write_comments(const std::vector<std::string>& comments) {
        for (const std::string& comment : comments)
            if (const std::string text = clean_comment(comment); !text.empty())
                lines_.comment(text);
    }

    LineBreaker& lines_;
    const MoveTree& moves_;
    std::vector<Line> open_;
};

class TagWriter {
  public:
    TagWriter(std::string& text, const Record& record) : text_(text), record_(record) {}

    void write() {
        for (const std::string_view name : roster)
            if (!is_held(name)) write_tag(name, record_.tags.value_or(name, unknown_value(name)));
        for (const Tag& tag : held_)
            write_tag(tag.name, record_.tags.value_or(tag.name, tag.value));
        for (const Tag& tag : record_.tags)
            if (!is_in_roster(tag.name) && !is_held(tag.name) && !is_undone(tag.name))
                write_tag(tag.name, tag.value);
        if (record_.reason != game::Reason::none && !record_.tags.find("Termination")) {
            write_tag("Termination", termination_word(record_.reason));
            write_tag("Reason", reason_word(record_.reason));
        }
        if (record_.undone > 0) write_tag("Undone", std::to_string(record_.undone));
    }

  private:
    void write_tag(std::string_view name, std::string_view value) {
        text_ += '[';
        text_ += name;
        text_ += " \"";
        text_ += with_escapes(value);
        text_ += "\"]\n";
    }

    bool is_held(std::string_view name) const {
        return std::ranges::find(held_, name, &Tag::name) != held_.end();
    }

    /// Whether that tag is left out because the record itself holds the number of moves undone.
    bool is_undone(std::string_view name) const { return name == "Undone" && record_.undone > 0; }

    std::string& text_;
    const Record& record_;
    const std::vector<Tag> held_ = held_tags(record_);
};

} // namespace

void append_pgn(std::string& text, const Record& record) {
    TagWriter(text, record).write();
    text += '\n';
    LineBreaker lines(text);
    with_start(record.setup, [&](const auto& start) {
        MoveWriter<std::decay_t<decltype(start)>>(lines, record.moves).write(start);
    });
    lines.word(to_text(record.result));
    lines.finish();
    text += '\n';
}

std::string to_pgn(const Record& record) {
    std::string text;
    append_pgn(text, record);
    return text;
}

} // namespace record
