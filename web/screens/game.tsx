// The game: the board, who plays, the open stack, the moves, and what can be done.

import { Board } from "../board/board";
import { StackHelp, StackPanel } from "../board/stack_panel";
import { hasZoom, ZoomButtons, ZoomFrame } from "../board/zoom";
import { bottom, shown, type State } from "../state/model";
import { noticeBesides, offerIn, type Offer } from "../state/offer";
import type { Mark } from "../state/report";
import { analysisOf } from "../state/route";
import { hasStacks } from "../state/rules";
import { fill, words, type Words } from "../state/words";
import { Dialogs } from "./dialogs";
import type { AskingProps, ScreenProps } from "./frame";
import { GameShare } from "./game_share";
import { MoveList } from "./move_list";
import { OnlinePanel } from "./online_panel";
import { Link, useReached, ViewButton } from "./parts";
import { Player } from "./players";
import { TypedLine } from "./typed";

const noMarks: Mark[] = [];

export function GameScreen(props: AskingProps) {
  const { state, dispatch } = props;
  const text = words(state.settings.language);
  const moment = shown(state);
  const { game } = state;
  const below = bottom(state);
  const above = below === "white" ? "black" : "white";
  if (!game || !moment)
    return (
      <div class="loading">
        <h1 class="heard">Stackchess</h1>
        <p role="status">{text.loading}</p>
      </div>
    );
  const isPast = state.looked !== null;
  const isFresh = game.score.length === 0 && game.undone === 0 && !game.remote;
  const isAgainstComputer = game.white.kind === "computer" || game.black.kind === "computer";
  const isInviting = isFresh && isAgainstComputer;
  const ways = Object.entries({ inviting: isInviting, paused: state.paused, zen: state.zen });
  return (
    <div class={["game", ...ways.flatMap(([name, is]) => (is ? name : []))].join(" ")}>
      <h1 class="heard">Stackchess</h1>
      <div class="table">
        <Player state={state} side={above} />
        <ZoomFrame
          zoom={state.solid ? 1 : state.zoom}
          setZoom={(zoom) => dispatch({ kind: "zoom", zoom })}
          busy={state.starting}
        >
          <Board
            moment={moment}
            moves={isPast || !game.person_to_move || game.pending ? [] : game.moves}
            bottom={below}
            stacked={hasStacks[game.rules]}
            selection={isPast ? null : state.selection}
            cursor={state.cursor}
            hint={isPast ? null : (state.unconfirmed?.move ?? game.hint)}
            premove={isPast ? null : state.premove}
            marks={moment.marks ?? noMarks}
            mark={(one) => dispatch({ kind: "mark", mark: one })}
            past={isPast}
            animated={state.settings.animation && !state.dropped && !isPast}
            coordinates={state.settings.coordinates}
            hand={state.settings.hand}
            steps
            text={text}
            dispatch={state.starting ? () => {} : dispatch}
          />
        </ZoomFrame>
        <Player state={state} side={below} />
        <Status state={state} dispatch={dispatch} isInviting={isInviting} />
      </div>
      {state.zen && (
        <button
          type="button"
          class="zen-end"
          aria-label={text.zen_end}
          title={text.zen_end}
          onClick={() => dispatch({ kind: "zen", on: false })}
        >
          ×
        </button>
      )}
      <Aside {...props} isFresh={isFresh} isInviting={isInviting} />
      <Dialogs {...props} />
    </div>
  );
}

/** What is beside the board, or under it. */
function Aside(props: AskingProps & { isFresh: boolean; isInviting: boolean }) {
  const { state, dispatch, isFresh, isInviting } = props;
  return (
    <div class="aside">
      {isInviting && <Doors {...props} />}
      <StackPanel state={state} dispatch={dispatch} />
      <Actions {...props} />
      {state.game?.remote && <OnlinePanel {...props} />}
      <MoveList state={state} dispatch={dispatch} />
      <TypedLine {...props} />
      {!isFresh && <GameShare {...props} />}
    </div>
  );
}

/** An offer of the opponent, and the state of the game. */
function OfferMade(props: { offer: Offer; stand: string; text: Words; dispatch: ScreenProps["dispatch"] }) {
  const { offer, stand, text, dispatch } = props;
  const answer = (word: "yes" | "no") => {
    dispatch(offer.answer(word));
    // The buttons go, and keys lead on from the board.
    document.querySelector<HTMLElement>(".board [tabindex='0']")?.focus({ preventScroll: true });
  };
  return (
    <div class="offer" role="group" aria-label={offer.text}>
      <div>
        <p>{offer.text}</p>
        <p class="state">{stand}</p>
      </div>
      <button type="button" class="main" onClick={() => answer("yes")}>
        {text.accept}
      </button>
      <button type="button" onClick={() => answer("no")}>
        {text.decline}
      </button>
    </div>
  );
}

/** The state of the game and the last notice, or an offer. */
function Status(props: Pick<ScreenProps, "state" | "dispatch"> & { isInviting: boolean }) {
  const { state, dispatch, isInviting } = props;
  const text = words(state.settings.language);
  const game = state.game!;
  const offer = offerIn(state);
  const hurry = (game.remote && state.online?.game?.first_moves) || "";
  const isPast = useReached(state.notice?.until ?? null) && state.notice?.until !== undefined;
  const notice = (isPast ? "" : noticeBesides(state)) || game.offered;
  const said = notice !== "" && <p class={state.notice?.warning ? "warning" : ""}>{notice}</p>;
  const count = game.score.length;
  const past =
    state.looked === 0
      ? text.looking_at_start
      : fill(text.looking_back, { number: state.looked ?? 0, count });
  const stand = state.looked !== null ? past : game.state;
  if (offer)
    return (
      <div class="status">
        <OfferMade offer={offer} stand={stand} text={text} dispatch={dispatch} />
        {said}
      </div>
    );
  const isTold = state.settings.words && state.looked === null && game.said !== "";
  return (
    <div class="status">
      <p class="state">{stand}</p>
      {isTold && <p>{game.said}</p>}
      {said}
      {!state.notice && game.thinking && <p class="faint thinking">{text.thinks}</p>}
      {!said && hurry !== "" && <p class="hurry">{hurry}</p>}
      {!state.notice && !game.thinking && isInviting && (
        <div class="help">
          <StackHelp text={text} hand={state.settings.hand} />
        </div>
      )}
      {state.settings.thinking && !game.remote && <Thinking state={state} />}
    </div>
  );
}

/** What the computer thinks, or thought of its last move. */
function Thinking({ state }: { state: State }) {
  const text = words(state.settings.language);
  const { thought } = state;
  if (!thought) return <p class="faint">{text.no_thought}</p>;
  return (
    <p>
      <b>{thought.score}</b> <span class="faint">{fill(text.depth, { depth: thought.depth })}</span>{" "}
      {thought.line.slice(0, 6).join(" ")}
    </p>
  );
}

/** Three ways to begin. */
function Doors({ state, go }: ScreenProps) {
  const text = words(state.settings.language);
  return (
    <section class="doors" aria-label={text.new_game}>
      <p class="faint start">{text.start}</p>
      <Link to={{ screen: "new", opponent: "computer" }} go={go} class="door">
        <b>{text.computer}</b>
        <span>{text.computer_text}</span>
      </Link>
      <Link to={{ screen: "new", opponent: "friend" }} go={go} class="door">
        <b>{text.friend}</b>
        <span>{text.friend_text}</span>
      </Link>
      <Link to={{ screen: "lobby" }} go={go} class="door">
        <b>{text.online}</b>
        <span>{text.online_text}</span>
      </Link>
      <p class="more">
        <Link to={{ screen: "lesson" }} go={go}>
          {text.lesson}
        </Link>
        <Link to={{ screen: "analysis" }} go={go}>
          {text.analysis}
        </Link>
        <Link to={{ screen: "wins" }} go={go}>
          {text.puzzles}
        </Link>
      </p>
    </section>
  );
}

/** What can be done in the game. */
function Actions({ state, dispatch, go }: ScreenProps) {
  const text = words(state.settings.language);
  const game = state.game!;
  const act = (order: string) => dispatch({ kind: "act", text: order });
  const isOver = game.result !== null;
  const canActHere = !isOver && game.person !== "";
  const isWatched = game.remote && game.person === ""; // by somebody who plays neither side
  const isLarge = hasZoom(game.present.size) && !state.solid; // else the view itself is nearer
  return (
    <div class="actions">
      {!game.strict && !isWatched && (
        <button type="button" disabled={!game.can_take_back} onClick={() => act("take_back")}>
          {text.take_back}
        </button>
      )}
      {!game.remote && (
        <button
          type="button"
          disabled={isOver || !game.person_to_move || game.thinking}
          onClick={() => act("hint")}
        >
          {text.hint}
        </button>
      )}
      <button type="button" onClick={() => dispatch({ kind: "flip" })}>
        {text.flip}
      </button>
      <ViewButton text={text} />
      <button type="button" aria-keyshortcuts="z" onClick={() => dispatch({ kind: "zen", on: true })}>
        {text.zen}
      </button>
      {!isWatched && (
        <>
          <button type="button" disabled={!canActHere} onClick={() => act("draw")}>
            {game.can_claim ? text.claim_draw : text.offer_draw}
          </button>
          <button type="button" disabled={!canActHere} onClick={() => act("resign")}>
            {text.resign}
          </button>
        </>
      )}
      {state.clocks && !isOver && !game.remote && (
        <button
          type="button"
          aria-keyshortcuts="p"
          onClick={() => dispatch({ kind: "pause", on: true })}
        >
          {text.pause}
        </button>
      )}
      {isOver && state.looked !== null && !game.remote && (
        <button type="button" onClick={() => act(`play_on ${state.looked}`)}>
          {text.play_on}
        </button>
      )}
      {isOver && (
        <button type="button" onClick={() => go(analysisOf(game))}>
          {text.analysis}
        </button>
      )}
      {isOver && !game.remote && (
        <button type="button" onClick={() => act("rematch")}>
          {text.rematch}
        </button>
      )}
      {!game.remote && (
        <button type="button" onClick={() => go({ screen: "new", opponent: "computer" })}>
          {text.new_game}
        </button>
      )}
      {isLarge && (
        <ZoomButtons
          text={text}
          zoom={state.zoom}
          setZoom={(zoom) => dispatch({ kind: "zoom", zoom })}
        />
      )}
    </div>
  );
}
