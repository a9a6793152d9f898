// The game in one browser: against the computer and against oneself, by pointer, touch and keys.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { site } from "../site.mjs";
import { root, scene } from "./stage.mjs";
import { Visitor } from "./visitor.mjs";

scene("a stranger moves at once, and the computer answers", async (stage) => {
  const anne = await stage.visit();
  await anne.looksJustLike("start");
  await anne.click("a1", "a2");
  const [first] = await anne.moves(2);
  assert.equal(first, "a1-a2");
  await anne.labelled("a2", "a2, stack of 2: pawn, rook on top, white");
  assert.deepEqual(anne.problems, []);
});

scene("the game is taken up again", async (stage) => {
  const anne = await stage.visit();
  await anne.drag("a1", "a2");
  await anne.moves(2);
  await anne.page.reload();
  await anne.moves(2);
  await anne.sees("The game resumes where it left off.");
});

scene("a number of pieces is chosen by wheel, digits, buttons and taps", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.choose("Opponent", "On the same screen");
  await anne.button("Play").click();
  await anne.play(["a1", "a2"], ["f6", "f5"]);
  await anne.click("a2");
  const count = anne.page.locator(".stack output");
  await anne.reads(count, "2 of 2");
  await anne.looksJustLike("stack");
  await anne.square("a2").hover();
  await anne.page.mouse.wheel(0, 100);
  await anne.reads(count, "1 of 2");
  await anne.page.keyboard.press("2");
  await anne.reads(count, "2 of 2");
  await anne.button("One piece fewer").click();
  await anne.reads(count, "1 of 2");
  await anne.page.locator(".stack li button").nth(1).click();
  await anne.reads(count, "2 of 2");
  await anne.click("a4");
  assert.equal((await anne.moves(3)).at(-1), "2a2-a4");
});

scene("a refusal names the rule, and another number is offered", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.choose("Opponent", "On the same screen");
  await anne.button("Play").click();
  await anne.click("b1", "b4");
  await anne.sees("Illegal move: the bishop cannot move that way.");
  await anne.page.keyboard.press("Escape");
  await anne.play(["a1", "a2"], ["f6", "f5"]);
  await anne.click("a2", "b2");
  await anne.sees("Only the top piece moved: only one piece can go to b2.");
});

scene("a whole game by keys alone", async (stage) => {
  const anne = await stage.visit();
  const { keyboard } = anne.page;
  await anne.square("a1").waitFor({ state: "attached" });
  await keyboard.press("Tab");
  await anne.page.locator(".skip:focus").waitFor();
  await keyboard.press("Enter");
  await anne.tabTo(anne.page.locator(".door", { hasText: "Play a friend" }));
  await keyboard.press("Enter");
  await anne.tabTo(anne.page.getByRole("radio", { name: "With a link" }));
  const here = anne.page.getByRole("radio", { name: "On the same screen" });
  while (!(await here.isChecked())) await keyboard.press("ArrowRight");
  await anne.tabTo(anne.page.getByRole("radio", { name: "Stackchess", exact: true }));
  await keyboard.press("ArrowRight");
  await anne.tabTo(anne.button("Play"));
  await keyboard.press("Enter");
  await anne.labelled("e1", "e1, white king");
  await anne.tabTo(anne.page.locator('.board [tabindex="0"]'));
  const moves = [["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]];
  for (const [index, move] of moves.entries()) {
    await anne.walk(...move);
    await anne.moves(index + 1);
  }
  await anne.page.getByRole("dialog", { name: "Black wins" }).waitFor();
  await anne.tabTo(anne.button("Look back"));
  await keyboard.press("Enter");
  await anne.moves(4);
  await anne.tabTo(anne.page.getByRole("button", { name: "Previous move" }));
  await keyboard.press("Enter");
  await anne.sees(/^You are looking back/);
  assert.deepEqual(anne.problems, []);
});

scene("keys pick up, put down, take back and look back, in French", async (stage) => {
  const anne = await stage.visit("/", { locale: "fr-FR" });
  await anne.square("a1").focus();
  await anne.page.keyboard.press("Enter");
  await anne.page.keyboard.press("ArrowUp");
  await anne.labelled("a2", "a2, pion blanc, peut y aller");
  await anne.page.keyboard.press("Enter");
  await anne.moves(2);
  await anne.labelled("a2", "a2, pile de 2 : pion, tour en haut, blancs");
  await anne.page.keyboard.press("u");
  await anne.moves(0);
  await anne.page.keyboard.press("r");
  await anne.moves(2);
  await anne.page.keyboard.press("Home");
  await anne.page.locator("body").press("ArrowRight");
  await anne.sees(/Vous revoyez la partie/);
  assert.deepEqual(await anne.faultsInBothThemes(), []);
});

scene("a phone is touched", async (stage) => {
  const anne = await stage.visit("/", { viewport: { width: 360, height: 640 }, hasTouch: true,
    isMobile: true, colorScheme: "dark", locale: "fr-FR" });
  await anne.looksJustLike("phone");
  await anne.tap("a1", "a2");
  await anne.moves(2);
  const wide = await anne.page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(wide, 360);
});

scene("large letters fit on a phone, in French", async (stage) => {
  const anne = await stage.visit("/?settings", { viewport: { width: 360, height: 640 }, hasTouch: true,
    isMobile: true, locale: "fr-FR" });
  await anne.choose("Taille du texte", "Grande");
  for (const [path, shown] of screens.slice(1)) {
    await anne.page.goto(stage.origin + path);
    await anne.page.locator(shown).first().waitFor();
    assert.equal(await anne.page.evaluate(() => document.documentElement.scrollWidth), 360, path);
  }
});

/** Runs in the page: whatever is to be touched besides the board, and is smaller than a finger. */
const tooSmall = () => [...document.querySelectorAll("button, a[href], input, select, textarea")]
  .filter((one) => one.checkVisibility() && !one.closest(".board, .heard, .skip"))
  .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < 43.9)
  .map(([one, { width, height }]) => `${one.outerHTML} ${width}×${height}`);

scene("whatever is touched on a phone is as large as a finger", async (stage) => {
  const anne = await stage.visit("/", { viewport: { width: 360, height: 640 }, hasTouch: true,
    isMobile: true });
  await anne.tap("a1", "a2");
  await anne.moves(2);
  await anne.tap("a2");
  assert.deepEqual(await anne.page.evaluate(tooSmall), [], "a game");
  const moves = "/?analysis&rules=chess&position=&moves=e2e4+e7e5";
  for (const [path, shown] of [...screens.slice(1), [moves, ".tree-moves button"]]) {
    await anne.page.goto(stage.origin + path);
    await anne.page.locator(shown).first().waitFor();
    assert.deepEqual(await anne.page.evaluate(tooSmall), [], path);
  }
});

scene("a game of chess ends with its result", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.choose("Opponent", "On the same screen");
  await anne.choose("Game", "Chess");
  await anne.button("Play").click();
  await anne.play(["f2", "f3"], ["e7", "e5"], ["g2", "g4"]);
  await anne.drag("d8", "h4");
  await anne.sees("Black wins");
  assert.deepEqual(await anne.faultsInBothThemes(), []);
  await anne.answer("Look back");
  await anne.button("Rematch").click();
  await anne.moves(0);
});

scene("a move is asked about first, and taken back by Ctrl+Z", async (stage) => {
  const anne = await stage.visit("/?settings");
  await anne.choose("Confirm each move", "Always");
  await anne.page.goto(stage.origin);
  await anne.click("a1", "a2");
  await anne.page.getByRole("dialog", { name: "Play a1-a2?" }).waitFor();
  assert.deepEqual(await anne.faultsInBothThemes(), []);
  await anne.answer("No");
  await anne.click("b2", "b3");
  await anne.answer("Yes");
  assert.equal((await anne.moves(2))[0], "b2-b3");
  await anne.page.keyboard.press("Control+Z");
  await anne.moves(0);
  await anne.page.getByLabel("Command or move").fill("b2b3");
  await anne.page.keyboard.press("Enter");
  await anne.page.getByRole("dialog", { name: "Play b2b3?" }).waitFor();
  await anne.answer("Yes");
  assert.equal((await anne.moves(2))[0], "b2-b3");
});

scene("two tabs keep two games", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.choose("Opponent", "On the same screen");
  await anne.button("Play").click();
  await anne.play(["a1", "a2"]);
  const other = new Visitor(await anne.page.context().newPage());
  await other.page.goto(stage.origin);
  await other.moves(1);
  await other.play(["f6", "f5"]);
  await anne.play(["a6", "a5"]);
  await anne.page.goto(`${stage.origin}/?games`);
  const kept = await anne.page.evaluate(() => Object.keys(localStorage)
    .filter((name) => name.startsWith("stackchess/running/"))
    .map((name) => localStorage.getItem(name)).sort());
  assert.equal(kept.length, 2);
  assert.ok(kept.some((text) => text.includes("f6-f5")) && kept.some((text) => text.includes("a6-a5")));
  await other.page.close();
});

scene("after a click the arrow keys go through the moves, and after the tab key over the board",
  async (stage) => {
    const anne = await stage.visit("/?analysis&rules=chess");
    await anne.click("e2", "e4");
    const current = anne.page.locator(".tree-moves [aria-current]");
    await current.waitFor();
    await anne.page.keyboard.press("ArrowLeft");
    await current.waitFor({ state: "detached" });
    for (const key of ["Tab", "Shift+Tab"]) await anne.page.keyboard.press(key);
    const at = () => anne.page.evaluate(() => document.activeElement.dataset.square);
    const before = await at();
    await anne.page.keyboard.press("ArrowUp");
    await anne.page.waitForFunction((one) => document.activeElement.dataset.square !== one, before);
  });

scene("on a phone the board keeps what is said of the game with it", async (stage) => {
  const anne = await stage.visit("/", { viewport: { width: 360, height: 640 }, hasTouch: true,
    isMobile: true });
  await anne.tap("a1", "a2");
  await anne.moves(2);
  await anne.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [frame, status] = await anne.page.evaluate(() => [".frame", ".status"].map((one) =>
    document.querySelector(one).getBoundingClientRect().toJSON()));
  assert.ok(Math.abs(frame.top) < 1, `the board is at ${frame.top}`);
  assert.ok(status.top >= frame.bottom - 1 && status.bottom < 460, `it is said at ${status.top}`);
});

scene("the tap that opens a dialog over the board does not answer it", async (stage) => {
  const anne = await stage.visit("/?settings", { viewport: { width: 360, height: 640 }, hasTouch: true,
    isMobile: true });
  await anne.choose("Confirm each move", "Always");
  await anne.page.goto(`${stage.origin}/?friend`);
  await anne.choose("Opponent", "On the same screen");
  await anne.choose("Game", "Chess");
  await anne.button("Play").tap();
  const question = anne.page.getByRole("dialog");
  const moves = [["a2", "a4"], ["b7", "b5"], ["a4", "b5"], ["a7", "a6"], ["b5", "a6"], ["c8", "b7"],
    ["a6", "b7"], ["h7", "h6"]];
  for (const [index, squares] of moves.entries()) {
    await anne.tap(...squares);
    await question.waitFor();
    await anne.page.waitForTimeout(50); // so that the click of the tap would have come
    await question.getByRole("button", { name: "Yes" }).tap();
    await anne.moves(index + 1);
  }
  await anne.tap("b7", "a8");
  await anne.page.getByRole("dialog", { name: "Promote to which piece?" }).waitFor();
  await anne.page.waitForTimeout(50);
  await anne.page.getByRole("button", { name: "rook" }).tap();
  await anne.page.getByRole("dialog", { name: /Play b7/ }).waitFor();
  await question.getByRole("button", { name: "Yes" }).tap();
  assert.equal((await anne.moves(9)).at(-1), "bxa8=R");
});

scene("a pawn is promoted to a piece of choice", async (stage) => {
  const anne = await stage.visit("/?friend", { alone: true });
  await anne.choose("Opponent", "On the same screen");
  await anne.choose("Game", "Chess");
  await anne.button("Play").click();
  await anne.play(["a2", "a4"], ["b7", "b5"], ["a4", "b5"], ["a7", "a6"], ["b5", "a6"], ["c8", "b7"],
    ["a6", "b7"], ["h7", "h6"]);
  await anne.click("b7", "a8");
  await anne.page.getByRole("button", { name: "knight" }).waitFor();
  assert.deepEqual(await anne.faultsInBothThemes(), []);
  const picker = anne.page.getByRole("dialog", { name: "Promote to which piece?" });
  for (const [width, height] of [[1280, 860], [360, 640], [640, 360]]) {
    await anne.page.setViewportSize({ width, height });
    await anne.page.evaluate(() => scrollTo(0, 0));
    await anne.page.waitForFunction((narrow) => { // the last of what is chosen from is in view, too
      const [square, picked] = [...document.querySelectorAll('[data-square="a8"], .over-square')]
        .map((one) => one.getBoundingClientRect());
      const isOver = Math.abs(square.x + square.width / 2 - picked.x - picked.width / 2) < 12 &&
        picked.top >= 0 && picked.top <= square.bottom;
      return isOver && picked.bottom <= innerHeight + 1 && picked.left >= 0 && picked.width <= narrow;
    }, width / 4);
  }
  assert.equal(await picker.getByRole("button").count(), 4);
  await anne.page.getByRole("button", { name: "knight" }).click();
  assert.equal((await anne.moves(9)).at(-1), "bxa8=N");
});

scene("pieces are moved by clicks alone, or by dragging alone, where somebody wants that", async (stage) => {
  const anne = await stage.visit("/?settings");
  await anne.choose("Moving pieces", "By dragging");
  await anne.page.getByRole("link", { name: "Stackchess" }).click();
  await anne.click("a1", "a2");
  await anne.labelled("a2", "a2, white pawn, 1 picked up"); // another piece is picked up
  await anne.moves(0);
  await anne.drag("a1", "a2");
  await anne.moves(2);
  await anne.page.goto(`${stage.origin}/?settings`);
  await anne.choose("Moving pieces", "By two clicks");
  await anne.page.goto(stage.origin);
  await anne.labelled("a2", "a2, stack of 2");
  await anne.drag("f1", "f2");
  await anne.labelled("f1", "f1, white rook, 1 picked up");
  await anne.click("c3");
  await anne.sees(/^Illegal move/); // by now the room has heard of the drag, too, if it was a move
  await anne.moves(2);
  await anne.click("f2");
  await anne.moves(4);
  assert.deepEqual(anne.problems, []);
});

scene("a key or a finger leaves only the board and the clocks, and brings the rest back", async (stage) => {
  const anne = await stage.visit("/", { alone: true });
  await anne.click("a1", "a2");
  await anne.moves(2);
  const back = anne.button("Show everything");
  const typed = anne.page.getByLabel("Command or move");
  await typed.fill("b2");
  await typed.blur();
  for (const [width, height] of [[1280, 860], [768, 1024], [360, 640], [640, 360], [700, 790]]) {
    await anne.page.setViewportSize({ width, height });
    await anne.page.keyboard.press("z");
    await anne.page.locator(".zen").waitFor();
    await back.waitFor();
    const isIn = await anne.page.locator(".frame").evaluate((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
    assert.ok(isIn, `the board at ${width}×${height}`);
    assert.equal(await anne.page.locator("button:visible").count(), 1);
    assert.equal(await anne.page.locator(".player:visible").count(), 2);
    const isApart = await back.evaluate((one) => { // it lies over nothing else
      const { left, top } = one.getBoundingClientRect();
      return [...document.querySelectorAll(".frame, .player")].every((other) => {
        const { right, bottom } = other.getBoundingClientRect();
        return right <= left || bottom <= top;
      });
    });
    assert.ok(isApart, `the way back at ${width}×${height}`);
    await anne.page.keyboard.press("z");
    await anne.button("Board only").click();
    await back.click();
    await anne.button("Hint").waitFor();
  }
  await anne.page.keyboard.press("z");
  await anne.page.locator(".zen").waitFor();
  assert.deepEqual(await anne.faultsInBothThemes(), []);
  await anne.click("f1");
  await anne.page.keyboard.press("Escape"); // puts the piece back first
  await anne.page.locator('[data-square="f1"][aria-label="f1, white rook"]').waitFor({ state: "attached" });
  await anne.page.locator(".zen").waitFor();
  await anne.page.keyboard.press("Escape");
  await anne.button("Hint").waitFor();
  assert.equal(await typed.inputValue(), "b2");
  assert.deepEqual(anne.problems, []);
});

scene("a large board fits, and its stacks move", async (stage) => {
  const anne = await stage.visit("/?computer");
  for (let size = 6; size < 26; ++size) await anne.page.getByRole("group", { name: "Board size" })
    .getByRole("button", { name: "+" }).click();
  await anne.button("Play").click();
  await anne.page.locator('[data-square="z26"]').waitFor({ state: "attached" });
  await anne.click("a2", "a4");
  await anne.moves(2);
});

scene("two fingers enlarge a large board on a phone, and one tap still moves", async (stage) => {
  const anne = await stage.visit("/?friend", { viewport: { width: 360, height: 640 }, hasTouch: true,
    isMobile: true });
  await anne.choose("Opponent", "On the same screen");
  for (let size = 6; size < 26; ++size) await anne.page.getByRole("group", { name: "Board size" })
    .getByRole("button", { name: "+" }).click();
  await anne.button("Play").click();
  await anne.labelled("z26", "z26");
  const frame = anne.page.locator(".frame");
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  const tools = await anne.page.context().newCDPSession(anne.page);
  const touch = (type, ...apart) => tools.send("Input.dispatchTouchEvent", { type,
    touchPoints: apart.flatMap((half, id) => [-half, half].map((x, side) => ({ id: 2 * id + side,
      x: box.x + box.width / 2 + x, y: box.y + box.height / 2 }))) });
  await touch("touchStart", 20);
  for (const half of [30, 45, 60]) await touch("touchMove", half);
  await touch("touchEnd");
  const wide = async () => (await anne.square("a2").boundingBox()).width;
  await anne.page.locator(".frame.enlarged").waitFor();
  assert.ok((await wide()) > 30, "each square is nearly three times as wide");
  await anne.tap("m2", "m4");
  await anne.moves(1);
  assert.deepEqual(anne.problems, []);
});

scene("the board is coloured and the pieces are drawn as one likes", async (stage) => {
  const anne = await stage.visit("/?settings");
  await anne.choose("Board", "Rose");
  await anne.page.waitForFunction(() => document.documentElement.dataset.board === "rose");
  const classic = await anne.page.evaluate(() => document.querySelector("#pieces #wq").innerHTML);
  await anne.choose("Pieces", "Flat");
  await anne.page.waitForFunction((before) =>
    document.querySelector("#pieces #wq").innerHTML !== before, classic);
  await anne.choose("At the bottom of the board", "Black");
  await anne.choose("Volume", "Low");
  await anne.page.getByLabel("Sounds").uncheck();
  await anne.page.getByRole("group", { name: "Volume" }).waitFor({ state: "detached" });
  await anne.page.getByLabel("Say each move in words").check();
  await anne.page.goto(stage.origin);
  await anne.page.waitForFunction(() =>
    document.querySelector("[role=gridcell]")?.dataset.square === "f1");
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.page.locator(".status p").nth(1).filter({ hasText: / goes? / }).waitFor();
});

scene("examples of the rules are written as on a score sheet, and shown", async (stage) => {
  const anne = await stage.visit("/?rules", { locale: "fr-FR" });
  await anne.choose("Jeu", "Échecs");
  await anne.page.getByRole("button", { name: /Cf3/ }).click();
  await anne.labelled("f3", "f3, cavalier blanc");
  await anne.page.getByRole("button", { name: /Fc4/ }).click();
  await anne.page.locator(".board .refused").waitFor();
  await anne.page.locator('.board [tabindex="0"]').focus();
  for (const key of ["ArrowUp", "ArrowRight"]) await anne.page.keyboard.press(key);
  await anne.page.waitForFunction(() => document.activeElement.dataset.square === "b2");
});

scene("the guide tells of fingers where there are no keys", async (stage) => {
  for (const [options, told] of [[{}, "mouse and keyboard"], [{ viewport: { width: 390, height: 844 },
    hasTouch: true, isMobile: true }, "your fingers"]]) {
    const anne = await stage.visit("/?rules", options);
    const next = anne.button("Next");
    await next.waitFor();
    for (let page = 1; page < 9; ++page) await next.click();
    await anne.sees(`9/9: ${told}`);
  }
});

scene("at twice the size no screen is too wide", async (stage) => {
  const anne = await stage.visit("/icon.svg", { viewport: { width: 640, height: 430 },
    deviceScaleFactor: 2 });
  for (const [path, shown] of [["/", ".board"], ...screens.slice(1)]) {
    await anne.page.goto(stage.origin + path);
    await anne.page.locator(shown).first().waitFor();
    assert.equal(await anne.page.evaluate(() => document.documentElement.scrollWidth), 640, path);
  }
});

scene("a game on paper is its board and its moves", async (stage) => {
  const anne = await stage.visit("/", { alone: true, colorScheme: "dark" });
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.page.emulateMedia({ media: "print" });
  await anne.page.locator(".actions").first().waitFor({ state: "hidden" });
  await anne.page.locator(".top").waitFor({ state: "hidden" });
  await anne.page.locator(".moves").waitFor();
  await anne.page.waitForFunction(() =>
    getComputedStyle(document.body).backgroundColor === "rgb(255, 255, 255)");
});

scene("the right button draws arrows and circles", async (stage) => {
  const anne = await stage.visit();
  const draw = async (from, to, ...keys) => {
    for (const key of keys) await anne.page.keyboard.down(key);
    await anne.page.mouse.move(...(await anne.middle(from)));
    await anne.page.mouse.down({ button: "right" });
    await anne.page.mouse.move(...(await anne.middle(to)));
    await anne.page.mouse.up({ button: "right" });
    for (const key of keys) await anne.page.keyboard.up(key);
  };
  const drawn = (kind, count) => anne.page.waitForFunction(([selector, wanted]) =>
    document.querySelectorAll(selector).length === wanted, [`.board .drawn${kind}`, count]);
  await draw("a2", "c4");
  await draw("d4", "d4");
  await drawn(".green", 2);
  await draw("d4", "d4");
  await drawn("", 1);
  await draw("a2", "c4", "Shift"); // another colour takes its place
  await drawn(".red", 1);
  await draw("b2", "b2", "Alt");
  await draw("c2", "c2", "Shift", "Alt");
  await drawn(".blue", 1);
  await drawn(".yellow", 1);
  await anne.click("a1", "a2");
  await anne.moves(2);
  await drawn("", 0); // it belongs to the position before
  await anne.page.keyboard.press("Home");
  await drawn("", 3);
  await anne.page.reload();
  await anne.moves(2);
  await anne.page.locator("body").press("Home");
  await drawn(".red", 1); // and is kept with the game
});

scene("what the computer thinks is shown by a key", async (stage) => {
  const anne = await stage.visit();
  await anne.square("a1").waitFor({ state: "attached" });
  await anne.page.keyboard.press("t");
  await anne.sees("Nothing calculated yet.");
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.page.locator(".status b").getByText(/^[+-]\d|#/).waitFor();
  assert.deepEqual(await anne.faultsInBothThemes(), []);
});

scene("a move is chosen ahead", async (stage) => {
  const anne = await stage.visit();
  await anne.click("a1", "a2", "f2", "f3");
  assert.equal((await anne.moves(4))[2], "f2-f3");
});

scene("the language is switched at once", async (stage) => {
  const anne = await stage.visit();
  await anne.button("Français").click();
  await anne.sees("C'est au tour des blancs.");
  await anne.page.reload();
  await anne.sees("C'est au tour des blancs.");
});

/** Every screen that a stranger can open, with something that it shows once all of it is there. */
export const screens = [["/", '[data-square="a1"][aria-label*="pick"]'], ["/?computer", "form"], ["/?friend", "form"],
  ["/?lobby", 'button[type="submit"]:enabled'], ["/?settings", "main fieldset"],
  ["/?rules", "main .board"], ["/?lesson", "main .board"], ["/?analysis", ".lines li"],
  ["/?wins", "main .board"], ["/?queens", "main .board"], ["/?tour", "main .board"],
  ["/?games", ".kept"], ["/?editor", "main .board"], ["/nowhere", "main a"]];

scene("every screen is free of what axe finds, in both themes", async (stage) => {
  const anne = await stage.visit("/");
  const titles = new Set();
  for (const [path, shown] of screens) {
    await anne.page.goto(stage.origin + path);
    if (path === "/") await anne.click("a1");
    await anne.page.locator(shown).first().waitFor();
    titles.add(await anne.page.title());
    assert.deepEqual(await anne.faultsInBothThemes(), [], path);
    if (path !== "/nowhere") assert.deepEqual(anne.problems, []); // a 404 is told of there
  }
  assert.equal(titles.size, screens.length, [...titles].join(", "));
});

scene("the game is asked and played by typing", async (stage) => {
  const anne = await stage.visit("/", { locale: "fr-FR" });
  const line = anne.page.getByLabel("Commande ou coup");
  const type = async (text) => {
    await line.fill(text);
    await line.press("Enter");
  };
  await anne.square("a1").focus();
  await anne.page.keyboard.press("/");
  await anne.page.keyboard.type("a1a2");
  await anne.page.keyboard.press("Enter");
  await anne.moves(2);
  await type("pile a2");
  await anne.page.locator(".typed").getByText("a2, pile de 2 : pion, tour en haut, blancs.").waitFor();
  await type("colonne z");
  await anne.sees("Il n'y a ni rangée ni colonne z sur ce plateau.");
  await type("sottise");
  const refusal = await anne.page.locator(".status .warning").textContent();
  const beside = anne.page.locator(".typed").getByText(refusal);
  await beside.waitFor();
  const told = await beside.textContent();
  await type("sottise");
  await anne.page.waitForFunction((before) => { // what is the same would not be read again
    const now = document.querySelector("#typed-answer").textContent;
    return now !== "" && now !== before;
  }, told);
  assert.deepEqual(await anne.faults(), []);
});

scene("keys are listed, lead to screens, and a game is copied and pasted", async (stage) => {
  const anne = await stage.visit("/");
  await anne.square("a1").waitFor({ state: "attached" });
  await anne.page.keyboard.press("?");
  for (const what of ["Flip the board.", "See the board in 3D, or flat.", "In 3D: turn around the board."])
    await anne.page.getByRole("dialog", { name: "Keys" }).getByText(what).waitFor();
  assert.deepEqual(await anne.faults(), []);
  await anne.answer("Close");
  const paste = (text) => anne.page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData("text/plain", given);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, text);
  await paste("1. e4 c5 2. Nf3 *");
  await anne.moves(3);
  await paste("bnrk4/8/8/8/8/8/8/BNRK4 w C -");
  await anne.sees("These castling rights are those of Chess960.");
  await paste("what is this?");
  await anne.sees("The pasted text is neither a position nor a game in PGN.");
  await anne.page.evaluate(() => document.dispatchEvent(new ClipboardEvent("copy", { bubbles: true })));
  await anne.sees("Copied.");
  await anne.page.keyboard.press("e");
  await anne.page.getByRole("heading", { name: "Board editor" }).waitFor();
});

scene("anything is pasted or dropped, whatever is on the screen", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4");
  await anne.page.locator(".tree-moves").getByRole("button", { name: "e4" }).waitFor();
  const give = (kind, given) => anne.page.evaluate(([event, text, file]) => {
    const data = new DataTransfer();
    if (file) data.items.add(new File([text], file));
    else data.setData("text/plain", text);
    const all = { bubbles: true, cancelable: true };
    return !document.querySelector("main").dispatchEvent(event === "paste"
      ? new ClipboardEvent("paste", { ...all, clipboardData: data })
      : new DragEvent(event, { ...all, dataTransfer: data }));
  }, [kind, ...[given].flat()]);
  const heading = (name) => anne.page.getByRole("heading", { name }).waitFor();
  await anne.page.goto(stage.origin);
  await anne.square("a1").waitFor({ state: "attached" });
  assert.ok(await give("dragover", ["", "a.pgn"]), "the browser would leave the page");
  assert.ok(await give("drop", ["1. e4 c5 2. Nf3 *", "a.pgn"]));
  await anne.moves(3);
  await give("drop", "1. d4 *");
  await anne.moves(1);
  await give("paste", `${stage.origin}/?analysis&rules=chess&moves=c2c4`);
  await anne.page.locator(".tree-moves").getByRole("button", { name: "c4" }).waitFor();
  await anne.page.goto(`${stage.origin}/?rules`);
  await heading("Rules");
  await give("paste", `${stage.origin}/?lobby`);
  await heading("Lobby");
  for (const path of ["lobby", "settings", "rules"]) {
    await anne.page.goto(`${stage.origin}/?${path}`);
    await anne.page.locator("h1").first().waitFor();
    await give("paste", "what is this?");
    await anne.sees("The pasted text is neither a position nor a game in PGN.");
    assert.equal(new URL(anne.page.url()).search, `?${path}`);
  }
  await give("paste", "1. d4 d5 *");
  await anne.moves(2);
  await give("paste", "https://elsewhere.example/k3Tz81Qa");
  await anne.sees("This link leads to another server (elsewhere.example): open it there.");
  await give("paste", `${stage.origin}/k3Tz81Qa`);
  await anne.page.waitForURL("**/k3Tz81Qa");
  await anne.page.goto(`${stage.origin}/?editor`);
  await anne.sees("This position can be played.");
  await give("paste", "5/5/2p2/P4/R1B2 w - 0 1");
  await anne.labelled("c3", "c3, black pawn");
  await give("drop", ["4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a.fen"]);
  await anne.page.locator(".editor .warning").first().waitFor(); // a position of another game
  assert.deepEqual(anne.problems, []);
});

scene("a kept game says nothing on screens of the server", async (stage) => {
  const anne = await stage.visit("/");
  await anne.click("a1", "a2");
  await anne.moves(2);
  for (const path of ["/?lobby", "/?friend"]) {
    await anne.page.goto(stage.origin + path);
    await anne.page.locator('button[type="submit"]:enabled').waitFor();
    assert.equal(await anne.page.getByText("The game resumes").count(), 0);
  }
  await anne.page.goto(stage.origin);
  await anne.sees("The game resumes where it left off.");
});

scene("games are kept: saved, renamed, opened, resumed and deleted", async (stage) => {
  const anne = await stage.visit();
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.page.goto(`${stage.origin}/?games`);
  await anne.page.getByLabel("Save the current game").fill("first");
  await anne.button("Save").click();
  await anne.page.locator(".kept b").getByText("first").waitFor();
  assert.deepEqual(await anne.faults(), []);
  await anne.button("Rename").click();
  const renamed = anne.page.getByLabel("New name");
  await renamed.and(anne.page.locator(":focus")).waitFor();
  await renamed.press("Escape");
  await renamed.waitFor({ state: "detached" });
  await anne.button("Rename").click();
  await renamed.fill("second");
  await renamed.press("Enter");
  await anne.page.locator(".kept b").getByText("second").waitFor();
  const saved = anne.page.locator("section", { hasText: "Saved games" });
  await saved.getByRole("button", { name: "Open" }).click();
  await anne.moves(2);
  await anne.button("Resign").click();
  await anne.page.getByRole("dialog").getByRole("button", { name: "Yes" }).waitFor();
  assert.deepEqual(await anne.faultsInBothThemes(), []);
  await anne.answer("Yes");
  await anne.answer("Look back");
  await anne.page.goto(`${stage.origin}/?games`);
  const finished = anne.page.locator("section", { hasText: "Finished games" });
  await finished.getByRole("button", { name: "Rename" }).click();
  await anne.page.getByLabel("New name").fill("a lesson");
  await finished.getByRole("button", { name: "Save" }).click();
  await finished.getByText(/^a lesson/).waitFor();
  await finished.getByRole("button", { name: "Open" }).waitFor();
  await saved.getByRole("button", { name: "Delete" }).click();
  await anne.answer("Yes");
  await saved.getByText("None.").waitFor();
  await finished.getByRole("button", { name: "Delete" }).click();
  await anne.answer("Yes");
  await finished.getByText("None.").waitFor();
  assert.deepEqual(anne.problems, []);
});

scene("a position is built, its faults are named, and it is played", async (stage) => {
  const anne = await stage.visit("/?editor");
  await anne.sees("This position can be played.");
  await anne.looksJustLike("editor");
  await anne.button("Empty board").click();
  await anne.page.locator(".editor .warning").first().waitFor();
  const tool = (name) => anne.page.getByRole("button", { name, exact: true }).click();
  await tool("rook, White");
  await anne.click("a1");
  await tool("queen, White");
  await anne.click("a1");
  await tool("pawn, Black");
  await anne.click("c5");
  await anne.sees("This position can be played.");
  await anne.labelled("a1", "a1, stack of 2: rook, queen on top, white");
  assert.deepEqual(await anne.faultsInBothThemes(), []);
  await anne.button("Removes").click();
  await anne.click("a1");
  await anne.labelled("a1", "a1, white rook");
  await anne.button("Undo").click();
  await anne.labelled("a1", "a1, stack of 2");
  const position = anne.page.getByLabel("Position");
  await position.fill("nonsense");
  await anne.page.keyboard.press("Tab");
  await anne.page.locator("p.warning").first().waitFor();
  assert.equal(await position.inputValue(), "nonsense"); // to be corrected
  await tool("pawn, Black");
  await anne.click("b2");
  await anne.labelled("b2", "b2, black pawn");
  assert.equal(await position.inputValue(), "nonsense");
  await anne.button("Undo").click();
  await anne.labelled("b2", "b2, empty");
  await position.press("Escape");
  const written = await position.inputValue();
  assert.match(written, /^6\//);
  await position.fill(`  ${written} `);
  await anne.page.keyboard.press("Tab");
  await anne.page.waitForFunction((wanted) =>
    [...document.querySelectorAll("input")].some(({ value }) => value === wanted), written);
  await anne.button("On the same screen").click();
  await anne.click("a1", "a5");
  assert.equal((await anne.moves(1))[0], "2a1-a5");
  assert.deepEqual(anne.problems, []);
});

scene("pieces are carried in the editor by pointer and by keys, and what is beside the board is set", async (stage) => {
  const anne = await stage.visit("/?editor");
  await anne.labelled("a1", "a1, white rook");
  const { keyboard, mouse } = anne.page;
  await anne.drag("a1", "b2"); // Moves is chosen first
  await anne.labelled("b2", "b2, stack of 2: pawn, rook on top, white");
  await anne.click("c1", "c3");
  await anne.labelled("c3", "c3, white queen");
  await keyboard.press("Control+Z");
  await anne.labelled("c1", "c1, white queen");
  await keyboard.press("Control+Y");
  await anne.labelled("c3", "c3, white queen");
  await anne.square("c3").hover();
  await mouse.down();
  await mouse.move(...(await anne.middle("c4")), { steps: 4 });
  await mouse.move(5, 300, { steps: 4 }); // beside the board
  await mouse.up();
  await anne.labelled("c3", "c3, empty");
  await anne.page.getByRole("button", { name: "knight, Black" }).hover();
  await mouse.down();
  await mouse.move(...(await anne.middle("d3")), { steps: 4 });
  await anne.page.locator(".carried").waitFor();
  await mouse.up();
  await anne.labelled("d3", "d3, black knight");
  await anne.square("d3").click({ button: "right" });
  await anne.labelled("d3", "d3, empty");
  await anne.square("d3").focus();
  for (const key of ["Q", "ArrowRight", "b"]) await keyboard.press(key);
  await anne.labelled("d3", "d3, white queen");
  await anne.labelled("e3", "e3, black bishop");
  await keyboard.press("Delete");
  await anne.labelled("e3", "e3, empty");
  await anne.button("Unmoved pawn").click();
  await anne.labelled("d2", "d2, white pawn (unmoved)");
  await anne.click("d2");
  await anne.page.locator('[data-square="d2"][aria-label="d2, white pawn"]').waitFor({ state: "attached" });
  await anne.page.getByLabel("Move number").fill("12");
  await anne.page.getByLabel("Half-moves without a capture or pawn move").fill("7");
  await keyboard.press("Tab");
  await anne.page.waitForFunction(() =>
    [...document.querySelectorAll("input")].some(({ value }) => / 7 12$/.test(value)));
  await anne.choose("Game", "Chess");
  await anne.labelled("e1", "e1, white king");
  await anne.page.getByLabel("Position").fill(
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
  await keyboard.press("Tab");
  await anne.choose("En passant", "e3");
  await anne.page.waitForFunction(() =>
    [...document.querySelectorAll("input")].some(({ value }) => value.includes(" KQkq e3 ")));
  assert.deepEqual(anne.problems, []);
});

scene("every place can be reached during a game, by pointer and by keys", async (stage) => {
  const anne = await stage.visit("/", { viewport: { width: 360, height: 640 } });
  await anne.click("a1", "a2");
  await anne.moves(2);
  for (const [place, title] of [["Play a friend", "Play a friend"],
    ["Learn in five steps", "Put one piece on another."], ["Analysis", "Analysis"],
    ["Puzzles", "Puzzle 1 of 110"], ["Rules", "1/"], ["Settings", "Settings"]]) {
    await anne.button("Menu").click();
    assert.deepEqual(await anne.faults(), []);
    await anne.page.locator("#places").getByRole("link", { name: place, exact: true }).click();
    await anne.page.locator("main").getByText(title).first().waitFor();
    await anne.page.locator("#places").waitFor({ state: "hidden" });
  }
  await anne.button("Menu").focus();
  await anne.page.keyboard.press("Enter");
  await anne.page.keyboard.press("Tab");
  await anne.page.keyboard.press("Escape");
  await anne.page.locator("#places").waitFor({ state: "hidden" });
  await anne.page.getByRole("link", { name: "Stackchess" }).click();
  await anne.moves(2);
});

scene("an address that no link has is told of", async (stage) => {
  const anne = await stage.visit("/k3Tz81Q", { locale: "fr-FR" });
  await anne.sees("Aucune page n'a l'adresse /k3Tz81Q.");
  await anne.page.getByRole("link", { name: "Accueil" }).click();
  await anne.square("a1").waitFor({ state: "attached" });
  await anne.page.goto(`${stage.origin}/?analysis&position=6/6/6`); // of which game?
  await anne.sees("Aucune page n'a l'adresse /?analysis&position=6/6/6.");
  await anne.page.goto(`${stage.origin}/?wins=9999`);
  await anne.sees(/le numéro 9999 n'existe pas/);
});

scene("without shared memory a search is stopped too", async (stage) => {
  const other = await stage.another({ isolated: false });
  const anne = await other.visit();
  assert.equal(await anne.page.evaluate(() => crossOriginIsolated), false);
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.button("Hint").click();
  await anne.button("Take back").click();
  await anne.moves(0);
  await anne.click("b1", "c2");
  await anne.moves(2);
  assert.deepEqual(anne.problems, []);
});

scene("without a network the page still plays, teaches and puzzles", async (stage) => {
  const anne = await stage.visit("/", { alone: true, serviceWorkers: "allow" });
  await anne.page.evaluate(() => navigator.serviceWorker.ready);
  await anne.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await anne.page.context().setOffline(true);
  await anne.page.reload();
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.page.goto(`${stage.origin}/?lesson`);
  await anne.sees("Put one piece on another.");
  await anne.page.goto(`${stage.origin}/?wins`);
  await anne.click("e4", "b4");
  await anne.sees("Well done! Everything is captured.");
  await anne.page.goto(`${stage.origin}/?queens`);
  await anne.sees("Queens: 0 of 8");
  await anne.page.goto(`${stage.origin}/?lobby`);
  await anne.sees(/The server does not answer/);
});

/** The page as it was built, to be changed. */
function ownCopy() {
  const folder = mkdtempSync(join(tmpdir(), "stackchess-page-"));
  cpSync(join(root, "build/release/share/stackchess/web"), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true }))
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  return folder;
}

/** Another version: what is loaded later has another name, and the old one is gone. */
function upgrade(folder) {
  const names = readdirSync(folder, { recursive: true });
  const later = names.find((name) => /pictures-\w+\.js$/.test(name));
  renameSync(join(folder, later), join(folder, later.replace("pictures-", "pictures-new")));
  for (const name of names.filter((one) => /\.(js|html)$/.test(one) && one !== later)) {
    const text = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), text.replaceAll("pictures-", "pictures-new")
      .replace(/`page \$\{"\w+"\}`/, '"page upgraded"'));
  }
}

scene("a page of the old version works on after an upgrade, and the next one is new", async (stage) => {
  const folder = ownCopy();
  const front = await site(folder);
  const anne = await stage.visit("/?settings", { alone: true, serviceWorkers: "allow" });
  await anne.page.goto(`${front.origin}/?analysis`);
  await anne.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  upgrade(folder);
  const [download] = await Promise.all([anne.page.waitForEvent("download"),
    anne.page.getByRole("button", { name: "Save as SVG" }).click()]);
  assert.equal(download.suggestedFilename(), "stackchess.svg");
  await anne.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const next = new Visitor(await anne.page.context().newPage());
  await anne.page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await anne.page.close();
  await next.page.goto(front.origin);
  await next.page.waitForFunction(async () => (await caches.keys()).join() === "page upgraded");
  await next.click("a1", "a2");
  await next.moves(2);
  await next.page.goto(`${front.origin}/?analysis`);
  await Promise.all([next.page.waitForEvent("download"),
    next.page.getByRole("button", { name: "Save as SVG" }).click()]);
  assert.deepEqual([...anne.problems, ...next.problems], []);
  front.close();
  rmSync(folder, { recursive: true });
});

scene("the lesson is learnt", async (stage) => {
  const anne = await stage.visit("/?lesson");
  await anne.sees("Put one piece on another.");
  await anne.looksJustLike("lesson");
  await anne.click("a1", "b1");
  await anne.sees("it is not the one we are looking for");
  await anne.click("a1", "b2");
  await anne.sees("Illegal move: the rook cannot move that way.");
  await anne.page.keyboard.press("Escape");
  const steps = [["a1", "a2"], ["a1", "a4"], ["a1", "a4"], ["b1", "c3"], ["c2", "e4"]];
  for (const [from, to] of steps) {
    await anne.page.locator(".lesson .found").waitFor({ state: "detached" });
    await anne.click(from, to);
    await anne.page.locator(".lesson .found").waitFor();
    await anne.page.locator(".lesson .buttons .main").click();
  }
  await anne.page.locator(".table").waitFor();
  assert.deepEqual(anne.problems, []);
});

scene("a stack is counted off by a long press, and one at a time by taps", async (stage) => {
  const anne = await stage.visit("/?analysis", { longPresses: true });
  await anne.page.getByLabel("Position or game (FEN, PGN)").fill("5/5/2p2/5/(RRQ)4 w - 0 1");
  await anne.button("Open").click();
  await anne.labelled("a1", "a1, stack of 3");
  await anne.square("a1").hover();
  await anne.page.mouse.down();
  await anne.labelled("a1", "a1, stack of 3: rook, rook, queen on top, white, 2 picked up");
  await anne.page.mouse.up();
});

scene("a digit that comes at once after a stack is picked up counts it", async (stage) => {
  const anne = await stage.visit("/?analysis");
  await anne.page.getByLabel("Position or game (FEN, PGN)").fill("5/5/2p2/5/(RRQ)4 w - 0 1");
  await anne.button("Open").click();
  await anne.labelled("a1", "a1, stack of 3");
  await anne.square("a1").focus();
  await anne.page.evaluate(() => {
    for (const key of ["Enter", "2"]) document.activeElement.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
  await anne.reads(anne.page.locator(".stack output"), "2 of 3");
});

scene("forced wins are found, missed, shown, and counted", async (stage) => {
  const anne = await stage.visit("/?wins");
  await anne.sees("Puzzle 1 of 110");
  await anne.sees("White to move and capture everything in 1 move.");
  await anne.click("e4", "e1");
  await anne.sees("This move does not capture everything. Look for another move.");
  await anne.click("e4", "b4");
  await anne.sees("Well done! Everything is captured.");
  await anne.sees("Streak: 0 (best: 0)");
  await anne.sees("Solved: 1 of 110");
  await anne.button("Next puzzle").click();
  await anne.sees("Puzzle 2 of 110");
  await anne.page.waitForFunction(() => location.search === "?wins=2");
  await anne.button("Show a solution").click();
  await anne.sees("Here is the solution.");
  await anne.sees("Solved: 1 of 110");
  assert.deepEqual(await anne.faults(), []);
  await anne.page.goto(`${stage.origin}/?wins=13`);
  await anne.sees("White to move and capture everything in 2 moves, whatever Black does.");
  await anne.button("Hint").click();
  await anne.sees(/Hint: move the stack on/);
  for (const address of ["/?wins", "/?wins=9999"]) { // there is none with this number
    await anne.page.goto(stage.origin + address);
    await anne.sees("Puzzle 2 of 110");
  }
  await anne.page.waitForFunction(() => location.search === "?wins=2");
  assert.deepEqual(anne.problems, []);
});

scene("queens and a knight", async (stage) => {
  const anne = await stage.visit("/?queens");
  await anne.sees("Queens: 0 of 8");
  await anne.click("a1", "b2");
  await anne.sees(/a1-b2/);
  await anne.button("Show a solution").click();
  await anne.sees("Here is a solution.");
  await anne.choose("Puzzles", "Knight's tour");
  await anne.sees("Squares visited: 0 of 64");
  await anne.click("a1", "b3");
  await anne.sees("Squares visited: 2 of 64");
  await anne.click("h8");
  await anne.page.locator(".puzzle .warning").waitFor();
  await anne.button("Show a solution").click();
  await anne.sees("Here is a complete tour.");
  assert.deepEqual(anne.problems, []);
});

scene("a module that is damaged is told of", async (stage) => {
  const anne = await stage.visit("/?settings", { alone: true });
  await anne.page.route("**/*.wasm", (route) => route.fulfill({ status: 200, body: "damaged" }));
  await anne.page.goto(stage.origin);
  await anne.sees(/The game engine could not start/);
});

scene("without a clipboard text is copied as by hand, and told of where that is forbidden", async (stage) => {
  const anne = await stage.visit("/icon.svg", { alone: true });
  await anne.page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    globalThis.copied = [];
    document.execCommand = () => globalThis.copied.push(document.activeElement.value) < 3;
  });
  await anne.page.goto(`${stage.origin}/?analysis`);
  await anne.button("Copy the link").click();
  await anne.sees("Copied.");
  await anne.page.getByRole("link", { name: "Stackchess" }).click();
  await anne.square("a1").waitFor();
  await anne.page.keyboard.press("Control+C");
  await anne.sees("Position copied.");
  const [link, position] = await anne.page.evaluate(() => globalThis.copied);
  assert.match(link, /\?analysis/);
  assert.match(position, /^rbqkbr\/pppppp\/6\/6\/PPPPPP\/RBQKBR w /);
  await anne.page.keyboard.press("Control+C");
  await anne.sees("The browser does not allow copying here.");
});

const withoutStorage = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  forbidden: () => Object.defineProperty(globalThis, "localStorage", {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  }),
};
for (const [how, forbid] of Object.entries(withoutStorage))
  scene(`storage that is ${how} is told of, and the game goes on`, async (stage) => {
    const anne = await stage.visit("/?settings", { alone: true });
    await anne.page.addInitScript(forbid);
    await anne.page.goto(stage.origin);
    await anne.click("a1", "a2");
    await anne.sees(/Your browser could not save everything/);
    await anne.moves(2);
    await anne.page.goto(`${stage.origin}/?settings`);
    await anne.choose("Appearance", "Dark");
    await anne.page.goto(`${stage.origin}/?wins`);
    await anne.sees("Puzzle 1 of 110");
    assert.deepEqual(anne.problems, []);
  });
