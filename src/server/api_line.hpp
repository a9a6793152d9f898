#pragma once

#include <string>

#include "server/now.hpp"
#include "server/web.hpp"
#include "store/game.hpp"
#include "wire/from_server.hpp"
#include "wire/json.hpp"

namespace server {

class Api;

/// A connection to the hub on behalf of one request of the API.
class ApiLine {
  public:
    ApiLine(Api& api, ConnectionId id) : api_(api), id_(id) {}
    ApiLine(const ApiLine&) = delete;
    ApiLine& operator=(const ApiLine&) = delete;
    virtual ~ApiLine() = default;

    ConnectionId id() const { return id_; }

    virtual void told(const wire::FromServer& message) = 0;
    /// The requested game, seek or challenge will have this id.
    virtual void named(const store::GameId& /*id*/) {}
    /// The hub has closed this line: it sends too much, or its account may no longer play.
    virtual void dismissed() = 0;
    /// All messages about this moment have been passed to `told`.
    virtual void settled() {}
    virtual void each_second(Now /*now*/) {}
    /// The answer has begun, if it is a stream.
    virtual void streaming() {}
    /// The client has closed the connection.
    virtual void closed() {}

  protected:
    Api& api() { return api_; }

  private:
    Api& api_;
    ConnectionId id_;
};

} // namespace server
