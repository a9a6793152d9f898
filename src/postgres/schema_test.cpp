#include "postgres/schema.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "postgres/cluster_fixture.hpp"

/// During an upgrade, servers of two versions use the same tables.
namespace postgres {
namespace {

using Row = std::vector<std::string>;

/// Some tables, as programs see them.
struct Shape {
    struct Column {
        std::string type{};
        bool is_required = false; ///< it must be given for every new row
        bool takes_nothing = false;
    };
    std::map<std::string, std::map<std::string, Column>> tables{};
    std::set<Row> rules{};   ///< a table and a constraint on its rows
    std::set<Row> holders{}; ///< a table, and a reference that prevents the removal of its rows
};

class Schema : public testing::Test {
  protected:
    void run(const char* statements) const { Cluster::only().execute(statements, place_); }
    void make_steps(std::size_t count) const {
        for (std::size_t i = 0; i < count; ++i) run(schema_steps()[i]);
    }

    Shape shape() const {
        Shape found;
        for (const Row& row :
             rows("SELECT relname, attname, format_type(atttypid, atttypmod), attnotnull, "
                  "atthasdef OR attidentity <> '' FROM pg_attribute JOIN pg_class c "
                  "ON c.oid = attrelid WHERE relnamespace = to_regnamespace(current_schema()) "
                  "AND relkind = 'r' AND attnum > 0 AND NOT attisdropped"))
            found.tables[row[0]][row[1]] = {.type = row[2],
                                            .is_required = row[3] == "t" && row[4] == "f",
                                            .takes_nothing = row[3] == "f"};
        for (const Row& row :
             rows("SELECT conrelid::regclass, pg_get_constraintdef(oid) FROM pg_constraint "
                  "WHERE connamespace = to_regnamespace(current_schema()) AND conrelid <> 0 UNION "
                  "SELECT indrelid::regclass, pg_get_indexdef(indexrelid) FROM pg_index "
                  "JOIN pg_class c ON c.oid = indrelid WHERE indisunique "
                  "AND relnamespace = to_regnamespace(current_schema())"))
            found.rules.insert(row);
        for (const Row& row : rows("SELECT confrelid::regclass, conrelid::regclass FROM "
                                   "pg_constraint WHERE connamespace = to_regnamespace("
                                   "current_schema()) AND contype = 'f' AND confdeltype = 'a'"))
            found.holders.insert(row);
        return found;
    }

    /// The changes that would break a program written for the earlier tables.
    static std::vector<std::string> hurdles(const Shape& before, const Shape& after) {
        std::vector<std::string> all;
        for (const auto& [table, columns] : before.tables) {
            const auto now = after.tables.find(table);
            if (now == after.tables.end()) {
                all.push_back(table + " is gone");
                continue;
            }
            for (const auto& [name, column] : columns) {
                const auto found = now->second.find(name);
                if (found == now->second.end() || found->second.type != column.type ||
                    (column.takes_nothing && !found->second.takes_nothing))
                    all.push_back(table + '.' + name + " is not what it was");
            }
            for (const auto& [name, column] : now->second)
                if (column.is_required && !columns.contains(name))
                    all.push_back(table + '.' + name + " is required");
        }
        const auto compare = [&](const std::set<Row>& old, const std::set<Row>& now) {
            for (const Row& row : now)
                if (before.tables.contains(row[0]) && !old.contains(row))
                    all.push_back(row[0] + " has a new rule: " + row[1]);
        };
        compare(before.rules, after.rules);
        compare(before.holders, after.holders);
        return all;
    }

  private:
    std::vector<Row> rows(const char* query) const {
        PGconn* const connection = PQconnectdb(place_.c_str());
        PGresult* const result = PQexec(connection, query);
        std::vector<Row> all;
        for (int row = 0; row < PQntuples(result); ++row) {
            all.emplace_back();
            for (int column = 0; column < PQnfields(result); ++column)
                all.back().emplace_back(PQgetvalue(result, row, column));
        }
        PQclear(result);
        PQfinish(connection);
        return all;
    }

    std::string place_ = Cluster::only().new_place();
};

TEST_F(Schema, EveryStepServesTheProgramsOfTheVersionsBefore) {
    make_steps(oldest_served);
    const Shape before = shape();
    EXPECT_FALSE(before.tables.empty());
    for (std::size_t i = oldest_served; i < schema_steps().size(); ++i) {
        run(schema_steps()[i]);
        EXPECT_EQ(hurdles(before, shape()), std::vector<std::string>()) << "step " << i + 1;
    }
}

TEST_F(Schema, AStepThatServesNobodyElseIsNoticed) {
    make_steps(schema_steps().size());
    Shape before = shape();
    run("ALTER TABLE games ADD mood plain; ALTER TABLE games ADD round BIGINT NOT NULL DEFAULT 1;"
        "CREATE TABLE moods (game plain REFERENCES games ON DELETE CASCADE);"
        "CREATE INDEX games_by_mood ON games (mood)");
    EXPECT_EQ(hurdles(before, shape()), std::vector<std::string>()) << "these do no harm";
    for (const char* const step :
         {"ALTER TABLE games ADD weather plain NOT NULL", "ALTER TABLE news DROP COLUMN digest",
          "ALTER TABLE chat RENAME text TO words", "ALTER TABLE seats ALTER level TYPE INTEGER",
          "ALTER TABLE accounts ALTER seen SET NOT NULL", "DROP TABLE heartbeats",
          "ALTER TABLE guests ADD CHECK (name <> '')",
          "CREATE UNIQUE INDEX guests_by_one_name ON guests (folded)",
          "CREATE TABLE tips (game plain REFERENCES games)"}) {
        before = shape();
        run(step);
        EXPECT_FALSE(hurdles(before, shape()).empty()) << step;
    }
}

} // namespace
} // namespace postgres
