import { and, eq, notInArray } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { Pins } from "./contract.ts";
import { automationPins } from "./tables.ts";

/** Keeps a sample in place of the one before. */
export async function upsertPin(
  tx: DbOrTx,
  pin: typeof automationPins.$inferSelect,
): Promise<void> {
  const { data, pinnedAt } = pin;
  await tx
    .insert(automationPins)
    .values(pin)
    .onConflictDoUpdate({
      target: [automationPins.projectId, automationPins.itemId],
      set: { data, pinnedAt },
    });
}

export async function selectPins(db: DbOrTx, projectId: string): Promise<Pins> {
  const rows = await db
    .select({ itemId: automationPins.itemId, data: automationPins.data })
    .from(automationPins)
    .where(eq(automationPins.projectId, projectId));
  return Object.fromEntries(rows.map(({ itemId, data }) => [itemId, data ?? null]));
}

export async function deletePin(tx: DbOrTx, projectId: string, itemId: string): Promise<void> {
  await tx
    .delete(automationPins)
    .where(and(eq(automationPins.projectId, projectId), eq(automationPins.itemId, itemId)));
}

/** Takes away the samples of triggers and steps that are no more. */
export async function deletePinsBut(
  tx: DbOrTx,
  projectId: string,
  itemIds: readonly string[],
): Promise<void> {
  await tx
    .delete(automationPins)
    .where(
      and(eq(automationPins.projectId, projectId), notInArray(automationPins.itemId, [...itemIds])),
    );
}
