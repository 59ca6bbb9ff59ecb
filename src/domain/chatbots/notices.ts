import { findAddressOf } from "#domain/identity/index.ts";
import { mailLayout, queueMail } from "#domain/mail/index.ts";
import { planOf } from "#domain/usage/index.ts";
import { oneLine } from "#kit/text.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";

/** Where a project's workspace is opened. */
export const workspaceUrl = (projectId: string, { publicUrl }: Pick<ChatbotDeps, "publicUrl">) =>
  new URL(`/ai-service-design/workspace/${projectId}`, publicUrl).href;

/**
 * Tells an owner once a month that their plan includes no more answers. Never throws: visitors get their reply anyway.
 */
export async function noticeOfLimit(bot: Bot, deps: ChatbotDeps): Promise<void> {
  const { db, clock } = deps;
  try {
    const owner = await findAddressOf(db, bot.ownerId);
    if (!owner) return;
    const plan = await planOf(db, bot.ownerId, deps);
    const max = plan.limits.messages.toLocaleString("en-US");
    const month = clock().toISOString().slice(0, 7);
    await queueMail(db, {
      key: `bot-limit/${bot.ownerId}/${month}`,
      to: owner.email,
      subject: "Your chatbots have reached this month’s limit",
      ...mailLayout({
        brand: deps.brandName,
        heading: "This month’s messages are used up",
        paragraphs: [
          `Your ${plan.name} plan includes ${max} chatbot messages a month, and you’ve used them all. Until next month, your bots tell visitors that they can’t answer at the moment, and let them leave their contact details.`,
          `The limit was reached in a chat with ${oneLine(bot.config.name)}.`,
        ],
        action: { label: "See your usage", url: new URL("/portal/usage", deps.publicUrl).href },
        footer: "We send this email once a month at most.",
      }),
    });
  } catch (error) {
    deps.log.error({ err: error }, "an owner could not be told of a limit");
  }
}
