// What a game is to be: the same choices wherever one begins.

import { clockName, clocks, type Terms } from "../state/terms";
import { fill, type Words } from "../state/words";
import { Choice, Stepper, Switch } from "./parts";

interface Props {
  text: Words;
  terms: Terms;
  withLevel?: boolean;
  withSide?: boolean;
  withStrict?: boolean;
  withRated?: boolean;
  onChange: (terms: Terms) => void;
}

export function TermsForm(props: Props) {
  const { text, terms, withLevel, withSide, withStrict, withRated, onChange } = props;
  const isUsual = terms.position === "";
  const change = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  return (
    <>
      {isUsual ? (
        <Choice
          legend={text.game}
          name="rules"
          value={terms.rules}
          options={[
            ["stackchess", text.stackchess],
            ["chess", text.chess],
          ]}
          onChange={(rules) => change({ rules })}
        />
      ) : (
        <p class="faint start-position">
          {text.position + text.colon}
          <code>{terms.position}</code>
        </p>
      )}
      {withLevel && (
        <Stepper
          title={text.level}
          shown={fill(text.level_of, { level: terms.level, most: 10 })}
          value={terms.level}
          least={1}
          most={10}
          less="−"
          more="+"
          onChange={(level) => change({ level })}
        />
      )}
      {withSide && (
        <Choice
          legend={text.your_side}
          name="side"
          value={terms.side}
          options={[
            ["white", text.sides[0] ?? ""],
            ["any", text.random],
            ["black", text.sides[1] ?? ""],
          ]}
          onChange={(side) => change({ side })}
        />
      )}
      <Choice
        legend={text.clock}
        name="clock"
        value={terms.clock}
        options={clocks.map((clock) => [clock, clock === "" ? text.no_clock : clockName(clock)])}
        onChange={(clock) => change({ clock })}
      />
      {isUsual && terms.rules === "stackchess" && (
        <>
          <Stepper
            title={text.size}
            shown={fill(text.squares, { size: terms.size })}
            value={terms.size}
            least={4}
            most={26}
            less="−"
            more="+"
            onChange={(size) => change({ size })}
          />
          <Switch
            title={text.knights}
            on={terms.knights}
            onChange={(knights) => change({ knights })}
          />
          <Switch
            title={text.promotion}
            on={terms.promotion}
            onChange={(promotion) => change({ promotion })}
          />
        </>
      )}
      {withRated && isUsual && (
        <Switch title={text.rated} on={terms.rated} onChange={(rated) => change({ rated })} />
      )}
      {withStrict && (
        <Switch title={text.strict} on={terms.strict} onChange={(strict) => change({ strict })} />
      )}
    </>
  );
}
