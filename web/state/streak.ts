// Which forced wins somebody has solved, and how many in a row at the first try.

export interface Streak {
  solved: readonly number[]; // by their numbers, in order
  streak: number;
  best: number;
  spoilt: number | null; // the one that was not solved at the first try, while it is on the board
}

export const noStreak: Streak = { solved: [], streak: 0, best: 0, spoilt: null };

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** The stored streak, as far as it is valid. */
export function readStreak(text: string | null): Streak {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Record<keyof Streak, unknown>>;
    return {
      solved: Array.isArray(kept.solved) ? kept.solved.filter(isCount) : [],
      streak: isCount(kept.streak) ? kept.streak : 0,
      best: isCount(kept.best) ? kept.best : 0,
      spoilt: isCount(kept.spoilt) ? kept.spoilt : null,
    };
  } catch {
    return noStreak;
  }
}

/** After a wrong move, or help. */
export const missed = (before: Streak, number: number): Streak =>
  before.solved.includes(number) ? before : { ...before, streak: 0, spoilt: number };

/** After the last move of one; one that was solved before counts no more. */
export function solved(before: Streak, number: number): Streak {
  if (before.solved.includes(number)) return before;
  const streak = before.spoilt === number ? 0 : before.streak + 1;
  return {
    solved: [...before.solved, number].sort((one, other) => one - other),
    streak,
    best: Math.max(before.best, streak),
    spoilt: null,
  };
}

/** The first one after a number that is not solved, from the start on again; the next one where all
 * are. */
export function nextUnsolved({ solved: known }: Streak, after: number, count: number): number {
  for (let step = 1; step <= count; ++step) {
    const number = (after + step) % count;
    if (!known.includes(number)) return number;
  }
  return (after + 1) % count;
}
