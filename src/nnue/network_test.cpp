#include "nnue/network.hpp"

#include <gtest/gtest.h>

#include "nnue/network_fixture.hpp"

namespace nnue {
namespace {

using game::Rules;

const Architecture small{.rules = Rules::stackchess, .size = 4, .hidden = 32, .buckets = 2};

NetworkFault fault_of(std::string_view bytes) {
    const auto network = Network::read(bytes);
    EXPECT_FALSE(network.has_value());
    return network ? NetworkFault{} : network.error();
}

/// The file with another byte there, and a checksum that fits.
std::string changed(std::size_t at, int byte) {
    std::string bytes = RandomNetwork(small, 1).bytes();
    bytes.resize(bytes.size() - 8);
    bytes[at] = static_cast<char>(byte);
    return RandomNetwork::with_checksum(bytes);
}

TEST(Network, IsReadAsWritten) {
    for (const Architecture& architecture :
         {small, Architecture{.rules = Rules::chess, .size = 8, .hidden = 64, .buckets = 8}}) {
        const RandomNetwork written(architecture, 7);
        const auto network = Network::read(written.bytes());
        ASSERT_TRUE(network);
        EXPECT_EQ(network->architecture(), architecture);
        EXPECT_EQ(network->bias()[5], written.bias[5]);
        EXPECT_EQ(network->row(100)[31], written.rows[100][31]);
        EXPECT_EQ(network->output(1)[63], written.output[1][63]);
    }
}

TEST(Network, RefusesWhatIsNoNetwork) {
    EXPECT_EQ(fault_of(""), NetworkFault::not_a_network);
    EXPECT_EQ(fault_of("STACKNET"), NetworkFault::not_a_network);
    EXPECT_EQ(fault_of(std::string(100, 'x')), NetworkFault::not_a_network);
}

TEST(Network, RefusesOtherVersionsAndShapes) {
    EXPECT_EQ(fault_of(changed(8, 2)), NetworkFault::other_version);
    EXPECT_EQ(fault_of(changed(10, 2)), NetworkFault::wrong_shape); // no such game
    EXPECT_EQ(fault_of(changed(11, 9)), NetworkFault::wrong_shape); // 9×9
    EXPECT_EQ(fault_of(changed(11, 5)), NetworkFault::wrong_shape); // the inputs are of 4×4
    EXPECT_EQ(fault_of(changed(12, 33)), NetworkFault::wrong_shape);
    EXPECT_EQ(fault_of(changed(12, 0)), NetworkFault::wrong_shape);
    EXPECT_EQ(fault_of(changed(14, 17)), NetworkFault::wrong_shape);
    EXPECT_EQ(fault_of(changed(16, 0)), NetworkFault::wrong_shape);
}

TEST(Network, RefusesWhatIsDamaged) {
    const std::string bytes = RandomNetwork(small, 1).bytes();
    EXPECT_EQ(fault_of(bytes.substr(0, bytes.size() - 1)), NetworkFault::wrong_length);
    EXPECT_EQ(fault_of(bytes + "x"), NetworkFault::wrong_length);
    std::string flipped = bytes;
    flipped[1000] = static_cast<char>(flipped[1000] ^ 1);
    EXPECT_EQ(fault_of(flipped), NetworkFault::damaged);
}

TEST(Network, RefusesWeightsThatCouldOverflow) {
    RandomNetwork hidden(small, 1);
    hidden.rows[3][3] = 32'767 / most_active_inputs(Rules::stackchess, 4) + 1;
    EXPECT_EQ(fault_of(hidden.bytes()), NetworkFault::overflow);
    RandomNetwork output(small, 1);
    output.output[0][0] = 128;
    EXPECT_EQ(fault_of(output.bytes()), NetworkFault::overflow);
    RandomNetwork sum({.rules = Rules::stackchess, .size = 4, .hidden = 256, .buckets = 1}, 1);
    for (int& weight : sum.output[0]) weight = 127;
    EXPECT_EQ(fault_of(sum.bytes()), NetworkFault::overflow);
}

} // namespace
} // namespace nnue
