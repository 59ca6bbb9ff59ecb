import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Tone = "plain" | "accent" | "moss" | "amber" | "brick";

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
