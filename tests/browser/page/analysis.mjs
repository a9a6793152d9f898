// The analysis: lines, variations, notes, reports, and whatever comes in and goes out.
import assert from "node:assert/strict";
import { scene } from "./stage.mjs";

const mate = "1. f3 e5 2. g4 Qh4# 0-1";
const field = (visitor) => visitor.page.getByLabel("Position or game (FEN, PGN)");
const tree = (visitor) => visitor.page.locator(".tree-moves");

async function open(visitor, text) {
  await field(visitor).fill(text);
  await visitor.button("Open").click();
}

/** The file that a click brings. */
async function file(visitor, name) {
  const [download] = await Promise.all([visitor.page.waitForEvent("download"),
    visitor.page.getByRole("button", { name }).click()]);
  const parts = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts);
}

scene("an analysis has lines, variations, and any position", async (stage) => {
  const anne = await stage.visit("/?analysis");
  await anne.choose("Game", "Chess");
  await anne.click("e2", "e4");
  await anne.page.locator(".lines li").first().waitFor();
  await anne.page.getByRole("button", { name: "Previous move" }).click();
  await anne.click("d2", "d4");
  await tree(anne).getByRole("button", { name: "d4", exact: true }).waitFor();
  await anne.page.waitForFunction(() =>
    document.querySelector(".tree-moves").textContent === "1.e4(1.d4) ");
  await open(anne, "8/8/8/8/8/8/8/K7 w - - 0 1");
  await anne.sees("Unplayable position: there is no black king.");
  await open(anne, "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
  await anne.answer("Replace it");
  await anne.page.locator(".lines b").first().getByText("#1").waitFor();
  await open(anne, "5/5/2p2/P4/R1B2 w - 0 1");
  await anne.square("e5").waitFor({ state: "attached" });
  await anne.labelled("a1", "a1, white rook");
  assert.deepEqual(anne.problems, []);
});

scene("moves are judged and commented, deleted and put first", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4+e7e5");
  await anne.page.getByRole("checkbox", { name: "Engine" }).uncheck(); // it finds more the faster the machine is
  await tree(anne).getByRole("button", { name: "e5" }).waitFor();
  await anne.looksJustLike("analysis");
  await anne.button("?!").click();
  await anne.page.getByLabel("Comment").fill("dubious {indeed}");
  await tree(anne).getByRole("button", { name: "e5?!" }).waitFor();
  assert.deepEqual(await anne.faults(), []);
  await anne.page.getByRole("button", { name: "Previous move" }).click();
  await anne.click("c7", "c5");
  await anne.button("Put first").click();
  await anne.page.waitForFunction(() =>
    /c5.*e5/.test(document.querySelector(".tree-moves").textContent));
  const pgn = (await file(anne, "Save as PGN")).toString();
  assert.match(pgn, /1\. e4 c5 \(1\.\.\. e5 \$6 ;dubious \{indeed\}\n\) \*/);
  await anne.button("Delete from here").click();
  await anne.page.waitForFunction(() => !document.querySelector(".tree-moves").textContent.includes("c5"));
});

scene("keys go through the line, and arrows stay with their move", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=chess&moves=e2e4+e7e5");
  await anne.page.getByRole("checkbox", { name: "Engine" }).uncheck();
  const here = (text) => tree(anne).locator('[aria-current="step"]').getByText(text).waitFor();
  await here("e5");
  await anne.page.locator('.heard[aria-live="polite"]').getByText(/e7 .* e5/).waitFor({ state: "attached" });
  await anne.square("g1").hover();
  await anne.page.mouse.down({ button: "right" });
  await anne.page.mouse.move(...(await anne.middle("f3")));
  await anne.page.mouse.up({ button: "right" });
  await anne.page.locator(".board .drawn").waitFor({ state: "attached" });
  await anne.page.getByRole("checkbox", { name: "Engine" }).focus(); // on the board arrows go to squares
  await anne.page.keyboard.press("ArrowLeft");
  await here("e4");
  await anne.page.locator(".board .drawn").waitFor({ state: "detached" });
  await anne.page.keyboard.press("End");
  await here("e5");
  await anne.page.locator(".board .drawn").waitFor({ state: "attached" });
  assert.match((await file(anne, "Save as PGN")).toString(), /e5 \{\[%cal Gg1f3\]\}/);
});

scene("a search of full strength loads the network of its board, and keeps it", async (stage) => {
  const anne = await stage.visit("/", { alone: true, serviceWorkers: "allow" });
  const asked = [];
  anne.page.context().on("request", (request) => {
    const name = /(\w+)-\w+\.network$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  await anne.page.evaluate(() => navigator.serviceWorker.ready);
  await anne.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await anne.click("a1", "a2");
  await anne.moves(2); // level 2 judges by hand
  assert.deepEqual(asked, []);
  await anne.page.goto(`${stage.origin}/?analysis&rules=stackchess`);
  await anne.page.locator(".lines li").first().waitFor();
  const kept = () => anne.page.waitForFunction(async () =>
    (await (await caches.open("networks")).keys()).length === 1);
  await kept();
  assert.deepEqual([...new Set(asked)], ["6"]);
  await anne.page.context().setOffline(true);
  await anne.page.goto(`${stage.origin}/?analysis&rules=chess`);
  await anne.page.locator(".lines li").first().waitFor(); // by hand: that network was never there
  await kept();
});

scene("a report has a curve, mistakes and accuracy", async (stage) => {
  const anne = await stage.visit("/?analysis", { locale: "fr-FR" });
  await anne.page.getByLabel("Position ou partie (FEN, PGN)").fill(mate);
  await anne.button("Ouvrir").click();
  await anne.button("Faire un rapport").click();
  await anne.page.getByRole("img", { name: "Chances de gain des blancs au fil de la partie" }).waitFor();
  await anne.sees(/précision/);
  await anne.page.locator(".lines li").first().waitFor(); // the engine goes on
  await tree(anne).getByRole("button", { name: "g4??" }).waitFor(); // what was found is in the tree
  await tree(anne).locator(".worth").first().waitFor();
  assert.match((await file(anne, "Enregistrer en PGN")).toString(), /g4 \$4 \{\[%eval [^]*\(2\. /);
  const blunder = anne.page.locator(".remarks button.kind-3").first();
  await blunder.click();
  await tree(anne).locator('[aria-current="step"]').getByText("g4").waitFor();
  assert.deepEqual(await anne.faults(), []);
  assert.deepEqual(anne.problems, []);
});

scene("a report is stopped", async (stage) => {
  // No position comes twice, so that the report takes a while.
  const moves = [["2", "3"], ["7", "6"], ["3", "4"], ["6", "5"]].flatMap(([from, to]) =>
    [..."abcdefgh"].map((file) => `${file}${from}${file}${to}`));
  const inTurn = [...Array(16).keys()].flatMap((index) =>
    [moves[index % 8 + (index < 8 ? 0 : 16)], moves[index % 8 + (index < 8 ? 8 : 24)]]);
  const anne = await stage.visit(`/?analysis&rules=chess&moves=${inTurn.join("+")}`);
  await anne.button("Make a report").click();
  await anne.sees(/Analysing: [1-9]/);
  await anne.button("Stop").dispatchEvent("click"); // wherever the list has moved it meanwhile
  await anne.button("Make a report").waitFor();
  await anne.page.locator(".lines li").first().waitFor();
});

scene("a file with many games, and a hostile one", async (stage) => {
  const anne = await stage.visit("/?analysis");
  const games = `[White "Anna"]\n[Black "Bo <b>"]\n\n${mate}\n\n[White "Carl"]\n\n1. d4 (1. c4 c5) d5 *\n`;
  const give = (name, text) => anne.page.getByLabel("Open a PGN file").setInputFiles({ name,
    mimeType: "text/plain", buffer: Buffer.from(text) });
  await give("games.pgn", games);
  await tree(anne).getByRole("button", { name: "Qh4#" }).waitFor();
  await anne.page.getByLabel("Games in the file").selectOption({ index: 1 });
  await tree(anne).getByRole("button", { name: "c5" }).waitFor();
  await give("deep.pgn", `1. e4 ${"(1. d4 ".repeat(5000)} *`);
  await anne.page.locator(".load .warning").waitFor();
  await give("noise.pgn", "\u0000\u0001<script>alert(1)</script>".repeat(2000));
  await anne.sees("The pasted text is neither a position nor a game in PGN.");
  await give("long.pgn", "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(2500));
  await tree(anne).getByRole("button", { name: "Nf6" }).first().waitFor();
  assert.deepEqual(anne.problems, []);
});

scene("a game is dropped or pasted anywhere", async (stage) => {
  const anne = await stage.visit("/?analysis");
  await anne.square("a1").waitFor({ state: "attached" });
  const give = (kind, text) => anne.page.evaluate(([event, given]) => {
    const data = new DataTransfer();
    data.setData("text/plain", given);
    document.body.dispatchEvent(event === "drop"
      ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
      : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, [kind, text]);
  await give("drop", "1. e4 c5 *");
  await tree(anne).getByRole("button", { name: "c5" }).waitFor();
  await give("paste", "1. d4 d5 *");
  await tree(anne).getByRole("button", { name: "d5" }).waitFor();
  await give("paste", "4k3/8/8/8/8/8/8/1R2K3 w B - 0 1");
  await anne.sees("These castling rights are those of Chess960.");
  await give("paste", "https://elsewhere.example/k3Tz81Qa");
  await anne.sees("This link leads to another server (elsewhere.example): open it there.");
  await give("paste", `${stage.origin}/k3Tz81Qa`);
  await anne.sees("This link does not lead to a game or an analysis on this server.");
  await give("paste", `${stage.origin}/?analysis&rules=chess&moves=c2c4`);
  await tree(anne).getByRole("button", { name: "c4" }).waitFor();
});

scene("moves without tags are those of the game that is analysed", async (stage) => {
  const anne = await stage.visit("/?analysis&rules=stackchess&moves=a1a2");
  const list = anne.page.locator(".tree-moves button");
  await list.first().waitFor();
  const paste = anne.page.getByLabel("Position or game (FEN, PGN)");
  await anne.button("Open").click();
  await anne.sees("Paste a position, a game or a link first.");
  await paste.fill("1. Zz9");
  await anne.button("Open").click();
  await anne.page.locator(".load .warning:visible").waitFor();
  assert.equal(await list.count(), 1);
  await paste.fill("1. a1-a2 a6-a5 2. 2a2-a4");
  await anne.button("Open").click();
  await anne.page.waitForFunction(() => document.querySelectorAll(".tree-moves button").length === 3);
  assert.equal(await anne.square("h8").count(), 0); // which the board of chess has
});

scene("the address is the analysis", async (stage) => {
  const anne = await stage.visit("/?analysis");
  await open(anne, "5/5/2p2/P4/R1B2 w - 0 1");
  await anne.click("a1", "a2");
  await tree(anne).getByRole("button", { name: "a1-a2" }).waitFor();
  await anne.page.waitForFunction(() => location.search.includes("moves=a1a2"));
  const bob = await stage.visit(new URL(anne.page.url()).pathname + new URL(anne.page.url()).search);
  await tree(bob).getByRole("button", { name: "a1-a2" }).waitFor();
  await bob.labelled("a2", "a2, stack of 2");
  const lost = await stage.visit("/?analysis&rules=chess&position=nonsense");
  await lost.sees(/Invalid|Unreadable|cannot/i);
  await lost.page.goto(`${stage.origin}/?analysis&rules=stackchess&position=&moves=a1a2+zzz+f6f5`);
  await lost.sees("The move zzz cannot be played here: the rest is left out.");
  await tree(lost).getByRole("button", { name: "a1-a2" }).waitFor();
});

scene("pictures of what is on the screen", async (stage) => {
  const anne = await stage.visit("/?analysis");
  await open(anne, mate);
  await tree(anne).getByRole("button", { name: "Qh4#" }).waitFor();
  const svg = (await file(anne, "Save as SVG")).toString();
  assert.match(svg, /^<svg[^]*<symbol[^]*<use/);
  assert.doesNotMatch(svg, /var\(|class=/);
  const png = await file(anne, "Save as PNG");
  assert.equal(png.subarray(1, 4).toString(), "PNG");
  assert.equal(png.readUInt32BE(16), 1024);
  const gif = await file(anne, "Save as GIF");
  assert.equal(gif.subarray(0, 6).toString(), "GIF89a");
  assert.equal(gif.readUInt16LE(6), 480);
  const frames = await anne.page.evaluate(async (bytes) => {
    const decoder = new ImageDecoder({ type: "image/gif", data: new Uint8Array(bytes) });
    await decoder.tracks.ready;
    await decoder.decode({ frameIndex: 4 });
    return decoder.tracks.selectedTrack.frameCount;
  }, [...gif]);
  assert.equal(frames, 5);
  await anne.square("a2").hover();
  await anne.page.mouse.down({ button: "right" });
  await anne.page.mouse.move(...(await anne.middle("c4")));
  await anne.page.mouse.up({ button: "right" });
  await anne.page.locator(".board .drawn").waitFor({ state: "attached" });
  const drawnOn = await file(anne, "Save as GIF");
  assert.ok(!drawnOn.equals(gif), "the arrow is in the picture");
  assert.deepEqual(anne.problems, []);
});
