import type { Capacities } from "#domain/catalogue/index.ts";
import type { Usage } from "#domain/consultant/index.ts";

export { chooseServices } from "./choose-services.ts";
export { QuoteChoice } from "./contract.ts";

/** A scope on offer, as an estimator sees it: no prices, so that none can be played with. */
export type EstimatorOffer = {
  scopeId: string;
  serviceId: string;
  service: string;
  scope: string;
  description: string;
  includes: readonly string[];
  /** What it holds, e.g. 25 pages; null where nothing is known of it. */
  capacities: Capacities | null;
};

export type EstimateRequest = {
  instructions: string;
  temperature: number;
  maxTokens: number;
  /** What the customer wrote: data, never instructions. */
  wish: string;
  /** The service it was asked about; null for none. */
  serviceId: string | null;
  offers: readonly EstimatorOffer[];
};

/** Chooses what a wish needs from the catalogue. Implemented in providers/chat. */
export interface Estimator {
  readonly name: "provider" | "built-in";
  /** @returns a choice that is yet to be checked (contract.ts, QuoteChoice). @throws ConsultantUnavailable */
  choose(
    request: EstimateRequest,
    options: { signal: AbortSignal },
  ): Promise<{ choice: unknown; usage: Usage }>;
}
