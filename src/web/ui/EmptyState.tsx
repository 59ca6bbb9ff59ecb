import type { ReactNode } from "react";

/** Nothing here yet: one sentence that teaches, the thread waiting, one action. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <EmptyThread />
      <div>{children}</div>
      {action}
    </div>
  );
}

/** The drawing alone: the thread waits. */
export function EmptyThread() {
  return (
    <svg className="thread empty__drawing" viewBox="0 0 120 48" aria-hidden="true">
      <path d="M4 40h44c14 0 18-10 12-20s-22-6-20 6 20 14 36 14h18" />
      <circle className="thread-knot" cx="95" cy="40" r="3" />
    </svg>
  );
}
