#pragma once

#include <tuple>

#include "core/one_of.hpp"

/// For the sources that compile a `OneOf`.
namespace core {

template <class List>
OneOf<List>::OneOf() = default;
template <class List>
OneOf<List>::OneOf(const OneOf& other) = default;
template <class List>
OneOf<List>::OneOf(OneOf&& other) noexcept = default;
template <class List>
OneOf<List>& OneOf<List>::operator=(const OneOf& other) = default;
template <class List>
OneOf<List>& OneOf<List>::operator=(OneOf&& other) noexcept = default;
template <class List>
OneOf<List>::~OneOf() = default;

template <class List>
template <class Type>
OneOf<List>::OneOf(std::in_place_type_t<Type> type, Type&& value)
    : Variant(type, std::move(value)) {}

template <class List>
template <class Type>
OneOf<List> OneOf<List>::make(Type value) {
    return OneOf(std::in_place_type<Type>, std::move(value));
}

template <class List>
auto OneOf<List>::makers() {
    return []<class... Types>(const std::variant<Types...>*) {
        return std::tuple(&OneOf::template make<Types>...);
    }(static_cast<const Variant*>(nullptr));
}

} // namespace core
