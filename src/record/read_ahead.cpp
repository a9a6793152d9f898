#include "record/read_ahead.hpp"

#include <algorithm>

namespace record {

std::size_t ReadAhead::take(char* into, std::size_t size) {
    is_cut_ = false;
    if (taken_ == kept_.size()) return source_(into, size);
    const std::size_t count = kept_.copy(into, size, taken_);
    taken_ += count;
    if (2 * taken_ >= kept_.size()) { // not each time, or a long text would be moved too often
        kept_.erase(0, taken_);
        taken_ = 0;
    }
    return count;
}

ByteSource ReadAhead::ahead() {
    return [this, place = taken_](char* into, std::size_t size) mutable {
        if (place == kept_.size() && !read_more(size)) return std::size_t{0};
        const std::size_t count = kept_.copy(into, size, place);
        place += count;
        return count;
    };
}

/// Keeps at most this many more bytes; false where there are none, or no room for them.
bool ReadAhead::read_more(std::size_t size) {
    const std::size_t before = kept_.size();
    const std::size_t room = limit_ - (before - taken_);
    is_cut_ |= room == 0;
    if (room == 0) return false;
    kept_.resize(before + std::min(size, room));
    kept_.resize(before + source_(kept_.data() + before, kept_.size() - before));
    return kept_.size() > before;
}

} // namespace record
