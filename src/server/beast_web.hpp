#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/beast.hpp"
#include "server/web.hpp"

namespace server {

class BeastWeb;

/// One connection, whatever it is currently used for.
class Link {
  public:
    Link(BeastWeb& owner, std::string from) : web(owner), peer(std::move(from)) {}
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    virtual ~Link() = default;

    /// Sends a message of a WebSocket, or a piece of a stream.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    /// Closes a WebSocket properly; a stream is cut off.
    virtual void close(std::uint16_t code) = 0;
    /// Ends a stream properly.
    virtual void finish_stream() = 0;
    /// Drops the connection at once.
    virtual void drop() = 0;
    virtual void ping() = 0;

    BeastWeb& web;
    const std::string peer;    ///< the other end of the connection
    std::string address{};     ///< where the request came from: not `peer` behind a proxy
    ConnectionId id = 0;       ///< 0 unless it is a WebSocket or a stream
    bool is_websocket = false; ///< has to be pinged
    SteadyClock::time_point deadline = SteadyClock::time_point::max();
    SteadyClock::time_point pinged{};
};

class BeastWeb final : public Web {
  public:
    explicit BeastWeb(const WebOptions& options) : options_(options) {}
    ~BeastWeb() override { stop(); }

    std::optional<WebFailure> open();
    /// The receiver of everything that comes in through links; `run` sets it.
    void attach(WebHandler& handler) { handler_ = &handler; }

    std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }
    void run(WebHandler& handler) override;
    void stop() override { context_.stop(); }
    void stop_listening() override;
    bool is_open(ConnectionId connection) const override { return sockets_.contains(connection); }
    void send(ConnectionId connection, std::shared_ptr<const std::string> text) override;
    void finish(ConnectionId stream) override;
    void cut(ConnectionId stream) override;
    void close(ConnectionId connection, std::uint16_t code) override;
    void close_all(std::uint16_t code) override;
    void wake_at(std::optional<Instant> moment) override;
    std::optional<bool> reload_certificate() override;
    std::size_t socket_count() const override { return sockets_.size(); }
    const std::unordered_map<std::string, int>& crowds() const override { return crowds_; }
    void post(std::function<void()> task) override { net::post(context_, std::move(task)); }

    // For the links.
    net::io_context& context() { return context_; }
    WebHandler& handler() { return *handler_; }
    const WebLimits& limits() const { return options_.limits; }
    ConnectionId new_id() { return ++last_id_; }
    /// The address from which a request of this peer comes. A proxy appends the address that it
    /// saw; anything before that may be forged.
    std::string address_of(const std::string& peer, const std::string& forwarded) const;
    /// The link is a WebSocket or a stream from now on.
    void enter(Link& link, ConnectionId id);
    void leave(Link& link);
    /// Whether one more WebSocket or stream from this address is too many.
    bool is_crowded(const std::string& address) const;

  private:
    Link* find(ConnectionId connection);
    /// What is wrong with the files; nothing if they are used from now on.
    std::optional<WebTrouble> load_certificate();
    awaitable<void> accept();
    awaitable<void> sweep();
    void sweep_some();
    awaitable<void> listen_to_signals();
    void begin(tcp::socket socket);
    bool admits(const std::string& peer);

    WebOptions options_;
    net::io_context context_{1};
    tcp::acceptor acceptor_{context_};
    net::steady_timer timer_{context_};
    std::optional<Instant> alarm_; ///< when the timer expires
    net::steady_timer sweeper_{context_};
    net::signal_set signals_{context_};
    std::shared_ptr<net::ssl::context> certificate_;
    WebHandler* handler_ = nullptr;
    ConnectionId last_id_ = 0;
    std::unordered_map<ConnectionId, Link*> sockets_;
    std::set<Link*> links_;
    Link* swept_ = nullptr;                            ///< the last one checked
    std::unordered_map<std::string, int> connections_; ///< by peer
    std::unordered_map<std::string, int> crowds_;      ///< WebSockets and streams, by address
};

} // namespace server
