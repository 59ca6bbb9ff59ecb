import { StepFailed, type StepPowers } from "#steps/contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { countRows, deleteRow, selectRow, selectTable, upsertRow } from "./queries-rows.ts";
import { maxRows } from "./rules.ts";

type RowPowers = Pick<StepPowers, "putRow" | "findRow" | "changeRow" | "removeRow" | "listRows">;

/** What steps can do with the small tables of their project. */
export function rowPowers(
  own: { projectId: string; ownerId: string },
  { db, clock }: Pick<AutomationDeps, "db" | "clock">,
): RowPowers {
  const { projectId } = own;
  const named = (table: string, key: string) => ({
    tableName: table.slice(0, 60),
    key: key.slice(0, 200),
  });
  const place = (table: string, key: string) => {
    const { tableName, ...rest } = named(table, key);
    return { projectId, table: tableName, ...rest };
  };
  return {
    async putRow(table, key, value) {
      if ((await countRows(db, projectId)) >= maxRows)
        throw new StepFailed(`This automation keeps ${maxRows} rows already. Delete some of them.`);
      await upsertRow(db, { ...own, ...named(table, key), value, changedAt: clock() });
    },
    findRow: (table, key) => selectRow(db, place(table, key)),
    changeRow: (table, key, change) =>
      db.transaction(async (tx) => {
        const before = await selectRow(tx, place(table, key), { isLocked: true });
        if (before === undefined) return undefined;
        const value = change(before);
        await upsertRow(tx, { ...own, ...named(table, key), value, changedAt: clock() });
        return value;
      }),
    removeRow: (table, key) => deleteRow(db, place(table, key)),
    listRows: async (table, max) =>
      (await selectTable(db, { projectId, table: place(table, "").table, limit: max })).map(
        ({ key, value, changedAt }) => ({ key, value, changedAt: changedAt.toISOString() }),
      ),
  };
}
