// Calls what a page calls, as a file says, and prints what is answered:
// node calls.mjs FOLDER-OF-MODULES FILE
import { readFileSync } from "node:fs";
import { instantiate } from "../../web/worker/module.js";

const root = new URL("../..", import.meta.url).pathname;
let engine;
const [folder, file] = process.argv.slice(2);
const module = (name) => instantiate(new WebAssembly.Module(readFileSync(`${folder}/${name}.wasm`)));
const modules = {
  "": module("stackchess"),
  words: module("stackchess_words"),
  ...Object.fromEntries(["wants", "learn", "think", "explore", "review", "bench", "study", "edit",
    "guide", "lesson", "queens", "tour", "wins"].map((name) =>
    [name, (engine ??= module("stackchess_engine"))])),
};
const module_call = (name, text) => (modules[name] ?? modules[""])(name, text);
let answer = "";
let now = 100_000;

/** Prints the answer, without what is kept: that has dates. */
function call(name, text) {
  answer = module_call(name, text);
  if (name === "explore") answer = answer.replace(/,"time":\d+/, "");
  const kept = answer.indexOf(',"keep":[');
  console.log(kept < 0 ? answer : answer.slice(0, kept));
  if (name !== "wants" && answer !== "") JSON.parse(answer);
}

function letComputerPlay() {
  const { thinking } = JSON.parse(answer);
  if (!thinking) return false;
  call("note", `${thinking.number}\n${module_call("think", thinking.task)}`);
  call("attend", String((now += 1000)));
  return true;
}

for (const line of readFileSync(file, "utf8").split("\n")) {
  if (line === "" || line.startsWith("#")) continue;
  const [name] = line.split(" ", 1);
  if (name === "computer") letComputerPlay();
  else if (name === "play_out") while (letComputerPlay());
  else if (name === "learn") console.log(module_call(name, readFileSync(`${root}/${line.slice(6)}`)));
  else call(name, line.slice(name.length + 1).replaceAll("\\n", "\n"));
}
