#include "phrase/hints.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "words/evaluations.hpp"
#include "words/layout.hpp"
#include "words/message.hpp"
#include "words/play_messages.hpp"

namespace phrase {

namespace message = words::message;
using words::say;

namespace {

std::string line_sentence(words::Voice voice, const engine::Variation& line,
                          const std::vector<std::string>& moves) {
    constexpr std::ptrdiff_t most_moves = 6; // of the expected line; later ones are guesses
    const std::vector<std::string> first(moves.begin(),
                                         moves.begin() + std::min(most_moves, std::ssize(moves)));
    std::string score = words::evaluation_text(voice, {.value = line.centipawns});
    if (score.starts_with(' ')) score.erase(0, 1); // it needs no room for a sign here
    return say(voice, message::hint_line,
               {{"line", words::joined(first, " ")}, {"score", std::move(score)}});
}

} // namespace

std::vector<std::string> hint_sentences(words::Voice voice, const session::MoveView& move,
                                        const engine::Variation& line,
                                        const std::vector<std::string>& moves) {
    std::vector<std::string> sentences{
        say(voice, message::hint, {{"move", moves.empty() ? move.text : moves.front()}})};
    if (move.captured > 0)
        sentences.push_back(
            say(voice, message::hint_captures, static_cast<std::uint64_t>(move.captured)));
    if (move.promoted > 0) sentences.push_back(say(voice, message::hint_promotes));
    if (const auto to_end = line.win_in_moves())
        sentences.push_back(say(voice, *line.win_in > 0 ? message::hint_wins : message::hint_loses,
                                static_cast<std::uint64_t>(std::abs(*to_end))));
    else
        sentences.push_back(line_sentence(voice, line, moves));
    return sentences;
}

} // namespace phrase
