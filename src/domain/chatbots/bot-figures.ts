import { selectDeskDays } from "#domain/conversations/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { csvLine } from "#kit/csv.ts";
import type { ChatbotDeps } from "./deps.ts";
import type { BotFigures } from "./desk-views.ts";
import { daysUpTo, fillDays } from "./figure-rules.ts";
import { fileNameOf } from "./file-name.ts";
import { selectLeadDays } from "./queries-leads.ts";
import { selectModelUse } from "./queries-model-use.ts";
import { requireBotProject } from "./rights.ts";

type Wanted = { projectId: string; days?: number };

const maxDays = 366;
const daysWanted = (days = 30) => Math.min(Math.max(Math.trunc(days) || 1, 1), maxDays);

/** How a bot does over the last days (30 unless told), and over as many before. @throws AppError signed_out, not_found */
export async function readBotFigures(
  actor: Actor,
  { projectId, days }: Wanted,
  { db, clock }: ChatbotDeps,
): Promise<BotFigures> {
  await requireBotProject(db, actor, projectId);
  const count = daysWanted(days);
  const all = daysUpTo(clock().toISOString().slice(0, 10), count * 2);
  const first = all[0] ?? "";
  const since = new Date(first);
  const use = await selectModelUse(db, projectId, first);
  const own = use.filter(({ payer }) => payer === "owner");
  const filled = fillDays(all, [
    ...(await selectDeskDays(db, projectId, since)),
    ...(await selectLeadDays(db, projectId, since)),
    ...own.map(({ day, microUsd }) => ({ day, costMicroUsd: microUsd })),
  ]);
  return {
    days: filled.slice(count),
    before: filled.slice(0, count),
    payer: own.length > 0 ? "owner" : use.length > 0 ? "provider" : "none",
  };
}

/** The same as CSV, a day a line, oldest first. @throws AppError signed_out, not_found */
export async function exportBotFigures(
  actor: Actor,
  wanted: Wanted,
  deps: ChatbotDeps,
): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
  const { project } = await requireBotProject(deps.db, actor, wanted.projectId);
  const { days } = await readBotFigures(actor, wanted, deps);
  async function* lines() {
    // Spreadsheets take UTF-8 for what it is only behind this mark.
    yield `\uFEFF${csvLine(["Day (UTC)", "Conversations", "Resolved by the bot", "Hand-overs", "Answers", "Unanswered", "Rated helpful", "Rated not helpful", "Leads", "Cost of your AI key (USD)"])}`;
    for (const one of days)
      yield csvLine([
        one.day,
        ...[one.conversations, one.byBot, one.handOvers, one.answers, one.unanswered].map(String),
        ...[one.helpful, one.unhelpful, one.leads].map(String),
        (one.costMicroUsd / 1e6).toFixed(4),
      ]);
  }
  return { fileName: fileNameOf(project.name, `figures-${days.length}-days.csv`), lines: lines() };
}
