#include "server/pages.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <utility>

#include "core/checksum.hpp"
#include "file/read_whole.hpp"
#include "server/account_refusals.hpp"
#include "store/game.hpp"

namespace server {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 12> types{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".txt", "text/plain; charset=utf-8"},
}};

constexpr std::string_view policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

std::string_view type_of(const std::string& path) {
    for (const auto& [ending, type] : types)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

bool is_hash(std::string_view text) {
    constexpr std::size_t shortest = 8;
    return text.size() >= shortest && std::ranges::all_of(text, [](char sign) {
               return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'f');
           });
}

/// Whether a name contains a hash between dots or dashes.
bool has_hash(std::string_view name) {
    while (!name.empty()) {
        const std::string_view part = name.substr(0, name.find_first_of(".-"));
        if (is_hash(part)) return true;
        name.remove_prefix(std::min(name.size(), part.size() + 1));
    }
    return false;
}

std::string tag_of(const std::string& content) {
    return '"' + std::to_string(core::checksum(content)) + '"';
}

bool accepts(const HttpRequest& request, std::string_view encoding) {
    return request.header("accept-encoding").find(encoding) != std::string::npos;
}

std::string contents(const std::string& path) {
    constexpr std::size_t largest = 64 << 20;
    auto read = file::read_whole(path, largest);
    return read ? *std::move(read) : std::string();
}

} // namespace

Pages::Pages(const std::string& folder, std::string otherwise) {
    if (!folder.empty()) read(folder, "");
    const auto index = pages_.find("/index.html");
    if (index != pages_.end()) {
        pages_["/"] = index->second;
        return;
    }
    pages_.clear();
    const std::string tag = tag_of(otherwise);
    pages_["/"] = std::make_shared<const Page>(
        Page{.type = "text/html; charset=utf-8", .tag = tag, .plain = std::move(otherwise)});
}

void Pages::read(const std::string& folder, const std::string& beneath) {
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        const std::string path = entry.path().string();
        const std::string place = std::string(beneath).append("/").append(name);
        if (entry.is_directory(error)) read(path, place);
        if (!entry.is_regular_file(error) || name.ends_with(".br") || name.ends_with(".gz"))
            continue;
        Page page{.type = std::string(type_of(name)), .plain = contents(path)};
        page.tag = tag_of(page.plain);
        page.is_lasting = has_hash(name);
        if (fs::exists(path + ".br", error)) page.brotli = contents(path + ".br");
        if (fs::exists(path + ".gz", error)) page.gzip = contents(path + ".gz");
        pages_[place] = std::make_shared<const Page>(std::move(page));
    }
}

HttpResponse page_response(const Pages::Page& page, const HttpRequest& request) {
    HttpResponse response{.type = page.type,
                          .headers = {{"Content-Security-Policy", std::string(policy)},
                                      {"X-Content-Type-Options", "nosniff"},
                                      {"Referrer-Policy", "no-referrer"},
                                      {"Cross-Origin-Opener-Policy", "same-origin"},
                                      {"Cross-Origin-Embedder-Policy", "require-corp"},
                                      {"Cross-Origin-Resource-Policy", "same-origin"},
                                      {"Vary", "Accept-Encoding"},
                                      {"ETag", page.tag}}};
    response.headers.emplace_back(
        "Cache-Control", page.is_lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (request.header("if-none-match") == page.tag) {
        response.status = 304;
    } else if (!page.brotli.empty() && accepts(request, "br")) {
        response.body = page.brotli;
        response.headers.emplace_back("Content-Encoding", "br");
    } else if (!page.gzip.empty() && accepts(request, "gzip")) {
        response.body = page.gzip;
        response.headers.emplace_back("Content-Encoding", "gzip");
    } else {
        response.body = page.plain;
    }
    return response;
}

namespace {

/// The page, which shows the game or challenge of the id or says that there is none.
HttpResponse linked_response(const Pages::Page& page, const HttpRequest& request,
                             const std::string& id) {
    if (store::is_game_id(id)) return page_response(page, request);
    if (request.header("accept").find("text/html") == std::string::npos)
        return response_to(request, refusal::not_found);
    HttpResponse response = page_response(page, request);
    if (response.status == 200) response.status = 404;
    return response;
}

} // namespace

void Pages::add_to(Routes& routes) const {
    for (const auto& [path, page] : pages_)
        routes.add("GET", path,
                   [shown = page](const HttpRequest& request, const PathParts&,
                                  const WebHandler::Reply& reply) {
                       reply(page_response(*shown, request));
                   });
    routes.add("GET", "/{id}",
               [page = pages_.at("/")](const HttpRequest& request, const PathParts& parts,
                                       const WebHandler::Reply& reply) {
                   reply(linked_response(*page, request, parts.front()));
               });
    routes.add_otherwise([page = pages_.at("/")](const HttpRequest& request, const PathParts&,
                                                 const WebHandler::Reply& reply) {
        reply(linked_response(*page, request, ""));
    });
}

} // namespace server
