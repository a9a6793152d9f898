// The page's side of the workers: the room, and whoever thinks for it.

import type { Report } from "../state/report";
import type { FromRoom, FromThinking, Search, ToRoom, ToThinking } from "./letters";
import roomUrl from "../../build/wasm/stackchess.wasm?url";
import engineUrl from "../../build/wasm/stackchess_engine.wasm?url";

export interface EngineHooks {
  report(report: Report): void;
  progress(text: string): void;
  failed(why: string): void;
}

/** Thinks about one thing at a time, and can be stopped. */
class Thinker {
  private worker: Worker | null = null;
  private readonly flag: Int32Array | null;
  private number = 0;
  private busy = false;

  constructor(
    private readonly program: Promise<WebAssembly.Module>,
    private readonly thought: (number: number, text: string) => void,
    private readonly progress: (number: number, text: string) => void,
    private readonly failed: (why: string) => void,
  ) {
    // Only pages that no other can look into have shared memory.
    this.flag = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  }

  begin(name: Search, text: string): void {
    this.stop();
    const number = ++this.number;
    this.busy = true;
    if (this.flag) Atomics.store(this.flag, 0, number);
    const begin = (program: WebAssembly.Module) => {
      if (number !== this.number) return; // it is not wanted any more
      this.worker ??= this.made(program);
      this.worker.postMessage({ kind: "think", number, name, text } satisfies ToThinking);
    };
    this.program.then(begin, () => {}); // why there is no module was told
  }

  stop(): void {
    ++this.number;
    if (this.flag) Atomics.store(this.flag, 0, this.number);
    else if (this.busy) this.end();
    this.busy = false;
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private made(program: WebAssembly.Module): Worker {
    const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinking>) => this.hear(data);
    worker.onerror = (event) => this.failed(event.message);
    const letter: ToThinking = { kind: "begin", program, flag: this.flag };
    worker.postMessage(letter);
    return worker;
  }

  private hear(letter: FromThinking): void {
    if (letter.kind === "failed") {
      this.end();
      this.failed(letter.why);
    } else if (letter.number === this.number) {
      if (letter.kind === "progress") this.progress(letter.number, letter.text);
      else {
        this.busy = false;
        this.thought(letter.number, letter.text);
      }
    }
  }
}

export class Engine {
  private room: Worker | null = null;
  private readonly loaded = load();
  private readonly thinker: Thinker;
  private readonly explorer: Thinker;
  private waiting: ToRoom[] = [];
  private asks = new Map<number, (text: string) => void>();
  private asked = 0;
  private explored: (text: string) => void = () => {};
  private task = 0; // of the room, that the thinker has

  constructor(private readonly hooks: EngineHooks) {
    const failed = (why: string) => this.hooks.failed(why);
    this.thinker = new Thinker(
      this.loaded.engine,
      (_number, text) => this.call("note", `${this.task}\n${text}`),
      (_number, text) => this.hooks.progress(text),
      failed,
    );
    const explored = (_number: number, text: string) => this.explored(text);
    this.explorer = new Thinker(this.loaded.engine, explored, explored, failed);
    // It waits for the room, whose failure is told here too.
    this.loaded.engine.catch((error: unknown) => failed(String(error)));
  }

  /** Opens the room; what is called before it is loaded waits. */
  async start(kept: [string, string][], open: string): Promise<void> {
    const program = await this.loaded.room.catch(() => null); // why there is none was told
    if (!program) return;
    try {
      this.room = new Worker(new URL("./room.ts", import.meta.url), { type: "module" });
      this.room.onmessage = ({ data }: MessageEvent<FromRoom>) => this.hear(data);
      this.room.onerror = (event) => this.hooks.failed(event.message);
      this.room.postMessage({ kind: "begin", program, kept, open } satisfies ToRoom);
      for (const letter of this.waiting.splice(0)) this.room.postMessage(letter);
    } catch (error) {
      this.hooks.failed(String(error));
    }
  }

  call(name: string, text = ""): void {
    this.send({ kind: "call", name, text });
  }

  /** A call whose answer is no report. */
  ask(name: string, text: string): Promise<string> {
    const ask = ++this.asked;
    this.send({ kind: "call", name, text, ask });
    return new Promise((resolve) => this.asks.set(ask, resolve));
  }

  /** Looks for the best lines of a task until it is stopped, and tells those it has; or makes a
   * report on its game, and tells how far it is. */
  explore(name: "explore" | "review", text: string, told: (text: string) => void): void {
    this.explored = told;
    this.explorer.begin(name, text);
  }
  stopExploring(): void {
    this.explored = () => {};
    this.explorer.stop();
  }

  private send(letter: ToRoom): void {
    if (this.room) this.room.postMessage(letter);
    else this.waiting.push(letter);
  }

  private hear(letter: FromRoom): void {
    if (letter.kind === "failed") return this.hooks.failed(letter.why);
    if (letter.kind === "answer") {
      this.asks.get(letter.ask)?.(letter.text);
      this.asks.delete(letter.ask);
      return;
    }
    const report = JSON.parse(letter.text) as Report;
    if (report.thinking !== undefined) this.follow(report.thinking);
    this.hooks.report(report);
  }

  /** Lets the thinker think about what the room wants. */
  private follow(thinking: Report["thinking"]): void {
    const number = thinking?.number ?? 0;
    if (number === this.task) return;
    this.task = number;
    if (thinking) this.thinker.begin("think", thinking.task);
    else this.thinker.stop();
  }
}

interface Loaded {
  room: Promise<WebAssembly.Module>;
  engine: Promise<WebAssembly.Module>;
}

/** Whoever comes can move as soon as the room is there; what thinks is loaded after it. */
function load(): Loaded {
  const room = compiled(roomUrl);
  return { room, engine: room.then(() => compiled(engineUrl)) };
}

async function compiled(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
