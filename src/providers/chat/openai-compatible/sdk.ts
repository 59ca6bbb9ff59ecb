import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { CallLimits } from "#domain/consultant/ports.ts";
import type { PromptMessage } from "./prompt.ts";
import type { ProviderSettings } from "./settings.ts";
import { createFetch } from "./transport.ts";
import { veniceParameters } from "./venice.ts";

const name = "provider";

/**
 * The models of AI SDK 7 for calls that don't stream. They are called directly (`doGenerate`, `doEmbed`): the
 * functions of `ai` above them retry in their own way.
 */
export function createSdk(settings: ProviderSettings) {
  const { baseUrl: baseURL, apiKey, model, embeddingModel } = settings;
  const provider = createOpenAICompatible({
    name,
    baseURL,
    apiKey,
    supportsStructuredOutputs: true,
    fetch: createFetch({ ...settings, expects: "application/json" }),
  });
  return {
    chat: provider.chatModel(model),
    embedding: embeddingModel === null ? null : provider.embeddingModel(embeddingModel),
  };
}
export type Sdk = ReturnType<typeof createSdk>;

/** A call's options with every field of spec site.md §7; the SDK's own limit would go out as `max_tokens`. */
export function callOptions(
  request: CallLimits & { prompt: PromptMessage[] },
  { baseUrl }: Pick<ProviderSettings, "baseUrl">,
) {
  const venice = veniceParameters(baseUrl);
  return {
    prompt: request.prompt,
    temperature: request.temperature,
    presencePenalty: 0,
    frequencyPenalty: 0,
    providerOptions: {
      [name]: {
        max_completion_tokens: request.maxTokens,
        stream: false,
        ...(venice ? { venice_parameters: venice } : {}),
      },
    },
  };
}
