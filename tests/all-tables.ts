import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";

const src = fileURLToPath(new URL("../src", import.meta.url));

/** Loads every `tables.ts` of the program, so that all their columns are described; returns the tables. */
export async function loadAllTables(): Promise<PgTable[]> {
  const files = globSync("**/tables.ts", { cwd: src }).toSorted();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(`${src}/${file}`).href) as Promise<object>),
  );
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((exported) => is(exported, PgTable));
}
