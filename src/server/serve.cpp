#include "server/serve.hpp"

#include <algorithm>
#include <thread>

#include <sys/resource.h>

#include "server/gateway.hpp"
#include "server/rater.hpp"
#include "store/issue.hpp"

namespace server {
namespace {

using store::ServeFailure;
using store::ServeTrouble;

/// Raises the limit of open files to the highest value that the system allows.
void raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

core::Failure<ServeFailure> failure(const store::Error& error) {
    return core::Failure(ServeFailure{ServeTrouble::database, error.detail, error});
}

core::Failure<ServeFailure> failure(const WebFailure& web) {
    switch (web.trouble) {
    case WebTrouble::address_in_use:
        return core::Failure(ServeFailure{ServeTrouble::address_in_use, web.detail});
    case WebTrouble::no_permission:
        return core::Failure(ServeFailure{ServeTrouble::no_permission, web.detail});
    case WebTrouble::bad_certificate:
        return core::Failure(ServeFailure{ServeTrouble::bad_certificate, web.detail});
    case WebTrouble::bad_key: return core::Failure(ServeFailure{ServeTrouble::bad_key, web.detail});
    case WebTrouble::foreign_key:
        return core::Failure(ServeFailure{ServeTrouble::foreign_key, web.detail});
    case WebTrouble::bad_address: break;
    }
    return core::Failure(ServeFailure{ServeTrouble::bad_address, web.detail});
}

WebOptions web_options(const store::ServeOptions& options) {
    WebOptions web{.address = options.address,
                   .port = options.port,
                   .certificate = options.certificate,
                   .key = options.key,
                   .is_behind_proxy = options.is_behind_proxy};
    web.limits.sockets_per_address = options.sockets_per_address;
    return web;
}

GatewayOptions gateway_options(const store::ServeOptions& options) {
    const auto processors = static_cast<int>(std::thread::hardware_concurrency());
    GatewayOptions gateway{.door = {options.origins, options.is_behind_proxy, options.is_lan},
                           .sockets_per_address = options.sockets_per_address,
                           .sockets_per_account = options.sockets_per_account,
                           .pages = options.pages,
                           .page = options.page};
    gateway.thinkers.threads = std::clamp(processors - 1, 1, 4);
    return gateway;
}

std::vector<store::Store*> plain(const std::vector<std::unique_ptr<store::Store>>& owned) {
    std::vector<store::Store*> all;
    all.reserve(owned.size());
    for (const auto& one : owned) all.push_back(one.get());
    return all;
}

} // namespace

store::ServeResult serve(store::Library& library, const store::ServeOptions& options) {
    store::Secrets* const secrets = library.secrets();
    if (secrets == nullptr)
        return core::Failure(ServeFailure{.trouble = ServeTrouble::no_random_numbers});
    raise_file_limit();
    store::OpenOptions place{.folder = options.folder,
                             .database = options.database,
                             .patience = options.database_patience,
                             .connect_patience = options.connect_patience};
    place.tag = store::new_id(*secrets);
    auto read_place = place;
    place.access = store::Access::server;
    place.creates = true;
    place.rater = rater();
    auto written = library.open(place);
    if (!written) return failure(written.error());
    auto read = library.open(read_place);
    if (!read) return failure(read.error());
    std::vector<std::unique_ptr<store::Store>> readers;
    for (int i = 0; i < options.readers; ++i) {
        auto reader = library.open(read_place);
        if (!reader) return failure(reader.error());
        readers.push_back(*std::move(reader));
    }
    const auto web = open_web(web_options(options));
    if (!web) return failure(web.error());
    Log log(*options.log);
    const auto exchange = library.exchange(read_place);
    Gateway gateway(gateway_options(options),
                    {**web, **written, **read, plain(readers), *secrets, log, exchange.get()});
    if (const auto begun = gateway.begin(); !begun) return failure(begun.error());
    log.write("listening",
              {{"address", options.address}, {"port", std::to_string((*web)->port())}});
    if (options.ready) options.ready((*web)->port());
    (*web)->run(gateway);
    if (gateway.is_replaced()) return failure(store::Error{store::StoreFault::in_use, {}});
    return {};
}

bool is_playable(const store::PlayedGame& game) {
    const auto live = LiveGame::read(game, Now{}, std::nullopt);
    return live && live->is_over() == game.game.end.has_value();
}

} // namespace server
