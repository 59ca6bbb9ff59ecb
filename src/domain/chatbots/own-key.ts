import { openConsultant } from "#domain/connections/index.ts";
import type { Consultant } from "#domain/consultant/index.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";

/** Who answers with the key of the bot's owner; null where they chose none, or it can't be read: then ours answers. */
export async function openOwnKey(
  { ownerId, config }: Pick<Bot, "ownerId" | "config">,
  deps: ChatbotDeps,
): Promise<Consultant | null> {
  const { connectionId } = config.ai;
  if (connectionId === null) return null;
  const opened = await openConsultant(ownerId, connectionId, deps).catch((error: unknown) => {
    deps.log.error({ err: error }, "a customer's own key could not be read");
    return null;
  });
  // What it costs is no part of our budget.
  return (
    opened && {
      name: opened.name,
      model: opened.model,
      answer: (request, options) => opened.answer(request, options),
      moderate: (text, options) => opened.moderate(text, options),
      priceOf: () => 0,
    }
  );
}
