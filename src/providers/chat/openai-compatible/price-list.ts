import { z } from "zod";
import type { Usage } from "#domain/consultant/ports.ts";
import { requestJson } from "./requests.ts";
import type { Prices, ProviderSettings } from "./settings.ts";

const usd = z.object({ usd: z.number().nonnegative() });
/** Venice: US dollars for a million tokens; long requests may cost more, all of them. */
const VenicePricing = z.object({
  input: usd,
  output: usd,
  extended: z
    .object({ context_token_threshold: z.number().nonnegative(), input: usd, output: usd })
    .optional(),
});
/** OpenRouter: US dollars for one token, as text. */
const perToken = z.coerce.number().nonnegative();
const OpenRouterPricing = z.object({ prompt: perToken, completion: perToken });

const ModelList = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

type PriceList = { usual: Prices; long: (Prices & { from: number }) | null };

/** What calls cost: by the provider's list of models, once that was read, else by the assumed prices. */
export function createPrices(settings: ProviderSettings) {
  let list: PriceList = { usual: settings.assumedPrices, long: null };
  return {
    /** In millionths of a US dollar, which is what dollars for a million tokens are. */
    priceOf({ inputTokens, outputTokens }: Usage): number {
      const { usual, long } = list;
      const prices = long && inputTokens > long.from ? long : usual;
      return Math.ceil(inputTokens * prices.input + outputTokens * prices.output);
    },
    /** Reads the list; a provider without one, or without prices, changes nothing. @throws ConsultantUnavailable */
    async load(options: { signal: AbortSignal }): Promise<void> {
      const found = pricesIn(
        await requestJson({ path: "/models" }, options, settings),
        settings.model,
      );
      if (found) list = found;
      else settings.log.info("the AI provider names no price: assumed ones count");
    },
    /** Takes the price out of a list of models that was read already. */
    take(answer: unknown): void {
      list = pricesIn(answer, settings.model) ?? list;
    },
  };
}

/** The prices of a model in an answer of GET /models; null where there are none. */
export function pricesIn(answer: unknown, model: string): PriceList | null {
  const parsed = ModelList.safeParse(answer);
  if (!parsed.success) return null;
  // Venice takes settings behind the name: `model:enable_web_search=off`.
  const plain = model.replace(/:\w+=.*$/, "");
  const { data } = parsed.data;
  const found = data.find(({ id }) => id === model) ?? data.find(({ id }) => id === plain);
  const spec = found?.["model_spec"] as { pricing?: unknown } | null | undefined;
  const venice = VenicePricing.safeParse(spec?.pricing);
  if (venice.success) {
    const { input, output, extended } = venice.data;
    return {
      usual: { input: input.usd, output: output.usd },
      long: extended
        ? {
            from: extended.context_token_threshold,
            input: extended.input.usd,
            output: extended.output.usd,
          }
        : null,
    };
  }
  const router = OpenRouterPricing.safeParse(found?.["pricing"]);
  if (!router.success) return null;
  const { prompt, completion } = router.data;
  return { usual: { input: prompt * 1e6, output: completion * 1e6 }, long: null };
}
