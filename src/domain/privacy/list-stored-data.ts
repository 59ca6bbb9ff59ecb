import { storedColumns, type StoredColumn } from "#db/stored-columns.ts";

/** What is kept equally long: tables by name, each with its columns and what they are for. */
export type StoredClass = {
  /** A retention class of db/columns.ts, e.g. `order`. */
  name: string;
  /** How long, in words. */
  kept: string;
  tables: { name: string; columns: { name: string; purpose: string }[] }[];
};

/** Classes without a person in them: what we offer, and the installation's own facts. */
const isPersonal = ({ retention }: StoredColumn) =>
  retention !== "catalogue" && retention !== "system";

/**
 * What is stored about people and how long, from the descriptions that stand beside the tables
 * (spec studio.md §9, data retention): tables of the running program, so it can't name too few.
 * @returns classes and tables by name, columns in the order of their definition
 */
export function listStoredData(): StoredClass[] {
  const columns = storedColumns().filter(isPersonal);
  return grouped(columns, ({ retention }) => retention).map(([name, ofClass]) => ({
    name,
    kept: ofClass[0]?.kept ?? "",
    tables: grouped(ofClass, ({ table }) => table).map(([table, ofTable]) => ({
      name: table,
      columns: ofTable.map(({ column, purpose }) => ({ name: column, purpose })),
    })),
  }));
}

/** The columns under each name, names in alphabetical order: the order of loading means nothing. */
const grouped = (columns: StoredColumn[], nameOf: (column: StoredColumn) => string) =>
  [...Map.groupBy(columns, nameOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
