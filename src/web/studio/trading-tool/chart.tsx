import { memo } from "react";
import type { Bar, Series } from "#domain/projects/configuration/price-series.ts";
import type { ChartLine, ChartSignal } from "#domain/projects/configuration/sample-chart.ts";
import {
  indicatorFacts,
  indicatorLabel,
} from "#domain/projects/configuration/trading-indicators.ts";
import {
  candlesOf,
  chartWidth,
  columnsOf,
  pathOf,
  plotWidth,
  type Scale,
  scaleOf,
  valuesIn,
  xOf,
} from "./chart-shape.ts";

const priceHeight = 220;
const paneHeight = 60;
const gap = 14;
/** So many line styles are told apart before they repeat. */
const looks = 6;

/**
 * Bars with indicators on them, panes below for those with a scale of their own, and a mark under or over each bar at
 * whose close an alert fires. All of it is as long as `bars`.
 */
export const Chart = memo(function Chart({
  bars,
  lines,
  signals,
  label,
}: {
  bars: readonly Bar[];
  lines: readonly ChartLine[];
  signals: readonly ChartSignal[];
  /** What the drawing shows, for those who can't see it. */
  label: string;
}) {
  const onPrice = lines.filter(({ indicator }) => indicatorFacts[indicator.kind].place === "price");
  const below = lines.filter(({ indicator }) => indicatorFacts[indicator.kind].place === "pane");
  const height = priceHeight + below.length * (paneHeight + gap) + 4;
  const extremes = [bars.map(({ high }) => high), bars.map(({ low }) => low)];
  const drawn = onPrice.flatMap(({ series }) => Object.values(series));
  const scale = scaleOf(valuesIn([...extremes, ...drawn]), 22, priceHeight - 22);
  return (
    <svg className="chart" viewBox={`0 0 ${chartWidth} ${height}`} role="img" aria-label={label}>
      <text className="chart__mark" x="4" y="14">
        Sample prices
      </text>
      <path className="chart__rule" d={`M0 ${priceHeight}H${plotWidth}`} />
      <path className="chart__bar" d={candlesOf(bars, scale, true)} />
      <path className="chart__bar chart__bar--down" d={candlesOf(bars, scale, false)} />
      {onPrice.map((line) => (
        <Lines
          key={line.indicator.id}
          line={line}
          scale={scale}
          look={lines.indexOf(line)}
          bottom={0}
        />
      ))}
      <Labels lines={onPrice} scale={scale} all={lines} from={20} to={priceHeight - 4} />
      {signals.map((signal) => (
        <path
          key={signal.id}
          className={`chart__signal chart__signal--${signal.isRising ? "up" : "down"}`}
          d={marksOf(signal, bars, scale)}
        />
      ))}
      {below.map((line, place) => {
        const top = priceHeight + place * (paneHeight + gap) + gap;
        const bottom = top + paneHeight - 6;
        const values = valuesIn(Object.values(line.series));
        const own = scaleOf(
          line.indicator.kind === "volume" ? [0, ...values] : values,
          top + 4,
          bottom,
        );
        return (
          <g key={line.indicator.id}>
            <path className="chart__rule" d={`M0 ${top + paneHeight}H${plotWidth}`} />
            {line.indicator.kind === "rsi"
              ? [30, 70].map((level) => (
                  <path key={level} className="chart__level" d={`M0 ${own(level)}H${plotWidth}`} />
                ))
              : null}
            <Lines line={line} scale={own} look={lines.indexOf(line)} bottom={bottom} />
            <Labels lines={[line]} scale={own} all={lines} from={top + 10} to={bottom} />
          </g>
        );
      })}
    </svg>
  );
});

const isColumns = (kind: string, key: string) =>
  key === "histogram" || (kind === "volume" && key === "");

function Lines({
  line: { indicator, series },
  scale,
  look,
  bottom,
}: {
  line: ChartLine;
  scale: Scale;
  look: number;
  bottom: number;
}) {
  return Object.entries(series).map(([key, values]) =>
    isColumns(indicator.kind, key) ? (
      <path key={key} className="chart__columns" d={columnsOf(values, scale, bottom)} />
    ) : (
      <path
        key={key}
        className={`chart__line chart__line--${look % looks}`}
        strokeDasharray={key === "" ? undefined : "3 3"}
        d={pathOf(values, scale)}
      />
    ),
  );
}

/** The name of each line at its end, moved apart where they would cover each other. */
function Labels({
  lines,
  scale,
  all,
  from,
  to,
}: {
  lines: readonly ChartLine[];
  scale: Scale;
  all: readonly ChartLine[];
  from: number;
  to: number;
}) {
  const ends = lines
    .flatMap((line) => {
      const last = lastOf(line.series[""] ?? []);
      return [{ line, y: last === null ? to : scale(last) }];
    })
    .toSorted((a, b) => a.y - b.y);
  const step = Math.min(14, (to - from) / Math.max(1, ends.length - 1));
  let free = from;
  return ends.map(({ line, y }, place) => {
    const at = Math.min(Math.max(y + 4, free), to - (ends.length - 1 - place) * step);
    free = at + step;
    const { indicator } = line;
    const isMissing = lastOf(line.series[""] ?? []) === null;
    return (
      <text
        key={indicator.id}
        className={`chart__label chart__label--${all.indexOf(line) % looks}`}
        x={plotWidth + 6}
        y={at}
      >
        {shortened(indicatorLabel(indicator))}
        {isMissing ? " –" : ""}
      </text>
    );
  });
}

const lastOf = (series: Series): number | null =>
  series.findLast((value) => value !== null) ?? null;
const shortened = (text: string) => (text.length > 16 ? `${text.slice(0, 15)}…` : text);

/** Triangles under the bars that a rising alert fires at, over those of a falling one. */
function marksOf({ at, isRising }: ChartSignal, bars: readonly Bar[], scale: Scale): string {
  return at
    .map((place) => {
      const bar = bars[place];
      if (!bar) return "";
      const x = xOf(place, bars.length);
      return isRising
        ? `M${x} ${scale(bar.low) + 4}l4 7h-8z`
        : `M${x} ${scale(bar.high) - 4}l4-7h-8z`;
    })
    .join("");
}
