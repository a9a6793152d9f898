#include "server/game_downloads.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "server/account_refusals.hpp"
#include "store/reach.hpp"

namespace server {
namespace {

constexpr int page_size = 10;

std::optional<store::Time> time_of(const Fields& fields, const std::string& name) {
    constexpr std::int64_t latest = 32'503'680'000'000; // the year 3000
    const auto number = fields.number(name, 0, latest);
    if (!number) return std::nullopt;
    return store::Time(std::chrono::milliseconds(*number));
}

store::Progress progress_of(const Fields& fields) {
    const bool has_running = fields.is_true("ongoing");
    const bool has_finished = !fields.has("finished") || fields.is_true("finished");
    if (has_running) return has_finished ? store::Progress::any : store::Progress::running;
    return store::Progress::finished;
}

} // namespace

void GameDownloads::start(const HttpRequest& request, GameDownload file,
                          const WebHandler::Reply& reply) {
    int& own = by_address_[request.address];
    if (own >= most_by_address) {
        HttpResponse refused = response_to(request, refusal::too_many_exports);
        refused.headers.emplace_back("Retry-After", "10");
        return reply(std::move(refused));
    }
    ++own;
    file.query.limit = page_size;
    HttpResponse response{.type = file.type, .body = file.beginning, .is_stream = true};
    if (!file.name.empty())
        response.headers.emplace_back("Content-Disposition",
                                      "attachment; filename=\"" + file.name + '"');
    running_[request.id] = std::make_shared<Running>(Running{std::move(file), request.address});
    reply(std::move(response));
}

GameDownloads::Games GameDownloads::read(GameDownload& file, store::Store& store) {
    file.query.limit = std::min(page_size, file.left);
    if (file.ids.empty()) {
        auto page = store.games(file.query);
        if (!page) return std::nullopt;
        file.left -= static_cast<int>(page->games.size());
        if (!page->next) file.left = 0;
        file.query.after = page->next;
        return std::move(page->games);
    }
    std::vector<store::PlayedGame> games;
    for (int i = 0; i < file.query.limit; ++i, --file.left) {
        auto game = store.game(file.ids.front());
        if (!game) return std::nullopt;
        file.ids.pop_front();
        if (*game) games.push_back(**std::move(game));
    }
    return games;
}

std::optional<std::string> GameDownloads::next(Running& running, store::Store& store) {
    GameDownload& file = running.file;
    std::string text;
    if (file.left > 0) {
        const auto games = read(file, store);
        if (!games) return std::nullopt;
        for (const store::PlayedGame& game : *games) {
            const std::string one = file.write(game);
            if (one.empty()) continue;
            if (running.has_games) text += file.between;
            text += one;
            running.has_games = true;
        }
    }
    if (file.left == 0) text += file.end;
    return text;
}

void GameDownloads::drained(ConnectionId stream) {
    const auto found = running_.find(stream);
    if (found == running_.end()) return;
    const bool is_read = services_.read_apart(
        found->second->address,
        [this, stream, running = found->second](store::Store& store) -> Readers::Task {
            return [this, stream, text = next(*running, store)] { send(stream, text); };
        },
        [this, stream] { drained(stream); }); // a file that has begun is continued, however late
    if (!is_read) web_.cut(stream);
}

void GameDownloads::send(ConnectionId stream, std::optional<std::string> text) {
    const auto found = running_.find(stream);
    if (found == running_.end()) return; // closed meanwhile
    if (!text) return web_.cut(stream);
    const bool is_last = found->second->file.left == 0;
    const bool has_text = !text->empty();
    if (has_text) web_.send(stream, std::make_shared<const std::string>(*std::move(text)));
    if (is_last)
        web_.finish(stream);
    else if (!has_text) // without text, nothing is sent, and no drained call follows
        drained(stream);
}

void GameDownloads::closed(ConnectionId stream) {
    const auto found = running_.find(stream);
    if (found == running_.end()) return;
    const auto own = by_address_.find(found->second->address);
    if (own != by_address_.end() && --own->second <= 0) by_address_.erase(own);
    running_.erase(found);
}

std::string base_url(const HttpRequest& request, bool is_behind_proxy) {
    return (request.is_secure || is_behind_proxy ? "https://" : "http://") + request.header("host");
}

std::optional<GameDownload> game_file_of(const Fields& fields, const store::AccountId& account) {
    GameDownload file{.query = {.account = account}, .left = std::numeric_limits<int>::max()};
    file.query.since = time_of(fields, "since");
    file.query.until = time_of(fields, "until");
    if ((fields.has("since") && !file.query.since) || (fields.has("until") && !file.query.until))
        return std::nullopt;
    if (const auto against = fields.find("vs")) file.query.against = store::account_id(*against);
    if (fields.has("rated")) file.query.is_rated = fields.is_true("rated");
    if (const auto color = fields.find("color"); color && (color == "white" || color == "black"))
        file.query.color = *color == "white" ? store::Color::white : store::Color::black;
    if (fields.text("sort") == "dateAsc") file.query.order = store::SortOrder::oldest_first;
    file.query.progress = progress_of(fields);
    if (fields.has("max")) {
        const auto most = fields.number("max", 1, file.left);
        if (!most) return std::nullopt;
        file.left = static_cast<int>(*most);
    }
    return file;
}

} // namespace server
