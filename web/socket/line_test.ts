// What a page makes of a WebSocket that the server refuses: browsers do not tell why.

import { afterEach, expect, test, vi } from "vitest";
import { Line } from "./line";

/** A WebSocket in the hands of the test. */
class FakeSocket {
  static last: FakeSocket;
  onopen = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly address: string) {
    FakeSocket.last = this;
  }
  close(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The events of a line that ends, when the server gives this answer about its health. */
async function heard(health: () => Promise<{ status: number }>, wasOpen = false): Promise<string[]> {
  vi.useFakeTimers();
  const asked = vi.fn(health);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", asked);
  const events: string[] = [];
  const line = new Line("wss://stackchess.example/socket", (event) => events.push(event));
  line.obey({ open: 0 });
  await vi.advanceTimersByTimeAsync(0);
  if (wasOpen) FakeSocket.last.onopen();
  FakeSocket.last.onclose({ code: 1006 });
  await vi.advanceTimersByTimeAsync(0);
  if (!wasOpen)
    expect(String((asked.mock.calls as unknown[][])[0]![0])).toBe("https://stackchess.example/healthz");
  return events;
}

test("a server that can let nobody in is told from one that does not answer", async () => {
  for (const status of [502, 503, 504])
    expect(await heard(() => Promise.resolve({ status }))).toEqual(["lost 503"]);
  expect(await heard(() => Promise.resolve({ status: 200 }))).toEqual(["lost 0"]);
  expect(await heard(() => Promise.reject(new Error("offline")))).toEqual(["lost 0"]);
});

test("a line that was open says by itself how it ended", async () => {
  expect(await heard(() => Promise.resolve({ status: 503 }), true)).toEqual(["opened", "lost 1006"]);
});
