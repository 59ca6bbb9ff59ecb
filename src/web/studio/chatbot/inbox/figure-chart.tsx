import { useId } from "react";
import type { BotDay } from "#domain/chatbots/index.ts";
import { shortDayOfYear } from "#kit/date-words.ts";
import { axisEnd, lineThrough } from "./chart-lines.ts";
import type { FigureKind } from "./figure-kinds.ts";

const [width, height] = [600, 160];

/** One figure day by day, with the time before as a thin line behind it, and the same as a table. */
export function FigureChart({
  kind,
  days,
  before,
}: {
  kind: FigureKind;
  days: readonly BotDay[];
  before: readonly BotDay[];
}) {
  const title = useId();
  const [now, then] = [days.map(kind.read), before.map(kind.read)];
  const end = kind.isShare ? 1 : axisEnd(Math.max(...[...now, ...then].map((value) => value ?? 0)));
  const last = days.at(-1);
  const box = { end, width, height };
  const shown = (value: number | null | undefined) =>
    value === null || value === undefined ? "–" : kind.show(value);
  return (
    <section className="bot-chart" aria-labelledby={title}>
      <div className="bot-chart__drawn">
        <h2 className="bot-desk__title" id={title}>
          {kind.label} by day
        </h2>
        <p className="bot-desk__by">{kind.tells} Days are in UTC.</p>
        <div className="bot-chart__box" aria-hidden="true">
          <span className="bot-chart__end figures">{kind.show(end)}</span>
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
            <path
              className="bot-chart__grid"
              d={`M0 0h${width}M0 80h${width}M0 ${height}h${width}`}
            />
            <path className="bot-chart__before" d={lineThrough(then, box)} />
            <path className="bot-chart__now" d={lineThrough(now, box)} />
          </svg>
          <p className="bot-chart__ends figures">
            <span>{days[0] ? shortDayOfYear(days[0].day) : null}</span>
            <span>{last ? shortDayOfYear(last.day) : null}</span>
          </p>
        </div>
        <ul className="bot-chart__legend" aria-hidden="true">
          <li data-line="now">Last {days.length} days</li>
          <li data-line="before">Previous {days.length} days</li>
        </ul>
      </div>
      {/* A keyboard scrolls it only where it can be focused. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="bot-chart__table" role="region" tabIndex={0} aria-labelledby={title}>
        <table>
          <caption className="sr-only">
            {kind.label}, the latest day first, each beside the day {days.length} days before it
          </caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{kind.label}</th>
              <th scope="col">{days.length} days before</th>
            </tr>
          </thead>
          <tbody className="figures">
            {days
              .map((one, at) => (
                <tr key={one.day}>
                  <th scope="row">
                    <time dateTime={one.day}>{shortDayOfYear(one.day)}</time>
                  </th>
                  <td>{shown(now[at])}</td>
                  <td>{shown(then[at])}</td>
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      </div>
    </section>
  );
}
