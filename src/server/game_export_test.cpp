#include "server/game_export.hpp"

#include <gtest/gtest.h>

namespace server {
namespace {

std::string site(const std::string& address) {
    const LiveGame live({.id = "abcdefgh"}, {.rules = game::Rules::chess}, Now{});
    return std::string(record_of(live, address).tags.value_or("Site", ""));
}

TEST(GameExport, NamesThePageOfTheGame) {
    for (const char* const address :
         {"https://stackchess.example/abcdefgh", "http://192.168.1.5:8080/abcdefgh",
          "http://[2001:db8::1]:8080/abcdefgh"})
        EXPECT_EQ(site(address), address);
}

TEST(GameExport, NamesNoAddressThatLeadsOthersAstray) {
    for (const char* const address : {"http://127.0.0.1:8080/abcdefgh", "http://localhost/abcdefgh",
                                      "http://[::1]:8080/abcdefgh"})
        EXPECT_EQ(site(address), "?") << address;
}

} // namespace
} // namespace server
