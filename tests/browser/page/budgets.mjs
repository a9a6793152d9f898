// Measures what a stranger waits for, and prints a table: node tests/browser/page/budgets.mjs
// On a cold cache, with 8 Mbit/s, 165 ms for each way and back, and a processor four times slower.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openStage, root } from "./stage.mjs";

const page = join(root, "build/release/share/stackchess/web");
const size = (name) => statSync(join(page, name)).size;
const zipped = readdirSync(page, { recursive: true }).filter((name) => name.endsWith(".br"));
const isEngine = (name) => /stackchess_engine-\w+\.wasm\.br$/.test(name);
const sum = (names) => names.reduce((total, name) => total + size(name), 0);
const kilobytes = (bytes) => `${Math.round(bytes / 1000)} KB`;

async function waits(stage) {
  const visitor = await stage.visit("/?settings", { serviceWorkers: "block" });
  const tools = await visitor.page.context().newCDPSession(visitor.page);
  await tools.send("Network.clearBrowserCache");
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await tools.send("Network.emulateNetworkConditions", { offline: false, latency: 165,
    downloadThroughput: 1e6, uploadThroughput: 1e6 });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const start = performance.now();
  await visitor.page.goto(stage.origin, { waitUntil: "commit" });
  await visitor.square("a1").waitFor({ state: "attached" });
  const board = performance.now() - start;
  await visitor.click("a1", "a2");
  await visitor.page.locator(".moves li button").first().waitFor();
  const move = performance.now() - start;
  const paint = await visitor.page.evaluate(() =>
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  await visitor.page.context().close();
  return { paint, board, move };
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
    const start = performance.now();
    let count = 0;
    const next = () => {
      ++count;
      if (performance.now() - start < 2000) requestAnimationFrame(next);
      else resolve(count / 2);
    };
    requestAnimationFrame(next);
  }));
  const to = await visitor.middle("m13");
  for (let step = 0; step < 60; ++step)
    await visitor.page.mouse.move(to[0] + 3 * step, to[1] - 2 * step);
  const result = await counted;
  await visitor.page.mouse.up();
  return result;
}

const stage = await openStage();
const { paint, board, move } = await waits(stage);
const rows = [
  ["page before the engine, brotli", kilobytes(sum(zipped.filter((name) => !isEngine(name)))), "300 KB"],
  ["engine, brotli", kilobytes(sum(zipped.filter(isEngine))), "250 KB"],
  ["first paint", `${Math.round(paint)} ms`, "2000 ms"],
  ["board there", `${Math.round(board)} ms`, "2000 ms"],
  ["first move played", `${Math.round(move)} ms`, "2000 ms"],
  ["frames while dragging on 26×26", `${Math.round(await frames(stage))} a second`, "60 a second"],
];
for (const [what, found, most] of rows)
  console.log(`${what.padEnd(34)}${found.padStart(14)}   budget ${most}`);
await stage.close();
