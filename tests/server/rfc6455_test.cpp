#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "file/temporary_folder_fixture.hpp"
#include "server_program.hpp"
#include "socket_client.hpp"

/// The cases of RFC 6455, each over a socket of its own: what is sent, and what must come of it.
namespace server_test {
namespace {

// What comes of a case besides a closing code.
constexpr int answered = 1; ///< a message of text: the server wants to be greeted first
constexpr int gone = 0;     ///< the line ends without a word

struct Case {
    std::string name;
    std::string bytes;
    int outcome = 0;                     ///< `answered`, or the code with which the server closes
    std::vector<std::string> pongs = {}; ///< that come before
    std::size_t piece = 65536;           ///< how many bytes are sent at once
};

constexpr std::size_t longest = 4096;
constexpr int text = 0x81;
constexpr int binary = 0x82;
constexpr int close_frame = 0x88;
constexpr int ping = 0x89;
constexpr int pong = 0x8A;

/// The beginning of a frame from a client, its length written in one, three or nine bytes.
std::string header(int first_byte, std::uint64_t length, int length_bytes, bool is_masked = true) {
    std::string bytes(1, static_cast<char>(first_byte));
    const int mask_bit = is_masked ? 0x80 : 0;
    if (length_bytes == 1) bytes += static_cast<char>(mask_bit | static_cast<int>(length));
    if (length_bytes == 3) bytes += static_cast<char>(mask_bit | 126);
    if (length_bytes == 9) bytes += static_cast<char>(mask_bit | 127);
    for (int shift = 8 * (length_bytes - 2); length_bytes > 1 && shift >= 0; shift -= 8)
        bytes += static_cast<char>(length >> shift & 0xFF);
    return bytes;
}

std::string masked(std::string_view payload) {
    constexpr std::string_view mask = "\x12\x34\x56\x78";
    std::string bytes(mask);
    for (std::size_t i = 0; i < payload.size(); ++i)
        bytes += static_cast<char>(payload[i] ^ mask[i % mask.size()]);
    return bytes;
}

std::string frame(int first_byte, std::string_view payload = "") {
    const int length_bytes = payload.size() < 126 ? 1 : payload.size() < 65536 ? 3 : 9;
    return header(first_byte, payload.size(), length_bytes) + masked(payload);
}

std::string code_bytes(int code) {
    return {static_cast<char>(code >> 8), static_cast<char>(code & 0xFF)};
}

using Cases = std::vector<Case>;
using Lengths = std::initializer_list<std::size_t>;

void add_lengths(Cases& cases) {
    for (const std::size_t piece : Lengths{65536, 997, 1})
        for (const std::size_t length : Lengths{0, 1, 125, 126, 127, 128, 1000, 4096}) {
            if (piece == 1 && length > 128) continue; // one byte after the other takes its time
            const std::string name = std::to_string(length) + " bytes by " + std::to_string(piece);
            const std::string payload(length, '*');
            cases.push_back({"text of " + name, frame(text, payload), answered, {}, piece});
            cases.push_back({"binary of " + name, frame(binary, payload), 1003, {}, piece});
        }
    for (const std::size_t length : Lengths{longest + 1, 65535, 65536})
        for (const int kind : {text, binary})
            cases.push_back({"too long: " + std::to_string(length),
                             header(kind, length, length < 65536 ? 3 : 9) + masked("x"), 1009});
    cases.push_back({"far too long", header(text, std::uint64_t{1} << 62, 9) + masked(""), 1009});
}

void add_length_forms(Cases& cases) {
    for (const int kind : {text, binary, ping, pong, close_frame}) {
        cases.push_back({"short length in 3 bytes", header(kind, 5, 3) + masked("aaaaa"), 1002});
        cases.push_back({"short length in 9 bytes", header(kind, 5, 9) + masked("aaaaa"), 1002});
        cases.push_back({"not masked", header(kind, 2, 1, false) + "\x03\xe8", 1002});
    }
    cases.push_back(
        {"medium length in 9 bytes", header(text, 200, 9) + masked(std::string(200, 'a')), 1002});
}

void add_pings(Cases& cases) {
    for (const std::size_t piece : Lengths{65536, 7, 1})
        for (const std::size_t length : Lengths{0, 1, 124, 125}) {
            const std::string payload(length, '\xfe');
            cases.push_back({"ping of " + std::to_string(length) + " by " + std::to_string(piece),
                             frame(ping, payload) + frame(text),
                             answered,
                             {payload},
                             piece});
            cases.push_back({"pong that nobody asked for",
                             frame(pong, payload) + frame(text),
                             answered,
                             {},
                             piece});
        }
    std::string many;
    std::vector<std::string> pongs;
    for (int i = 0; i < 10; ++i) {
        many += frame(ping, std::to_string(i));
        pongs.push_back(std::to_string(i));
    }
    cases.push_back({"ten pings", many + frame(text), answered, pongs});
    for (const int kind : {ping, pong, close_frame}) {
        cases.push_back({"control of 126 bytes", frame(kind, std::string(126, 'x')), 1002});
        cases.push_back({"control of 65536 bytes", header(kind, 65536, 9) + masked("x"), 1002});
        cases.push_back({"control in parts", frame(kind & 0x0F, "x"), 1002});
    }
}

void add_reserved(Cases& cases) {
    for (int bits = 1; bits < 8; ++bits)
        for (const int kind : {text, binary, close_frame, ping, pong})
            cases.push_back({"reserved bits " + std::to_string(bits),
                             frame(kind | bits << 4, "\x03\xe8"), 1002});
    for (const int opcode : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15})
        for (const std::string_view payload : {"", "x"})
            cases.push_back(
                {"opcode " + std::to_string(opcode), frame(0x80 | opcode, payload), 1002});
    cases.push_back({"opcode 3 after a ping", frame(ping, "a") + frame(0x83), 1002, {"a"}});
}

void add_fragments(Cases& cases) {
    const std::string begin = frame(0x01, "{\"a\":");
    const std::string end = frame(0x80, "1}");
    for (const std::size_t piece : Lengths{65536, 1}) {
        cases.push_back({"two parts", begin + end, answered, {}, piece});
        cases.push_back({"a ping between", begin + frame(ping, "p") + end, answered, {"p"}, piece});
        cases.push_back(
            {"empty parts", frame(0x01) + frame(0x00) + frame(0x80), answered, {}, piece});
        cases.push_back({"a message in a message", begin + frame(text, "x"), 1002, {}, piece});
        cases.push_back({"a beginning in a message", begin + begin, 1002, {}, piece});
        cases.push_back({"an end of nothing", end, 1002, {}, piece});
        cases.push_back({"a part of nothing", frame(0x00, "x"), 1002, {}, piece});
        cases.push_back({"binary in parts", frame(0x02, "a") + frame(0x80, "b"), 1003, {}, piece});
    }
    std::string many = frame(0x01);
    for (int i = 0; i < 200; ++i) many += frame(0x00, "x");
    cases.push_back({"two hundred parts", many + frame(0x80), answered});
    std::string large = frame(0x01, std::string(1000, ' '));
    for (int i = 0; i < 4; ++i) large += frame(0x00, std::string(1000, ' '));
    cases.push_back({"parts that are too much together", large, 1009});
}

void add_utf8(Cases& cases) {
    using namespace std::string_view_literals;
    for (const std::string_view good :
         {"\x00"sv, "\x7f"sv, "\xc2\x80"sv, "\xdf\xbf"sv, "\xe0\xa0\x80"sv, "\xed\x9f\xbf"sv,
          "\xee\x80\x80"sv, "\xef\xbf\xbd"sv, "\xef\xbf\xbe"sv, "\xef\xbf\xbf"sv,
          "\xf0\x90\x80\x80"sv, "\xf0\x9f\xbf\xbf"sv, "\xf4\x8f\xbf\xbf"sv,
          "\xce\xba\xe1\xbd\xb9"sv, "\xf0\x9f\x99\x82\xc3\xa9"sv}) {
        cases.push_back({"good UTF-8", frame(text, good), answered});
        cases.push_back({"good UTF-8, cut within a character",
                         frame(0x01, good.substr(0, 1)) + frame(0x80, good.substr(1)), answered});
    }
    for (const std::string_view bad : {"\x80"sv,
                                       "\xbf"sv,
                                       "\xbf\x80"sv,
                                       "\xc0\x80"sv,
                                       "\xc0\xaf"sv,
                                       "\xc1\xbf"sv,
                                       "\xc2"sv,
                                       "\xc2 "sv,
                                       "\xe0\x80\x80"sv,
                                       "\xe0\x80\xaf"sv,
                                       "\xe0\x9f\xbf"sv,
                                       "\xe2\x82"sv,
                                       "\xe2\x82 "sv,
                                       "\xed\xa0\x80"sv,
                                       "\xed\xad\xbf"sv,
                                       "\xed\xae\x80"sv,
                                       "\xed\xbf\xbf"sv,
                                       "\xed\xa0\x80\xed\xb0\x80"sv,
                                       "\xf0\x80\x80\x80"sv,
                                       "\xf0\x80\x80\xaf"sv,
                                       "\xf0\x8f\xbf\xbf"sv,
                                       "\xf0\x9f\x99"sv,
                                       "\xf4\x90\x80\x80"sv,
                                       "\xf5\x80\x80\x80"sv,
                                       "\xf8\x88\x80\x80\x80"sv,
                                       "\xfc\x84\x80\x80\x80\x80"sv,
                                       "\xfe"sv,
                                       "\xff"sv,
                                       "\xfe\xfe\xff\xff"sv}) {
        cases.push_back({"bad UTF-8", frame(text, bad), 1007});
        cases.push_back(
            {"bad UTF-8 in the second part", frame(0x01, "a") + frame(0x80, bad), 1007});
    }
}

void add_closing(Cases& cases) {
    for (const int code :
         {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999}) {
        const std::string name = "closed with " + std::to_string(code);
        cases.push_back({name, frame(close_frame, code_bytes(code)), code});
        cases.push_back(
            {name + " and why", frame(close_frame, code_bytes(code) + "because"), code});
    }
    for (const int code : {0, 1, 999, 1004, 1005, 1006, 1014, 1015, 1016, 1100, 2000, 2999})
        cases.push_back(
            {"closed with " + std::to_string(code), frame(close_frame, code_bytes(code)), 1002});
    cases.push_back({"closed with half a code", frame(close_frame, "\x03"), 1002});
    cases.push_back({"closed with a long reason",
                     frame(close_frame, code_bytes(1000) + std::string(123, 'x')), 1000});
    cases.push_back(
        {"nothing after the end", frame(close_frame, code_bytes(1000)) + frame(ping), 1000});
    cases.push_back({"a message before the end",
                     frame(ping, "a") + frame(close_frame, code_bytes(1001)),
                     1001,
                     {"a"}});
}

Cases all_cases() {
    Cases cases;
    for (const auto add : {add_lengths, add_length_forms, add_pings, add_reserved, add_fragments,
                           add_utf8, add_closing})
        add(cases);
    return cases;
}

void send_in_pieces(const WebSocket& socket, const Case& one) {
    for (std::size_t at = 0; at < one.bytes.size(); at += one.piece)
        socket.send_bytes(std::string_view(one.bytes).substr(at, one.piece));
}

/// What comes until the case is decided.
int outcome_of(WebSocket& socket, std::vector<std::string>& pongs) {
    while (const auto next = socket.frame()) {
        if (next->opcode == 1) return answered;
        if (next->opcode == 8) return next->close_code();
        if (next->opcode == 10) pongs.push_back(next->payload);
    }
    return gone;
}

TEST(Rfc6455Test, AtLeastTwoHundredCases) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path(), 0, {"--sockets-per-address", "1000"});
    const Cases cases = all_cases();
    EXPECT_GE(cases.size(), 200U);
    for (const Case& one : cases) {
        WebSocket socket(server.port());
        ASSERT_EQ(socket.status(), 101);
        send_in_pieces(socket, one);
        std::vector<std::string> pongs;
        EXPECT_EQ(outcome_of(socket, pongs), one.outcome) << one.name;
        EXPECT_EQ(pongs, one.pongs) << one.name;
    }
    EXPECT_EQ(get(server.port(), "/healthz").status, 200);
}

struct Opening {
    std::string name;
    std::string request;
    int status = 0;
};

TEST(Rfc6455Test, OpeningsThatAreWrong) {
    const file::TemporaryFolder folder;
    const ServerProgram server(folder.path());
    const std::string host = "Host: localhost:" + std::to_string(server.port()) + "\r\n";
    const std::string line = "GET /socket HTTP/1.1\r\n";
    const std::string upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
    const std::string version = "Sec-WebSocket-Version: 13\r\n";
    const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    const std::array openings{
        Opening{"as it should be", line + host + upgrade + version + key, 101},
        Opening{"in capitals",
                line + host + "CONNECTION: keep-alive, UPGRADE\r\n" + "UPGRADE: WebSocket\r\n" +
                    version + key,
                101},
        Opening{"no key", line + host + upgrade + version, 400},
        Opening{"no version", line + host + upgrade + key, 400},
        Opening{"an old version", line + host + upgrade + "Sec-WebSocket-Version: 8\r\n" + key,
                426},
        Opening{"no host", line + upgrade + version + key, 400},
        Opening{"elsewhere", "GET /other HTTP/1.1\r\n" + host + upgrade + version + key, 404},
        Opening{"another page", line + host + upgrade + version + key + "Origin: http://a.b\r\n",
                403},
    };
    for (const Opening& one : openings)
        EXPECT_EQ(
            [&] {
                const Socket socket(server.port());
                socket.send(one.request + "\r\n");
                const std::string answer = socket.receive();
                return answer.size() < 12 ? 0 : std::stoi(answer.substr(9, 3));
            }(),
            one.status)
            << one.name;
}

} // namespace
} // namespace server_test
