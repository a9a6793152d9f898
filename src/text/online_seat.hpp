#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "keep/guests.hpp"
#include "online/account.hpp"
#include "online/client.hpp"
#include "online/line.hpp"
#include "text/dialogue.hpp"

namespace text {

/// A person's connection to a server, at a terminal: the client, its line, and the sentences about
/// both. While it exists, news from the server wakes the terminal.
class OnlineSeat {
  public:
    /// `known` is the guest that the server knows this person as from an earlier visit.
    OnlineSeat(Dialogue& dialogue, room::Room& room, const keep::Guests& guests,
               const std::optional<keep::KnownGuest>& known, online::ClientOptions options,
               const online::LineMaker& make_line);
    OnlineSeat(const OnlineSeat&) = delete;
    OnlineSeat& operator=(const OnlineSeat&) = delete;
    ~OnlineSeat();

    const online::Client& client() const { return client_; }
    /// Whether the client is in this game.
    bool is_in(const std::string& game) const {
        return client_.game() && client_.game()->id == game;
    }

    /// Handles what has come over the line, and says what resulted.
    void attend();
    /// Sends to the server what people have requested in the room.
    void pass_on();
    /// Lets the client do something, and says what resulted.
    template <class Wish>
    void wish(const Wish& what) {
        client_.speak(dialogue_.voice());
        has_warned_ = false;
        what(client_);
        settle();
    }
    /// Attends until `is_so` returns true, at most for this long; false if it never did, or after
    /// an interrupt. Sentences printed meanwhile appear at the next prompt.
    bool wait_until(const std::function<bool()>& is_so, std::chrono::milliseconds at_most);

    /// Whether the last request, or what has come since, led to a warning.
    bool has_warned() const { return has_warned_; }
    /// Logs in, or registers. If that fails, returns false and says why.
    bool log_in(const online::AccountRequest& request);
    void log_out();
    void say_chat(const wire::ChatLine& line);
    /// Whether the lobby has changed since `take_lobby_change`.
    bool has_lobby_changed() const { return has_lobby_changed_; }
    bool take_lobby_change() { return std::exchange(has_lobby_changed_, false); }
    bool has_challenge() const { return challenge_.has_value(); }
    std::optional<wire::Challenge> take_challenge() { return std::exchange(challenge_, {}); }

  private:
    void hear(const online::LineEvent& event);
    std::optional<online::LineAnswered> ask(const online::AccountRequest& request);
    void settle();
    void obey(const online::OpenLine& order) { line_->open(order.after); }
    void obey(const online::SendMessage& order) { line_->send(to_json(order.message)); }
    void obey(const online::CloseLine&) { line_->close(); }
    void tell(const online::ServerNotice& event);
    void tell(const online::GuestKnown& event);
    void keep(const keep::KnownGuest& who);
    void tell(const online::LobbyChanged&) { has_lobby_changed_ = true; }
    void tell(const online::ChallengeOpened& event) { challenge_ = event.challenge; }
    void tell(const online::GameEntered&);
    void tell(const online::GameGone&) {}
    void tell(const online::ChatHeard& event) { say_chat(event.line); }
    void tell(const online::ClaimOpens&) {}

    Dialogue& dialogue_;
    const keep::Guests& guests_;
    online::Client client_;
    int bell_ = -1; ///< readable when the line has news
    std::unique_ptr<online::Line> line_;
    bool has_lobby_changed_ = false;
    bool has_warned_ = false;
    std::optional<wire::Challenge> challenge_{};
    std::optional<online::LineAnswered> answer_{}; ///< to an account request
    std::string account_;                          ///< whose session is in use
};

} // namespace text
