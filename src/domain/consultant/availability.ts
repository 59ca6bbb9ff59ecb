import { hasOpenAlert, settleAlerts } from "#domain/operations/index.ts";
import type { ConsultantDeps } from "./deps.ts";
import { isLasting, outageKey } from "./outages.ts";
import { type AnswerPart, type Consultant, ConsultantUnavailable } from "./ports.ts";

const lastingKeys = (["key_refused", "out_of_money"] as const).map(outageKey);

/**
 * Whether Aria can answer: the built-in one always; a provider's not while its key is refused or its account
 * is empty, until a call succeeds or somebody resolves the alert. Outages that pass change nothing here:
 * visitors then get a canned reply.
 */
export async function isConsultantAvailable({
  consultant,
  db,
}: Pick<ConsultantDeps, "consultant" | "db">): Promise<boolean> {
  return consultant.ai.name === "built-in" || !(await hasOpenAlert(lastingKeys, { db }));
}

type NotingDeps = Pick<ConsultantDeps, "db" | "clock" | "log">;

/** After a call that succeeded: whatever made Aria unavailable is over. Never throws. */
export async function noteRecovery(deps: NotingDeps): Promise<void> {
  await settleAlerts(lastingKeys, "the provider answers again", deps).catch((cause: unknown) =>
    deps.log.error({ err: cause }, "an alert could not be resolved"),
  );
}

/** The same consultant; its first answer after a lasting outage, or after the start, ends that outage. */
export function watchRecovery(consultant: Consultant, deps: NotingDeps): Consultant {
  if (consultant.name === "built-in") return consultant;
  let mayBeOut = true;
  async function* answer(
    request: Parameters<Consultant["answer"]>[0],
    options: Parameters<Consultant["answer"]>[1],
  ): AsyncGenerator<AnswerPart> {
    try {
      for await (const part of consultant.answer(request, options)) {
        if (mayBeOut) {
          mayBeOut = false;
          void noteRecovery(deps);
        }
        yield part;
      }
    } catch (thrown) {
      if (thrown instanceof ConsultantUnavailable && isLasting(thrown.reason)) mayBeOut = true;
      throw thrown;
    }
  }
  return { ...consultant, answer };
}
