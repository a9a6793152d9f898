#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "online/address.hpp"

/// The connection between a client and a server, as the client sees it.
namespace online {

struct LineOpened {};
/// A message has arrived.
struct LineHeard {
    std::string text{};
};

enum class LineTrouble : std::uint8_t {
    lost,        ///< it was open, and no longer is
    unreachable, ///< nobody answers there
    blocked,     ///< nobody answers, or a network blocks WebSockets: browsers do not say which
    no_host,     ///< there is no machine with this name
    logged_out,  ///< the session has ended
    untrusted,   ///< the certificate cannot be trusted
    no_server,   ///< something answers, but not a Stackchess server
    crowded,     ///< too many connections from here
    not_ready,   ///< the server is about to stop, or its database is unavailable
};
/// It is not open: it could not be opened, or was closed.
struct LineLost {
    LineTrouble why{};
    std::uint16_t code = 0; ///< with which the server closed it; 0: none
};

/// The answer to `Line::ask`.
struct LineAnswered {
    int status = 0; ///< of HTTP; 0: there was no answer
    std::string body{};
    std::string session{}; ///< the secret of a new session
};

using LineEvent = std::variant<LineOpened, LineHeard, LineLost, LineAnswered>;

/// A request about accounts.
struct AccountRequest {
    std::string path{};
    std::string form{};     ///< its fields
    std::string language{}; ///< of the answer
};

/// A WebSocket to one server, run by its own thread. None of its functions waits.
class Line {
  public:
    Line() = default;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    /// Closes it, properly if that takes only a moment.
    virtual ~Line() = default;

    /// Opens it after a delay; closes it first if it is open.
    virtual void open(std::chrono::milliseconds after) = 0;
    virtual void send(std::string text) = 0;
    virtual void close() = 0;
    /// Uses the session of a person who has logged in from now on; none, if it is empty.
    virtual void use_session(std::string secret) = 0;
    /// Sends a request over HTTP, beside the WebSocket; `LineAnswered` follows.
    virtual void ask(AccountRequest request) = 0;
    /// What has happened since the last call.
    virtual std::vector<LineEvent> take() = 0;
};

/// Called by the line's thread whenever `take` has events.
using WakeUp = std::function<void()>;

using LineMaker = std::function<std::unique_ptr<Line>(const Address& address, WakeUp wake)>;

/// The same as a function of the library with the network code, and its name there.
using MakeLine = void(const Address& address, WakeUp wake, std::unique_ptr<Line>& line);
inline constexpr const char* make_line_name = "stackchess_make_line";

} // namespace online
