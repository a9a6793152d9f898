#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace terminal {

/// The screen of an xterm, as far as our program and its line editor use it.
class Screen {
  public:
    Screen(int columns, int rows);

    /// Processes the bytes that a program writes; a sequence may arrive in pieces.
    void feed(std::string_view bytes);

    int rows() const { return rows_; }
    /// A row from the top without trailing spaces.
    std::string row(int row) const;
    /// All rows, without empty ones at the end.
    std::string text() const;
    bool has(std::string_view text) const { return this->text().find(text) != std::string::npos; }
    /// How many rows contain the text.
    int rows_with(std::string_view text) const;
    /// What is shown in reverse video, row by row with a space between.
    std::string reversed() const;
    /// Whether anything has a colour.
    bool has_colors() const;
    /// The row and column of the cursor, from 0.
    int cursor_row() const { return row_; }
    int cursor_column() const { return column_; }
    /// Sequences that this screen does not know.
    const std::string& unknown() const { return unknown_; }

  private:
    struct Cell {
        std::string glyph = " ";
        bool is_reversed = false;
        bool is_colored = false;
    };

    Cell& at(int row, int column);
    const Cell& at(int row, int column) const;
    void put(std::string glyph);
    void new_line();
    void control(char byte);
    /// Takes one sequence, control or character from the front; false if it is not complete.
    bool take(std::string_view& bytes);
    bool take_escape(std::string_view& bytes);
    void obey(std::string_view parameters, char command);
    void erase(int from, int to); ///< cells by their numbers from the top left
    void shift_cells(int count);  ///< of the cursor's row: room, or less of it
    void set_attributes(std::string_view parameters);

    int columns_;
    int rows_;
    std::vector<Cell> cells_;
    int row_ = 0;
    int column_ = 0;
    bool wraps_next_ = false; ///< the last column is written; the next character starts a row
    bool inserts_ = false;
    Cell brush_;
    std::string pending_;
    std::string unknown_;
};

} // namespace terminal
