// Boards in space: seen, turned and played on by the mouse. The browser has no graphics card here, so
// the screens are small.
import assert from "node:assert/strict";
import { sceneInSpace as scene } from "./stage.mjs";

const small = { graphics: true, viewport: { width: 420, height: 620 } };

/** Chooses a game at the same screen. */
async function begin(visitor, { chess = false, size = 6 } = {}) {
  await visitor.choose("Opponent", "On the same screen");
  if (chess) await visitor.choose("Game", "Chess");
  const step = visitor.page.getByRole("group", { name: "Board size" })
    .getByRole("button", { name: size < 6 ? "−" : "+" });
  for (let left = Math.abs(size - 6); left > 0; --left) await step.click();
  await visitor.button("Play").click();
}

/** Waits until the board is seen in space, and its cells lie where its squares are seen. */
async function solid(visitor) {
  await visitor.page.locator(".board.solid .grid.placed").waitFor({ state: "attached" });
  await visitor.page.evaluate(() => scrollTo(0, 0));
}

/** The cells lie where the squares are once those are painted. */
const painted = ({ page }) => page.evaluate(async () => {
  for (let frame = 0; frame < 2; ++frame) await new Promise((done) => requestAnimationFrame(done));
});
/** Where to point at a square, or so many times its height above its middle: at what stands on it. */
async function pointAt(visitor, square, up = 0) {
  await visitor.page.evaluate(() => scrollTo(0, 0));
  await painted(visitor);
  const box = await visitor.square(square).boundingBox();
  return [box.x + box.width / 2, box.y + box.height * (0.5 - up)];
}
async function press(visitor, square, up) {
  await visitor.page.mouse.click(...(await pointAt(visitor, square, up)));
}
/** Each by two clicks: on the body of a piece, then where it goes, higher where something nearer hides
 * that. */
async function play(visitor, ...moves) {
  for (const [index, [from, to, up]] of moves.entries()) {
    await press(visitor, from, 0.5);
    await press(visitor, to, up);
    await visitor.moves(index + 1);
  }
}

scene("a game of chess in space by mouse, from the key that shows it to its end", async (stage) => {
  const anne = await stage.visit("/?friend", small);
  const loaded = [];
  anne.page.on("request", (request) => loaded.push(request.url()));
  await begin(anne, { chess: true });
  await anne.square("e2").waitFor();
  assert.equal(loaded.some((url) => /solid_view|stackchess_space/.test(url)), false);
  await anne.page.keyboard.press("v");
  await solid(anne);
  assert.equal(await anne.button("3D").getAttribute("aria-pressed"), "true");
  await play(anne, ["f2", "f3", 0.42], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]);
  await anne.sees("Black wins");
  assert.deepEqual(anne.problems, []);
});

scene("a game of stacks in space: a piece of a tower is pointed at, and the view is kept", async (stage) => {
  const anne = await stage.visit("/?friend", small);
  await begin(anne);
  await anne.button("3D").click();
  await solid(anne);
  await anne.looksLike("solid-start");
  await play(anne, ["a1", "a2", 0.3], ["f6", "f5"]);
  await anne.page.reload();
  await solid(anne); // as it was left
  const count = anne.page.locator(".stack output");
  await press(anne, "a2");
  await anne.reads(count, "2 of 2");
  await press(anne, "a2", 0.9);
  await anne.reads(count, "1 of 2");
  await anne.looksLike("solid-selection");
  await anne.page.mouse.move(...(await pointAt(anne, "a2", 0.9)));
  await anne.page.mouse.down();
  await anne.page.mouse.move(...(await pointAt(anne, "a4")), { steps: 3 });
  await anne.page.mouse.up();
  assert.equal((await anne.moves(3)).at(-1), "a2-a4");
  assert.deepEqual(await anne.faults(), []);
  await anne.page.keyboard.press("Home");
  await anne.page.locator(".board.past.solid").waitFor();
  await anne.labelled("a1", "a1, white rook");
  await press(anne, "c3"); // back to the present
  await anne.labelled("a4", "a4, white rook");
});

scene("a move is chosen ahead in space", async (stage) => {
  const anne = await stage.visit("/?friend", small);
  await anne.choose("Your side", "White");
  await anne.choose("Clock", "none"); // with one, a slow first move aborts the game
  await anne.button("Create the link").click();
  const link = await anne.page.getByLabel("Link to the game").inputValue();
  const bob = await stage.visit(new URL(link).pathname);
  await bob.button("Accept").click();
  await anne.button("3D").click();
  await solid(anne);
  await press(anne, "a1");
  await press(anne, "a2", 0.3);
  await anne.moves(1);
  await press(anne, "f2");
  await press(anne, "f4");
  await anne.page.locator('[data-square="f4"][aria-label*="prepared move"]').waitFor({ state: "attached" });
  await bob.click("a5", "a4");
  assert.equal((await anne.moves(3)).at(-1), "f2-f4");
});

scene("a position is built in space", async (stage) => {
  const anne = await stage.visit("/?editor", small);
  await anne.square("c3").waitFor();
  await anne.button("3D").click();
  await solid(anne);
  await anne.button("rook, White").click();
  await press(anne, "c3");
  await anne.labelled("c3", "c3, white rook");
  await press(anne, "c3");
  await anne.labelled("c3", "c3, stack of 2: rook, rook on top, white");
  await anne.button("Removes").click();
  await press(anne, "a1");
  await press(anne, "f1");
  await anne.button("Play the computer").click();
  await solid(anne);
  await anne.labelled("c3", "c3, stack of 2: rook, rook on top, white");
});

/** Looks from above, where no tower hides what stands behind it. */
async function riseAbove(visitor) {
  const { x, y } = await visitor.page.locator(".board").boundingBox();
  await visitor.page.mouse.move(x + 6, y + 6); // beside the squares
  await visitor.page.mouse.down();
  await visitor.page.mouse.move(x + 6, y + 250, { steps: 3 });
  await visitor.page.mouse.up();
  await visitor.button("Reset view").waitFor();
}
/** A number of pieces to somewhere: who points at a tower turns the wheel for another number. */
async function bring(visitor, count, from, to) {
  await press(visitor, from);
  const [held, height] = (await visitor.page.locator(".stack output").allTextContents())
    .flatMap((text) => text.split(" of ").map(Number));
  for (let now = held; height && now !== count; now += Math.sign(count - now))
    await visitor.page.mouse.wheel(0, now > count ? 100 : -100);
  if (height) await visitor.reads(visitor.page.locator(".stack output"), `${count} of ${height}`);
  await press(visitor, to);
}

scene("a game of stacks in space by mouse, from its start until everything is captured", async (stage) => {
  const anne = await stage.visit("/?friend", small);
  await begin(anne, { size: 4 });
  await anne.button("3D").click();
  await solid(anne);
  await riseAbove(anne);
  const moves = "b1c2 b4a4 2c2b3 d4c3 b2b3 c4d3 3b3a4 2c3d2 3a4a3 d2b4 3a3d3 b4d2 3d3d2".split(" ");
  for (const [index, move] of moves.entries()) {
    const [, count, from, to] = /^(\d?)([a-d]\d)([a-d]\d)$/.exec(move);
    await bring(anne, Number(count || 1), from, to);
    await anne.moves(index + 1);
  }
  await anne.sees("White wins");
  assert.deepEqual(anne.problems, []);
});

/** Runs in the page once all is painted: time stands, and what flies stands still as it is after so many
 * milliseconds. */
async function stopFlights(after) {
  const usual = requestAnimationFrame;
  for (let frame = 0; frame < 3; ++frame) await new Promise((painted) => usual(painted));
  const now = performance.now();
  performance.now = () => now;
  globalThis.requestAnimationFrame = (act) => usual(() => act(now + after));
}

scene("a capture in space is seen on its way", async (stage) => {
  const position = "6/3k2/6/1(RRQ)2(pp)1/2P3/6 w - 0 1";
  const fields = new URLSearchParams({ rules: "stackchess", position });
  const anne = await stage.visit(`/?friend&${fields}`, { ...small, reducedMotion: "no-preference" });
  await anne.choose("Opponent", "On the same screen");
  await anne.button("Play").click();
  await anne.button("3D").click();
  await solid(anne);
  await press(anne, "b3");
  await anne.reads(anne.page.locator(".stack output"), "3 of 3");
  await anne.page.evaluate(stopFlights, 230);
  await press(anne, "e3");
  assert.deepEqual(await anne.moves(1), ["3b3xe3"]);
  await anne.looksLike("solid-flight");
});

scene("a board in space is turned by mouse and keys, by two fingers too, and put back", async (stage) => {
  const anne = await stage.visit("/", { ...small, hasTouch: true });
  await anne.square("a1").waitFor();
  await anne.page.keyboard.press("v");
  await solid(anne);
  const reset = anne.button("Reset view");
  const place = async () => JSON.stringify(await anne.square("f6").boundingBox());
  const usual = await place();
  const { x, y, width, height } = await anne.page.locator(".board").boundingBox();
  await anne.page.mouse.move(x + 8, y + 8); // beside the squares
  await anne.page.mouse.down();
  await anne.page.mouse.move(x + 80, y + 30, { steps: 2 });
  await anne.page.mouse.up();
  await reset.click();
  await reset.waitFor({ state: "detached" });
  assert.equal(await place(), usual);
  await anne.page.keyboard.press("Shift+ArrowRight");
  await reset.waitFor();
  await anne.page.keyboard.press("Shift+Home");
  await reset.waitFor({ state: "detached" });
  await anne.page.keyboard.press("Shift+PageUp");
  await reset.waitFor();
  await anne.page.mouse.dblclick(x + 8, y + 8);
  await reset.waitFor({ state: "detached" });
  const tools = await anne.page.context().newCDPSession(anne.page);
  const touch = (type, ...xs) => tools.send("Input.dispatchTouchEvent", { type,
    touchPoints: xs.map((part, id) => ({ x: x + part * width, y: y + height / 2, id })) });
  await touch("touchStart", 0.45, 0.55);
  await touch("touchMove", 0.3, 0.7);
  await touch("touchEnd");
  await reset.waitFor();
  assert.deepEqual(anne.problems, []);
});

scene("tall stacks, arrows and circles are seen in space, in French too", async (stage) => {
  const position = "6/1(pprbqk)4/6/3(PPNBRQRK)2/(PR)4p/5(rn) w - 0 1";
  const fields = new URLSearchParams({ rules: "stackchess", position });
  const anne = await stage.visit(`/?analysis&${fields}`, { ...small, locale: "fr-FR", colorScheme: "dark",
    viewport: { width: 900, height: 700 } });
  await anne.page.getByRole("checkbox", { name: "Moteur" }).uncheck();
  await anne.button("3D").click();
  await solid(anne);
  await press(anne, "d3");
  await anne.reads(anne.page.locator(".stack output"), "8 sur 8");
  for (let fewer = 7; fewer > 4; --fewer) await anne.page.keyboard.press("-");
  await anne.looksLike("solid-tall");
  const draw = async (from, to) => {
    await anne.page.mouse.move(...(await pointAt(anne, from)));
    await anne.page.mouse.down({ button: "right" });
    await anne.page.mouse.move(...(await pointAt(anne, to)), { steps: 2 });
    await anne.page.mouse.up({ button: "right" });
  };
  await anne.page.keyboard.press("Escape");
  await draw("a2", "f6");
  await anne.page.keyboard.down("Shift"); // in red
  await draw("c4", "c4");
  await anne.page.keyboard.up("Shift");
  await anne.looksLike("solid-arrows");
});

scene("a large board in space flies its moves, and a lost picture leaves it flat", async (stage) => {
  const anne = await stage.visit("/?friend", { ...small, reducedMotion: "no-preference" });
  await begin(anne, { size: 12 });
  await anne.button("3D").click();
  await solid(anne);
  await anne.looksLike("solid-large");
  await anne.page.setViewportSize({ width: 500, height: 600 });
  await play(anne, ["a2", "a4"]);
  await anne.page.evaluate(() =>
    document.querySelector(".board canvas").getContext("webgl2").getExtension("WEBGL_lose_context")
      .loseContext());
  await anne.sees("The graphics card has lost the picture: the board is flat again.");
  await anne.page.locator(".board:not(.solid) svg").waitFor();
  await anne.click("l11", "l9");
  await anne.moves(2);
});

/** Runs in the page: what is written over towers and squares, with the height of its letters on the
 * screen and the place of its plate. */
function captions() {
  return [...document.querySelectorAll(".labels .badge, .labels .target")].map((one) => {
    const { x, y, width, height } = one.querySelector("rect, circle").getBoundingClientRect();
    const text = one.querySelector("text");
    const letters = text && parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    return { text: text?.textContent, letters, x, y, width, height };
  });
}
/** All that is written can be read: it is large enough, in the picture, and nothing lies over it. */
async function canBeRead(visitor) {
  await painted(visitor);
  const box = await visitor.page.locator(".board").boundingBox();
  const written = (await visitor.page.evaluate(captions)).filter(({ text }) => text);
  for (const [index, one] of written.entries()) {
    assert.ok(one.letters >= 10.9, `${one.text}: ${one.letters}`);
    assert.ok(one.x >= box.x - 1 && one.x + one.width <= box.x + box.width + 1, one.text);
    assert.ok(one.y >= box.y - 1 && one.y + one.height <= box.y + box.height + 1, one.text);
    for (const other of written.slice(0, index)) {
      const [dx, dy] = [other.x + other.width / 2 - one.x - one.width / 2,
        other.y + other.height / 2 - one.y - one.height / 2].map(Math.abs);
      assert.ok(dx >= 0.4 * (one.width + other.width) || dy >= 0.28 * (one.letters + other.letters),
        `${one.text} lies over ${other.text}`);
    }
  }
  return written.map(({ text }) => text);
}

const towers = "6/1(pprbqk)4/2(pr)(rr)2/3(PPNBRQRK)2/(PR)1(PB)3/5(rn) w - 0 1";
async function analyse(stage, position, viewport) {
  const fields = new URLSearchParams({ rules: "stackchess", position });
  const anne = await stage.visit(`/?analysis&${fields}`, { ...small, viewport });
  await anne.page.getByRole("checkbox", { name: "Engine" }).uncheck();
  await anne.button("3D").click();
  await solid(anne);
  return anne;
}

scene("heights and numbers in space can be read on telephones", async (stage) => {
  const anne = await analyse(stage, towers, { width: 360, height: 640 });
  assert.deepEqual((await canBeRead(anne)).sort(), "2 2 2 2 2 6 8".split(" "));
  await press(anne, "d3");
  await anne.page.keyboard.press("-");
  const written = await canBeRead(anne);
  assert.ok(written.includes("7/8"), String(written));
  assert.ok(written.includes("1"), String(written)); // so many can go to the next square
  await anne.looksLike("solid-phone");
  await anne.page.setViewportSize({ width: 390, height: 844 });
  assert.deepEqual(await canBeRead(anne), written);
});

scene("the largest board in space is played on, and what is written there can be read", async (stage) => {
  const ranks = Array.from({ length: 26 }, (_, rank) =>
    ({ 5: "1(pr)", 10: "1(PR)", 15: "1(pb)", 20: "1(PR)" })[rank]?.repeat(13) ?? "26");
  const anne = await analyse(stage, `${ranks.join("/")} w - 0 1`, small.viewport);
  const far = await canBeRead(anne);
  assert.ok(far.length > 13, String(far));
  await anne.page.mouse.move(...(await pointAt(anne, "l6")));
  await anne.page.mouse.wheel(0, -100);
  await anne.page.keyboard.press("Shift+PageUp");
  await canBeRead(anne);
  await press(anne, "l6", 0.9);
  await anne.reads(anne.page.locator(".stack output"), "1 of 2");
  await press(anne, "l9");
  await anne.labelled("l9", "l9, white rook");
});

/** Runs in the page: counts the pictures that are painted. */
function countPictures() {
  const { clear } = WebGL2RenderingContext.prototype;
  globalThis.pictures = 0;
  WebGL2RenderingContext.prototype.clear = function (...all) {
    ++globalThis.pictures;
    return clear.apply(this, all);
  };
}
/** Runs in the page: how many pictures are painted until none is any more, and that it stays so. */
async function picturesUntilRest() {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const before = globalThis.pictures;
  for (let resting = 0, last = before; resting < 30; last = globalThis.pictures) {
    await frame();
    resting = globalThis.pictures === last ? resting + 1 : 0;
  }
  return globalThis.pictures - before;
}

scene("nothing is painted in space while nothing changes", async (stage) => {
  const anne = await stage.visit("/?friend", { ...small, reducedMotion: "no-preference" });
  await begin(anne);
  await anne.button("3D").click();
  await solid(anne);
  await anne.page.evaluate(countPictures);
  await anne.page.evaluate(picturesUntilRest);
  assert.equal(await anne.page.evaluate(picturesUntilRest), 0);
  await play(anne, ["a2", "a3"]);
  await anne.page.evaluate(picturesUntilRest);
  assert.equal(await anne.page.evaluate(picturesUntilRest), 0);
  await anne.page.setViewportSize({ width: 500, height: 700 });
  await anne.page.evaluate(picturesUntilRest);
  assert.equal(await anne.page.evaluate(picturesUntilRest), 0);
  assert.ok((await anne.page.evaluate(() => globalThis.pictures)) > 0);
});

scene("without WebGL the board says so once, and stays flat", async (stage) => {
  const anne = await stage.visit("/icon.svg", { alone: true });
  await anne.page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await anne.page.goto(stage.origin);
  await anne.button("3D").click();
  await anne.sees("The 3D board needs WebGL 2, which is missing here: the board stays flat.");
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.page.reload();
  await anne.moves(2);
  assert.equal(await anne.page.getByText("WebGL").count(), 0);
});
