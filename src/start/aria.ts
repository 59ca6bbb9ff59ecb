import type { Config } from "#config";
import { brand } from "#content/brand.ts";
import { assumedUsdPerMillionTokens, callLimits, callTimes } from "#content/consultant.ts";
import type { Consultant, ConsultantForKey } from "#domain/consultant/ports.ts";
import type { Embedder } from "#domain/knowledge/ports.ts";
import type { ProjectWriter } from "#domain/projects/ports.ts";
import type { Estimator } from "#domain/quotes/ports.ts";
import type { IntakeExtractor } from "#domain/requests/ports.ts";
import type { Log } from "#kit/log.ts";
import type { StreamOutside } from "#outside/stream-outside.ts";
import {
  createBuiltInConsultant,
  createBuiltInEstimator,
  createBuiltInExtractor,
} from "#providers/chat/built-in/index.ts";
import { createOpenAiCompatible } from "#providers/chat/openai-compatible/index.ts";
import type { TestAi } from "./test-ai-connection.ts";

/** Everybody who works in Aria's name. */
export type Aria = {
  consultant: Consultant;
  /** Whoever chooses the positions of a quote. */
  estimator: Estimator;
  /** Whoever reads the intake record out of a conversation. */
  extractor: IntakeExtractor;
  /** Whoever writes first versions of projects; null: rules alone. */
  writer: ProjectWriter | null;
  /** Null: passages are found by their words alone. */
  embedder: Embedder | null;
  /** Who sees what people ask of Aria, by the host's name; null for the built-in one. */
  aiHost: string | null;
  /** Asks the provider whether it answers; null for the built-in one. */
  testAi: TestAi | null;
};

/** The provider at AI_BASE_URL where its key is set, else the built-in Aria. */
export function createAria({ ai }: Pick<Config, "ai">, log: Log): Aria {
  if (!ai)
    return {
      consultant: createBuiltInConsultant({ name: brand.consultant, company: brand.name }),
      estimator: createBuiltInEstimator(),
      extractor: createBuiltInExtractor(),
      writer: null,
      embedder: null,
      aiHost: null,
      testAi: null,
    };
  const { test, ...provider } = createOpenAiCompatible({
    ...ai,
    ...callTimes,
    assumedPrices: assumedUsdPerMillionTokens,
    log,
  });
  return {
    ...provider,
    aiHost: new URL(ai.baseUrl).hostname,
    testAi: (options) => test(callLimits.test, options),
  };
}

/** So many keys' clients stay in memory with what they know of the provider's models. */
const maxClients = 500;

/** Whoever answers with a customer's own key, at an address that they typed. */
export function createForKey(fetch: StreamOutside, log: Log): ConsultantForKey {
  const clients = new Map<string, Consultant>();
  return (key) => {
    const name = JSON.stringify([key.baseUrl, key.apiKey, key.model]);
    const known = clients.get(name);
    if (known) {
      clients.delete(name);
      clients.set(name, known);
      return known;
    }
    const { consultant } = createOpenAiCompatible({
      ...key,
      embeddingModel: null,
      ...callTimes,
      assumedPrices: assumedUsdPerMillionTokens,
      log,
      fetch,
    });
    clients.set(name, consultant);
    for (const oldest of clients.keys()) {
      if (clients.size <= maxClients) break;
      clients.delete(oldest);
    }
    return consultant;
  };
}
