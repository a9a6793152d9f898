#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/web.hpp"

namespace server {

/// A network that nobody is on: what is sent goes nowhere.
class DeadWeb final : public Web {
  public:
    std::uint16_t port() const override { return 0; }
    void run(WebHandler& /*handler*/) override {}
    void stop() override {}
    void stop_listening() override {}
    bool is_open(ConnectionId /*connection*/) const override { return true; }
    void send(ConnectionId /*connection*/, std::shared_ptr<const std::string> /*text*/) override {}
    void finish(ConnectionId stream) override { ended_.push_back(stream); }
    void cut(ConnectionId stream) override { ended_.push_back(stream); }
    void close(ConnectionId /*connection*/, std::uint16_t /*code*/) override {}
    void close_all(std::uint16_t /*code*/) override {}
    void wake_at(std::optional<Instant> /*moment*/) override {}
    std::optional<bool> reload_certificate() override { return std::nullopt; }
    std::size_t socket_count() const override { return 0; }
    const std::unordered_map<std::string, int>& crowds() const override { return crowds_; }
    void post(std::function<void()> task) override {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
        posted_.notify_one();
    }

    /// Does what was posted until that is done; false if it is not for long.
    bool work_until(const std::function<bool()>& is_done) {
        while (!is_done()) {
            std::function<void()> task;
            {
                std::unique_lock lock(mutex_);
                if (!posted_.wait_for(lock, std::chrono::minutes(5),
                                      [&] { return !tasks_.empty(); }))
                    return false;
                task = std::move(tasks_.front());
                tasks_.pop_front();
            }
            task();
        }
        return true;
    }
    /// How much was posted and is not done yet.
    std::size_t posted() {
        const std::scoped_lock lock(mutex_);
        return tasks_.size();
    }
    bool has_ended(ConnectionId stream) const {
        return std::ranges::find(ended_, stream) != ended_.end();
    }

  private:
    std::mutex mutex_;
    std::condition_variable posted_;
    std::deque<std::function<void()>> tasks_;
    std::vector<ConnectionId> ended_;
    std::unordered_map<std::string, int> crowds_; ///< nobody
};

} // namespace server
