// The worker that thinks. While it does it hears nothing: a flag in shared memory stops it, or else
// the page ends it and makes a new one.

import type { FromThinking, ToThinking } from "./letters";
import { instantiate } from "./module.js";

let call: ((name: string, text?: string) => string) | null = null;
let flag: Int32Array | null = null;
let number = 0;

const write = (letter: FromThinking) => self.postMessage(letter);

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
    number = data.number;
    if (flag && Atomics.load(flag, 0) !== number) return; // it is not wanted any more
    write({ kind: "thought", number, text: call!(data.name, data.text) });
  } catch (error) {
    call = null;
    write({ kind: "failed", why: String(error) });
  }
};
