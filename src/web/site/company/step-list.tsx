import { ThreadEdge } from "../../ui/ThreadRun.tsx";

/** Steps in their order, as knots on the thread; on wide screens it leaves the margin there, and ends in the call. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <div className="company__way">
      <ThreadEdge className="company__turn" />
      <ThreadEdge className="company__leave" />
      <ol className="company__steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
