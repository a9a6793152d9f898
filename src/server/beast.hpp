#pragma once

#include <chrono>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/cancellation_signal.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "socket/channel.hpp"

/// Names for the parts of Boost that are used. In a coroutine, pass only named objects to an
/// awaited call: g++ 12 destroys temporaries twice.
namespace server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;
using net::awaitable;
using net::ip::tcp;
using SteadyClock = std::chrono::steady_clock;
using sockets::Channel;
using Parser = http::request_parser<http::string_body>;

inline constexpr auto await_result = net::as_tuple(net::use_awaitable);

inline tcp::socket& socket_of(Channel& channel) { return channel.next_layer(); }

} // namespace server
