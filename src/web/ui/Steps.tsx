import type { ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";

export type Step = { title: string; text: ReactNode; isDone?: boolean };

/** Steps along the thread: the line is drawn as far as things are done, and waits after that. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text, isDone }) => (
        <li key={title} className={classNames("step", isDone && "step--done")}>
          <h3 className="step__title">{title}</h3>
          <p className="step__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
