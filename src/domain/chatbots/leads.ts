import type { Tx } from "#db/open.ts";
import {
  findConversationOf,
  markLead,
  selectFirstSaid,
  type Visitor,
} from "#domain/conversations/index.ts";
import { publishEvent } from "#domain/events/index.ts";
import { holdProject } from "#domain/projects/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import { cleanText } from "#kit/text.ts";
import { takesLeads, wordsOfBot } from "./bot-conduct.ts";
import { BotLeadForm, leadTaken } from "./contract.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { Bot } from "./find-bot.ts";
import { invalidInput } from "./invalid-input.ts";
import { mailLead } from "./lead-mail.ts";
import { upsertLead } from "./queries-leads.ts";

const maxSaid = 500;

/**
 * Takes a visitor's contact details: one lead a visitor, which changes when they send it again. Only what its owner asks
 * for is kept. The event is stored in the same transaction, and the mail to the owner is queued there.
 * @throws AppError invalid_input, bot_paused, not_found where this bot takes none
 */
export async function takeLead(
  { bot, visitor }: { bot: Bot; visitor: Visitor },
  input: unknown,
  deps: ChatbotDeps,
): Promise<{ stored: true; text: string }> {
  if (!takesLeads(bot)) throw new AppError("not_found");
  if (bot.state === "paused") throw new AppError("bot_paused");
  const parsed = BotLeadForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { lead } = bot.config.conduct;
  const words = wordsOfBot(bot, { text: "", before: [] });
  const stored = { stored: true as const, text: words.lead.thanks };
  // A program that fills in every field learns nothing.
  if (parsed.data["bot-field"].trim() !== "") return stored;
  const consentText = lead.consent.trim() || null;
  if (consentText && !parsed.data.hasConsented)
    throw new AppError("invalid_input", { fields: { hasConsented: words.lead.consentMissing } });
  const asks = (field: "name" | "company") => lead.fields.includes(field);
  const clean = (text: string) => cleanText(text).trim();
  const { name, email, phone, company } = parsed.data;
  const left = {
    name: asks("name") ? clean(name) : "",
    company: asks("company") ? clean(company) : "",
    email: clean(email),
    phone: clean(phone),
    consentText,
  };
  await deps.db.transaction((tx) => store(tx, { bot, visitor, left }, deps));
  return stored;
}

type Left = {
  name: string;
  email: string;
  phone: string;
  company: string;
  consentText: string | null;
};

async function store(
  tx: Tx,
  { bot, visitor, left }: { bot: Bot; visitor: Visitor; left: Left },
  deps: ChatbotDeps,
): Promise<void> {
  const { projectId, ownerId } = bot;
  // A lead must not outlive a project that is deleted at this moment.
  if (!(await holdProject(tx, projectId))) throw new AppError("not_found");
  const conversation = await findConversationOf(tx, { visitorKey: visitor.key, desk: projectId });
  const first = conversation ? await selectFirstSaid(tx, conversation.id) : null;
  const conversationId = conversation?.id ?? null;
  const lead = await upsertLead(tx, {
    id: newId("lead"),
    projectId,
    ownerId,
    conversationId,
    visitorKey: visitor.key,
    ...left,
    page: first?.page ?? null,
    said: first?.text.slice(0, maxSaid).toWellFormed() ?? "",
    takenAt: deps.clock(),
  });
  if (conversationId) await markLead(tx, conversationId);
  const payload = { projectId, leadId: lead.id, conversationId };
  await publishEvent(tx, leadTaken, { subject: `project/${projectId}`, payload }, deps);
  await mailLead(tx, { bot, lead }, deps);
}
