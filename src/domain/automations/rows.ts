import type { Actor } from "#domain/identity/index.ts";
import type { Json } from "#kit/json-changes.ts";
import type { AutomationDeps } from "./deps.ts";
import { deleteRow, selectRows } from "./queries-rows.ts";
import { requireAutomation } from "./runs.ts";

const shown = 500;

export type StoredRowView = { table: string; key: string; value: Json; changedAt: string };

/** What an automation keeps in its tables, by table and key. @throws AppError signed_out, not_found */
export async function listRows(
  actor: Actor,
  projectId: string,
  { db }: AutomationDeps,
): Promise<{ name: string; canChange: boolean; rows: StoredRowView[]; isCut: boolean }> {
  const { project, role } = await requireAutomation(db, actor, projectId);
  const rows = await selectRows(db, projectId, shown + 1);
  return {
    name: project.name,
    canChange: role !== "viewer",
    rows: rows.slice(0, shown).map(({ tableName, key, value, changedAt }) => ({
      table: tableName,
      key,
      value,
      changedAt: changedAt.toISOString(),
    })),
    isCut: rows.length > shown,
  };
}

/** Deletes a row. @throws AppError signed_out, not_found, read_only */
export async function forgetRow(
  actor: Actor,
  { projectId, table, key }: { projectId: string; table: string; key: string },
  { db }: AutomationDeps,
): Promise<void> {
  await db.transaction(async (tx) => {
    await requireAutomation(tx, actor, projectId, "editor");
    await deleteRow(tx, { projectId, table, key });
  });
}
