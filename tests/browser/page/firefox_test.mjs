// The most important of the page in Firefox, where FIREFOX names one: /usr/bin/firefox-esr.
import { after, test } from "node:test";
import { firefoxPath, House, launchFirefox } from "./stage.mjs";

const skip = firefoxPath ? false : "FIREFOX names none";
const house = skip ? null : await House.open({ launch: launchFirefox });
after(() => house?.close());
const scene = (name, act) => test(name, { skip }, () => house.play(act));

scene("a stranger moves at once, by clicks, by dragging and by keys", async (stage) => {
  const anne = await stage.visit();
  await anne.click("a1", "a2");
  await anne.moves(2);
  await anne.button("Take back").click();
  await anne.moves(0);
  await anne.drag("a1", "a2");
  await anne.moves(2);
  await anne.button("Take back").click();
  await anne.moves(0);
  await anne.square("a1").focus();
  for (const key of ["Enter", "ArrowUp", "Enter"]) await anne.page.keyboard.press(key);
  await anne.moves(2);
});

scene("two people play by a link", async (stage) => {
  const anne = await stage.visit("/?friend");
  await anne.choose("Your side", "White");
  await anne.button("Create the link").click();
  const link = await anne.page.getByLabel("Link to the game").inputValue();
  const bob = await stage.visit(new URL(link).pathname);
  await bob.button("Accept").click();
  await anne.page.locator(".game").waitFor();
  await anne.click("a1", "a2");
  await bob.moves(1);
  await bob.click("f6", "f5");
  await anne.moves(2);
});

scene("an analysis has lines, and a forced win is found", async (stage) => {
  const anne = await stage.visit("/?analysis");
  await anne.page.locator(".lines li").first().waitFor();
  const bob = await stage.visit("/?wins=1");
  await bob.click("e4", "b4");
  await bob.sees("Well done! Everything is captured.");
});
