import { type Estimator, QuoteChoice } from "#domain/quotes/ports.ts";
import type { createJsonAsker } from "./ask-for-json.ts";
import { enclosed } from "./prompt.ts";

/** Chooses positions of a quote; what comes back is yet to be checked (port Estimator). */
export const createEstimator = (ask: ReturnType<typeof createJsonAsker>): Estimator => ({
  name: "provider",
  async choose({ instructions, temperature, maxTokens, wish, serviceId, offers }, options) {
    const data = [
      enclosed("offers", offers.map((offer) => JSON.stringify(offer)).join("\n")),
      enclosed("asked-about", serviceId ?? "no service in particular"),
      enclosed("visitor", wish),
    ].join("\n\n");
    const { value, usage } = await ask(
      { instructions, temperature, maxTokens, data, name: "quote_choice", shape: QuoteChoice },
      options,
    );
    return { choice: value, usage };
  },
});
