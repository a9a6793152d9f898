#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <istream>
#include <mutex>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "uci/conversation.hpp"

namespace uci {

/// What is written to it can be read from it in another thread: reading waits for more. It is read
/// piece by piece, like a pipe.
class Mouth final : public std::streambuf {
  public:
    void say(std::string_view text) {
        const std::lock_guard lock(mutex_);
        text_ += text;
        changed_.notify_all();
    }
    /// How many bytes have not been requested yet, once that does not change for a while.
    std::size_t left_unread() const {
        constexpr std::chrono::milliseconds while_long{50};
        for (std::size_t before = text_size() + 1, now = 0;; before = now) {
            now = text_size();
            if (now == before) return now;
            std::this_thread::sleep_for(while_long);
        }
    }
    void close() {
        const std::lock_guard lock(mutex_);
        is_closed_ = true;
        changed_.notify_all();
    }

  protected:
    int_type underflow() override {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return read_ < text_.size() || is_closed_; });
        if (read_ == text_.size()) return traits_type::eof();
        constexpr std::size_t piece = 4096;
        current_ = text_.substr(read_, piece);
        read_ += current_.size();
        if (read_ == text_.size()) text_.clear();
        if (text_.empty()) read_ = 0;
        setg(current_.data(), current_.data(), current_.data() + current_.size());
        return traits_type::to_int_type(current_.front());
    }

  private:
    std::size_t text_size() const {
        const std::lock_guard lock(mutex_);
        return text_.size() - read_;
    }

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::string text_;
    std::size_t read_ = 0; ///< of the text
    std::string current_;  ///< what is being read
    bool is_closed_ = false;
};

/// Keeps the lines written to it. It can be told to block writers, or to fail.
class Ear final : public std::streambuf {
  public:
    /// The next line that starts this way; empty if nothing more will come.
    std::string wait_for(std::string_view beginning) {
        std::unique_lock lock(mutex_);
        while (true) {
            for (; heard_ < lines_.size(); ++heard_)
                if (lines_[heard_].starts_with(beginning)) return lines_[heard_++];
            if (is_closed_) return {};
            changed_.wait(lock);
        }
    }
    std::vector<std::string> lines() const {
        const std::lock_guard lock(mutex_);
        return lines_;
    }
    void close() { set(is_closed_, true); }
    void block(bool is_blocked) { set(is_blocked_, is_blocked); }
    void fail() { set(fails_, true); }

  protected:
    int_type overflow(int_type sign) override {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return !is_blocked_; });
        if (fails_) return traits_type::eof();
        if (sign == '\n') {
            lines_.push_back(std::exchange(line_, {}));
            changed_.notify_all();
        } else {
            line_ += traits_type::to_char_type(sign);
        }
        return sign;
    }

  private:
    void set(bool& flag, bool value) {
        const std::lock_guard lock(mutex_);
        flag = value;
        changed_.notify_all();
    }

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> lines_;
    std::size_t heard_ = 0;
    std::string line_;
    bool is_closed_ = false;
    bool is_blocked_ = false;
    bool fails_ = false;
};

/// The other side of a conversation, for tests.
class Talk {
  public:
    explicit Talk(const MakeSearcher& make_searcher = engine::make_searcher)
        : thread_([this, make_searcher] {
              std::istream in(&mouth);
              std::ostream out(&ear);
              converse(in, out, 1, make_searcher);
              ear.close();
          }) {}
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;
    ~Talk() { end(); }

    void say(std::string_view line) {
        mouth.say(line);
        mouth.say("\n");
    }
    /// Waits until all earlier commands have been handled, outside a search.
    void settle() {
        say("isready");
        ear.wait_for("readyok");
    }
    /// Sends nothing more; waits for the end.
    void end() {
        mouth.close();
        if (thread_.joinable()) thread_.join();
    }
    /// How many lines start this way.
    std::size_t count(std::string_view beginning) const {
        std::size_t found = 0;
        for (const std::string& line : ear.lines())
            if (line.starts_with(beginning)) ++found;
        return found;
    }

    Mouth mouth;
    Ear ear;

  private:
    std::jthread thread_; // the last member: it uses the others
};

} // namespace uci
