import { eq, inArray } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { botKeys, botLeads, botModelUse, botNotes, botReads, botTests } from "./tables.ts";

/** All that is kept of a project here. @returns ids of the leads that are gone */
export async function deleteAllOfProject(tx: DbOrTx, projectId: string): Promise<string[]> {
  for (const table of [botKeys, botModelUse, botNotes, botReads, botTests])
    await tx.delete(table).where(eq(table.projectId, projectId));
  const rows = await tx
    .delete(botLeads)
    .where(eq(botLeads.projectId, projectId))
    .returning({ id: botLeads.id });
  return rows.map(({ id }) => id);
}

/** What somebody made for their bots: keys and tests, and what their models were asked. */
export async function selectSettingsOf(db: DbOrTx, projectIds: readonly string[]) {
  if (projectIds.length === 0) return { keys: [], tests: [], modelUse: [] };
  const ids = [...projectIds];
  return {
    keys: await db.select().from(botKeys).where(inArray(botKeys.projectId, ids)),
    tests: await db.select().from(botTests).where(inArray(botTests.projectId, ids)),
    modelUse: await db.select().from(botModelUse).where(inArray(botModelUse.projectId, ids)),
  };
}
