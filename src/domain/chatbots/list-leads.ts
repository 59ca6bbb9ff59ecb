import type { DbOrTx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { forgetDeliveries } from "#domain/connections/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { csvLine } from "#kit/csv.ts";
import { fromCursor, pageOf, type Place } from "#kit/keyset.ts";
import type { BotLead, BotLeadList } from "./contract.ts";
import { leadSubject } from "./deliver-leads.ts";
import type { ChatbotDeps } from "./deps.ts";
import { fileNameOf } from "./file-name.ts";
import {
  countLeads,
  deleteLeadRow,
  type LeadRow,
  selectLead,
  selectLeads,
} from "./queries-leads.ts";
import { requireBotProject } from "./rights.ts";

const pageSize = 50;
const rowsAtOnce = 500;

const toLead = (row: LeadRow, botName: string): BotLead => ({
  id: row.id,
  projectId: row.projectId,
  conversationId: row.conversationId,
  botName,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  page: row.page,
  said: row.said,
  takenAt: row.takenAt.toISOString(),
});

/** A bot's leads, newest first, 50 a page. @throws AppError signed_out, not_found */
export async function listLeads(
  actor: Actor,
  { projectId, after }: { projectId: string; after: string },
  { db }: Pick<ChatbotDeps, "db">,
): Promise<BotLeadList> {
  const { project, role } = await requireBotProject(db, actor, projectId);
  const rows = await selectLeads(db, projectId, fromCursor(after), pageSize);
  const places = rows.map((row) => ({ ...row, createdAt: row.takenAt }));
  const { items, next } = pageOf(places, pageSize);
  return {
    items: items.map((row) => ({ ...toLead(row, project.name), consentText: row.consentText })),
    total: await countLeads(db, projectId),
    canDelete: role !== "viewer",
    next,
  };
}

/** One lead by its ids, for deliveries to the owner's own systems; null where it was deleted. */
export async function findLead(
  where: { projectId: string; leadId: string; botName: string },
  { db }: { db: DbOrTx },
): Promise<BotLead | null> {
  const row = await selectLead(db, where);
  return row && toLead(row, where.botName);
}

/** Deletes a lead. @throws AppError signed_out, not_found, read_only */
export async function deleteLead(
  actor: Actor,
  { projectId, leadId }: { projectId: string; leadId: string },
  { db }: Pick<ChatbotDeps, "db">,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId } = await requireBotProject(tx, actor, projectId, "editor");
    if (!(await deleteLeadRow(tx, { projectId, leadId }))) throw new AppError("not_found");
    await forgetDeliveries(tx, [leadSubject(leadId)]);
    await recordAudit(tx, {
      actor: userId,
      action: "bot_lead.deleted",
      subject: `bot-lead/${leadId}`,
      detail: { project: projectId },
    });
  });
}

/**
 * All leads of a bot as CSV, newest first, read in pieces. Cells that a spreadsheet would run as formulas are made
 * harmless. @throws AppError signed_out, not_found
 */
export async function exportLeads(
  actor: Actor,
  projectId: string,
  { db }: Pick<ChatbotDeps, "db">,
): Promise<{ fileName: string; lines: AsyncGenerator<string> }> {
  const { project } = await requireBotProject(db, actor, projectId);
  async function* lines() {
    // Spreadsheets take UTF-8 for what it is only behind this mark.
    yield `\uFEFF${csvLine(["Left (UTC)", "Name", "Email", "Phone", "Company", "Page", "First question", "Agreed to"])}`;
    let place: Place | null = null;
    do {
      const rows: LeadRow[] = await selectLeads(db, projectId, place, rowsAtOnce);
      for (const row of rows.slice(0, rowsAtOnce))
        yield csvLine([
          row.takenAt.toISOString(),
          row.name,
          row.email,
          row.phone,
          row.company,
          row.page ?? "",
          row.said,
          row.consentText ?? "",
        ]);
      const last = rows[rowsAtOnce - 1];
      place = rows.length > rowsAtOnce && last ? { createdAt: last.takenAt, id: last.id } : null;
    } while (place);
  }
  return { fileName: fileNameOf(project.name, "leads.csv"), lines: lines() };
}
