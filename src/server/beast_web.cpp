#include <algorithm>
#include <array>
#include <csignal>
#include <deque>
#include <unordered_map>
#include <unordered_set>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

#include "server/web.hpp"

namespace server {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;
using net::awaitable;
using net::ip::tcp;
using Clock = std::chrono::steady_clock;
using Secure = net::ssl::stream<tcp::socket>;
using Parser = http::request_parser<http::string_body>;
using Response = http::response<http::string_body>;

constexpr auto await_result = net::as_tuple(net::use_awaitable);

tcp::socket& socket_of(tcp::socket& socket) { return socket; }
tcp::socket& socket_of(Secure& stream) { return stream.next_layer(); }

std::string small(std::string_view text) {
    std::string letters(text);
    for (char& letter : letters)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return letters;
}

HttpRequest request_of(const Parser::value_type& message) {
    HttpRequest request;
    request.method = std::string(message.method_string());
    const std::string target(message.target());
    const std::size_t mark = target.find('?');
    request.path = target.substr(0, mark);
    if (mark != std::string::npos) request.query = target.substr(mark + 1);
    request.body = message.body();
    for (const auto& field : message)
        request.headers[small({field.name_string().data(), field.name_string().size()})] =
            std::string(field.value());
    return request;
}

Response response_of(const HttpResponse& from, bool keeps_alive) {
    Response response(static_cast<http::status>(from.status), 11);
    response.set(http::field::content_type, from.type);
    for (const auto& [name, value] : from.headers) response.set(name, value);
    response.body() = from.body;
    response.keep_alive(keeps_alive);
    response.prepare_payload();
    return response;
}

class BeastWeb;

/// One connection, whatever it is used for at the moment.
class Link {
  public:
    Link(BeastWeb& owner, std::string peer) : web(owner), address(std::move(peer)) {}
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    virtual ~Link() = default;

    virtual void send(std::shared_ptr<const std::string> text) = 0;
    virtual void close(std::uint16_t code) = 0;
    /// Ends it at once, without a word.
    virtual void drop() = 0;
    virtual void ping() = 0;

    BeastWeb& web;
    const std::string address;
    ConnectionId id = 0; ///< 0 until it is a WebSocket
    Clock::time_point deadline = Clock::time_point::max();
    Clock::time_point pinged{};
};

class BeastWeb final : public Web {
  public:
    explicit BeastWeb(const WebOptions& options) : options_(options) {}
    ~BeastWeb() override { stop(); }

    std::optional<WebFailure> open();
    bool load_certificate(std::string& detail);

    std::uint16_t port() const override { return acceptor_.local_endpoint().port(); }
    void run(WebHandler& handler) override;
    void stop() override { context_.stop(); }
    void stop_listening() override {
        error_code ignored;
        acceptor_.close(ignored);
    }
    bool is_open(ConnectionId connection) const override { return sockets_.contains(connection); }
    void send(ConnectionId connection, std::shared_ptr<const std::string> text) override {
        if (Link* const link = find(connection)) link->send(std::move(text));
    }
    void close(ConnectionId connection, std::uint16_t code) override {
        if (Link* const link = find(connection)) link->close(code);
    }
    void close_all(std::uint16_t code) override {
        for (const auto& [id, link] : sockets_) link->close(code);
    }
    void wake_at(std::optional<Instant> moment) override;
    bool reload_certificate() override {
        std::string detail;
        return options_.certificate.empty() || load_certificate(detail);
    }
    std::size_t socket_count() const override { return sockets_.size(); }
    void post(std::function<void()> task) override { net::post(context_, std::move(task)); }

    // For the links.
    net::io_context& context() { return context_; }
    WebHandler& handler() { return *handler_; }
    const WebLimits& limits() const { return options_.limits; }
    void enter(Link& link) {
        link.id = ++last_id_;
        sockets_[link.id] = &link;
        ++addresses_[link.address].sockets;
    }
    void leave(Link& link) {
        Crowd& crowd = addresses_[link.address];
        crowd.sockets -= static_cast<int>(sockets_.erase(link.id));
        links_.erase(&link);
        if (--crowd.connections == 0) addresses_.erase(link.address);
    }
    /// Whether one more WebSocket from this address is too many.
    bool is_crowded(const std::string& address) const {
        return addresses_.at(address).sockets >= options_.limits.sockets_per_address;
    }

  private:
    /// From one address.
    struct Crowd {
        int connections = 0;
        int sockets = 0;
    };

    Link* find(ConnectionId connection) {
        const auto found = sockets_.find(connection);
        return found == sockets_.end() ? nullptr : found->second;
    }
    awaitable<void> accept();
    awaitable<void> sweep();
    awaitable<void> listen_to_signals();
    void begin(tcp::socket socket);

    WebOptions options_;
    net::io_context context_{1};
    tcp::acceptor acceptor_{context_};
    net::steady_timer timer_{context_};
    net::steady_timer sweeper_{context_};
    net::signal_set signals_{context_};
    std::shared_ptr<net::ssl::context> certificate_;
    WebHandler* handler_ = nullptr;
    ConnectionId last_id_ = 0;
    std::unordered_map<ConnectionId, Link*> sockets_;
    std::unordered_set<Link*> links_;
    std::unordered_map<std::string, Crowd> addresses_;
};

template <class Stream>
class StreamLink final : public Link, public std::enable_shared_from_this<StreamLink<Stream>> {
  public:
    StreamLink(BeastWeb& owner, std::string peer, std::shared_ptr<net::ssl::context> certificate,
               Stream stream)
        : Link(owner, std::move(peer)), certificate_(std::move(certificate)),
          stream_(std::move(stream)) {}

    awaitable<void> serve() {
        const auto self = this->shared_from_this();
        set_deadline(web.limits().header_time);
        std::optional<Parser::value_type> upgrade;
        if (co_await shake_hands()) upgrade = co_await answer_requests();
        if (upgrade)
            net::co_spawn(web.context(), talk(*std::move(upgrade)), net::detached);
        else
            finish();
    }

    void send(std::shared_ptr<const std::string> text) override {
        if (!is_open_) return;
        queued_ += text->size();
        if (queued_ > web.limits().backlog_bytes) return drop();
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write();
    }

    void close(std::uint16_t code) override {
        if (!is_open_ || is_closing_) return;
        is_closing_ = true;
        set_deadline(std::chrono::seconds(2));
        stream_.async_close(websocket::close_reason(static_cast<websocket::close_code>(code)),
                            [self = this->shared_from_this()](error_code) { self->drop(); });
    }

    void drop() override {
        error_code ignored;
        is_open_ = false;
        socket_of(stream_.next_layer()).close(ignored);
    }

    void ping() override {
        if (!is_open_ || is_pinging_) return;
        is_pinging_ = true;
        pinged = Clock::now();
        stream_.async_ping({}, [self = this->shared_from_this()](error_code error) {
            self->is_pinging_ = false;
            if (error) self->drop();
        });
    }

  private:
    void set_deadline(std::chrono::seconds time) { deadline = Clock::now() + time; }

    awaitable<bool> shake_hands() {
        if constexpr (std::is_same_v<Stream, Secure>) {
            const auto [error] = co_await stream_.next_layer().async_handshake(
                net::ssl::stream_base::server, await_result);
            co_return !error;
        } else {
            co_return true;
        }
    }

    /// Answers one request after the other; returns the one that asks for a WebSocket.
    awaitable<std::optional<Parser::value_type>> answer_requests() {
        beast::flat_buffer buffer(web.limits().header_bytes + web.limits().body_bytes);
        while (true) {
            Parser parser;
            parser.header_limit(static_cast<std::uint32_t>(web.limits().header_bytes));
            parser.body_limit(web.limits().body_bytes);
            const auto [error, size] =
                co_await http::async_read(stream_.next_layer(), buffer, parser, await_result);
            if (error) {
                co_await complain(error);
                co_return std::nullopt;
            }
            HttpRequest request = request_of(parser.get());
            request.address = address;
            request.is_secure = std::is_same_v<Stream, Secure>;
            if (websocket::is_upgrade(parser.get()) && buffer.size() == 0) {
                auto refusal = web.handler().refusal(request);
                if (!refusal && web.is_crowded(address)) refusal = HttpResponse{.status = 429};
                if (!refusal) {
                    request_ = std::make_unique<HttpRequest>(std::move(request));
                    co_return parser.release();
                }
                if (!co_await write_response(*refusal, false)) co_return std::nullopt;
                co_return std::nullopt;
            }
            const HttpResponse response = co_await response_to(request);
            if (!co_await write_response(response, parser.get().keep_alive()) ||
                !parser.get().keep_alive())
                co_return std::nullopt;
            set_deadline(web.limits().idle_time);
        }
    }

    /// The status that tells of such an error; 0 if there is nobody to be told.
    static int status_of(error_code error) {
        if (error == http::error::header_limit) return 431;
        if (error == http::error::body_limit) return 413;
        const bool is_http =
            error.category() == make_error_code(http::error::bad_method).category();
        const bool is_end =
            error == http::error::end_of_stream || error == http::error::partial_message;
        return is_http && !is_end ? 400 : 0;
    }

    /// A request that is too long or no request at all gets an answer, where one can be sent. The
    /// answer has a name: g++ 12 destroys twice what is made for an awaited call.
    awaitable<void> complain(error_code error) {
        HttpResponse response;
        response.status = status_of(error);
        if (response.status == 0 || !co_await write_response(response, false)) co_return;
        error_code ignored; // what is unread when the socket is closed would lose the answer
        socket_of(stream_.next_layer()).shutdown(tcp::socket::shutdown_send, ignored);
        set_deadline(std::chrono::seconds(2));
        std::array<char, 4096> rest{};
        while (true) {
            const auto [end, size] = co_await socket_of(stream_.next_layer())
                                         .async_read_some(net::buffer(rest), await_result);
            if (end) co_return;
        }
    }

    awaitable<HttpResponse> response_to(const HttpRequest& request) {
        struct Pending {
            std::optional<HttpResponse> response{};
            net::steady_timer replied;
        };
        const auto pending = std::make_shared<Pending>(
            Pending{std::nullopt, net::steady_timer(web.context(), Clock::time_point::max())});
        deadline = Clock::time_point::max(); // the answer may take its time
        web.handler().answer(request, [pending](HttpResponse response) {
            pending->response = std::move(response);
            pending->replied.cancel();
        });
        if (!pending->response) co_await pending->replied.async_wait(await_result);
        co_return *pending->response;
    }

    awaitable<bool> write_response(const HttpResponse& response, bool keeps_alive) {
        set_deadline(web.limits().header_time);
        const Response message = response_of(response, keeps_alive);
        const auto [error, size] =
            co_await http::async_write(stream_.next_layer(), message, await_result);
        co_return !error;
    }

    /// From here on it is a WebSocket.
    awaitable<void> talk(Parser::value_type upgrade) {
        const auto self = this->shared_from_this();
        stream_.read_message_max(web.limits().message_bytes);
        stream_.auto_fragment(false);
        stream_.text(true);
        const auto [refused] = co_await stream_.async_accept(upgrade, await_result);
        upgrade = {};
        if (refused) co_return finish();
        begin();
        const error_code error = co_await listen();
        const bool leaves = error == websocket::error::closed &&
                            stream_.reason().code != websocket::close_code::abnormal;
        finish();
        web.handler().closed(id, leaves && !is_closing_);
    }

    void begin() {
        web.enter(*this);
        is_open_ = true;
        set_deadline(web.limits().silence);
        stream_.control_callback([this](websocket::frame_type type, beast::string_view) {
            set_deadline(web.limits().silence);
            if (type == websocket::frame_type::pong && pinged != Clock::time_point())
                web.handler().measured(
                    id, std::chrono::duration_cast<Milliseconds>(Clock::now() - pinged));
        });
        const auto request = std::exchange(request_, nullptr);
        web.handler().opened(id, *request);
        ping();
    }

    awaitable<error_code> listen() {
        beast::flat_buffer buffer(web.limits().message_bytes);
        while (true) {
            const auto [error, size] = co_await stream_.async_read(buffer, await_result);
            if (error) co_return error;
            if (is_closing_) continue;
            set_deadline(web.limits().silence);
            if (stream_.got_text())
                web.handler().received(
                    id, {static_cast<const char*>(buffer.data().data()), buffer.size()});
            else
                close(websocket::close_code::unknown_data);
            buffer.consume(buffer.size());
        }
    }

    void write() {
        stream_.async_write(net::buffer(*queue_.front()),
                            [self = this->shared_from_this()](error_code error, std::size_t size) {
                                self->queued_ -= size;
                                self->queue_.pop_front();
                                if (error)
                                    self->drop();
                                else if (!self->queue_.empty())
                                    self->write();
                            });
    }

    void finish() {
        drop();
        web.leave(*this);
    }

    std::shared_ptr<net::ssl::context> certificate_; // must outlive the stream
    websocket::stream<Stream, false> stream_;
    std::unique_ptr<HttpRequest> request_; ///< that asked for the WebSocket
    std::deque<std::shared_ptr<const std::string>> queue_;
    std::size_t queued_ = 0;
    bool is_open_ = false;
    bool is_closing_ = false;
    bool is_pinging_ = false;
};

std::optional<WebFailure> BeastWeb::open() {
    error_code error;
    const auto address = net::ip::make_address(options_.address, error);
    if (error) return WebFailure{WebTrouble::bad_address, options_.address};
    if (std::string detail; !options_.certificate.empty() && !load_certificate(detail))
        return WebFailure{WebTrouble::bad_certificate, detail};
    const tcp::endpoint place(address, options_.port);
    acceptor_.open(place.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(place, error);
    if (!error) acceptor_.listen(4096, error);
    if (!error) return std::nullopt;
    const WebTrouble trouble = error == net::error::address_in_use  ? WebTrouble::address_in_use
                               : error == net::error::access_denied ? WebTrouble::no_permission
                                                                    : WebTrouble::bad_address;
    return WebFailure{trouble, error.message()};
}

bool BeastWeb::load_certificate(std::string& detail) {
    auto fresh = std::make_shared<net::ssl::context>(net::ssl::context::tls_server);
    error_code error;
    fresh->set_options(net::ssl::context::default_workarounds | net::ssl::context::no_sslv2 |
                           net::ssl::context::no_sslv3 | net::ssl::context::no_tlsv1 |
                           net::ssl::context::no_tlsv1_1,
                       error);
    if (!error) fresh->use_certificate_chain_file(options_.certificate, error);
    if (!error) fresh->use_private_key_file(options_.key, net::ssl::context::pem, error);
    detail = error.message();
    if (!error) certificate_ = std::move(fresh);
    return !error;
}

void BeastWeb::run(WebHandler& handler) {
    handler_ = &handler;
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
    constexpr int send_buffer = 32768; // what the kernel queues is not seen by our own limit
    error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;
    socket.set_option(tcp::no_delay(true), error);
    socket.set_option(net::socket_base::send_buffer_size(send_buffer), error);
    const std::string address = peer.address().to_string();
    // Twice as many connections as WebSockets: those beyond are not worth an answer.
    Crowd& crowd = addresses_[address];
    if (crowd.connections >= 2 * options_.limits.sockets_per_address) return;
    ++crowd.connections;
    const auto start = [&](auto link) {
        links_.insert(link.get());
        net::co_spawn(context_, link->serve(), net::detached);
    };
    if (certificate_)
        start(std::make_shared<StreamLink<Secure>>(*this, address, certificate_,
                                                   Secure(std::move(socket), *certificate_)));
    else
        start(
            std::make_shared<StreamLink<tcp::socket>>(*this, address, nullptr, std::move(socket)));
}

/// Drops whoever is silent for too long, and pings the others.
awaitable<void> BeastWeb::sweep() {
    while (true) {
        sweeper_.expires_after(std::chrono::seconds(1));
        co_await sweeper_.async_wait(await_result);
        const auto now = Clock::now();
        std::vector<Link*> late;
        for (Link* const link : links_) {
            if (now >= link->deadline)
                late.push_back(link);
            else if (link->id != 0 && now - link->pinged >= options_.limits.ping_pause)
                link->ping();
        }
        for (Link* const link : late) link->drop();
    }
}

awaitable<void> BeastWeb::listen_to_signals() {
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) signals_.add(signal);
    while (true) {
        const auto [error, signal] = co_await signals_.async_wait(await_result);
        if (error) co_return;
        handler_->signalled(signal == SIGHUP ? Signal::reload : Signal::terminate);
    }
}

void BeastWeb::wake_at(std::optional<Instant> moment) {
    if (!moment) {
        timer_.cancel();
        return;
    }
    timer_.expires_at(Clock::time_point(moment->time_since_epoch()));
    timer_.async_wait([this](error_code error) {
        if (!error) handler_->woken();
    });
}

} // namespace

core::Result<std::unique_ptr<Web>, WebFailure> open_web(const WebOptions& options) {
    auto web = std::make_unique<BeastWeb>(options);
    if (auto failure = web->open()) return core::Failure<WebFailure>(*std::move(failure));
    return web;
}

} // namespace server
