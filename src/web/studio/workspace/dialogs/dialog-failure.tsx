import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../../../ui/Notice.tsx";

/** Why a dialog's action failed, below its content. It is scrolled to, as a long dialog hides its end. */
export function DialogFailure({ title, children }: { title: string; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={notice}>
      <Notice tone="brick" title={title} live>
        {children}
      </Notice>
    </div>
  );
}
