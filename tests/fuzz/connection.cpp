// Any bytes, as they come over a connection, in pieces: as requests or, after the opening of a
// WebSocket, as its frames. What is heard must be what a naive reader of RFC 6455 hears, and when
// the bytes end, so does the connection.

#include <algorithm>
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <boost/beast/core/buffers_to_string.hpp>

#include "fuzz/target.hpp"
#include "server/socket_link.hpp"

namespace {

namespace net = server::net;
namespace beast = server::beast;
using server::error_code;

constexpr std::size_t longest_message = 4096;
constexpr std::string_view opening =
    "GET /socket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

/// What goes over a connection.
struct Cable {
    std::deque<std::string> pieces; ///< that are still to come
    std::string answer;
    bool is_cut = false;
};

/// The server's end of a cable, where nothing is waited for.
class CableEnd {
  public:
    using executor_type = net::io_context::executor_type;

    CableEnd(net::io_context& context, std::shared_ptr<Cable> cable)
        : context_(&context), cable_(std::move(cable)) {}

    executor_type get_executor() const { return context_->get_executor(); }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return later(std::forward<Token>(token), [this, buffers]() -> Done {
            if (cable_->is_cut) return {net::error::operation_aborted, 0};
            if (net::buffer_size(buffers) == 0) return {{}, 0};
            if (cable_->pieces.empty()) return {net::error::eof, 0};
            std::string& piece = cable_->pieces.front();
            const std::size_t size = net::buffer_copy(buffers, net::buffer(piece));
            piece.erase(0, size);
            if (piece.empty()) cable_->pieces.pop_front();
            return {{}, size};
        });
    }

    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return later(std::forward<Token>(token), [this, buffers]() -> Done {
            if (cable_->is_cut) return {net::error::operation_aborted, 0};
            cable_->answer += beast::buffers_to_string(buffers);
            return {{}, net::buffer_size(buffers)};
        });
    }

    void close(error_code& /*error*/) { cable_->is_cut = true; }
    void shutdown(server::tcp::socket::shutdown_type /*what*/, error_code& /*error*/) {}

    // How the server and Boost come to a socket and close it.
    friend CableEnd& socket_of(CableEnd& end) { return end; }
    friend void beast_close_socket(CableEnd& end) { end.cable_->is_cut = true; }
    template <class Handler>
    friend void async_teardown(beast::role_type /*role*/, CableEnd& end, Handler&& handler) {
        end.cable_->is_cut = true;
        net::post(end.get_executor(),
                  beast::bind_handler(std::forward<Handler>(handler), error_code()));
    }

  private:
    using Done = std::pair<error_code, std::size_t>;

    template <class Token, class Act>
    auto later(Token&& token, Act act) {
        return net::async_initiate<Token, void(error_code, std::size_t)>(
            [this](auto handler, Act now) {
                const Done done = now();
                net::post(get_executor(),
                          beast::bind_handler(std::move(handler), done.first, done.second));
            },
            token, std::move(act));
    }

    net::io_context* context_;
    std::shared_ptr<Cable> cable_;
};

/// Answers every request, and every message with itself.
class Echo final : public server::WebHandler {
  public:
    explicit Echo(server::Web& web) : web_(web) {}

    void answer(const server::HttpRequest& request, Reply reply) override {
        const bool is_stream = request.path == "/stream";
        open_ += is_stream ? 1 : 0;
        reply({.body = "{}", .is_stream = is_stream});
    }
    std::optional<server::HttpResponse> refusal(const server::HttpRequest& request) override {
        if (request.path == "/socket") return std::nullopt;
        return server::HttpResponse{.status = 404};
    }
    void opened(server::ConnectionId /*connection*/,
                const server::HttpRequest& /*request*/) override {
        ++open_;
    }
    void received(server::ConnectionId connection, std::string_view text) override {
        fuzz::require(open_ == 1, "nothing is heard before or after");
        heard.emplace_back(text);
        web_.send(connection, std::make_shared<const std::string>(text));
    }
    void streaming(server::ConnectionId stream) override {
        web_.send(stream, std::make_shared<const std::string>("{}\n"));
    }
    void drained(server::ConnectionId stream) override { web_.finish(stream); }
    void closed(server::ConnectionId /*connection*/, bool /*leaves*/) override { --open_; }
    void measured(server::ConnectionId /*connection*/, server::Milliseconds /*lag*/) override {}
    int crowd_elsewhere(const std::string& /*address*/) const override { return 0; }
    void woken() override {}
    void signalled(server::Signal /*signal*/) override {}

    void begin() {
        open_ = 0;
        heard.clear();
    }
    bool has_closed_all() const { return open_ == 0; }

    std::vector<std::string> heard;

  private:
    server::Web& web_;
    int open_ = 0;
};

// The naive reader.

struct Frame {
    int first = 0;
    bool is_masked = false;
    std::uint64_t length = 0;
    bool is_shortest = true; ///< the length could not be written in fewer bytes
    std::string payload{};

    int opcode() const { return first & 0x0F; }
    bool is_last() const { return (first & 0x80) != 0; }
    bool is_control() const { return opcode() >= 8; }
};

/// The next frame; nothing if it has not come to its end, or is too long to be read.
std::optional<Frame> take_frame(std::string_view& bytes) {
    std::size_t at = 0;
    const auto byte = [&] { return static_cast<unsigned char>(bytes[at++]); };
    const auto has = [&](std::uint64_t count) { return bytes.size() - at >= count; };
    if (!has(2)) return std::nullopt;
    Frame frame{.first = byte()};
    const int second = byte();
    frame.is_masked = (second & 0x80) != 0;
    frame.length = static_cast<std::uint64_t>(second & 0x7F);
    const int more = frame.length == 126 ? 2 : frame.length == 127 ? 8 : 0;
    if (!has(static_cast<std::uint64_t>(more))) return std::nullopt;
    if (more > 0) frame.length = 0;
    for (int i = 0; i < more; ++i) frame.length = frame.length << 8 | byte();
    frame.is_shortest = more == 0 || frame.length >= (more == 2 ? 126U : 65536U);
    std::string mask(4, '\0');
    if (frame.is_masked && !has(4)) return std::nullopt;
    if (frame.is_masked)
        for (char& one : mask) one = static_cast<char>(byte());
    if (!has(frame.length)) return std::nullopt;
    frame.payload = bytes.substr(at, frame.length);
    for (std::size_t i = 0; i < frame.payload.size(); ++i) frame.payload[i] ^= mask[i % 4];
    bytes.remove_prefix(at + frame.length);
    return frame;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
        const std::size_t size = byte(0) < 0x80                      ? 1
                                 : byte(0) >= 0xC2 && byte(0) < 0xE0 ? 2
                                 : byte(0) >= 0xE0 && byte(0) < 0xF0 ? 3
                                 : byte(0) >= 0xF0 && byte(0) < 0xF5 ? 4
                                                                     : 0;
        if (size == 0 || text.size() < size) return false;
        for (std::size_t i = 1; i < size; ++i)
            if ((byte(i) & 0xC0) != 0x80) return false;
        if (byte(0) == 0xE0 && byte(1) < 0xA0) return false; // could be shorter
        if (byte(0) == 0xED && byte(1) > 0x9F) return false; // half of a pair
        if (byte(0) == 0xF0 && byte(1) < 0x90) return false;
        if (byte(0) == 0xF4 && byte(1) > 0x8F) return false; // beyond Unicode
        text.remove_prefix(size);
    }
    return true;
}

bool is_allowed(const Frame& frame, bool is_within_message) {
    const int opcode = frame.opcode();
    if (!frame.is_masked || (frame.first & 0x70) != 0 || !frame.is_shortest) return false;
    if (frame.is_control()) return opcode <= 10 && frame.is_last() && frame.length <= 125;
    return opcode == 0 ? is_within_message : opcode <= 2 && !is_within_message;
}

/// The messages of text that come before anything that ends a connection.
std::vector<std::string> messages_in(std::string_view bytes) {
    std::vector<std::string> messages;
    std::string message;
    bool is_within = false;
    bool is_text = false;
    while (const auto frame = take_frame(bytes)) {
        if (!is_allowed(*frame, is_within) || frame->opcode() == 8) break;
        if (frame->is_control()) continue;
        if (!is_within) is_text = frame->opcode() == 1;
        message += frame->payload;
        is_within = !frame->is_last();
        if (message.size() > longest_message) break;
        if (is_within) continue;
        if (!is_text || !is_utf8(message)) break;
        messages.push_back(std::exchange(message, {}));
    }
    return messages;
}

/// What the server says is made of whole frames that are not masked, and repeats what it heard.
void check_frames(std::string_view answer, const std::vector<std::string>& heard) {
    std::size_t repeated = 0;
    while (const auto frame = take_frame(answer)) {
        fuzz::require(!frame->is_masked && frame->is_last() && (frame->first & 0x70) == 0 &&
                          frame->is_shortest,
                      "the server sends simple frames");
        if (frame->opcode() != 1) {
            fuzz::require(frame->opcode() >= 8 && frame->opcode() <= 10,
                          "others are about the connection");
            continue;
        }
        fuzz::require(repeated < heard.size() && heard[repeated] == frame->payload,
                      "messages are answered in their order");
        ++repeated;
    }
    fuzz::require(answer.empty(), "the server sends whole frames");
}

/// A server without a port.
struct World {
    server::BeastWeb web{{.limits = {.message_bytes = longest_message}}};
    Echo echo{web};

    World() { web.attach(echo); }

    /// What is answered to these pieces, over a connection of their own.
    std::string answer_to(std::deque<std::string> pieces) {
        echo.begin();
        web.context().restart();
        const auto cable = std::make_shared<Cable>(Cable{.pieces = std::move(pieces)});
        std::weak_ptr<server::SocketLink<CableEnd>> rest;
        web.post([&] { // what begins in the thread of the server begins at once
            const auto link = std::make_shared<server::SocketLink<CableEnd>>(
                web, "127.0.0.1", nullptr, CableEnd(web.context(), cable));
            net::co_spawn(web.context(), link->serve(), net::detached);
            rest = link;
        });
        web.context().poll();
        fuzz::require(rest.expired() && web.socket_count() == 0 && echo.has_closed_all(),
                      "a connection ends with what comes over it");
        return cable->answer;
    }
};

} // namespace

void fuzz::check(Input input) {
    static World world;
    const std::uint8_t choice = input.byte();
    const bool is_socket = (choice & 1) != 0;
    const std::size_t piece = std::size_t{1} << (choice >> 1) % 12;
    std::deque<std::string> pieces;
    if (is_socket) pieces.emplace_back(opening);
    for (std::string_view rest = input.text(); !rest.empty();) {
        pieces.emplace_back(rest.substr(0, piece));
        rest.remove_prefix(pieces.back().size());
    }
    const std::string answer = world.answer_to(std::move(pieces));
    if (!is_socket)
        return require(answer.empty() || answer.starts_with("HTTP/1.1 "),
                       "a request is answered by HTTP");
    require(answer.starts_with("HTTP/1.1 101 "), "a WebSocket is opened");
    require(world.echo.heard == messages_in(input.text()), "what is heard is what was said");
    check_frames(std::string_view(answer).substr(answer.find("\r\n\r\n") + 4), world.echo.heard);
}
