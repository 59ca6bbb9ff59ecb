import { getTableConfig, integer, pgTable, type PgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, expect, test } from "vitest";
import { retention as promised } from "#content/promises.ts";
import { describedTables, keepYears, retentionClasses } from "#db/columns.ts";
import { loadAllTables } from "./all-tables.ts";

let tables: PgTable[];
beforeAll(async () => {
  tables = await loadAllTables();
});

type Notes = ReturnType<typeof describedTables>;

/** Columns without a purpose or with an unknown retention class, as `table.column`. */
function undescribed(all: readonly PgTable[], notes: Notes): string[] {
  return all.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    const noted = notes.find((one) => one.table === table)?.columns ?? {};
    const keys = Object.entries(table as unknown as Record<string, unknown>);
    return columns
      .filter((column) => {
        const key = keys.find(([, value]) => value === column)?.[0] ?? "";
        const [purpose = "", retention = ""] = noted[key] ?? [];
        return purpose.trim() === "" || !Object.hasOwn(retentionClasses, retention);
      })
      .map((column) => `${name}.${column.name}`);
  });
}

test("every table of the program is looked at", () => {
  const names = tables.map((table) => getTableConfig(table).name);
  expect(names).toEqual(
    expect.arrayContaining(["orders", "mails", "installation", "till_sessions"]),
  );
  expect(new Set(names).size).toBe(names.length);
});

test("each column states its purpose and how long it is kept", () => {
  expect(undescribed(tables, describedTables())).toEqual([]);
});

test("nothing is described that is not there", () => {
  expect(describedTables().filter(({ table }) => !tables.includes(table))).toEqual([]);
});

test("each retention class is used by a column", () => {
  const used = new Set(
    describedTables().flatMap(({ columns }) => Object.values(columns).map(([, kept]) => kept)),
  );
  expect(Object.keys(retentionClasses).filter((name) => !used.has(name as never))).toEqual([]);
});

test("what pages promise is what the nightly jobs go by, and what the classes say", () => {
  expect(keepYears).toEqual({ enquiry: promised.enquiryYears, customer: promised.customerYears });
  expect(retentionClasses.enquiry).toContain(`${promised.enquiryYears} years`);
  expect(retentionClasses.customer).toContain(`${promised.customerYears} years`);
});

test("a column without a purpose, or kept nobody knows how long, is found", () => {
  const table = pgTable("made_up", {
    id: text().primaryKey(),
    size: integer(),
    noteText: text("note_text"),
  });
  const notes = [
    { table, columns: { id: ["names it", "forever"], size: [" ", "system"] } },
  ] as unknown as Notes;
  expect(undescribed([table], notes)).toEqual(["made_up.id", "made_up.size", "made_up.note_text"]);
  expect(undescribed([table], [])).toHaveLength(3);
});
