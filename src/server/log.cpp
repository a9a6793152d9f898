#include "server/log.hpp"

#include <chrono>
#include <cstdint>

#include "core/utf8.hpp"

namespace server {
namespace {

std::string digits(std::int64_t number, std::size_t width) {
    std::string text = std::to_string(number);
    if (text.size() < width) text.insert(0, width - text.size(), '0');
    return text;
}

/// `2026-11-16T11:59:03.250Z`.
std::string time_text() {
    using namespace std::chrono;
    const auto now = floor<milliseconds>(system_clock::now());
    const auto day = floor<days>(now);
    const year_month_day date(day);
    const hh_mm_ss time(now - day);
    return digits(static_cast<int>(date.year()), 4) + '-' +
           digits(static_cast<unsigned>(date.month()), 2) + '-' +
           digits(static_cast<unsigned>(date.day()), 2) + 'T' + digits(time.hours().count(), 2) +
           ':' + digits(time.minutes().count(), 2) + ':' + digits(time.seconds().count(), 2) + '.' +
           digits(time.subseconds().count(), 3) + 'Z';
}

/// As one word: in quotes if it is not a single word, without anything that could end a line.
std::string value_text(std::string_view value) {
    std::string text;
    bool is_word = !value.empty();
    for (const char byte : value) {
        const bool is_plain = static_cast<unsigned char>(byte) > ' ' && byte != '"' &&
                              byte != '\\' && byte != '=' && byte != '\x7F';
        is_word = is_word && is_plain;
        if (byte == '"' || byte == '\\') text += '\\';
        text += static_cast<unsigned char>(byte) < ' ' || byte == '\x7F' ? '?' : byte;
    }
    return is_word ? text : '"' + text + '"';
}

} // namespace

void Log::write(std::string_view event, std::initializer_list<Field> fields) {
    std::string line = time_text() + ' ' + std::string(event);
    for (const auto& [name, value] : fields)
        line.append(" ").append(name).append("=").append(value_text(value));
    out_ << line << '\n' << std::flush;
}

} // namespace server
