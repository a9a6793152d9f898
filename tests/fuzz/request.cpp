// Any text, read as a request to a server: its first line is the method and the target, then come
// header fields, an empty line and the body. Whatever is asked is answered once, with a status, and
// with JSON that says what is wrong if anything is.

#include <sstream>

#include "file/temporary_folder_fixture.hpp"
#include "fuzz/target.hpp"
#include "server/dead_web_fixture.hpp"
#include "server/gateway.hpp"
#include "server/rater.hpp"
#include "sqlite/open.hpp"
#include "store/secrets_fixture.hpp"

namespace {

/// A server with two people and a program, whose tokens are `a`, `b` and `c`.
struct World {
    file::TemporaryFolder folder;
    store::PlainSecrets secrets;
    server::DeadWeb web;
    std::ostringstream lines;
    server::Log log{lines};
    std::unique_ptr<store::Store> written =
        *sqlite::open({.folder = folder.path(), .creates = true, .rater = server::rater()});
    std::unique_ptr<store::Store> read = *sqlite::open({.folder = folder.path()});
    std::unique_ptr<store::Store> reader = *sqlite::open({.folder = folder.path()});
    std::unique_ptr<server::Gateway> gateway;
    server::ConnectionId last = 0;

    World() {
        const auto scopes = store::all_scopes();
        for (const std::string name : {"ada", "bob", "cat"}) {
            const std::string title = name == "cat" ? "BOT" : "";
            written->commit(store::AddAccount{
                {.id = name, .name = name, .password = "hashed " + name, .title = title}});
            written->commit(store::AddToken{{.digest = secrets.digest(name.substr(0, 1)),
                                             .account = name,
                                             .scopes = {scopes.begin(), scopes.end()}}});
        }
        gateway = std::make_unique<server::Gateway>(
            server::GatewayOptions{.page = "page"},
            server::GatewayTools{web, *written, *read, {reader.get()}, secrets, log});
        fuzz::require(gateway->begin().has_value(), "the server begins");
    }

    /// What is to be read has been: one thread reads all, one after the other.
    void catch_up() {
        bool is_answered = false;
        gateway->answer({.id = ++last, .method = "GET", .path = "/players/nobody.json"},
                        [&](const server::HttpResponse&) { is_answered = true; });
        web.work_until([&] { return is_answered; });
    }
};

std::string_view take_line(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

server::HttpRequest request_of(std::string_view text) {
    server::HttpRequest request{.address = "127.0.0.1"};
    std::string_view first = take_line(text);
    request.method = first.substr(0, first.find(' '));
    first.remove_prefix(std::min(first.size(), request.method.size() + 1));
    request.path = first.substr(0, first.find('?'));
    first.remove_prefix(std::min(first.size(), request.path.size() + 1));
    request.query = first;
    for (std::string_view line = take_line(text); !line.empty(); line = take_line(text)) {
        const std::size_t colon = line.find(": ");
        if (colon != std::string_view::npos)
            request.headers[std::string(line.substr(0, colon))] = line.substr(colon + 2);
    }
    request.body = text;
    return request;
}

void check_answer(const server::HttpResponse& response) {
    fuzz::require(response.status >= 200 && response.status <= 599, "an answer has a status");
    if (response.type != "application/json" || response.is_stream) return;
    const auto json = wire::Json::parse(response.body, nullptr, false);
    fuzz::require(!json.is_discarded(), "JSON can be read");
    fuzz::require(response.status < 400 || (json.is_object() && json.contains("error")),
                  "an error says what is wrong");
}

} // namespace

void fuzz::check(Input input) {
    static World world;
    server::HttpRequest request = request_of(input.text());
    const server::ConnectionId id = request.id = ++world.last;
    int answers = 0;
    bool is_stream = false;
    world.gateway->answer(request, [&](server::HttpResponse response) {
        ++answers;
        is_stream = response.is_stream;
        check_answer(response);
    });
    require(world.web.work_until([&] { return answers > 0; }), "a request is answered");
    if (is_stream) {
        world.gateway->streaming(id);
        for (int i = 0; i < 20 && !world.web.has_ended(id); ++i) {
            world.gateway->drained(id);
            world.catch_up();
        }
        world.gateway->closed(id, false);
    }
    require(answers == 1, "a request is answered once");
}
