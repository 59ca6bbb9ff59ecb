import type { Tx } from "#db/open.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import { countMailsTo, mailLayout, queueMail } from "#domain/mail/index.ts";
import { oneLine } from "#kit/text.ts";
import { dayMs } from "#kit/time.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";
import { workspaceUrl } from "./notices.ts";
import type { LeadRow } from "./queries-leads.ts";

const kind = "bot-lead";
/** A flood of leads isn't a flood of mails: all of them are in the inbox. */
const maxMailsPerDay = 100;

/** Tells the bot's owner of a lead: what was left, and the way to the conversation. Once for each lead. */
export async function mailLead(
  tx: Tx,
  { bot, lead }: { bot: Bot; lead: LeadRow },
  deps: ChatbotDeps,
): Promise<void> {
  const to = (await findAddressOf(tx, bot.ownerId))?.email;
  if (!to) return;
  const since = new Date(deps.clock().getTime() - dayMs);
  if ((await countMailsTo(tx, { kind, to, since })) >= maxMailsPerDay) return;
  const name = oneLine(bot.config.name);
  const facts: [string, string][] = [
    ["Name", lead.name],
    ["Email", lead.email],
    ["Phone", lead.phone],
    ["Company", lead.company],
    ["Page", lead.page ?? ""],
    ["First question", lead.said],
  ];
  await queueMail(tx, {
    key: `${kind}/${lead.id}`,
    to,
    subject: `New contact from ${name}`,
    ...mailLayout({
      brand: deps.brandName,
      heading: `New contact from ${name}`,
      paragraphs: ["Someone left their contact details with your chatbot."],
      facts: facts.filter(([, text]) => text !== ""),
      action: { label: "Open the inbox", url: workspaceUrl(bot.projectId, deps) },
      footer: "This is what the visitor typed. We haven’t checked their address.",
    }),
  });
}
