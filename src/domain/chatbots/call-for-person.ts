import { replies } from "#content/promises.ts";
import type { Tx } from "#db/open.ts";
import { setPersonWanted } from "#domain/conversations/index.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import { countMailsTo, mailLayout, queueMail } from "#domain/mail/index.ts";
import { oneLine } from "#kit/text.ts";
import { dayMs } from "#kit/time.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";
import { workspaceUrl } from "./notices.ts";

const kind = "bot-person";
/** A flood of visitors isn't a flood of mails. */
const maxMailsPerDay = 20 * replies.mailsPerAddressPerDay;

/**
 * A visitor of a bot waits for a person: the conversation says so, and whoever its owner named is told by mail, once for
 * each conversation. Again, it changes nothing.
 */
export async function callForPerson(
  bot: Bot,
  conversationId: string,
  deps: ChatbotDeps,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    if (!(await setPersonWanted(tx, { desk: bot.projectId, id: conversationId, now }))) return;
    await mailAbout(tx, bot, conversationId, deps);
  });
  deps.conversations.chats.publish(conversationId, { type: "person-wanted" });
}

async function mailAbout(
  tx: Tx,
  bot: Bot,
  conversationId: string,
  deps: ChatbotDeps,
): Promise<void> {
  const named = bot.config.conduct.handOver.email.trim();
  const to = named || (await findAddressOf(tx, bot.ownerId))?.email;
  if (!to) return;
  const since = new Date(deps.clock().getTime() - dayMs);
  if ((await countMailsTo(tx, { kind, to, since })) >= maxMailsPerDay) return;
  const name = oneLine(bot.config.name);
  await queueMail(tx, {
    key: `${kind}/${conversationId}`,
    to,
    subject: `${name}: a visitor is asking for a person`,
    ...mailLayout({
      brand: deps.brandName,
      heading: "A visitor is asking for a person",
      paragraphs: [
        `Someone who is chatting with ${name} would like to talk to a person. Open the inbox to take over the conversation.`,
      ],
      action: { label: "Open the inbox", url: workspaceUrl(bot.projectId, deps) },
      footer: named
        ? "You’re getting this email because the bot’s owner entered your address."
        : "You can turn this off in the bot’s hand-over settings.",
    }),
  });
}
