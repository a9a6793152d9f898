import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { instantiate } from "../worker/module.js";
import { orderOfKey } from "./keys";
import { bottom, initial, isAtBoard, update, type Event, type Order, type State } from "./model";
import { noticeBesides, offerIn } from "./offer";
import type { Game, GameEvent, Online, OnlineGame, Report, Topic } from "./report";
import type { Route } from "./route";
import { usual, type Settings } from "./settings";

const module = new WebAssembly.Module(
  readFileSync(new URL("../../build/wasm/stackchess.wasm", import.meta.url)),
);

/** The page without a browser: the state, and the game itself. */
class Page {
  private readonly call = instantiate(module);
  state: State = initial({ ...usual("en") }, { screen: "game" });
  others: Order[] = [];

  constructor(agreement: string) {
    this.hear(this.call("open", "en 1"));
    this.hear(this.call("start", agreement));
  }
  do(...events: Event[]): this {
    for (const event of events) {
      const [next, orders] = update(this.state, event);
      this.state = next;
      for (const order of orders)
        if (order.kind === "call") this.hear(this.call(order.name, order.text));
        else if (order.kind === "look") this.look(order.place);
        else this.others.push(order);
    }
    return this;
  }
  press(...squares: string[]): this {
    return this.do(...squares.map((square): Event => ({ kind: "press", square })));
  }
  /** The computer plays this. */
  answer(move: string): this {
    this.hear(this.call("note", `${this.thinking}\n1 1 1 1\n0 - ${move}`));
    this.hear(this.call("attend", String((this.now += 10_000))));
    return this;
  }
  get moves(): string[] {
    return this.state.game!.score;
  }

  /** What the computer has found so far. */
  think(found: string): this {
    const thought = JSON.parse(this.call("thought", `${this.thinking}\n${found}`));
    return this.do({ kind: "thought", thought });
  }

  private now = 0;
  private thinking = 0;
  private hear(text: string): void {
    const report = JSON.parse(text) as Report;
    this.thinking = report.thinking?.number ?? 0;
    this.do({ kind: "report", report, now: 0 });
  }
  private look(place: number): void {
    const moment = JSON.parse(this.call("moment", String(place)));
    this.do({ kind: "moment", place, moment });
  }
}

const between = "rules stackchess\nsize 6";

test("whoever logs in or out is announced to a server that is there", () => {
  const away = initial(usual("en"), { screen: "account" });
  expect(update(away, { kind: "identity" })[1]).toEqual([]);
  const online = { standing: "present" } as Online;
  const [, orders] = update({ ...away, online }, { kind: "identity" });
  expect(orders).toEqual([{ kind: "go_online", id: "" }]);
});

test("whoever plays without the server hears nothing of its line", () => {
  const before = initial(usual("en"), { screen: "game" });
  const online = (standing: Online["standing"]) => ({ standing }) as Online;
  const text = "The connection is restored.";
  const events: Report["events"] = [
    { kind: "notice", text, warning: false, server: true },
  ];
  const back = { kind: "report", report: { events, online: online("present") }, now: 0 } as const;
  const noticeAt = (screen: "game" | "lobby") =>
    update({ ...before, route: { screen }, online: online("greeting") }, back)[0].notice?.text;
  expect([noticeAt("game"), noticeAt("lobby")]).toEqual([undefined, text]);
  const there = { ...before, online: online("present") }; // where somebody may be challenged
  expect(update(there, back)[0].notice?.text).toBe(text);
});

test("what is said of a game of this screen is not said on another one", () => {
  const page = new Page(between).press("a1", "a2");
  const notice = "The game goes on where it stopped.";
  const events: Report["events"] = [
    { kind: "notice", text: notice, warning: false },
  ];
  const { game } = page.state;
  const at = (route: Route, part: Partial<State> = {}, told: Partial<Report> = {}) => {
    const before = { ...page.state, route, notice: null, ...part };
    const [{ notice: after, sayings }] = update(before, { kind: "report", report: { events, ...told }, now: 0 });
    expect(sayings > before.sayings).toBe(after !== null);
    return after?.text ?? "";
  };
  const lobby: Route = { screen: "lobby" };
  expect(at({ screen: "game" })).toBe(notice);
  expect(at(lobby)).toBe("");
  expect(at({ screen: "new", opponent: "friend" })).toBe("");
  expect(at(lobby, { game: { ...game!, remote: true } })).toBe(notice);
  expect(at({ screen: "games" })).toBe(notice); // what was done with one of them
  expect(at({ screen: "games" }, { game: null }, { game: game! })).toBe("");
});

test("what is said at once is read at once", () => {
  const before = initial(usual("en"), { screen: "game" });
  const events: Report["events"] = [
    { kind: "notice", text: "One.", warning: false },
    { kind: "notice", text: "Two.", warning: true },
  ];
  const [after] = update(before, { kind: "report", report: { events }, now: 0 });
  expect(after.notice).toEqual({ text: "One. Two.", warning: true });
});

test("what is said a second time is told from what was said before", () => {
  const page = new Page(between).press("b1", "b4");
  const { spoken, sayings } = page.state;
  expect(spoken).toBe("Illegal move: the bishop cannot move that way.");
  page.press("b4");
  expect(page.state.spoken).toBe(spoken);
  expect(page.state.sayings).toBeGreaterThan(sayings);
});

test("a move is played once it is confirmed, where somebody wants that", () => {
  const page = new Page(between);
  page.state.settings.confirm = "online"; // which this game is not
  page.press("a1", "a2");
  expect(page.moves).toEqual(["a1-a2"]);
  page.state.settings.confirm = "always";
  page.press("f6", "f5");
  expect(page.state.unconfirmed?.text).toBe("f6f5");
  page.do({ kind: "confirm", yes: false });
  expect([page.moves, page.state.unconfirmed, page.state.selection]).toEqual([["a1-a2"], null, null]);
  page.press("f6", "f5").do({ kind: "confirm", yes: true });
  expect(page.moves).toEqual(["a1-a2", "f6-f5"]);
  expect(page.state.unconfirmed).toBeNull();
  page.do({ kind: "typed", move: "b2-b3" });
  expect([page.moves.length, page.state.unconfirmed?.text]).toEqual([2, "b2-b3"]);
  page.do({ kind: "confirm", yes: true });
  expect(page.moves).toEqual(["a1-a2", "f6-f5", "b2-b3"]);
});

test("a draw is offered once that is confirmed, where moves are", () => {
  const page = new Page(between).press("a1", "a2");
  page.state.settings.confirm = "always";
  page.do({ kind: "act", text: "draw" });
  expect([page.state.unconfirmed?.isDraw, page.state.question]).toEqual([true, null]);
  page.do({ kind: "confirm", yes: false });
  expect([page.state.unconfirmed, page.state.question]).toEqual([null, null]);
  page.do({ kind: "act", text: "draw" }, { kind: "confirm", yes: true });
  expect(page.state.question?.text).toMatch(/draw/);
});

test("pawns become queens without a question, where somebody wants that", () => {
  const page = new Page("rules chess\nposition 7k/P7/8/8/8/8/8/K7 w - - 0 1");
  page.state.settings.queen = true;
  page.press("a7", "a8");
  expect(page.moves[0]).toMatch(/^a8=Q/);
});

test("what the computer thinks is shown, also of the move before", () => {
  const page = new Page(`${between}\nblack computer 2`).press("a1", "a2");
  expect(page.state.thought).toBeNull();
  page.think("5 900 20 0\n-35 - f6f5 b1c2");
  expect(page.state.thought).toEqual({ score: "+0.35", depth: 5, line: ["f6-f5", "b1-c2"] });
  page.answer("f6f5");
  expect(page.state.thought?.depth).toBe(5);
});

test("who hears the page hears when time runs out", () => {
  const page = new Page(`${between}\nclock 300 0`);
  const clocks = { white: 29_400, black: 300_000, low: 30_000, running: true };
  const report: Report = { events: [{ kind: "low_time" }], clocks };
  page.do({ kind: "report", report, now: 5 });
  expect(page.state.alarm).toBe("White: only 0:30 left.");
});

test("who is at the bottom of the board can be chosen for good", () => {
  const { state } = new Page(`${between}\nwhite computer 1`);
  const below = (orientation: "person" | "white" | "black", flipped = false) =>
    bottom({ ...state, flipped, settings: { ...state.settings, orientation } });
  expect(below("person")).toBe("black");
  expect(below("white")).toBe("white");
  expect(below("black", true)).toBe("white");
});

test("a game that is gone leaves what was said about it", () => {
  const before = initial(usual("en"), { screen: "link", id: "k3Tz81Qa" });
  const events: Report["events"] = [
    { kind: "notice", text: "There is none.", warning: true, server: true },
    { kind: "gone" },
  ];
  const [after, orders] = update(before, { kind: "report", report: { events }, now: 0 });
  expect(after.notice?.text).toBe("There is none.");
  expect(orders).toEqual([]);
});

test("two presses are a move, and a sound is heard", () => {
  const page = new Page(between).press("a1", "a2");
  expect(page.moves).toEqual(["a1-a2"]);
  expect(page.state.selection).toBeNull();
  expect(page.others).toContainEqual({ kind: "sound", sound: "move" });
  expect(page.state.spoken).toBe("The rook from a1 goes onto a2. Black to move.");
});

test("a stack is taken as a whole, as far as it can move, and put back", () => {
  const page = new Page(between).press("a1", "a2", "f6", "f5", "a2");
  expect(page.state.selection).toEqual({ from: "a2", count: 2, typed: 0 });
  page.do({ kind: "step", step: -1 });
  expect(page.state.selection?.count).toBe(1);
  page.do({ kind: "shorten" });
  expect(page.state.selection?.count).toBe(2);
  page.press("a2");
  expect(page.state.selection).toBeNull();
});

test("where only another number can go, it goes", () => {
  const page = new Page(between).press("a1", "a2", "f6", "f5", "a2", "b2");
  expect(page.moves.at(-1)).toBe("a2-b2");
  expect(page.state.notice?.text).toBe("Only the top piece moved: only one piece can go to b2.");
});

test("the game says why a move is refused", () => {
  const page = new Page(between).press("b1", "b4");
  expect(page.state.notice).toEqual({
    text: "Illegal move: the bishop cannot move that way.",
    warning: true,
  });
  expect(page.others).toContainEqual({ kind: "sound", sound: "refusal" });
});

test("the pieces of the other side are refused, and one's own taken instead", () => {
  const page = new Page(between).press("b5");
  expect(page.state.notice?.text).toBe("The pieces there are not yours.");
  page.press("a1", "c1");
  expect(page.state.selection?.from).toBe("c1");
});

test("a promotion is chosen, or not", () => {
  const page = new Page("rules chess\nposition 4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
  page.press("a7", "a8");
  expect(page.state.promotion).toHaveLength(4);
  page.do({ kind: "promote", move: null });
  expect(page.moves).toEqual([]);
  page.press("a7", "a8").do({ kind: "promote", move: page.state.promotion![0]! });
  expect(page.moves).toEqual(["a8=Q+"]);
  expect(page.state.alarm).not.toBe("");
});

test("the past is looked at, and left by any press", () => {
  const page = new Page(between).press("a1", "a2", "f6", "f5").do({ kind: "look", place: 1 });
  expect(page.state.looked).toBe(1);
  expect(page.state.moment?.board[6]).toBe("PR");
  page.press("c3");
  expect(page.state.looked).toBeNull();
  page.do({ kind: "look", place: 99 });
  expect(page.state.looked).toBeNull();
});

test("only the board and the clocks are shown until a key brings the rest back", () => {
  const page = new Page(between).press("a1");
  const press = (key: string) => page.do(orderOfKey(page.state, key)!);
  press("z");
  expect(page.state.zen).toBe(true);
  expect(page.state.spoken).toBe("Only the board and the clocks are left; z shows everything.");
  press("Escape");
  expect([page.state.zen, page.state.selection]).toEqual([true, null]);
  press("Escape");
  expect(page.state.zen).toBe(false);
  press("z");
  page.do({ kind: "route", route: { screen: "rules" } });
  expect(page.state.zen).toBe(false);
});

test("the end is shown and said", () => {
  const page = new Page("rules chess").press("f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4");
  expect(page.state.card).toBe(true);
  expect(page.state.game?.result?.winner).toBe("black");
  expect(page.state.alarm).toContain("Black");
});

test("a move is chosen ahead, and played when it can be", () => {
  const page = new Page("rules stackchess\nblack computer 1").press("a1", "a2");
  expect(page.state.game?.person_to_move).toBe(false);
  page.press("f2", "f3");
  expect(page.state.premove).toEqual({ from: "f2", count: 1, to: "f3" });
  page.press("c2");
  expect(page.state.premove).toBeNull();
  page.press("f2", "f3").answer("f6f5");
  expect(page.moves).toEqual(["a1-a2", "f6-f5", "f2-f3"]);
});

test("a move chosen ahead is dropped when a move is taken back or played again", () => {
  const page = new Page("rules stackchess\nblack computer 1").press("a1", "a2", "f2", "f3");
  expect(page.state.premove).not.toBeNull();
  page.do({ kind: "act", text: "take_back" });
  expect([page.moves, page.state.premove]).toEqual([[], null]);
  page.do({ kind: "act", text: "play_again" });
  expect([page.moves, page.state.premove]).toEqual([["a1-a2"], null]);
});

test("a move chosen ahead waits until the room's question is answered", () => {
  const begun = () => new Page("rules stackchess\nblack computer 1").press("a1", "a2");
  const ahead = begun().press("f2", "f3").state;
  const { game } = begun().answer("f6f5").state;
  const hear = (state: State, question: Report["question"]) =>
    update(state, { kind: "report", report: { events: [], game: game!, question: question! }, now: 0 });
  const [waiting, none] = hear(ahead, { text: "Claim the draw?", help: "", offer: false });
  expect([waiting.premove, none]).toEqual([ahead.premove, []]);
  expect(hear(waiting, null)[1]).toEqual([{ kind: "call", name: "act", text: "play f2f3" }]);
});

test("a click on an empty square ends what was said before", () => {
  const page = new Page(between).press("f6");
  expect(page.state.notice?.warning).toBe(true);
  expect(page.press("c3").state.notice).toBeNull();
});

test("what cannot be played ahead any more is forgotten", () => {
  const page = new Page("rules stackchess\nblack computer 1").press("a1", "a2", "b1", "b6");
  page.answer("f6f5");
  expect(page.moves).toHaveLength(2);
  expect(page.state.premove).toBeNull();
  const why = "The prepared move is no longer possible.";
  expect(page.state.notice).toEqual({ text: why, warning: true });
  expect(page.state.spoken).toBe(`The rook from f6 goes onto f5. White to move. ${why}`);
});

test("a pawn that is moved ahead becomes a queen", () => {
  const position = "4k2r/P7/8/8/8/8/8/4K3 b - - 0 1";
  const page = new Page(`rules chess\nposition ${position}\nblack computer 1`);
  page.press("a7", "a8").answer("h8h1");
  expect(page.moves.at(-1)).toBe("Rh1+");
  expect(page.state.notice?.warning).toBe(true); // White is in check
  const other = new Page(`rules chess\nposition ${position}\nblack computer 1`);
  other.press("a7", "a8").answer("h8h7");
  expect(other.moves.at(-1)).toMatch(/^a8=Q/);
});

test("nothing is moved ahead where the game does not permit it", () => {
  const { state } = new Page("rules stackchess\nblack computer 1").press("a1", "a2");
  const after = (can_prepare: boolean) => {
    const there = { ...state, game: { ...state.game!, can_prepare } };
    const [selected] = update(there, { kind: "press", square: "f2" });
    return update(selected, { kind: "press", square: "f3" })[0].premove;
  };
  expect(after(state.game!.can_prepare)).toEqual({ from: "f2", count: 1, to: "f3" });
  expect(after(false)).toBeNull();
  const touched = new Page("rules chess\nstrict yes\nblack computer 1").press("e2", "e4");
  expect([touched.moves, touched.state.game?.can_prepare]).toEqual([["e4"], false]);
});

test("a link that leads to a challenge shows no board, and nobody looks at the game", () => {
  const link: Route = { screen: "link", id: "k3Tz81Qa" };
  const { state } = new Page(between).do({ kind: "route", route: link });
  expect([isAtBoard(state), state.watch]).toEqual([false, "unseen"]);
  const events: Report["events"] = [{ kind: "notice", text: "Saved.", warning: false }];
  const hear = (report: Partial<Report>) =>
    update(state, { kind: "report", report: { events: [], ...report }, now: 0 });
  expect(hear({ events })[0].notice).toBeNull();
  const game = { ...state.game!, remote: true };
  const [there, orders] = hear({ game, online: played({ id: link.id, shown: true }) });
  expect([isAtBoard(there), there.watch]).toEqual([true, "seen"]);
  expect(orders).toContainEqual({ kind: "call", name: "watch", text: "seen" });
});

test("a draw is asked about only where one can be offered", () => {
  const { state } = new Page(between).press("a1", "a2");
  const asks = (part: Partial<Game>) => {
    const settings = { ...state.settings, confirm: "always" } as const;
    const there = { ...state, settings, game: { ...state.game!, ...part } };
    return update(there, { kind: "act", text: "draw" })[0].unconfirmed !== null;
  };
  expect([asks({}), asks({ person: "" })]).toEqual([true, false]);
});

test("another language is asked for", () => {
  const page = new Page(between);
  page.do({ kind: "settings", settings: usual("fr") });
  expect(page.state.game?.state).toBe("C'est au tour des blancs.");
  expect(page.others).toContainEqual({ kind: "keep_settings" });
});

test("who points at a piece of a tower takes it and all above it", () => {
  const page = new Page(between).press("a1", "a2", "f6", "f5");
  page.do({ kind: "press", square: "a2", count: 1 });
  expect(page.state.selection).toMatchObject({ from: "a2", count: 1 });
  page.do({ kind: "press", square: "a4", count: 1 }); // a target: the count is that of the hand
  expect(page.moves.at(-1)).toBe("a2-a4");
});

test("boards are seen in space until that fails, and it is said why", () => {
  const page = new Page(between).do({ kind: "view" });
  expect(page.state.settings.solid).toBe(true);
  expect(page.others).toContainEqual({ kind: "keep_settings" });
  page.do({ kind: "no_space", why: "missing" });
  expect(page.state).toMatchObject({ solid: false, settings: { solid: false } });
  expect(page.state.flat).toContain("WebGL");
  page.do({ kind: "view" });
  expect(page.state).toMatchObject({ solid: true, flat: "" });
});

test("a picture that is lost leaves what was chosen, whatever is changed besides", () => {
  for (const why of ["lost", "unloaded"] as const) {
    const page = new Page(between).do({ kind: "view" });
    page.others.length = 0;
    page.do({ kind: "no_space", why });
    expect(page.others).not.toContainEqual({ kind: "keep_settings" });
    page.do({ kind: "settings", settings: { ...page.state.settings, sound: false } });
    expect(page.state).toMatchObject({ solid: false, settings: { solid: true } });
    page.do({ kind: "view" });
    expect(page.state).toMatchObject({ solid: true, settings: { solid: true } });
  }
});

test("a game pauses where clocks run, and goes on", () => {
  const page = new Page(`${between}\nclock 60 0`).press("a1", "a2");
  expect(page.state.clocks?.running).toBe(true);
  page.do({ kind: "pause", on: true });
  expect(page.state).toMatchObject({ paused: true, clocks: { running: false } });
  page.do({ kind: "pause", on: false });
  expect(page.state).toMatchObject({ paused: false, clocks: { running: true } });
  const other = new Page(between).do({ kind: "pause", on: true });
  expect(other.state.paused).toBe(false);
  expect(other.state.notice?.text).toBe("No clock is running.");
});

test("against the computer the clocks wait while another screen is shown", () => {
  const page = new Page(`${between}\nblack computer 1\nclock 60 0`);
  page.do({ kind: "route", route: { screen: "rules" } });
  expect(page.state.clocks?.running).toBe(false);
  page.do({ kind: "route", route: { screen: "game" } });
  expect(page.state.clocks?.running).toBe(true);
});

test("what is drawn stays with its moment, and is copied as it is looked at", () => {
  const page = new Page(between).press("a1", "a2");
  page.do({ kind: "mark", mark: { from: "a2", to: "a4", color: "red" } });
  expect(page.state.game?.present.marks).toEqual([{ from: "a2", to: "a4", color: "red" }]);
  page.press("f6", "f5");
  expect(page.state.game?.present.marks).toEqual([]);
  page.do({ kind: "look", place: 1 });
  expect(page.state.moment?.marks).toHaveLength(1);
  page.do({ kind: "mark", mark: { from: "a2", to: "a4", color: "red" } });
  expect(page.state.moment?.marks).toEqual([]);
  page.do({ kind: "act", text: "copy_position 1" });
  expect(page.state.looked).toBe(1);
});

test("a line that was lost for good is opened anew where one was", () => {
  const before = initial(usual("en"), { screen: "link", id: "k3Tz81Qa" });
  expect(update(before, { kind: "reconnect" })[1]).toEqual([{ kind: "go_online", id: "k3Tz81Qa" }]);
});

test("only the answer to an offer is shown as its refusal", () => {
  const lobby = (...seeks: object[]) => ({ standing: "present", lobby: { seeks } }) as Online;
  const before = { ...initial(usual("en"), { screen: "lobby" }), online: lobby() };
  const [offering] = update(before, { kind: "wish", text: "seek rules chess" });
  const hear = (state: State, report: Partial<Report>) =>
    update(state, { kind: "report", report: { events: [], ...report }, now: 0 })[0];
  const warning = (text: string): Report["events"] => [
    { kind: "notice", text, warning: true, server: true },
  ];
  const refused = hear(offering, { events: warning("Refused.") });
  expect(refused.notice).toEqual({ text: "Refused.", warning: true, ofSeek: true });
  const here = hear(offering, { events: [{ kind: "refused", text: "Invalid." }] });
  expect(here.notice?.ofSeek).toBe(true);
  const later = { text: "Lost.", warning: true };
  expect(hear(refused, { events: warning("Lost.") }).notice).toEqual(later);
  const listed = hear(offering, { online: lobby({ own: true }) });
  expect(hear(listed, { events: warning("Lost.") }).notice).toEqual(later);
});

test("the lobby is left with its screens", () => {
  const lobby = { ...initial(usual("en"), { screen: "lobby" }), online: {} as Online };
  const isLeftFor = (route: Route) =>
    update(lobby, { kind: "route", route })[1].some(
      (order) => order.kind === "call" && order.text === "leave_lobby",
    );
  expect(isLeftFor({ screen: "game" })).toBe(true);
  expect(isLeftFor({ screen: "lobby" })).toBe(false);
  expect(isLeftFor({ screen: "new", opponent: "friend" })).toBe(false);
});

/** A game at a server, by whoever is White here. */
const played = (part: Partial<OnlineGame> = {}) =>
  ({ standing: "present", game: { you: "white", rematch: "", rematch_text: "", ...part } }) as Online;

test("what is offered is said aloud, with where it is answered", () => {
  const before = { ...new Page(between).state, online: played() };
  const hear = (state: State, report: Partial<Report>) =>
    update(state, { kind: "report", report: { events: [], ...report }, now: 0 })[0];
  const question = { text: "Bob offers a draw.", help: "", offer: true };
  const offered = hear(before, { question });
  const where = "Answer with the buttons Accept and Decline, which follow the board.";
  expect(offered.spoken).toBe(`Bob offers a draw. ${where}`);
  expect(hear(offered, { question }).sayings).toBe(offered.sayings);
  const elsewhere = { ...before, route: { screen: "rules" } as Route };
  for (const state of [elsewhere, { ...before, card: true }])
    expect(hear(state, { question }).spoken).toBe("Bob offers a draw.");
});

test("a rematch is wanted of a player, and said in one place", () => {
  const { state } = new Page(between);
  const text = "Bob offers a rematch.";
  const notice = { text: `Bob is here. ${text}`, warning: false };
  const by = (you: OnlineGame["you"], rematch: OnlineGame["rematch"]) => ({
    ...state,
    game: { ...state.game!, remote: true },
    notice,
    online: played({ you, rematch, rematch_text: text }),
  });
  expect(offerIn(by("white", "black"))!.text).toBe(text);
  expect(offerIn(by("white", "black"))!.answer("no")).toEqual({ kind: "wish", text: "rematch no" });
  expect(offerIn(by("white", "white"))).toBeNull();
  expect(offerIn(by("watcher", "black"))).toBeNull();
  expect(noticeBesides(by("white", "black"))).toBe("Bob is here.");
});

const notice = (text: string, topic?: Topic): GameEvent => ({
  kind: "notice",
  text,
  warning: false,
  server: true,
  topic,
});

test("what is said goes when what it is about has ended", () => {
  const { state } = new Page(between);
  const remote = { ...state.game!, remote: true };
  const offered = "A draw has been offered.";
  const here = { white_here: true, black_here: true, first_moves: "" };
  const before = { ...state, game: remote, online: played(here) };
  const hear = (now: State, events: GameEvent[], report: Partial<Report> = {}) =>
    update(now, { kind: "report", report: { events, ...report }, now: 0 })[0];

  const waits = hear(before, [notice(offered)], { game: { ...remote, offered } });
  expect(waits.notice?.text).toBe(offered);
  expect(hear(waits, []).notice?.text).toBe(offered);
  expect(hear(waits, [], { game: remote }).notice).toBeNull(); // it has lapsed
  expect(hear(waits, [notice("Draw declined.")], { game: remote }).notice?.text).toBe("Draw declined.");
  expect(hear(waits, [{ kind: "ended" }]).notice).toBeNull();

  const left = "Bob has left. You can claim the win in 10 seconds.";
  const online = played({ ...here, black_here: false });
  const away = hear(before, [notice(left, "presence"), { kind: "claim_opens", seconds: 10 }], { online });
  expect(away.notice).toMatchObject({ text: left, until: 10_000 });
  expect(hear(away, [], { online }).notice?.text).toBe(left);
  expect(hear(away, [], { online: played(here) }).notice).toBeNull();

  const lost = { ...before, notice: { text: "The connection is lost.", warning: true } };
  const cut = { ...lost, online: { ...played(here), standing: "away" } as Online };
  expect(hear(cut, [], { online: played(here) }).notice).toBeNull();
});

test("who comes hides neither how quickly both have to begin nor comes up after that", () => {
  const { state } = new Page(between);
  const before = { ...state, online: played({ first_moves: "Each side has 30 seconds." }) };
  const report = { events: [notice("Bob is here.", "presence")] };
  const [after] = update(before, { kind: "report", report, now: 0 });
  expect([after.notice, after.spoken]).toEqual([null, "Bob is here."]);
});

test("what was typed in the chat is answered there, until the next line", () => {
  const { state } = new Page(between);
  const report = { events: [notice("Bob is no longer blocked.", "chat")] };
  const [after] = update({ ...state, online: played() }, { kind: "report", report, now: 0 });
  expect([after.answer?.text, after.notice]).toEqual(["Bob is no longer blocked.", null]);
  expect(after.spoken).toBe("Bob is no longer blocked.");
  expect(update(after, { kind: "wish", text: "say hello" })[0].answer).toBeNull();
});

test("moves are asked about in the games for which that is wanted", () => {
  const page = new Page(between);
  const { game } = page.state;
  const isAsked = (confirm: Settings["confirm"], online: Online | null) => {
    const settings = { ...page.state.settings, confirm };
    const there = { ...page.state, settings, online, game: { ...game!, remote: online !== null } };
    const [picked] = update(there, { kind: "press", square: "a1" });
    return update(picked, { kind: "press", square: "a2" })[0].unconfirmed !== null;
  };
  const kinds = [null, played(), played({ days: true })];
  const asked = (confirm: Settings["confirm"]) => kinds.map((online) => isAsked(confirm, online));
  expect(asked("never")).toEqual([false, false, false]);
  expect(asked(usual("en").confirm)).toEqual([false, false, true]);
  expect(asked("online")).toEqual([false, true, true]);
  expect(asked("always")).toEqual([true, true, true]);
});

test("nothing is played in a game that gives way to another", () => {
  const { state } = new Page(between);
  const [waiting] = update(state, { kind: "start", agreement: between });
  const hear = (report: Partial<Report>) =>
    update(waiting, { kind: "report", report: { events: [], ...report }, now: 0 })[0].starting;
  expect([state.starting, waiting.starting, hear({})]).toEqual([false, true, true]);
  expect(hear({ game: { ...state.game!, number: state.game!.number + 1 } })).toBe(false);
  expect(hear({ events: [{ kind: "refused", text: "This position cannot be played." }] })).toBe(false);
});

test("a text leads to the game once it was read, and else is refused where one is", () => {
  const refusal = "The pasted text is neither a position nor a game in PGN.";
  const there = { kind: "route", route: { screen: "settings" } } as const;
  const page = new Page(between).do(there);
  const before = page.state.game!.number;
  page.do({ kind: "open", text: "what is this?" });
  expect([page.state.route.screen, page.state.complaint]).toEqual(["settings", refusal]);
  expect(page.state.spoken).toBe(refusal);
  expect(page.state.notice).toBeNull();
  expect(page.others).toEqual([]);
  expect(page.state.game!.number).toBe(before);
  page.do({ kind: "open", text: "bnrk4/8/8/8/8/8/8/BNRK4 w C -" });
  expect(page.others.filter(({ kind }) => kind === "go")).toEqual([
    { kind: "go", route: { screen: "game" } },
  ]);
  page.do({ kind: "route", route: { screen: "game" } }); // as the page then goes
  expect([page.state.route.screen, page.state.complaint]).toEqual(["game", ""]);
  expect(page.state.notice?.text).toContain("These castling rights are those of Chess960.");
  page.do({ kind: "open", text: "what is this?" });
  expect([page.state.notice?.text, page.state.complaint]).toEqual([refusal, ""]);
});

test("a complaint is seen on any screen, and goes with the next one", () => {
  const page = new Page(between).do({ kind: "complain", text: "No." });
  expect([page.state.notice?.text, page.state.complaint]).toEqual(["No.", ""]);
  page.do({ kind: "route", route: { screen: "lobby" } }, { kind: "complain", text: "No." });
  expect([page.state.notice, page.state.complaint]).toEqual([null, "No."]);
  page.do({ kind: "route", route: { screen: "rules" } });
  expect(page.state.complaint).toBe("");
});
