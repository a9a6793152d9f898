#include "server/routes.hpp"

#include <algorithm>
#include <utility>

#include "server/account_refusals.hpp"
#include "server/fields.hpp"

namespace server {
namespace {

/// Decodes `%41` in a part of a path; slashes and control characters are invalid there.
std::optional<std::string> decoded(std::string_view part) {
    auto text = percent_decoded(part, false);
    const auto is_unwelcome = [](char byte) {
        return static_cast<unsigned char>(byte) < ' ' || byte == '\x7F' || byte == '/';
    };
    if (!text || std::ranges::any_of(*text, is_unwelcome)) return std::nullopt;
    return text;
}

bool is_place(std::string_view part) { return part.starts_with('{') && part.ends_with('}'); }

/// The values of the placeholders, if the path matches.
std::optional<PathParts> fit(const std::vector<std::string>& pattern,
                             const std::vector<std::string>& path) {
    if (pattern.size() != path.size()) return std::nullopt;
    PathParts parts;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (is_place(pattern[i]))
            parts.push_back(path[i]);
        else if (pattern[i] != path[i])
            return std::nullopt;
    }
    return parts;
}

} // namespace

std::optional<std::vector<std::string>> split_path(std::string_view path) {
    if (!path.starts_with('/')) return std::nullopt;
    path.remove_prefix(1);
    if (path.ends_with('/')) path.remove_suffix(1);
    std::vector<std::string> parts;
    while (true) {
        const std::size_t slash = path.find('/');
        auto part = decoded(path.substr(0, slash));
        if (!part) return std::nullopt;
        parts.push_back(*std::move(part));
        if (slash == std::string_view::npos) return parts;
        path.remove_prefix(slash + 1);
    }
}

void Routes::add(std::string method, std::string_view pattern, Route route) {
    rows_.push_back({std::move(method), *split_path(pattern), std::move(route)});
}

std::vector<std::string> Routes::list() const {
    std::vector<std::string> all;
    for (const Row& row : rows_) {
        std::string& text = all.emplace_back(row.method + ' ');
        for (const std::string& part : row.parts) text.append("/").append(part);
    }
    return all;
}

void Routes::answer(const HttpRequest& request, const WebHandler::Reply& reply) const {
    const auto path = split_path(request.path);
    if (!path) return reply(response_to(request, refusal::bad_request));
    if (request.method == "HEAD" && path->front() != "api") {
        HttpRequest whole = request;
        whole.method = "GET";
        return answer(whole, reply);
    }
    std::string methods; // with which the path exists
    for (const Row& row : rows_) {
        const auto parts = fit(row.parts, *path);
        if (!parts) continue;
        if (row.method == request.method) return row.route(request, *parts, reply);
        methods.append(methods.empty() ? "" : ", ").append(row.method);
    }
    const auto below = below_.find(path->front());
    const bool is_below = path->size() > 1 && below != below_.end();
    if (methods.empty() && !is_below && otherwise_ && request.method == "GET")
        return otherwise_(request, {}, reply);
    const int status = methods.empty() ? 404 : 405;
    HttpResponse response =
        is_below ? below->second(status)
                 : response_to(request, methods.empty() ? refusal::not_found : refusal::bad_method);
    if (!methods.empty()) response.headers.emplace_back("Allow", methods);
    reply(std::move(response));
}

HttpResponse error_response(int status, std::string_view word) {
    return {.status = status, .body = R"({"error":")" + std::string(word) + "\"}"};
}

} // namespace server
