#include "room/event.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<room::EveryEvent>;
