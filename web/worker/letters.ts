// What the page and its workers write to each other.

/** To the worker that has the room, and to the one that has all boards besides it: nothing is opened
 * there. */
export type ToRoom =
  | { kind: "begin"; program: WebAssembly.Module; kept: [string, string][]; open: string | null }
  | { kind: "call"; name: string; text: string; ask?: number };

export type FromRoom =
  | { kind: "report"; text: string }
  | { kind: "answer"; ask: number; text: string }
  | { kind: "failed"; why: string };

/** For a game that is played, for one that is tried, and for a report on one. */
export type Search = "think" | "explore" | "review";

/** To the worker that thinks. */
export type ToThinking =
  | { kind: "begin"; program: WebAssembly.Module; flag: Int32Array | null }
  | { kind: "network"; bytes: ArrayBuffer }
  | { kind: "think"; number: number; name: Search; text: string };

export type FromThinking =
  | { kind: "wants"; number: number; network: string }
  | { kind: "progress"; number: number; text: string }
  | { kind: "thought"; number: number; text: string }
  | { kind: "failed"; why: string };
