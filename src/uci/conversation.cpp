#include "uci/conversation.hpp"

#include <chrono>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>

namespace uci {
namespace {

/// The next line without its end, empty if it is longer than any game; nothing at the end. Reads
/// from the buffer directly: a stream would first flush the stream tied to it, from this thread.
std::optional<std::string> next_line(std::streambuf& in) {
    using Traits = std::streambuf::traits_type;
    constexpr std::size_t longest = 1 << 22;
    std::string line;
    while (true) {
        const auto sign = in.sbumpc();
        const bool is_end = Traits::eq_int_type(sign, Traits::eof());
        if (is_end && line.empty()) return std::nullopt;
        if (is_end || Traits::to_char_type(sign) == '\n')
            return line.size() < longest ? line : std::string();
        if (line.size() < longest) line += Traits::to_char_type(sign);
    }
}

class Conversation {
  public:
    Conversation(std::ostream& out, std::uint64_t seed, const MakeSearcher& make_searcher)
        : output_(out, [this] { control_.close(); }),
          runner_(make_searcher, seed, control_, output_) {}

    /// False if there is nothing more to read.
    bool hear(std::string_view line) {
        Tokens words(line);
        // Unknown words are skipped, and the rest of the line is used.
        while (!words.empty()) {
            const std::string_view word = words.take();
            if (word == "quit") {
                control_.close();
                return false;
            }
            if (follow_at_once(word, words) || follow_later(word, words)) return true;
            if (is_debugging_) answer(unknown_word_line(word));
        }
        return true;
    }

    void end_input() { control_.end_input(); }

  private:
    /// Handles the commands that also work during a search; whether this is one.
    bool follow_at_once(std::string_view word, Tokens words) {
        if (word == "stop")
            control_.stop();
        else if (word == "ponderhit")
            control_.hit_ponder();
        else if (word == "debug")
            set_debugging(words.peek() == "on");
        else if (word == "isready")
            answer("readyok");
        else
            return word == "register"; // we ask for none
        return true;
    }

    /// The same for all commands that wait for earlier ones.
    bool follow_later(std::string_view word, Tokens words) {
        if (word == "uci")
            later(words, [this](Tokens) { runner_.introduce(); });
        else if (word == "ucinewgame")
            later(words, [this](Tokens) { runner_.forget(); });
        else if (word == "setoption")
            later(words, [this](Tokens kept) { runner_.set_option(kept); });
        else if (word == "position")
            later(words, [this](Tokens kept) { runner_.set_position(kept); });
        else if (word == "go")
            go(words);
        else
            return false;
        return true;
    }

    void go(Tokens words) {
        const Control::Ticket ticket = control_.ask();
        const auto heard = std::chrono::steady_clock::now();
        const auto follow = [this, ticket, heard](Tokens kept) {
            runner_.go(kept, {ticket, heard});
        };
        if (!later(words, follow)) control_.withdraw();
    }

    void set_debugging(bool is_on) {
        is_debugging_ = is_on;
        later(Tokens(""), [this, is_on](Tokens) { runner_.set_debugging(is_on); });
    }

    /// At once during a search, otherwise after all earlier commands.
    void answer(std::string line) {
        if (control_.await_search())
            output_.say(std::move(line));
        else
            worker_.add([this, line = std::move(line)] { output_.say(line); });
    }

    /// Queues a job after all earlier ones. If too much is waiting, nothing more is read until some
    /// of it is done. Only while a search waits for a command must reading continue; then there is
    /// no room for more, and the result is false.
    template <class Follow>
    bool later(Tokens words, Follow follow) {
        constexpr std::size_t bare_weight = 200;
        constexpr std::chrono::milliseconds moment{20};
        const std::size_t weight = words.rest().size() + bare_weight;
        Worker::Job job = [line = std::string(words.rest()), follow] { follow(Tokens(line)); };
        for (std::chrono::milliseconds time{0}; !worker_.add_within(time, job, weight);
             time = moment) {
            if (!control_.needs_order()) continue;
            output_.mention(
                "info string refused: too many commands are waiting for the search to end");
            return false;
        }
        return true;
    }

    static constexpr std::size_t most_waiting = std::size_t{1} << 23; ///< bytes, approximately

    bool is_debugging_ = false;
    Control control_;
    Output output_;
    CommandRunner runner_;
    Worker worker_{most_waiting}; // the last member: its jobs use all the others
};

} // namespace

void converse(std::istream& in, std::ostream& out, std::uint64_t seed,
              const MakeSearcher& make_searcher) {
    Conversation conversation(out, seed, make_searcher);
    while (const auto line = next_line(*in.rdbuf()))
        if (!conversation.hear(*line)) return;
    conversation.end_input();
}

} // namespace uci
