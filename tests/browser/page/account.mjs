// Accounts, players and ratings at a server.
import assert from "node:assert/strict";
import { scene } from "./stage.mjs";

const password = "a long enough secret";

/** Somebody who has just registered; the code for a forgotten password comes with it. */
async function member(stage, name) {
  const visitor = await stage.visit("/?account");
  await visitor.choose("Account", "Create an account");
  await visitor.page.getByLabel("Name", { exact: true }).fill(name);
  await visitor.page.getByLabel("Password", { exact: true }).fill(password);
  await visitor.button("Create an account").click();
  const code = await visitor.page.locator("output.secret").textContent();
  await visitor.button("I have written it down").click();
  await visitor.sees(`You are ${name}.`);
  return [visitor, code];
}

scene("somebody registers, logs out, and comes back by the recovery code", async (stage) => {
  const [anne, code] = await member(stage, "Anne");
  assert.match(code, /^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
  assert.deepEqual(await anne.faults(), []);
  assert.deepEqual(anne.problems.filter((one) => !/401/.test(one)), []);
  await anne.button("Log out").click();
  await anne.choose("Account", "Log in");
  await anne.page.getByLabel("Name", { exact: true }).fill("Anne");
  await anne.page.getByLabel("Password", { exact: true }).fill("not the secret at all");
  await anne.button("Log in").click();
  await anne.page.locator("p.warning").filter({ hasText: "password" }).waitFor();
  assert.deepEqual(await anne.faults(), []);
  await anne.choose("Account", "Forgotten password");
  await anne.page.getByLabel("Recovery code", { exact: true }).fill(code);
  await anne.page.getByLabel("New password", { exact: true }).fill(password);
  await anne.button("Forgotten password").click();
  await anne.page.locator("output.secret").waitFor();
  await anne.button("I have written it down").click();
  await anne.sees("You are Anne.");
  await anne.page.reload();
  await anne.sees("You are Anne.");
});

scene("what is wrong with a name or a password is said, in French too", async (stage) => {
  const anne = await stage.visit("/?account", { locale: "fr-FR" });
  await anne.choose("Compte", "Créer un compte");
  await anne.page.getByLabel("Nom", { exact: true }).fill("a b");
  await anne.page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await anne.button("Créer un compte").click();
  await anne.page.locator("p.warning").filter({ hasText: /[Nn]om/ }).waitFor();
  await anne.page.getByLabel("Nom", { exact: true }).fill("Clara");
  await anne.page.getByLabel("Mot de passe", { exact: true }).fill("court");
  await anne.button("Créer un compte").click();
  await anne.page.locator("p.warning").filter({ hasText: /mot de passe/ }).waitFor();
  assert.deepEqual(await anne.faults(), []);
});

scene("a password is changed, tokens are made and revoked, data is exported, all is deleted", async (stage) => {
  const [bob] = await member(stage, "Bob");
  const change = bob.page.locator("form", { hasText: "New password" });
  await change.getByLabel("Current password").fill(password);
  await change.getByLabel("New password").fill("another long secret");
  await bob.button("Change the password").click();
  await bob.sees("The password is changed; all other sessions have ended.");
  await bob.page.getByLabel("For which program", { exact: true }).fill("my robot");
  await bob.sees("See and play games of Stackchess too; without it, only chess.");
  await bob.button("Create a token").click();
  const token = bob.page.getByLabel("Copy this token: it is shown only once.", { exact: true });
  assert.match(await token.inputValue(), /.{20}/);
  await bob.sees("my robot");
  await bob.button("Revoke").click();
  await bob.page.getByText("my robot").waitFor({ state: "detached" });
  const [download] = await Promise.all([bob.page.waitForEvent("download"),
    bob.page.getByRole("link", { name: "Download all data kept about you" }).click()]);
  assert.equal(JSON.parse(await readAll(await download.createReadStream())).name, "Bob");
  const removal = bob.page.locator("form", { hasText: "Delete the account" });
  await removal.getByLabel("Current password").fill("not the secret at all");
  await removal.getByRole("button").click();
  await removal.locator("p.warning").filter({ hasText: "password" }).waitFor();
  await removal.getByLabel("Current password").fill("another long secret");
  await bob.button("Delete the account").click();
  await bob.sees("The account is deleted.");
});

/** A move by correspondence, which is asked about. */
async function confirmed(visitor, ...move) {
  await visitor.click(...move);
  await visitor.answer("Yes");
}

async function readAll(stream) {
  let text = "";
  for await (const part of stream) text += part;
  return text;
}

scene("a rated game under one's name, then the profile and the best players", async (stage) => {
  const [dora] = await member(stage, "Dora");
  await dora.page.goto(`${stage.origin}/?lobby`);
  await dora.page.getByText("Dora").first().waitFor();
  await dora.choose("Game", "Chess");
  await dora.choose("Your side", "White");
  await dora.choose("Clock", "in days"); // with a clock, a slow first move aborts the game
  await dora.page.getByText("More choices", { exact: true }).click();
  await dora.page.getByLabel("Rated", { exact: true }).check();
  await dora.button("Offer a game").click();
  const [eva] = await member(stage, "Eva");
  await eva.page.goto(`${stage.origin}/?lobby`);
  await eva.row("Dora").getByRole("button", { name: "Play" }).click();
  await dora.page.locator(".game").waitFor();
  await dora.page.locator(".player").getByText("Eva (1500?)").waitFor();
  await dora.sees("Chess, 3 days per move, rated");
  await confirmed(dora, "f2", "f3");
  await eva.moves(1);
  await confirmed(eva, "e7", "e5");
  await dora.moves(2);
  await confirmed(dora, "g2", "g4");
  await eva.moves(3);
  await confirmed(eva, "d8", "h4");
  await dora.sees("Black wins");
  await eva.sees("Black wins");
  const clara = await stage.visit("/?player=Eva");
  await clara.sees("Chess, correspondence");
  await clara.sees("1 game: 1 won, 0 drawn, 0 lost.");
  assert.deepEqual(await clara.faults(), []);
  await clara.page.getByRole("link", { name: "Dora – Eva" }).click();
  await clara.moves(4);
  await clara.page.goto(`${stage.origin}/?leaders`);
  await clara.sees("Nobody has an established rating yet.");
  assert.deepEqual(await clara.faults(), []);
  await clara.page.goto(`${stage.origin}/?player=Nobody`);
  await clara.sees("There is no player called Nobody here.");
});

scene("an account is challenged by its name, declines, and accepts", async (stage) => {
  const [gina] = await member(stage, "Gina");
  const [hugo] = await member(stage, "Hugo");
  await hugo.page.goto(`${stage.origin}/?lobby`);
  await gina.page.goto(`${stage.origin}/?friend`);
  await gina.choose("Opponent", "By name");
  await gina.choose("Game", "Chess");
  await gina.choose("Your side", "White");
  await gina.choose("Clock", "in days");
  await gina.page.getByText("More choices", { exact: true }).click();
  await gina.page.getByLabel("Rated", { exact: true }).check();
  const name = gina.page.getByLabel("Name of the opponent's account", { exact: true });
  await name.fill("Nobody");
  await gina.button("Challenge this player").click();
  await gina.sees("There is no player with this name here.");
  assert.deepEqual(await gina.faults(), []);
  await name.fill("Hugo");
  await gina.button("Challenge this player").click();
  await gina.sees(/The game begins as soon as Hugo accepts it/);
  const challenge = hugo.row("Chess, 3 days per move, rated, private, plays White");
  await challenge.getByRole("button", { name: "Accept" }).waitFor();
  assert.deepEqual(await hugo.faults(), []);
  await challenge.getByRole("button", { name: "Decline" }).click();
  await gina.sees("The challenge was declined.");
  await gina.button("Challenge this player").click();
  await challenge.getByRole("button", { name: "Accept" }).click();
  await hugo.page.locator(".game").waitFor();
  await confirmed(gina, "e2", "e4");
  await hugo.moves(1);
  assert.deepEqual([...gina.problems, ...hugo.problems].filter((one) => !/40[14]/.test(one)), []);
});

scene("a course of ratings and a list of the best are drawn", async (stage) => {
  const anne = await stage.visit("/?settings", { alone: true });
  const entries = [1500, 1560, 1533, 1620].map((rating, time) => ({ game: "k3Tz81Qa", time, rating,
    deviation: 90 }));
  const answer = (body) => (route) => route.fulfill({ json: body });
  const rating = { rating: 1620, deviation: 60, games: 4 };
  await anne.page.route("**/players/Fay.json", answer({ name: "Fay", created: 0, online: true,
    games: { all: 4, won: 2, drawn: 1, lost: 1 }, ratings: { "chess.blitz": rating } }));
  await anne.page.route("**/players/Fay/ratings.json", answer({ "chess.blitz": entries }));
  await anne.page.route("**/leaders.json", answer({ "chess.blitz": [{ name: "Fay", ...rating }],
    "chess.rapid": [] }));
  await anne.page.goto(`${stage.origin}/?leaders`);
  await anne.page.getByRole("cell", { name: "1620" }).waitFor();
  assert.deepEqual(await anne.faults(), []);
  await anne.page.getByRole("link", { name: "Fay" }).click();
  await anne.page.getByRole("img", { name:
    "Chess, blitz: from 1500 to 1620 in 4 games, between 1500 and 1620" }).waitFor();
  assert.deepEqual(await anne.faults(), []);
});
