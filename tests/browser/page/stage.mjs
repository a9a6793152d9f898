// What the tests of the page stand on: the built page, a server of games, a browser, and hands that
// play.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { site } from "../site.mjs";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium, firefox } = require("playwright-core");
export const axe = require.resolve("axe-core/axe.min.js");
export const root = fileURLToPath(new URL("../../../", import.meta.url));
/** For whatever is waited for; no test measures time. */
export const patience = Number(process.env.PATIENCE ?? 300_000);
const program = process.env.STACKCHESS ?? join(root, "build/release/stackchess");

/** A server of games on a free port, which can be killed and started again. */
export class GameServer {
  data = mkdtempSync(join(tmpdir(), "stackchess-"));
  port = 0;

  async start(origin) {
    this.child = spawn(program, ["serve", "--port", String(this.port), "--data", this.data,
      "--lang", "en", ...(origin ? ["--origin", origin] : [])]);
    this.port = await new Promise((resolve, reject) => {
      let printed = "";
      for (const stream of [this.child.stdout, this.child.stderr])
        stream.on("data", (bytes) => {
          printed += bytes;
          const found = /port=(\d+)/.exec(printed);
          if (found) resolve(Number(found[1]));
        });
      this.child.on("exit", () => reject(new Error(`the server ended: ${printed}`)));
    });
  }
  async kill(signal = "SIGKILL") {
    const ended = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.kill(signal);
    await ended;
  }
  async end() {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

const launchChromium = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  timeout: patience,
});

export const firefoxPath = process.env.FIREFOX;
/** Debian's own is driven by WebDriver BiDi. */
export const launchFirefox = () => firefox.launch({ channel: "moz-firefox", executablePath: firefoxPath,
  timeout: patience });

/** The server shows the page itself; another one in front of it is needed only where its answers
 * are to be `isolated: false`, so that pages get no shared memory. */
export async function openStage({ isolated = true, launch = launchChromium } = {}) {
  const games = new GameServer();
  const front = isolated
    ? null
    : await site(join(root, "build/release/share/stackchess/web"), { serverPort: () => games.port,
        isolated });
  await games.start(front?.origin);
  const origin = front?.origin ?? `http://127.0.0.1:${games.port}`;
  const browser = await launch();
  return {
    browser,
    games,
    origin,
    async visit(path = "/", { longPresses = false, ...options } = {}) {
      const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce",
        viewport: { width: 1280, height: 860 }, ...options });
      if (!longPresses) await context.addInitScript(forbidLongPresses, holdTime);
      const visitor = new Visitor(await context.newPage());
      await visitor.page.goto(origin + path);
      return visitor;
    },
    /** Everybody leaves. */
    async empty() {
      for (const context of browser.contexts()) await context.close();
    },
    async close() {
      await browser.close();
      await games.end();
      front?.close();
    },
  };
}

/** After so many milliseconds the board takes a press for a long one. */
const holdTime = Number(/holdTime = (\d+);/.exec(
  readFileSync(join(root, "web/board/board.tsx"), "utf8"))[1]);

/** However long a busy machine takes between pressing and letting go, it is a click. */
function forbidLongPresses(long) {
  const usual = setInterval;
  globalThis.setInterval = (act, time, ...rest) => usual(act, time === long ? 1e9 : time, ...rest);
}

/** Somebody in front of the page. Everything that goes wrong there is remembered. */
export class Visitor {
  problems = [];

  constructor(page) {
    this.page = page;
    page.on("console", (message) => {
      if (message.type() === "error") this.problems.push(message.text());
    });
    page.on("pageerror", (error) => this.problems.push(String(error)));
    page.setDefaultTimeout(patience);
  }

  /** Of a board that does not wait for another position. */
  square(name) {
    return this.page.locator(`:not([aria-busy="true"]) > .board [data-square="${name}"]`);
  }
  async middle(name) {
    const box = await this.square(name).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }
  async click(...squares) {
    for (const square of squares) await this.square(square).click();
  }
  /** Plays moves by two clicks each, and waits for each. */
  async play(...moves) {
    const before = await this.page.locator(".moves li button").count();
    for (const [index, [from, to]] of moves.entries()) {
      await this.click(from, to);
      await this.moves(before + index + 1);
    }
  }
  async tap(...squares) {
    for (const square of squares) await this.square(square).tap();
  }
  async drag(from, to) {
    await this.square(from).hover();
    await this.page.mouse.down();
    await this.page.mouse.move(...(await this.middle(to)), { steps: 6 });
    await this.page.mouse.up();
  }
  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }
  answer(name) {
    return this.page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }
  choose(group, option) {
    return this.page.getByRole("group", { name: group }).getByRole("radio", { name: option,
      exact: true }).check();
  }
  /** The moves of the score sheet, once there are so many. */
  async moves(count) {
    const buttons = this.page.locator(".moves li button");
    await this.page.waitForFunction((wanted) =>
      document.querySelectorAll(".moves li button").length === wanted, count);
    return buttons.allTextContents();
  }
  async sees(text) {
    await this.page.getByText(text).first().waitFor();
  }
  /** Waits until an element reads so. */
  async reads(element, text) {
    await element.filter({ hasText: new RegExp(`^${text}$`) }).waitFor();
  }
  /** Waits until a square is called so. */
  async labelled(square, text) {
    const begin = `[data-square="${square}"][aria-label^="${text}"]`;
    await this.page.locator(begin).waitFor({ state: "attached" });
  }
  /** What axe finds against the page as it is shown now. */
  async faults() {
    await this.page.evaluate(await readAxe());
    const { violations } = await this.page.evaluate(() => globalThis.axe.run(document, {
      resultTypes: ["violations"] }));
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} (${nodes.length})`);
  }
}

let axeText;
async function readAxe() {
  const { readFile } = await import("node:fs/promises");
  return (axeText ??= await readFile(axe, "utf8"));
}
