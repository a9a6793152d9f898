// Hands and eyes in front of the page.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(new URL("../../../web/package.json", import.meta.url));
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
/** For whatever is waited for; no test measures time. */
export const patience = Number(process.env.PATIENCE ?? 300_000);

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
    await this.square("a1").waitFor({ state: "attached" });
    const before = await this.page.locator(".moves li button").count();
    for (const [index, [from, to]] of moves.entries()) {
      await this.click(from, to);
      await this.moves(before + index + 1);
    }
  }
  async tap(...squares) {
    for (const square of squares) await this.square(square).tap();
  }
  /** Goes by the tab key alone to an element, or past all of them. */
  async tabTo(element) {
    const isThere = () => element.evaluate((one) => one === document.activeElement);
    for (let count = 0; count < 100; ++count) {
      if (await isThere()) return;
      await this.page.keyboard.press("Tab");
    }
    assert.fail(`the tab key does not lead to ${element}`);
  }
  /** Goes by arrow keys from one square to others, and presses Enter on each. */
  async walk(...squares) {
    for (const square of squares) {
      const at = await this.page.evaluate(() => document.activeElement.dataset.square);
      const step = async (keys, from, to) => {
        for (let left = Math.abs(to - from); left > 0; --left)
          await this.page.keyboard.press(keys[to > from ? 0 : 1]);
      };
      await step(["ArrowRight", "ArrowLeft"], at.charCodeAt(0), square.charCodeAt(0));
      await step(["ArrowUp", "ArrowDown"], Number(at.slice(1)), Number(square.slice(1)));
      await this.page.waitForFunction((to) => document.activeElement.dataset.square === to, square);
      await this.page.keyboard.press("Enter");
    }
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
  option(group, name) {
    return this.page.getByRole("group", { name: group }).getByRole("radio", { name, exact: true });
  }
  /** The page may ask a worker before it shows the choice, for which `check` would not wait. */
  async choose(group, name) {
    await this.option(group, name).click();
    await this.isChosen(group, name);
  }
  isChosen(group, name) {
    return this.option(group, name).and(this.page.locator(":checked")).waitFor();
  }
  /** The moves of the score sheet, once there are so many. */
  async moves(count) {
    const buttons = this.page.locator(".moves li button");
    await this.page.waitForFunction((wanted) =>
      document.querySelectorAll(".moves li button").length === wanted, count);
    return buttons.allTextContents();
  }
  /** That tells of somebody in the lobby. */
  row(name) {
    return this.page.locator("main li", { hasText: name });
  }
  ownName() {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem("stackchess/guest")).name);
  }
  /** Waits until a text is seen, not only said to a screen reader. */
  async sees(text) {
    await this.page.getByText(text).and(this.page.locator(":not(.heard)")).first().waitFor();
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
  /** The screen is as somebody has approved it, but for the rendering of letters: a button that is
   * missing is seen. With APPROVE=1 what is seen is kept as approved. */
  async looksJustLike(name) {
    await this.looksLike(name, { most: 0.001, apart: 16 });
  }
  /** The same of what is painted in space, which differs a little from time to time: so many of its
   * small squares may be that far apart in colour. */
  async looksLike(name, { most = 0.02, apart = 32 } = {}) {
    await this.page.mouse.move(0, 0);
    const seen = await this.page.screenshot({ animations: "disabled", caret: "hide" });
    const file = fileURLToPath(new URL(`pictures/${name}.png`, import.meta.url));
    if (process.env.APPROVE) return writeFileSync(file, seen);
    const other = await this.page.evaluate(shareOfDifference,
      { pictures: [seen.toString("base64"), readFileSync(file, "base64")], apart });
    if (other <= most) return;
    const unlike = join(tmpdir(), `${name}.png`);
    writeFileSync(unlike, seen);
    assert.fail(`${(100 * other).toFixed(2)} % of ${unlike} are not as in ${file}`);
  }
  /** What axe finds in either theme. */
  async faultsInBothThemes() {
    const light = await this.faults();
    await this.page.emulateMedia({ colorScheme: "dark" }); // which changes the colours alone
    const dark = await this.faults(["color-contrast"]);
    await this.page.emulateMedia({ colorScheme: "light" });
    return [...light, ...dark.map((fault) => `dark: ${fault}`)];
  }
  /** What axe finds against the page as it is shown now, by all its rules or by some. */
  async faults(rules) {
    if (!(await this.page.evaluate(() => "axe" in globalThis))) await this.page.evaluate(axe);
    const { violations } = await this.page.evaluate((runOnly) => globalThis.axe.run(document, {
      resultTypes: ["violations"], ...(runOnly && { runOnly }) }), rules);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html} (${nodes.length})`);
  }
}

/** Runs in the page: how many in a hundred of the small squares of two pictures differ in colour. */
async function shareOfDifference({ pictures, apart }) {
  const side = 8;
  const [one, other] = await Promise.all(pictures.map(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const [width, height] = [picture.width, picture.height].map((size) => Math.ceil(size / side));
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.imageSmoothingQuality = "high";
    canvas.drawImage(picture, 0, 0, width, height);
    return canvas.getImageData(0, 0, width, height).data;
  }));
  if (one.length !== other.length) return 1;
  let different = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((color) => Math.abs(one[at + color] - other[at + color]) > apart)) ++different;
  return different / (one.length / 4);
}
