// What a page is called, among other pages that somebody has open.

import { isAtBoard, type State } from "./model";
import { words, type Words } from "./words";

export function titleOf(state: State): string {
  const place = placeOf(state, words(state.settings.language));
  return place === "" ? "Stackchess" : `${place} – Stackchess`;
}

function placeOf(state: State, text: Words): string {
  const { route } = state;
  switch (route.screen) {
    case "game":
      return gameText(state);
    case "link":
      return isAtBoard(state) ? gameText(state) : text.online;
    case "new":
      return route.opponent === "computer" ? text.computer : text.friend;
    case "lobby":
      return text.lobby;
    case "settings":
      return text.settings;
    case "account":
      return text.account;
    case "games":
      return text.kept_games;
    case "editor":
      return text.editor;
    case "leaders":
      return text.leaders;
    case "player":
      return route.name;
    case "rules":
      return text.guide;
    case "lesson":
      return text.lesson;
    case "analysis":
      return text.analysis;
    case "puzzle":
      return route.puzzle === "queens" ? text.queens : text.tour;
    case "wins":
      return text.forced_wins;
    case "missing":
      return text.missing;
  }
}

/** The state of a game that has begun, so that another tab shows whose turn it is. */
function gameText({ game }: State): string {
  if (!game || (!game.remote && game.score.length === 0)) return "";
  return (game.result?.title ?? game.state).replace(/\.$/, "");
}
