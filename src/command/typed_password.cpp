#include "command/typed_password.hpp"

#include <array>
#include <csignal>

#include <termios.h>
#include <unistd.h>

#include "store/issue.hpp"
#include "words/account_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Result;
using words::say;
using words::Voice;

constexpr std::array ending_signals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

/// The settings of the terminal, to be restored if the program is ended while nothing is shown.
termios& seen_before() {
    static termios settings{};
    return settings;
}

void show_again_and_end(int signal) {
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &seen_before());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// Hides what is typed at the terminal, until this object or the program ends.
class Unseen {
  public:
    Unseen() {
        if (tcgetattr(STDIN_FILENO, &seen_before()) != 0) return;
        is_changed_ = true;
        for (const int signal : ending_signals) std::signal(signal, show_again_and_end);
        termios quiet = seen_before();
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
    }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;
    ~Unseen() {
        if (!is_changed_) return;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &seen_before());
        for (const int signal : ending_signals) std::signal(signal, SIG_DFL);
    }

  private:
    bool is_changed_ = false;
};

std::string line_of(std::istream& in) {
    std::string line;
    std::getline(in, line);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

std::string asked(const Console& console, const std::string& question) {
    const Unseen unseen;
    console.err << question << ' ' << std::flush;
    std::string typed = line_of(console.in);
    console.err << '\n';
    return typed;
}

std::string complaint_about(Voice voice, store::PasswordFault fault) {
    switch (fault) {
    case store::PasswordFault::too_short:
        return say(voice, message::password_too_short, {{"least", store::least_password}});
    case store::PasswordFault::too_long:
        return say(voice, message::password_too_long, {{"most", store::most_password}});
    case store::PasswordFault::is_name: break;
    }
    return say(voice, message::password_is_name);
}

} // namespace

Result<std::string, Complaint> new_password(const Console& console, const std::string& name) {
    const Voice voice = console.voice;
    const bool asks = console.in_is_terminal;
    std::string password = asks
                               ? asked(console, say(voice, message::ask_password, {{"name", name}}))
                               : line_of(console.in);
    if (const auto fault = store::password_fault(password, name))
        return refusal(complaint_about(voice, *fault));
    if (asks && asked(console, say(voice, message::ask_password_again)) != password)
        return refusal(say(voice, message::passwords_differ));
    return password;
}

} // namespace command
