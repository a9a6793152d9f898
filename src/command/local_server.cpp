#include "command/local_server.hpp"

#include <filesystem>
#include <mutex>
#include <thread>

#include "match/process.hpp"
#include "words/file_errors.hpp"
#include "words/window_online_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using match::Process;

/// The address in the line that a server prints when it is ready; empty for any other line.
std::string address_in(const std::string& line) {
    const std::size_t start = line.find("http://");
    if (start == std::string::npos) return {};
    return line.substr(start, line.find(' ', start) - start);
}

class LocalServer final : public view::Host {
  public:
    LocalServer(std::string program, words::Voice voice, std::function<void()> wake)
        : program_(std::move(program)), voice_(voice), wake_(std::move(wake)),
          thread_([this] { run(); }) {}
    ~LocalServer() override {
        stop_.set();
        thread_.join();
    }

    std::string address() const override {
        const std::lock_guard lock(mutex_);
        return address_;
    }
    std::string failure() const override {
        const std::lock_guard lock(mutex_);
        return failure_;
    }

  private:
    /// The process belongs to this thread and ends with it. The shell merges the server's error
    /// output, which says why it cannot run, into its output.
    void run() {
        auto process =
            Process::start({"/bin/sh", "-c", R"(exec "$0" "$@" 2>&1)", program_, "--lang",
                            std::string(words::code(voice_.language)), "serve", "--lan"});
        if (!process) return fail(words::read_error(voice_, process.error()));
        std::string last;
        std::string line;
        for (;;) {
            const auto pause = std::chrono::steady_clock::now() + std::chrono::hours(1);
            const Process::Heard heard = process->hear(line, pause, stop_);
            if (heard == Process::Heard::stop) return;
            if (heard == Process::Heard::nothing) continue;
            if (heard != Process::Heard::line) break;
            last = line;
            if (const std::string found = address_in(line); !found.empty()) become(found);
        }
        fail(address().empty() && !last.empty() ? words::harmless(last)
                                                : say(voice_, message::window_host_ended));
    }

    void become(const std::string& address) {
        {
            const std::lock_guard lock(mutex_);
            address_ = address;
        }
        wake_();
    }

    void fail(std::string why) {
        {
            const std::lock_guard lock(mutex_);
            failure_ = std::move(why);
        }
        wake_();
    }

    std::string program_;
    words::Voice voice_;
    std::function<void()> wake_;
    match::Stop stop_;
    mutable std::mutex mutex_; ///< protects the next two
    std::string address_;
    std::string failure_;
    std::thread thread_; ///< declared last, because it uses all the others
};

} // namespace

std::string own_program() {
    std::error_code unknown;
    return std::filesystem::read_symlink("/proc/self/exe", unknown);
}

std::unique_ptr<view::Host> start_local_server(const std::string& program, words::Voice voice,
                                               std::function<void()> wake) {
    return std::make_unique<LocalServer>(program, voice, std::move(wake));
}

} // namespace command
