// The examples of the protocol, as a page hears and says them: see docs/protocol.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { initial, update, type Order, type State } from "../state/model";
import type { Report } from "../state/report";
import { usual } from "../state/settings";
import { instantiate } from "../worker/module.js";

const module = new WebAssembly.Module(
  readFileSync(new URL("../../build/wasm/stackchess.wasm", import.meta.url)),
);
const example = (name: string) =>
  readFileSync(new URL(`../../docs/protocol/${name}.json`, import.meta.url), "utf8");

/** A page with a line to a server that says nothing but examples. */
class Page {
  private readonly call = instantiate(module);
  state: State = initial(usual("en"), { screen: "lobby" });
  orders: Order[] = [];

  constructor() {
    this.take(this.call("open", "en 1"));
    this.take(this.call("online", "1\nlocalhost 80\nCamille\nmYz0q3J5sYxw2bM1vWc7Ug\n"));
    this.take(this.call("line", "opened"));
  }
  hear(...names: string[]): this {
    for (const name of names) this.take(this.call("line", `heard ${example(`server/${name}`)}`));
    return this;
  }
  do(name: "wish" | "act", text: string): this {
    this.take(this.call(name, text));
    return this;
  }
  /** What has been said of this kind. */
  said(kind: string): unknown[] {
    return this.orders
      .flatMap((one) => (one.kind === "line" && "send" in one.order ? [one.order.send] : []))
      .map((text) => JSON.parse(text) as { kind: string })
      .filter((one) => one.kind === kind);
  }

  private take(text: string): void {
    const [next, orders] = update(this.state, {
      kind: "report",
      report: JSON.parse(text) as Report,
      now: 0,
    });
    this.state = next;
    this.orders.push(...orders);
  }
}

test("a server says who one is, and what there is in its lobby", () => {
  const page = new Page();
  expect(page.said("hello")).toEqual([JSON.parse(example("client/hello_guest"))]);
  page.hear("welcome_guest", "lobby", "running_games");
  const { online } = page.state;
  expect(online).toMatchObject({ standing: "present", name: "Camille", guest: true });
  expect(online?.lobby.seeks.map(({ id, by }) => [id, by])).toEqual([
    ["s7Qm20Xc", "Ada (1612)"],
    ["s11fV9aa", "Camille"],
  ]);
  expect(online?.lobby.games.map(({ id }) => id)).toEqual(["k3Tz81Qa"]);
  page.hear("seek_gone");
  expect(page.state.online?.lobby.seeks).toHaveLength(1);
});

test("a game of a server is shown and played", () => {
  const page = new Page().hear("welcome");
  expect(page.said("watch_game")).toEqual([]); // a game that was running is resumed by a button
  page.do("wish", "follow k3Tz81Qa").hear("game");
  const { game, clocks } = page.state;
  expect(game?.score).toEqual(["a1-a2", "b7-b6", "2a2-a4"]);
  expect(game).toMatchObject({ remote: true, white: { name: "Ada" }, black: { name: "Bob" } });
  expect(clocks).toMatchObject({ white: 291_400, black: 288_020 });
  expect(page.state.online?.game?.chat).toEqual([{ from: "Bob", text: "Bonjour !" }]);
  expect(page.hear("said").state.spoken).toBe("Camille: Bien joué <3");
  expect(page.hear("presence").state.spoken).toMatch(/^Bob has left/);
  expect(page.state.online?.game?.black_here).toBe(false);
  page.do("wish", "say Bonne partie !").do("wish", "give_time").do("act", "resign");
  const own = { game: "k3Tz81Qa" };
  expect(page.said("say")).toMatchObject([{ ...own, text: "Bonne partie !" }]);
  const given = page.said("give_time")[0] as object;
  expect(Object.keys(given)).toEqual(Object.keys(JSON.parse(example("client/give_time"))));
  expect(page.state.question?.text).toBeTruthy();
});

test("what is wished in the lobby is said as in the examples", () => {
  const page = new Page().hear("welcome", "lobby");
  const terms = (name: string) => JSON.stringify(JSON.parse(example(`client/${name}`)).terms);
  page.do("wish", `seek white 1400-1700\n${terms("make_seek")}`);
  page.do("wish", `seek any\n${terms("make_seek_correspondence")}`);
  page.do("wish", `challenge black\n${terms("make_challenge")}`);
  page.do("wish", `challenge any Bob\n${terms("make_challenge_player")}`);
  page.do("wish", "cancel_seek s7Qm20Xc").do("wish", "list_games");
  for (const name of ["make_challenge", "cancel_seek", "list_games"])
    expect(page.said(name)).toContainEqual(JSON.parse(example(`client/${name}`)));
  const named = JSON.parse(example("client/make_challenge_player"));
  expect(page.said("make_challenge")).toContainEqual(named);
  expect(page.said("make_seek")).toEqual([
    JSON.parse(example("client/make_seek")),
    JSON.parse(example("client/make_seek_correspondence")),
  ]);
});

test("whatever a server refuses is told in words", () => {
  for (const name of ["refused", "refused_field", "refused_too_many"]) {
    const page = new Page().hear("welcome", name);
    expect([name, page.state.notice?.text]).toEqual([name, expect.stringMatching(/^[A-Z].{9,}\.$/)]);
  }
});
