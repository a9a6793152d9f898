#include "text/guide_page.hpp"

#include <algorithm>
#include <iterator>

#include "text/board.hpp"
#include "words/guide.hpp"
#include "words/layout.hpp"
#include "words/outcomes.hpp"
#include "words/squares.hpp"

namespace text {
namespace {

namespace message = words::message;
using game::Rules;
using words::say;
using words::Voice;

constexpr std::size_t columns_for_two = 79;
constexpr std::size_t gap = 3;
constexpr std::size_t indent = 2;

std::vector<std::string> board_lines(Voice voice, const session::Session& session) {
    const session::BoardView board = session.board();
    if (!has_stacks(session.rules())) return chess_board(voice, board, {}).lines;
    auto lines = stack_board(voice, board, {.heights = Heights::tall}).lines;
    std::ranges::move(tall_stacks(voice, board), std::back_inserter(lines));
    return lines;
}

/// Each example after its move; further lines are indented below its text.
std::vector<std::string> example_lines(Voice voice, const session::Session& session,
                                       const words::GuidePage& page, std::size_t width) {
    std::vector<std::string> lines{{},
                                   words::turn_sentence(voice, session.turn(), session.rules())};
    for (const message::GuideExample& example : page.examples) {
        std::string margin;
        for (const std::string& line :
             words::wrapped(say(voice, message::guide_example,
                                {{"move", say(voice, example.move)},
                                 {"what", words::guide_remark(voice, session, example)}}),
                            width - indent)) {
            lines.push_back(margin + line);
            margin = std::string(indent, ' ');
        }
    }
    return lines;
}

/// Puts the second column beside the first.
std::vector<std::string> beside(std::vector<std::string> left,
                                const std::vector<std::string>& right, std::size_t width) {
    left.resize(std::max(left.size(), right.size()));
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (right[i].empty()) continue;
        left[i].resize(width, ' ');
        left[i] += right[i];
    }
    return left;
}

/// Everything below the title, with the board in words.
std::vector<std::string> told_lines(Voice voice, const session::Session& session,
                                    const words::GuidePage& page, std::size_t columns) {
    auto lines = words::wrapped(say(voice, page.text), columns);
    std::ranges::move(words::wrapped(words::pieces_sentence(voice, session.board(), ""), columns),
                      std::back_inserter(lines));
    std::ranges::move(example_lines(voice, session, page, columns), std::back_inserter(lines));
    return lines;
}

/// Everything below the title.
std::vector<std::string> body_lines(Voice voice, Rules rules, const words::GuidePage& page,
                                    const PageStyle& style) {
    const std::size_t columns = style.columns;
    if (page.position.empty()) return words::wrapped(say(voice, page.text), columns);
    const auto session = words::guide_session(rules, page);
    if (style.has_phrases) return told_lines(voice, *session, page, columns);
    auto board = board_lines(voice, *session);
    std::size_t width = 0; // in bytes: a board is plain ASCII
    for (const std::string& line : board) width = std::max(width, line.size());
    const std::size_t left = columns >= columns_for_two ? width + gap : 0;
    auto text = words::wrapped(say(voice, page.text), columns - left);
    std::ranges::move(example_lines(voice, *session, page, columns - left),
                      std::back_inserter(text));
    if (left > 0) return beside(std::move(board), text, left);
    std::ranges::move(text, std::back_inserter(board));
    return board;
}

} // namespace

std::vector<std::string> guide_lines(Voice voice, Rules rules, std::size_t number,
                                     const PageStyle& style) {
    const std::span<const words::GuidePage> pages = words::guide_pages(rules);
    const words::GuidePage& page = pages[number];
    const auto title = of_game(rules, message::guide_title_stackchess, message::guide_title_chess);
    auto lines = words::wrapped(
        say(voice, title,
            {{"page", number + 1}, {"pages", pages.size()}, {"title", say(voice, page.title)}}),
        style.columns);
    lines.emplace_back();
    std::ranges::move(body_lines(voice, rules, page, style), std::back_inserter(lines));
    return lines;
}

} // namespace text
