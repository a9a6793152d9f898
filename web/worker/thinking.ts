// The worker that thinks. While it does it hears nothing: a flag in shared memory stops it, or else
// the page ends it and makes a new one.

import type { FromThinking, Search, ToThinking } from "./letters";
import { instantiate } from "./module.js";

let call: ((name: string, text?: string | Uint8Array) => string) | null = null;
let flag: Int32Array | null = null;
let number = 0;

const write = (letter: FromThinking) => self.postMessage(letter);

/** The task of a search, without the line before it that says how to report on it. */
const taskOf = (name: Search, text: string) =>
  name === "think" ? text : text.slice(text.indexOf("\n") + 1);

self.onmessage = ({ data }: MessageEvent<ToThinking>) => {
  try {
    if (data.kind === "begin") {
      flag = data.flag;
      call = instantiate(data.program, {
        progress: (text) => write({ kind: "progress", number, text }),
        stops: () => flag !== null && Atomics.load(flag, 0) !== number,
      });
      return;
    }
    if (data.kind === "network") return void call!("learn", new Uint8Array(data.bytes));
    number = data.number;
    if (flag && Atomics.load(flag, 0) !== number) return; // it is not wanted any more
    const network = call!("wants", taskOf(data.name, data.text));
    if (network !== "") write({ kind: "wants", number, network });
    write({ kind: "thought", number, text: call!(data.name, data.text) });
  } catch (error) {
    call = null;
    write({ kind: "failed", why: String(error) });
  }
};
