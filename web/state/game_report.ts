// The report on a game, and its curve.

export interface GameReport {
  points: (number | null)[]; // White's chances in thousandths, before each move and after the last
  sides: string[];
  remarks: { ply: number; kind: number; text: string }[];
  found: string; // all of it, to be written into the game
}

export interface Progress {
  done: number;
  all: number;
}

/** What the game says while it makes a report, and then the report. */
export function readReport(text: string): { progress: Progress } | { report: GameReport } | null {
  const found = JSON.parse(text) as Partial<GameReport & Progress>;
  if (found.points) return { report: found as GameReport };
  return found.all ? { progress: found as Progress } : null;
}

/** The curve as a closed path in a box: White's share from below. */
export function curvePath(points: readonly (number | null)[], width: number, height: number): string {
  const known = points.flatMap((point, ply) => (point === null ? [] : [{ point, ply }]));
  if (known.length < 2) return "";
  const x = (ply: number) => round((ply / (points.length - 1)) * width);
  const y = (point: number) => round(height - (point / 1000) * height);
  const line = known.map(({ point, ply }) => `L${x(ply)} ${y(point)}`).join("");
  return `M${x(known[0]!.ply)} ${height}${line}L${x(known.at(-1)!.ply)} ${height}Z`;
}

/** Which ply of the game lies at this share of the curve's width. */
export const plyAt = (share: number, plies: number): number =>
  Math.min(Math.max(Math.round(share * plies), 0), plies);

const round = (number: number) => Math.round(number * 10) / 10;
