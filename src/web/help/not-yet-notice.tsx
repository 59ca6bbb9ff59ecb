import type { ReactNode } from "react";
import { notYet } from "#content/not-yet.ts";
import { Notice } from "../ui/Notice.tsx";

/** Says that what a page describes isn't there yet, and what to do until it is; the same words on every page. */
export const NotYetNotice = ({
  what,
  children,
}: {
  what: keyof typeof notYet;
  /** What else this page has to say about it. */
  children?: ReactNode;
}) => (
  <Notice tone="amber" title={notYet[what].title}>
    <p>{notYet[what].text}</p>
    {children}
  </Notice>
);
