#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/web.hpp"

namespace server {

/// The values of a pattern's placeholders: `Ada` for `/user/{name}`.
using PathParts = std::vector<std::string>;
using Route = std::function<void(const HttpRequest&, const PathParts&, WebHandler::Reply)>;

/// Finds the function that answers a request, by method and path, where `{…}` matches any one part.
class Routes {
  public:
    void add(std::string method, std::string_view pattern, Route route);
    /// Method and pattern of each: `GET /user/{name}`.
    std::vector<std::string> list() const;
    /// Sets the answers 404 and 405 for all paths below a folder.
    void add_below(std::string folder, std::function<HttpResponse(int status)> answer) {
        below_[std::move(folder)] = std::move(answer);
    }
    /// Answers GET requests that no pattern matches, instead of 404.
    void add_otherwise(Route route) { otherwise_ = std::move(route); }
    /// Answers 404 if no pattern matches, and 405 if one does with another method. A slash at the
    /// end of a path is ignored. `HEAD` is treated like `GET`, except in the API, whose streams
    /// have effects.
    void answer(const HttpRequest& request, const WebHandler::Reply& reply) const;

  private:
    struct Row {
        std::string method;
        std::vector<std::string> parts;
        Route route;
    };
    std::vector<Row> rows_;
    std::map<std::string, std::function<HttpResponse(int status)>> below_;
    Route otherwise_;
};

/// The parts of a path, decoded; nothing if they are invalid.
std::optional<std::vector<std::string>> split_path(std::string_view path);

/// `{"error":"…"}` with a stable word.
HttpResponse error_response(int status, std::string_view word);

} // namespace server
