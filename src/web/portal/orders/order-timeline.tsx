import type { ReactNode } from "react";
import type { TimelineStep } from "#domain/orders/contract.ts";
import { classNames } from "../../kit/class-names.ts";
import { Moment } from "../../ui/Moment.tsx";
import { stepWords, type TimelineFacts } from "./timeline-words.ts";

/** A step, and whether its promised time has passed: by the server's clock, the same in the browser. */
export type ShownStep = TimelineStep & { isLate: boolean };

const stateWords = {
  done: "Done",
  now: "Now",
  next: "Still to come",
  failed: "Failed",
} as const satisfies Record<TimelineStep["state"], string>;

/**
 * An order's way as the thread: drawn as far as things are done, wound up where it stands now, and waiting
 * after that. `nowActions` stand beneath the step that is now, or has failed.
 */
export function OrderTimeline({
  order,
  steps,
  nowActions,
}: {
  order: TimelineFacts;
  steps: readonly ShownStep[];
  nowActions?: ReactNode;
}) {
  return (
    <ol className="course">
      {steps.map((step) => {
        const { title, text, due } = stepWords(step, order, step.isLate);
        const isHere = step.state === "now" || step.state === "failed";
        return (
          <li
            key={step.name}
            className={classNames("course__step", `course__step--${step.state}`)}
            aria-current={step.state === "now" ? "step" : undefined}
          >
            <Rail state={step.state} />
            <div className="course__what">
              <h3 className="course__title">
                <span className="sr-only">{stateWords[step.state]}: </span>
                {title}
              </h3>
              <p className="course__text">{text}</p>
            </div>
            <p className="course__when">
              {isHere ? (
                <span className="course__state" aria-hidden="true">
                  {stateWords[step.state]}
                </span>
              ) : null}
              {step.at ? <Moment at={step.at} /> : null}
              {step.dueAt && due ? (
                <span>
                  {due} <Moment at={step.dueAt} dayOnly={step.name !== "kickoff"} />
                </span>
              ) : null}
            </p>
            {isHere && nowActions ? <div className="course__actions">{nowActions}</div> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** The step's mark, and the thread from it to the next one; CSS hides the latter at the end. */
function Rail({ state }: { state: TimelineStep["state"] }) {
  return (
    <svg className="thread course__rail" aria-hidden="true">
      <line className="course__line" x1="24" y1={startOf[state]} x2="24" y2="100%" />
      {marks[state]}
    </svg>
  );
}

/** Where the thread leaves a mark, in pixels from the step's top. */
const startOf = { done: 20, now: 42, next: 28, failed: 32 } as const;

const marks: Record<TimelineStep["state"], ReactNode> = {
  done: <circle className="course__knot" cx="24" cy="20" r="5" />,
  now: (
    <g className="thread--draws">
      <path
        className="course__coil"
        pathLength={1}
        d="M24 0V6A14 14 0 1 1 10 20A10.5 10.5 0 0 1 31 20A7 7 0 0 1 17 20"
      />
      <circle className="course__knot" cx="24" cy="20" r="3" />
    </g>
  ),
  next: <circle className="course__ring" cx="24" cy="20" r="5" />,
  failed: (
    <g className="course__cut">
      <circle cx="24" cy="20" r="9" />
      <path d="m20.5 16.5 7 7m0-7-7 7" />
    </g>
  ),
};
