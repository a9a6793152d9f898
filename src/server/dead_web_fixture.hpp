#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/web.hpp"

namespace server {

/// A network without clients: everything sent is discarded.
class DeadWeb final : public Web {
  public:
    std::uint16_t port() const override { return 0; }
    void run(WebHandler& /*handler*/) override {}
    void stop() override {}
    void stop_listening() override {}
    bool is_open(ConnectionId /*connection*/) const override { return true; }
    void send(ConnectionId connection, std::shared_ptr<const std::string> text) override {
        sent_.emplace_back(connection, std::move(text));
    }
    void finish(ConnectionId stream) override { ended_.push_back(stream); }
    void cut(ConnectionId stream) override { ended_.push_back(stream); }
    void close(ConnectionId connection, std::uint16_t code) override { closed_[connection] = code; }
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

    /// Runs posted work until the condition holds; false if it takes too long.
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
    /// How many messages and pieces were discarded.
    std::size_t sent() const { return sent_.size(); }
    /// Those for one connection, joined.
    std::string sent_to(ConnectionId connection) const {
        std::string all;
        for (const auto& [to, text] : sent_)
            if (to == connection) all += *text;
        return all;
    }
    /// Why a WebSocket was closed; nothing if it was not.
    std::optional<std::uint16_t> closing(ConnectionId connection) const {
        const auto found = closed_.find(connection);
        return found == closed_.end() ? std::nullopt : std::optional(found->second);
    }
    bool has_ended(ConnectionId stream) const {
        return std::ranges::find(ended_, stream) != ended_.end();
    }

  private:
    std::mutex mutex_;
    std::condition_variable posted_;
    std::deque<std::function<void()>> tasks_;
    std::vector<ConnectionId> ended_;
    std::vector<std::pair<ConnectionId, std::shared_ptr<const std::string>>> sent_;
    std::map<ConnectionId, std::uint16_t> closed_;
    std::unordered_map<std::string, int> crowds_; ///< always empty
};

} // namespace server
