#include "postgres/fault.hpp"

#include <array>

namespace postgres {
namespace {

using store::Fault;

struct Row {
    std::string_view state; ///< or how it begins
    Fault fault;
};

/// The first that fits decides.
constexpr std::array rows{Row{in_use_state, Fault::in_use},
                          Row{newer_state, Fault::newer_version},
                          Row{missing_state, Fault::missing},
                          Row{"08", Fault::away},
                          Row{"57P", Fault::away}, // shut down, crashed, starting
                          Row{"53100", Fault::disk_full},
                          Row{"53", Fault::busy}, // too many connections, no memory
                          Row{"40", Fault::busy},
                          Row{"55", Fault::busy},
                          Row{"57014", Fault::busy}, // took too long
                          Row{"25006", Fault::no_permission},
                          Row{"42501", Fault::no_permission},
                          Row{"42P01", Fault::damaged}, // tables are gone or another program's
                          Row{"42P07", Fault::damaged},
                          Row{"42703", Fault::damaged},
                          Row{"XX001", Fault::damaged},
                          Row{"XX002", Fault::damaged}};

} // namespace

Fault fault_of(std::string_view state) {
    for (const Row& row : rows)
        if (state.starts_with(row.state)) return row.fault;
    return Fault::input_output;
}

bool is_constraint(std::string_view state) { return state.starts_with("23"); }

bool is_passing(std::string_view state) { return state == "40001" || state == "40P01"; }

} // namespace postgres
