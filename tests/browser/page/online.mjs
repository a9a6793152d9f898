// Two people in two browsers, at a server.
import assert from "node:assert/strict";
import { scene } from "./stage.mjs";
import { Visitor } from "./visitor.mjs";

/** A game by a link; who made it plays White. */
async function gameByLink(stage, rules = "Stackchess") {
  const anne = await stage.visit("/?friend");
  await anne.choose("Game", rules);
  await anne.choose("Your side", "White");
  await anne.button("Create the link").click();
  const link = await anne.page.getByLabel("Link to the game").inputValue();
  await anne.page.getByRole("img", { name: "QR code of the link" }).waitFor();
  const bob = await stage.visit(new URL(link).pathname, { viewport: { width: 360, height: 640 },
    hasTouch: true, isMobile: true });
  await bob.button("Accept").click();
  await anne.page.locator(".game").waitFor();
  await bob.page.locator(".game").waitFor();
  return [anne, bob];
}

scene("a guest comes by a link, and both play to the end", async (stage) => {
  const [anne, bob] = await gameByLink(stage, "Chess");
  await anne.click("f2", "f3");
  await bob.moves(1);
  await bob.tap("e7", "e5");
  await anne.moves(2);
  await anne.click("g2", "g4");
  await bob.moves(3);
  await bob.tap("d8", "h4");
  await anne.sees("Black wins");
  await bob.sees("Black wins");
  await anne.answer("Rematch");
  await bob.sees("offers a rematch");
  await bob.answer("Accept");
  await anne.moves(0);
  await anne.page.waitForFunction(() =>
    document.querySelector("[role=gridcell]")?.dataset.square === "h1");
  assert.deepEqual([...anne.problems, ...bob.problems], []);
});

scene("a link, whoever follows it, and their game are free of what axe finds", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.choose("Clock", "none");
  await anne.choose("Your side", "White");
  await anne.button("Create the link").click();
  const link = await anne.page.getByLabel("Link to the game").inputValue();
  await anne.page.getByRole("img", { name: "QR code of the link" }).waitFor();
  assert.deepEqual(await anne.faultsInBothThemes(), []);
  const bob = await stage.visit(new URL(link).pathname, { viewport: { width: 360, height: 640 } });
  await bob.sees("You are invited to play");
  await bob.button("Français").click();
  await bob.sees(/Stackchess 6×6, sans pendule, privée/);
  await bob.button("English").click();
  await bob.sees(/Stackchess 6×6, no clock, private/);
  assert.deepEqual(await bob.faultsInBothThemes(), []);
  await bob.button("Accept").click();
  await anne.click("a1", "a2");
  await bob.moves(1);
  await bob.page.getByLabel("Message").fill("Have fun!");
  await bob.button("Send").click();
  await anne.sees("Have fun!");
  for (const one of [anne, bob]) assert.deepEqual(await one.faultsInBothThemes(), []);
  await anne.button("Offer a draw").click();
  await bob.button("Accept").waitFor();
  assert.deepEqual(await bob.faultsInBothThemes(), []);
  await bob.button("Accept").click();
  for (const one of [anne, bob]) {
    await one.page.getByRole("dialog", { name: "Draw" }).waitFor();
    assert.deepEqual(await one.faultsInBothThemes(), []);
    assert.deepEqual(one.problems, []);
  }
});

scene("a link that leads nowhere says so", async (stage) => {
  const anne = await stage.visit("/k3Tz81Qa");
  await anne.sees("There is no challenge or game with this code on this server.");
  assert.deepEqual(await anne.faults(), []);
  await anne.page.locator("main").getByRole("link", { name: "Lobby" }).click();
  await anne.button("Offer a game").waitFor();
});

scene("a link of this machine says that it works here only", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.button("Create the link").click();
  await anne.sees(/This link works on this machine only/);
});

scene("a guest takes another name, and what is offered stays", async (stage) => {
  const anne = await stage.visit("/?lobby");
  await anne.button("Offer a game").click();
  await anne.button("Withdraw").waitFor();
  assert.equal(await anne.button("Offer a game").isEnabled(), false); // the same again
  const bob = await stage.visit("/?lobby");
  await bob.row(await anne.ownName()).waitFor();
  await anne.button("Change your name").click();
  const field = anne.page.getByLabel("Your name");
  await field.and(anne.page.locator(":focus")).waitFor();
  await field.press("Escape");
  await anne.button("Change your name").click();
  for (const [name, why] of [["admin", "This name is reserved: choose another one."],
    [await bob.ownName(), "This name is taken on this server: choose another one."]]) {
    await field.fill(name);
    await field.press("Enter");
    await anne.sees(why);
  }
  await field.fill("Zoe-Zoe");
  await anne.button("Save").click();
  await anne.sees("From now on you are Zoe-Zoe.");
  await anne.sees("Zoe-Zoe (guest)");
  await bob.row("Zoe-Zoe").waitFor();
  await bob.row("Zoe-Zoe").getByRole("button", { name: "Play" }).click();
  await anne.page.locator(".game").waitFor();
  assert.equal(await anne.ownName(), "Zoe-Zoe");
  const other = new Visitor(await anne.page.context().newPage());
  await other.page.goto(`${stage.origin}/?lobby`);
  await other.page.getByRole("link", { name: "Resume" }).waitFor();
  assert.equal(await other.row("Zoe-Zoe").getByRole("link", { name: "Watch" }).count(), 0);
  await other.page.close();
  assert.deepEqual([...anne.problems, ...bob.problems], []);
});

scene("seeks meet in the lobby; draw, chat and spectators", async (stage) => {
  const anne = await stage.visit("/?lobby");
  await anne.choose("Your side", "Black");
  await anne.choose("Clock", "none"); // with one, a slow first move aborts the game
  await anne.button("Offer a game").click();
  await anne.button("Withdraw").waitFor();
  const bob = await stage.visit("/?lobby");
  await bob.row(await anne.ownName()).getByRole("button", { name: "Play" }).click();
  await bob.page.locator(".game").waitFor();
  await bob.click("a1", "a2");
  await anne.moves(1);
  await anne.click("f6", "f5");
  await bob.moves(2);
  const clara = await stage.visit("/?lobby");
  await clara.row(await anne.ownName()).getByRole("link", { name: "Watch" }).click();
  await clara.moves(2);
  await clara.sees("You are watching this game.");
  await clara.sees("Stackchess 6×6, no clock");
  for (const name of ["Take back", "Offer a draw", "Resign"])
    assert.equal(await clara.button(name).count(), 0, name);
  await clara.sees("Select a stack to see its pieces.");
  await clara.click("a2");
  await clara.sees("a2: 2 pieces");
  await anne.page.getByLabel("Message").fill('<img src=x onerror="alert(1)"> & good luck');
  await anne.button("Send").click();
  await bob.sees('<img src=x onerror="alert(1)"> & good luck');
  await bob.button("Offer a draw").click();
  await anne.button("Accept").click();
  for (const one of [bob, clara]) await one.page.getByRole("dialog", { name: "Draw" }).waitFor();
  assert.deepEqual([...anne.problems, ...bob.problems, ...clara.problems], []);
});

scene("a seek for opponents of some ratings, in days, and private", async (stage) => {
  const anne = await stage.visit("/?lobby");
  await anne.choose("Game", "Chess");
  await anne.page.getByText("More choices", { exact: true }).click();
  await anne.sees("Rated games need an account.");
  await anne.choose("Clock", "none");
  await anne.sees(/^Games that can be rated: chess/);
  await anne.choose("Clock", "in days");
  await anne.page.getByRole("group", { name: "Days per move" }).getByRole("button").last().click();
  await anne.page.getByLabel("Private, without spectators").check();
  await anne.page.getByLabel("at least").fill("2000");
  await anne.page.getByLabel("at most").fill("1600");
  await anne.button("Offer a game").and(anne.page.locator(":enabled")).click();
  const refusal = anne.page.locator("form .warning"); // what is said is read aloud elsewhere
  await anne.reads(refusal, "Invalid rating: enter numbers from 0 to 4000, the smaller one first.*");
  assert.equal(await anne.page.locator("main").getByText("Invalid rating").count(), 1);
  assert.deepEqual(await anne.faults(), []);
  await anne.page.getByLabel("at least").fill("1400");
  await anne.button("Offer a game").click();
  await anne.page.locator("main li", { hasText: "rating 1400 to 1600" })
    .getByRole("button", { name: "Withdraw" }).waitFor();
  const bob = await stage.visit("/?lobby");
  const seek = bob.row(await anne.ownName());
  await seek.filter({ hasText: "Chess, 4 days per move, private, rating 1400 to 1600" }).waitFor();
  await seek.getByRole("button", { name: "Play" }).click();
  await bob.page.locator(".game").waitFor();
  await anne.page.locator(".game").waitFor();
  assert.deepEqual([...anne.problems, ...bob.problems], []);
});

scene("resigning, and taking back by consent", async (stage) => {
  const [anne, bob] = await gameByLink(stage);
  await anne.click("a1", "a2");
  await bob.moves(1);
  await anne.button("Take back").click();
  await bob.page.locator(".offer .state", { hasText: "Black to move." }).waitFor();
  await bob.button("Accept").click();
  await bob.page.locator(".board [data-square]:focus").waitFor({ state: "attached" });
  await anne.moves(0);
  await anne.click("b2", "b3");
  await bob.moves(1);
  await bob.button("Resign").click();
  await bob.answer("Yes");
  await anne.sees("White wins");
});

scene("an offer is answered beside the board, or passed over by a move", async (stage) => {
  const [anne, bob] = await gameByLink(stage);
  await anne.click("a1", "a2");
  await bob.moves(1);
  await bob.button("Offer a draw").click();
  await anne.button("Accept").waitFor();
  assert.equal(await anne.page.getByRole("dialog").count(), 0);
  await bob.tap("f6", "f5");
  await anne.moves(2);
  await anne.click("f1", "f2"); // the offer still stands, and lapses
  await bob.moves(3);
  await anne.button("Accept").waitFor({ state: "detached" });
  await bob.button("Resign").click();
  await bob.answer("Yes");
  await anne.answer("Rematch");
  await bob.answer("Decline");
  await anne.sees("No rematch.");
  await bob.page.getByRole("dialog").getByRole("button", { name: "Rematch" }).waitFor();
  await bob.answer("Look back");
  await anne.page.locator(".online").getByRole("button", { name: "Rematch" }).click();
  await bob.button("Decline").waitFor();
  assert.equal(await bob.page.locator(".status").getByText(/offers a rematch/).count(), 1);
  await bob.button("Decline").click();
  await anne.sees("No rematch.");
  assert.deepEqual([...anne.problems, ...bob.problems], []);
});

scene("a lost line heals, and the game goes on", async (house) => {
  const stage = await house.another();
  const clara = await stage.visit("/icon.svg");
  await clara.page.evaluate(() =>
    localStorage.setItem("stackchess/guest", JSON.stringify({ name: "Guest79270" })));
  await clara.page.goto(`${stage.origin}/?lobby`);
  await clara.button("Offer a game").and(clara.page.locator(":enabled")).waitFor();
  await clara.looksLike("lobby"); // where nobody else can be
  const [anne, bob] = await gameByLink(stage);
  await anne.click("a1", "a2");
  await bob.moves(1);
  await stage.house.games.kill();
  await anne.sees(/connection is lost|Connection lost/);
  await stage.house.games.start();
  await bob.sees(/connection is restored/i);
  await bob.tap("f6", "f5");
  await anne.moves(2);
  await anne.click("a2", "a4");
  await bob.moves(3);
});

scene("two tabs are one player", async (stage) => {
  const [anne, bob] = await gameByLink(stage);
  const other = new Visitor(await anne.page.context().newPage());
  await other.page.goto(anne.page.url());
  await other.moves(0);
  await other.click("a1", "a2");
  await bob.moves(1);
  await anne.moves(1);
  await bob.tap("f6", "f5");
  await anne.moves(2);
  await other.moves(2);
  await anne.click("a2", "a4");
  await other.moves(3);
  assert.deepEqual([...anne.problems, ...other.problems, ...bob.problems], []);
  await other.page.close();
});

scene("a network without WebSockets is told of", async (stage) => {
  const anne = await stage.visit("/?settings", { alone: true });
  await anne.page.addInitScript(() => {
    globalThis.WebSocket = class extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.onclose?.({ code: 1006 }));
      }
      close() {}
    };
  });
  await anne.page.goto(`${stage.origin}/?lobby`);
  await anne.sees(/The server does not answer/);
  assert.deepEqual(await anne.faults(), []);
  await anne.button("Try again").click();
  await anne.sees(/The server does not answer/);
  await anne.page.getByRole("link", { name: "Stackchess" }).click();
  await anne.click("a1", "a2");
  await anne.moves(2);
});

scene("one's own link shows the challenge, to be sent and withdrawn", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.button("Create the link").click();
  const link = await anne.page.getByLabel("Link to the game").inputValue();
  await anne.page.goto(link);
  assert.equal(await anne.page.getByLabel("Link to the game").inputValue(), link);
  await anne.page.getByRole("img", { name: "QR code of the link" }).waitFor();
  await anne.sees("Stackchess 6×6, no clock, private");
  assert.deepEqual(await anne.faultsInBothThemes(), []);
  await anne.button("Withdraw").click();
  await anne.sees("The challenge was withdrawn.");
  await anne.page.goto(link);
  await anne.sees("There is no challenge or game with this code on this server.");
  assert.deepEqual(anne.problems, []);
});

scene("a command of the chat is answered there, and a move is confirmed where there is time", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.choose("Clock", "in days");
  await anne.choose("Your side", "Black");
  await anne.button("Create the link").click();
  const link = await anne.page.getByLabel("Link to the game").inputValue();
  const bob = await stage.visit(new URL(link).pathname, { viewport: { width: 360, height: 640 },
    hasTouch: true, isMobile: true, locale: "fr-FR" });
  await bob.button("Accepter").click();
  await bob.tap("a1", "a2");
  await bob.page.getByRole("dialog", { name: "Jouer a1-a2 ?" }).waitFor();
  await bob.answer("Oui");
  await anne.moves(1);
  const line = bob.page.getByLabel("Message");
  for (const [typed, answer] of [["/muet", /n'est plus montré/], ["/quoi", /ne plus voir ce que/]]) {
    await line.fill(typed);
    await line.press("Enter");
    const said = bob.page.locator(".chat li", { hasText: answer });
    await said.waitFor();
    await bob.page.waitForFunction(() => { // its beginning is seen, above what is typed
      const [list, last, board] = [".chat ul", ".chat li:last-child", ".frame"].map((one) =>
        document.querySelector(one).getBoundingClientRect());
      return last.top >= list.top - 1 && last.top < list.bottom - 15 && last.top >= board.bottom &&
        list.bottom <= innerHeight;
    });
    assert.equal(await bob.page.locator(".status").getByText(answer).count(), 0);
  }
  assert.deepEqual(await bob.faultsInBothThemes(), []);
  await line.fill("bonjour");
  await line.press("Enter");
  await anne.sees("bonjour");
  await bob.page.locator(".chat li", { hasText: "ne plus voir" }).waitFor({ state: "detached" });
  assert.deepEqual([...anne.problems, ...bob.problems], []);
});

scene("what is said of an offer goes with it, and nothing is pasted over a game", async (stage) => {
  const [anne, bob] = await gameByLink(stage);
  await anne.click("a1", "a2");
  await bob.moves(1);
  await anne.button("Offer a draw").click();
  const said = (visitor, text) => visitor.page.locator(".status").getByText(text);
  await said(anne, "A draw has been offered.").waitFor();
  await bob.button("Accept").waitFor();
  const paste = (visitor) => visitor.page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "1. d4 d5 *");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await paste(bob);
  await said(bob, "You are playing online: finish this game before you paste anything.").waitFor();
  await bob.tap("f6", "f5"); // passes the offer over
  await anne.moves(2);
  await said(anne, "A draw has been offered.").waitFor({ state: "detached" });
  await anne.button("Offer a draw").click();
  await bob.button("Accept").click();
  await anne.page.getByRole("dialog", { name: "Draw" }).waitFor();
  await said(anne, "A draw has been offered.").waitFor({ state: "detached" });
  await anne.answer("Look back");
  await paste(anne);
  await anne.labelled("d4", "d4, white pawn");
  assert.deepEqual([...anne.problems, ...bob.problems], []);
});

scene("a page that is loaded again finds its game", async (stage) => {
  const [anne, bob] = await gameByLink(stage);
  await anne.click("a1", "a2");
  await bob.moves(1);
  await bob.page.reload();
  await bob.moves(1);
  await bob.tap("f6", "f5");
  await anne.moves(2);
});
