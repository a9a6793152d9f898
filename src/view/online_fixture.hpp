#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "view/online_access.hpp"
#include "wire/from_client.hpp"
#include "wire/from_server.hpp"

/// For tests: a network that the test controls.
namespace view {

struct FakeNetwork {
    struct Wire {
        std::vector<wire::FromClient> sent{};
        std::vector<online::LineEvent> events{}; ///< not received yet
        std::string session{};                   ///< in use
        std::vector<online::AccountRequest> asked{};
        int opened = 0;
        bool is_alive = true;
    };

    class FakeLine final : public online::Line {
      public:
        explicit FakeLine(std::shared_ptr<Wire> wire) : wire_(std::move(wire)) {}
        ~FakeLine() override { wire_->is_alive = false; }
        void open(std::chrono::milliseconds) override { ++wire_->opened; }
        void send(std::string text) override { wire_->sent.push_back(*wire::read_client(text)); }
        void close() override {}
        void use_session(std::string secret) override { wire_->session = std::move(secret); }
        void ask(online::AccountRequest request) override {
            wire_->asked.push_back(std::move(request));
        }
        std::vector<online::LineEvent> take() override { return std::exchange(wire_->events, {}); }

      private:
        std::shared_ptr<Wire> wire_;
    };

    struct HostState {
        std::string address{};
        std::string failure{};
        bool is_alive = true;
    };

    class FakeHost final : public Host {
      public:
        explicit FakeHost(std::shared_ptr<HostState> state) : state_(std::move(state)) {}
        ~FakeHost() override { state_->is_alive = false; }
        std::string address() const override { return state_->address; }
        std::string failure() const override { return state_->failure; }

      private:
        std::shared_ptr<HostState> state_;
    };

    OnlineAccess network() {
        return {.line_maker = [this](words::Voice) -> core::Result<online::LineMaker, std::string> {
                    if (!missing.empty()) return core::Failure<std::string>(missing);
                    return online::LineMaker([this](const online::Address& at, online::WakeUp) {
                        address = at;
                        wire = std::make_shared<Wire>();
                        return std::make_unique<FakeLine>(wire);
                    });
                },
                .host = [this](words::Voice, std::function<void()>) -> std::unique_ptr<Host> {
                    host = std::make_shared<HostState>();
                    return std::make_unique<FakeHost>(host);
                }};
    }

    std::string missing{}; ///< why there are no lines
    online::Address address{};
    std::shared_ptr<Wire> wire{}; ///< of the last line
    std::shared_ptr<HostState> host{};
};

} // namespace view
