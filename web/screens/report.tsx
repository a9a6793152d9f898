// The report on the game of an analysis: the curve of the chances, and the mistakes.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { curvePath, plyAt, readReport, type GameReport, type Progress } from "../state/game_report";
import { fill, type Language, type Words } from "../state/words";
import type { Explorer } from "./analysis";

const nodes = 50_000; // for each position
const [width, height] = [600, 120];

interface Props {
  text: Words;
  language: Language;
  explorer: Explorer;
  task: () => Promise<string>; // of the whole main line
  game: string; // its moves: another game needs another report
  ply: number | null; // that is looked at, where it is one of the main line
  note: (found: string) => void; // into the tree
  isBusy: boolean;
  setBusy: (busy: boolean) => void;
  go: (ply: number) => void;
}

export function Report(props: Props) {
  const { text, language, explorer, game, isBusy, setBusy } = props;
  const [report, setReport] = useState<GameReport | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    setReport(null);
    setBusy(false);
  }, [game, language]);
  const hear = (answer: string) => {
    const found = readReport(answer);
    if (found && "progress" in found) return setProgress(found.progress);
    if (found) setReport(found.report);
    if (found) props.note(found.report.found);
    setBusy(false);
  };
  // Before the lines of the position are asked for again, which would be stopped with it otherwise.
  useLayoutEffect(() => {
    if (isBusy) return () => explorer.stop();
  }, [isBusy]);
  useEffect(() => {
    setProgress(null);
    if (!isBusy) return;
    let isWanted = true;
    void props.task().then((task) => {
      if (isWanted) explorer.review(`${language} ${nodes}\n${task}`, hear);
    });
    return () => {
      isWanted = false;
    };
  }, [isBusy]);
  if (game === "") return null;
  return (
    <section class="panel report" aria-label={text.report}>
      {!report && !isBusy && (
        <button type="button" onClick={() => setBusy(true)}>
          {text.make_report}
        </button>
      )}
      {isBusy && (
        <div class="buttons" role="status">
          <progress value={progress?.done ?? 0} max={progress?.all ?? 1} aria-label={text.report} />
          <span>{fill(text.report_progress, { done: progress?.done ?? 0, all: progress?.all ?? 0 })}</span>
          <button type="button" onClick={() => setBusy(false)}>
            {text.stop}
          </button>
        </div>
      )}
      {report && <Found {...props} report={report} />}
    </section>
  );
}

function Found({ text, report, ply, go }: Props & { report: GameReport }) {
  const plies = report.points.length - 1;
  const jump = (event: MouseEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    go(plyAt((event.clientX - box.left) / box.width, plies));
  };
  return (
    <>
      <h2>{text.report}</h2>
      <svg
        class="curve"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.curve}
        onClick={jump}
      >
        <rect class="black-share" width={width} height={height} />
        <path class="white-share" d={curvePath(report.points, width, height)} />
        <path class="middle" d={`M0 ${height / 2}H${width}`} />
        {report.remarks.map((remark) => (
          <path
            key={remark.ply}
            class={`mark kind-${remark.kind}`}
            d={`M${((remark.ply + 1) / plies) * width} 0V${height}`}
          />
        ))}
        {ply !== null && <path class="here" d={`M${(ply / plies) * width} 0V${height}`} />}
      </svg>
      {report.sides.map((side) => (
        <p key={side}>{side}</p>
      ))}
      {report.remarks.length === 0 && <p class="found">{text.no_mistakes}</p>}
      <ol class="remarks">
        {report.remarks.map((remark) => (
          <li key={remark.ply}>
            <button type="button" class={`kind-${remark.kind}`} onClick={() => go(remark.ply + 1)}>
              {remark.text}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
