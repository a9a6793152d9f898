#include "view/form.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<view::EveryWidgetBody>;
