// The worker that has the room: it takes calls, and looks at the time when the room wants it.

import type { FromRoom, ToRoom } from "./letters";
import { instantiate } from "./module.js";
import { readReport } from "./report_news";

let call: ((name: string, text?: string) => string) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let stood = ""; // as the last report said

const write = (letter: FromRoom) => self.postMessage(letter);

function report(text: string): void {
  write({ kind: "report", text });
  const { standing, wake } = readReport(text);
  stood = standing;
  sleep(wake);
}

function sleep(wake: number | null): void {
  clearTimeout(timer);
  if (wake === null) return;
  timer = setTimeout(() => guard(attend), Math.max(0, wake - performance.now()));
}

function attend(): void {
  const text = call!("attend", String(Math.ceil(performance.now())));
  const { standing, hasNews, wake } = readReport(text);
  if (hasNews || standing !== stood) report(text);
  else sleep(wake);
}

/** After any trap the module is of no use any more. */
function guard(act: () => void): void {
  try {
    act();
  } catch (error) {
    call = null;
    write({ kind: "failed", why: String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToRoom>) =>
  guard(() => {
    if (data.kind === "begin") {
      call = instantiate(data.program);
      if (data.open === null) return;
      for (const [name, text] of data.kept) call("keep", `${name}\n${text}`);
      report(call("open", data.open));
      attend();
    } else if (call) {
      const text = call(data.name, data.text);
      if (data.ask === undefined) report(text);
      else write({ kind: "answer", ask: data.ask, text });
    }
  });
