#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "core/capitals.hpp"
#include "server/beast_web.hpp"

namespace server {

inline HttpRequest request_of(const Parser::value_type& message) {
    HttpRequest request;
    request.method = std::string(message.method_string());
    const std::string target(message.target());
    const std::size_t mark = target.find('?');
    request.path = target.substr(0, mark);
    if (mark != std::string::npos) request.query = target.substr(mark + 1);
    request.body = message.body();
    for (const auto& field : message) {
        const std::string name(field.name_string());
        request.headers[core::small_letters(name)] = std::string(field.value());
    }
    return request;
}

/// A connection used for requests, answers, and streamed answers.
template <class Stream>
class HttpLink : public Link, public std::enable_shared_from_this<HttpLink<Stream>> {
  public:
    HttpLink(BeastWeb& owner, std::string from, std::shared_ptr<net::ssl::context> certificate,
             Stream stream)
        : Link(owner, std::move(from)), certificate_(std::move(certificate)),
          channel(std::move(stream)) {}

    awaitable<void> serve() {
        const auto self = this->shared_from_this();
        set_deadline(web.limits().header_time);
        std::optional<Parser::value_type> upgrade;
        if (co_await shake_hands()) upgrade = co_await answer_requests();
        if (upgrade)
            net::co_spawn(web.context(), talk(*std::move(upgrade)),
                          net::bind_cancellation_slot(halts_talk.slot(), net::detached));
        else
            end();
    }

    void send(std::shared_ptr<const std::string> text) override {
        if (!is_open) return;
        if (!outgoing.empty() && queued_ + text->size() > web.limits().backlog_bytes) return drop();
        push(is_websocket ? std::move(text) : chunk_of(*text));
    }

    void close(std::uint16_t /*code*/) override { drop(); }

    void finish_stream() override {
        if (!is_open) return;
        is_open = false;
        is_finishing_ = true;
        push(std::make_shared<const std::string>("0\r\n\r\n"));
    }

    void drop() override {
        error_code ignored;
        is_open = false;
        socket_of(channel.next_layer()).close(ignored);
    }

    void ping() override {}

  protected:
    /// It is a WebSocket from now on.
    virtual awaitable<void> talk(Parser::value_type upgrade) = 0;
    /// Writes the first of the queue, then calls `written`.
    virtual void write() {
        set_deadline(web.limits().silence);
        net::async_write(channel.next_layer(), net::buffer(*outgoing.front()),
                         [self = this->shared_from_this()](error_code error, std::size_t) {
                             self->written(error);
                         });
    }

    void written(error_code error) {
        queued_ -= outgoing.front()->size();
        outgoing.pop_front();
        if (error) return drop();
        if (!outgoing.empty()) return write();
        if (is_websocket) return;
        deadline = SteadyClock::time_point::max();
        if (is_finishing_) return drop();
        web.handler().drained(id);
    }

    void set_deadline(std::chrono::seconds time) { deadline = SteadyClock::now() + time; }

    void end() {
        drop();
        web.leave(*this);
    }

  private:
    std::shared_ptr<net::ssl::context> certificate_; // must outlive the channel

  protected:
    websocket::stream<Stream, false> channel;
    std::unique_ptr<HttpRequest> upgrade_request; ///< that asked for the WebSocket
    net::cancellation_signal halts_talk;
    std::deque<std::shared_ptr<const std::string>> outgoing;
    bool is_open = false;

  private:
    void push(std::shared_ptr<const std::string> bytes) {
        queued_ += bytes->size();
        outgoing.push_back(std::move(bytes));
        if (outgoing.size() == 1) write();
    }

    static std::shared_ptr<const std::string> chunk_of(const std::string& text) {
        std::array<char, 20> size{};
        const int length = std::snprintf(size.data(), size.size(), "%zx\r\n", text.size());
        return std::make_shared<const std::string>(
            std::string(size.data(), static_cast<std::size_t>(length)) + text + "\r\n");
    }

    awaitable<bool> shake_hands() {
        if constexpr (std::is_same_v<Stream, Channel>) {
            if (certificate_) {
                const auto [error] = co_await channel.next_layer().secure()->async_handshake(
                    net::ssl::stream_base::server, await_result);
                co_return !error;
            }
        }
        co_return true;
    }

    /// Answers requests one after the other; returns the one that requests a WebSocket.
    awaitable<std::optional<Parser::value_type>> answer_requests() {
        beast::flat_buffer buffer(web.limits().header_bytes + web.limits().body_bytes);
        while (true) {
            Parser parser;
            parser.header_limit(static_cast<std::uint32_t>(web.limits().header_bytes));
            parser.body_limit(web.limits().body_bytes);
            const auto [error, size] =
                co_await http::async_read(channel.next_layer(), buffer, parser, await_result);
            if (error) {
                co_await complain(error);
                co_return std::nullopt;
            }
            HttpRequest request = named_request(parser.get());
            if (websocket::is_upgrade(parser.get()) && buffer.size() == 0) {
                const std::optional<HttpResponse> refusal = refusal_of(request);
                if (refusal) {
                    co_await write_response(*refusal, false);
                    co_return std::nullopt;
                }
                upgrade_request = std::make_unique<HttpRequest>(std::move(request));
                co_return parser.release();
            }
            const bool goes_on = co_await answer(request, parser.get().keep_alive());
            if (!goes_on) co_return std::nullopt;
            const bool is_next = co_await begins(buffer);
            if (!is_next) co_return std::nullopt;
        }
    }

    /// Waits until another request begins to arrive; it has as little time as the first.
    awaitable<bool> begins(beast::flat_buffer& buffer) {
        constexpr std::size_t first_part = 512;
        set_deadline(web.limits().idle_time);
        if (buffer.size() == 0) {
            const auto [error, size] = co_await channel.next_layer().async_read_some(
                buffer.prepare(first_part), await_result);
            if (error) co_return false;
            buffer.commit(size);
        }
        set_deadline(web.limits().header_time);
        co_return true;
    }

    HttpRequest named_request(const Parser::value_type& message) {
        HttpRequest request = request_of(message);
        request.id = web.new_id();
        request.address = address = web.address_of(peer, request.header("x-forwarded-for"));
        request.is_secure = certificate_ != nullptr;
        return request;
    }

    std::optional<HttpResponse> refusal_of(const HttpRequest& request) {
        auto refusal = web.handler().refusal(request);
        if (!refusal && web.is_crowded(address)) refusal = crowded_response(429);
        return refusal;
    }

    static HttpResponse crowded_response(int status) {
        return {.status = status, .body = R"({"error":"too_many"})"};
    }

    /// Whether the connection can be used for another request.
    awaitable<bool> answer(const HttpRequest& request, bool keeps_alive) {
        const bool is_head = request.method == "HEAD";
        HttpResponse response = co_await response_to(request);
        if (response.is_stream && is_head) {
            web.handler().closed(request.id, false);
            co_await write_response(response, false, true);
            co_return false;
        }
        if (response.is_stream && !web.is_crowded(address)) {
            co_await stream(request.id, response);
            co_return false;
        }
        if (response.is_stream) {
            web.handler().closed(request.id, false);
            response = crowded_response(503);
        }
        const bool is_written = co_await write_response(response, keeps_alive, is_head);
        co_return is_written&& keeps_alive;
    }

    /// The status for such an error; 0 if nobody can receive it.
    static int status_of(error_code error) {
        if (error == http::error::header_limit) return 431;
        if (error == http::error::body_limit) return 413;
        const bool is_http =
            error.category() == make_error_code(http::error::bad_method).category();
        const bool is_end =
            error == http::error::end_of_stream || error == http::error::partial_message;
        return is_http && !is_end ? 400 : 0;
    }

    /// Answers a request that is too long or malformed, if an answer can be sent.
    awaitable<void> complain(error_code error) {
        HttpResponse response;
        response.status = status_of(error);
        response.body = R"({"error":"bad_request"})";
        if (response.status == 0) co_return;
        const bool is_written = co_await write_response(response, false);
        if (!is_written) co_return;
        error_code ignored; // unread input would make the system discard the answer when the socket
                            // is closed
        socket_of(channel.next_layer()).shutdown(tcp::socket::shutdown_send, ignored);
        set_deadline(std::chrono::seconds(2));
        std::array<char, 4096> rest{};
        while (true) {
            const auto [failed, size] = co_await socket_of(channel.next_layer())
                                            .async_read_some(net::buffer(rest), await_result);
            if (failed) co_return;
        }
    }

    awaitable<HttpResponse> response_to(const HttpRequest& request) {
        struct Pending {
            std::optional<HttpResponse> response{};
            net::steady_timer replied;
        };
        const auto pending = std::make_shared<Pending>(Pending{
            std::nullopt, net::steady_timer(web.context(), SteadyClock::time_point::max())});
        deadline = SteadyClock::time_point::max(); // while it is being answered, there is no limit
        web.handler().answer(request, [pending](HttpResponse response) {
            pending->response = std::move(response);
            pending->replied.cancel();
        });
        if (!pending->response) co_await pending->replied.async_wait(await_result);
        co_return *std::move(pending->response);
    }

    /// A client that reads less than 16 KiB a second is not waited for.
    awaitable<bool> write_response(const HttpResponse& from, bool keeps_alive,
                                   bool is_head = false) {
        constexpr std::size_t slowest = 16384;
        set_deadline(web.limits().header_time + std::chrono::seconds(from.body.size() / slowest));
        http::response<http::string_body> message(static_cast<http::status>(from.status), 11);
        message.set(http::field::content_type, from.type);
        for (const auto& [name, value] : from.headers) message.insert(name, value);
        if (!is_head) message.body() = from.body;
        message.keep_alive(keeps_alive);
        if (!from.is_stream)
            message.content_length(from.body.size()); // a stream's length is unknown
        const auto [error, size] =
            co_await http::async_write(channel.next_layer(), message, await_result);
        co_return !error;
    }

    /// Until either end closes it. The other end is not expected to send anything meanwhile.
    awaitable<void> stream(ConnectionId name, const HttpResponse& response) {
        std::string header = "HTTP/1.1 200 OK\r\nContent-Type: " + response.type +
                             "\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n";
        for (const auto& [field, value] : response.headers)
            header.append(field).append(": ").append(value).append("\r\n");
        web.enter(*this, name);
        is_open = true;
        push(std::make_shared<const std::string>(header + "\r\n"));
        if (!response.body.empty()) send(std::make_shared<const std::string>(response.body));
        web.handler().streaming(name);
        std::array<char, 512> unexpected{};
        while (true) {
            const auto [error, size] = co_await channel.next_layer().async_read_some(
                net::buffer(unexpected), await_result);
            if (error) break;
        }
        end();
        web.handler().closed(name, false);
    }

    std::size_t queued_ = 0;
    bool is_finishing_ = false;
};

} // namespace server
