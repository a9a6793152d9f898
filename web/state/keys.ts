// What keys mean in a game; the same letters as in the window.

import type { Event, State } from "./model";
import type { Game } from "./report";
import { analysisOf, type Route } from "./route";

export function orderOfKey(state: State, key: string): Event | null {
  const count = state.game?.score.length ?? 0;
  const place = state.looked ?? count;
  if (/^[0-9]$/.test(key)) return { kind: "digit", digit: Number(key) };
  switch (key) {
    case "ArrowLeft":
      return { kind: "look", place: place - 1 };
    case "ArrowRight":
      return { kind: "look", place: place + 1 };
    case "Home":
      return { kind: "look", place: 0 };
    case "End":
      return { kind: "look", place: count };
    case "Escape":
      return state.zen && !state.selection && !state.premove
        ? { kind: "zen", on: false }
        : { kind: "let_go" };
    case "+":
      return { kind: "step", step: 1 };
    case "-":
      return { kind: "step", step: -1 };
    case "f":
      return { kind: "flip" };
    case "z":
      return { kind: "zen", on: !state.zen };
    case "u":
      return { kind: "act", text: "take_back" };
    case "r":
      return { kind: "act", text: "play_again" };
    case "h":
      return { kind: "act", text: "hint" };
    case "d":
      return { kind: "act", text: "draw" };
    case "a":
      return { kind: "act", text: "resign" };
    case "p":
      return { kind: "pause", on: true };
    case "c":
      return state.looked !== null && state.game?.result && !state.game.remote
        ? { kind: "act", text: `play_on ${state.looked}` }
        : null;
    case "t":
      return { kind: "settings", settings: { ...state.settings, thinking: !state.settings.thinking } };
    case "m":
      return { kind: "settings", settings: { ...state.settings, sound: !state.settings.sound } };
    default:
      return null;
  }
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, as everywhere. */
export function stepBackOrForth(event: Pressed): "back" | "forth" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase(); // whether capitals are locked or not
  if (key === "z") return event.shiftKey ? "forth" : "back";
  return key === "y" && !event.shiftKey ? "forth" : null;
}

/** The keys to be listed, with what they do: the analysis always shows everything that it has. */
export const listed = (lines: readonly string[][], { screen }: Route): readonly string[][] =>
  screen === "analysis" ? lines.filter(([key]) => key !== "z") : lines;

/** The screen that a key leads to. */
export function placeOfKey(key: string, game: Game | null): Route | null {
  switch (key) {
    case "n":
      return { screen: "new", opponent: "computer" };
    case "i":
      return analysisOf(game);
    case "e":
      return { screen: "editor" };
    case "s":
      return { screen: "settings" };
    default:
      return null;
  }
}
