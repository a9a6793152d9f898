#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/random.hpp"
#include "game/position.hpp"
#include "record/annotation.hpp"
#include "record/record.hpp"

/// Records of random games, identical for the same numbers on every machine.
namespace random_record {

/// How often a record has each feature, per thousand moves.
struct Style {
    std::size_t most_plies = 160;
    std::size_t most_depth = 3; ///< of variations in variations
    unsigned comments = 60;
    unsigned nags = 40;
    unsigned variations = 20;
    unsigned clocks = 0;
    bool rare_signs = false; ///< what a reader or writer might stumble over
    bool saved = false;      ///< unfinished games may have moves that were taken back
};

class Maker {
  public:
    Maker(std::uint64_t seed, const Style& style) : random_(seed), style_(style) {}

    template <game::Position P>
    record::Record make(const P& start) {
        record::Record record;
        record.setup = start.setup();
        add_tags(record);
        if (chance(100)) record.moves[record::MoveTree::root].comments.push_back(comment());
        const std::size_t plies = 1 + random_.below(style_.most_plies);
        P position = start;
        add_line(record.moves, record::MoveTree::root, position, plies, 0);
        end(record, position.outcome());
        return record;
    }

    core::Random& random() { return random_; }

  private:
    using Id = record::MoveTree::Id;

    bool chance(unsigned of_thousand) { return random_.below(1000) < of_thousand; }

    template <std::size_t size>
    std::string_view one_of(const std::array<std::string_view, size>& values) {
        return values[random_.below(size)];
    }

    /// Adds up to `plies` moves after `last`, and their variations.
    template <class P>
    void add_line(record::MoveTree& moves, Id last, P& position, std::size_t plies,
                  std::size_t depth) {
        for (std::size_t ply = 0; ply < plies && !position.outcome().is_over(); ++ply) {
            const P before = position;
            const Id id = moves.append(last, play_any(position));
            // Only after variations does a comment before a move differ from one after the previous
            // move.
            if (moves.first_variation(last) != record::MoveTree::none && chance(200))
                moves[id].comments_before.push_back(comment());
            annotate(moves[id]);
            while (depth < style_.most_depth && chance(style_.variations))
                add_variation(moves, id, before, depth + 1);
            last = id;
        }
        if (moves.first_variation(last) != record::MoveTree::none && chance(200))
            moves[last].comments_behind.push_back(comment());
    }

    template <class P>
    void add_variation(record::MoveTree& moves, Id beside, P position, std::size_t depth) {
        const P before = position;
        const Id first = moves.add_variation(beside, play_any(position));
        if (chance(style_.comments)) moves[first].comments_before.push_back(comment());
        annotate(moves[first]);
        if (depth < style_.most_depth && chance(style_.variations))
            add_variation(moves, first, before, depth + 1);
        add_line(moves, first, position, random_.below(12), depth);
    }

    template <class P>
    std::uint32_t play_any(P& position) {
        typename P::MoveList moves;
        position.generate(moves);
        const auto move = moves[random_.below(moves.size())];
        position.play(move);
        return move.bits();
    }

    void annotate(record::Node& node) {
        if (chance(style_.nags))
            node.nags.push_back(static_cast<record::Nag>(1 + random_.below(18)));
        if (style_.rare_signs && chance(10))
            node.nags.push_back(static_cast<record::Nag>(random_.below(65536)));
        while (chance(style_.comments)) node.comments.push_back(comment());
        if (chance(style_.clocks))
            record::set_clock_after(node, std::chrono::milliseconds(100 * random_.below(60'000)));
    }

    std::string comment() {
        std::string text(word());
        for (std::uint64_t more = random_.below(14); more > 0; --more)
            text.append(" ").append(word());
        return text;
    }

    std::string_view word() {
        static constexpr std::array<std::string_view, 20> common{
            "the", "knight", "is",    "better", "here", "than", "on",   "e4,",  "and",      "White",
            "a",   "move",   "later", "wins",   "(or",  "so)",  "both", "even", "equality", "now."};
        static constexpr std::array<std::string_view, 22> rare{"%",
                                                               "%eval",
                                                               "[%eval 0.30]",
                                                               "[Event",
                                                               "\"x\"]",
                                                               ";",
                                                               "$3",
                                                               "1-0",
                                                               "*",
                                                               "1.",
                                                               "é",
                                                               "♞",
                                                               "\\",
                                                               "[",
                                                               "]",
                                                               "<x>",
                                                               "(",
                                                               ")",
                                                               "--",
                                                               "...",
                                                               "e.p.",
                                                               "[%csl Ra1,Gb2]"};
        return style_.rare_signs && chance(150) ? one_of(rare) : one_of(common);
    }

    void add_tags(record::Record& record) {
        static constexpr std::array<std::string_view, 6> names{"Carlsen, Magnus", "Polgar, Judit",
                                                               "Caruana, F",      "Ju Wenjun",
                                                               "Short, Nigel D",  "Tal, Mikhail"};
        static constexpr std::array<std::string_view, 4> rare{"The \"Big\" Cup", "C:\\games\\",
                                                              "Fédération ♞", "]"};
        record.tags.set("Event", style_.rare_signs ? one_of(rare) : "Random games");
        record.tags.set("Site", "Paris FRA");
        record.tags.set("Date", std::to_string(1900 + random_.below(130)) + ".0" +
                                    std::to_string(1 + random_.below(9)) + ".1" +
                                    std::to_string(random_.below(10)));
        record.tags.set("Round", std::to_string(1 + random_.below(11)));
        record.tags.set("White", one_of(names));
        record.tags.set("Black", one_of(names));
        record.tags.set("WhiteElo", std::to_string(1800 + random_.below(1000)));
        record.tags.set("BlackElo", std::to_string(1800 + random_.below(1000)));
    }

    /// Ends the game as its last position requires, or as players might.
    void end(record::Record& record, const game::Outcome& outcome) {
        using game::Reason;
        record.result = record::result_of(outcome);
        record.reason = outcome.reason();
        if (outcome.is_over()) return;
        const bool white = chance(500);
        const auto win = white ? record::GameResult::white_wins : record::GameResult::black_wins;
        switch (random_.below(7)) {
        case 0:
            record.result = win;
            record.reason = Reason::resignation;
            break;
        case 1:
            record.result = win;
            record.reason = Reason::time;
            break;
        case 4:
            record.result = win;
            record.reason = Reason::abandonment;
            break;
        case 5:
            record.result = record::GameResult::draw;
            record.reason = Reason::too_many_moves;
            break;
        case 2: record.result = win; break;
        case 3:
            record.result = record::GameResult::draw;
            record.reason = Reason::agreement;
            break;
        default:
            if (style_.saved) record.undone = random_.below(1 + record.moves.main_line_size());
        }
    }

    core::Random random_;
    Style style_;
};

} // namespace random_record
