import type { ReactNode } from "react";
import { Thread } from "../ui/Thread.tsx";
import { ThreadGap } from "../ui/ThreadRun.tsx";

/** A page that has only one thing to say (not found, failed): the thread tangled, words, a way on. */
export function LostPage({
  title,
  children,
  actions,
}: {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <div className="band lost">
      <ThreadGap className="lost__entry" />
      <div className="lost__words">
        <h1>{title}</h1>
        <div className="section__lede">{children}</div>
        <div className="flex flex-wrap gap-x-6 gap-y-3">{actions}</div>
      </div>
      <Thread
        className="lost__drawing"
        viewBox="0 0 400 320"
        knot={{ x: 372, y: 236 }}
        d="M0 0c0 70 112 20 150 90s8 96-38 92-44-74 14-88 122 26 130 82-40 92-84 80-40-70 10-96 118-20 130 22-12 60-40 54-30-34-4-40 66 12 104 40"
      />
    </div>
  );
}
