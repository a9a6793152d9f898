#pragma once

#include <array>

#include "core/one_of.hpp"

/// For the sources that compile a `OneOf`. With what `std::variant` has for copying and moving, the
/// compiler takes several times as long as with these tables of one function for each alternative.
namespace core {

template <class Variant, class Type>
void copy_alternative(Variant& to, const Variant& from) {
    to.template emplace<Type>(*std::get_if<Type>(&from));
}

template <class Variant, class Type>
void move_alternative(Variant& to, Variant& from) {
    to.template emplace<Type>(std::move(*std::get_if<Type>(&from)));
}

template <class... Types>
void copy_variant(std::variant<Types...>& to, const std::variant<Types...>& from) {
    using Variant = std::variant<Types...>;
    static constexpr std::array all{&copy_alternative<Variant, Types>...};
    if (!from.valueless_by_exception()) all[from.index()](to, from);
}

template <class... Types>
void move_variant(std::variant<Types...>& to, std::variant<Types...>& from) {
    using Variant = std::variant<Types...>;
    static constexpr std::array all{&move_alternative<Variant, Types>...};
    if (!from.valueless_by_exception()) all[from.index()](to, from);
}

template <class List>
OneOf<List>::OneOf() = default;
template <class List>
OneOf<List>::OneOf(const OneOf& other) : OneOf() {
    copy_variant<>(*this, other);
}
template <class List>
OneOf<List>::OneOf(OneOf&& other) noexcept : OneOf() {
    move_variant<>(*this, other);
}
template <class List>
OneOf<List>& OneOf<List>::operator=(const OneOf& other) {
    OneOf copy(other);
    return *this = std::move(copy);
}
template <class List>
OneOf<List>& OneOf<List>::operator=(OneOf&& other) noexcept {
    if (this != &other) move_variant<>(*this, other);
    return *this;
}
template <class List>
OneOf<List>::~OneOf() = default;

template <class List>
template <class Type>
OneOf<List> OneOf<List>::make(Type value) {
    OneOf made;
    made.template emplace<Type>(std::move(value));
    return made;
}

template <class List>
auto OneOf<List>::makers() {
    return []<class... Types>(const std::variant<Types...>*) {
        return std::array{reinterpret_cast<void (*)()>(&OneOf::template make<Types>)...};
    }(static_cast<const Variant*>(nullptr));
}

} // namespace core
