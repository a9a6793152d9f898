// All scenes, some at a time, because some wait for a clock: node --test tests/browser/page/page_test.mjs
import { after, describe, test } from "node:test";
import { House, scenes } from "./stage.mjs";
import "./ends.mjs";
import "./here.mjs";
import "./layout.mjs";
import "./keeping.mjs";
import "./online.mjs";
import "./analysis.mjs";
import "./account.mjs";
import "./solid.mjs";

const house = await House.open();
after(() => house.close());
const tell = (wanted) => {
  for (const { name, act, isInSpace } of scenes)
    if (isInSpace === wanted) test(name, () => house.play(act));
};
describe("the page", { concurrency: 3 }, () => tell(false));
// Every one of these has all processors paint for it.
describe("the page in space", () => tell(true));
