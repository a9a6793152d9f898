// The study that an analysis shows, and the ways to change it. The stored study is resumed, and unsaved
// work is not replaced without a question.

import { useEffect, useRef, useState } from "preact/hooks";
import {
  isUnsaved,
  keptStudy,
  nameOfFinished,
  readKept,
  sumOf,
  writtenStudy,
  type KeptStudy,
} from "../state/kept_study";
import { pathOf, type AnalysisRoute } from "../state/route";
import type { Rules } from "../state/rules";
import { isStudy, type Study, type StudyAnswer } from "../state/study";
import * as storage from "../storage";
import type { AskingProps } from "./frame";
import { hand } from "./share";

/** What happens to an unsaved study that another one is to replace. */
export type Fate = "saved" | "dropped" | "kept";

export const beginning = (rules: Rules, position = "", moves = ""): string =>
  `begin ${moves}\n${startOf(rules, position)}`;

const startOf = (rules: Rules, position: string): string =>
  `rules ${rules}${position === "" ? "" : `\nposition ${position}`}`;

/** The study, if the browser could not store it: it is lost when the page is closed. */
let unkept: KeptStudy | null = null;

export function useStudying({ state, dispatch, ask }: AskingProps, route: AnalysisRoute) {
  const { language } = state.settings;
  const [study, setStudy] = useState<Study | null>(null);
  const latest = useRef<Study | null>(null); // perhaps not drawn yet
  const [said, setSaid] = useState(""); // why the last order was refused
  const [waiting, setWaiting] = useState(0);
  const [decide, setDecide] = useState<((fate: Fate) => void) | null>(null);
  const current = useRef<KeptStudy | null>(null); // the study shown, as it is stored
  const last = useRef<Promise<StudyAnswer | null>>(Promise.resolve(null));

  const send = async (order: string): Promise<StudyAnswer> => {
    setWaiting((count) => count + 1);
    const answer = JSON.parse(await ask("study", `${language}\n${order}`)) as StudyAnswer;
    setWaiting((count) => count - 1);
    return answer;
  };
  const keep = (kept: KeptStudy) => {
    current.current = kept;
    const text = writtenStudy(kept);
    unkept = storage.write("analysis", text) && text !== null ? null : kept;
    if (unkept) dispatch({ kind: "unkept" });
  };
  const show = (shown: Study, before: KeptStudy | null) => {
    setStudy((latest.current = shown));
    keep(keptStudy(shown, state.game, before));
  };

  /** Changes the study, or asks something of it. */
  const obey = async (order: string): Promise<StudyAnswer> => {
    const answer = await send(order);
    if (!isStudy(answer)) return answer;
    show(answer, current.current);
    setSaid(answer.refusal ?? "");
    return answer;
  };
  /** The same once all that was wanted before is done: what is wanted depends on that. */
  const obeyThen = (orderOf: (study: Study) => string | null): Promise<StudyAnswer | null> =>
    (last.current = last.current.then(() => {
      const order = latest.current && orderOf(latest.current);
      return order ? obey(order) : null;
    }));
  const read = (kept: KeptStudy) => send(`resume ${kept.place}\n${kept.pgn}`);
  const resume = async (kept: KeptStudy): Promise<void> => {
    const answer = await read(kept);
    if (isStudy(answer)) show(answer, kept);
  };
  /** Replaces the study; nothing if the one before was wanted back. One after the other: a second
   * one may be wanted before the first is there. */
  const replace = (order: string): Promise<StudyAnswer | null> =>
    (last.current = last.current.then(() => putInPlace(order)));
  const putInPlace = async (order: string): Promise<StudyAnswer | null> => {
    const answer = await send(order);
    const before = current.current; // earlier orders have been answered by now
    if (!isStudy(answer)) {
      if (order.startsWith("begin")) setSaid(answer.error ?? "");
      return answer;
    }
    if (before && isUnsaved(before)) {
      setStudy(answer);
      const fate = await new Promise<Fate>((resolve) => setDecide(() => resolve));
      setDecide(null);
      if (fate === "kept") {
        await resume(before);
        return null;
      }
      if (fate === "saved") hand(new Blob([before.pgn]), "stackchess.pgn");
    }
    show(answer, null);
    setSaid(answer.refusal ?? "");
    return answer;
  };

  /** Goes to these moves in the present study, or else replaces it by one with them. */
  const visit = async (rules: Rules, position: string, moves: string): Promise<void> => {
    if (current.current && moves !== "") {
      const found = await send(`find ${moves}\n${startOf(rules, position)}`);
      if (isStudy(found)) return show(found, current.current);
    }
    const answer = await replace(beginning(rules, position, moves));
    if (!answer || isStudy(answer)) return;
    if (current.current) await resume(current.current);
    else await replace(beginning(rules)); // the error of the address stays shown
    setSaid(answer.error ?? "");
  };
  /** Opens the study that the address names or, if it names none, the game if it is over: the analysis
   * must not help during a game. */
  const open = async (wanted: AnalysisRoute): Promise<void> => {
    const { game } = state;
    const kept = current.current ?? unkept ?? readKept(storage.read("analysis"));
    const answer = kept && (await read(kept));
    const there = answer && isStudy(answer) ? answer : null;
    current.current = there && kept;
    const finished = nameOfFinished(game);
    const isOther = wanted.rules
      ? kept?.address !== pathOf(wanted)
      : finished !== "" && kept?.game !== finished;
    if (there && !isOther) return show(there, kept);
    if (wanted.rules) return visit(wanted.rules, wanted.position ?? "", wanted.moves ?? "");
    if (game && isOther) return visit(game.rules, game.start, game.played.join(" "));
    await replace(beginning(game?.rules ?? "stackchess"));
  };

  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) void obey("look");
  }, [language]);
  useEffect(() => {
    isBegun.current = true;
    void open(route);
  }, [route]);

  /** The study has just been saved as a file or copied. */
  const saved = () => {
    if (current.current) keep({ ...current.current, begun: sumOf(current.current.pgn) });
  };
  return { study, said, isBusy: waiting > 0, decide, obey, obeyThen, replace, open, saved };
}
