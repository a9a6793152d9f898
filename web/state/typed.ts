// What somebody types instead of pointing: a question about the game, or a move.

import { clockText, leftAt } from "./clock";
import { shown, type State } from "./model";
import type { Moment } from "./report";
import { fill, words, type Words } from "./words";

export type Typed = { said: string } | { play: string };

/** The commands in the order in which the words of the page name them. */
const commands = [
  "last",
  "clocks",
  "opponent",
  "rank",
  "file",
  "stack",
  "pieces",
  "moves",
  "help",
] as const;
type Command = (typeof commands)[number];

const languages = ["fr", "en"] as const;

/** Words may be typed with or without accents. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{Mark}/gu, "").toLowerCase();

/** A command may be typed in any of our languages. */
function commandOf(word: string): Command | undefined {
  const index = commands.findIndex((_, at) =>
    languages.some((language) =>
      (words(language).commands[at] ?? "").split("|").map(plain).includes(plain(word)),
    ),
  );
  return commands[index];
}

export function answerTo(state: State, text: string, now: number): Typed {
  const typed = text.trim();
  const [first = "", ...named] = typed.split(/\s+/);
  const second = named[0] ?? "";
  const square = second.toLowerCase();
  const moment = shown(state);
  if (!moment || !state.game) return { said: "" };
  const said = words(state.settings.language);
  const alone = first.toLowerCase();
  if (isSquare(moment, alone) && second === "") return { said: squareText(moment, alone) };
  switch (commandOf(first)) {
    case "last":
      return { said: lastMove(state, said) };
    case "clocks":
      return { said: clocksText(state, said, now) };
    case "opponent":
      return { said: opponentText(state, said) };
    case "rank":
      return { said: lineText(moment, said, second, (at) => at.slice(1) === second) };
    case "file":
      return { said: lineText(moment, said, second, (at) => at[0] === square) };
    case "stack":
      return { said: stackText(moment, said, second) };
    case "pieces":
      return { said: piecesText(moment, said, named) };
    case "moves":
      return { said: movesText(state, moment, said, second) };
    case "help":
      return { said: said.command_help };
    default:
      return { play: typed };
  }
}

/** The names of all squares, in the order of the board. */
const squares = (moment: Moment): string[] =>
  moment.labels.map((_, index) => {
    const file = String.fromCharCode(97 + (index % moment.size));
    return `${file}${Math.floor(index / moment.size) + 1}`;
  });

const isSquare = (moment: Moment, word: string) => squares(moment).includes(word);

const squareText = (moment: Moment, square: string): string =>
  `${moment.labels[squares(moment).indexOf(square)] ?? ""}.`;

function stackText(moment: Moment, text: Words, named: string): string {
  if (named === "") return text.line_not_named;
  const square = named.toLowerCase();
  return isSquare(moment, square) ? squareText(moment, square) : fill(text.no_square, { square: named });
}

function lastMove({ game, looked }: State, text: Words): string {
  const score = game!.score.slice(0, looked ?? undefined);
  const move = score.at(-1);
  if (move === undefined) return text.no_moves;
  const isBlack = (score.length % 2 === 0) === (game!.first_turn === "white");
  return fill(text.played, { side: text.sides[isBlack ? 1 : 0] ?? "", move });
}

function clocksText({ clocks, game }: State, text: Words, now: number): string {
  if (!clocks) return text.without_clock;
  const left = (side: "white" | "black") =>
    clocks.running && game!.present.turn === side ? leftAt(clocks, side, now) : clocks[side];
  return `${text.sides[0]} ${clockText(left("white"))}, ${text.sides[1]} ${clockText(left("black"))}.`;
}

/** Who plays the other side; both sides for a spectator. */
function opponentText({ game, online }: State, text: Words): string {
  const isHere = game!.white.kind === "person" && game!.black.kind === "person";
  if (isHere) return text.both_sides_here;
  const sides = (["white", "black"] as const).filter((side) => side !== game!.person);
  const named = sides.map((side) => {
    const there = side === "white" ? online?.game?.white_here : online?.game?.black_here;
    const { title } = game![side];
    const name = game!.remote && there === false ? `${title} (${text.is_away})` : title;
    return fill(text.seat, { side: text.sides[side === "white" ? 0 : 1] ?? "", name });
  });
  return named.join(" ");
}

/** The letter of a kind of piece, which is named in any of our languages, in the plural too. */
function kindOf(word: string): string | undefined {
  const wanted = plain(word);
  const kinds = languages.flatMap((language) => [
    ...Object.entries(words(language).pieces),
    ["Q", words(language).queen_alias] as const,
  ]);
  const isWanted = (name: string) => wanted === plain(name) || wanted === `${plain(name)}s`;
  return kinds.find(([, name]) => isWanted(name))?.[0].toLowerCase();
}

/** The number of the side that a word names in any of our languages. */
function sideOf(word: string): number | undefined {
  const side = [0, 1].find((at) =>
    languages.some((language) =>
      (words(language).command_sides[at] ?? "").split("|").includes(plain(word)),
    ),
  );
  return side;
}

/** Where pieces of a kind, a side or both stand, alone or in stacks; all where nothing is named. */
function piecesText(moment: Moment, text: Words, named: string[]): string {
  const unknown = named.find((word) => sideOf(word) === undefined && !kindOf(word));
  if (unknown !== undefined) return fill(text.no_kind, { piece: unknown });
  // Of several kinds or sides, the last one counts.
  const kind = named.map(kindOf).filter(Boolean).at(-1);
  const side = named.map(sideOf).filter((one) => one !== undefined).at(-1);
  const isMeant = (letter: string) =>
    (!kind || letter.toLowerCase() === kind) &&
    (side === undefined || (letter === letter.toUpperCase()) === (side === 0));
  const on = moment.labels.filter((_, at) => [...(moment.board[at] ?? "")].some(isMeant));
  return on.length === 0
    ? fill(text.none_of_kind, { piece: named.join(" ") })
    : `${on.join(text.between_squares)}.`;
}

/** What stands on a rank or a file, from a or from 1 on. */
function lineText(
  moment: Moment,
  text: Words,
  line: string,
  isOnIt: (square: string) => boolean,
): string {
  if (line === "") return text.line_not_named;
  const on = squares(moment).flatMap((square, index) => (isOnIt(square) ? [index] : []));
  if (on.length === 0) return fill(text.no_line, { line });
  const taken = on.filter((index) => moment.board[index] !== "");
  if (taken.length === 0) return fill(text.line_empty, { line });
  return `${taken.map((index) => moment.labels[index]).join(text.between_squares)}.`;
}

function movesText({ game, looked }: State, moment: Moment, text: Words, named: string): string {
  const square = named.toLowerCase();
  if (square !== "" && !isSquare(moment, square)) return fill(text.no_square, { square: named });
  const moves = looked === null ? game!.moves : [];
  const from = square === "" ? moves : moves.filter((move) => move.from === square);
  return from.length === 0 ? text.no_move_here : `${from.map((move) => move.text).join(", ")}.`;
}
