// What the game reports, as src/wasm writes it.

import type { Rules } from "./rules";

export type Side = "white" | "black";
export type Square = string; // "a2", "j10"

export interface Move {
  text: string;
  from: Square;
  count: number;
  to: Square;
  captured: number;
  promoted: number;
  promotion?: string;
}

export type MarkColor = "green" | "red" | "yellow" | "blue";

/** An arrow, or a circle where it ends where it begins. */
export interface Mark {
  from: Square;
  to: Square;
  color?: MarkColor; // green where there is none
}

export interface Captures {
  pieces: string;
  lead: number;
}

/** A position with the move that led there. */
export interface Moment {
  size: number;
  board: string[]; // rank by rank from a1 on; letters from bottom to top, capitals are white
  labels: string[];
  turn: Side;
  last: Move | null;
  taken: string;
  check: Square | null;
  white_captures: Captures;
  black_captures: Captures;
  marks?: Mark[]; // drawn by hand, of moments of the game
}

export interface Seat {
  kind: "person" | "computer" | "remote";
  level: number;
  name: string;
  title: string;
}

export interface Result {
  title: string;
  reason: string;
  length: string;
  ratings: string[];
  winner: Side | "";
}

export interface Game {
  number: number;
  rules: Rules;
  position: string;
  present: Moment;
  moves: Move[];
  score: string[];
  played: string[]; // the same, in coordinates
  start: string; // the position they were played from
  first_number: number;
  first_turn: Side;
  undone: number;
  state: string;
  said: string; // the last move, in words
  result: Result | null;
  white: Seat;
  black: Seat;
  strict: boolean;
  touch_move: boolean;
  touched: Square | null;
  hint: Move | null;
  pending: Move | null;
  person_to_move: boolean;
  person: Side | "";
  can_take_back: boolean;
  can_claim: boolean;
  given_name: string; // while it was interrupted
  remote: boolean;
  thinking: boolean;
}

/** What the computer thinks of its move so far. */
export interface Thought {
  score: string;
  depth: number;
  line: string[];
}

export interface Clocks {
  white: number;
  black: number;
  low: number;
  running: boolean;
}

export type GameEvent =
  | { kind: "notice"; text: string; warning: boolean; of_turn: boolean; server?: boolean }
  | { kind: "refused"; text: string }
  | { kind: "played"; move: Move; by_person: boolean; check: boolean }
  | { kind: "taken_back"; plies: number }
  | { kind: "played_again"; plies: number }
  | { kind: "hint"; sentences: string[] }
  | { kind: "low_time" }
  | { kind: "ended" }
  | { kind: "copied"; text: string }
  | { kind: "renamed"; from: string; to: string }
  | { kind: "guest"; name: string; secret: string }
  | { kind: "challenged"; challenge: Challenge }
  | { kind: "entered" }
  | { kind: "gone" }
  | { kind: "chat"; line: ChatLine }
  | { kind: "claim_opens"; seconds: number };

export interface Question {
  text: string;
  help: string;
  offer: boolean; // by somebody far away: the game goes on without an answer
}

export interface Kept {
  name: string;
  text: string | null;
}

export interface Challenge {
  id: string;
  by: string;
  to?: string; // whom it is for; empty: whoever has the link. A seek has none.
  text: string;
  terms: string;
  own: boolean;
}

export interface ChatLine {
  from: string;
  text: string;
}

/** What a server's game has besides its board. */
export interface OnlineGame {
  id: string;
  you: Side | "watcher";
  shown: boolean;
  over: boolean;
  opening: boolean; // not both have moved
  first_moves: string; // how quickly both have to begin
  white_here: boolean;
  black_here: boolean;
  terms: string;
  white: string; // with the rating, if there is one
  black: string;
  clock: boolean;
  days: boolean; // it is played by correspondence
  chat: ChatLine[];
  rematch: Side | ""; // who wants one
  rematch_text: string; // the same as a sentence
  next: string;
  opponent_away: boolean;
}

/** A server, as its client sees it. */
export interface Online {
  standing: "connecting" | "greeting" | "nameless" | "present" | "away" | "over";
  name: string;
  guest: boolean;
  lobby: {
    seeks: Challenge[];
    challenges: Challenge[];
    games: { id: string; text: string }[];
    own_games: string[];
  };
  game: OnlineGame | null;
}

/** What is to be done with the line to the server. */
export type LineOrder = { open: number } | { send: string } | { close: true };

export interface Report {
  events: GameEvent[];
  game?: Game;
  clocks?: Clocks | null;
  question?: Question | null;
  thinking?: { number: number; task: string } | null;
  wake?: number | null;
  keep?: Kept[];
  line?: LineOrder[];
  online?: Online;
}
