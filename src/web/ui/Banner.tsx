import { useState, type ReactNode } from "react";
import type { Tone } from "./Badge.tsx";
import { IconButton } from "./Button.tsx";
import { Close } from "./icons.tsx";
import { Notice } from "./Notice.tsx";

/** A notice that can be put away (spec site.md §8: dismissible banners). A new `key` shows it again. */
export function Banner({
  tone = "brick",
  title,
  children,
}: {
  tone?: Tone;
  title: ReactNode;
  children?: ReactNode;
}) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className="banner">
      <Notice tone={tone} title={title} live>
        {children}
      </Notice>
      <IconButton
        label="Dismiss"
        className="banner__dismiss needs-js"
        onClick={() => setShown(false)}
      >
        <Close size={18} />
      </IconButton>
    </div>
  );
}
