#include "play/summary.hpp"

#include "play/table_tags.hpp"
#include "session/session.hpp"

namespace play {

Summary summary_of(const record::Record& record) {
    const auto session = session::resume_session(record).session;
    return {
        .rules = session->rules(),
        .size = session->board().size,
        .seats = read_seats(record.tags),
        .plies = session->ply_count(),
        .move_number = session->move_number(),
        .turn = session->turn(),
        .outcome = session->outcome(),
        .board = session->board(),
        .name = std::string(record.tags.find(tag::game_name).value_or("")),
    };
}

std::optional<Summary> summary_of(const LoadResult& result) {
    if (result) return summary_of(result->record);
    const auto& readable = result.error().readable;
    return readable ? std::optional(summary_of(readable->record)) : std::nullopt;
}

} // namespace play
