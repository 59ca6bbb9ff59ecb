import { Notice } from "../../ui/Notice.tsx";
import type { LimitLine } from "./limit-words.ts";

/** What is near its limit or has reached it, and what happens then; nothing where there is room. */
export function LimitNotes({ lines }: { lines: readonly LimitLine[] }) {
  return lines.map(({ level, figures, note }) =>
    note === null ? null : (
      <Notice
        key={figures}
        tone={level === "reached" ? "brick" : "amber"}
        title={level === "reached" ? `Limit reached: ${figures}` : `Near the limit: ${figures}`}
      >
        <p>{note}</p>
      </Notice>
    ),
  );
}
