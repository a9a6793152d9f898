#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "server_program.hpp"
#include "socket_client.hpp"

/// What RFC 6455 demands of a server, frame by frame.
namespace server_test {
namespace {

class FramesTest : public testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_ = new file::TemporaryFolder;
        server_ = new ServerProgram(folder_->path());
    }
    static void TearDownTestSuite() {
        delete server_;
        delete folder_;
    }
    static WebSocket connect() { return WebSocket(server_->port()); }

    /// The code with which the server closes after these frames; 0: the line simply ends.
    static int closed_with(WebSocket& socket) {
        while (const auto frame = socket.frame())
            if (frame->opcode == 8) return frame->close_code();
        return 0;
    }
    static int closed_after(int first_byte, std::string_view payload, bool is_masked = true) {
        WebSocket socket = connect();
        socket.send_frame(first_byte, payload, is_masked);
        return closed_with(socket);
    }

    static inline file::TemporaryFolder* folder_ = nullptr;
    static inline ServerProgram* server_ = nullptr;
};

constexpr std::string_view hello = R"({"kind":"hello","protocol":1})";

TEST_F(FramesTest, MustBeMasked) { EXPECT_EQ(closed_after(0x81, hello, false), 1002); }

TEST_F(FramesTest, MayNotUseReservedBits) {
    for (const int bit : {0x10, 0x20, 0x40})
        EXPECT_EQ(closed_after(0x81 | bit, hello), 1002) << bit;
}

TEST_F(FramesTest, MayNotUseReservedOpcodes) {
    for (const int opcode : {3, 4, 5, 6, 7, 11, 12, 13, 14, 15})
        EXPECT_EQ(closed_after(0x80 | opcode, ""), 1002) << opcode;
}

TEST_F(FramesTest, OfControlAreShortAndWhole) {
    for (const int opcode : {8, 9, 10}) {
        EXPECT_EQ(closed_after(opcode, "x"), 1002) << opcode; // not the last of its message
        EXPECT_EQ(closed_after(0x80 | opcode, std::string(126, 'x')), 1002) << opcode;
    }
}

TEST_F(FramesTest, ContinueOnlyWhatWasBegun) {
    EXPECT_EQ(closed_after(0x80, "x"), 1002);
    WebSocket socket = connect();
    socket.send_frame(0x01, "{");
    socket.send_frame(0x81, "}"); // a new message within another
    EXPECT_EQ(closed_with(socket), 1002);
}

TEST_F(FramesTest, AreJoinedToMessages) {
    WebSocket socket = connect();
    socket.send_frame(0x01, hello.substr(0, 5));
    socket.send_frame(0x89, "between");
    socket.send_frame(0x00, hello.substr(5, 5));
    socket.send_frame(0x80, hello.substr(10));
    bool has_pong = false;
    while (const auto frame = socket.frame()) {
        has_pong = has_pong || (frame->opcode == 10 && frame->payload == "between");
        if (frame->opcode == 1) {
            EXPECT_TRUE(wire::read_server(frame->payload));
            break;
        }
    }
    EXPECT_TRUE(has_pong);
}

TEST_F(FramesTest, OfTextMustBeUtf8) {
    for (const std::string_view bytes : {"\xff", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                                         "\xe2\x82", "\xf8\x88\x80\x80\x80"})
        EXPECT_EQ(closed_after(0x81, bytes), 1007);
}

TEST_F(FramesTest, MayNotBeBinary) { EXPECT_EQ(closed_after(0x82, "x"), 1003); }

/// An address may have 50 connections.
TEST_F(FramesTest, ThatAreNoneLeaveNoConnectionBehind) {
    for (int i = 0; i < 60; ++i) {
        WebSocket socket = connect();
        ASSERT_EQ(socket.status(), 101) << i;
        socket.send_bytes(std::string_view("\x82\x81\0\0\0\0x\x72"
                                           "nonsense",
                                           16));
        EXPECT_EQ(closed_with(socket), 1003);
    }
}

TEST_F(FramesTest, MayNotBeTooLong) {
    EXPECT_EQ(closed_after(0x81, std::string(4097, ' ')), 1009);
    WebSocket socket = connect();
    for (int i = 0; i < 5; ++i) socket.send_frame(i == 0 ? 0x01 : 0x00, std::string(1000, ' '));
    EXPECT_EQ(closed_with(socket), 1009);
}

TEST_F(FramesTest, ThatCloseAreAnswered) {
    EXPECT_EQ(closed_after(0x88, std::string_view("\x03\xe8", 2)), 1000);
    EXPECT_EQ(closed_after(0x88, "\x03"), 1002); // half a code
    for (const std::string_view code :
         {std::string_view("\x03\xec", 2), // 1004
          std::string_view("\x03\xed", 2), // 1005
          std::string_view("\x03\xee", 2), // 1006
          std::string_view("\x00\x00", 2), std::string_view("\x03\xe7", 2)})
        EXPECT_EQ(closed_after(0x88, code), 1002);
    EXPECT_NE(closed_after(0x88, "\x03\xe8\xff"), 1000); // a reason that is not UTF-8
}

TEST_F(FramesTest, WithoutAHelloAreRefused) {
    WebSocket socket = connect();
    socket.send(wire::ListGames{});
    EXPECT_EQ(socket.next<wire::Refused>()->objection.why,
              decltype(wire::Objection::why)(wire::Why::say_hello));
    socket.send_frame(0x81, "nonsense");
    EXPECT_TRUE(socket.next<wire::Refused>());
}

TEST_F(FramesTest, OfAFloodEndTheConnection) {
    WebSocket socket = connect();
    socket.send(wire::Hello{});
    ASSERT_TRUE(socket.next<wire::Welcome>());
    for (int i = 0; i < 200; ++i) socket.send(wire::Ping{i});
    EXPECT_EQ(closed_with(socket), 1008);
}

} // namespace
} // namespace server_test
