// All scenes, some at a time, because some wait for a clock: node --test tests/browser/page/page_test.mjs
import { after, describe, test } from "node:test";
import { House, scenes } from "./stage.mjs";
import "./ends.mjs";
import "./here.mjs";
import "./keeping.mjs";
import "./online.mjs";
import "./analysis.mjs";
import "./account.mjs";
import "./solid.mjs";

const house = await House.open();
describe("the page", { concurrency: 3 }, () => {
  for (const { name, act } of scenes) test(name, () => house.play(act));
  after(() => house.close());
});
