#include "record/line_breaker.hpp"

namespace record {
namespace {

/// Whether a line of a comment may begin like this. It must not look like a tag, because readers
/// would conclude that the comment was not closed.
bool may_begin_line(std::string_view rest) {
    return !rest.starts_with(' ') && (!rest.starts_with('[') || rest.starts_with("[%"));
}

/// Where the first word of a comment ends. Many programs read no command that is broken in two.
std::size_t word_end(std::string_view comment) {
    const std::size_t bracket = comment.starts_with("[%") ? comment.find(']') : 0;
    std::size_t space = comment.find(' ', bracket == std::string_view::npos ? 0 : bracket);
    while (space != std::string_view::npos && !may_begin_line(comment.substr(space + 1)))
        space = comment.find(' ', space + 1);
    return space;
}

} // namespace

void LineBreaker::word(std::string_view word) {
    const std::size_t size = prefix_.size() + word.size();
    if (column_ > 0 && column_ + 1 + size <= width) {
        text_ += ' ';
        ++column_;
    } else if (column_ > 0) {
        text_ += '\n';
        column_ = 0;
    }
    // A percent sign at the start of a line would hide the line from readers, even in a comment.
    if (column_ == 0 && prefix_.empty() && word.starts_with('%')) {
        text_ += ' ';
        ++column_;
    }
    text_ += prefix_;
    text_ += word;
    column_ += size;
    prefix_.clear();
}

void LineBreaker::close(char sign) {
    if (column_ >= width) {
        text_ += '\n';
        column_ = 0;
    }
    text_ += sign;
    ++column_;
}

void LineBreaker::comment(std::string_view comment) {
    if (comment.find('}') != std::string_view::npos) {
        open(';');
        word(comment);
        return finish();
    }
    open('{');
    for (;;) {
        const std::size_t space = word_end(comment);
        const std::string_view next = comment.substr(0, space);
        if (space == std::string_view::npos) {
            // The brace is part of the last word, so that it never stands alone on a line.
            word(std::string(next) + '}');
            return;
        }
        word(next);
        comment.remove_prefix(space + 1);
    }
}

void LineBreaker::finish() {
    if (column_ > 0) text_ += '\n';
    column_ = 0;
}

} // namespace record
