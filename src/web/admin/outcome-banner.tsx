import { useEffect, useRef } from "react";
import { Banner } from "../ui/Banner.tsx";
import type { Outcome } from "./outcome.ts";

/**
 * What was done, or why not. It takes the focus when it appears: the button that asked may be gone with
 * its row.
 */
export function OutcomeBanner({ outcome }: { outcome: Outcome | undefined }) {
  const own = useRef<HTMLDivElement>(null);
  const shown = outcome && outcome.kind !== "ask" ? outcome : undefined;
  useEffect(() => {
    if (shown) own.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={own} tabIndex={-1} className="outcome">
      {shown.kind === "done" ? (
        <Banner key={shown.key} tone="moss" title={shown.text} />
      ) : (
        <Banner key={shown.key} title={shown.title}>
          <p>{shown.detail}</p>
        </Banner>
      )}
    </div>
  );
}
