#include "postgres/fault.hpp"

#include <array>

namespace postgres {
namespace {

using store::StoreFault;

struct Row {
    std::string_view state; ///< or its beginning
    StoreFault fault;
};

/// The first match decides.
constexpr std::array rows{
    Row{in_use_state, StoreFault::in_use},
    Row{newer_state, StoreFault::newer_version},
    Row{missing_state, StoreFault::missing},
    Row{"08", StoreFault::away},
    Row{"57P", StoreFault::away}, // shut down, crashed, starting
    Row{"53100", StoreFault::disk_full},
    Row{"53", StoreFault::busy}, // too many connections, no memory
    Row{"40", StoreFault::busy},
    Row{"55", StoreFault::busy},
    Row{"57014", StoreFault::busy}, // took too long
    Row{"25006", StoreFault::no_permission},
    Row{"42501", StoreFault::no_permission},
    Row{"42P01", StoreFault::damaged}, // tables are missing or belong to another program
    Row{"42P07", StoreFault::damaged},
    Row{"42703", StoreFault::damaged},
    Row{"XX001", StoreFault::damaged},
    Row{"XX002", StoreFault::damaged}};

} // namespace

StoreFault fault_of(std::string_view state) {
    for (const Row& row : rows)
        if (state.starts_with(row.state)) return row.fault;
    return StoreFault::input_output;
}

bool is_constraint(std::string_view state) { return state.starts_with("23"); }

bool is_passing(std::string_view state) { return state == "40001" || state == "40P01"; }

} // namespace postgres
