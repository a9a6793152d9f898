#include "server/complaint.hpp"

#include <algorithm>

#include "wire/json.hpp"

namespace server {

/// Whichever of our languages is named first.
words::Voice voice_of(const HttpRequest& request) {
    words::Voice voice{.language = words::Language::english};
    const std::string& names = request.header("accept-language");
    const std::size_t french = names.find("fr");
    if (french < names.find("en") && french != std::string::npos)
        voice.language = words::Language::french;
    return voice;
}

HttpResponse response_to(const HttpRequest& request, const Complaint& complaint,
                         words::Arguments arguments) {
    wire::Json json = wire::Json::object();
    json["error"] = std::string(complaint.word);
    json["message"] = say(voice_of(request), complaint.message, arguments);
    return {.status = complaint.status, .body = wire::text_of(json)};
}

HttpResponse later(const HttpRequest& request, const Complaint& complaint,
                   std::chrono::seconds seconds) {
    const auto count = std::max<std::int64_t>(1, seconds.count());
    HttpResponse response = response_to(request, complaint, {{"seconds", count}});
    response.headers.emplace_back("Retry-After", std::to_string(count));
    return response;
}

} // namespace server
