#pragma once

#include <string>

#include "server/api.hpp"
#include "server/api_line.hpp"

namespace server {

/// A line whose request is answered by a stream of JSON objects, one on each line, with an empty
/// line from time to time, so that neither end takes the connection for lost.
class ApiStream : public ApiLine {
  public:
    static constexpr std::chrono::seconds heartbeat{6};
    static constexpr std::chrono::seconds patience{5}; ///< with the store, before it begins

    ApiStream(Api& api, ConnectionId id, WebHandler::Reply reply)
        : ApiLine(api, id), reply_(std::move(reply)), last_(api.now().steady) {}

    void streaming() override {
        is_streaming_ = true;
        if (is_cut_) return api().web().cut(id());
        if (!waiting_.empty()) api().web().send(id(), text_of(std::exchange(waiting_, {})));
        if (is_finished_) api().web().finish(id());
    }

    void each_second(Now now) override {
        if (!is_begun_ && now.steady - last_ >= patience) return refuse(api().busy());
        if (is_begun_ && !is_finished_ && now.steady - last_ >= heartbeat) write(std::string("\n"));
    }

    void dismissed() override { cut(); }
    bool is_finished() const { return is_finished_; }

  protected:
    /// Answers the request: more lines may follow, or precede it.
    void begin(std::string type = "application/x-ndjson") {
        if (std::exchange(is_begun_, true)) return;
        last_ = api().now().steady;
        reply_({.type = std::move(type), .body = std::exchange(waiting_, {}), .is_stream = true});
    }
    bool is_begun() const { return is_begun_; }

    void write(const wire::Json& json) { write(wire::text_of(json) + '\n'); }
    void write(std::string text) {
        last_ = api().now().steady;
        if (is_streaming_)
            api().web().send(id(), text_of(std::move(text)));
        else
            waiting_ += text;
    }
    /// Ends the stream properly: it is complete.
    void finish() {
        is_finished_ = true;
        if (is_streaming_) api().web().finish(id());
        api().hang_up(id());
    }
    /// Ends the stream without its last chunk, so that the client reconnects.
    void cut() {
        if (!is_begun_) return refuse(api().busy());
        is_finished_ = is_cut_ = true;
        api().web().cut(id());
        api().hang_up(id());
    }
    /// Answers without a stream, if it has not begun.
    void refuse(HttpResponse response) {
        if (is_begun_) return cut();
        reply_(std::move(response));
        api().end(id());
    }

  private:
    static std::shared_ptr<const std::string> text_of(std::string text) {
        return std::make_shared<const std::string>(std::move(text));
    }

    WebHandler::Reply reply_;
    std::string waiting_; ///< until the stream has begun
    Instant last_{};
    bool is_begun_ = false;
    bool is_streaming_ = false;
    bool is_finished_ = false;
    bool is_cut_ = false;
};

} // namespace server
