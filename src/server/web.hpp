#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/result.hpp"
#include "server/now.hpp"
#include "server/visitor.hpp"

/// The interface to the network: requests, WebSockets, a timer and signals, all in one thread.
namespace server {

struct HttpRequest {
    ConnectionId id = 0; ///< of the WebSocket or stream that it may become
    std::string method{};
    std::string path{};
    std::string query{};
    std::string body{};
    std::map<std::string, std::string> headers{}; ///< by their names in lower case
    std::string address{};                        ///< where it comes from
    bool is_secure = false;

    /// Empty if there is none.
    const std::string& header(const std::string& name) const {
        static const std::string none;
        const auto found = headers.find(name);
        return found == headers.end() ? none : found->second;
    }
};

struct HttpResponse {
    int status = 200;
    std::string type = "application/json";
    std::string body{};
    std::vector<std::pair<std::string, std::string>> headers{};
    bool is_stream = false; ///< `body` is its beginning, the rest is sent by `Web::send`
};

enum class Signal : std::uint8_t { terminate, reload };

/// Receives everything that comes in.
class WebHandler {
  public:
    WebHandler() = default;
    WebHandler(const WebHandler&) = delete;
    WebHandler& operator=(const WebHandler&) = delete;
    virtual ~WebHandler() = default;

    using Reply = std::function<void(HttpResponse)>;
    /// Must call `reply` once, now or later, in the thread of the web.
    virtual void answer(const HttpRequest& request, Reply reply) = 0;
    /// Why this request does not become a WebSocket; nothing if it does.
    virtual std::optional<HttpResponse> refusal(const HttpRequest& request) = 0;

    virtual void opened(ConnectionId connection, const HttpRequest& request) = 0;
    virtual void received(ConnectionId connection, std::string_view text) = 0;
    /// An answer that is a stream can be continued from now on.
    virtual void streaming(ConnectionId stream) = 0;
    /// Everything in a stream has been passed to the system.
    virtual void drained(ConnectionId stream) = 0;
    /// A WebSocket or stream has ended, on either side; `leaves` if the other end has closed a
    /// WebSocket properly.
    virtual void closed(ConnectionId connection, bool leaves) = 0;
    virtual void measured(ConnectionId connection, Milliseconds lag) = 0;
    /// The number of WebSockets and streams of this address at other servers.
    virtual int crowd_elsewhere(const std::string& address) const = 0;

    /// The time of `Web::wake_at` has come.
    virtual void woken() = 0;
    virtual void signalled(Signal signal) = 0;
};

struct WebLimits {
    int sockets_per_address = 50;         ///< WebSockets and streams together
    std::chrono::seconds header_time{10}; ///< to send a request
    std::chrono::seconds idle_time{60};   ///< between an answer and the next request
    std::chrono::seconds silence{30};     ///< how long a WebSocket may leave pings unanswered
    std::chrono::seconds ping_pause{10};
    std::size_t header_bytes = 8192;
    std::size_t body_bytes = 16384;
    std::size_t message_bytes = 4096;
    std::size_t backlog_bytes = 65536; ///< unsent data for a client that reads too slowly
};

struct WebOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080; ///< 0: any that is free
    std::string certificate{}; ///< files in PEM; empty: plain HTTP
    std::string key{};
    bool is_behind_proxy = false; ///< which adds the address a request comes from
    WebLimits limits{};
};

enum class WebTrouble : std::uint8_t {
    bad_address,
    address_in_use,
    no_permission,
    bad_certificate,
    bad_key,
    foreign_key ///< of another certificate
};

struct WebFailure {
    WebTrouble trouble{};
    std::string detail{};
};

class Web {
  public:
    Web() = default;
    Web(const Web&) = delete;
    Web& operator=(const Web&) = delete;
    virtual ~Web() = default;

    virtual std::uint16_t port() const = 0;
    /// Serves until `stop`, in this thread.
    virtual void run(WebHandler& handler) = 0;

    // Called in that thread.
    virtual void stop() = 0;
    virtual void stop_listening() = 0;
    virtual bool is_open(ConnectionId connection) const = 0;
    /// A message of a WebSocket, or a piece of a stream.
    virtual void send(ConnectionId connection, std::shared_ptr<const std::string> text) = 0;
    /// Ends a stream properly, or so that the other end sees that it is incomplete.
    virtual void finish(ConnectionId stream) = 0;
    virtual void cut(ConnectionId stream) = 0;
    virtual void close(ConnectionId connection, std::uint16_t code) = 0;
    /// Closes all WebSockets; streams are cut off.
    virtual void close_all(std::uint16_t code) = 0;
    virtual void wake_at(std::optional<Instant> moment) = 0;
    /// Reads the certificate and the key again, for new connections; false, and the old ones stay
    /// in use, if they are invalid. Nothing if the server has none.
    virtual std::optional<bool> reload_certificate() = 0;
    virtual std::size_t socket_count() const = 0;
    /// The number of WebSockets and streams of each address.
    virtual const std::unordered_map<std::string, int>& crowds() const = 0;

    /// In any thread: runs a function in the web's thread.
    virtual void post(std::function<void()> task) = 0;
};

core::Result<std::unique_ptr<Web>, WebFailure> open_web(const WebOptions& options);

} // namespace server
