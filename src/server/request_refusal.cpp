#include "server/request_refusal.hpp"

#include <algorithm>

#include "wire/json.hpp"

namespace server {

/// The first of our languages that is named.
words::Voice voice_of(const HttpRequest& request) {
    words::Voice voice{.language = words::Language::english};
    const std::string& names = request.header("accept-language");
    const std::size_t french = names.find("fr");
    if (french < names.find("en") && french != std::string::npos)
        voice.language = words::Language::french;
    return voice;
}

HttpResponse response_to(const HttpRequest& request, const RequestRefusal& refusal,
                         words::Arguments arguments) {
    wire::Json json = wire::Json::object();
    json["error"] = std::string(refusal.word);
    json["message"] = say(voice_of(request), refusal.message, arguments);
    return {.status = refusal.status, .body = wire::text_of(json)};
}

HttpResponse later(const HttpRequest& request, const RequestRefusal& refusal,
                   std::chrono::seconds seconds) {
    const auto count = std::max<std::int64_t>(1, seconds.count());
    HttpResponse response = response_to(request, refusal, {{"seconds", count}});
    response.headers.emplace_back("Retry-After", std::to_string(count));
    return response;
}

} // namespace server
