// The terms of a game that is about to be offered.

import { hasChoices, type Rules } from "./rules";

export interface Terms {
  rules: Rules;
  size: number;
  knights: boolean;
  promotion: boolean;
  side: "white" | "black" | "any";
  level: number;
  clock: string; // "", or seconds and seconds for each move: "300 3"
  strict: boolean;
  // Of games at a server alone:
  days: number; // for each move, without a clock; 0: none
  rated: boolean;
  private: boolean;
  least: string; // ratings of the opponent, as they are typed
  most: string;
  position: string; // to start from; empty for the usual one
}

export const usualTerms: Terms = {
  rules: "stackchess",
  size: 6,
  knights: false,
  promotion: true,
  side: "white",
  level: 2,
  clock: "",
  strict: false,
  days: 0,
  rated: false,
  private: false,
  least: "",
  most: "",
  position: "",
};

export const clocks = ["", "15 0", "60 0", "180 2", "300 3", "600 5", "900 10", "1800 0"] as const;

/** A clock as players name it: 5+3. */
export function clockName(clock: string): string {
  const [base = 0, increment = 0] = clock.split(" ").map(Number);
  return `${base === 15 ? "¼" : base / 60}+${increment}`;
}

const yes = (is: boolean) => (is ? "yes" : "no");

/** For a game here, against the computer or between two people; as src/wasm reads it. */
export function agreement(terms: Terms, opponent: "computer" | "person", side: Side): string {
  const other = opponent === "computer" ? `computer ${terms.level}` : "person";
  const lines = [
    `rules ${terms.rules}`,
    `size ${terms.size}`,
    `knights ${yes(terms.knights)}`,
    `promotion ${yes(terms.promotion)}`,
    `white ${side === "white" ? "person" : other}`,
    `black ${side === "black" ? "person" : other}`,
    `strict ${yes(terms.strict)}`,
  ];
  if (terms.clock !== "") lines.push(`clock ${terms.clock}`);
  if (terms.position !== "") lines.push(`position ${terms.position}`);
  return lines.join("\n");
}

export const mostDays = 14;

/** For a game at a server, as the protocol has it; what the rules do not allow, the game leaves out. */
export function protocolTerms(terms: Terms): string {
  const { rules, position } = terms;
  const choices =
    hasChoices[rules] && position === ""
      ? { size: terms.size, knights: terms.knights, promotion: terms.promotion }
      : {};
  const [base, increment] = terms.clock.split(" ").map(Number);
  const clock = terms.clock === "" ? {} : { clock: { base, increment } };
  const days = terms.clock === "" && terms.days > 0 ? { days: terms.days } : {};
  const rated = terms.rated ? { rated: true } : {};
  const start = position === "" ? {} : { position };
  const pace = { ...clock, ...days };
  return JSON.stringify({ rules, ...start, ...choices, ...pace, ...rated, private: terms.private });
}

/** What is asked of a server so that anybody can accept, with the ratings as they are typed. */
export function seekWish(terms: Terms): string {
  const ratings = `${terms.least.trim()}-${terms.most.trim()}`;
  return `seek ${terms.side} ${ratings}\n${protocolTerms(terms)}`;
}

/** The same for somebody with an account, or by a link where the name is empty. */
export function challengeWish(terms: Terms, name = ""): string {
  return `challenge ${terms.side}${name && ` ${name}`}\n${protocolTerms(terms)}`;
}

type Side = "white" | "black";
