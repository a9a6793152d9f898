#include "socket_client.hpp"

#include <array>
#include <chrono>
#include <thread>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

namespace server_test {
namespace {

int status_in(const std::string& answer) {
    constexpr std::size_t start = std::string_view("HTTP/1.1 ").size();
    return answer.size() < start + 3 ? 0 : std::stoi(answer.substr(start, 3));
}

} // namespace

Socket::Socket(std::uint16_t port, int unread) : file_(socket(AF_INET, SOCK_STREAM, 0)) {
    if (unread > 0) setsockopt(file_, SOL_SOCKET, SO_RCVBUF, &unread, sizeof unread);
    const int yes = 1;
    setsockopt(file_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    const timeval patience{.tv_sec = socket_patience.count(), .tv_usec = 0};
    setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, server_host.c_str(), &address.sin_addr);
    if (connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        close(file_);
        file_ = -1;
    }
}

Socket::Socket(Socket&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

Socket::~Socket() {
    if (file_ >= 0) close(file_);
}

void Socket::send(std::string_view bytes) const {
    while (file_ >= 0 && !bytes.empty()) {
        const ssize_t sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

std::string Socket::receive() const {
    std::array<char, 16384> bytes{};
    const ssize_t count = file_ < 0 ? 0 : recv(file_, bytes.data(), bytes.size(), 0);
    return count <= 0 ? std::string() : std::string(bytes.data(), static_cast<std::size_t>(count));
}

Answer ask(std::uint16_t port, const std::string& request) {
    const Socket socket(port);
    socket.send(request);
    Answer answer;
    for (std::string more = socket.receive(); !more.empty(); more = socket.receive())
        answer.text += more;
    answer.status = status_in(answer.text);
    return answer;
}

Answer get(std::uint16_t port, const std::string& path) {
    return ask(port, "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
}

bool has_at_most(std::uint16_t port, int sockets) {
    constexpr std::chrono::minutes patience{2};
    constexpr std::chrono::milliseconds pause{20};
    constexpr std::string_view name = "\nstackchess_sockets ";
    const auto end = std::chrono::steady_clock::now() + patience;
    while (std::chrono::steady_clock::now() < end) {
        const std::string text = get(port, "/metrics").text;
        const std::size_t line = text.find(name);
        if (line != std::string::npos && std::stoi(text.substr(line + name.size())) <= sockets)
            return true;
        std::this_thread::sleep_for(pause);
    }
    return false;
}

int Frame::close_code() const {
    if (opcode != 8 || payload.size() < 2) return 0;
    return static_cast<unsigned char>(payload[0]) * 256 + static_cast<unsigned char>(payload[1]);
}

WebSocket::WebSocket(std::uint16_t port, const std::string& headers, int unread,
                     const std::string& path)
    : socket_(port, unread) {
    socket_.send("GET " + path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port) +
                 "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                 headers + "\r\n");
    while (buffer_.find("\r\n\r\n") == std::string::npos) {
        const std::string more = socket_.receive();
        if (more.empty()) return;
        buffer_ += more;
    }
    status_ = status_in(buffer_);
    buffer_.erase(0, buffer_.find("\r\n\r\n") + 4);
}

void WebSocket::send_frame(int first_byte, std::string_view payload, bool is_masked) {
    std::string frame(1, static_cast<char>(first_byte));
    const int mask_bit = is_masked ? 0x80 : 0;
    if (payload.size() < 126) {
        frame += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
    } else {
        frame += static_cast<char>(mask_bit | 126);
        frame += static_cast<char>(payload.size() >> 8);
        frame += static_cast<char>(payload.size() & 0xFF);
    }
    constexpr std::string_view mask = "\x12\x34\x56\x78";
    if (is_masked) frame += mask;
    for (std::size_t i = 0; i < payload.size(); ++i)
        frame += is_masked ? static_cast<char>(payload[i] ^ mask[i % 4]) : payload[i];
    socket_.send(frame);
}

void WebSocket::send(const wire::FromClient& message) { send_frame(0x81, to_json(message)); }

bool WebSocket::fill(std::size_t bytes) {
    while (buffer_.size() < bytes) {
        const std::string more = socket_.receive();
        if (more.empty()) return false;
        buffer_ += more;
    }
    return true;
}

std::optional<Frame> WebSocket::frame() {
    if (!fill(2)) return std::nullopt;
    const auto byte = [this](std::size_t at) {
        return static_cast<std::size_t>(static_cast<unsigned char>(buffer_[at]));
    };
    std::size_t start = 2;
    std::size_t size = byte(1) & 0x7F;
    if (size == 126) {
        if (!fill(start = 4)) return std::nullopt;
        size = byte(2) << 8 | byte(3);
    }
    if (!fill(start + size)) return std::nullopt;
    Frame frame{static_cast<int>(byte(0) & 0x0F), buffer_.substr(start, size)};
    buffer_.erase(0, start + size);
    return frame;
}

std::optional<wire::FromServer> WebSocket::message() {
    while (auto one = frame()) {
        if (one->opcode == 9) send_frame(0x8A, one->payload);
        if (one->opcode == 8) return std::nullopt;
        if (one->opcode != 1) continue;
        if (auto read = wire::read_server(one->payload)) return *std::move(read);
    }
    return std::nullopt;
}

} // namespace server_test
