#pragma once

#include <optional>
#include <string_view>

#include "online/client.hpp"
#include "wasm/json.hpp"
#include "words/message.hpp"

namespace wasm {

/// Passes on a person's wish, from a text such as `seek white 1400-1800` or `challenge black NAME`
/// with the terms as JSON on the next line (ratings and name may be missing),
/// `accept_seek ID`, `open ID` or `say TEXT`; does nothing for any other text. A game that cannot
/// be rated is offered as not rated, and for any rating.
void wish(online::Client& client, std::string_view text);

/// Why such a wish is refused; nothing if it is not.
std::optional<words::Message> wish_refusal(std::string_view text);

/// Answers `yes` or `no` (whether the person has an account) and, on the next line, the terms:
/// whether they are `rateable`, and as `why_not_rated` why a game would not be rated, if so.
json::Value terms_answer(words::Voice voice, std::string_view text);

/// Tells the client what happens on its line: `opened`, `heard MESSAGE` or `lost CODE`.
void hear_line(online::Client& client, std::string_view text);

/// Reads the server of a page and the guest there: `HOST PORT`, followed by `secure` if the line is
/// secure, then on separate lines the guest's name and secret, and the id of a link.
online::ClientOptions read_server(std::string_view text, std::uint64_t seed);

} // namespace wasm
