import { matters } from "#content/answers/matters.ts";
import { factsAsked } from "./facts-asked.ts";
import type { Situation } from "./part.ts";
import { rankEntries } from "./rank-entries.ts";

/** From here on a message was surely about what it is nearest to; to turn to something else, it must be more. */
const meant = { first: 0.35, next: 0.6 };
/** So many messages back a matter may have been named. */
const maxBack = 4;

/**
 * What is talked about that is no service, such as refunds: what one of the last messages, or the question before this one,
 * was about. Null where the last that was plainly about something was about something else.
 */
export function readMatter({ said, before, focus, engine }: Situation): string | null {
  // Of a service that is talked about, its price and its time are asked for.
  if (focus && factsAsked(before).length > 0) return null;
  const asked = [...new Set([...(said ?? []), before])].filter(Boolean).slice(-maxBack);
  let matter: string | null = null;
  for (const text of asked) {
    const [best] = rankEntries(text, engine.index, { limit: 1 });
    if (!best || best.entry.kind === "small-talk") continue;
    if (best.score < (matter || focus ? meant.next : meant.first)) continue;
    matter = best.entry.kind === "answer" ? matterOf(best.entry.id) : null;
  }
  return matter;
}

const matterOf = (id: string): string | null =>
  Object.entries(matters).find(([, beginnings]) =>
    beginnings.some((one) => id === one || id.startsWith(`${one}-`)),
  )?.[0] ?? null;
