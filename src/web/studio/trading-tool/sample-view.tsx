import { counted } from "#content/words.ts";
import type { Bar, Series } from "#domain/projects/configuration/price-series.ts";
import {
  computeChart,
  indicatorSeries,
  sampleBars,
} from "#domain/projects/configuration/sample-chart.ts";
import { alertLabel } from "#domain/projects/configuration/trading-alerts.ts";
import { indicatorLabel } from "#domain/projects/configuration/trading-indicators.ts";
import type { Indicator, TradingTool } from "#domain/projects/configuration/trading-tool.ts";
import { Chart } from "./chart.tsx";

/** Hours that are shown: the last of the sample. */
const shownBars = 96;

/** Made when a chart is first drawn, and the same ever after. */
const sample: { bars: Bar[] } = { bars: [] };
const barsOfSample = (): readonly Bar[] => {
  if (sample.bars.length === 0) sample.bars = sampleBars();
  return sample.bars;
};
const kept = new Map<string, Record<string, Series>>();
const maxKept = 60;

/** An indicator's lines over the sample, computed once: while people type, most of them stay the same. */
function keptSeries(indicator: Indicator, over: readonly Bar[]) {
  const { kind, length, multiplier, timeframe } = indicator;
  const key = [kind, length, multiplier, timeframe].join();
  const found = kept.get(key) ?? indicatorSeries(indicator, over);
  if (kept.size >= maxKept) kept.clear();
  kept.set(key, found);
  return found;
}

function drawChart(tool: TradingTool) {
  const bars = barsOfSample();
  const from = bars.length - shownBars;
  const { lines, signals } = computeChart(tool, bars, keptSeries, from);
  return {
    shown: bars.slice(from),
    lines: lines.map(({ indicator, series }) => ({
      indicator,
      series: Object.fromEntries(
        Object.entries(series).map(([key, line]) => [key, line.slice(from)]),
      ),
    })),
    signals: signals.map((signal) => ({ ...signal, at: signal.at.map((place) => place - from) })),
    missing: lines.filter(({ series }) => series[""]?.at(-1) == null),
  };
}

/** The last chart and what it was computed from: names and remarks are typed without changing it. */
const lastChart: { rules: string; chart: ReturnType<typeof drawChart> | null } = {
  rules: "",
  chart: null,
};
function keptChart(tool: TradingTool) {
  const rules = JSON.stringify([
    tool.indicators.map(({ id, kind, length, multiplier, timeframe }) => [
      id,
      kind,
      length,
      multiplier,
      timeframe,
    ]),
    tool.alerts.map(({ id, left, comparison, right, trend }) => [
      id,
      left,
      comparison,
      right,
      trend,
    ]),
  ]);
  const chart = lastChart.rules === rules && lastChart.chart ? lastChart.chart : drawChart(tool);
  Object.assign(lastChart, { rules, chart });
  return chart;
}

/** The chosen indicators over made-up prices, and where the alerts would fire on them. */
export function SampleView({ tool }: { tool: TradingTool }) {
  const { shown, lines, signals, missing } = keptChart(tool);
  const names = lines.map(({ indicator }) => indicatorLabel(indicator)).join(", ");
  return (
    <figure className="view__chart">
      <Chart
        bars={shown}
        lines={lines}
        signals={signals}
        label={`${shownBars} hours of made-up prices${names ? ` with ${names}` : ""}.`}
      />
      <figcaption className="field__hint">
        Made-up prices, hour by hour, always the same. Lines and marks are computed from your rules.
        {missing.length > 0
          ? ` The sample is too short for ${missing.map(({ indicator }) => indicatorLabel(indicator)).join(", ")}.`
          : ""}
      </figcaption>
      {tool.alerts.length > 0 ? (
        <ul className="fires">
          {tool.alerts.map((alert) => {
            const signal = signals.find(({ id }) => id === alert.id);
            return (
              <li key={alert.id}>
                <span>{alertLabel(alert, tool)}</span>
                <span className="figures">
                  {signal ? counted(signal.at.length, "time") : "in words only"}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
    </figure>
  );
}
