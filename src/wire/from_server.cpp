#include "wire/from_server.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<wire::EveryFromServer>;
