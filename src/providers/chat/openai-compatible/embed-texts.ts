import type { Embedder } from "#domain/knowledge/ports.ts";
import { unreadable } from "./failures.ts";
import { withRetries } from "./retries.ts";
import type { Sdk } from "./sdk.ts";
import type { ProviderSettings } from "./settings.ts";
import { failureOf } from "./transport.ts";

/** Providers take up to 2,048 texts a call; fewer keep a call short and its failure cheap. */
const textsPerCall = 64;

/** POST /embeddings (spec site.md §7): model, input, encoding_format. */
export const createEmbedder = (
  model: NonNullable<Sdk["embedding"]>,
  settings: ProviderSettings,
): Embedder => ({
  model: model.modelId,
  async embed(texts, { signal }) {
    const vectors: number[][] = [];
    for (let from = 0; from < texts.length; from += textsPerCall) {
      // An empty text is refused, and with it the whole call.
      const values = texts.slice(from, from + textsPerCall).map((text) => text.trim() || "-");
      try {
        const { embeddings } = await withRetries(
          async () => model.doEmbed({ values, abortSignal: signal }),
          settings,
          signal,
        );
        if (embeddings.length !== values.length) throw unreadable();
        vectors.push(...embeddings);
      } catch (thrown) {
        throw failureOf(thrown, signal);
      }
    }
    const [first] = vectors;
    const isSound = vectors.every((one) => one.length > 0 && one.length === first?.length);
    if (!isSound) throw unreadable();
    return vectors;
  },
});
