// Any text, read as a saved game. What can be resumed is written and read back identically; a text
// that differs in any byte from what was saved is never taken for it.

#include "fuzz/target.hpp"
#include "play/save_text.hpp"
#include "play/table.hpp"
#include "record/record_reader.hpp"

namespace {

play::TableTools tools() {
    return {.now = [] { return play::Instant(); }};
}

void check_game(const record::Record& record) {
    const record::Record first = play::Table::resumed(record, tools()).table->record();
    const std::string text = play::save_text(first);
    const auto read = play::read_save(text);
    fuzz::require(read.has_value() && !read->is_foreign, "what is saved is read");
    fuzz::require(read->record == first, "what is saved is read as the same");
    const record::Record again = play::Table::resumed(read->record, tools()).table->record();
    fuzz::require(play::save_text(again) == text, "what is taken up is saved as the same");
}

} // namespace

void fuzz::check(Input input) {
    const std::string_view text = input.text();
    const auto loaded = play::read_save(text);
    if (loaded) {
        check_game(loaded->record);
        require(loaded->warnings.size() <= record::record_limits.problems, "not all is listed");
        require(loaded->is_foreign || play::save_text(loaded->record) == text,
                "a save is as it was written");
    } else if (loaded.error().readable) {
        check_game(loaded.error().readable->record);
    }
}
