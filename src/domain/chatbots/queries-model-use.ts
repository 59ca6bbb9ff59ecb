import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { botModelUse } from "./tables.ts";

export type ModelUseRow = typeof botModelUse.$inferSelect;

/** Adds to what a bot's model was asked on a day. */
export async function addModelUse(db: DbOrTx, use: ModelUseRow): Promise<void> {
  await db
    .insert(botModelUse)
    .values(use)
    .onConflictDoUpdate({
      target: [botModelUse.projectId, botModelUse.day, botModelUse.payer],
      set: {
        calls: sql`${botModelUse.calls} + excluded.calls`,
        tokens: sql`${botModelUse.tokens} + excluded.tokens`,
        microUsd: sql`${botModelUse.microUsd} + excluded.micro_usd`,
      },
    });
}

/** What a bot's model was asked since a day (`2026-11-24`), oldest first. */
export const selectModelUse = (
  db: DbOrTx,
  projectId: string,
  since: string,
): Promise<ModelUseRow[]> =>
  db
    .select()
    .from(botModelUse)
    .where(and(eq(botModelUse.projectId, projectId), gte(botModelUse.day, since)))
    .orderBy(asc(botModelUse.day));
