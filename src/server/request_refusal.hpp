#pragma once

#include <string>
#include <string_view>

#include "server/web.hpp"
#include "words/message.hpp"

namespace server {

/// Why a request is refused: a status, a stable word for programs, and a sentence for people.
struct RequestRefusal {
    int status = 400;
    std::string_view word{};
    const words::Message& message;
};

/// The language that the sender of a request prefers, by `Accept-Language`; English otherwise.
words::Voice voice_of(const HttpRequest& request);

/// `{"error":word,"message":sentence}`.
HttpResponse response_to(const HttpRequest& request, const RequestRefusal& refusal,
                         words::Arguments arguments = {});
/// The same with `Retry-After`, and `{seconds}` in the sentence.
HttpResponse later(const HttpRequest& request, const RequestRefusal& refusal,
                   std::chrono::seconds seconds);

} // namespace server
