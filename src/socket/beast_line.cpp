#include "socket/beast_line.hpp"

#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "core/version.hpp"
#include "socket/channel.hpp"

namespace sockets {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;
using net::awaitable;
using net::ip::tcp;
using online::LineEvent;
using online::LineLost;
using online::LineTrouble;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr auto await_result = net::as_tuple(net::use_awaitable);
constexpr seconds time_to_connect{10};
constexpr seconds silence{30}; ///< how long a server may leave pings unanswered
constexpr seconds time_to_close{1};
constexpr std::string_view session_cookie = "__Host-session=";
constexpr std::size_t longest_answer = std::size_t{1} << 16;
constexpr std::size_t longest_message = std::size_t{1} << 20;
/// The limit of untaken events and of unsent messages: beyond it, the line ends and is reopened.
constexpr std::size_t longest_backlog = std::size_t{1} << 22;

class Talk;

/// The receiver of a talk's reports.
class Listener {
  public:
    virtual void happened(const Talk& talk, LineEvent event) = 0;
    /// The connection that was to be closed is closed.
    virtual void closed() = 0;
    virtual void answered(online::LineAnswered answer) = 0;

  protected:
    ~Listener() = default;
};

std::string host_field(const online::Address& address) {
    return address.base().substr(address.base().find("://") + 3);
}

/// The secret of the session in a server's answer, if there is one.
std::string session_in(std::string_view cookie) {
    if (!cookie.starts_with(session_cookie)) return {};
    cookie.remove_prefix(session_cookie.size());
    return std::string(cookie.substr(0, cookie.find(';')));
}

/// Whether it is the status of a server that can admit nobody now, or of a proxy whose server is
/// down.
bool is_passing(http::status status) {
    return status == http::status::service_unavailable || status == http::status::bad_gateway ||
           status == http::status::gateway_timeout;
}

/// In the form for a resolver.
std::string host_name(const online::Address& address) {
    const bool is_bracketed = address.host.starts_with('[');
    return is_bracketed ? address.host.substr(1, address.host.size() - 2) : address.host;
}

/// One connection, from being opened to its end.
class Talk final : public std::enable_shared_from_this<Talk> {
  public:
    Talk(net::io_context& context, online::Address address, std::string session, Listener& listener)
        : address_(std::move(address)), session_(std::move(session)), listener_(&listener),
          resolver_(context), limit_(context), socket_(make_channel(context)) {}

    awaitable<void> run() {
        const auto self = shared_from_this();
        if (const auto trouble = co_await open()) {
            report(LineLost{*trouble});
            co_return;
        }
        report(online::LineOpened{});
        LineLost lost;
        lost.code = co_await read_all();
        report(lost);
    }

    /// Sends one HTTP request; the connection cannot be used afterwards.
    awaitable<void> ask(online::AccountRequest request) {
        const auto self = shared_from_this();
        online::LineAnswered answer;
        const auto trouble = co_await reach();
        if (!trouble) answer = co_await answer_to(request);
        if (listener_ != nullptr) listener_->answered(std::move(answer));
        drop();
    }

    void send(std::string text) {
        backlog_ += text.size();
        if (backlog_ > longest_backlog) return cut();
        waiting_.push_back(std::move(text));
        if (!is_open_ || is_writing_) return;
        is_writing_ = true;
        net::co_spawn(socket_.get_executor(), write_all(), net::detached);
    }

    void close() {
        if (!is_open_) {
            if (listener_ != nullptr) listener_->closed();
            return drop();
        }
        is_closing_ = true;
        if (!is_writing_) net::co_spawn(socket_.get_executor(), say_goodbye(), net::detached);
    }

    /// Ends it at once, without further reports.
    void drop() {
        listener_ = nullptr;
        resolver_.cancel();
        take_any_time();
        cut();
    }

  private:
    Channel make_channel(net::io_context& context) {
        tcp::socket socket(context);
        if (!address_.is_secure) return Channel(std::move(socket));
        error_code ignored;
        trust_.set_default_verify_paths(ignored);
        trust_.set_verify_mode(net::ssl::verify_peer);
        return Channel(std::move(socket), trust_);
    }

    tcp::socket& lowest() { return beast::get_lowest_layer(socket_); }

    void cut() {
        error_code ignored;
        lowest().close(ignored);
    }

    /// Cuts the connection after this time, unless another limit is set before.
    void take_at_most(seconds time) {
        limit_.expires_after(time);
        limit_.async_wait([self = shared_from_this()](error_code) {
            if (self->limit_.expiry() <= std::chrono::steady_clock::now()) self->cut();
        });
    }
    void take_any_time() { limit_.expires_at(net::steady_timer::time_point::max()); }

    void report(LineEvent event) {
        if (listener_ != nullptr) listener_->happened(*this, std::move(event));
    }

    /// What prevented it, if anything did.
    awaitable<std::optional<LineTrouble>> open() {
        if (const auto trouble = co_await reach()) co_return trouble;
        take_any_time(); // the WebSocket has its own timeouts
        co_return co_await shake_hands();
    }

    /// Connects, and checks that the other end is the right one.
    awaitable<std::optional<LineTrouble>> reach() {
        const std::string host = host_name(address_);
        const std::string port = std::to_string(address_.port);
        const auto [unresolved, places] =
            co_await resolver_.async_resolve(host, port, await_result);
        if (unresolved) co_return LineTrouble::no_host;
        take_at_most(time_to_connect);
        const auto [unreached, place] = co_await net::async_connect(lowest(), places, await_result);
        if (unreached) co_return LineTrouble::unreachable;
        if (socket_.next_layer().secure() != nullptr)
            if (const auto trouble = co_await secure(host)) co_return trouble;
        co_return std::nullopt;
    }

    http::request<http::string_body> message_of(const online::AccountRequest& request) const {
        http::request<http::string_body> message(http::verb::post, request.path, 11);
        message.set(http::field::host, host_field(address_));
        message.set(http::field::content_type, "application/x-www-form-urlencoded");
        message.set(http::field::accept_language, request.language);
        show_session(message);
        message.body() = request.form;
        message.prepare_payload();
        return message;
    }

    awaitable<online::LineAnswered> answer_to(online::AccountRequest request) {
        const http::request<http::string_body> message = message_of(request);
        take_at_most(time_to_connect);
        const auto [unsent, sent] =
            co_await http::async_write(socket_.next_layer(), message, await_result);
        if (unsent) co_return online::LineAnswered();
        beast::flat_buffer buffer(longest_answer);
        http::response<http::string_body> answer;
        const auto [unread, read] =
            co_await http::async_read(socket_.next_layer(), buffer, answer, await_result);
        if (unread) co_return online::LineAnswered();
        co_return online::LineAnswered{static_cast<int>(answer.result_int()), answer.body(),
                                       session_in(answer[http::field::set_cookie])};
    }

    /// Adds the session, and the origin of the server's own page.
    void show_session(auto& message) const {
        message.set(http::field::user_agent, "stackchess/" + std::string(core::version));
        if (session_.empty()) return;
        message.set(http::field::cookie, std::string(session_cookie) + session_);
        message.set(http::field::origin, address_.base());
    }

    awaitable<std::optional<LineTrouble>> secure(std::string host) {
        Channel::Secure& stream = *socket_.next_layer().secure();
        SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name,
                 host.data());
        error_code failed;
        stream.set_verify_callback(net::ssl::host_name_verification(host), failed);
        if (failed) co_return LineTrouble::untrusted;
        const auto [refused] =
            co_await stream.async_handshake(net::ssl::stream_base::client, await_result);
        if (!refused) co_return std::nullopt;
        const bool is_untrusted = refused.category() == net::error::get_ssl_category() &&
                                  ERR_GET_REASON(static_cast<unsigned long>(refused.value())) ==
                                      SSL_R_CERTIFICATE_VERIFY_FAILED;
        co_return is_untrusted ? LineTrouble::untrusted : LineTrouble::no_server;
    }

    awaitable<std::optional<LineTrouble>> shake_hands() {
        socket_.set_option(websocket::stream_base::timeout{time_to_connect, silence, true});
        socket_.set_option(websocket::stream_base::decorator(
            [this](websocket::request_type& request) { show_session(request); }));
        socket_.read_message_max(longest_message);
        websocket::response_type answer;
        const std::string host = host_field(address_);
        const std::string path = "/socket";
        const auto [refused] = co_await socket_.async_handshake(answer, host, path, await_result);
        if (!refused) {
            is_open_ = true;
            co_return std::nullopt;
        }
        if (refused != websocket::error::upgrade_declined) co_return LineTrouble::no_server;
        if (answer.result() == http::status::unauthorized) co_return LineTrouble::logged_out;
        if (answer.result() == http::status::too_many_requests) co_return LineTrouble::crowded;
        co_return is_passing(answer.result()) ? LineTrouble::not_ready : LineTrouble::no_server;
    }

    /// Runs until the line ends; returns the code with which the server closed it.
    awaitable<std::uint16_t> read_all() {
        beast::flat_buffer buffer;
        for (;;) {
            const auto [failed, length] = co_await socket_.async_read(buffer, await_result);
            if (failed) break;
            report(online::LineHeard{beast::buffers_to_string(buffer.data())});
            buffer.consume(length);
        }
        is_open_ = false;
        co_return socket_.reason().code;
    }

    awaitable<void> write_all() {
        const auto self = shared_from_this();
        while (!waiting_.empty()) {
            const std::string text = std::move(waiting_.front());
            waiting_.pop_front();
            const auto bytes = net::buffer(text);
            const auto [failed, length] = co_await socket_.async_write(bytes, await_result);
            if (failed) break; // the reader reports it
            backlog_ -= text.size();
        }
        is_writing_ = false;
        if (is_closing_) co_await say_goodbye();
    }

    awaitable<void> say_goodbye() {
        const auto self = shared_from_this();
        const websocket::close_reason reason(websocket::close_code::normal);
        co_await socket_.async_close(reason, await_result);
        if (listener_ != nullptr) listener_->closed();
        drop();
    }

    online::Address address_;
    std::string session_;
    Listener* listener_;
    net::ssl::context trust_{net::ssl::context::tls_client};
    tcp::resolver resolver_;
    net::steady_timer limit_;
    websocket::stream<Channel, false> socket_; ///< without compression
    std::deque<std::string> waiting_;
    std::size_t backlog_ = 0;
    bool is_open_ = false;
    bool is_writing_ = false;
    bool is_closing_ = false;
};

class BeastLine final : public online::Line, private Listener {
  public:
    BeastLine(const online::Address& address, online::WakeUp wake)
        : address_(address), wake_(std::move(wake)), thread_([this] { context_.run(); }) {}

    ~BeastLine() override {
        net::post(context_, [this] {
            is_ending_ = true;
            if (!talk_) return context_.stop();
            limit_.expires_after(time_to_close);
            limit_.async_wait([this](error_code) { context_.stop(); });
            talk_->close();
        });
        thread_.join();
    }

    void open(milliseconds after) override {
        net::post(context_, [this, after] {
            if (talk_) std::exchange(talk_, nullptr)->drop();
            timer_.expires_after(after);
            timer_.async_wait([this](error_code failed) {
                if (!failed) begin();
            });
        });
    }

    void send(std::string text) override {
        net::post(context_, [this, text = std::move(text)]() mutable {
            if (talk_) talk_->send(std::move(text));
        });
    }

    void close() override {
        net::post(context_, [this] {
            timer_.cancel();
            if (talk_) std::exchange(talk_, nullptr)->close();
        });
    }

    void use_session(std::string secret) override {
        net::post(context_,
                  [this, secret = std::move(secret)]() mutable { session_ = std::move(secret); });
    }

    void ask(online::AccountRequest request) override {
        net::post(context_, [this, request = std::move(request)]() mutable {
            net::co_spawn(context_, new_talk()->ask(std::move(request)), net::detached);
        });
    }

    std::vector<LineEvent> take() override {
        const std::lock_guard lock(mutex_);
        held_ = 0;
        return std::exchange(events_, {});
    }

  private:
    std::shared_ptr<Talk> new_talk() {
        Listener& listener = *this;
        return std::make_shared<Talk>(context_, address_, session_, listener);
    }

    void begin() {
        talk_ = new_talk();
        net::co_spawn(context_, talk_->run(), net::detached);
    }

    void happened(const Talk& talk, LineEvent event) override {
        if (&talk != talk_.get()) return;
        const bool is_lost = std::holds_alternative<LineLost>(event);
        bool is_full = false;
        {
            const std::lock_guard lock(mutex_);
            if (const auto* const heard = std::get_if<online::LineHeard>(&event))
                held_ += heard->text.size();
            is_full = held_ > longest_backlog;
            if (is_full) event = LineLost{};
            events_.push_back(std::move(event));
        }
        if (is_lost || is_full) std::exchange(talk_, nullptr)->drop();
        if (is_ending_) return is_lost ? context_.stop() : void();
        wake_();
    }

    void answered(online::LineAnswered answer) override {
        {
            const std::lock_guard lock(mutex_);
            events_.emplace_back(std::move(answer));
        }
        wake_();
    }

    void closed() override {
        if (is_ending_) context_.stop();
    }

    online::Address address_;
    online::WakeUp wake_;
    std::string session_; ///< that is used
    bool is_ending_ = false;
    net::io_context context_{1};
    net::executor_work_guard<net::io_context::executor_type> work_{context_.get_executor()};
    net::steady_timer timer_{context_};
    net::steady_timer limit_{context_};
    std::shared_ptr<Talk> talk_;
    std::mutex mutex_;
    std::vector<LineEvent> events_;
    std::size_t held_ = 0; ///< bytes in them
    std::thread thread_;   ///< last, because it uses all others
};

} // namespace

std::unique_ptr<online::Line> make_line(const online::Address& address, online::WakeUp wake) {
    return std::make_unique<BeastLine>(address, std::move(wake));
}

} // namespace sockets
