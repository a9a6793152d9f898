// What the tests of the page stand on: the built page, a server of games, and a browser.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { site } from "../site.mjs";
import { patience, Visitor } from "./visitor.mjs";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const { chromium, firefox } = require("playwright-core");
export const root = fileURLToPath(new URL("../../../", import.meta.url));
export const program = process.env.STACKCHESS ?? join(root, "build/release/stackchess");

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

/** Chromium without windows of its own; CHROMIUM names another one. With a graphics card that is
 * imitated, every page is painted much more slowly. */
const launchChromium = ({ graphics }) => chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-dev-shm-usage", ...(graphics
    ? ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
    : ["--disable-gpu"])],
  timeout: patience,
});

export const firefoxPath = process.env.FIREFOX;
/** Debian's own is driven by WebDriver BiDi. */
export const launchFirefox = () => firefox.launch({ channel: "moz-firefox", executablePath: firefoxPath,
  timeout: patience });

export const scenes = [];
/** Something that happens in front of the page, on a stage for itself. */
export const scene = (name, act) => scenes.push({ name, act, isInSpace: false });
/** One in which boards are seen in space. */
export const sceneInSpace = (name, act) => scenes.push({ name, act, isInSpace: true });

/** A server of games and a browser, for one scene after the other or for several at a time. Who has
 * played in one is asked into the next: a page that is there already opens much sooner. */
export class House {
  browsers = new Map(); // with and without graphics, each launched when it is first needed
  waiting = new Map(); // visitors, by what is special about their browser

  /** The server shows the page itself; another one in front of it is needed only where its answers
   * are to be `isolated: false`, so that pages get no shared memory. */
  static async open({ isolated = true, launch = launchChromium } = {}) {
    const house = new House();
    house.games = new GameServer();
    if (!isolated) house.front = await site(join(root, "build/release/share/stackchess/web"), {
      serverPort: () => house.games.port, isolated });
    await house.games.start(house.front?.origin);
    house.origin = house.front?.origin ?? `http://127.0.0.1:${house.games.port}`;
    house.launch = launch;
    return house;
  }
  async play(act) {
    const stage = new Stage(this);
    await act(stage);
    await stage.empty();
  }
  browser(graphics) {
    if (!this.browsers.has(graphics)) this.browsers.set(graphics, this.launch({ graphics }));
    return this.browsers.get(graphics);
  }
  async invite(special) {
    const waiting = this.waiting.get(special)?.pop();
    if (waiting) return waiting;
    const { longPresses = false, graphics = false, slow = slowness, ...options } = JSON.parse(special);
    const browser = await this.browser(graphics);
    const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce",
      serviceWorkers: "block", viewport: { width: 1280, height: 860 }, ...options });
    if (this.launch === launchChromium) // which asks, where it has a window
      await context.grantPermissions(["clipboard-write"]);
    if (!longPresses) await context.addInitScript(forbidLongPresses, holdTime);
    if (slow > 0) await context.addInitScript(slowWorkers, slow);
    return new Visitor(await context.newPage());
  }
  /** Leaves the page, and forgets everything. */
  async dismiss(special, visitor) {
    await visitor.page.goto(`${this.origin}/icon.svg`);
    await visitor.page.evaluate(() => localStorage.clear());
    await visitor.page.context().clearCookies();
    visitor.problems = [];
    this.waiting.set(special, [...(this.waiting.get(special) ?? []), visitor]);
  }
  async shut() {
    await this.games.end();
    this.front?.close();
  }
  async close() {
    for (const browser of this.browsers.values()) await (await browser).close();
    await this.shut();
  }
}

/** Where a scene is played, by visitors who know nothing of each other. */
class Stage {
  leaving = [];

  constructor(house) {
    this.house = house;
    this.origin = house.origin;
  }
  /** `alone` is somebody whose browser the scene changes for good; `slow` is how many milliseconds
   * later the workers of the page hear it. */
  async visit(path = "/", { alone = false, ...options } = {}) {
    const special = JSON.stringify(options);
    const visitor = await this.house.invite(special);
    this.leaving.push(() => alone ? visitor.page.context().close()
      : this.house.dismiss(special, visitor));
    await visitor.page.goto(this.origin + path);
    return visitor;
  }
  /** Of a house with another server, and the same browsers. */
  async another(options) {
    const house = await House.open({ ...options,
      launch: ({ graphics }) => this.house.browser(graphics) });
    const stage = new Stage(house);
    this.leaving.push(async () => {
      await stage.empty();
      await house.shut();
    });
    return stage;
  }
  /** Everybody leaves. */
  async empty() {
    for (const leave of this.leaving.splice(0)) await leave();
  }
}

/** After so many milliseconds the board takes a press for a long one. */
const holdTime = Number(/holdTime = (\d+);/.exec(
  readFileSync(join(root, "web/board/board.tsx"), "utf8"))[1]);

/** However long a busy machine takes between pressing and letting go, it is a click. */
function forbidLongPresses(long) {
  const usual = setInterval;
  globalThis.setInterval = (act, time, ...rest) => usual(act, time === long ? 1e9 : time, ...rest);
}

/** Of all pages, to find what does not wait for their workers: SLOW=300. */
const slowness = Number(process.env.SLOW ?? 0);

function slowWorkers(late) {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...all) {
    setTimeout(() => postMessage.apply(this, all), late);
  };
}
