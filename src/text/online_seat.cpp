#include "text/online_seat.hpp"

#include <sys/eventfd.h>
#include <unistd.h>

#include "online/phrases.hpp"
#include "text/pipe_terminal.hpp"
#include "words/file_errors.hpp"
#include "words/online_account_messages.hpp"
#include "words/online_messages.hpp"
#include "words/online_play_messages.hpp"

namespace text {

namespace message = words::message;

OnlineSeat::OnlineSeat(Dialogue& dialogue, room::Room& room, const keep::Guests& guests,
                       const std::optional<keep::KnownGuest>& known, online::ClientOptions options,
                       const online::LineMaker& make_line)
    : dialogue_(dialogue), guests_(guests), client_(room, options),
      bell_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    line_ = make_line(options.address, [bell = bell_] {
        const std::uint64_t one = 1;
        [[maybe_unused]] const auto written = write(bell, &one, sizeof one);
    });
    if (known && known->is_account) {
        account_ = known->name;
        line_->use_session(known->secret);
    }
    dialogue_.terminal().listen(bell_);
    wish([](online::Client&) {});
}

OnlineSeat::~OnlineSeat() {
    dialogue_.terminal().listen(-1);
    line_.reset(); // it can no longer use the bell
    close(bell_);
}

void OnlineSeat::attend() {
    std::uint64_t rung = 0;
    [[maybe_unused]] const auto taken = read(bell_, &rung, sizeof rung);
    wish([&](online::Client& client) {
        for (const online::LineEvent& event : line_->take()) {
            hear(event);
            client.hear(event);
        }
    });
}

/// Handles what concerns the account, in addition to the client.
void OnlineSeat::hear(const online::LineEvent& event) {
    if (const auto* const answer = std::get_if<online::LineAnswered>(&event)) answer_ = *answer;
    const auto* const lost = std::get_if<online::LineLost>(&event);
    if (lost != nullptr && lost->why == online::LineTrouble::logged_out)
        guests_.forget(client_.address().base(), account_);
}

std::optional<online::LineAnswered> OnlineSeat::ask(const online::AccountRequest& request) {
    constexpr std::chrono::seconds patience{30};
    answer_.reset();
    line_->ask(request);
    wait_until([this] { return answer_.has_value(); }, patience);
    return answer_;
}

bool OnlineSeat::log_in(const online::AccountRequest& request) {
    const words::Voice voice = dialogue_.voice();
    const auto answer = ask(request);
    const auto admission =
        online::read_admission(voice, client_.address(), answer.value_or(online::LineAnswered()));
    if (!admission) {
        dialogue_.print_line(admission.error());
        return false;
    }
    account_ = admission->name;
    keep({admission->name, admission->session, true});
    line_->use_session(admission->session);
    wish([](online::Client& client) { client.enter_as({}); });
    dialogue_.say(message::account_entered, {{"name", words::shown(account_)}});
    if (!admission->recovery.empty())
        dialogue_.say(message::account_recovery, {{"code", words::shown(admission->recovery)}});
    return true;
}

void OnlineSeat::log_out() {
    ask(online::logout_request(dialogue_.voice()));
    guests_.forget(client_.address().base(), account_);
    line_->use_session("");
    wish([](online::Client& client) { client.enter_as({}); });
    dialogue_.say(message::account_left, {{"name", words::shown(account_)}});
    account_.clear();
}

void OnlineSeat::pass_on() {
    wish([](online::Client& client) { client.pass_on(); });
}

void OnlineSeat::settle() {
    for (const online::LineOrder& order : client_.take_orders())
        std::visit([this](const auto& one) { obey(one); }, order);
    for (const online::ClientEvent& event : client_.take_events())
        std::visit([this](const auto& one) { tell(one); }, event);
}

void OnlineSeat::tell(const online::ServerNotice& event) {
    has_warned_ |= event.is_warning;
    dialogue_.print_line(event.text + (event.typed.empty() ? "" : ' ' + event.typed));
}

void OnlineSeat::tell(const online::GuestKnown& event) {
    keep({event.guest.name, event.guest.secret});
}

void OnlineSeat::keep(const keep::KnownGuest& who) {
    const int error = guests_.keep(client_.address().base(), who);
    if (error != 0)
        dialogue_.say(message::guest_not_kept,
                      {{"why", words::write_error(dialogue_.voice(), error)}});
}

void OnlineSeat::tell(const online::GameEntered&) {
    const online::CurrentGame& game = *client_.game();
    dialogue_.print_line(online::entered_text(dialogue_.voice(), game));
    for (const wire::ChatLine& line : game.chat) say_chat(line);
}

void OnlineSeat::say_chat(const wire::ChatLine& line) {
    dialogue_.say(message::chat_line,
                  {{"name", words::shown(line.from)}, {"text", words::harmless(line.text)}});
}

bool OnlineSeat::wait_until(const std::function<bool()>& is_so, std::chrono::milliseconds at_most) {
    const TimePoint end = std::chrono::steady_clock::now() + at_most;
    while (!is_so()) {
        if (wait_for_input(-1, end, bell_) != Heard::news) return false;
        attend();
    }
    return true;
}

} // namespace text
