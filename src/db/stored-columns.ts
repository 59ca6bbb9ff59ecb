import { getTableName } from "drizzle-orm";
import { describedTables, retentionClasses, type RetentionClass } from "./columns.ts";

export type StoredColumn = {
  /** The table's name in the database. */
  table: string;
  /** The column's name in code, e.g. `customerEmail`. */
  column: string;
  purpose: string;
  retention: RetentionClass;
  /** The class in words, e.g. `90 days`. */
  kept: string;
};

/** Every described column of the running program, as plain data: tables in the order of their loading. */
export const storedColumns = (): StoredColumn[] =>
  describedTables().flatMap(({ table, columns }) =>
    Object.entries(columns).map(([column, [purpose, retention]]) => ({
      table: getTableName(table),
      column,
      purpose,
      retention,
      kept: retentionClasses[retention],
    })),
  );
