// The page's side of the workers: the room, and the engine that thinks for it.

import type { Report } from "../state/report";
import type { FromRoom, FromThinking, Search, ToRoom, ToThinking } from "./letters";
import { network } from "./networks";
import roomUrl from "../../build/wasm/stackchess.wasm?url";
import engineUrl from "../../build/wasm/stackchess_engine.wasm?url";

export interface EngineHooks {
  report(report: Report): void;
  /** The number of the room's task, and on the next lines the result so far. */
  progress(text: string): void;
  failed(why: string): void;
}

/** Runs one search at a time, which can be stopped. A search that needs a network begins without it; in
 * an analysis it is restarted once the network is loaded. */
class Thinker {
  private worker: Worker | null = null;
  private search: { name: Search; text: string } | null = null;
  private readonly networks = new Map<string, ArrayBuffer>();
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
    this.search = { name, text };
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
    worker.postMessage({ kind: "begin", program, flag: this.flag } satisfies ToThinking);
    for (const bytes of this.networks.values())
      worker.postMessage({ kind: "network", bytes } satisfies ToThinking);
    return worker;
  }

  private async teach(name: string): Promise<void> {
    const bytes = this.networks.has(name) ? null : await network(name);
    if (!bytes || this.networks.has(name)) return;
    this.networks.set(name, bytes);
    this.worker?.postMessage({ kind: "network", bytes } satisfies ToThinking);
    if (this.busy && this.search && this.search.name !== "think")
      this.begin(this.search.name, this.search.text);
  }

  private hear(letter: FromThinking): void {
    if (letter.kind === "failed") {
      this.end();
      this.failed(letter.why);
    } else if (letter.kind === "wants") {
      void this.teach(letter.network);
    } else if (letter.number === this.number) {
      if (letter.kind === "progress") this.progress(letter.number, letter.text);
      else {
        this.busy = false;
        this.thought(letter.number, letter.text);
      }
    }
  }
}

/** A worker with a module that answers calls; calls wait until it is loaded. */
class Office {
  private worker: Worker | null = null;
  private waiting: ToRoom[] = [];
  private asks = new Map<number, (text: string) => void>();
  private asked = 0;

  constructor(
    private readonly report: (text: string) => void,
    private readonly failed: (why: string) => void,
  ) {}

  async begin(
    loaded: Promise<WebAssembly.Module>,
    kept: [string, string][],
    open: string | null,
  ): Promise<void> {
    try {
      const worker = new Worker(new URL("./room.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromRoom>) => this.hear(data);
      worker.onerror = (event) => this.failed(event.message);
      const program = await loaded.catch(() => null); // why there is none was told
      if (!program) return worker.terminate();
      worker.postMessage({ kind: "begin", program, kept, open } satisfies ToRoom);
      for (const letter of this.waiting.splice(0)) worker.postMessage(letter);
      this.worker = worker;
    } catch (error) {
      this.failed(String(error));
    }
  }

  call(name: string, text: string): void {
    this.send({ kind: "call", name, text });
  }

  ask(name: string, text: string): Promise<string> {
    const ask = ++this.asked;
    this.send({ kind: "call", name, text, ask });
    return new Promise((resolve) => this.asks.set(ask, resolve));
  }

  private send(letter: ToRoom): void {
    if (this.worker) this.worker.postMessage(letter);
    else this.waiting.push(letter);
  }

  private hear(letter: FromRoom): void {
    if (letter.kind === "failed") return this.failed(letter.why);
    if (letter.kind === "report") return this.report(letter.text);
    this.asks.get(letter.ask)?.(letter.text);
    this.asks.delete(letter.ask);
  }
}

/** What the room itself is asked; all else is about boards besides it. */
const ofRoom = ["moment", "thought", "kept", "pgn", "terms"];

export class Engine {
  private readonly loaded = load();
  private readonly room: Office;
  private beside: Office | null = null; // with the module that thinks, once it is needed
  private readonly thinker: Thinker;
  private readonly explorer: Thinker;
  private explored: (text: string) => void = () => {};
  private task = 0; // of the room, that the thinker has

  constructor(private readonly hooks: EngineHooks) {
    const failed = (why: string) => this.hooks.failed(why);
    this.room = new Office((text) => this.hear(JSON.parse(text) as Report), failed);
    this.thinker = new Thinker(
      this.loaded.engine,
      (_number, text) => this.call("note", `${this.task}\n${text}`),
      (_number, text) => this.hooks.progress(`${this.task}\n${text}`),
      failed,
    );
    const explored = (_number: number, text: string) => this.explored(text);
    this.explorer = new Thinker(this.loaded.engine, explored, explored, failed);
    // It waits for the room, whose failure is told here too.
    this.loaded.engine.catch((error: unknown) => failed(String(error)));
  }

  /** Until all modules are loaded, or cannot be. */
  get whole(): Promise<unknown> {
    return this.loaded.engine;
  }

  /** Opens the room; calls wait until it is loaded. */
  start(kept: [string, string][], open: string): Promise<void> {
    return this.room.begin(this.loaded.room, kept, open);
  }

  call(name: string, text = ""): void {
    this.room.call(name, text);
  }

  /** A call whose answer is no report. */
  ask(name: string, text: string): Promise<string> {
    if (ofRoom.includes(name)) return this.room.ask(name, text);
    if (!this.beside) {
      this.beside = new Office(() => {}, this.hooks.failed);
      void this.beside.begin(this.loaded.engine, [], null);
    }
    return this.beside.ask(name, text);
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

  private hear(report: Report): void {
    if (report.thinking !== undefined) this.follow(report.thinking);
    this.hooks.report(report);
  }

  /** Starts the search that the room asks for. */
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

/** Moves can be made as soon as the room is loaded; the engine, with all other boards, follows. */
function load(): Loaded {
  const room = compiled(roomUrl);
  return { room, engine: room.then(() => compiled(engineUrl)) };
}

async function compiled(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return WebAssembly.compileStreaming(response);
}
