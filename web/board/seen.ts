// Whether boards are seen flat or in space, and what a board needs for the latter: that is loaded only
// when somebody wants it.

import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";

export type Trouble = "missing" | "lost" | "unloaded";

export interface Seen {
  solid: boolean;
  toggle: () => void;
  fail: (why: Trouble) => void; // from now on it is flat
}

export const SeenContext = createContext<Seen>({ solid: false, toggle: () => {}, fail: () => {} });

type Solid = typeof import("../space/solid_view");
let loaded: Solid | null = null;

async function load(): Promise<Solid> {
  const solid = await import("../space/solid_view");
  await solid.prepare();
  return (loaded = solid);
}

/** What shows a board in space, as soon as it is wanted and there. */
export function useSolid(isAllowed: boolean): Solid | null {
  const { solid, fail } = useContext(SeenContext);
  const isWanted = solid && isAllowed;
  const [shown, setShown] = useState<Solid | null>(loaded);
  useEffect(() => {
    if (!isWanted || shown) return;
    let isStill = true;
    void load().then(
      (found) => isStill && setShown(found),
      () => isStill && fail("unloaded"),
    );
    return () => {
      isStill = false;
    };
  }, [isWanted]);
  return isWanted ? shown : null;
}
