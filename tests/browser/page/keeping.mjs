// Nothing of what somebody has begun is lost on the way: games, analyses, the time on the clocks.
import assert from "node:assert/strict";
import { scene } from "./stage.mjs";

/** Presses a key where the board does not have it. */
async function press(visitor, key) {
  await visitor.page.evaluate(() => document.activeElement?.blur());
  await visitor.page.keyboard.press(key);
}

const tree = (visitor) => visitor.page.locator(".tree-moves");
const written = (visitor, text) => visitor.page.waitForFunction((wanted) =>
  document.querySelector(".tree-moves")?.textContent === wanted, text);

scene("an analysis is there again after another screen and after a reload", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4+e7e5");
  await tree(anne).getByRole("button", { name: "e5" }).waitFor();
  await anne.page.getByRole("button", { name: "Previous move" }).click();
  await anne.click("c7", "c5");
  await anne.page.getByLabel("Comment").fill("sharp");
  const all = "1.e4e5(1...c5sharp ) ";
  await written(anne, all);
  await anne.page.getByRole("navigation").getByRole("link", { name: "Rules" }).click();
  await anne.page.locator("main .examples, main .board").first().waitFor();
  await anne.page.getByRole("navigation").getByRole("link", { name: "Analysis" }).click();
  await written(anne, all);
  await anne.page.reload();
  await written(anne, all);
  await tree(anne).locator('[aria-current="step"]').getByText("c5").waitFor();
  await anne.page.waitForFunction(() => location.search.includes("c7c5"));
  assert.deepEqual(anne.problems, []);
});

scene("an analysis gives way only to those who say so, and can be saved first", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4");
  await anne.button("?!").click();
  await tree(anne).getByRole("button", { name: "e4?!" }).waitFor();
  await anne.choose("Game", "Stackchess");
  await anne.page.getByRole("dialog", { name: "Your previous analysis has moves or notes that " +
    "are not saved. Replace it?" }).waitFor();
  assert.deepEqual(await anne.faults(), []);
  await anne.answer("Go back to it");
  await tree(anne).getByRole("button", { name: "e4?!" }).waitFor();
  await anne.isChosen("Game", "Chess");
  await anne.page.goto(`${stage.origin}/?analysis&rules=chess&moves=d2d4`);
  const [download] = await Promise.all([anne.page.waitForEvent("download"),
    anne.answer("Save it as PGN, then replace it")]);
  assert.equal(download.suggestedFilename(), "stackchess.pgn");
  await tree(anne).getByRole("button", { name: "d4", exact: true }).waitFor();
  await anne.button("New analysis").click(); // nothing of it is anybody's work
  await anne.sees("No moves yet.");
  assert.deepEqual(anne.problems, []);
});

scene("what is chosen is seen as such, and keys are kept, however long the page takes", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4+e7e5+g1f3+b8c6", { slow: 700 });
  await tree(anne).locator('[aria-current="step"]').getByText("Nc6").waitFor();
  for (const key of ["ArrowLeft", "ArrowLeft", "g"]) await press(anne, key);
  await tree(anne).locator('[aria-current="step"]').getByText("e5!").waitFor();
  const back = anne.page.getByRole("button", { name: "Previous move" });
  for (let click = 0; click < 2; ++click) await back.dispatchEvent("click");
  await anne.button("Undo").click();
  await written(anne, "1.e4e52.Nf3Nc6");
  await tree(anne).locator('[aria-current="step"]').getByText("e5").waitFor();
  await anne.button("?!").click();
  await tree(anne).getByRole("button", { name: "e5?!" }).waitFor();
  await anne.option("Game", "Stackchess").dblclick();
  await anne.isChosen("Game", "Stackchess"); // the board is still that of chess
  await anne.answer("Go back to it");
  await anne.isChosen("Game", "Chess");
  await tree(anne).getByRole("button", { name: "e5?!" }).waitFor();
  await anne.page.goto(`${stage.origin}/?friend`);
  await anne.choose("Opponent", "On the same screen");
  await anne.choose("Game", "Chess");
  await anne.button("Play").click();
  await anne.click("e2", "e4"); // not on the board before it
  assert.deepEqual(await anne.moves(1), ["e4"]);
  assert.deepEqual(anne.problems, []);
});

scene("a comment typed just before a new analysis is asked about, and comes back", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4");
  await written(anne, "1.e4");
  await anne.page.getByLabel("Comment").evaluate((field) => {
    field.value = "sharp";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    for (const button of document.querySelectorAll("button"))
      if (button.textContent === "New analysis") button.click();
  });
  await anne.answer("Go back to it");
  await written(anne, "1.e4sharp ");
  assert.deepEqual(anne.problems, []);
});

scene("a game that is over is analysed whatever was analysed before", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.choose("Opponent", "On the same screen");
  await anne.choose("Game", "Chess");
  await anne.button("Play").click();
  await anne.play(["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]);
  await anne.answer("Look back");
  await anne.button("Analysis").click();
  const all = "1.f3e52.g4Qh4#";
  await written(anne, all);
  await anne.button("New analysis").click();
  await anne.sees("No moves yet.");
  await anne.page.getByRole("link", { name: "Stackchess" }).first().click();
  await anne.button("Analysis").click();
  await written(anne, all);
  assert.deepEqual(anne.problems, []);
});

scene("the keys of an analysis are those of the window", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4+e7e5");
  const here = (text) => tree(anne).locator('[aria-current="step"]').getByText(text).waitFor();
  await here("e5");
  await press(anne, "g");
  await here("e5!");
  await press(anne, "j");
  await here("e5!=");
  await anne.page.getByRole("button", { name: "equal position" }).click();
  await here("e5!");
  await press(anne, "ArrowLeft");
  await here("e4");
  await anne.click("c7", "c5");
  await here("c5");
  await press(anne, "ArrowDown");
  await here("e5!");
  await press(anne, "ArrowUp");
  await here("c5");
  await press(anne, "o");
  await written(anne, "1.e4c5(1...e5!) ");
  await press(anne, "k");
  await anne.page.keyboard.type("Sicilian");
  await tree(anne).getByText("Sicilian").waitFor();
  await press(anne, "l");
  await anne.page.getByRole("group", { name: "Lines" }).getByText("4").waitFor();
  await anne.page.waitForFunction(() => document.querySelectorAll(".board .idea").length === 4);
  await press(anne, "Delete");
  await written(anne, "1.e4e5!");
  assert.deepEqual(anne.problems, []);
});

scene("every change of an analysis is undone, and done again", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4+e7e5");
  await written(anne, "1.e4e5");
  await anne.button("Undo").and(anne.page.locator(":disabled")).waitFor();
  await anne.button("Delete from here").click();
  await written(anne, "1.e4");
  await anne.button("Undo").click();
  await written(anne, "1.e4e5");
  await press(anne, "r");
  await written(anne, "1.e4");
  await press(anne, "Control+z");
  await written(anne, "1.e4e5");
  await anne.page.getByLabel("Comment").fill("solid");
  await written(anne, "1.e4e5solid ");
  await anne.button("Undo").click();
  await written(anne, "1.e4e5");
  await anne.page.waitForFunction(() => document.getElementById("study-comment").value === "");
  assert.deepEqual(anne.problems, []);
});

scene("an analysis is played on against the computer", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4");
  await tree(anne).getByRole("button", { name: "e4" }).waitFor();
  await anne.button("Play on").click();
  await anne.moves(1);
  await anne.click("e7", "e5");
  await anne.moves(3);
  await anne.page.waitForFunction(() =>
    document.querySelector("[role=gridcell]")?.dataset.square === "h1");
  assert.deepEqual(anne.problems, []);
});

scene("an interrupted game is deleted once that is asked", async (stage) => {
  const anne = await stage.visit();
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.button("New game").click();
  await anne.button("Play").click();
  await anne.moves(0);
  await anne.button("Menu").click();
  await anne.page.locator("#places").getByRole("link", { name: "My games" }).click();
  const interrupted = anne.page.locator("section", { hasText: "Interrupted games" });
  await interrupted.getByRole("button", { name: "Rename" }).click();
  await interrupted.getByLabel("New name").fill("Final");
  await interrupted.getByRole("button", { name: "Save" }).click();
  await anne.sees("The interrupted game is now called Final.");
  await interrupted.getByText("Final", { exact: true }).waitFor();
  for (const answer of ["No", "Yes"]) {
    await interrupted.getByRole("button", { name: "Delete" }).click();
    await anne.sees("Delete the interrupted game Final?");
    await anne.answer(answer);
  }
  await anne.sees("Deleted: Final.");
  await interrupted.getByText("None.").waitFor();
  assert.deepEqual(anne.problems, []);
});

scene("a game is seen before anything of it is loaded", async (stage) => {
  const anne = await stage.visit("/?settings", { alone: true });
  await anne.page.goto(stage.origin);
  await anne.click("a1", "a2");
  const moves = await anne.moves(2);
  await anne.page.route("**/*.wasm", () => {}); // it never comes
  await anne.page.reload();
  assert.deepEqual(await anne.moves(2), moves);
  await anne.labelled("a2", "a2, stack of 2");
  assert.deepEqual(anne.problems, []);
});

/** A game at this screen in which both have a clock. */
async function timed(stage) {
  const anne = await stage.visit("/?friend");
  await anne.choose("Opponent", "On the same screen");
  await anne.choose("Clock", "10+5");
  await anne.button("Play").click();
  await anne.play(["a1", "a2"], ["f6", "f5"]);
  return anne;
}

scene("the clock runs on while one looks back", async (stage) => {
  const anne = await timed(stage);
  await press(anne, "ArrowLeft");
  await anne.sees(/You are looking back/i);
  const running = anne.page.locator(".player", { hasText: "White" }).locator(".clock.running");
  const before = await running.textContent();
  await anne.page.waitForFunction((shown) =>
    document.querySelector(".clock.running")?.textContent !== shown, before);
});

scene("a pause stops the clocks and hides the board", async (stage) => {
  const anne = await timed(stage);
  await press(anne, "p");
  await anne.page.getByRole("dialog", { name: "Paused" }).waitFor();
  await anne.page.locator(".clock.running").waitFor({ state: "detached" });
  assert.equal(await anne.page.locator(".board").isVisible(), false);
  assert.deepEqual(await anne.faults(), []);
  await anne.page.keyboard.press("p");
  await anne.page.locator(".clock.running").waitFor();
  await anne.button("Pause").click();
  await anne.answer("Back to the game");
  await anne.page.locator(".clock.running").waitFor();
  assert.deepEqual(anne.problems, []);
});

scene("a running game can be taken away: copied, as a file and as a picture", async (stage) => {
  const anne = await stage.visit("/icon.svg", { alone: true });
  await anne.page.addInitScript(() => {
    globalThis.copied = [];
    Object.defineProperty(navigator, "clipboard", { value: {
      writeText: async (text) => void globalThis.copied.push(text) } });
  });
  await anne.page.goto(stage.origin);
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.page.keyboard.press("Control+Shift+C");
  await anne.page.getByText("Share", { exact: true }).click();
  await anne.button("Copy the position").click();
  const copied = await anne.page.waitForFunction(() => copied.length === 2 && copied);
  const [game, position] = await copied.jsonValue();
  assert.match(game, /\n1\. a1-a2 /);
  assert.match(position, / w /);
  for (const name of ["Save as PGN", "Save as SVG", "Save as GIF"]) {
    const [download] = await Promise.all([anne.page.waitForEvent("download"),
      anne.page.getByRole("button", { name }).click()]);
    assert.match(download.suggestedFilename(), /^stackchess\.(pgn|svg|gif)$/);
  }
  assert.deepEqual(await anne.faults(), []);
  assert.deepEqual(anne.problems, []);
});

scene("boards besides the game say why nothing moves, and what moved", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=");
  await anne.click("e1");
  await anne.sees("This piece cannot move.");
  await anne.page.goto(`${stage.origin}/?analysis&rules=stackchess&moves=a1a2+f6f5`);
  await tree(anne).getByRole("button", { name: "f6-f5" }).waitFor();
  await anne.click("a2", "b2");
  await anne.sees("Only the top piece moved: only one piece can go to b2.");
  await anne.page.goto(`${stage.origin}/?wins=2`);
  await anne.page.locator(".side-board .board").waitFor();
});

scene("boards besides the game are enlarged too, and lie as one likes", async (stage) => {
  const anne = await stage.visit("/?settings", { viewport: { width: 360, height: 640 },
    hasTouch: true, isMobile: true });
  await anne.choose("At the bottom of the board", "Black");
  const large = `${"12/".repeat(10)}R11/r11 w - 0 1`;
  for (const path of ["/?queens", `/?analysis&rules=stackchess&position=${large}`]) {
    await anne.page.goto(stage.origin + path);
    await anne.square("a1").waitFor({ state: "attached" });
    if (path === "/?queens") for (let size = 8; size < 12; ++size) await anne.page
      .getByRole("group", { name: "Board size" }).getByRole("button", { name: "+" }).tap();
    await anne.button("Enlarge the board").tap();
    await anne.page.locator(".frame.enlarged").waitFor();
    const { width } = await anne.square("a1").boundingBox();
    assert.ok(width > 44, `${path}: ${width}`);
    assert.equal(await anne.page.evaluate(() => document.documentElement.scrollWidth), 360);
    await anne.button("Shrink the board").tap();
    await anne.page.locator(".frame.enlarged").waitFor({ state: "detached" });
  }
  await anne.page.waitForFunction(() =>
    document.querySelector("[role=gridcell]")?.dataset.square === "l1");
  assert.deepEqual(anne.problems, []);
});

scene("a line that the server ends can be opened again in the game", async (stage) => {
  const anne = await stage.visit("/?settings", { alone: true });
  await anne.page.addInitScript(() => {
    const Usual = globalThis.WebSocket;
    globalThis.WebSocket = class extends Usual {
      constructor(address) {
        super(address);
        globalThis.line = this;
      }
    };
  });
  await anne.page.goto(`${stage.origin}/?friend`);
  await anne.choose("Your side", "White");
  await anne.button("Create the link").click();
  const link = await anne.page.getByLabel("Link to the game").inputValue();
  const bob = await stage.visit(new URL(link).pathname);
  await bob.button("Accept").click();
  await anne.page.locator(".game").waitFor();
  await anne.click("a1", "a2");
  await bob.moves(1);
  await anne.page.evaluate(() => globalThis.line.onclose({ code: 1008 })); // against its policy
  await anne.button("Try again").click();
  await anne.moves(1);
  await bob.click("f6", "f5");
  await anne.moves(2);
  await anne.click("a2", "a4");
  await bob.moves(3);
});
