import { useId, type ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";

/** A part of a page with its heading: text left, an optional lede in the narrow column right. */
export function Section({
  id,
  title,
  lede,
  tight,
  className,
  children,
}: {
  id?: string;
  title?: ReactNode;
  lede?: ReactNode;
  tight?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={classNames("band", "section", tight && "section--tight", className)}
      aria-labelledby={title ? headingId : undefined}
    >
      {title ? (
        <div className="section__head">
          <h2 id={headingId}>{title}</h2>
          {lede ? <p className="section__lede">{lede}</p> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}

/** A box with a hairline, for things that stand alone. Sections of text need none. */
export function Card({
  as: Tag = "div",
  className,
  children,
}: {
  as?: "div" | "article" | "section" | "li";
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={classNames("card", className)}>{children}</Tag>;
}
