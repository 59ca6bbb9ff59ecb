import { eq, inArray } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { botKeys, botLeads, botNotes, botTests } from "./tables.ts";

/** All that is kept of a project here. */
export async function deleteAllOfProject(tx: DbOrTx, projectId: string): Promise<void> {
  for (const table of [botLeads, botKeys, botNotes, botTests])
    await tx.delete(table).where(eq(table.projectId, projectId));
}

/** What somebody made for their bots: keys and tests. */
export async function selectSettingsOf(db: DbOrTx, projectIds: readonly string[]) {
  if (projectIds.length === 0) return { keys: [], tests: [] };
  const ids = [...projectIds];
  return {
    keys: await db.select().from(botKeys).where(inArray(botKeys.projectId, ids)),
    tests: await db.select().from(botTests).where(inArray(botTests.projectId, ids)),
  };
}
