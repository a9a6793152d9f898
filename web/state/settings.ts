import type { Side } from "./report";
import type { Language } from "./words";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  board: "wood" | "slate" | "contrast" | "green" | "blue" | "rose";
  pieces: "classic" | "flat";
  text: "normal" | "large";
  orientation: "person" | Side; // who is at the bottom of the board: oneself, or always the same
  animation: boolean;
  sound: boolean;
  volume: "low" | "medium" | "full";
  words: boolean; // moves are told in words, too
  coordinates: boolean;
  solid: boolean; // boards are seen in space
  lines: number; // that an analysis looks for
  hand: "either" | "click" | "drag"; // how pieces are moved by pointer and touch
  queen: boolean; // pawns become queens in chess, without a question
  thinking: boolean; // what the computer thinks is shown
  confirm: "never" | "days" | "online" | "always"; // in which games moves have to be confirmed
}

export const mostLines = 5;

export const usual = (language: Language): Settings => ({
  language,
  theme: "system",
  board: "wood",
  pieces: "classic",
  text: "normal",
  orientation: "person",
  animation: true,
  sound: true,
  volume: "full",
  words: false,
  coordinates: true,
  solid: false,
  lines: 3,
  hand: "either",
  queen: false,
  thinking: false,
  confirm: "days",
});

/** The stored settings; the usual ones in place of what is not valid. */
export function readSettings(text: string | null, language: Language): Settings {
  const settings = usual(language);
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return settings;
  }
  if (typeof kept !== "object" || kept === null) return settings;
  const allowed: Record<keyof Settings, readonly unknown[]> = {
    language: ["fr", "en"],
    theme: ["system", "light", "dark"],
    board: ["wood", "slate", "contrast", "green", "blue", "rose"],
    pieces: ["classic", "flat"],
    text: ["normal", "large"],
    orientation: ["person", "white", "black"],
    animation: [true, false],
    sound: [true, false],
    volume: ["low", "medium", "full"],
    words: [true, false],
    coordinates: [true, false],
    solid: [true, false],
    lines: [1, 2, 3, 4, mostLines],
    hand: ["either", "click", "drag"],
    queen: [true, false],
    thinking: [true, false],
    confirm: ["never", "days", "online", "always"],
  };
  for (const key of Object.keys(allowed) as (keyof Settings)[]) {
    const value = (kept as Record<string, unknown>)[key];
    if (allowed[key].includes(value)) Object.assign(settings, { [key]: value });
  }
  return settings;
}
