import { type ConsultantDeps, ConsultantUnavailable } from "#domain/consultant/index.ts";
import { noteOutage, noteRecovery } from "#domain/consultant/index.ts";

/** Asks an AI provider for a word. @throws ConsultantUnavailable */
export type TestAi = (options: { signal: AbortSignal }) => Promise<void>;

/**
 * Asks the AI provider once whether it answers (spec site.md §9, connection test). Nothing waits for it: the
 * site opens meanwhile. The outcome stands in the log; operators get an alert where the provider doesn't answer,
 * and one of an earlier start that says so is resolved where it does.
 * @returns gives it up, and waits until it is
 */
export function testAiConnection(test: TestAi, deps: ConsultantDeps): () => Promise<void> {
  const ending = new AbortController();
  const { log } = deps;
  const tested = test({ signal: ending.signal }).then(
    async () => {
      log.info({ model: deps.consultant.ai.model }, "the AI provider answers");
      await noteRecovery(deps);
    },
    async (thrown: unknown) => {
      if (ending.signal.aborted) return;
      if (thrown instanceof ConsultantUnavailable) await noteOutage(thrown, deps);
      else log.error({ err: thrown }, "the AI provider could not be tested");
    },
  );
  return async () => {
    ending.abort();
    await tested;
  };
}
