import { chatWords } from "#content/consultant.ts";
import type { ConsultantUnavailable, OutageReason } from "./ports.ts";

/** A whole answer without a word: it has words of its own for visitors (spec site.md §8). */
export const isEmptyReply = ({ message }: ConsultantUnavailable): boolean =>
  message === chatWords.emptyReply;

/** What operators are told about each reason: what is wrong, and what to do about it. */
export const outageWords: Readonly<Record<OutageReason, { what: string; todo: string }>> = {
  timeout: {
    what: "the AI provider is too slow",
    todo: "If it lasts, look at the provider’s status page.",
  },
  network: {
    what: "the AI provider can’t be reached",
    todo: "Check AI_BASE_URL and the network.",
  },
  server: {
    what: "the AI provider fails",
    todo: "If it lasts, look at the provider’s status page.",
  },
  rate_limited: {
    what: "the AI provider takes no more calls for now",
    todo: "Ask the provider for a higher limit.",
  },
  out_of_money: {
    what: "the account at the AI provider is empty",
    todo: "Add credit there.",
  },
  key_refused: {
    what: "the AI provider refuses the key",
    todo: "Check AI_API_KEY.",
  },
  bad_request: {
    what: "the AI provider refuses what we send",
    todo: "Check AI_MODEL; the log says what the provider answered.",
  },
  bad_answer: {
    what: "the AI provider’s answers can’t be read",
    todo: "Check AI_BASE_URL and AI_MODEL.",
  },
};

/** An outage that no waiting ends: somebody has to do something. */
export const isLasting = (reason: OutageReason): boolean =>
  reason === "out_of_money" || reason === "key_refused";

/** The alert that stands for a reason. */
export const outageKey = (reason: OutageReason): string => `ai/${reason}`;
