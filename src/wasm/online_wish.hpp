#pragma once

#include <optional>
#include <string_view>

#include "online/client.hpp"
#include "wasm/json.hpp"
#include "words/message.hpp"

namespace wasm {

/// Does what a person wants of a server, from a text such as `seek white 1400-1800` or `challenge
/// black NAME` with the terms as JSON on the next line (ratings and name may be missing),
/// `accept_seek ID`, `open ID` or `say TEXT`; nothing for a text that is none of these. What cannot
/// be rated is offered as not rated, and for any rating.
void wish(online::Client& client, std::string_view text);

/// Why that cannot be wished; nothing where it can.
std::optional<words::Message> wish_refusal(std::string_view text);

/// `yes` or `no`, whether somebody has an account, and on the next line the terms: `rateable`, and
/// why a game on them would not be rated, if it would not.
json::Value terms_answer(words::Voice voice, std::string_view text);

/// Tells the client what happens on its line: `opened`, `heard MESSAGE` or `lost CODE`.
void hear_line(online::Client& client, std::string_view text);

/// The server of a page and who the guest is there: `HOST PORT`, with `secure` behind it where the
/// line is, then on lines of their own the name, the secret, and the id of a link.
online::ClientOptions read_server(std::string_view text, std::uint64_t seed);

} // namespace wasm
