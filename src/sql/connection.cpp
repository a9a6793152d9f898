#include "sql/connection.hpp"

namespace sql {

void Connection::execute_later(const char* text, std::span<const Value> values) {
    const auto cursor = execute(text, values);
    while (cursor != nullptr && cursor->next()) {
    }
}

std::vector<std::unique_ptr<Cursor>>
Connection::execute_all(std::initializer_list<const char*> texts, std::span<const Value> values) {
    std::vector<std::unique_ptr<Cursor>> all;
    for (const char* const text : texts) all.push_back(execute(text, values));
    return all;
}

} // namespace sql
