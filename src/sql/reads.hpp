#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "sql/connection.hpp"
#include "store/node.hpp"
#include "store/query.hpp"

/// Queries. After an error, which the connection remembers, their results are meaningless.
namespace sql {

std::optional<store::Account> find_account(Connection& connection, const store::AccountId& id);
/// Whether such an account exists and was not deleted.
bool has_account(Connection& connection, const store::AccountId& id);
std::vector<store::Account> list_accounts(Connection& connection);
std::optional<store::Token> find_token(Connection& connection, const store::Digest& digest);
std::vector<store::Token> list_tokens(Connection& connection, const store::AccountId& account);
std::optional<store::Login> find_session(Connection& connection, const store::Digest& digest);
std::optional<store::Guest> find_guest(Connection& connection, const store::Digest& secret);
std::optional<store::Guest> find_guest_by_id(Connection& connection, const store::GuestId& id);
std::vector<store::Relation> list_relations(Connection& connection, const store::AccountId& by);
std::vector<store::AccountId> list_blockers(Connection& connection, const store::AccountId& whom);
std::optional<store::Report> find_report(Connection& connection, const std::string& id);
std::vector<store::Report> list_reports(Connection& connection, int count);
store::AccountData read_account_data(Connection& connection, const store::AccountId& account);
std::vector<store::NumberedNews> list_news(Connection& connection, std::int64_t after);

std::optional<store::Game> find_game(Connection& connection, const store::GameId& id);
std::optional<store::PlayedGame> find_played_game(Connection& connection, const store::GameId& id);
std::optional<store::StoredEvent> find_event(Connection& connection, const store::GameId& game,
                                             int number);
std::vector<store::PlayedGame> list_running_games(Connection& connection);
std::vector<store::PublicGame> list_public_games(Connection& connection, int most);
store::GamePage list_games(Connection& connection, const store::GameQuery& query);
/// The next games in the order of their age, whatever their state.
store::GamePage list_all_games(Connection& connection, const store::Place& after, int limit);
std::optional<store::ChatLine> find_chat_line(Connection& connection, const store::GameId& game,
                                              int number);
std::vector<store::ChatLine> list_chat(Connection& connection, const store::GameId& game);
std::vector<store::ChatLine> list_chat_by(Connection& connection, const store::AccountId& account);
std::vector<store::Invitation> list_invitations(Connection& connection);
std::optional<store::Invitation> find_invitation(Connection& connection, const store::GameId& id);
std::vector<store::GameId> list_running_games_of(Connection& connection,
                                                 const store::Player& player);

/// Whether another guest, connected to any node, has this name.
bool is_guest_name_used(Connection& connection, std::string_view name,
                        const store::GuestId& except);
std::vector<store::Presence> list_presence(Connection& connection, const store::GameId& game);
std::optional<store::Outage> find_last_outage(Connection& connection);
/// Only those with topics that this version knows.
std::vector<store::Bulletin> list_bulletins(Connection& connection, std::int64_t after);

store::Rating read_rating(Connection& connection, const store::AccountId& account,
                          const store::Category& category);
std::vector<store::CategoryRating> list_ratings(Connection& connection,
                                                const store::AccountId& account);
std::vector<store::RatingEntry> list_rating_entries(Connection& connection,
                                                    const store::AccountId& account,
                                                    const store::Category& category);
std::vector<store::Leader> list_leaders(Connection& connection, const store::Category& category,
                                        int count, double most_deviation);
store::Statistics read_statistics(Connection& connection, const store::AccountId& account);
store::Counts read_counts(Connection& connection);

/// One flaw for each row of a statement that finds such flaws.
void add(std::vector<store::CheckFinding>& findings, store::Flaw flaw, Rows&& rows);
/// Flaws other than those of files and references.
void add_flaws(Connection& connection, std::vector<store::CheckFinding>& all);

} // namespace sql
