#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

#include "chess/position.hpp"
#include "random_record.hpp"
#include "record/pgn_writer.hpp"

namespace record {
namespace {

namespace fs = std::filesystem;

constexpr const char* pgn_extract = "/usr/games/pgn-extract";

/// What a command prints, on either stream.
std::string output_of(const std::string& command) {
    std::string output;
    FILE* const pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) return "cannot be run";
    std::array<char, 4096> part{};
    while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe))
        output.append(part.data(), size);
    pclose(pipe);
    return output;
}

/// What pgn-extract finds wrong with a text: nothing if all is well.
std::string complaints_about(const std::string& text) {
    const fs::path file =
        fs::temp_directory_path() / ("stackchess-" + std::to_string(getpid()) + ".pgn");
    std::ofstream(file, std::ios::binary) << text;
    const std::string said = output_of(std::string(pgn_extract) + " -r -s " + file.string());
    fs::remove(file);
    return said;
}

class PgnExtract : public testing::Test {
  protected:
    void SetUp() override {
        if (!fs::exists(pgn_extract)) GTEST_SKIP() << pgn_extract << " is not installed.";
    }
};

TEST_F(PgnExtract, ComplainsWhenItShould) {
    EXPECT_NE(complaints_about("[Event \"x\"]\n\n1. e5 *\n"), "");
}

TEST_F(PgnExtract, AcceptsWhatIsWritten) {
    random_record::Maker maker(11, {.comments = 150,
                                    .nags = 200,
                                    .variations = 100,
                                    .clocks = 300,
                                    .rare_signs = true,
                                    .saved = true});
    std::string text;
    chess::Position position = chess::Position::start();
    for (int game = 0; game < 300; ++game) {
        append_pgn(text, maker.make(position));
        if (game % 20 == 0) position = chess::Position::start();
        chess::Position::MoveList moves;
        position.generate(moves);
        position.play(moves[maker.random().below(moves.size())]);
        if (position.outcome().is_over()) position = chess::Position::start();
    }
    EXPECT_EQ(complaints_about(text), "");
}

TEST_F(PgnExtract, AcceptsChess960) {
    random_record::Maker maker(12, {.most_plies = 60, .variations = 50});
    std::string text;
    for (int number = 0; number < 960; number += 7) {
        const auto start = chess::Position::from(chess::chess960_setup(number));
        Record record = maker.make(*start);
        record.tags.set("Variant", "Chess960");
        append_pgn(text, record);
    }
    EXPECT_NE(text.find("O-O"), std::string::npos);
    EXPECT_EQ(complaints_about(text), "");
}

} // namespace
} // namespace record
