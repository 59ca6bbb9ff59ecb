import { eq } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import { erasures } from "./tables.ts";

type ErasureRow = typeof erasures.$inferSelect;

export async function insertErasure(tx: DbOrTx, erasure: ErasureRow): Promise<void> {
  await tx.insert(erasures).values(erasure);
}

export async function selectErasure(db: DbOrTx, id: string): Promise<ErasureRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(erasures).where(eq(erasures.id, id));
  return row ?? null;
}
