import type { ReactNode } from "react";
import { ThreadEdge } from "../ui/ThreadRun.tsx";

/** The last call of a page: a dark band in which the thread ends at the actions. */
export function ClosingCall({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <section className="inverse call" aria-labelledby="closing-call">
      <div className="band call__band">
        <div className="call__words">
          <ThreadEdge className="call__side" />
          <h2 id="closing-call">{title}</h2>
          <div className="section__lede">{children}</div>
        </div>
        <div className="call__actions">
          <ThreadEdge className="call__entry" />
          {actions}
        </div>
      </div>
    </section>
  );
}
