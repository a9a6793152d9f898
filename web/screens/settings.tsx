import type { Settings } from "../state/settings";
import { words } from "../state/words";
import type { ScreenProps } from "./frame";
import { Choice, Switch } from "./parts";

/** A colouring of the board, with two squares of it. */
const swatched = (board: Settings["board"], title: string) =>
  [
    board,
    <>
      <i class="swatch" data-board={board} />
      {title}
    </>,
  ] as const;

export function SettingsScreen({ state, dispatch }: ScreenProps) {
  const { settings } = state;
  const text = words(settings.language);
  const change = (part: Partial<Settings>) =>
    dispatch({ kind: "settings", settings: { ...settings, ...part } });
  return (
    <div class="form settings">
      <h1>{text.settings}</h1>
      <div class="panels">
        <div class="panel">
          <Choice
            legend={text.language}
            name="language"
            value={settings.language}
            options={[
              ["fr", text.french],
              ["en", text.english],
            ]}
            onChange={(language) => change({ language })}
          />
          <Choice
            legend={text.theme}
            name="theme"
            value={settings.theme}
            options={[
              ["system", text.theme_system],
              ["light", text.light],
              ["dark", text.dark],
            ]}
            onChange={(theme) => change({ theme })}
          />
          <Choice
            legend={text.text_size}
            name="text"
            value={settings.text}
            options={[
              ["normal", text.text_normal],
              ["large", text.text_large],
            ]}
            onChange={(size) => change({ text: size })}
          />
        </div>
        <div class="panel">
          <Choice
            legend={text.board_colors}
            name="board"
            value={settings.board}
            options={[
              swatched("wood", text.wood),
              swatched("slate", text.slate),
              swatched("contrast", text.contrast),
              swatched("green", text.green),
              swatched("blue", text.blue),
              swatched("rose", text.rose),
            ]}
            onChange={(board) => change({ board })}
          />
          <Choice
            legend={text.piece_set}
            name="pieces"
            value={settings.pieces}
            options={[
              ["classic", text.classic],
              ["flat", text.flat],
            ]}
            onChange={(pieces) => change({ pieces })}
          />
          <Choice
            legend={text.orientation}
            name="orientation"
            value={settings.orientation}
            options={[
              ["person", text.own_side],
              ["white", text.sides[0]!],
              ["black", text.sides[1]!],
            ]}
            onChange={(orientation) => change({ orientation })}
          />
          <Switch title={text.solid} on={state.solid} onChange={() => dispatch({ kind: "view" })} />
          <Switch
            title={text.coordinates}
            on={settings.coordinates}
            onChange={(coordinates) => change({ coordinates })}
          />
          <Switch
            title={text.animation}
            on={settings.animation}
            onChange={(animation) => change({ animation })}
          />
        </div>
        <div class="panel">
          <Switch title={text.sound} on={settings.sound} onChange={(sound) => change({ sound })} />
          {settings.sound && (
            <Choice
              legend={text.volume}
              name="volume"
              value={settings.volume}
              options={[
                ["low", text.volume_low],
                ["medium", text.volume_medium],
                ["full", text.volume_full],
              ]}
              onChange={(volume) => change({ volume })}
            />
          )}
          <Switch title={text.speaks} on={settings.words} onChange={(on) => change({ words: on })} />
        </div>
        <div class="panel">
          <Choice
            legend={text.hand}
            name="hand"
            value={settings.hand}
            options={[
              ["either", text.hand_either],
              ["click", text.hand_click],
              ["drag", text.hand_drag],
            ]}
            onChange={(hand) => change({ hand })}
          />
          <Choice
            legend={text.confirm}
            name="confirm"
            value={settings.confirm}
            options={[
              ["never", text.confirm_never],
              ["days", text.confirm_days],
              ["online", text.confirm_online],
              ["always", text.confirm_always],
            ]}
            onChange={(confirm) => change({ confirm })}
          />
          <Switch title={text.auto_queen} on={settings.queen} onChange={(queen) => change({ queen })} />
          <Switch
            title={text.shows_thinking}
            on={settings.thinking}
            onChange={(thinking) => change({ thinking })}
          />
        </div>
      </div>
      <div class="buttons">
        <button type="button" onClick={() => dispatch({ kind: "keys", shown: true })}>
          {text.keys}
        </button>
      </div>
      <p class="faint">{text.install}</p>
    </div>
  );
}
