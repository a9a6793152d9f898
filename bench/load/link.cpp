#include "link.hpp"

#include <array>
#include <cerrno>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace load {
namespace {

sockaddr_in loopback(std::uint32_t number, std::uint16_t port) {
    constexpr std::uint32_t first = 0x7F000001; // 127.0.0.1
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(first + number);
    return address;
}

const sockaddr* generic(const sockaddr_in& address) {
    return reinterpret_cast<const sockaddr*>(&address);
}

} // namespace

int open_socket(std::uint16_t port, std::uint32_t source) {
    const int file = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    const int yes = 1;
    setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    // The port is chosen when it connects, by both ends: many connections share an address.
    setsockopt(file, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &yes, sizeof yes);
    const sockaddr_in from = loopback(source, 0);
    const sockaddr_in to = loopback(0, port);
    bind(file, generic(from), sizeof from);
    connect(file, generic(to), sizeof to);
    return file;
}

void Link::open(const Target& target, std::uint32_t source) {
    close();
    port_ = target.port;
    file_ = open_socket(port_, source);
    state_ = State::connecting;
    if (target.tls == nullptr) return;
    ssl_.reset(SSL_new(target.tls));
    SSL_set_fd(ssl_.get(), file_);
    SSL_set_connect_state(ssl_.get());
}

void Link::close() {
    ssl_.reset();
    if (file_ >= 0) ::close(file_);
    file_ = -1;
    state_ = State::closed;
    unsent_.clear();
    unread_.clear();
}

bool Link::has_connected() const {
    int error = 0;
    socklen_t size = sizeof error;
    getsockopt(file_, SOL_SOCKET, SO_ERROR, &error, &size);
    return error == 0;
}

/// False if the other end will not have it; it may also not be done yet.
bool Link::secure() {
    const int done = ssl_ ? SSL_do_handshake(ssl_.get()) : 1;
    if (done != 1) {
        const int why = SSL_get_error(ssl_.get(), done);
        return why == SSL_ERROR_WANT_READ || why == SSL_ERROR_WANT_WRITE;
    }
    state_ = State::upgrading;
    unsent_ = "GET /socket HTTP/1.1\r\nHost: localhost:" + std::to_string(port_) +
              "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    return flush();
}

bool Link::proceed() {
    if (state_ == State::connecting) {
        if (!has_connected()) return false;
        state_ = State::securing;
    }
    if (state_ == State::securing && !secure()) return false;
    if (state_ == State::securing) return true;
    if (!flush() || !fill()) return false;
    return state_ != State::upgrading || read_upgrade();
}

bool Link::read_upgrade() {
    const std::size_t end = unread_.find("\r\n\r\n");
    if (end == std::string::npos) return true;
    if (!unread_.starts_with("HTTP/1.1 101")) return false;
    unread_.erase(0, end + 4);
    state_ = State::open;
    return true;
}

long Link::read_some(char* bytes, std::size_t room) {
    if (!ssl_) {
        const ssize_t count = recv(file_, bytes, room, 0);
        if (count > 0) return count;
        return count < 0 && errno == EAGAIN ? 0 : -1;
    }
    const int count = SSL_read(ssl_.get(), bytes, static_cast<int>(room));
    if (count > 0) return count;
    return SSL_get_error(ssl_.get(), count) == SSL_ERROR_WANT_READ ? 0 : -1;
}

long Link::write_some(std::string_view bytes) {
    if (!ssl_) {
        const ssize_t count = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (count > 0) return count;
        return errno == EAGAIN ? 0 : -1;
    }
    const int count = SSL_write(ssl_.get(), bytes.data(), static_cast<int>(bytes.size()));
    if (count > 0) return count;
    return SSL_get_error(ssl_.get(), count) == SSL_ERROR_WANT_WRITE ? 0 : -1;
}

bool Link::fill() {
    std::array<char, 16384> bytes{};
    while (true) {
        const long count = read_some(bytes.data(), bytes.size());
        if (count < 0) return false;
        unread_.append(bytes.data(), static_cast<std::size_t>(count));
        // What TLS has already read is not announced again.
        if (count == 0 || (!ssl_ && static_cast<std::size_t>(count) < bytes.size())) return true;
    }
}

bool Link::flush() {
    while (!unsent_.empty()) {
        const long count = write_some(unsent_);
        if (count < 0) return false;
        if (count == 0) return true;
        unsent_.erase(0, static_cast<std::size_t>(count));
    }
    return true;
}

std::string Link::next() {
    const auto byte = [this](std::size_t at) {
        return static_cast<std::size_t>(static_cast<unsigned char>(unread_[at]));
    };
    while (state_ == State::open && unread_.size() >= 2) {
        std::size_t start = 2;
        std::size_t size = byte(1);
        if (size == 126) {
            if (unread_.size() < 4) return {};
            start = 4;
            size = byte(2) << 8 | byte(3);
        }
        if (unread_.size() < start + size) return {};
        const std::size_t opcode = byte(0) & 0x0F;
        std::string payload = unread_.substr(start, size);
        unread_.erase(0, start + size);
        if (opcode == 1) return payload;
        if (opcode == 9) send_frame(0x8A, payload);
    }
    return {};
}

/// Masked by zeros, which leave it as it is.
void Link::send_frame(int first_byte, std::string_view payload) {
    unsent_ += static_cast<char>(first_byte);
    if (payload.size() < 126) {
        unsent_ += static_cast<char>(0x80 | payload.size());
    } else {
        unsent_ += static_cast<char>(0x80 | 126);
        unsent_ += static_cast<char>(payload.size() >> 8);
        unsent_ += static_cast<char>(payload.size() & 0xFF);
    }
    unsent_.append(4, '\0').append(payload);
    flush();
}

} // namespace load
