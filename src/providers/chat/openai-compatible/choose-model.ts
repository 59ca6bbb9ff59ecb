import { z } from "zod";
import {
  type Consultant,
  ConsultantUnavailable,
  type ModelChoice,
} from "#domain/consultant/ports.ts";
import { minuteMs } from "#kit/time.ts";
import type { createPrices } from "./price-list.ts";
import { requestJson } from "./requests.ts";
import type { ProviderSettings } from "./settings.ts";

/** What is offered changes seldom; a list that couldn't be read is asked for again sooner. */
const [keptMs, failedMs] = [10 * minuteMs, minuteMs];
const maxModels = 500;

const ModelList = z.object({
  data: z.array(z.looseObject({ id: z.string().min(1).max(200), type: z.string().optional() })),
});
/** OpenAI lists everything under one roof and names no type. */
const writesNoText =
  /embed|whisper|transcri|(^|[-/])tts|dall-e|image|moderation|realtime|audio|sora|rerank|upscal|inpaint/i;

/** Models that write text in an answer of GET /models, by name; null where it is no such list. */
export function textModelsIn(answer: unknown): string[] | null {
  const parsed = ModelList.safeParse(answer);
  if (!parsed.success) return null;
  const texts = parsed.data.data.filter(({ id, type }) =>
    type === undefined || type === "model" ? !writesNoText.test(id) : type === "text",
  );
  return [...new Set(texts.map(({ id }) => id))].toSorted().slice(0, maxModels);
}

type Listed = { answer: unknown; models: string[] };

/** The models of the provider's own list, and who answers with one of them at its own price. */
export function createModelChoice(
  settings: ProviderSettings,
  make: (settings: ProviderSettings) => {
    consultant: Consultant;
    prices: ReturnType<typeof createPrices>;
  },
): ModelChoice {
  let kept: { until: number; reading: Promise<Listed> } | null = null;
  let last: Listed | null = null;
  const made = new Map<string, ReturnType<typeof make>>();

  async function read(signal: AbortSignal): Promise<Listed> {
    const answer = await requestJson({ path: "/models" }, { signal }, settings);
    const models = textModelsIn(answer);
    if (!models) throw new ConsultantUnavailable("bad_answer", "The provider lists no models");
    last = { answer, models };
    for (const { prices } of made.values()) prices.take(answer);
    return last;
  }
  return {
    async list({ signal }) {
      if (!kept || kept.until < Date.now()) {
        const reading = read(signal);
        const mine = { until: Date.now() + keptMs, reading };
        kept = mine;
        reading.catch(() => {
          mine.until = Date.now() + failedMs;
        });
      }
      return (await kept.reading).models;
    },
    use(model) {
      const known = made.get(model) ?? make({ ...settings, model });
      if (!made.has(model)) {
        made.set(model, known);
        if (last) known.prices.take(last.answer);
      }
      return known.consultant;
    },
  };
}
