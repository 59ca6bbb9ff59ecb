import type { CallLimits } from "#domain/consultant/ports.ts";
import type { PromptMessage } from "./prompt.ts";
import type { ProviderSettings } from "./settings.ts";
import { veniceParameters } from "./venice.ts";

/**
 * The body of a streamed `POST /chat/completions` with every field of spec site.md §7. Streams are read without
 * the SDK: what it puts between the wire and a word costs more than all else we do for one (decision 0025).
 */
export function streamedCall(
  request: CallLimits & { prompt: PromptMessage[] },
  { baseUrl, model }: Pick<ProviderSettings, "baseUrl" | "model">,
): object {
  const venice = veniceParameters(baseUrl);
  return {
    model,
    messages: request.prompt.map(({ role, content }) => ({
      role,
      content: typeof content === "string" ? content : content.map(({ text }) => text).join(""),
    })),
    temperature: request.temperature,
    max_completion_tokens: request.maxTokens,
    presence_penalty: 0,
    frequency_penalty: 0,
    stream: true,
    stream_options: { include_usage: true },
    ...(venice ? { venice_parameters: venice } : {}),
  };
}
