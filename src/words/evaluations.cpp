#include "words/evaluations.hpp"

#include <cstdlib>

#include "words/command_messages.hpp"
#include "words/message.hpp"

namespace words {

std::string evaluation_text(Voice voice, const record::Evaluation& evaluation) {
    if (evaluation.is_mate) return '#' + std::to_string(evaluation.value);
    const int size = std::abs(evaluation.value);
    const std::string behind = std::to_string(100 + size % 100).substr(1);
    const char sign = evaluation.value > 0 ? '+' : evaluation.value < 0 ? '-' : ' ';
    return sign + say(voice, message::decimal, {{"whole", size / 100}, {"tenths", behind}});
}

std::string short_evaluation_text(Voice voice, const record::Evaluation& evaluation) {
    if (evaluation.is_mate) return evaluation_text(voice, evaluation);
    const int tenths = (std::abs(evaluation.value) + 5) / 10;
    if (tenths >= 100) return std::to_string((std::abs(evaluation.value) + 50) / 100);
    return say(voice, message::decimal,
               {{"whole", tenths / 10}, {"tenths", std::to_string(tenths % 10)}});
}

} // namespace words
