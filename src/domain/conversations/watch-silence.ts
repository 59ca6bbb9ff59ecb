import type { LiveChats } from "./live-chats.ts";
import type { Run } from "./live-run.ts";

/** Gives a reply up that doesn't come: its first word, the next one, or its end. */
export type Patience = { heard(): void; end(): void };

/** From now on so long, whatever is asked of whom meanwhile. */
export function watchSilence(run: Run, times: LiveChats["times"]): Patience {
  const giveUp = () => run.break("late");
  let next = setTimeout(giveUp, times.firstWordMs);
  const all = setTimeout(giveUp, times.longestReplyMs);
  return {
    heard() {
      clearTimeout(next);
      next = setTimeout(giveUp, times.silenceMs);
    },
    end() {
      clearTimeout(next);
      clearTimeout(all);
    },
  };
}
