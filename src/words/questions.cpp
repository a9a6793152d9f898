#include "words/questions.hpp"

namespace words {

std::string with_answers(Voice voice, std::string_view question) {
    const bool is_french = voice.language == Language::french;
    const std::string_view end = is_french ? " ?" : "?";
    std::string text(question.substr(0, question.size() - end.size()));
    return text.append(is_french ? " (o/n)" : " (y/n)").append(end);
}

} // namespace words
