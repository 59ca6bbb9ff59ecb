import { secondMs } from "#kit/time.ts";
import type { ConsultantDeps } from "./deps.ts";
import { ConsultantUnavailable } from "./ports.ts";

/** Somebody waits for the answer. */
const checkWithinMs = 5 * secondMs;

/**
 * Whether a text may be answered, where the provider can tell (POST /moderations); where it can't, the text is
 * answered. A check that fails is no yes: what can't be checked is refused (design, What must always be true, 4).
 * @param text a visitor's words; they go to the provider and nowhere else
 * @throws ConsultantUnavailable
 */
export async function mayAnswer(
  text: string,
  deps: Pick<ConsultantDeps, "consultant" | "log">,
): Promise<{ isFlagged: boolean }> {
  const signal = AbortSignal.timeout(checkWithinMs);
  try {
    const found = await deps.consultant.ai.moderate(text, { signal });
    if (found?.isFlagged)
      deps.log.info({ categories: found.categories }, "a message was flagged and not answered");
    return { isFlagged: found?.isFlagged ?? false };
  } catch (thrown) {
    if (thrown instanceof ConsultantUnavailable) throw thrown;
    deps.log.error({ err: thrown }, "a message could not be checked");
    throw new ConsultantUnavailable("timeout", "Request timeout", { cause: thrown });
  }
}
