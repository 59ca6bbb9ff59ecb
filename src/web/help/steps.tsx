import type { ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";

/** Things to do one after the other, numbered on the thread. In a document: `<Steps><Step title="…">…</Step></Steps>`. */
export const Steps = ({ children }: { children: ReactNode }) => (
  <ol className="guide-steps">{children}</ol>
);

/** `mark` is a token name of ui/tokens.css and colours the number's ring. */
export function Step({
  id,
  title,
  mark,
  children,
}: {
  id?: string;
  title: string;
  mark?: string;
  children: ReactNode;
}) {
  return (
    <li id={id} className={classNames("guide-steps__one", mark && `stitch--${mark}`)}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
