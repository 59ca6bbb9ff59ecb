import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Tone } from "../kit/tone.ts";
import { IconButton } from "./Button.tsx";
import { Close } from "./icons.tsx";
import { Notice } from "./Notice.tsx";

/**
 * A notice that can be put away (spec site.md §8: dismissible banners). A new `key` shows it again. Its place
 * stays and keeps the focus then, so that the keyboard goes on from there.
 */
export function Banner({
  tone = "brick",
  title,
  takesFocus,
  children,
}: {
  tone?: Tone;
  title: ReactNode;
  /** When it appears: what was used last may be gone. */
  takesFocus?: boolean;
  children?: ReactNode;
}) {
  const [isShown, setShown] = useState(true);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  const dismiss = () => {
    place.current?.focus();
    setShown(false);
  };
  return (
    <div ref={place} tabIndex={-1} className={isShown ? "banner" : "sr-only"}>
      {isShown ? (
        <>
          <Notice tone={tone} title={title} live>
            {children}
          </Notice>
          <IconButton label="Dismiss" className="banner__dismiss needs-js" onClick={dismiss}>
            <Close size={18} />
          </IconButton>
        </>
      ) : (
        "Dismissed"
      )}
    </div>
  );
}
