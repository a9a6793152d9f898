#pragma once

#include "server/http_link.hpp"

namespace server {

/// A connection that may become a WebSocket.
template <class Stream>
class SocketLink final : public HttpLink<Stream> {
  public:
    using HttpLink<Stream>::HttpLink;

    void close(std::uint16_t code) override {
        if (!this->is_websocket) return this->drop();
        if (!this->is_open || is_closing_) return;
        is_closing_ = true;
        this->set_deadline(std::chrono::seconds(2));
        const websocket::close_reason reason(static_cast<websocket::close_code>(code));
        if (is_reading_)
            this->channel.async_close(
                reason, net::bind_cancellation_slot(
                            halts_closing_.slot(),
                            [self = this->shared_from_this()](error_code) { self->drop(); }));
        else
            goodbye_ = reason;
    }

    /// Closing waits until the current read has finished; if it returns no valid frame, Boost's
    /// reading, closing and writing wait for each other without any pending operation on the
    /// socket.
    void drop() override {
        HttpLink<Stream>::drop();
        if (!is_closing_ || std::exchange(is_halted_, true)) return;
        net::post(this->web.context(), [this, self = this->shared_from_this()] {
            for (net::cancellation_signal* const halts :
                 {&halts_closing_, &halts_writing_, &halts_ping_, &this->halts_talk})
                halts->emit(net::cancellation_type::terminal);
        });
    }

    void ping() override {
        if (!this->is_open || is_pinging_) return;
        is_pinging_ = true;
        this->pinged = SteadyClock::now();
        this->channel.async_ping(
            {}, net::bind_cancellation_slot(
                    halts_ping_.slot(), [this, self = this->shared_from_this()](error_code error) {
                        is_pinging_ = false;
                        if (error) this->drop();
                    }));
    }

  protected:
    awaitable<void> talk(Parser::value_type upgrade) override {
        const auto self = this->shared_from_this();
        // A halted one still has to report that it is over.
        co_await net::this_coro::throw_if_cancelled(false);
        this->channel.read_message_max(this->web.limits().message_bytes);
        this->channel.auto_fragment(false);
        this->channel.text(true);
        const auto [refused] = co_await this->channel.async_accept(upgrade, await_result);
        upgrade = {};
        if (refused) co_return this->end();
        begin();
        co_await listen();
        this->end();
        this->web.handler().closed(this->id, has_said_goodbye_ && !is_closing_);
    }

    void write() override {
        if (!this->is_websocket) return HttpLink<Stream>::write();
        this->channel.async_write(
            net::buffer(*this->outgoing.front()),
            net::bind_cancellation_slot(
                halts_writing_.slot(),
                [this, self = this->shared_from_this()](error_code error, std::size_t) {
                    this->written(error);
                }));
    }

  private:
    void begin() {
        const auto request = std::exchange(this->upgrade_request, nullptr);
        this->web.enter(*this, request->id);
        this->is_open = this->is_websocket = true;
        this->set_deadline(this->web.limits().silence);
        this->channel.control_callback([this](websocket::frame_type type, beast::string_view) {
            this->set_deadline(this->web.limits().silence);
            has_said_goodbye_ |= type == websocket::frame_type::close;
            if (type == websocket::frame_type::pong && this->pinged != SteadyClock::time_point())
                this->web.handler().measured(this->id, std::chrono::duration_cast<Milliseconds>(
                                                           SteadyClock::now() - this->pinged));
        });
        this->web.handler().opened(this->id, *request);
        ping();
    }

    /// If a message ends the connection, nothing more is read: if the next input were not a frame,
    /// Boost's reading and closing would wait for each other forever.
    awaitable<void> listen() {
        beast::flat_buffer buffer(this->web.limits().message_bytes);
        while (!goodbye_) {
            is_reading_ = true;
            const auto [error, size] = co_await this->channel.async_read(buffer, await_result);
            is_reading_ = false;
            if (error) co_return;
            if (is_closing_) continue;
            this->set_deadline(this->web.limits().silence);
            if (this->channel.got_text())
                this->web.handler().received(
                    this->id, {static_cast<const char*>(buffer.data().data()), buffer.size()});
            else
                close(websocket::close_code::unknown_data);
            buffer.consume(buffer.size());
        }
        co_await this->channel.async_close(*goodbye_, await_result);
    }

    net::cancellation_signal halts_closing_;
    net::cancellation_signal halts_writing_;
    net::cancellation_signal halts_ping_;
    std::optional<websocket::close_reason> goodbye_; ///< sent when no read is in progress
    bool is_reading_ = false;
    bool is_closing_ = false;
    bool is_halted_ = false;
    bool has_said_goodbye_ = false; ///< browsers then disconnect at once, so that the answer fails
    bool is_pinging_ = false;
};

} // namespace server
