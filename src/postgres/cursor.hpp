#pragma once

#include <memory>

#include <libpq-fe.h>

#include "sql/cursor.hpp"

namespace postgres {

/// An answer of PostgreSQL, which is freed with it.
struct FreeQueryAnswer {
    void operator()(PGresult* answer) const { PQclear(answer); }
};
using QueryAnswer = std::unique_ptr<PGresult, FreeQueryAnswer>;

/// The rows of an answer, all of which have already been received.
class Cursor final : public sql::Cursor {
  public:
    explicit Cursor(QueryAnswer answer) : answer_(std::move(answer)) {}

    bool next() override { return ++row_ < PQntuples(answer_.get()); }
    bool is_nothing(int column) const override {
        return PQgetisnull(answer_.get(), row_, column) != 0;
    }
    std::int64_t integer(int column) override;
    double real(int column) override;
    bool truth(int column) override { return field(column) == "t"; }
    std::string text(int column) override;
    std::string bytes(int column) override;

  private:
    std::string_view field(int column) const;

    QueryAnswer answer_;
    int row_ = -1;
};

} // namespace postgres
