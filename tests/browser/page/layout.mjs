// Where everything is, on screens of all sizes.
import assert from "node:assert/strict";
import { gameWithClock } from "./ends.mjs";
import { screens } from "./here.mjs";
import { scene } from "./stage.mjs";

const sizes = [[360, 640], [390, 844], [768, 1024], [640, 360], [844, 390], [720, 450], [1100, 720],
  [1280, 1100], [1440, 900], [1920, 1080]];
const phones = { hasTouch: true, isMobile: true };
const isPhone = ([width, height]) => Math.min(width, height) < 400;
const boards = ["/", "/?rules", "/?lesson", "/?analysis", "/?wins", "/?queens", "/?tour", "/?editor"];

/** Runs in the page: what is wider than the screen. */
const tooWide = () => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const beyond = [...document.querySelectorAll("body *")].filter((one) =>
    one.checkVisibility() && one.getBoundingClientRect().right > root.clientWidth + 0.5);
  return [`${root.scrollWidth} of ${root.clientWidth}`, ...beyond.map((one) => one.outerHTML.slice(0, 80))];
};

/** Runs in the page: whatever is to be pressed, and lies under something else or outside of the screen
 * wherever it is scrolled to. */
const covered = () => {
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".heard, .skip") &&
    one.getBoundingClientRect().width > 1;
  const found = [...document.querySelectorAll("button, a[href], input, select, textarea, summary")]
    .filter((one) => isSeen(one.closest("label") ?? one)).filter((one) => {
      const place = one.closest("label") ?? one;
      place.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = place.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !top || !(place.contains(top) || top.contains(place));
    });
  scrollTo(0, 0);
  return found.map((one) => one.outerHTML.slice(0, 120));
};

/** Runs in the page: where the board is, against the screen. */
const boardIn = () => {
  const { top, bottom, left, right } = document.querySelector(".frame, .board").getBoundingClientRect();
  const isIn = top >= -0.5 && left >= -0.5 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
  return isIn ? "" : `${top} to ${bottom} of ${innerHeight}, ${left} to ${right} of ${innerWidth}`;
};

/** Whether the rest is beside the board. */
const isBeside = ([width, height]) => width / height >= 6 / 5 || (width >= 1024 && width >= height);

/** Whether the rest goes by beside or under the board. */
const staysInView = (size) => size[0] / size[1] <= 2 / 3 || isBeside(size);

/** Runs in the page: whether what can be done is beside the board. */
const asideIsBeside = () => document.querySelector(".actions").getBoundingClientRect().left >=
  document.querySelector(".frame").getBoundingClientRect().right;

/** Runs in the page: how wide the board is. */
const boardWidth = () => document.querySelector(".board").getBoundingClientRect().width;

/** Whether that makes use of the screen: of its width where it is upright, and of a large one's height. */
const isWide = ([width, height], board) => {
  if (width < height) return board >= 0.85 * Math.min(width, 704);
  return width < 1200 || board >= Math.min(0.66 * height, 680);
};

async function look(anne, path, size) {
  const where = `${path} at ${size.join("×")}`;
  await anne.page.setViewportSize({ width: size[0], height: size[1] });
  assert.deepEqual(await anne.page.evaluate(tooWide), [], where);
  assert.deepEqual(await anne.page.evaluate(covered), [], where);
  if (!boards.includes(path)) return;
  assert.equal(await anne.page.evaluate(boardIn), "", `the board of ${where}`);
  const wide = await anne.page.evaluate(boardWidth);
  assert.ok(isWide(size, wide), `the board of ${where} is ${wide} wide`);
  if (path === "/") assert.equal(await anne.page.evaluate(asideIsBeside), isBeside(size), where);
  if (!staysInView(size)) return;
  await anne.page.evaluate(() => scrollTo(0, 1e6));
  assert.equal(await anne.page.evaluate(boardIn), "", `the board of ${where} when it is scrolled`);
  await anne.page.evaluate(() => scrollTo(0, 0));
}

for (const [kind, options, isOf] of [["phones", phones, isPhone], ["other screens", {}, (size) => !isPhone(size)]])
  scene(`on ${kind} every screen fits, nothing is covered, and the board is in view`, async (stage) => {
    const anne = await stage.visit("/", { ...options, locale: "fr-FR" });
    const own = sizes.filter(isOf);
    await anne.page.locator('[data-square="a1"]').waitFor({ state: "attached" });
    for (const size of own) await look(anne, "/", size);
    for (const [path, shown] of screens) {
      await anne.page.goto(stage.origin + path);
      if (path === "/") await anne.click("a1", "a2");
      if (path === "/") await anne.moves(2);
      else await anne.page.locator(shown).first().waitFor();
      if (path === "/") await anne.click("a2");
      for (const size of own) await look(anne, path, size);
    }
  });

/** Games in which much is captured, as the page keeps one that is not over. */
const late = {
  chess: `
[TimeControl "5400+0"]
[Clocks "1:30:00 1:30:00"]

` +
    "1. h3 Na6 2. c3 Nb4 3. cxb4 g6 4. e4 b5 5. Bxb5 e6 6. Bxd7+ Qxd7 7. a3 Bxb4 8. axb4 Qxd2+ 9. " +
    "Kxd2 a5 10. Rxa5 Rxa5 11. bxa5 Bb7 12. a6 Bxa6 13. Kc3 g5 14. Bxg5 e5 15. Be7 Nxe7 16. Qd3 " +
    "Bxd3 17. Kxd3 Kf8 18. Kc4 h6 19. g4 h5 20. gxh5 Rxh5 21. Nf3 Rxh3 22. Nxe5 Rxh1 23. Nxf7 " +
    "Rxb1 24. Nd8 Rxb2 25. Kd3 Rxf2 26. Kd4 Rf7 27. Nxf7 Kxf7 28. Kc4 Kg8 29. Kc5 Kg7 30. Kc4 c5 " +
    "31. Kxc5 Kf6 32. Kb4 *",
  stackchess: `
[Variant "Stackchess"]
[Size "6"]
[TimeControl "5400+0"]
[Clocks "1:30:00 1:30:00"]

` +
    "1. d1-e1 a6-b6 2. e1-f1 f5-f3 3. b2-b4 c5-c4 4. e2-e4 c6-b6 5. d2-d4 d6-e5 6. c1-f4 2e5xd4 " +
    "7. f4-e3 2d4xe3 8. a2-a3 2e3xf2 9. b1-c2 2f2xe1=Q 10. c2-b1 2b6-a6 11. f1-e2 2e1xe2 12. " +
    "b1-c2 2e2xf1 13. a1-a3 b6-d4 14. 2a3-a4 d4-b6 15. c2-e4 a6-a5 16. 2e4xd5 2a5xb4 17. 2d5xe6=Q " +
    "f1-f2 18. 2e6xc4 b4-b3 19. 2c4xb3 a6-b6 20. 2b3-d5 f1-b1 21. 2d5xf3 b6-c6 22. 2f3xc6 f2-f3 " +
    "23. 2c6xf3 b1-c1 24. 2f3-e2 c1-f4 25. 2e2xb5 f4-f3 26. 2a4-a5 f3-b3 27. 2b5-c4 b3-b4 28. " +
    "c4-e6 b4-b6 29. c4-d3 2b6-d4 30. c2-c3 *",
};

/** Runs in the page: how wide the parts beside each other are that say who plays. */
const playersIn = () => [...document.querySelectorAll(".player")].flatMap((one) =>
  [".title", ".captured", ".clock"].map((part) => {
    const { left, right } = one.querySelector(part).getBoundingClientRect();
    return { part, width: right - left, right };
  }));

scene("names, what is captured and clocks have their place late in a game", async (stage) => {
  const anne = await stage.visit("/icon.svg", phones);
  for (const game of Object.values(late)) for (const text of ["normal", "large"]) {
    await anne.page.goto(`${stage.origin}/icon.svg`);
    await anne.page.evaluate(([running, settings]) => {
      localStorage.setItem("stackchess/running/00001", running);
      localStorage.setItem("stackchess/settings", settings);
    }, [game.trim(), JSON.stringify({ text })]);
    await anne.page.goto(stage.origin);
    await anne.page.locator(".captured svg").first().waitFor();
    for (const [width, height] of sizes.filter(isPhone)) {
      const where = `${text} at ${width}×${height}`;
      await anne.page.setViewportSize({ width, height });
      assert.deepEqual(await anne.page.evaluate(tooWide), [], where);
      for (const { part, width: own, right } of await anne.page.evaluate(playersIn)) {
        assert.ok(own >= 40, `${part} is ${own} wide, ${where}`);
        assert.ok(right <= width, `${part} ends at ${right}, ${where}`);
      }
    }
  }
});

/** Runs in the page: which pieces of the open stack are not seen whole beside the board. */
const cutPieces = () => {
  const panel = document.querySelector(".stack").getBoundingClientRect();
  return [...document.querySelectorAll(".stack li")].flatMap((one) => {
    const { bottom, right } = one.getBoundingClientRect();
    return bottom <= panel.bottom && right <= panel.right ? [] : `${one.textContent} ${bottom} of ${panel.bottom}`;
  });
};

scene("a stack of eight is seen whole beside the board, in French too", async (stage) => {
  const position = "6/1(pprbqk)4/6/3(PPNBRQRK)2/(PR)4p/5(rn) w - 0 1";
  const fields = new URLSearchParams({ rules: "stackchess", position });
  const anne = await stage.visit(`/?friend&${fields}`, { locale: "fr-FR" });
  await anne.choose("Adversaire", "Sur le même écran");
  await anne.button("Jouer").click();
  await anne.labelled("d3", "d3, pile de 8");
  await anne.click("d3");
  await anne.reads(anne.page.locator(".stack output"), "4 sur 8");
  for (const [width, height] of [[900, 700], [720, 600], [1280, 860], [1440, 900]]) {
    await anne.page.setViewportSize({ width, height });
    assert.deepEqual(await anne.page.evaluate(cutPieces), [], `${width}×${height}`);
  }
});

/** Runs in the page: remembers what moves from now on. */
const watchShifts = () => {
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      globalThis.shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) =>
        `${node?.className || node?.nodeName} ${previousRect.y}→${currentRect.y}`)]);
  }).observe({ type: "layout-shift" });
};

async function stayed(anne) {
  const shifts = await anne.page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve)); // the observer is told in a task of its own
    return globalThis.shifts;
  });
  assert.ok(shifts.reduce((sum, [value]) => sum + value, 0) < 0.001, JSON.stringify(shifts));
}

/** Picks up one stack after the other until one can move, and puts it where it can. */
async function playAny(anne) {
  const labels = () => anne.page.locator("[role=gridcell]").evaluateAll((cells) =>
    cells.map((cell) => [cell.dataset.square, cell.getAttribute("aria-label")]));
  for (const [from] of (await labels()).filter(([, label]) => label.includes("white"))) {
    await anne.click(from);
    await anne.page.locator('[aria-label*="picked up"]').waitFor({ state: "attached" });
    const target = (await labels()).find(([, label]) => label.includes("can go") || label.includes("can capture"));
    if (target) return anne.click(target[0]);
    await anne.page.keyboard.press("Escape");
    await anne.page.locator('[aria-label*="picked up"]').waitFor({ state: "detached" });
  }
  assert.fail("nothing can move");
}

scene("nothing but the board moves in the first moves at a server, with a clock", async (stage) => {
  const moves = [["a1", "a2"], ["f6", "f5"], ["f1", "f2"], ["a6", "a5"]];
  const players = await gameWithClock(stage, "stackchess", "10+5", moves, {
    guest: { viewport: { width: 360, height: 640 }, ...phones },
    async opened(one) {
      await one.sees("Each side has 30 seconds for its first move; otherwise the game is aborted.");
      await one.page.evaluate(watchShifts);
    },
  });
  for (const one of players) await stayed(one);
});

for (const [width, height] of [[360, 640], [844, 390], [1280, 860]])
  scene(`nothing but the board moves in the first ten moves at ${width}×${height}`, async (stage) => {
    const anne = await stage.visit("/icon.svg", { alone: true, viewport: { width, height } });
    await anne.page.goto(stage.origin);
    await anne.labelled("a1", "a1, white rook");
    await anne.page.evaluate(watchShifts);
    for (const played of [2, 4, 6, 8, 10]) {
      await playAny(anne);
      await anne.moves(played);
    }
    await stayed(anne);
  });
