#include "record/kept_text.hpp"

#include <utility>

#include "record/pgn_bytes.hpp"

namespace record {
namespace {

void append(TextPart& part, std::string_view more, std::size_t limit) {
    const std::size_t room = limit - part.text.size();
    part.is_whole &= more.size() <= room;
    part.text += more.substr(0, room);
}

} // namespace

void KeptText::begin(std::size_t limit, const char* from) {
    limit_ = limit;
    from_ = from;
}

void KeptText::add(const char* to) {
    if (!is_on() || from_ >= to) return;
    append(behind_, between(from_, to), limit_);
    from_ = to;
}

void KeptText::end_part(std::size_t line, std::string_view before) {
    const TextPart added = std::exchange(behind_, {});
    append(part_, added.text, limit_);
    part_.is_whole &= added.is_whole;
    part_.next_line = line;
    part_.before_next = before;
}

TextPart KeptText::take() { return std::exchange(part_, {}); }

} // namespace record
