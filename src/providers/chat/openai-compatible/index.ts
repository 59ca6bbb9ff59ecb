import {
  type CallLimits,
  type Consultant,
  ConsultantUnavailable,
} from "#domain/consultant/ports.ts";
import type { Embedder } from "#domain/knowledge/ports.ts";
import type { ProjectWriter } from "#domain/projects/ports.ts";
import type { Estimator } from "#domain/quotes/ports.ts";
import type { IntakeExtractor } from "#domain/requests/ports.ts";
import { createJsonAsker } from "./ask-for-json.ts";
import { createModelChoice } from "./choose-model.ts";
import { createEstimator } from "./choose-positions.ts";
import { createEmbedder } from "./embed-texts.ts";
import { createExtractor } from "./extract-intake.ts";
import { createModeration } from "./moderate.ts";
import { createPrices } from "./price-list.ts";
import { userMessage } from "./prompt.ts";
import { withRetries } from "./retries.ts";
import { callOptions, createSdk } from "./sdk.ts";
import type { ProviderSettings } from "./settings.ts";
import { streamAnswer } from "./stream-answer.ts";
import { createSend, failureOf } from "./transport.ts";
import { createProjectWriter } from "./write-project.ts";

export type OpenAiCompatible = {
  consultant: Consultant;
  estimator: Estimator;
  extractor: IntakeExtractor;
  writer: ProjectWriter;
  /** Null without a model for it. */
  embedder: Embedder | null;
  /** Asks the model for a word or two, then reads the list of prices. @throws ConsultantUnavailable */
  test: (limits: CallLimits, options: { signal: AbortSignal }) => Promise<void>;
};

/** Who answers with one model, and what that costs. */
function createConsultant(settings: ProviderSettings) {
  const send = createSend({ ...settings, expects: "text/event-stream" });
  const prices = createPrices(settings);
  const consultant: Consultant = {
    name: "provider",
    model: settings.model,
    answer: (request, options) => streamAnswer(request, options, { send, settings }),
    moderate: createModeration(settings),
    priceOf: (usage) => prices.priceOf(usage),
  };
  return { consultant, prices };
}

/** Any OpenAI-compatible API at AI_BASE_URL (spec site.md §7, AI chat provider). */
export function createOpenAiCompatible(settings: ProviderSettings): OpenAiCompatible {
  const sdk = createSdk(settings);
  const ask = createJsonAsker({ sdk, settings });
  const { consultant, prices } = createConsultant(settings);
  return {
    consultant: { ...consultant, models: createModelChoice(settings, createConsultant) },
    estimator: createEstimator(ask),
    extractor: createExtractor(ask),
    writer: createProjectWriter(ask),
    embedder: sdk.embedding ? createEmbedder(sdk.embedding, settings) : null,
    async test(limits, options) {
      const { signal } = options;
      const prompt = [userMessage("Say yes if you can read this.")];
      try {
        const call = callOptions({ ...limits, prompt }, settings);
        await withRetries(
          async () => sdk.chat.doGenerate({ ...call, abortSignal: signal }),
          settings,
          signal,
        );
      } catch (thrown) {
        throw failureOf(thrown, signal);
      }
      // A provider without such a list answers all the same.
      await prices.load(options).catch((thrown: unknown) => {
        if (!(thrown instanceof ConsultantUnavailable)) throw thrown;
        settings.log.info({ reason: thrown.reason }, "the AI provider's prices could not be read");
      });
    },
  };
}
