#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/from_client.hpp"
#include "wire/from_server.hpp"

namespace server_test {

/// How long nothing may come in before a connection counts as lost.
inline std::chrono::seconds socket_patience{120};
/// The address of the server.
inline std::string server_host = "127.0.0.1";

/// A plain TCP connection to a server on this machine.
class Socket {
  public:
    /// The kernel keeps not much more than `unread` bytes for it, if that is given.
    explicit Socket(std::uint16_t port, int unread = 0);
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    Socket(Socket&& other) noexcept;
    ~Socket();

    void send(std::string_view bytes) const;
    /// At least one byte; nothing at the end, or if nothing comes for too long.
    std::string receive() const;

  private:
    int file_ = -1;
};

/// The status and the whole text of the answer to a request.
struct Answer {
    int status = 0;
    std::string text{};
};
Answer ask(std::uint16_t port, const std::string& request);
Answer get(std::uint16_t port, const std::string& path);
/// Waits, a minute or more, until the server has no more sockets than this; whether that came true.
bool has_at_most(std::uint16_t port, int sockets);

struct Frame {
    int opcode = 0;
    std::string payload{};

    /// Of a frame that closes; 0 if it names none.
    int close_code() const;
};

/// The client's end of a WebSocket, with frames of every kind, good and bad.
class WebSocket {
  public:
    /// Opens it; `status` is 101 if the server agrees.
    explicit WebSocket(std::uint16_t port, const std::string& headers = "", int unread = 0,
                       const std::string& path = "/socket");

    int status() const { return status_; }

    /// As they are, whatever they mean.
    void send_bytes(std::string_view bytes) const { socket_.send(bytes); }
    void send_frame(int first_byte, std::string_view payload, bool is_masked = true);
    void send(const wire::FromClient& message);
    /// The next frame; nothing if the connection has ended.
    std::optional<Frame> frame();
    /// The next message, with pings answered on the way.
    std::optional<wire::FromServer> message();
    /// The next message of a kind; those before it are dropped.
    template <class Message>
    std::optional<Message> next() {
        while (auto one = message())
            if (auto* const found = std::get_if<Message>(&*one)) return std::move(*found);
        return std::nullopt;
    }

  private:
    bool fill(std::size_t bytes);

    Socket socket_;
    std::string buffer_;
    int status_ = 0;
};

} // namespace server_test
