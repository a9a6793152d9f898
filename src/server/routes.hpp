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

/// What stands in the places of a pattern: `Ada` of `/user/{name}`.
using PathParts = std::vector<std::string>;
using Route = std::function<void(const HttpRequest&, const PathParts&, WebHandler::Reply)>;

/// Which function answers which request: by method and path, where `{…}` stands for any one part.
class Routes {
  public:
    void add(std::string method, std::string_view pattern, Route route);
    /// What the answers 404 and 405 are for all that lies below a folder.
    void add_below(std::string folder, std::function<HttpResponse(int status)> answer) {
        below_[std::move(folder)] = std::move(answer);
    }
    /// For whatever is read where no pattern fits, instead of the answer 404.
    void add_otherwise(Route route) { otherwise_ = std::move(route); }
    /// Answers 404 where no pattern fits, and 405 where one does with another method. One slash at
    /// the end of a path is as good as none. `HEAD` is as good as `GET`, but for the API, whose
    /// streams do something.
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

/// The parts of a path, decoded; nothing if they cannot be.
std::optional<std::vector<std::string>> split_path(std::string_view path);

/// `{"error":"…"}` with a stable word.
HttpResponse error_response(int status, std::string_view word);

} // namespace server
