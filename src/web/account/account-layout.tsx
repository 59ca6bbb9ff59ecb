import { Outlet } from "react-router";
import { PageChange } from "../ui/PageChange.tsx";
import { ThreadEdge, ThreadGap } from "../ui/ThreadRun.tsx";

export { backOfficeStyles as links } from "../styles/back-office-styles.ts";
export const handle = { js: "full", start: "after-paint" } as const;

/**
 * Nothing of these pages is kept by anybody, and their addresses, some of which carry a link's token, are
 * told to nobody. Not by `no-referrer`: a form without scripts would then be sent with `Origin: null`,
 * which the server refuses (https://fetch.spec.whatwg.org/#append-a-request-origin-header).
 */
export const headers = () => ({
  "cache-control": "private, no-store",
  "referrer-policy": "strict-origin",
});

/** The frame of the account pages: the thread leads from the logo past the form to the note beside it. */
export default function Layout() {
  return (
    <div className="band account">
      <PageChange />
      <ThreadGap className="account__entry" />
      <ThreadEdge className="account__thread" />
      <Outlet />
    </div>
  );
}
