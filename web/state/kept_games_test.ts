import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { instantiate } from "../worker/module.js";
import type { Report } from "./report";

const module = new WebAssembly.Module(
  readFileSync(new URL("../../build/wasm/stackchess.wasm", import.meta.url)),
);

/** A browser, which keeps what the page asks it to while that is opened again and again. */
class Browser {
  readonly kept = new Map<string, string>();
  private call = instantiate(module);

  open(): Report {
    this.call = instantiate(module);
    for (const [name, text] of this.kept) this.call("keep", `${name}\n${text}`);
    return this.hear("open", "en 1");
  }
  hear(name: string, text: string): Report {
    const report = JSON.parse(this.call(name, text)) as Report;
    for (const { name: kept, text: content } of report.keep ?? [])
      if (content === null) this.kept.delete(kept);
      else this.kept.set(kept, content);
    return report;
  }
  play(move: string): void {
    this.hear("start", "rules stackchess");
    this.hear("act", `play ${move}`);
    this.hear("attend", "100000"); // games are written once they have been seen
  }
}

test("the game that was played last is taken up again, also an older one that was resumed", () => {
  const browser = new Browser();
  browser.open();
  browser.play("a1a2");
  browser.play("b2b3");
  expect(browser.open().game?.score).toEqual(["b2-b3"]);
  const older = [...browser.kept.keys()].filter((name) => name.startsWith("running/")).sort()[0]!;
  browser.hear("act", `resume_game ${older}`);
  for (let visit = 0; visit < 3; ++visit)
    expect(browser.open().game?.score).toEqual(["a1-a2"]);
  browser.play("c2c3"); // a new one comes behind all others
  expect(browser.open().game?.score).toEqual(["c2-c3"]);
  expect([...browser.kept.keys()].filter((name) => name.startsWith("running/"))).toHaveLength(3);
});
