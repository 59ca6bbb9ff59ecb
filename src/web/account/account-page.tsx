import type { ReactNode } from "react";
import { ThreadEdge } from "../ui/ThreadRun.tsx";

/** What stands within the account pages' frame: a narrow column with the page's one thing, and a note beside it. */
export function AccountPage({
  title,
  lede,
  aside,
  children,
}: {
  title: string;
  lede?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <div className="account__main">
        <div className="account__head">
          <h1 className="account__title" tabIndex={-1}>
            {title}
          </h1>
          {lede ? <div className="account__lede">{lede}</div> : null}
        </div>
        {children}
      </div>
      {aside ? (
        <aside className="account__aside">
          <ThreadEdge className="account__note-thread" />
          {aside}
        </aside>
      ) : null}
    </>
  );
}

/** Other ways on, below a form. */
export const AccountWays = ({ children }: { children: ReactNode }) => (
  <div className="account__ways">{children}</div>
);
