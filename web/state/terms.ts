// What somebody wants a game to be, before there is one.

export interface Terms {
  rules: "stackchess" | "chess";
  size: number;
  knights: boolean;
  promotion: boolean;
  side: "white" | "black" | "any";
  level: number;
  clock: string; // "", or seconds and seconds for each move: "300 3"
  strict: boolean;
  rated: boolean;
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
  rated: false,
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

/** For a game at a server, as the protocol has it. */
export function protocolTerms(terms: Terms, isPrivate: boolean): string {
  const { rules, position } = terms;
  const stack =
    rules === "stackchess" && position === ""
      ? { size: terms.size, knights: terms.knights, promotion: terms.promotion }
      : {};
  const [base, increment] = terms.clock.split(" ").map(Number);
  const clock = terms.clock === "" ? {} : { clock: { base, increment } };
  const rated = terms.rated ? { rated: true } : {};
  const start = position === "" ? {} : { position };
  return JSON.stringify({ rules, ...start, ...stack, ...clock, ...rated, private: isPrivate });
}

type Side = "white" | "black";
