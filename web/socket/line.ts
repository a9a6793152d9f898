// The WebSocket to the server: opened, used and closed as the client of the game says.

import type { LineOrder } from "../state/report";

/** Told what happens on the line, in the words that src/wasm reads. */
type Hear = (event: string) => void;

const pingEvery = 25_000; // proxies close lines on which nothing is said
const silence = 60_000;

export class Line {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private attempt = 0;

  constructor(
    private readonly address: string,
    private readonly hear: Hear,
  ) {}

  obey(order: LineOrder): void {
    if ("send" in order) this.socket?.send(order.send);
    else if ("open" in order) this.open(order.open);
    else this.close();
  }

  close(): void {
    ++this.attempt;
    clearTimeout(this.timer);
    clearInterval(this.ping);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(after: number): void {
    this.close();
    this.timer = setTimeout(() => this.connect(), after);
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.heardAt = performance.now();
      this.hear("opened");
      this.ping = setInterval(() => this.look(), pingEvery);
    };
    socket.onmessage = ({ data }) => {
      this.heardAt = performance.now();
      if (typeof data === "string") this.hear(`heard ${data}`);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket) return; // it was closed from here
      this.close();
      if (wasOpen) this.hear(`lost ${code}`);
      else void this.ask();
    };
  }

  /** Browsers do not tell why a WebSocket was refused: perhaps the server can let nobody in now. */
  private async ask(): Promise<void> {
    const attempt = this.attempt;
    const health = new URL("/healthz", this.address.replace(/^ws/, "http"));
    const status = await fetch(health, { cache: "no-store" }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (attempt === this.attempt) this.hear(`lost ${[502, 503, 504].includes(status) ? 503 : 0}`);
  }

  /** A line that is dead without knowing it is opened again. */
  private look(): void {
    if (performance.now() - this.heardAt > silence) {
      this.close();
      this.hear("lost 1006");
    } else if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send('{"kind":"ping","number":0}');
    }
  }
}
