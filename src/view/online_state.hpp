#pragma once

#include <optional>
#include <string>

#include "online/account.hpp"
#include "online/client.hpp"

namespace view {

/// The state of the connection to a server, as a screen shows it.
struct OnlineState {
    bool is_open = false; ///< a server has been chosen
    online::Standing standing{};
    std::string status{}; ///< in words
    std::string shared{}; ///< the address that others type to reach the server running here
    bool is_hosting = false;
    wire::Person you{};
    online::Lobby lobby{};
    std::optional<online::CurrentGame> game = std::nullopt; ///< once it is on the board
};

/// What is stored about a server, to return to it.
struct ServerKnown {
    std::string address{};
    std::string name{}; ///< of the person there
    std::string game{}; ///< the id of one of the person's games in progress, if there is one
};

// Requests of a screen to the server.
/// Connects to a server, and leaves the previous one.
struct Connect {
    std::string address;
    std::string name;
};
/// Starts a server on this machine for the local network, and connects to it.
struct HostServer {};
/// Connects to the last server again, where a game was in progress.
struct ReturnOnline {};
struct Disconnect {};
struct TakeName {
    std::string name;
};
/// Logs in to an account of the server, which may have to be created first.
struct LogIn {
    online::Credentials who;
    bool registers = false;
};
struct LogOut {};
/// The kind of opponent for a game.
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
/// Cancels a move that waits for the connection.
struct WithdrawMove {};
struct AbortGame {};
struct ClaimLeft {};
struct GiveTime {};
/// Returns to the lobby.
struct LeaveOnlineGame {};

} // namespace view
