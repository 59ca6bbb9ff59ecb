import type { TimedStep } from "#content/timed-step.ts";
import { classNames } from "../kit/class-names.ts";

/** Steps along the thread, each with the time by which it is done where one is promised. */
export function Timeline({ steps }: { steps: readonly TimedStep[] }) {
  const isTimed = steps.some(({ when }) => when);
  return (
    <ol className={classNames("timeline", isTimed && "timeline--timed")}>
      {steps.map(({ when, title, text }) => (
        <li key={title} className="timeline__step">
          {when ? <p className="timeline__when">{when}</p> : null}
          <p className="timeline__title">{title}</p>
          <p className="timeline__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
