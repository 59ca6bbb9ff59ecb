import type { ReactNode } from "react";
import type { StepKind, TemplateStep } from "#content/automation-templates.ts";

type Figure = { ink?: ReactNode; thread: string; knot?: readonly [x: number, y: number] };

/** What stands on the thread for each kind of step: 48 by 48, the thread from the left edge to the right one. */
const figures: Record<StepKind, Figure> = {
  trigger: { ink: <circle cx="24" cy="24" r="13" />, thread: "M24 24h24", knot: [24, 24] },
  action: { ink: <rect x="8" y="13" width="32" height="22" rx="5" />, thread: "M0 24h48" },
  ai: {
    ink: <path d="M14 10h20a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z" />,
    thread: "M0 24h8c4 0 4-7 8-7s4 14 8 14 4-14 8-14 4 7 8 7h8",
  },
  decision: { ink: <path d="M24 6l18 18-18 18L6 24z" />, thread: "M0 24h48", knot: [24, 24] },
  person: {
    ink: <path d="M24 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM10 40c1-11 27-11 28 0" />,
    thread: "M0 24h48",
  },
  wait: { thread: "M0 24h24c12 0 14-18 0-18s-12 18 0 18h24" },
};

/** A workflow as its drawing, made from its steps: across the page, or down it on small screens. */
export const WorkflowDrawing = ({ steps }: { steps: readonly TemplateStep[] }) => (
  <ol className="workflow">
    {steps.map(({ kind, name, text, otherwise }, at) => (
      <li key={name} className="workflow__step">
        <StepFigure kind={kind} isLast={at === steps.length - 1} />
        <div>
          <h4>{name}</h4>
          <p>{text}</p>
          {otherwise ? (
            <p className="workflow__otherwise">
              <strong>If not:</strong> {otherwise}
            </p>
          ) : null}
        </div>
      </li>
    ))}
  </ol>
);

/** It lies over its whole step, so that the thread can run on to the next; at the last one it ends in a knot. */
function StepFigure({ kind, isLast }: { kind: StepKind; isLast: boolean }) {
  const { ink, thread, knot } = figures[kind];
  return (
    <svg className="workflow__figure" aria-hidden="true">
      <g className="thread thread--ink">{ink}</g>
      <g className="thread workflow__line">
        <path d={isLast ? thread : `${thread}H3000`} />
        {knot ? <circle className="thread-knot" cx={knot[0]} cy={knot[1]} r={3} /> : null}
        {isLast ? <circle className="thread-knot" cx={48} cy={24} r={3} /> : null}
      </g>
    </svg>
  );
}
