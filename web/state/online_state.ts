export interface Online {
  line: "off" | "connecting" | "open" | "lost" | "blocked";
}
export const begin: Online = { line: "off" };
