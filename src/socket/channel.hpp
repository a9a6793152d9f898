#pragma once

#include <memory>
#include <utility>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>

namespace sockets {

/// A connection that may be encrypted. It is one type, so that what Boost makes of the stream below
/// a WebSocket is compiled once.
class Channel {
  public:
    using Socket = boost::asio::ip::tcp::socket;
    using Secure = boost::asio::ssl::stream<Socket&>;
    using next_layer_type = Socket;              // NOLINT(readability-identifier-naming): Boost's
    using executor_type = Socket::executor_type; // NOLINT(readability-identifier-naming): Boost's

    explicit Channel(Socket socket) : socket_(std::make_unique<Socket>(std::move(socket))) {}
    /// Encrypted once the hands have been shaken; the context must outlive it.
    Channel(Socket socket, boost::asio::ssl::context& context) : Channel(std::move(socket)) {
        secure_ = std::make_unique<Secure>(*socket_, context);
    }

    Socket& next_layer() { return *socket_; }
    const Socket& next_layer() const { return *socket_; }
    executor_type get_executor() { return socket_->get_executor(); }
    /// Null if it is not encrypted.
    Secure* secure() { return secure_.get(); }

    template <class Buffers, class Handler>
    auto async_read_some(const Buffers& buffers, Handler&& handler) {
        if (secure_) return secure_->async_read_some(buffers, std::forward<Handler>(handler));
        return socket_->async_read_some(buffers, std::forward<Handler>(handler));
    }
    template <class Buffers, class Handler>
    auto async_write_some(const Buffers& buffers, Handler&& handler) {
        if (secure_) return secure_->async_write_some(buffers, std::forward<Handler>(handler));
        return socket_->async_write_some(buffers, std::forward<Handler>(handler));
    }

  private:
    std::unique_ptr<Socket> socket_; ///< stays where it is, for the other
    std::unique_ptr<Secure> secure_;
};

/// How Boost ends a WebSocket's connection.
template <class Handler>
void async_teardown(boost::beast::role_type role, Channel& channel, Handler&& handler) {
    using boost::beast::async_teardown;
    using boost::beast::websocket::async_teardown;
    if (channel.secure() != nullptr)
        async_teardown(role, *channel.secure(), std::forward<Handler>(handler));
    else
        async_teardown(role, channel.next_layer(), std::forward<Handler>(handler));
}

} // namespace sockets
