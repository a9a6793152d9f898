// What a report of the room says besides the time, which the page counts by itself.

import type { Report } from "../state/report";

interface ReportNews {
  /** Whether something has happened. */
  hasNews: boolean;
  /** The state that holds until another report changes it. */
  standing: string;
  wake: number | null;
}

export function readReport(text: string): ReportNews {
  const report = JSON.parse(text) as Report;
  const { events, game, online, keep = [], line = [] } = report;
  const { question = null, thinking = null, clocks = null, wake = null } = report;
  return {
    hasNews: events.length + keep.length + line.length > 0 || Boolean(game ?? online),
    standing: JSON.stringify([question, thinking, clocks?.running]),
    wake,
  };
}
