// Which kind of puzzle it is to be.

import type { Route } from "../state/route";
import type { Words } from "../state/words";
import { Choice } from "./parts";

type Kind = "wins" | "queens" | "tour";

export function PuzzleChoice(props: { text: Words; value: Kind; go: (route: Route) => void }) {
  const { text, value, go } = props;
  return (
    <Choice
      legend={text.puzzles}
      name="puzzle"
      value={value}
      options={[
        ["wins", text.forced_wins],
        ["queens", text.queens],
        ["tour", text.tour],
      ]}
      onChange={(wanted) =>
        go(wanted === "wins" ? { screen: "wins" } : { screen: "puzzle", puzzle: wanted })
      }
    />
  );
}
