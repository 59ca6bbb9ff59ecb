import { openConsultant } from "#domain/connections/index.ts";
import type { Consultant } from "#domain/consultant/index.ts";
import { secondMs } from "#kit/time.ts";
import { countingUse } from "./count-model-use.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";

type Asking = Pick<Bot, "projectId" | "ownerId" | "config">;

/** Whoever writes a bot's answers. */
export type Answering = {
  ai: Consultant;
  /** Who pays for them; `none` is the built-in one. */
  payer: "none" | "provider" | "owner";
  /** The model that its owner chose isn't in the provider's list: the default answers. */
  isModelMissing: boolean;
};

/** No visitor waits longer for a list of models; the default answers then. */
const listWithinMs = 3 * secondMs;

/**
 * Who answers with a bot's settings: its owner's own key where they chose one that can be read, else who answers for us;
 * with the model that they chose, as long as the provider offers it.
 */
export async function whoAnswers(bot: Asking, deps: ChatbotDeps): Promise<Answering> {
  const { projectId } = bot;
  const own = await openOwnKey(bot, deps);
  const { ai, ...choice } = await withModelOf(bot, own ?? deps.consultant.ai);
  // What an own key costs is no part of our budget.
  if (own) {
    const counted = countingUse(ai, { projectId, payer: "owner" }, deps);
    return { ...choice, ai: { ...counted, priceOf: () => 0 }, payer: "owner" };
  }
  if (ai.name === "built-in") return { ...choice, ai, payer: "none" };
  const counted = countingUse(ai, { projectId, payer: "provider" }, deps);
  return { ...choice, ai: counted, payer: "provider" };
}

async function withModelOf(
  { config: { ai: settings } }: Asking,
  ai: Consultant,
): Promise<Pick<Answering, "ai" | "isModelMissing">> {
  const { model } = settings;
  if (model === defaultModel || model === ai.model) return { ai, isModelMissing: false };
  const models = await listModels(ai);
  return ai.models && models?.includes(model)
    ? { ai: ai.models.use(model), isModelMissing: false }
    : { ai, isModelMissing: ai.name !== "built-in" };
}

/** In a bot's settings: whichever model the provider, or the connection, has for all. */
const defaultModel = "default";

/** What can be chosen with a bot's key; null where that can't be told, or nothing can be chosen. */
export async function modelsFor(bot: Asking, deps: ChatbotDeps): Promise<readonly string[] | null> {
  return listModels((await openOwnKey(bot, deps)) ?? deps.consultant.ai);
}

const listModels = async ({ models }: Consultant): Promise<readonly string[] | null> =>
  (await models?.list({ signal: AbortSignal.timeout(listWithinMs) }).catch(() => null)) ?? null;

async function openOwnKey(
  { ownerId, config }: Asking,
  deps: ChatbotDeps,
): Promise<Consultant | null> {
  const { connectionId } = config.ai;
  if (connectionId === null) return null;
  return openConsultant(ownerId, connectionId, deps).catch((error: unknown) => {
    deps.log.error({ err: error }, "a customer's own key could not be read");
    return null;
  });
}
