#include "payloads.hpp"

#include <array>

namespace server_test {
namespace {

constexpr std::array plain_payloads{
    // Paths.
    "../../../../etc/passwd", R"(..\..\..\windows\win.ini)", "/etc/passwd",
    "....//....//etc/passwd", "..;/..;/etc/passwd", "./.././../server.db", "../server.db",
    "server.db-wal", "~/.ssh/id_rsa", "/proc/self/environ", "file:///etc/passwd", "//evil.example/",
    R"(\\evil.example\share)", ".git/config", "index.html/../../server.db",
    "assets/../../server.lock",
    // Statements.
    "' OR '1'='1", "'; DROP TABLE accounts; --", R"(" OR ""=")",
    "1; UPDATE accounts SET title='BOT'", "admin'--", "') UNION SELECT password FROM accounts --",
    "1 OR 1=1", "%' AND 1=0 UNION SELECT 1 --", "$$; COPY accounts TO '/tmp/x' $$", "?1", ":name",
    "0x27204f522031",
    // Pages.
    "<script>alert(1)</script>", "\"><script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>", "javascript:alert(1)", "<iframe src=javascript:alert(1)>",
    "</title><script>alert(1)</script>", "'-alert(1)-'", "${alert(1)}",
    "{{constructor.constructor('x')()}}", "<!--<script>", "]]><script>alert(1)</script>",
    "&lt;script&gt;", "<a href=\"data:text/html,x\">x</a>", "\\u003cscript\\u003e",
    "\\x3cscript\\x3e",
    // Files of games.
    "\"] [Result \"1-0", R"(\"] [White "Eve)", "x\"]\n[Black \"Eve\"]\n\n1. e4",
    "{[%clk 9:99:99]} } 1-0 {", "1-0", "*", "; comment", "%escape", "( e4 ) $1", "[Event \"x\"]",
    // Headers, commands, formats.
    "x\r\nSet-Cookie: a=b", "x\r\n\r\nHTTP/1.1 200 OK", "x\nX: y", "; cat /etc/passwd", "| id",
    "`id`", "$(id)", "%s%s%s%n", "{}{0}{name}", "\x1b[2J\x1b]0;x\x07", "\xE2\x80\xAEtxt.exe",
    "\xEF\xBB\xBFname"};

std::string upper(std::string text) {
    for (char& letter : text)
        if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    return text;
}

std::string replaced(const std::string& text, char what, const std::string& by) {
    std::string result;
    for (const char sign : text) {
        if (sign == what)
            result += by;
        else
            result += sign;
    }
    return result;
}

/// The same text as it may get past a check that looks for it.
std::vector<std::string> disguises(const std::string& text) {
    return {text,
            upper(text),
            percent_encoded(text),
            percent_encoded(percent_encoded(text)),
            replaced(text, '/', "%2f"),
            replaced(text, '.', "%2e"),
            replaced(text, '/', "%c0%af"),
            replaced(text, '<', "%u003c"),
            replaced(text, ' ', "/**/"),
            replaced(text, ' ', "\t"),
            replaced(text, '\'', "''"),
            replaced(text, '<', "<<"),
            "Ada" + text,
            text + "%00.html",
            text + ".json",
            "a/" + text,
            text + text,
            ' ' + text + ' '};
}

} // namespace

std::vector<std::string> payloads() {
    std::vector<std::string> all;
    for (const char* const text : plain_payloads)
        for (std::string& one : disguises(text)) all.push_back(std::move(one));
    return all;
}

std::string percent_encoded(const std::string& text) {
    constexpr const char* digits = "0123456789ABCDEF";
    std::string result;
    for (const char sign : text) {
        const auto byte = static_cast<unsigned char>(sign);
        result += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return result;
}

} // namespace server_test
