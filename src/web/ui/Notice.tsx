import type { ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";
import type { Tone } from "../kit/tone.ts";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "./icons.tsx";

const icons = {
  plain: Info,
  accent: Info,
  moss: CircleCheck,
  amber: TriangleAlert,
  brick: CircleAlert,
} satisfies Record<Tone, typeof Info>;

/**
 * Something to know: plain or accent (information), moss (done), amber (take care), brick (failed).
 * An error says what happened, what was kept, what to do. `live` reads it out when it appears.
 */
export function Notice({
  tone = "plain",
  title,
  live,
  children,
}: {
  tone?: Tone;
  title?: ReactNode;
  live?: boolean;
  children?: ReactNode;
}) {
  const Icon = icons[tone];
  const role = live ? (tone === "brick" ? "alert" : "status") : undefined;
  return (
    <div className={classNames("notice", tone !== "plain" && `notice--${tone}`)} role={role}>
      <Icon />
      <div className="notice__body">
        {title ? <p className="notice__title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
