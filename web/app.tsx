// The whole page: its state, and everything that has an effect.

import { render } from "preact";
import { useLayoutEffect, useReducer } from "preact/hooks";
import first from "./made/first.json";
import { AccountScreen } from "./screens/account";
import { AnalysisScreen, type Explorer } from "./screens/analysis";
import { EditorScreen } from "./screens/editor";
import { ComputerScreen, FriendScreen } from "./screens/new_game";
import { Frame, type ScreenProps } from "./screens/frame";
import { GameScreen } from "./screens/game";
import { KeptScreen } from "./screens/kept";
import { LeadersScreen } from "./screens/leaders";
import { LessonScreen } from "./screens/lesson";
import { LinkScreen, MissingScreen } from "./screens/link";
import { LobbyScreen } from "./screens/lobby";
import { PlayerScreen } from "./screens/player";
import { PuzzleScreen } from "./screens/puzzle";
import { RulesScreen } from "./screens/rules";
import { SettingsScreen } from "./screens/settings";
import { WinsScreen } from "./screens/wins";
import { copyText } from "./clipboard";
import { Line } from "./socket/line";
import { SeenContext, type Trouble } from "./board/seen";
import { wearPieces } from "./pieces";
import { play } from "./sounds";
import { placeIn, tooLarge } from "./state/pasted";
import { orderOfKey, placeOfKey, stepBackOrForth } from "./state/keys";
import { initial, isAtBoard, update, type Event, type Order, type State } from "./state/model";
import type { Report, Thought } from "./state/report";
import { pathOf, readRoute, type Route } from "./state/route";
import { readSettings } from "./state/settings";
import { titleOf } from "./state/title";
import { fill, spoken, words } from "./state/words";
import { readSight, sightOf } from "./state/sight";
import * as storage from "./storage";
import { onTaken } from "./taken";
import { Engine } from "./worker/engine";
import roomUrl from "../build/wasm/stackchess.wasm?url";

const settings = readSettings(storage.read("settings"), spoken(navigator.languages));
let state: State = initial(settings, readRoute(location.pathname, location.search));
let shownAgain = () => {};

const kept = storage.openGames();
const engine = new Engine({
  report: (report) => dispatch({ kind: "report", report, now: performance.now() }),
  progress: showThought,
  failed: (why) => dispatch({ kind: "failed", why }),
});
let line: Line | null = null;

/** Shows what the computer thinks, if the settings want it. */
function showThought(text: string): void {
  if (!state.settings.thinking) return;
  void engine.ask("thought", text).then((answer) => {
    const thought = JSON.parse(answer) as Partial<Thought>;
    if (thought.score !== undefined) dispatch({ kind: "thought", thought: thought as Thought });
  });
}

const text = () => words(state.settings.language);
const complain = (sentence: string) => dispatch({ kind: "complain", text: sentence });

const seed = () => Math.floor(Math.random() * 2 ** 48);

export function dispatch(event: Event): void {
  const [next, orders] = update(state, event);
  state = next;
  for (const order of orders) obey(order);
  shownAgain();
}

function obey(order: Order): void {
  switch (order.kind) {
    case "call":
      return engine.call(order.name, order.text);
    case "look":
      void engine.ask("moment", String(order.place)).then((text) =>
        dispatch({ kind: "moment", place: order.place, moment: JSON.parse(text) }),
      );
      return;
    case "keep":
      if (!storage.write(order.name, order.text)) dispatch({ kind: "unkept" });
      return;
    case "keep_settings":
      storage.write("settings", JSON.stringify(state.settings));
      return;
    case "keep_guest":
      storage.write("guest", JSON.stringify({ name: order.name, secret: order.secret }));
      return;
    case "go":
      return go(order.route);
    case "copy":
      void copyText(order.text).then((isCopied) => isCopied || complain(text().not_copied));
      return;
    case "sound":
      if (state.settings.sound) play(order.sound, state.settings.volume);
      return;
    case "go_online":
      return goOnline(order.id);
    case "line":
      return line?.obey(order.order);
  }
}

/** The guest as whom the server is entered: with the chosen name, or an invented one. */
function guest(): { name: string; secret: string } {
  const number = 1000 + Math.floor(Math.random() * 99_000);
  const usual = { name: fill(words(state.settings.language).guest_name, { number }), secret: "" };
  try {
    return { ...usual, ...JSON.parse(storage.read("guest") ?? "{}") };
  } catch {
    return usual;
  }
}

function goOnline(id: string): void {
  const { protocol, hostname, port, host } = location;
  const isSecure = protocol === "https:";
  line?.close();
  line = new Line(`${isSecure ? "wss" : "ws"}://${host}/socket?else=guest`, (event) =>
    engine.call("line", event),
  );
  const { name, secret } = guest();
  const server = `${hostname} ${port || (isSecure ? 443 : 80)}${isSecure ? " secure" : ""}`;
  const lines = [seed(), server, name, secret, id];
  engine.call("online", lines.join("\n"));
}

export function go(route: Route): void {
  const path = pathOf(route);
  const isOther = path !== location.pathname + location.search;
  if (isOther) history.pushState(null, "", path);
  dispatch({ kind: "route", route });
  if (isOther) scrollTo(0, 0);
}

const isTyping = (event: globalThis.Event) =>
  (event.target as HTMLElement).closest?.("input:not([type=checkbox]), textarea, select, dialog");

const isCopy = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === "c" && isAtBoard(state) && !isTyping(event);

/** The keys that work wherever the focus is, except in fields. */
function key(event: KeyboardEvent): void {
  if (isCopy(event)) {
    event.preventDefault();
    return dispatch({ kind: "act", text: "copy_game" });
  }
  const step = stepBackOrForth(event);
  if (step && isAtBoard(state) && !isTyping(event)) {
    event.preventDefault();
    return dispatch({ kind: "act", text: step === "back" ? "take_back" : "play_again" });
  }
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return;
  if (event.key === "?") return dispatch({ kind: "keys", shown: true });
  if (event.key === "v" && document.querySelector(".board")) return dispatch({ kind: "view" });
  if (!isAtBoard(state)) return;
  if (event.key === "/") {
    event.preventDefault();
    return document.getElementById("typed")?.focus();
  }
  const place = placeOfKey(event.key, state.game);
  if (place) return go(place);
  const order = orderOfKey(state, event.key);
  if (!order) return;
  event.preventDefault();
  dispatch(order);
}

/** The position on the board is copied where nothing else is chosen, and games are pasted. */
function copy(event: ClipboardEvent): void {
  if (!isAtBoard(state) || isTyping(event) || getSelection()?.isCollapsed === false) return;
  const place = state.looked ?? state.game?.score.length ?? 0;
  dispatch({ kind: "act", text: `copy_position ${place}` });
}
/** Follows a pasted or dropped link; plays from a position or a game. */
function open(given: string): void {
  const place = placeIn(given, location.origin);
  if (place?.kind === "route") return go(place.route);
  if (!place && state.route.screen === "editor") return; // which shows the position itself
  if (!place) return dispatch({ kind: "open", text: given });
  const { link_elsewhere, link_nothing } = text();
  complain(place.kind === "elsewhere" ? fill(link_elsewhere, { host: place.host }) : link_nothing);
}
function take(given: string | File): void {
  if (state.route.screen === "analysis") return; // which opens more
  const most = tooLarge(given);
  if (most) return complain(fill(text().too_large, most));
  if (typeof given === "string") return open(given);
  void given.text().then(open);
}

function wear({ settings: { language, theme, board, text, pieces } }: State): void {
  wearPieces(pieces);
  const worn = { lang: language, "data-theme": theme, "data-board": board, "data-text": text };
  const root = document.documentElement;
  for (const [name, value] of Object.entries(worn)) // each change styles the whole page anew
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

const ask = (name: string, text: string) => engine.ask(name, text);
const explorer: Explorer = {
  explore: (text, told) => engine.explore("explore", text, told),
  review: (text, told) => engine.explore("review", text, told),
  stop: () => engine.stopExploring(),
};

function Screen(props: ScreenProps) {
  const { route } = props.state;
  switch (route.screen) {
    case "game":
      return <GameScreen {...props} ask={ask} />;
    case "new":
      return route.opponent === "computer" ? (
        <ComputerScreen {...props} />
      ) : (
        <FriendScreen {...props} ask={ask} start={route.start} />
      );
    case "lobby":
      return <LobbyScreen {...props} ask={ask} />;
    case "link":
      return <LinkScreen {...props} ask={ask} />;
    case "account":
      return <AccountScreen {...props} />;
    case "games":
      return <KeptScreen {...props} ask={ask} />;
    case "editor":
      return <EditorScreen {...props} ask={ask} />;
    case "leaders":
      return <LeadersScreen {...props} />;
    case "player":
      return <PlayerScreen {...props} name={route.name} />;
    case "missing":
      return <MissingScreen {...props} path={route.path} />;
    case "settings":
      return <SettingsScreen {...props} />;
    case "rules":
      return <RulesScreen {...props} ask={ask} />;
    case "lesson":
      return <LessonScreen {...props} ask={ask} />;
    case "analysis":
      return (
        <AnalysisScreen
          {...props}
          ask={ask}
          explorer={explorer}
          route={route}
          setAddress={(address) => history.replaceState(null, "", pathOf(address))}
        />
      );
    case "puzzle":
      return <PuzzleScreen {...props} ask={ask} puzzle={route.puzzle} />;
    case "wins":
      return (
        <WinsScreen
          {...props}
          ask={ask}
          number={route.number}
          setAddress={(number) => history.replaceState(null, "", pathOf({ screen: "wins", number }))}
        />
      );
  }
}

const seen = {
  toggle: () => dispatch({ kind: "view" }),
  fail: (why: Trouble) => dispatch({ kind: "no_space", why }),
};

function Page() {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    shownAgain = () => again(undefined); // before anybody can click
  }, []);
  wear(state);
  document.title = titleOf(state);
  const props = { state, dispatch, go };
  return (
    <SeenContext.Provider value={{ ...seen, solid: state.solid }}>
      <Frame {...props}>
        <Screen {...props} />
      </Frame>
    </SeenContext.Provider>
  );
}

/** The interrupted game that is taken up again, in this version of the page; empty where none is. */
function latestRunning(games: readonly [string, string][]): string {
  const latest = games.filter(([name]) => name.startsWith("running/")).at(-1);
  return latest ? `${roomUrl}\n${latest[1]}` : "";
}

/** Stores the game as it is shown, to be shown first when the page is opened again. */
function keepSight(): void {
  const running = latestRunning(storage.keptGames());
  storage.write("sight", running ? sightOf(state, running, performance.now()) : null);
}

/** Starts the page; resolves once everything that is always loaded is there. */
export function start(): Promise<unknown> {
  void engine.start(kept, `${settings.language} ${seed()}`); // its worker is loaded meanwhile
  // The first picture needs no module.
  const running = latestRunning(kept);
  const report = running
    ? readSight(storage.read("sight"), running, settings.language)
    : (first[settings.language] as unknown as Report);
  if (report) [state] = update(state, { kind: "report", report, now: performance.now() });
  render(<Page />, document.getElementById("page")!);
  addEventListener("keydown", key);
  addEventListener("copy", copy);
  onTaken(take);
  addEventListener("pagehide", keepSight);
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && keepSight());
  addEventListener("popstate", () =>
    dispatch({ kind: "route", route: readRoute(location.pathname, location.search) }),
  );
  dispatch({ kind: "route", route: state.route });
  return engine.whole;
}
