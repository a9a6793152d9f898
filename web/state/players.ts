// Players of a server, their ratings and their games, as docs/http.md has them.

import { counted, fill, words, type Language, type Words } from "./words";

export interface Rating {
  rating: number;
  deviation: number;
  games: number;
  provisional?: boolean;
}

interface Played {
  all: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface Profile {
  name: string;
  title?: string;
  created: number;
  online: boolean;
  games: Played;
  ratings: Record<string, Rating>;
}

export interface RatingEntry {
  game: string;
  time: number;
  rating: number;
}

interface Person {
  kind: "account" | "guest" | "computer";
  name?: string;
  level?: number;
}

export interface PlayedGame {
  game: string;
  created: number;
  players: { white: Person; black: Person };
  end?: { time: number; reason: string; winner?: "white" | "black" };
}

const games = ["stackchess6", "stackchess8n", "chess"];
const speeds = ["bullet", "blitz", "rapid", "classical", "correspondence"];

/** A category as people call it: `chess.blitz` is "Chess, blitz". */
export function categoryName(text: Words, category: string): string {
  const [game = "", speed = ""] = category.split(".");
  const parts = [
    text.category_games[games.indexOf(game)] ?? game,
    text.category_speeds[speeds.indexOf(speed)] ?? speed,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

export function personName(text: Words, person: Person): string {
  if (person.kind === "computer") return fill(text.computer_title, { level: person.level ?? 0 });
  return person.name ?? "?";
}

/** The result as on a score sheet. */
export function resultOf(text: Words, game: PlayedGame): string {
  if (!game.end) return text.running_game;
  if (game.end.reason === "aborted") return "–";
  if (!game.end.winner) return "½–½";
  return game.end.winner === "white" ? "1–0" : "0–1";
}

/** How many games there were, and how they ended. */
export function recordText(language: Language, played: Played): string {
  const text = words(language);
  return fill(text.record, {
    games: counted(language, text.record_games, played.all),
    won: counted(language, text.record_won, played.won),
    drawn: counted(language, text.record_drawn, played.drawn),
    lost: counted(language, text.record_lost, played.lost),
  });
}

export const dayText = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { dateStyle: "medium" }).format(time);

export interface Plot {
  path: string;
  ticks: { y: number; value: number }[];
  first: number;
  last: number;
  least: number;
  most: number;
}

/** The course of a rating within a box: one step to the right for each game. */
export function plotOf(entries: readonly RatingEntry[], width: number, height: number): Plot {
  const values = entries.map(({ rating }) => rating);
  const least = Math.min(...values);
  const most = Math.max(...values);
  const step = [25, 50, 100, 200, 500].find((size) => (most - least) / size <= 4) ?? 1000;
  const low = Math.floor((least - 1) / step) * step;
  const high = Math.ceil((most + 1) / step) * step;
  const y = (value: number) => round(height - ((value - low) / (high - low)) * height);
  const x = (index: number) => round((index / Math.max(1, values.length - 1)) * width);
  const path = values
    .map((value, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(value)}`)
    .join("");
  const ticks = [];
  for (let value = low; value <= high; value += step) ticks.push({ y: y(value), value });
  return { path, ticks, first: values[0]!, last: values.at(-1)!, least, most };
}

const round = (number: number) => Math.round(number * 10) / 10;
