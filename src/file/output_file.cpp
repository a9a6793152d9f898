#include "file/output_file.hpp"

#include "file/write_all.hpp"

namespace file {

OutputBuffer::OutputBuffer(int descriptor) : descriptor_(descriptor) {
    setp(bytes_.data(), bytes_.data() + bytes_.size());
}

OutputBuffer::int_type OutputBuffer::overflow(int_type sign) {
    if (sync() != 0) return traits_type::eof();
    if (!traits_type::eq_int_type(sign, traits_type::eof())) sputc(traits_type::to_char_type(sign));
    return traits_type::not_eof(sign);
}

std::streamsize OutputBuffer::xsputn(const char* text, std::streamsize size) {
    if (size < epptr() - pptr()) return std::streambuf::xsputn(text, size);
    if (sync() != 0) return 0;
    error_ = write_all(descriptor_, {text, static_cast<std::size_t>(size)});
    return error_ == 0 ? size : 0;
}

/// What was not written once is not written later: a gap in the output would not be seen.
int OutputBuffer::sync() {
    const std::string_view waiting(pbase(), static_cast<std::size_t>(pptr() - pbase()));
    if (error_ == 0) error_ = write_all(descriptor_, waiting);
    setp(bytes_.data(), bytes_.data() + bytes_.size());
    return error_ == 0 ? 0 : -1;
}

} // namespace file
