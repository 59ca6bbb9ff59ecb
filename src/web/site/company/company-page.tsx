import type { ReactNode } from "react";
import { ThreadEdge, ThreadGap } from "../../ui/ThreadRun.tsx";

/** The frame of the pages about us: the thread runs down their margin and ends in the last call. */
export function CompanyPage({ children, call }: { children: ReactNode; call: ReactNode }) {
  return (
    <div className="company">
      <div className="company__through">
        <ThreadGap className="company__entry" />
        <ThreadEdge className="company__side" />
        {children}
      </div>
      {call}
    </div>
  );
}

/** What the page is about: its claim on the left, and what belongs beside it on the right. */
export function CompanyHero({
  title,
  lede,
  children,
}: {
  title: ReactNode;
  lede: string;
  children?: ReactNode;
}) {
  return (
    <section className="band company__hero" aria-labelledby="company-title">
      <div className="company__words">
        <h1 id="company-title">{title}</h1>
        <p className="section__lede">{lede}</p>
      </div>
      {children}
    </section>
  );
}
