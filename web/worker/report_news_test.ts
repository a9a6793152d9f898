import { expect, test } from "vitest";
import { readReport } from "./report_news";

const quiet = { events: [], clocks: { white: 900, black: 800, low: 100, running: true }, wake: 7,
  question: null, thinking: null, keep: [], line: [] };
const read = (changes: object) => readReport(JSON.stringify({ ...quiet, ...changes }));

test("a clock that runs on is no news", () => {
  const before = read({});
  const after = read({ clocks: { ...quiet.clocks, white: 800 }, wake: 8 });
  expect(after).toEqual({ hasNews: false, standing: before.standing, wake: 8 });
});

test("what happens is news, and so is a clock that stops, a question, and a task", () => {
  for (const change of [{ events: [{ kind: "low_time" }] }, { game: {} }, { online: {} },
    { keep: [{ name: "a", text: null }] }, { line: [{ close: true }] }])
    expect(read(change).hasNews).toBe(true);
  for (const change of [{ clocks: { ...quiet.clocks, running: false } }, { question: { text: "?" } },
    { thinking: { number: 1, task: "" } }])
    expect(read(change).standing).not.toBe(read({}).standing);
});
