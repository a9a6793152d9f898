#include "http_client.hpp"

#include <algorithm>

namespace server_test {
namespace {

std::string small(std::string_view text) {
    std::string letters(text);
    std::ranges::transform(letters, letters.begin(), [](unsigned char letter) {
        return static_cast<char>(std::tolower(letter));
    });
    return letters;
}

/// Moves whole chunks to the text; whether the last one has come.
bool take_chunks(std::string& raw, std::string& text) {
    while (true) {
        const std::size_t line = raw.find("\r\n");
        if (line == std::string::npos) return false;
        const std::size_t size = std::stoul(raw.substr(0, line), nullptr, 16);
        if (raw.size() < line + 2 + size + 2) return false;
        text += raw.substr(line + 2, size);
        raw.erase(0, line + 2 + size + 2);
        if (size == 0) return true;
    }
}

std::string request(const HttpClient& client, const std::string& method, const std::string& path,
                    const std::string& body, const std::string& headers) {
    const bool names_host = headers.starts_with("Host: ");
    const std::string host =
        names_host ? "" : "Host: localhost:" + std::to_string(client.port) + "\r\n";
    return method + ' ' + path + " HTTP/1.1\r\n" + host + "Connection: close\r\n" +
           client.headers() + headers +
           (method == "GET" ? "" : "Content-Length: " + std::to_string(body.size()) + "\r\n") +
           "\r\n" + body;
}

} // namespace

std::string HttpAnswer::field(std::string_view name) const {
    const std::string heads = small(head);
    const std::size_t start = heads.find("\r\n" + small(name) + ": ");
    if (start == std::string::npos) return {};
    const std::size_t value = start + 2 + name.size() + 2;
    return head.substr(value, head.find("\r\n", value) - value);
}

std::string HttpAnswer::error() const {
    const Json object = json();
    return object.is_object() && object.contains("error") ? object["error"].get<std::string>()
                                                          : std::string();
}

std::string HttpClient::headers() const {
    std::string text;
    if (!token.empty()) text += "Authorization: Bearer " + token + "\r\n";
    if (!cookie.empty()) text += "Cookie: " + cookie + "\r\n";
    if (is_page && token.empty())
        text += "Origin: http://localhost:" + std::to_string(port) + "\r\n";
    return text;
}

HttpAnswer HttpClient::send(const std::string& method, const std::string& path,
                            const std::string& body, const std::string& headers) const {
    const Answer answer = ask(port, request(*this, method, path, body, headers));
    HttpAnswer taken{.status = answer.status};
    const std::size_t end = answer.text.find("\r\n\r\n");
    if (end == std::string::npos) return taken;
    taken.head = answer.text.substr(0, end + 2);
    taken.body = answer.text.substr(end + 4);
    if (taken.field("Transfer-Encoding") != "chunked") return taken;
    std::string raw = std::exchange(taken.body, {});
    taken.is_whole = take_chunks(raw, taken.body);
    return taken;
}

HttpAnswer HttpClient::log_in(const std::string& path, const std::string& body) {
    HttpAnswer answer = post(path, body);
    const std::string set = answer.field("Set-Cookie");
    if (!set.empty()) cookie = set.substr(0, set.find(';'));
    return answer;
}

LineStream::LineStream(const HttpClient& client, const std::string& path, const std::string& method,
                       const std::string& body)
    : socket_(client.port) {
    socket_.send(request(client, method, path, body, ""));
    while (raw_.find("\r\n\r\n") == std::string::npos) {
        const std::string more = socket_.receive();
        if (more.empty()) return;
        raw_ += more;
    }
    head_ = raw_.substr(0, raw_.find("\r\n\r\n") + 2);
    raw_.erase(0, head_.size() + 2);
    status_ = std::stoi(head_.substr(9, 3));
    if (small(head_).find("chunked") == std::string::npos) is_whole_ = true;
}

bool LineStream::fill() {
    if (is_whole_) return false;
    is_whole_ = take_chunks(raw_, text_);
    if (is_whole_ || text_.find('\n') != std::string::npos) return true;
    const std::string more = socket_.receive();
    raw_ += more;
    if (more.empty()) return false;
    is_whole_ = take_chunks(raw_, text_);
    return true;
}

std::optional<Json> LineStream::next() {
    while (true) {
        const std::size_t end = text_.find('\n');
        if (end == std::string::npos) {
            if (!fill()) return std::nullopt;
            continue;
        }
        const std::string line = text_.substr(0, end);
        text_.erase(0, end + 1);
        if (!line.empty()) return Json::parse(line, nullptr, false);
    }
}

std::optional<Json> LineStream::next(const std::string& type) {
    while (auto line = next())
        if (line->is_object() && line->value("type", "") == type) return line;
    return std::nullopt;
}

} // namespace server_test
