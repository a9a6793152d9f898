#include "words/numbers.hpp"

#include "words/command_messages.hpp"
#include "words/message.hpp"

namespace words {

std::string share_text(Voice voice, int thousandths) {
    const std::string number =
        say(voice, message::decimal, {{"whole", thousandths / 10}, {"tenths", thousandths % 10}});
    return say(voice, message::percent, {{"number", number}});
}

std::string seconds_text(Voice voice, std::chrono::milliseconds time) {
    const auto hundredths = (time.count() + 5) / 10;
    const std::string behind = std::to_string(100 + hundredths % 100).substr(1);
    return say(voice, message::decimal, {{"whole", hundredths / 100}, {"tenths", behind}});
}

} // namespace words
