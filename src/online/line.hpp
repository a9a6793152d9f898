#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "online/address.hpp"

/// The line between a client and a server, as the client sees it.
namespace online {

struct LineOpened {};
/// A message has come.
struct LineHeard {
    std::string text{};
};

enum class LineTrouble : std::uint8_t {
    lost,        ///< it was open, and is not any more
    unreachable, ///< nobody answers there
    blocked,     ///< nobody answers, or a network lets no WebSocket through: browsers do not tell
    no_host,     ///< there is no machine of this name
    logged_out,  ///< the session that was shown is over
    untrusted,   ///< the certificate cannot be trusted
    no_server,   ///< something answers, but no server of ours
    crowded,     ///< too many connections from here
    not_ready,   ///< the server is about to stop, or its database is away
};
/// It is not open: it could not be opened, or was closed.
struct LineLost {
    LineTrouble why{};
    std::uint16_t code = 0; ///< with which the server closed it; 0: it did not say
};

/// The answer to `Line::ask`.
struct LineAnswered {
    int status = 0; ///< of HTTP; 0: there was no answer
    std::string body{};
    std::string session{}; ///< the secret of a new one
};

using LineEvent = std::variant<LineOpened, LineHeard, LineLost, LineAnswered>;

/// A request about accounts.
struct AccountRequest {
    std::string path{};
    std::string form{};     ///< its fields
    std::string language{}; ///< of the answer
};

/// A WebSocket to one server, worked by a thread of its own. None of its functions waits.
class Line {
  public:
    Line() = default;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    /// Closes it, in an orderly way if that takes no longer than a moment.
    virtual ~Line() = default;

    /// Opens it after a while; one that is open is closed first.
    virtual void open(std::chrono::milliseconds after) = 0;
    virtual void send(std::string text) = 0;
    virtual void close() = 0;
    /// From now on it is opened and asked as somebody who has logged in; nobody, if it is empty.
    virtual void use_session(std::string secret) = 0;
    /// Beside what is said otherwise, over HTTP; `LineAnswered` follows.
    virtual void ask(AccountRequest request) = 0;
    /// What has happened since the last call.
    virtual std::vector<LineEvent> take() = 0;
};

/// Called by the line's thread whenever `take` has something to give.
using WakeUp = std::function<void()>;

using LineMaker = std::function<std::unique_ptr<Line>(const Address& address, WakeUp wake)>;

/// The same as a function of the library that knows the network, and its name there.
using MakeLine = void(const Address& address, WakeUp wake, std::unique_ptr<Line>& line);
inline constexpr const char* make_line_name = "stackchess_make_line";

} // namespace online
