import type { ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";
import type { Tone } from "../kit/tone.ts";

/** A word that marks a thing or names its state: letters, no pill. A state also gets an icon. */
export function Badge({
  tone = "plain",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames("badge", tone !== "plain" && `badge--${tone}`)}>
      {icon}
      {children}
    </span>
  );
}
