#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace core {

/// A vector of at most `Capacity` trivial values, stored in place; it never allocates. The unused
/// part is left uninitialised, so a large capacity costs nothing.
template <class Value, std::size_t Capacity>
class StaticVector {
    static_assert(std::is_trivially_copyable_v<Value>);

  public:
    using value_type = Value;

    StaticVector() = default;
    StaticVector(const StaticVector& other) { *this = other; }
    StaticVector& operator=(const StaticVector& other) {
        std::copy(other.begin(), other.end(), begin());
        size_ = other.size_;
        return *this;
    }
    ~StaticVector() = default;

    void push_back(Value value) {
        assert(size_ < Capacity);
        storage_.values[size_++] = value;
    }
    void clear() { size_ = 0; }
    void resize(std::size_t size) {
        assert(size <= Capacity);
        size_ = size;
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return Capacity; }

    Value& operator[](std::size_t i) {
        assert(i < size_);
        return storage_.values[i];
    }
    const Value& operator[](std::size_t i) const {
        assert(i < size_);
        return storage_.values[i];
    }

    Value* begin() { return storage_.values.data(); }
    Value* end() { return storage_.values.data() + size_; }
    const Value* begin() const { return storage_.values.data(); }
    const Value* end() const { return storage_.values.data() + size_; }

  private:
    /// A union, so that its member is not initialised.
    union Storage {
        Storage() {} // NOLINT(modernize-use-equals-default): `= default` would be deleted
        std::array<Value, Capacity> values;
    };

    std::size_t size_ = 0;
    Storage storage_;
};

} // namespace core
