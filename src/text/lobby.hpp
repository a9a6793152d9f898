#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "text/online_seat.hpp"

namespace text {

/// The lobby of a server at the terminal: what is offered there, and what one may do.
class Lobby final : private Occasion {
  public:
    /// `play` plays the game that has come into the room.
    Lobby(Dialogue& dialogue, OnlineSeat& seat, std::function<void()> play)
        : dialogue_(dialogue), seat_(seat), play_(std::move(play)) {}

    /// Until the person leaves or the line is closed for good; false if it never was open.
    bool run();

  private:
    // A line of the list.
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
    bool ask_name();
    bool may_send_password();
    void log_in();
    void register_account();
    void log_out();
    void step();
    void show();
    std::string choice_text(std::size_t number, const Choice& choice) const;
    bool take_choice(const std::string& line);
    void choose(const Choice& choice);
    void ask_about(const wire::Challenge& challenge);
    void offer(bool by_link);
    void play_computer();
    void watch();
    void open_link();
    void follow_link(const std::string& id);
    void await_game();
    std::optional<wire::Terms> ask_terms();
    std::optional<game::Rules> ask_rules();
    std::optional<wire::ColorWish> ask_color();

    Dialogue& dialogue_;
    OnlineSeat& seat_;
    std::function<void()> play_;
    std::vector<Choice> shown_; ///< by their numbers, from 1
    bool is_listing_ = false;   ///< what is asked is about the list
    bool is_left_ = false;
};

} // namespace text
