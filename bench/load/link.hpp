#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <openssl/ssl.h>

#include "server/certificate.hpp"

namespace load {

/// Where links lead, and by what.
struct Target {
    std::uint16_t port = 0;
    SSL_CTX* tls = nullptr; ///< none: plain HTTP
};

/// A connection to a port of this machine, from the address 127.x.y.z of this number, that never
/// waits and may not be open yet.
int open_socket(std::uint16_t port, std::uint32_t source);

/// The client's end of a WebSocket that never waits: to be told whenever its file can be read or
/// written.
class Link {
  public:
    enum class State : std::uint8_t { closed, connecting, securing, upgrading, open };

    Link() = default;
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    ~Link() { close(); }

    /// Begins to connect, from the address 127.x.y.z of this number.
    void open(const Target& target, std::uint32_t source);
    /// Without a word.
    void close();

    int file() const { return file_; }
    State state() const { return state_; }
    bool is_open() const { return state_ == State::open; }
    /// Whether it waits for the moment when it can write.
    bool wants_to_write() const { return state_ == State::connecting || !unsent_.empty(); }

    /// What can be done now; false if the connection has ended.
    bool proceed();
    /// The next message; empty if there is none yet.
    std::string next();
    void send(std::string_view text) { send_frame(0x81, text); }

  private:
    void send_frame(int first_byte, std::string_view payload);
    bool secure();
    bool has_connected() const;
    bool flush();
    bool fill();
    /// Bytes that were read or written; 0: not now; negative: it is over.
    long read_some(char* bytes, std::size_t room);
    long write_some(std::string_view bytes);
    bool read_upgrade();

    std::unique_ptr<SSL, server_test::Release<SSL_free>> ssl_;
    int file_ = -1;
    State state_ = State::closed;
    std::uint16_t port_ = 0;
    std::string unsent_;
    std::string unread_;
};

} // namespace load
