import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** The page that this document showed last; only browsers run effects. */
let shownPath: string | undefined;

/**
 * After a way within an app, what a new document would do: the page's title is read out, and it begins at
 * its heading where what had the focus is gone with the page before. Stands once in an app's frame.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isNew = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (!isNew) return;
    if (told.current) told.current.textContent = document.title;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [pathname]);
  return <p ref={told} className="sr-only" aria-live="polite" />;
}
