import type { ReactNode } from "react";

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
          <h2 id="closing-call">{title}</h2>
          <div className="section__lede">{children}</div>
        </div>
        <div className="call__actions">{actions}</div>
      </div>
    </section>
  );
}
