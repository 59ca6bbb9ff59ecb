import type { Service } from "#domain/catalogue/index.ts";
import type { Entry } from "./contract.ts";
import type { Situation } from "./part.ts";
import type { Ranked } from "./rank-entries.ts";

/** Beginnings of ids of answers that are about one service and don't say so by what they offer. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  video: ["ai-video-1min", "vsl-ai-host"],
  chatbot: ["gpt4-chatbot"],
  automation: ["workflow-automation"],
  website: ["full-website", "landing-page"],
  pine: ["pine-script-indicator"],
  dashboard: ["market-dashboard"],
  app: ["web-app"],
  crm: ["crm-integration"],
};

/**
 * The services that an answer is about; none where it holds for all. An answer that offers one is about that one, even
 * where it stands on another's page.
 */
export function servicesOf({ id, offers, page }: Pick<Entry, "id" | "offers" | "page">): string[] {
  const offered = offers?.split(".")[0] ?? /^\/services\/([\w-]+)/.exec(page ?? "")?.[1];
  const begun = beginnings[id.split("-")[0] ?? ""] ?? [];
  return [...new Set([offered, ...begun].filter((one) => one !== undefined))];
}

/** Whether an answer is about a service, about another one, or about none. */
export function relationTo(entry: Entry, { id }: Service): "same" | "other" | "any" {
  const about = servicesOf(entry);
  if (about.length === 0) return "any";
  return about.includes(id) ? "same" : "other";
}

/**
 * "The video …, and where do your people work from?": whether one of several questions, which names no service, rather asks
 * of none.
 */
export const isBesideService = (best: Ranked | undefined, { isOneOfSeveral }: Situation): boolean =>
  isOneOfSeveral === true &&
  best?.entry.kind === "answer" &&
  servicesOf(best.entry).length === 0 &&
  best.score >= generalFrom;
const generalFrom = 0.4;
