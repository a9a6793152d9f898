import type { Clocks, Side } from "./report";

/** What a clock shows: 4:53, 1:00:00, and below ten seconds tenths, 0:09.4. A begun second counts
 * as whole as long as there are no tenths. */
export function clockText(left: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  if (left < 10_000) {
    const tenths = Math.floor(Math.max(left, 0) / 100);
    return `0:0${Math.floor(tenths / 10)}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** The time left for a side whose clock runs. */
export function leftAt(clocks: Clocks & { at: number }, side: Side, now: number): number {
  return Math.max(0, clocks[side] - (now - clocks.at));
}
