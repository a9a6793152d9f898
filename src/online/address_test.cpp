#include <gtest/gtest.h>

#include "online/address.hpp"

namespace online {
namespace {

TEST(AddressTest, ReadsWhatPeopleType) {
    const auto base = [](const char* text) {
        const auto address = read_address(text);
        return address ? address->base() : "";
    };
    EXPECT_EQ(base("http://192.168.1.5:8080"), "http://192.168.1.5:8080");
    EXPECT_EQ(base("HTTPS://Example.org/"), "https://example.org");
    EXPECT_EQ(base("wss://example.org:443/socket"), "https://example.org");
    EXPECT_EQ(base("ws://example.org"), "http://example.org");
    EXPECT_EQ(base("192.168.1.5"), "http://192.168.1.5:8080");
    EXPECT_EQ(base("localhost"), "http://localhost:8080");
    EXPECT_EQ(base("kitchen.local"), "http://kitchen.local:8080");
    EXPECT_EQ(base("example.org"), "https://example.org");
    EXPECT_EQ(base("example.org:8080"), "http://example.org:8080");
    EXPECT_EQ(base("http://10.0.0.2:8080/?lobby"), "http://10.0.0.2:8080");
    EXPECT_EQ(base("[::1]:9000"), "http://[::1]:9000");
    EXPECT_EQ(base("https://[2001:db8::7]"), "https://[2001:db8::7]");
}

TEST(AddressTest, ReadsTheLinkOfAGame) {
    const auto address = read_address("http://10.0.0.2:8080/k3Tz81Qa");
    ASSERT_TRUE(address);
    EXPECT_EQ(address->id, "k3Tz81Qa");
    EXPECT_EQ(address->base(), "http://10.0.0.2:8080");
    EXPECT_EQ(address->link_to("k3Tz81Qa"), "http://10.0.0.2:8080/k3Tz81Qa");
}

TEST(AddressTest, LeadsNobodyElseToThisMachine) {
    for (const char* const text : {"127.0.0.1:8080", "localhost", "[::1]:8080"})
        EXPECT_EQ(read_address(text)->link_to("k3Tz81Qa"), "") << text;
}

TEST(AddressTest, SaysWhatIsWrong) {
    const auto fault = [](const char* text) { return read_address(text).error(); };
    EXPECT_EQ(fault(""), AddressFault::empty);
    EXPECT_EQ(fault("ftp://example.org"), AddressFault::scheme);
    EXPECT_EQ(fault("http://"), AddressFault::host);
    EXPECT_EQ(fault("my server"), AddressFault::host);
    EXPECT_EQ(fault("http://a\r\nHost: b"), AddressFault::host);
    EXPECT_EQ(fault("[::1"), AddressFault::host);
    EXPECT_EQ(fault("localhost:0"), AddressFault::port);
    EXPECT_EQ(fault("localhost:65536"), AddressFault::port);
    EXPECT_EQ(fault("localhost:"), AddressFault::port);
    EXPECT_EQ(fault("localhost/k3Tz81Q"), AddressFault::path);
    EXPECT_EQ(fault("localhost/../../x"), AddressFault::path);
    for (const AddressFault one : {AddressFault::empty, AddressFault::scheme, AddressFault::host,
                                   AddressFault::port, AddressFault::path})
        for (const words::Language language : words::languages)
            EXPECT_FALSE(fault_sentence({language, words::Encoding::utf8}, one, "x").empty());
}

} // namespace
} // namespace online
