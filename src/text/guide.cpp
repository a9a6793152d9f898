#include "text/guide.hpp"

#include <algorithm>

#include "core/digits.hpp"
#include "text/guide_page.hpp"
#include "text/typed.hpp"
#include "words/guide.hpp"

namespace text {
namespace {

namespace message = words::message;

constexpr int least_columns = 40;
constexpr int usual_columns = 80;

/// The width of a page: slightly less than the terminal's, and limited so that lines are easy to
/// read.
std::size_t page_columns(const Terminal& terminal) {
    const int columns = terminal.extent().value_or(Extent{}).columns;
    return static_cast<std::size_t>(std::clamp(columns, least_columns, usual_columns) - 1);
}

/// The page that an answer leads to; a number after the last page means to leave; nothing for any
/// other text.
std::optional<std::size_t> next_page(std::string_view typed, std::size_t page, std::size_t pages) {
    const std::string answer = small_letters(typed);
    if (answer.empty()) return page + 1;
    if (answer == "p") return page == 0 ? 0 : page - 1;
    if (answer == "q") return pages;
    const auto number = core::read_number<std::size_t>(answer, 1, pages);
    if (number) return *number - 1;
    return std::nullopt;
}

} // namespace

void show_guide(Dialogue& dialogue, game::Rules rules) {
    const std::size_t pages = words::guide_pages(rules).size();
    const words::Argument count{"pages", pages};
    const Question question{dialogue.words(message::ask_page, {count}),
                            dialogue.words(message::ask_page_help, {count})};
    for (std::size_t page = 0; page < pages;) {
        const PageStyle style{page_columns(dialogue.terminal()), dialogue.has_phrases()};
        if (!dialogue.has_phrases()) dialogue.terminal().redraw();
        for (const std::string& line : guide_lines(dialogue.voice(), rules, page, style))
            dialogue.print_line(line);
        std::optional<std::size_t> next;
        while (!next) {
            const auto line = dialogue.ask(question);
            if (!line) return;
            next = next_page(*line, page, pages);
            if (!next) dialogue.say(message::wrong_page, {count});
        }
        page = *next;
    }
}

} // namespace text
