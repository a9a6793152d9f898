#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "text/online_seat.hpp"

namespace text {

/// The lobby of a server at the terminal: the offers there, and what a person can do.
class LobbyDialogue final : private Occasion {
  public:
    /// `play` is called to play a game that has been put into the room.
    LobbyDialogue(Dialogue& dialogue, OnlineSeat& seat, std::function<void()> play)
        : dialogue_(dialogue), seat_(seat), play_(std::move(play)) {}

    /// Runs until the person leaves or the line is closed for good; false if it was never open.
    bool run();

  private:
    // The entries of the list.
    struct OwnGame {
        std::string id;
    };
    using Choice = std::variant<OwnGame, wire::Challenge, wire::Seek>;

    void save(const std::string& name) override;
    std::optional<TimePoint> deadline() const override { return std::nullopt; }
    bool is_over() const override;
    bool take_news() override;

    const online::Client& client() const { return seat_.client(); }
    bool enter();
    bool await_welcome();
    void await_link();
    bool ask_name();
    bool may_send_password();
    bool has_account() const { return client().you().kind == wire::PersonKind::account; }
    void log_in();
    void register_account();
    void log_out();
    void step();
    void show();
    std::string choice_text(std::size_t number, const Choice& choice) const;
    bool take_choice(const std::string& line);
    void choose(const Choice& choice);
    void ask_about(const wire::Challenge& challenge);
    void offer();
    void challenge();
    void send_offer(const std::function<void(online::Client&)>& wish);
    void play_computer();
    void watch();
    void open_link();
    void follow_link(const std::string& id);
    void await_game();

    Dialogue& dialogue_;
    OnlineSeat& seat_;
    std::function<void()> play_;
    std::vector<Choice> shown_; ///< by their numbers, from 1
    bool is_listing_ = false;   ///< the current question is about the list
    bool is_left_ = false;
};

} // namespace text
