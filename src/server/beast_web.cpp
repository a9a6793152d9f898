#include "server/beast_web.hpp"

#include <algorithm>
#include <csignal>
#include <vector>

#include <openssl/err.h>

#include "server/socket_link.hpp"
#include "store/reach.hpp"

namespace server {
namespace {

constexpr std::chrono::milliseconds sweep_pause{20};

/// Subtracts one from the count under a name.
void count_down(std::unordered_map<std::string, int>& counts, const std::string& name) {
    const auto found = counts.find(name);
    if (found != counts.end() && --found->second <= 0) counts.erase(found);
}

int counted(const std::unordered_map<std::string, int>& counts, const std::string& name) {
    const auto found = counts.find(name);
    return found == counts.end() ? 0 : found->second;
}

/// The plain IPv4 form of a mapped address, for a server that listens on IPv6 as well.
net::ip::address plain(const net::ip::address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return net::ip::make_address_v4(net::ip::v4_mapped, address.to_v6());
}

WebTrouble trouble_of(error_code error) {
    if (error == net::error::address_in_use) return WebTrouble::address_in_use;
    if (error == net::error::access_denied) return WebTrouble::no_permission;
    return WebTrouble::bad_address;
}

WebTrouble trouble_of_key(error_code error) {
    const bool is_read = ERR_GET_LIB(static_cast<unsigned long>(error.value())) == ERR_LIB_X509;
    return is_read ? WebTrouble::foreign_key : WebTrouble::bad_key;
}

} // namespace

std::optional<WebFailure> BeastWeb::open() {
    error_code error;
    const auto address = net::ip::make_address(options_.address, error);
    if (error) return WebFailure{WebTrouble::bad_address, options_.address};
    if (!options_.certificate.empty())
        if (const auto trouble = load_certificate()) return WebFailure{*trouble, {}};
    const tcp::endpoint place(address, options_.port);
    acceptor_.open(place.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(place, error);
    if (!error) acceptor_.listen(4096, error);
    if (!error) return std::nullopt;
    return WebFailure{trouble_of(error), error.message()};
}

std::optional<WebTrouble> BeastWeb::load_certificate() {
    auto fresh = std::make_shared<net::ssl::context>(net::ssl::context::tls_server);
    error_code error;
    fresh->set_options(net::ssl::context::default_workarounds | net::ssl::context::no_sslv2 |
                           net::ssl::context::no_sslv3 | net::ssl::context::no_tlsv1 |
                           net::ssl::context::no_tlsv1_1,
                       error);
    // Without this, OpenSSL would ask for the password of a key on the terminal.
    fresh->set_password_callback([](auto...) { return std::string(); }, error);
    fresh->use_certificate_chain_file(options_.certificate, error);
    if (error) return WebTrouble::bad_certificate;
    fresh->use_private_key_file(options_.key, net::ssl::context::pem, error);
    if (error) return trouble_of_key(error);
    certificate_ = std::move(fresh);
    return std::nullopt;
}

std::optional<bool> BeastWeb::reload_certificate() {
    if (options_.certificate.empty()) return std::nullopt;
    return !load_certificate();
}

// Called by others.

Link* BeastWeb::find(ConnectionId connection) {
    const auto found = sockets_.find(connection);
    return found == sockets_.end() ? nullptr : found->second;
}

void BeastWeb::stop_listening() {
    error_code ignored;
    acceptor_.close(ignored);
}

void BeastWeb::send(ConnectionId connection, std::shared_ptr<const std::string> text) {
    if (Link* const link = find(connection)) link->send(std::move(text));
}

void BeastWeb::finish(ConnectionId stream) {
    if (Link* const link = find(stream)) link->finish_stream();
}

void BeastWeb::cut(ConnectionId stream) {
    if (Link* const link = find(stream)) link->drop();
}

void BeastWeb::close(ConnectionId connection, std::uint16_t code) {
    if (Link* const link = find(connection)) link->close(code);
}

void BeastWeb::close_all(std::uint16_t code) {
    for (const auto& [id, link] : sockets_) link->close(code);
}

void BeastWeb::wake_at(std::optional<Instant> moment) {
    if (moment == alarm_) return;
    alarm_ = moment;
    if (!moment) {
        timer_.cancel();
        return;
    }
    timer_.expires_at(SteadyClock::time_point(moment->time_since_epoch()));
    timer_.async_wait([this](error_code error) {
        if (error) return;
        alarm_.reset();
        handler_->woken();
    });
}

// Connections.

std::string BeastWeb::address_of(const std::string& peer, const std::string& forwarded) const {
    if (!options_.is_behind_proxy || store::reach_of(peer) == store::Reach::everywhere) return peer;
    std::string last = forwarded.substr(forwarded.rfind(',') + 1);
    last.erase(0, last.find_first_not_of(' '));
    last.erase(last.find_last_not_of(' ') + 1);
    return store::reach_of(last) ? last : peer;
}

void BeastWeb::enter(Link& link, ConnectionId id) {
    link.id = id;
    sockets_[id] = &link;
    ++crowds_[link.address];
}

void BeastWeb::leave(Link& link) {
    if (sockets_.erase(link.id) > 0) count_down(crowds_, link.address);
    if (links_.erase(&link) > 0) count_down(connections_, link.peer);
}

bool BeastWeb::is_crowded(const std::string& address) const {
    return counted(crowds_, address) + handler_->crowd_elsewhere(address) >=
           options_.limits.sockets_per_address;
}

/// Twice as many connections as WebSockets are allowed: further ones get no answer. A proxy
/// connects for everybody, and is not limited.
bool BeastWeb::admits(const std::string& peer) {
    const bool is_proxy =
        options_.is_behind_proxy && store::reach_of(peer) != store::Reach::everywhere;
    if (!is_proxy && counted(connections_, peer) >= 2 * options_.limits.sockets_per_address)
        return false;
    ++connections_[peer];
    return true;
}

// Tasks of its own.

void BeastWeb::run(WebHandler& handler) {
    attach(handler);
    net::co_spawn(context_, accept(), net::detached);
    net::co_spawn(context_, sweep(), net::detached);
    net::co_spawn(context_, listen_to_signals(), net::detached);
    context_.run();
}

awaitable<void> BeastWeb::accept() {
    while (acceptor_.is_open()) {
        auto [error, socket] = co_await acceptor_.async_accept(await_result);
        if (!acceptor_.is_open()) co_return;
        if (!error) {
            begin(std::move(socket));
        } else { // too many open files, most likely: some will be closed soon
            net::steady_timer pause(context_, std::chrono::milliseconds(100));
            co_await pause.async_wait(await_result);
        }
    }
}

void BeastWeb::begin(tcp::socket socket) {
    constexpr int send_buffer = 32768; // our own limit does not include what the kernel queues
    error_code error;
    const auto end = socket.remote_endpoint(error);
    if (error) return;
    socket.set_option(tcp::no_delay(true), error);
    socket.set_option(net::socket_base::send_buffer_size(send_buffer), error);
    const std::string peer = plain(end.address()).to_string();
    if (!admits(peer)) return;
    Channel channel =
        certificate_ ? Channel(std::move(socket), *certificate_) : Channel(std::move(socket));
    const auto link =
        std::make_shared<SocketLink<Channel>>(*this, peer, certificate_, std::move(channel));
    links_.insert(link.get());
    net::co_spawn(context_, link->serve(), net::detached);
}

/// Checks all links once a second, a few at a time, so that nobody waits for all others.
awaitable<void> BeastWeb::sweep() {
    while (true) {
        sweeper_.expires_after(sweep_pause);
        co_await sweeper_.async_wait(await_result);
        sweep_some();
    }
}

/// Drops clients that are silent for too long, and pings some of the others. Pings are spread, so
/// that clients who connected at the same time are not always pinged at the same time.
void BeastWeb::sweep_some() {
    const auto now = SteadyClock::now();
    std::size_t looks = links_.size() * sweep_pause / std::chrono::seconds(1) + 1;
    std::size_t pings = 2 * links_.size() * sweep_pause / options_.limits.ping_pause + 1;
    std::vector<Link*> late;
    auto next = links_.upper_bound(swept_);
    for (looks = std::min(looks, links_.size()); looks > 0; --looks) {
        if (next == links_.end()) next = links_.begin();
        swept_ = *next++;
        if (now >= swept_->deadline) {
            late.push_back(swept_);
        } else if (pings > 0 && swept_->is_websocket &&
                   now - swept_->pinged >= options_.limits.ping_pause) {
            swept_->ping();
            --pings;
        }
    }
    for (Link* const link : late) link->drop();
}

awaitable<void> BeastWeb::listen_to_signals() {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) signals_.add(signal);
    while (true) {
        const auto [error, signal] = co_await signals_.async_wait(await_result);
        if (error) co_return;
        handler_->signalled(signal == SIGHUP ? Signal::reload : Signal::terminate);
    }
}

core::Result<std::unique_ptr<Web>, WebFailure> open_web(const WebOptions& options) {
    auto web = std::make_unique<BeastWeb>(options);
    if (auto failure = web->open()) return core::Failure<WebFailure>(*std::move(failure));
    return web;
}

} // namespace server
