#include "server/pages.hpp"

#include <fstream>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"

namespace server {
namespace {

class PagesTest : public testing::Test {
  protected:
    void write(const std::string& name, const std::string& content) {
        std::ofstream(folder_.path() + '/' + name) << content;
    }
    HttpResponse get(const std::string& path,
                     const std::map<std::string, std::string>& headers = {}) {
        const Pages pages(folder_.path(), "how to join");
        Routes routes;
        pages.add_to(routes);
        HttpResponse found;
        routes.answer({.method = "GET", .path = path, .headers = headers},
                      [&](HttpResponse response) { found = std::move(response); });
        return found;
    }
    static std::string header(const HttpResponse& response, const std::string& name) {
        for (const auto& [one, value] : response.headers)
            if (one == name) return value;
        return {};
    }

    file::TemporaryFolder folder_;
};

TEST_F(PagesTest, SayHowToJoinWhereNothingIsInstalled) {
    write("secret.txt", "not a page");
    EXPECT_EQ(get("/").body, "how to join");
    EXPECT_EQ(get("/k3Tz81Qa").body, "how to join");
    EXPECT_EQ(get("/secret.txt").status, 404);
}

TEST_F(PagesTest, AreTheFilesOfTheFolderAndNothingElse) {
    write("index.html", "<!doctype html>");
    write("app.3f9a1c07.js", "play()");
    write("engine.wasm", "wasm");
    EXPECT_EQ(get("/").body, "<!doctype html>");
    EXPECT_EQ(get("/k3Tz81Qa").body, "<!doctype html>");
    EXPECT_EQ(get("/app.3f9a1c07.js").body, "play()");
    EXPECT_EQ(get("/app.3f9a1c07.js").type, "text/javascript; charset=utf-8");
    EXPECT_EQ(get("/engine.wasm").type, "application/wasm");
    for (const char* const path : {"/nothing.js", "/../pages_test.cpp", "/%2e%2e/x", "/k3Tz81Q"}) {
        const int status = get(path).status;
        EXPECT_TRUE(status == 404 || status == 400) << path;
    }
}

TEST_F(PagesTest, TellWhoeverReadsThatALinkLeadsNowhere) {
    write("index.html", "<!doctype html>");
    const HttpResponse read = get("/k3Tz81Q", {{"accept", "text/html,*/*;q=0.8"}});
    EXPECT_EQ(read.status, 404);
    EXPECT_EQ(read.body, "<!doctype html>");
    const HttpResponse deep = get("/nothing/of/ours", {{"accept", "text/html"}});
    EXPECT_EQ(deep.status, 404);
    EXPECT_EQ(deep.body, "<!doctype html>");
    for (const std::string path : {"/nothing/of/ours", "/k3Tz81Q"})
        EXPECT_TRUE(get(path, {{"accept", "application/json"}})
                        .body.starts_with(R"({"error":"not_found","message":")"));
}

TEST_F(PagesTest, AreCachedForEverOnlyUnderAHash) {
    write("index.html", "<!doctype html>");
    write("app-3f9a1c07.css", "");
    write("deadbeef.svg", "");
    write("decade.js", "");
    EXPECT_EQ(header(get("/app-3f9a1c07.css"), "Cache-Control"),
              "public, max-age=31536000, immutable");
    EXPECT_NE(header(get("/deadbeef.svg"), "Cache-Control"), "no-cache");
    EXPECT_EQ(header(get("/decade.js"), "Cache-Control"), "no-cache");
    const std::string tag = header(get("/"), "ETag");
    EXPECT_EQ(get("/", {{"if-none-match", tag}}).status, 304);
    write("index.html", "<!doctype html>another");
    EXPECT_EQ(get("/", {{"if-none-match", tag}}).status, 200);
    EXPECT_NE(header(get("/"), "Content-Security-Policy").find("default-src 'none'"),
              std::string::npos);
}

TEST_F(PagesTest, AreSentCompressedToWhoAcceptsThat) {
    write("index.html", "<!doctype html>");
    write("index.html.br", "brotli");
    write("index.html.gz", "gzip");
    EXPECT_EQ(get("/").body, "<!doctype html>");
    EXPECT_EQ(get("/", {{"accept-encoding", "gzip, deflate, br"}}).body, "brotli");
    const HttpResponse zipped = get("/", {{"accept-encoding", "gzip"}});
    EXPECT_EQ(zipped.body, "gzip");
    EXPECT_EQ(header(zipped, "Content-Encoding"), "gzip");
    EXPECT_EQ(zipped.type, "text/html; charset=utf-8");
    EXPECT_EQ(get("/index.html.br").status, 404);
}

} // namespace
} // namespace server
