#include "wasm/lesson.hpp"

#include <array>
#include <cstdlib>

#include "wasm/text_in.hpp"
#include "wasm/tried_line.hpp"
#include "words/page_messages.hpp"

namespace wasm {
namespace {

namespace message = words::message;
using session::MoveView;
using words::say;

bool is_leap(const MoveView& move) {
    return std::abs(move.from.file - move.to.file) * std::abs(move.from.rank - move.to.rank) == 2;
}

/// Whether a move that was played in the position of a step is the one to be found.
bool stacks(const session::Session& after, const MoveView& move) {
    return after.board().at(move.to).size() > static_cast<std::size_t>(move.count);
}
bool goes_together(const session::Session&, const MoveView& move) { return move.count > 1; }
bool captures(const session::Session&, const MoveView& move) { return move.captured > 0; }
bool is_carried(const session::Session&, const MoveView& move) {
    return is_leap(move) && move.count > 1;
}
bool wins(const session::Session& after, const MoveView&) {
    return after.outcome().winner() == core::Color::white;
}

struct Step {
    std::string_view position;
    bool (*is_found)(const session::Session& after, const MoveView& move);
};

constexpr std::array<Step, 5> steps{{
    {"5/5/2p2/P4/R1B2 w - 0 1", stacks},
    {"5/2p2/5/5/(RQ)4 w - 0 1", goes_together},
    {"5/(pb)4/5/5/(QRR)1R2 w - 0 1", captures},
    {"5/5/2p2/5/1(KN)3 w - 0 1", is_carried},
    {"5/4(pb)/5/2(QBQ)2/5 w - 0 1", wins},
}};

} // namespace

std::string lesson_answer(std::string_view text) {
    std::string_view first = take_line(text);
    const words::Voice voice = voice_of(take_word(first));
    const auto number = static_cast<std::size_t>(number_in(first)) % steps.size();
    const std::string_view move = take_line(text);
    const std::string agreement = "position " + std::string(steps[number].position);
    const auto played = read_tried_line(voice, agreement, move);
    const auto start = read_tried_line(voice, agreement, "");
    const auto last = (*played)->last_move();
    const bool is_done = last && steps[number].is_found(**played, *last);
    std::string remark = text.empty() ? "" : refusal_of(voice, **start, text);
    if (last)
        remark =
            say(voice, is_done ? message::page_lesson_found[number] : message::page_lesson_other);
    return tried_line_json(voice, is_done ? **played : **start)
        .add("title", say(voice, message::page_lesson_titles[number]))
        .add("text", say(voice, message::page_lesson_texts[number]))
        .add("steps", steps.size())
        .add("done", is_done)
        .add("remark", remark)
        .done()
        .text;
}

} // namespace wasm
