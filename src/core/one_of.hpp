#pragma once

#include <concepts>
#include <utility>
#include <variant>

namespace core {

/// The alternatives of a `OneOf`: what lists them derives from this.
template <class... Types>
struct Alternatives {
    using Variant = std::variant<Types...>;
    /// These and more.
    template <class... More>
    using With = Alternatives<Types..., More...>;
    template <class Type>
    static constexpr bool has = (std::same_as<Type, Types> || ...);
};

/// A `std::variant` that is made, copied, moved and destroyed by code that one source alone
/// compiles: with dozens of alternatives it takes the compiler seconds. A header lists the
/// alternatives, and a source that includes `core/one_of_definitions.hpp` compiles them:
///
///     struct EveryFruit : core::Alternatives<Apple, Pear> {};
///     using Fruit = core::OneOf<EveryFruit>;
///
///     template class core::OneOf<EveryFruit>; // in the source, outside all namespaces
template <class List>
class OneOf : public List::Variant {
  public:
    using Variant = typename List::Variant;

    OneOf();
    template <class Type>
    requires(List::template has<Type>)
        OneOf(Type value) // NOLINT(google-explicit-constructor): as of any variant
        : OneOf(make(std::move(value))) {}
    OneOf(const OneOf& other);
    OneOf(OneOf&& other) noexcept;
    OneOf& operator=(const OneOf& other);
    OneOf& operator=(OneOf&& other) noexcept;
    ~OneOf();

  private:
    template <class Type>
    static OneOf make(Type value);
    /// Lets `make` be compiled for every alternative.
    static auto makers();
};

} // namespace core

template <class List>
struct std::variant_size<core::OneOf<List>> : std::variant_size<typename List::Variant> {};
