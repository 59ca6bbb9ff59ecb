import { priorities } from "#content/service-level.ts";

const shortestMinutes = 5;
const longestMinutes = Math.max(...priorities.map(({ resolutionMinutes }) => resolutionMinutes));

/** Where a time stands on one scale from minutes to days, in percent of its length. */
const at = (minutes: number) =>
  `${((100 * Math.log(minutes / shortestMinutes)) / Math.log(longestMinutes / shortestMinutes)).toFixed(1)}%`;

/** The support priorities, their times drawn on one thread each: a knot for the response, a ring for the end. */
export function Priorities() {
  return (
    <ol className="priorities">
      {priorities.map(({ name, means, example, response, resolution, ...minutes }) => (
        <li key={name} className="priority">
          <p className="priority__name">{name}</p>
          <p className="priority__time text-2 text-ink-soft">
            <strong>{response}</strong> to respond
          </p>
          <p className="priority__time text-2 text-ink-soft">
            <strong>{resolution}</strong> to resolve
          </p>
          <svg className="thread thread--draws priority__thread" aria-hidden="true">
            <line className="priority__scale" x1="0" x2="100%" y1="50%" y2="50%" />
            <line x1="0" x2={at(minutes.resolutionMinutes)} y1="50%" y2="50%" pathLength={1} />
            <circle className="thread-knot" cx={at(minutes.responseMinutes)} cy="50%" r={4} />
            <circle className="priority__ring" cx={at(minutes.resolutionMinutes)} cy="50%" r={4} />
          </svg>
          <p className="priority__means">
            {means} <span className="text-ink-soft">{example}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
