#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "socket_client.hpp"
#include "wire/json.hpp"

namespace server_test {

using wire::Json;

/// An answer taken apart.
struct HttpAnswer {
    int status = 0;
    std::string head{};
    std::string body{};    ///< of a stream, all its pieces
    bool is_whole = false; ///< a stream has come to its end

    /// The value of a field of the head; empty if there is none.
    std::string field(std::string_view name) const;
    Json json() const { return Json::parse(body, nullptr, false); }
    /// The word or sentence of an error.
    std::string error() const;
};

/// Somebody who sends requests: as a page would, or as a program.
struct HttpClient {
    std::uint16_t port = 0;
    std::string token{};  ///< sent where there is one
    std::string cookie{}; ///< as the server set it
    bool is_page = true;  ///< sends its origin

    HttpAnswer send(const std::string& method, const std::string& path,
                    const std::string& body = "", const std::string& headers = "") const;
    HttpAnswer get(const std::string& path, const std::string& headers = "") const {
        return send("GET", path, "", headers);
    }
    HttpAnswer post(const std::string& path, const std::string& body = "",
                    const std::string& headers = "") const {
        return send("POST", path, body, headers);
    }
    /// Posts, and keeps the cookie that comes back.
    HttpAnswer log_in(const std::string& path, const std::string& body);
    /// What this client sends with every request.
    std::string headers() const;
};

/// An answer that goes on: one line after the other.
class LineStream {
  public:
    LineStream(const HttpClient& client, const std::string& path, const std::string& method = "GET",
               const std::string& body = "");

    int status() const { return status_; }
    /// The next line that is not empty; nothing when the stream has ended.
    std::optional<Json> next();
    /// The next line of this type.
    std::optional<Json> next(const std::string& type);
    /// Whether it ended in an orderly way.
    bool is_whole() const { return is_whole_; }
    const std::string& head() const { return head_; }

  private:
    bool fill();

    Socket socket_;
    std::string head_;
    std::string raw_;
    std::string text_;
    int status_ = 0;
    bool is_whole_ = false;
};

} // namespace server_test
