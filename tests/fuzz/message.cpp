// Any text, read as a message of a client, of the server, and as an event. What can be read is
// written and read back as the same, and written again identically.

#include "fuzz/target.hpp"
#include "wire/from_client.hpp"
#include "wire/from_server.hpp"

namespace {

void check_message(const auto& message, const auto& read) {
    const std::string text = wire::to_json(message);
    const auto again = read(text);
    fuzz::require(again.has_value(), "what is written is read");
    fuzz::require(*again == message, "what is written is read as the same");
    fuzz::require(wire::to_json(*again) == text, "what is read is written as the same");
}

} // namespace

void fuzz::check(Input input) {
    const std::string_view text = input.text();
    if (const auto message = wire::read_client(text)) check_message(*message, wire::read_client);
    if (const auto message = wire::read_server(text)) check_message(*message, wire::read_server);
    if (const auto event = wire::read_event(text)) check_message(*event, wire::read_event);
}
