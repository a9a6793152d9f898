// The addresses of the page: `/`, `/?lobby`, and `/ID` of a challenge or a game.

import type { Game } from "./report";
import { isRules, type Rules } from "./rules";

/** The analysis, with the position and moves if the address gives them. */
export interface AnalysisRoute {
  screen: "analysis";
  rules?: Rules;
  position?: string;
  moves?: string; // in coordinates, with blanks between
}

/** The analysis of a game that is over; during a game an empty one, which does not help. */
export const analysisOf = (game: Pick<Game, "rules" | "start" | "played" | "result"> | null): Route =>
  game?.result
    ? { screen: "analysis", rules: game.rules, position: game.start, moves: game.played.join(" ") }
    : { screen: "analysis" };

/** Where a game with a friend is to begin. */
export interface StartPosition {
  rules: Rules;
  position: string;
}

export type Route =
  | { screen: "game" }
  | { screen: "new"; opponent: "computer" | "friend"; start?: StartPosition }
  | { screen: "lobby" }
  | { screen: "link"; id: string } // to a challenge or a game of the server
  | { screen: "settings" }
  | { screen: "account" }
  | { screen: "games" }
  | { screen: "editor" }
  | { screen: "leaders" }
  | { screen: "player"; name: string }
  | { screen: "rules" }
  | { screen: "lesson" }
  | AnalysisRoute
  | { screen: "puzzle"; puzzle: "queens" | "tour" }
  | { screen: "wins"; number?: number } // a forced win, counted from 1; without one the next
  | { screen: "missing"; path: string }; // an address where nothing is

const id = /^[A-Za-z0-9]{8}$/;

export function readRoute(path: string, query: string): Route {
  const linked = path.slice(1);
  if (id.test(linked)) return { screen: "link", id: linked };
  if (linked !== "") return { screen: "missing", path };
  const fields = new URLSearchParams(query);
  const [word = ""] = fields.keys();
  switch (word) {
    case "player":
      return readPlayer(fields.get("player") ?? "");
    case "analysis":
      return readAnalysis(fields, query);
    case "computer":
      return { screen: "new", opponent: word };
    case "friend":
      return readFriend(fields);
    case "lobby":
    case "settings":
    case "account":
    case "games":
    case "editor":
    case "leaders":
    case "rules":
    case "lesson":
      return { screen: word };
    case "queens":
    case "tour":
      return { screen: "puzzle", puzzle: word };
    case "wins":
      return readWins(fields.get("wins") ?? "");
    default:
      return { screen: "game" };
  }
}

export function pathOf(route: Route): string {
  switch (route.screen) {
    case "game":
      return "/";
    case "new":
      return route.start ? friendPath(route.start) : `/?${route.opponent}`;
    case "link":
      return `/${route.id}`;
    case "puzzle":
      return `/?${route.puzzle}`;
    case "wins":
      return route.number === undefined ? "/?wins" : `/?wins=${route.number}`;
    case "player":
      return `/?player=${encodeURIComponent(route.name)}`;
    case "missing":
      return route.path;
    case "lobby":
    case "settings":
    case "account":
    case "games":
    case "editor":
    case "leaders":
    case "rules":
    case "lesson":
      return `/?${route.screen}`;
    case "analysis":
      return analysisPath(route);
  }
}

function readFriend(fields: URLSearchParams): Route {
  const rules = fields.get("rules");
  const position = fields.get("position") ?? "";
  const isGiven = isRules(rules) && position !== "";
  const route = { screen: "new", opponent: "friend" } as const;
  return isGiven ? { ...route, start: { rules, position } } : route;
}

const friendPath = ({ rules, position }: StartPosition): string =>
  `/?friend&${new URLSearchParams({ rules, position })}`;

const readPlayer = (name: string): Route =>
  name === "" ? { screen: "leaders" } : { screen: "player", name };

const readWins = (number: string): Route =>
  /^[1-9]\d{0,3}$/.test(number) ? { screen: "wins", number: Number(number) } : { screen: "wins" };

function readAnalysis(fields: URLSearchParams, query: string): Route {
  const rules = fields.get("rules");
  if (!isRules(rules)) {
    const isMeant = ["rules", "position", "moves"].some((name) => fields.has(name));
    return isMeant ? { screen: "missing", path: `/${query}` } : { screen: "analysis" };
  }
  const position = fields.get("position") ?? "";
  return { screen: "analysis", rules, position, moves: fields.get("moves") ?? "" };
}

function analysisPath({ rules, position, moves }: AnalysisRoute): string {
  const fields = new URLSearchParams();
  if (rules) fields.set("rules", rules);
  if (position) fields.set("position", position);
  if (moves) fields.set("moves", moves);
  const written = fields.toString();
  return written === "" ? "/?analysis" : `/?analysis&${written}`;
}
