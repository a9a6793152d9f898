#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "keep/guests.hpp"
#include "online/account.hpp"
#include "online/client.hpp"
#include "view/online_access.hpp"
#include "view/online_state.hpp"

namespace view {

/// A window's connection to a server: the client with its line, and possibly the server itself.
class OnlineDesk {
  public:
    /// The room must outlive it. `wake` is called by other threads when `attend` has work to do.
    OnlineDesk(room::Room& room, OnlineAccess network, keep::Guests guests, std::uint64_t seed,
               std::function<void()> wake)
        : room_(room), network_(std::move(network)), guests_(std::move(guests)), seed_(seed),
          wake_(std::move(wake)) {}

    void speak(words::Voice voice) { voice_ = voice; }
    /// Connects to a server, and leaves the previous one.
    void connect(const std::string& address, const std::string& name);
    /// Starts a server here, and connects to it once it runs.
    void host(const std::string& name);
    /// Leaves the server, and stops the one that runs here.
    void disconnect();

    /// Handles the events since the last call.
    void attend();
    /// Sends the room's requests.
    void pass_on();
    /// Runs a function with the client, if there is one.
    void wish(const std::function<void(online::Client&)>& what);
    void log_in(const online::Credentials& who, bool registers);
    void log_out();
    /// Opens a link of this server, or the code of one.
    void open_link(const std::string& link);

    /// The server's game in the room; null if there is none.
    const online::CurrentGame* game() const;
    /// While its line is lost, a sentence that says so; empty otherwise.
    std::string offline_text() const;
    /// Whether a move waits for the line.
    bool has_unsent_move() const { return game() != nullptr && client_->has_unsent_move(); }
    OnlineState state() const;
    /// What to store about the server; nothing while it is not connected, and about a server that
    /// runs here.
    std::optional<ServerKnown> known() const;
    std::vector<online::ClientEvent> take_events() { return std::exchange(events_, {}); }

  private:
    void attend_host();
    void settle();
    void obey(const online::OpenLine& order) { line_->open(order.after); }
    void obey(const online::SendMessage& order) { line_->send(to_json(order.message)); }
    void obey(const online::CloseLine&) { line_->close(); }
    void keep(const keep::KnownGuest& who);
    void hear(const online::LineEvent& event);
    void take(const online::LineAnswered& answer);
    void forget_session();
    void note(std::string sentence) {
        events_.emplace_back(online::ServerNotice{std::move(sentence), false});
    }
    void warn(std::string sentence) {
        events_.emplace_back(online::ServerNotice{std::move(sentence), true});
    }

    room::Room& room_;
    OnlineAccess network_;
    keep::Guests guests_;
    std::uint64_t seed_;
    std::function<void()> wake_;
    words::Voice voice_{};
    std::unique_ptr<Host> host_;
    std::string host_name_; ///< the name to play under there
    std::unique_ptr<online::Client> client_;
    std::unique_ptr<online::Line> line_;
    std::string account_;           ///< whose session the line uses
    bool awaits_admission_ = false; ///< a login is in progress
    std::vector<online::ClientEvent> events_;
};

} // namespace view
