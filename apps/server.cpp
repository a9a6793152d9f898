#include "online/line.hpp"
#include "postgres/exchange.hpp"
#include "postgres/open.hpp"
#include "server/serve.hpp"
#include "socket/beast_line.hpp"
#include "sodium/sodium_secrets.hpp"
#include "sqlite/open.hpp"
#include "store/library.hpp"

namespace {

class ServerLibrary final : public store::Library {
  public:
    store::OpenResult open(const store::OpenOptions& options) override {
        return options.database.empty() ? sqlite::open(options) : postgres::open(options);
    }
    std::unique_ptr<store::Exchange> exchange(const store::OpenOptions& options) override {
        return options.database.empty() ? nullptr : postgres::open_exchange(options);
    }
    store::Result<void> import(store::Store& from, store::Store& to) override {
        // All that `open` gives are of this kind.
        return static_cast<sql::SqlStore&>(to).import(static_cast<sql::SqlStore&>(from));
    }
    store::Secrets* secrets() override { return secrets_.get(); }
    store::ServeResult serve(const store::ServeOptions& options) override {
        return server::serve(*this, options);
    }
    bool is_playable(const store::PlayedGame& game) override { return server::is_playable(game); }

  private:
    std::unique_ptr<store::Secrets> secrets_ = sodium::make_secrets();
};

} // namespace

/// What the commands of the server look for in this library.
extern "C" [[gnu::visibility("default")]] store::Library& stackchess_library() {
    static ServerLibrary only;
    return only;
}

/// What makes lines to servers, for whoever joins one.
extern "C" [[gnu::visibility("default")]] void
stackchess_make_line(const online::Address& address, online::WakeUp wake,
                     std::unique_ptr<online::Line>& line) {
    line = sockets::make_line(address, std::move(wake));
}
