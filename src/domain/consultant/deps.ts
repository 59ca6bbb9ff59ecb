import type { AlertDeps } from "#domain/operations/index.ts";
import type { Log } from "#kit/log.ts";
import type { Consultant } from "./ports.ts";

/** What every use of Aria needs. */
export type ConsultantDeps = AlertDeps & {
  consultant: Consultant;
  /** Who sees what people ask of Aria, by the host's name; null while she is built in. */
  aiHost: string | null;
  /** What all together may cost in a day (UTC). */
  aiDailyLimitUsd: number;
  /** Keyed digest of a visitor's token or an address, for a purpose: the same in, the same out. */
  digest: (purpose: string, text: string) => string;
  log: Log;
};
