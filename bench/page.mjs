// Measures what a stranger waits for, and prints a table; bench/page builds the page before.
// On a cold cache, with 8 Mbit/s, 165 ms for each way and back, and a processor four times slower. Of
// other pages at the addresses given it prints what they load and when something is seen.
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { House, program, root } from "../tests/browser/page/stage.mjs";

const page = join(root, "build/release/share/stackchess/web");
const size = (name) => statSync(join(page, name)).size;
const names = readdirSync(page, { recursive: true });
const zipped = names.filter((name) => name.endsWith(".br"));
const isNetwork = (name) => /\.network\.br$/.test(name);
const isEngine = (name) => /stackchess_engine-\w+\.wasm\.br$/.test(name);
const isSpace = (name) => /(stackchess_space|solid_view)-\w+\.\w+\.br$/.test(name); // boards in space
const isFirst = (name) => !isEngine(name) && !isNetwork(name) && !isSpace(name);
const sum = (some) => some.reduce((total, name) => total + size(name), 0);
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} KB`;
const middle = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Somebody who has never been there, with a slow line and a slow processor. */
async function stranger(stage) {
  const visitor = await stage.visit("/icon.svg", { alone: true, serviceWorkers: "allow" });
  const tools = await visitor.page.context().newCDPSession(visitor.page);
  await tools.send("Network.enable");
  await tools.send("Network.clearBrowserCache");
  await tools.send("Network.emulateNetworkConditions", { offline: false, latency: 165,
    downloadThroughput: 1e6, uploadThroughput: 1e6 });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return [visitor.page, tools];
}

const firstPaint = (shown) => shown.evaluate(() =>
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);

/** Runs in the page: plays a1-a2 by keys as soon as there is a board, and notes the times. */
function playAtOnce() {
  const press = (square, key) => document.querySelector(`[data-square="${square}"]`)
    .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const times = (globalThis.times = {});
  const isPlayed = () => document.querySelector(".moves li button") !== null;
  const look = () => {
    if (!times.board && document.querySelector('[data-square="a1"]')) {
      times.board = performance.now();
      document.querySelector('[data-square="a1"]').focus();
      press("a1", "Enter");
    } else if (times.board && !times.chosen) {
      times.chosen = performance.now();
      press("a1", "ArrowUp");
    } else if (times.chosen && !times.placed) {
      times.placed = performance.now();
      press("a2", "Enter");
    } else if (times.placed && isPlayed()) {
      times.move = performance.now();
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** When something is seen, when the board is there, and when the first move has been played: the middle
 * of so many visits. */
async function waits(stage, visits = 5) {
  const all = [];
  while (all.length < visits) all.push(await visit(stage));
  return (name) => middle(all.map((one) => one[name]));
}
async function visit(stage) {
  const [shown] = await stranger(stage);
  await shown.addInitScript(playAtOnce);
  await shown.goto(stage.origin, { waitUntil: "commit" });
  const { board, move } = await (await shown.waitForFunction(() =>
    globalThis.times.move && globalThis.times)).jsonValue();
  const paint = await firstPaint(shown);
  await shown.context().close(); // slowed down, it would keep a processor busy
  return { paint, board, move };
}

/** What another page loads in its first seconds, but for what it wants of other hosts, and when
 * something is seen: the middle of so many visits. Some never rest. */
async function peer(stage, address, visits = 3, seconds = 6) {
  const { origin } = new URL(address);
  const all = [];
  while (all.length < visits) {
    const [shown, tools] = await stranger(stage);
    let bytes = 0;
    tools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await shown.route((url) => url.origin !== origin, (route) => route.abort());
    await shown.goto(address, { waitUntil: "commit" });
    await shown.waitForTimeout(1000 * seconds);
    all.push({ bytes, paint: await firstPaint(shown) });
    await shown.context().close();
  }
  const found = (name) => middle(all.map((one) => one[name]));
  return [address, `${kilobytes(found("bytes"))}, seen after ${Math.round(found("paint"))} ms`];
}

const tasks = {
  chess: "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - - 4 9",
  stackchess: "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1",
};
const nodes = 6_000_000;

/** Runs in the page: a search in a worker of its own, as a rate of nodes in a millisecond. */
async function searchThere([script, module, task]) {
  const worker = new Worker(script, { type: "module" });
  const program = await WebAssembly.compileStreaming(fetch(module));
  worker.postMessage({ kind: "begin", program, flag: null });
  const found = new Promise((resolve, reject) => (worker.onmessage = ({ data }) => {
    if (data.kind === "thought") resolve(data.text);
    if (data.kind === "failed") reject(new Error(data.why));
  }));
  worker.postMessage({ kind: "think", number: 1, name: "think", text: task });
  const [, , nodes, time] = (await found).split("\n")[0].split(" ");
  worker.terminate();
  return nodes / time;
}

/** The same search by the program itself, whose table is as large as that of the page. */
function searchHere(game, position) {
  const orders = ["uci", `setoption name UCI_Variant value ${game}`, "setoption name Evaluation value hand",
    `position fen ${position}`, `go nodes ${nodes}`];
  const said = execFileSync(program, ["uci"], { encoding: "utf8", input: `${orders.join("\n")}\n` });
  const [, searched, time] = [...said.matchAll(/ nodes (\d+) .*?time (\d+)/g)].at(-1);
  return searched / time;
}

/** How fast a search in the browser is, compared with the program: the middle of three tries. */
async function shareOfSpeed(stage, game) {
  const visitor = await stage.visit("/icon.svg");
  const find = (pattern) => `/${names.find((name) => pattern.test(name))}`;
  const task = `${game}\n${tasks[game]}\n\n0 ${nodes} 0 0\n`;
  const shares = [];
  for (let turn = 0; turn < 3; ++turn)
    shares.push((await visitor.page.evaluate(searchThere, [find(/thinking-\w+\.js$/),
      find(/stackchess_engine-\w+\.wasm$/), task])) / searchHere(game, tasks[game]));
  return middle(shares);
}

/** Frames a second while a stack is dragged over the largest board. */
async function frames(stage) {
  const visitor = await stage.visit("/?computer");
  const more = visitor.page.getByRole("group", { name: "Board size" }).getByRole("button", { name: "+" });
  for (let count = 6; count < 26; ++count) await more.click();
  await visitor.button("Play").click();
  await visitor.square("z26").waitFor({ state: "attached" });
  await visitor.page.mouse.move(...(await visitor.middle("a2")));
  await visitor.page.mouse.down();
  const counted = visitor.page.evaluate(() => new Promise((resolve) => {
    let start = 0;
    let count = 0;
    const next = (now) => {
      ++count;
      if (now - start < 2000) requestAnimationFrame(next);
      else resolve((1000 * count) / (now - start));
    };
    requestAnimationFrame((now) => {
      start = now;
      requestAnimationFrame(next);
    });
  }));
  const to = await visitor.middle("m13");
  for (let step = 0; step < 60; ++step)
    await visitor.page.mouse.move(to[0] + 3 * step, to[1] - 2 * step);
  const result = await counted;
  await visitor.page.mouse.up();
  return result;
}

const percent = (share) => `${Math.round(100 * share)} %`;
const milliseconds = (time) => `${Math.round(time)} ms`;
const rate = (count) => `${Math.round(count)} a second`;

/** A line of the table, with a budget that is kept or missed. */
const atMost = (what, value, most, written) =>
  [what, written(value), `≤ ${written(most)}`, value <= most ? "kept" : "missed"];
const atLeast = (what, value, least, written) =>
  [what, written(value), `≥ ${written(least)}`, value >= least ? "kept" : "missed"];
const known = (what, text) => [what, text, "", ""];

async function table(stage) {
  const wait = await waits(stage);
  const rows = [
    atMost("page before the engine, brotli", sum(zipped.filter(isFirst)), 300_000, kilobytes),
    atMost("engine, brotli", sum(zipped.filter(isEngine)), 250_000, kilobytes),
    ...zipped.filter(isNetwork).map((name) =>
      known(`network ${/(\w+)-\w+\.network/.exec(name)[1]}, on demand`, kilobytes(size(name)))),
    known("boards in space, on demand", kilobytes(sum(zipped.filter(isSpace)))),
    atMost("something is seen", wait("paint"), 2000, milliseconds),
    atMost("the board is there", wait("board"), 2000, milliseconds),
    atMost("the first move is played", wait("move"), 2000, milliseconds),
    // A browser draws no more than 60, and counts in whole frames.
    atLeast("frames while dragging on 26×26", Math.round(await frames(stage)), 60, rate),
    atLeast("search in chess, of native", await shareOfSpeed(stage, "chess"), 0.65, percent),
    atLeast("search in Stackchess, of native", await shareOfSpeed(stage, "stackchess"), 0.65, percent),
  ];
  for (const address of process.argv.slice(2)) rows.push(known(...(await peer(stage, address))));
  const load = loadavg().map((one) => one.toFixed(1)).join(", ");
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0].model}, load ${load}`);
  for (const [what, found, budget, verdict] of rows)
    console.log(`${what.padEnd(36)}${found.padStart(12)}   ${budget.padEnd(14)}${verdict}`.trimEnd());
}

const house = await House.open();
await house.play(table);
await house.close();
