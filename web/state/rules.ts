// The games, and what differs between them: one record for each difference, so that a new game does
// not type-check until each of these is answered for it.

import type { Words } from "./words";

/** In the order in which they are offered. */
const everyRules = ["stackchess", "chess"] as const;

export type Rules = (typeof everyRules)[number];

export const isRules = (text: string | null): text is Rules =>
  everyRules.some((rules) => rules === text);

/** Several pieces can stand on one square. */
export const hasStacks: Record<Rules, boolean> = { stackchess: true, chess: false };

/** The size of the board, knights and promotion are chosen before a game. */
export const hasChoices: Record<Rules, boolean> = { stackchess: true, chess: false };

/** A position says which pawns have never been moved. */
export const hasUnmoved: Record<Rules, boolean> = { stackchess: true, chess: false };

/** The games by their names, for a choice. */
export const rulesOptions = (text: Words): [Rules, string][] =>
  everyRules.map((rules) => [rules, text[rules]]);
