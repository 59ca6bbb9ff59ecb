import {
  indicatorFacts,
  timeframeLabels,
} from "#domain/projects/configuration/trading-indicators.ts";
import { type Indicator, indicatorKinds } from "#domain/projects/configuration/trading-tool.ts";
import { ChoiceControl } from "../fields/choice-control.tsx";
import { NumberControl } from "../fields/number-control.tsx";
import { TextControl } from "../fields/text-control.tsx";

const kinds = indicatorKinds.map((value) => ({ value, label: indicatorFacts[value].label }));
const frames = Object.entries(timeframeLabels).map(([value, label]) => ({ value, label }));
const isKind = (value: string): value is Indicator["kind"] => Object.hasOwn(indicatorFacts, value);
const isFrame = (value: string): value is Indicator["timeframe"] =>
  Object.hasOwn(timeframeLabels, value);

/** One indicator: what it is, its figures, and where it is computed. */
export function IndicatorFields({
  indicator,
  change,
  isReadOnly,
  noteError,
}: {
  indicator: Indicator;
  change: (indicator: Indicator) => void;
  isReadOnly: boolean;
  noteError: string | undefined;
}) {
  const facts = indicatorFacts[indicator.kind];
  const isDescribed = indicator.kind === "other";
  return (
    <>
      <div className="indicator">
        <ChoiceControl
          label="Indicator"
          isList
          options={kinds}
          value={indicator.kind}
          isReadOnly={isReadOnly}
          onChange={(kind) => {
            if (isKind(kind)) change({ ...indicator, kind });
          }}
        />
        {facts.hasLength ? (
          <NumberControl
            label="Length"
            value={indicator.length}
            min={1}
            max={500}
            step={1}
            isReadOnly={isReadOnly}
            onChange={(length) => change({ ...indicator, length })}
          />
        ) : null}
        {facts.multiplier === null ? null : (
          <NumberControl
            label="Multiplier"
            value={indicator.multiplier}
            min={0.1}
            max={20}
            step={0.1}
            isReadOnly={isReadOnly}
            onChange={(multiplier) => change({ ...indicator, multiplier })}
          />
        )}
        {isDescribed ? null : (
          <ChoiceControl
            label="Timeframe"
            isList
            options={frames}
            value={indicator.timeframe}
            isReadOnly={isReadOnly}
            onChange={(timeframe) => {
              if (isFrame(timeframe)) change({ ...indicator, timeframe });
            }}
          />
        )}
        <TextControl
          label={isDescribed ? "Describe it" : "Remark"}
          value={indicator.note}
          max={200}
          error={noteError}
          isReadOnly={isReadOnly}
          onChange={(note) => change({ ...indicator, note })}
        />
      </div>
      <p className="field__hint">
        {facts.shows}
        {indicator.timeframe === "chart" || isDescribed
          ? ""
          : " Read from the last closed bar, so that it doesn’t change afterwards."}
      </p>
    </>
  );
}
