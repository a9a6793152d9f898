#pragma once

#include <optional>
#include <string>

#include "online/account.hpp"
#include "online/client.hpp"

namespace view {

/// How things stand with a server, as a screen shows it.
struct OnlineState {
    bool is_open = false; ///< somebody has asked for a server
    online::Standing standing{};
    std::string status{}; ///< in words
    std::string shared{}; ///< what others type to come to the server that runs here
    bool is_hosting = false;
    wire::Person you{};
    online::Lobby lobby{};
    std::optional<online::CurrentGame> game = std::nullopt; ///< once it is on the board
};

// What a screen asks of the server.
/// Connects to a server, instead of the one before.
struct Connect {
    std::string address;
    std::string name;
};
/// Opens a server on this machine for its network, and connects to it.
struct HostServer {};
struct Disconnect {};
struct TakeName {
    std::string name;
};
/// To an account of the server, which may have to be made first.
struct LogIn {
    online::Credentials who;
    bool registers = false;
};
struct LogOut {};
/// How a game is wanted.
enum class Opponent : std::uint8_t { anybody, by_link, by_name, computer };
struct AskForGame {
    Opponent opponent{};
    wire::Terms terms{};
    wire::ColorWish color{};
    int level = 1;                                         ///< of the computer
    std::optional<wire::RatingRange> range = std::nullopt; ///< of anybody
    std::string name{};                                    ///< of an account
};
/// Accepts somebody's seek or challenge, withdraws one's own.
struct TakeSeek {
    std::string id;
};
struct TakeChallenge {
    std::string id;
};
struct DeclineChallenge {
    std::string id;
};
struct ListGames {};
struct FollowGame {
    std::string id;
};
/// A link, or the code at its end.
struct OpenLink {
    std::string link;
};
struct SayOnline {
    std::string text;
};
struct AbortGame {};
struct ClaimLeft {};
struct GiveTime {};
/// Back to the lobby.
struct LeaveOnlineGame {};

} // namespace view
