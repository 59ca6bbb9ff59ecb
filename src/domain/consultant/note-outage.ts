import { raiseAlert } from "#domain/operations/index.ts";
import type { ConsultantDeps } from "./deps.ts";
import { isLasting, outageKey, outageWords } from "./outages.ts";
import type { ConsultantUnavailable, OutageReason } from "./ports.ts";

type Gathering = { more: number; written: Promise<void> };
/** Failures come in crowds: while one is being written down, those like it only count. */
const gathered = new WeakMap<ConsultantDeps["db"], Map<OutageReason, Gathering>>();

/**
 * Tells the operators that Aria can't answer as she should, without a word of any visitor: one alert for each
 * reason, and at most one mail an hour about it. Never throws.
 */
export function noteOutage(error: ConsultantUnavailable, deps: ConsultantDeps): Promise<void> {
  const { reason, status, message } = error;
  deps.log.warn({ reason, status, problem: message }, "the AI provider could not answer");
  const underWay = gathered.get(deps.db) ?? new Map<OutageReason, Gathering>();
  gathered.set(deps.db, underWay);
  const one = underWay.get(reason);
  if (one) {
    one.more += 1;
    return one.written;
  }
  const gathering: Gathering = { more: 0, written: Promise.resolve() };
  underWay.set(reason, gathering);
  gathering.written = writeDown(reason, gathering, deps);
  return gathering.written;
}

async function writeDown(reason: OutageReason, gathering: Gathering, deps: ConsultantDeps) {
  const { what, todo } = outageWords[reason];
  for (let times = 1; times > 0; times = gathering.more) {
    gathering.more = 0;
    // What came meanwhile is written in one go.
    await raiseAlert(
      {
        key: outageKey(reason),
        severity: isLasting(reason) ? "critical" : "warning",
        title: `Aria can’t answer: ${what}`,
        detail: `${todo} Visitors get a canned reply, and their words are kept.`,
        times,
      },
      deps,
    ).catch((cause: unknown) => deps.log.error({ err: cause }, "an alert could not be stored"));
  }
  gathered.get(deps.db)?.delete(reason);
}
