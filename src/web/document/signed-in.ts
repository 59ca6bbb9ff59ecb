// Runs before the first paint: says on <html> who is signed in, so that CSS shows their links in the header
// (site-header.css), also on pages that are kept in memory and the same for everyone. Display only.
import { accountHint } from "./account-hint.ts";
{
  const root = document.documentElement;
  const cookies = () => {
    try {
      return document.cookie;
    } catch {
      return ""; // within a sandboxed frame
    }
  };
  const show = () => {
    const account = accountHint(cookies(), location.protocol);
    if (account) root.dataset.account = account;
    else delete root.dataset.account;
  };
  show();

  // Somebody may have signed in or out in another tab, or in this one without a new document (root.tsx).
  // A page that goes has no use for it.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) show();
  });
  document.addEventListener("router:moved", show);
  addEventListener("focus", show);

  // Back from the browser's memory, as it was left: what it shows of somebody who has signed out must go.
  let left: string | undefined;
  addEventListener("pagehide", () => {
    left = root.dataset.account;
  });
  addEventListener("pageshow", ({ persisted }) => {
    show();
    if (persisted && left && left !== root.dataset.account) location.reload();
  });
}
