// All that the page shows, and what changes it: state and event give a state and orders. Nothing
// here has an effect; nothing here knows a rule.

import { asksAboutDraw, confirm, drop, letGo, play, playTyped, press, select, setCount } from "./board_input";
import type {
  Challenge,
  Clocks,
  Game,
  GameEvent,
  LineOrder,
  Mark,
  Moment,
  Move,
  Online,
  Question,
  Report,
  Side,
  Square,
  Thought,
  Topic,
} from "./report";
import type { Route } from "./route";
import type { Selection } from "./selection";
import type { Settings } from "./settings";
import { seenOnly } from "./sight";
import { clockText, leftAt } from "./clock";
import { offerIn } from "./offer";
import { fill, words } from "./words";
import { zoomWithin } from "./zoom";

export interface Notice {
  text: string;
  warning: boolean;
  topic?: Topic | undefined;
  until?: number; // after which it is not true any more
  ofSeek?: true; // why the offer to anybody was refused
}

export interface State {
  settings: Settings;
  route: Route;
  game: Game | null;
  clocks: (Clocks & { at: number }) | null;
  question: Question | null;
  notice: Notice | null;
  answer: Notice | null; // to what was typed in the chat
  spoken: string; // for screen readers: moves, and the sentences of the game
  sayings: number; // how many texts were spoken: the same one may be spoken again
  alarm: string; // check and the end
  starting: boolean; // another game is on its way: nothing is played in this one
  selection: Selection | null;
  promotion: Move[] | null;
  unconfirmed: Unconfirmed | null; // the move, or the offer of a draw, to be confirmed
  premove: Premove | null; // prepared for the next turn
  looked: number | null; // half-moves before the earlier position shown; null: the present one
  moment: Moment | null; // that position
  flipped: boolean;
  cursor: Square;
  card: boolean; // the result is shown over the board
  dropped: boolean; // the last move was dragged, and is not to be seen again
  zoom: number;
  zen: boolean; // only the board and the clocks are shown
  keys: boolean; // whether the list of keys is shown
  paused: boolean; // the clocks stand, and the board is hidden
  watch: "seen" | "unseen" | "paused"; // as the room was told last
  failed: string | null;
  unkept: boolean;
  opening: boolean; // a text that was given elsewhere than at the board is being read
  complaint: string; // a warning on a screen without a board
  online: Online | null; // null until the server is needed
  seeking: boolean; // a game was offered to anybody, and is neither listed nor refused yet
  challenge: Challenge | null; // that a link has led to
  thought: Thought | null; // the last one of the computer
  claimAt: number | null; // when the win may be claimed because the opponent has left
  kept: number; // how often the kept games have changed
  solid: boolean; // boards are seen in space, as the settings want it unless that has failed
  flat: string; // why boards are flat that should not be
}

export interface Unconfirmed {
  text: string;
  move: Move | null; // to be shown; none where it was typed
  isDraw?: true; // instead: a draw is to be offered
}

export interface Premove {
  from: Square;
  count: number;
  to: Square;
}

export type Sound = "move" | "capture" | "check" | "promotion" | "refusal" | "low_time" | "end";

/** An effect, carried out by web/app.tsx. */
export type Order =
  | { kind: "call"; name: string; text: string }
  | { kind: "look"; place: number }
  | { kind: "keep"; name: string; text: string | null }
  | { kind: "keep_settings" }
  | { kind: "go"; route: Route }
  | { kind: "copy"; text: string }
  | { kind: "sound"; sound: Sound }
  | { kind: "keep_guest"; name: string; secret: string }
  | { kind: "go_online"; id: string }
  | { kind: "line"; order: LineOrder };

export type Event =
  | { kind: "report"; report: Report; now: number }
  | { kind: "moment"; place: number; moment: Moment }
  | { kind: "press"; square: Square; count?: number | undefined } // of the pieces pointed at
  | { kind: "select"; square: Square }
  | { kind: "drop"; square: Square; drag: boolean }
  | { kind: "let_go" }
  | { kind: "count"; count: number }
  | { kind: "digit"; digit: number }
  | { kind: "step"; step: number }
  | { kind: "shorten" }
  | { kind: "promote"; move: Move | null }
  | { kind: "confirm"; yes: boolean }
  | { kind: "typed"; move: string }
  | { kind: "thought"; thought: Thought }
  | { kind: "cursor"; square: Square }
  | { kind: "look"; place: number }
  | { kind: "flip" }
  | { kind: "zoom"; zoom: number }
  | { kind: "close_card" }
  | { kind: "zen"; on: boolean }
  | { kind: "keys"; shown: boolean } // the list of them
  | { kind: "pause"; on: boolean }
  | { kind: "mark"; mark: Mark }
  | { kind: "close_notice" }
  | { kind: "act"; text: string }
  | { kind: "open"; text: string } // a position or a game, wherever one is
  | { kind: "start"; agreement: string }
  | { kind: "wish"; text: string }
  | { kind: "refresh" } // the list of running games
  | { kind: "reconnect" }
  | { kind: "identity" } // somebody has logged in or out
  | { kind: "settings"; settings: Settings }
  | { kind: "view" } // flat or in space: the other one
  | { kind: "no_space"; why: "missing" | "lost" | "unloaded" }
  | { kind: "route"; route: Route }
  | { kind: "failed"; why: string }
  | { kind: "unkept" }
  | { kind: "complain"; text: string };

export type Step = [State, Order[]];

export const initial = (settings: Settings, route: Route): State => ({
  settings,
  route,
  game: null,
  clocks: null,
  question: null,
  notice: null,
  answer: null,
  spoken: "",
  sayings: 0,
  alarm: "",
  starting: false,
  selection: null,
  promotion: null,
  unconfirmed: null,
  premove: null,
  looked: null,
  moment: null,
  flipped: false,
  cursor: "a1",
  card: false,
  dropped: false,
  zoom: 1,
  zen: false,
  keys: false,
  paused: false,
  watch: "seen",
  failed: null,
  unkept: false,
  opening: false,
  complaint: "",
  online: null,
  seeking: false,
  challenge: null,
  thought: null,
  claimAt: null,
  kept: 0,
  solid: settings.solid,
  flat: "",
});

export const call = (name: string, text: string): Order => ({ kind: "call", name, text });

/** Has a screen reader say a text. */
export const aloud = ({ sayings }: State, text: string): Pick<State, "spoken" | "sayings"> => ({
  spoken: text,
  sayings: sayings + 1,
});

/** The position on screen: of now, or of the moment that is looked at. */
export const shown = (state: State): Moment | null => state.moment ?? state.game?.present ?? null;

/** Whose side is at the bottom of the board. */
export function bottom(state: State): Side {
  const { game, flipped } = state;
  const { orientation } = state.settings;
  const own =
    game && game.black.kind === "person" && game.white.kind !== "person" ? "black" : "white";
  const usual = orientation === "person" ? own : orientation;
  if (!flipped) return usual;
  return usual === "white" ? "black" : "white";
}

/** The pieces on a square of the present position. */
export function stackAt(state: State, square: Square): string {
  const moment = state.game?.present;
  if (!moment) return "";
  const file = square.charCodeAt(0) - 97;
  const rank = Number(square.slice(1)) - 1;
  return moment.board[rank * moment.size + file] ?? "";
}

export function update(state: State, event: Event): Step {
  switch (event.kind) {
    case "report":
      return hear(state, event.report, event.now);
    case "moment":
      return [state.looked === event.place ? { ...state, moment: event.moment } : state, []];
    case "press":
      return press(state, event.square, event.count);
    case "select":
      return select(state, event.square);
    case "drop":
      return drop(state, event.square, event.drag);
    case "let_go":
      return letGo(state);
    case "count":
    case "digit":
    case "step":
    case "shorten":
      return setCount(state, event);
    case "promote":
      return event.move
        ? play(state, event.move, false)
        : [{ ...state, promotion: null, selection: null }, []];
    case "thought":
      return [{ ...state, thought: event.thought }, []];
    case "confirm":
      return confirm(state, event.yes);
    case "typed":
      return playTyped(state, event.move);
    case "cursor":
      return [{ ...state, cursor: event.square }, []];
    case "look":
      return look(state, event.place);
    case "flip":
      return [{ ...state, flipped: !state.flipped }, []];
    case "zen":
      return changeZen(state, event.on);
    case "keys":
      return [{ ...state, keys: event.shown }, []];
    case "pause":
      return pause(state, event.on);
    case "mark":
      return mark(state, event.mark);
    case "zoom":
      return [{ ...state, zoom: zoomWithin(event.zoom) }, []];
    case "close_card":
      return [{ ...state, card: false }, []];
    case "close_notice":
      return [{ ...state, notice: null }, []];
    case "act": {
      if (event.text === "draw" && asksAboutDraw(state))
        return [{ ...state, unconfirmed: { text: "", move: null, isDraw: true } }, []];
      const stays = event.text.startsWith("copy_"); // what is looked at is copied
      return [{ ...(stays ? state : present(state)), notice: null }, [call("act", event.text)]];
    }
    case "open": {
      const next = update(state, { kind: "act", text: `open ${event.text}` });
      const opening = state.route.screen !== "game"; // the game of a link has another address
      return [{ ...next[0], opening, complaint: "" }, next[1]];
    }
    case "start":
      return [
        { ...present(state), notice: null, card: false, flipped: false, starting: true },
        [call("start", event.agreement), { kind: "go", route: { screen: "game" } }],
      ];
    case "settings":
      return changeSettings(state, event.settings);
    case "view":
      return changeView(state, !state.solid);
    case "no_space":
      return stayFlat(state, event.why);
    case "refresh":
      return [state, state.online?.standing === "present" ? [call("wish", "list_games")] : []];
    case "reconnect":
      return [{ ...state, notice: null }, [{ kind: "go_online", id: linked(state.route) }]];
    case "identity":
      return [state, state.online ? [{ kind: "go_online", id: "" }] : []];
    case "wish":
      return [
        { ...state, notice: null, answer: null, seeking: event.text.startsWith("seek ") },
        [call("wish", event.text)],
      ];
    case "route":
      return travel(state, event.route);
    case "failed":
      return [{ ...state, failed: event.why }, []];
    case "unkept":
      return state.unkept ? [state, []] : [{ ...state, unkept: true }, []];
    case "complain": {
      if (!isAtBoard(state)) return [complain(state, event.text), []];
      const notice = { text: event.text, warning: true };
      return [{ ...state, notice, ...aloud(state, event.text) }, []];
    }
  }
}

/** Whether the board of a game is shown: a link may have led to a challenge only, or to nothing. */
export function isAtBoard({ route, online, game }: State): boolean {
  if (route.screen === "link")
    return online?.game?.id === route.id && online.game.shown && game?.remote === true;
  return route.screen === "game";
}

const complain = (state: State, text: string): State => ({
  ...state,
  complaint: text,
  ...aloud(state, text),
});

/** What the address leads to at the server. */
const linked = (route: Route): string => (route.screen === "link" ? route.id : "");

/** The room knows whether anybody looks at the board: while nobody does, the computer waits. */
function watched(state: State, orders: Order[]): Step {
  const watch = state.paused ? "paused" : isAtBoard(state) ? "seen" : "unseen";
  if (watch === state.watch) return [state, orders];
  return [{ ...state, watch }, [...orders, call("watch", watch)]];
}

/** Pauses the game, unless it has no clock or a server's, which cannot be stopped. */
function pause(state: State, on: boolean): Step {
  const { game, clocks } = state;
  if (!on) return watched({ ...state, paused: false }, []);
  const text = words(state.settings.language);
  const isTimed = clocks !== null && game !== null && !game.result;
  const sentence = isTimed && game.remote ? text.no_pause_online : text.no_clock_to_pause;
  if (!isTimed || game.remote)
    return [{ ...state, notice: { text: sentence, warning: true }, ...aloud(state, sentence) }, []];
  return watched({ ...state, paused: true, selection: null, promotion: null }, []);
}

/** Shows only the board and the clocks, or everything, and says which to screen readers. */
function changeZen(state: State, on: boolean): Step {
  const text = words(state.settings.language);
  return [{ ...state, zen: on, ...aloud(state, on ? text.zen_on : text.zen_off) }, []];
}

/** A mark is drawn on the position shown, and kept in the game. */
function mark(state: State, { from, to, color }: Mark): Step {
  const place = state.looked ?? state.game?.score.length ?? 0;
  const orders = [call("act", `draw_mark ${place} ${from} ${to} ${color ?? "green"}`)];
  return [state, state.looked === null ? orders : [...orders, { kind: "look", place }]];
}

/** Another screen: those of the server need a line to it. */
function travel(state: State, route: Route): Step {
  // A notice that led from the game to the game has not been read yet.
  const notice = route.screen === "game" && state.route.screen === "game" ? state.notice : null;
  const left: State = { ...state, route, notice, paused: false, zen: false };
  const [next, orders] = arrive({ ...left, opening: false, complaint: "" }, route);
  const isLeft = state.online && isLobby(state.route) && !isLobby(route);
  return watched(next, isLeft ? [...orders, call("wish", "leave_lobby")] : orders);
}

/** The screens for which the server sends its lobby. */
const isLobby = (route: Route): boolean =>
  route.screen === "lobby" || (route.screen === "new" && route.opponent === "friend");

function arrive(next: State, route: Route): Step {
  if (route.screen === "link") return followLink(next, route.id);
  if (isLobby(route))
    return [next, next.online ? [call("wish", "list_games")] : [{ kind: "go_online", id: "" }]];
  return [next, []];
}

/** Opens a link: a game that is shown already, or else what the server has under this code. */
function followLink(state: State, id: string): Step {
  if (state.online?.game?.id === id && state.online.game.shown) return [state, []];
  if (!state.online) return [{ ...state, challenge: null }, [{ kind: "go_online", id }]];
  return [{ ...state, challenge: null }, [call("wish", `open ${id}`)]];
}

/** Back from the past. */
const present = (state: State): State => ({ ...state, looked: null, moment: null });

function changeSettings(state: State, settings: Settings): Step {
  const orders: Order[] = [{ kind: "keep_settings" }];
  if (settings.language !== state.settings.language) {
    orders.push(call("speak", settings.language));
    if (state.challenge && state.route.screen === "link") orders.push(call("wish", `open ${state.challenge.id}`)); // told of anew
  }
  const solid = settings.solid === state.settings.solid ? state.solid : settings.solid;
  return [{ ...state, settings, solid, notice: null, flat: "", complaint: "" }, orders];
}

function changeView(state: State, solid: boolean): Step {
  const [next, orders] = changeSettings(state, { ...state.settings, solid });
  return [{ ...next, solid }, orders];
}

/** Makes boards flat and says why, until they are wanted in space again. The setting is kept, because
 * another try may succeed; except without WebGL, where none will. */
function stayFlat(state: State, why: "missing" | "lost" | "unloaded"): Step {
  const text = words(state.settings.language);
  const flat = { missing: text.no_space, lost: text.lost_space, unloaded: text.unloaded_space }[why];
  const next = { ...state, solid: false, flat, ...aloud(state, flat) };
  if (why !== "missing") return [next, []];
  return [{ ...next, settings: { ...state.settings, solid: false } }, [{ kind: "keep_settings" }]];
}

function look(state: State, place: number): Step {
  const last = state.game?.score.length ?? 0;
  const wanted = Math.min(Math.max(place, 0), last);
  if (wanted === last) return [{ ...present(state), selection: null }, []];
  return [
    { ...state, looked: wanted, selection: null, promotion: null, card: false },
    [{ kind: "look", place: wanted }],
  ];
}

/** Whether a pasted text was accepted: its game is on the board, or a question is asked first. */
function isRead({ game, question }: State, report: Report): boolean {
  if (report.question && report.question.text !== question?.text) return true;
  const isThere = game !== null && game.number !== seenOnly;
  return isThere && report.game !== undefined && report.game.number !== game.number;
}

/** Goes to the board after a pasted text was accepted, and shows its notices there. */
function hearAtBoard(state: State, report: Report, now: number): Step {
  const route: Route = { screen: "game" };
  const [there, left] = travel(state, route);
  const [next, orders] = hear(there, report, now);
  return [next, [{ kind: "go", route }, ...left, ...orders]];
}

const ownSeeks = (online: Online | null): number =>
  online?.lobby?.seeks.filter((seek) => seek.own).length ?? 0;

function hear(state: State, report: Report, now: number): Step {
  if (state.opening && isRead(state, report)) return hearAtBoard(state, report, now);
  const orders: Order[] = (report.keep ?? []).map((one) => ({ kind: "keep", ...one }));
  let next = orders.length > 0 ? { ...state, kept: state.kept + 1 } : state;
  if (report.game) next = follow(next, report.game);
  next = {
    ...next,
    clocks: report.clocks ? { ...report.clocks, at: now } : (report.clocks ?? null),
    question: report.question ?? null,
    starting: state.starting && !isStarted(state, report),
  };
  if (report.online) {
    const isNew = report.online.standing === "present" && state.online?.standing !== "present";
    if (isNew && state.route.screen === "lobby") orders.push(call("wish", "list_games"));
    const isListed = ownSeeks(report.online) !== ownSeeks(state.online);
    next = { ...next, online: report.online, seeking: state.seeking && !isListed };
  }
  for (const order of report.line ?? []) orders.push({ kind: "line", order });
  const isOfLine = next.online?.standing === "present" && state.online?.standing !== "present";
  next = { ...next, notice: stillTrue(state, next, isOfLine) };
  const refusal = state.opening
    ? report.events.find((event) => event.kind === "notice" && event.warning && !event.server)
    : undefined;
  if (refusal) next = { ...next, opening: false };
  const isElsewhere = !isAtBoard(state);
  if (isElsewhere && refusal?.kind === "notice") next = complain(next, refusal.text);
  const isHeard = (event: GameEvent) => {
    if (event.kind !== "notice") return true;
    if (event === refusal) return !isElsewhere;
    if (!event.server) return isToldHere(next, state);
    return !isOfLine || needsLine(next);
  };
  for (const event of joined(report.events.filter(isHeard))) next = react(next, event, orders, now);
  const [last, all] = playAhead(announced(next, state), state, orders);
  return isAtBoard(last) === isAtBoard(state) ? [last, all] : watched(last, all);
}

/** Whether the game that was wanted is there, or why not. */
const isStarted = ({ game }: State, { game: found, question, events }: Report): boolean =>
  (found !== undefined && found.number !== game?.number) ||
  Boolean(question) ||
  events.some((event) => event.kind === "refused" || (event.kind === "notice" && event.warning));

/** What was said before, unless what it was about has ended: an offer, somebody's absence, or that of
 * the line to the server. */
function stillTrue({ notice, game, online }: State, now: State, isLineBack: boolean): Notice | null {
  if (!notice || notice !== now.notice || (isLineBack && notice.warning)) return null;
  const there = (one: Online | null) => `${one?.game?.white_here} ${one?.game?.black_here}`;
  const isElse = notice.topic === "presence" && there(online) !== there(now.online);
  const ended = [
    [game?.offered, now.game?.offered],
    [online?.game?.rematch_text, now.online?.game?.rematch_text],
  ].some(([before, after]) => before && before !== after && notice.text.includes(before));
  return isElse || ended ? null : notice;
}

/** Says a new offer to screen readers, and where its buttons are if they are beside the board. */
function announced(state: State, before: State): State {
  const offer = offerIn(state);
  if (!offer || offer.text === offerIn(before)?.text) return state;
  const news = state.sayings === before.sayings ? "" : state.spoken.replace(offer.text, "");
  const { answer_offer } = words(state.settings.language);
  const where = isAtBoard(state) && !state.card ? answer_offer : "";
  return { ...state, ...aloud(state, `${news} ${offer.text} ${where}`.trim()) };
}

/** Whether it matters here that the line to the server is back. */
const needsLine = ({ route, game }: State): boolean =>
  game?.remote || ["lobby", "link", "new"].includes(route.screen);

/** Whether a notice of the room is shown on this screen. A game on this device matters at its board and,
 * once it has been opened, in the list of kept games; a game at a server matters everywhere. */
function isToldHere(state: State, before: State): boolean {
  const { route, game } = state;
  const isOpened = before.game !== null && before.game.number !== seenOnly;
  return game?.remote || isAtBoard(state) || (route.screen === "games" && isOpened);
}

/** Joins notices that follow each other into one. */
function joined(events: readonly GameEvent[]): GameEvent[] {
  const all: GameEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    const isOther = event.kind !== "notice" || last?.kind !== "notice";
    if (isOther || (event.topic || "") !== (last.topic || "")) all.push(event);
    else
      all[all.length - 1] = {
        ...last,
        text: `${last.text} ${event.text}`,
        warning: last.warning || event.warning,
      };
  }
  return all;
}

/** Plays the prepared move as soon as it is the person's turn, or says that it is no longer possible. A
 * question of the room has to be answered first. */
function playAhead(state: State, before: State, orders: Order[]): Step {
  const { game, premove, question } = state;
  if (!game || !premove || (!game.person_to_move && !game.result)) return [state, orders];
  if (question && !question.offer && !game.result) return [state, orders];
  const next: State = { ...state, premove: null };
  if (game.result) return [next, orders];
  const moves = game.moves.filter(
    ({ from, count, to }) => from === premove.from && count === premove.count && to === premove.to,
  );
  const move = moves.find(({ promotion }) => promotion === "Q") ?? moves[0];
  if (move) return [next, [...orders, call("act", `play ${move.text}`)]];
  const text = words(state.settings.language).premove_impossible;
  const news = state.sayings === before.sayings ? "" : state.spoken;
  const notice = { text, warning: true };
  return [{ ...next, notice, ...aloud(state, `${news} ${text}`.trim()) }, orders];
}

/** Takes up the game as it stands. */
function follow(state: State, game: Game): State {
  const before = state.game;
  const isThere = before?.number === seenOnly && before.position === game.position;
  const isOther = before?.number !== game.number && !isThere;
  const isMoved = isOther || before.position !== game.position;
  const next: State = { ...state, game };
  // Pieces picked up for the next move stay picked up while their stack has not changed.
  const held = state.selection && stackAt(state, state.selection.from);
  if (isMoved && (isOther || !held || held !== stackAt(next, state.selection!.from))) {
    next.selection = null;
    next.promotion = null;
  }
  if (isMoved || game.result) next.unconfirmed = null;
  if (isOther) next.thought = null;
  if (isOther) next.premove = null;
  if (isOther && before) {
    next.card = false;
    next.notice = next.answer = null;
  }
  if (isOther || (state.looked !== null && state.looked >= game.score.length)) {
    next.looked = null;
    next.moment = null;
  }
  if (game.touched && !next.selection)
    next.selection = { from: game.touched, count: 1, typed: 0 };
  if (isOther && Number(state.cursor.slice(1)) > game.present.size) next.cursor = "a1";
  return next;
}

function soundOf(event: { move: Move; check: boolean }): Sound {
  if (event.check) return "check";
  if (event.move.promoted > 0) return "promotion";
  return event.move.captured > 0 ? "capture" : "move";
}

function react(state: State, event: GameEvent, orders: Order[], now: number): State {
  const text = words(state.settings.language);
  const say = (sentence: string, warning: boolean): State => ({
    ...state,
    seeking: state.seeking && !warning,
    notice: { text: sentence, warning, ...(state.seeking && warning && { ofSeek: true }) },
    ...aloud(state, sentence),
  });
  switch (event.kind) {
    case "notice": {
      const { warning, topic } = event;
      const heard = { ...state, ...aloud(state, event.text) };
      if (topic === "chat") return { ...heard, answer: { text: event.text, warning, topic } };
      // How quickly both have to begin matters more than who is there, which is seen at the names.
      if (topic === "presence" && state.online?.game?.first_moves) return heard;
      const said = say(event.text, warning);
      return { ...said, notice: { ...said.notice!, topic } };
    }
    case "refused":
      orders.push({ kind: "sound", sound: "refusal" });
      return say(event.text, true);
    case "hint":
      return say(event.sentences.join(" "), false);
    case "played":
      orders.push({ kind: "sound", sound: soundOf(event) });
      return afterMove(state, event);
    case "low_time":
      orders.push({ kind: "sound", sound: "low_time" });
      return { ...state, alarm: timeLeft(state, now) };
    case "ended":
      orders.push({ kind: "sound", sound: "end" });
      return { ...state, card: true, notice: null, alarm: state.game?.state ?? "" };
    case "copied":
      orders.push({ kind: "copy", text: event.text });
      return say(text.copied, false);
    case "taken_back":
    case "played_again":
      return { ...state, dropped: false, card: false, notice: null, premove: null };
    case "renamed":
      return state;
    case "guest":
      orders.push({ kind: "keep_guest", name: event.name, secret: event.secret });
      return state;
    case "challenged":
      return { ...state, challenge: event.challenge };
    case "entered":
      orders.push({ kind: "go", route: { screen: "link", id: state.online?.game?.id ?? "" } });
      return { ...state, challenge: null, card: false, flipped: false };
    case "gone":
      return { ...state, challenge: null };
    case "chat":
      return { ...state, ...aloud(state, `${event.line.from}: ${event.line.text}`) };
    case "claim_opens": {
      const claimAt = now + 1000 * event.seconds;
      const { notice } = state;
      const isOfIt = notice?.topic === "presence"; // it says when
      return { ...state, claimAt, notice: isOfIt ? { ...notice, until: claimAt } : notice };
    }
  }
}

/** How long the side to move still has, in words. */
function timeLeft({ game, clocks, settings }: State, now: number): string {
  if (!game || !clocks) return "";
  const { turn } = game.present;
  const text = words(settings.language);
  const side = text.sides[turn === "white" ? 0 : 1] ?? "";
  return fill(text.low_time, { side, time: clockText(leftAt(clocks, turn, now)) });
}

function afterMove(state: State, event: { by_person: boolean; check: boolean }): State {
  const { game } = state;
  if (!game) return state;
  return {
    ...state,
    notice: state.notice?.warning ? null : state.notice,
    dropped: state.dropped && event.by_person,
    ...aloud(state, `${game.said} ${game.state}`),
    alarm: event.check ? game.state : "",
  };
}
