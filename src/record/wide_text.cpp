#include "record/wide_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace record {
namespace {

/// How many bytes a unit has, and in which order.
struct Encoding {
    std::size_t unit = 1;
    bool big_endian = false;
};

/// The number of bytes at the start of a text that show its encoding.
constexpr std::size_t telling = 4;

/// The encoding of a text that begins with these bytes. Without a mark, the zeros show it, because
/// a game begins with two ASCII characters.
Encoding encoding_of(std::string_view text) {
    using namespace std::string_view_literals;
    if (text.starts_with("\xFF\xFE\0\0"sv)) return {4, false};
    if (text.starts_with("\0\0\xFE\xFF"sv)) return {4, true};
    if (text.starts_with("\xFF\xFE"sv)) return {2, false};
    if (text.starts_with("\xFE\xFF"sv)) return {2, true};
    if (text.size() < telling) return {};
    std::array<bool, telling> zero{};
    std::ranges::transform(text.substr(0, telling), zero.begin(),
                           [](char byte) { return byte == 0; });
    using Zeros = std::array<bool, telling>;
    if (zero == Zeros{false, true, true, true}) return {4, false};
    if (zero == Zeros{true, true, true, false}) return {4, true};
    if (zero == Zeros{false, true, false, true}) return {2, false};
    if (zero == Zeros{true, false, true, false}) return {2, true};
    return {};
}

constexpr std::uint32_t replacement = 0xFFFD;
constexpr std::uint32_t first_high = 0xD800; ///< the first halves of characters in UTF-16
constexpr std::uint32_t first_low = 0xDC00;
constexpr std::uint32_t behind_low = 0xE000;
constexpr std::uint32_t last_character = 0x10FFFF;

void append_character(std::string& text, std::uint32_t code) {
    const bool is_half = code >= first_high && code < behind_low;
    if (is_half || code > last_character) code = replacement;
    const auto add = [&](std::uint32_t bits) { text += static_cast<char>(bits); };
    const auto add_rest = [&](unsigned shift) { add(0x80U | (code >> shift & 0x3FU)); };
    if (code < 0x80) return add(code);
    if (code < 0x800) {
        add(0xC0U | code >> 6U);
    } else if (code < 0x10000) {
        add(0xE0U | code >> 12U);
        add_rest(6);
    } else {
        add(0xF0U | code >> 18U);
        add_rest(12);
        add_rest(6);
    }
    add_rest(0);
}

/// Reads a source and gives its text in UTF-8.
class Narrower {
  public:
    explicit Narrower(ByteSource source) : source_(std::move(source)) {}

    std::size_t operator()(char* into, std::size_t size) {
        if (!encoding_) begin();
        if (encoding_->unit == 1 && given_ == narrow_.size()) return source_(into, size);
        while (given_ == narrow_.size() && !is_over_) decode_more();
        const std::size_t count = narrow_.copy(into, size, given_);
        given_ += count;
        return count;
    }

  private:
    void begin() {
        while (wide_.size() < telling && read_more(telling - wide_.size())) {
        }
        encoding_ = encoding_of(wide_);
        if (encoding_->unit == 1) narrow_ = std::exchange(wide_, {});
    }

    /// Reads at most this many bytes; false at the end.
    bool read_more(std::size_t wanted) {
        const std::size_t had = wide_.size();
        wide_.resize(had + wanted);
        const std::size_t added = source_(wide_.data() + had, wanted);
        wide_.resize(had + added);
        is_over_ = added == 0;
        return !is_over_;
    }

    void decode_more() {
        constexpr std::size_t part = 16 * 1024;
        narrow_.clear();
        given_ = 0;
        read_more(part);
        std::size_t at = 0;
        while (const std::size_t taken = take_character(std::string_view(wide_).substr(at)))
            at += taken;
        wide_.erase(0, at);
        if (is_over_ && !wide_.empty()) append_character(narrow_, replacement); // half a character
        if (is_over_) wide_.clear();
    }

    std::uint32_t unit_at(std::string_view text, std::size_t index) const {
        std::uint32_t code = 0;
        for (std::size_t i = 0; i < encoding_->unit; ++i) {
            const std::size_t place = encoding_->big_endian ? i : encoding_->unit - 1 - i;
            const char byte = text[index * encoding_->unit + place];
            code = code << 8U | static_cast<unsigned char>(byte);
        }
        return code;
    }

    /// Appends the first character of a text and returns how many bytes it has; 0 if it is not
    /// whole.
    std::size_t take_character(std::string_view text) {
        const std::size_t unit = encoding_->unit;
        if (text.size() < unit) return 0;
        const std::uint32_t first = unit_at(text, 0);
        const bool is_high = unit == 2 && first >= first_high && first < first_low;
        if (is_high && text.size() < 2 * unit) return 0;
        const std::uint32_t second = is_high ? unit_at(text, 1) : 0;
        if (second < first_low || second >= behind_low) {
            append_character(narrow_, first);
            return unit;
        }
        append_character(narrow_, 0x10000U + ((first - first_high) << 10U) + (second - first_low));
        return 2 * unit;
    }

    ByteSource source_;
    std::optional<Encoding> encoding_;
    std::string wide_;      ///< what was read and is not decoded yet
    std::string narrow_;    ///< what is decoded
    std::size_t given_ = 0; ///< of that
    bool is_over_ = false;
};

} // namespace

ByteSource narrow(ByteSource source) { return Narrower(std::move(source)); }

} // namespace record
