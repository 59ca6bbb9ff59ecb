import type { Log } from "#kit/log.ts";

/** What the client needs to know; the figures come from content/consultant.ts. */
export type ProviderSettings = {
  /** Without a slash at the end. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Null: nobody asks for embeddings. */
  embeddingModel: string | null;
  /** How long until the answer begins, and between two pieces of it. */
  timeoutMs: number;
  /** The waits before each further try. */
  retryAfterMs: readonly number[];
  /** Prices where the provider's list of models names none, in US dollars for a million tokens. */
  assumedPrices: Prices;
  log: Log;
  /** How requests are made: through the guarded client where a customer typed the address. */
  fetch?: Fetch;
  /** How waiting is done; tests don't. Rejects once `signal` is aborted. */
  wait?: Wait;
};

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
export type Prices = { input: number; output: number };
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;
