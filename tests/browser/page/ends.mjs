// Two people in two browsers play both games to every kind of end.
import assert from "node:assert/strict";
import { scene } from "./stage.mjs";
import { patience } from "./visitor.mjs";

/** Anne, who is White, and Bob, who has just accepted a game from a position. */
async function accepted(stage, rules, position, { clock = "", guest = {} } = {}) {
  const start = position ? `&${new URLSearchParams({ rules, position })}` : "";
  const anne = await stage.visit(`/?friend${start}`);
  if (!position) await anne.choose("Game", rules === "chess" ? "Chess" : "Stackchess");
  await anne.choose("Your side", "White");
  if (clock) await anne.choose("Clock", clock);
  await anne.button("Create the link").click();
  const link = await anne.page.getByLabel("Link to the game").inputValue();
  const bob = await stage.visit(new URL(link).pathname, guest);
  await bob.button("Accept").click();
  return [anne, bob];
}

async function begun(players, opened = () => {}) {
  for (const one of players) {
    await one.page.locator(".game").waitFor();
    await opened(one);
  }
}

async function gameFrom(stage, rules, position) {
  const players = await accepted(stage, rules, position);
  await begun(players);
  return players;
}

/** Plays moves in turn, each once both have seen the one before. */
async function play([anne, bob], first, moves) {
  for (const [index, [from, to]] of moves.entries()) {
    await [anne, bob][(first + index) % 2].click(from, to);
    for (const one of [anne, bob]) await one.moves(index + 1);
  }
}

async function bothSee(players, ...texts) {
  for (const one of players) for (const text of texts)
    await one.page.getByRole("dialog").getByText(text).first().waitFor();
}

// These wait for a clock, and begin before the others.

/** A game with a clock after its first moves. The server aborts one in which they come too late, as
 * on a busy machine they may: then another one is begun. */
export async function gameWithClock(stage, rules, clock, moves, { position, guest, opened } = {}) {
  for (const end = Date.now() + patience; Date.now() < end; await stage.empty()) {
    const players = await accepted(stage, rules, position, { clock, guest });
    const played = begun(players, opened).then(() => play(players, 0, moves)).then(() => true);
    const aborted = players.map((one) => one.sees(/aborted.* result/).then(() => false));
    if (await Promise.race([played, ...aborted])) return players;
  }
  throw new Error("no game has begun in time");
}

for (const [rules, moves] of [
  ["stackchess", [["a1", "a2"], ["f6", "f5"]]],
  ["chess", [["e2", "e4"], ["e7", "e5"]]],
])
  scene(`${rules}: a flag falls`, async (stage) => {
    const players = await gameWithClock(stage, rules, "¼+0", moves);
    await bothSee(players, "Black wins", /on time/);
  });

scene("chess: a flag falls against a king alone", async (stage) => {
  const players = await gameWithClock(stage, "chess", "¼+0", [["a1", "a2"], ["h8", "g8"]],
    { position: "7k/8/8/8/8/8/8/KQ6 w - - 0 1" });
  await bothSee(players, "Draw", /Black could no longer win/);
});

for (const [rules, moves, last] of [
  ["stackchess", [["a1", "a2"], ["f6", "f5"]], ["b2", "b3"]],
  ["chess", [["e2", "e4"], ["e7", "e5"]], ["g1", "f3"]],
])
  scene(`${rules}: who stays wins when the other has left`, async (stage) => {
    // Bob has much more time than it takes until his game can be claimed.
    const [anne, bob] = await gameWithClock(stage, rules, "15+10", moves);
    await anne.click(...last);
    for (const one of [anne, bob]) await one.moves(3);
    assert.deepEqual(await anne.faultsInBothThemes(), []); // with clocks
    await bob.page.goto("about:blank");
    await anne.page.waitForFunction(() => { // Bob has some time to come back
      const said = document.querySelector(".game").textContent;
      return /has left. You can claim the win in 10 seconds\./.test(said) && !/Claim the win/.test(said);
    });
    await anne.button("Claim the win").waitFor();
    await anne.page.locator(".status").getByText(/You can claim/).waitFor({ state: "detached" });
    await anne.button("Claim the win").click();
    await bothSee([anne], "White wins", /the opponent left/);
  });

/** A stack goes to and fro on either side until the position is there for the third time. */
const toAndFro = (white, black, times) => Array.from({ length: times }, () =>
  [white, black, [...white].reverse(), [...black].reverse()]).flat();

/** Ends by the move of White that is given. */
const atOnce = [
  ["chess", "checkmate", "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", ["a1", "a8"], "White wins", /checkmate/],
  ["chess", "stalemate", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", ["g6", "f7"], "Draw", /stalemate/],
  ["chess", "too few pieces", "8/8/8/3k4/8/8/4p3/4K3 w - - 0 1", ["e1", "e2"], "Draw",
    /insufficient material/],
  ["chess", "75 quiet moves", "7k/8/8/8/8/8/8/KQ6 w - - 149 90", ["a1", "a2"], "Draw", /75-move/],
  ["stackchess", "all captured", "5/4(pb)/5/2(QBQ)2/5 w - 0 1", ["c2", "e4"], "White wins",
    /capturing every piece/],
  ["stackchess", "stalemate", "4/4/p3/1QQ1 w - 0 1", ["b1", "a1"], "Draw", /stalemate/],
  ["stackchess", "75 quiet moves", "4/3k/4/K2Q w - 149 90", ["a1", "a2"], "Draw", /75-move/],
];
for (const [rules, name, position, move, title, reason] of atOnce)
  scene(`${rules}: ${name}`, async (stage) => {
    const players = await gameFrom(stage, rules, position);
    const [anne] = players;
    if (name === "75 quiet moves") await anne.answer("No"); // 50 can be claimed
    await anne.click(...move);
    await bothSee(players, title, reason);
  });

// No move leads there: whoever captures has pieces that capture. But a position can begin so.
scene("stackchess: a position in which nothing can be captured is over", async (stage) => {
  const position = "4/3k/4/K3 w - 0 1";
  const query = new URLSearchParams({ rules: "stackchess", position });
  const end = "Draw by deadlock: nothing can ever be captured again.";
  const anne = await stage.visit(`/?analysis&${query}`);
  await anne.sees(end);
  await anne.page.goto(`${stage.origin}/?friend&${query}`);
  await anne.button("Create the link").click();
  await anne.sees("This position cannot be played.");
  await anne.page.goto(stage.origin);
  await anne.square("a1").waitFor({ state: "attached" });
  await anne.page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  }, position);
  await anne.sees(end);
  assert.deepEqual(anne.problems, []);
});

for (const [rules, position, white, black] of [
  ["chess", "7k/8/8/8/8/8/8/KQ6 w - - 0 1", ["a1", "a2"], ["h8", "g8"]],
  ["stackchess", "4/3k/4/K2Q w - 0 1", ["a1", "a2"], ["d3", "d4"]],
]) {
  scene(`${rules}: repetition, claimed by who is to move and by nobody else`, async (stage) => {
    const players = await gameFrom(stage, rules, position);
    const [anne] = players;
    await play(players, 0, toAndFro(white, black, 2));
    await anne.answer("Yes");
    await bothSee(players, "Draw", /same position 3 times/);
  });

  scene(`${rules}: 50 quiet moves, claimed`, async (stage) => {
    const players = await gameFrom(stage, rules, position.replace(/ 0 1$/, " 99 60"));
    const [anne, bob] = players;
    await anne.click(...white);
    await bob.answer("Yes");
    await bothSee(players, "Draw", /50-move/);
  });

  scene(`${rules}: the same position five times, which nobody has to claim`, async (stage) => {
    const players = await gameFrom(stage, rules, position);
    const [anne] = players;
    const moves = toAndFro(white, black, 2);
    await play(players, 0, moves);
    await anne.answer("No");
    for (const [index, [from, to]] of moves.entries()) {
      const [mover, other] = index % 2 === 0 ? players : [...players].reverse();
      await mover.click(from, to);
      if (index + 1 === moves.length) break;
      // Each is asked once about the claim.
      if (index === 0) await other.answer("No");
      for (const one of players) await one.moves(moves.length + index + 1);
    }
    await bothSee(players, "Draw", /same position 5 times/);
  });
}

scene("an agreement, a resignation, and a game that is aborted", async (stage) => {
  for (const rules of ["chess", "stackchess"]) {
    const [anne, bob] = await gameFrom(stage, rules);
    await play([anne, bob], 0, [["a2", "a3"]]);
    await anne.button("Offer a draw").click();
    await bob.button("Accept").click();
    await bothSee([anne, bob], "Draw", /agreement/);
    await anne.answer("Rematch");
    await bob.answer("Accept");
    for (const one of [anne, bob]) await one.moves(0);
    await anne.button("Resign").click();
    await anne.answer("Yes");
    await bothSee([anne, bob], "White wins", /resignation/); // Anne is Black now
    await anne.answer("Rematch");
    await bob.answer("Accept");
    for (const one of [anne, bob]) await one.moves(0);
    await bob.button("Abort").click();
    for (const one of [anne, bob]) await one.sees(/aborted.* result/);
  }
});
