import { globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { describedTables, retentionClasses } from "#db/columns.ts";
import { listStoredData } from "./list-stored-data.ts";

const src = fileURLToPath(new URL("../..", import.meta.url));

beforeAll(async () => {
  const files = globSync("**/tables.ts", { cwd: src });
  await Promise.all(files.map((file) => import(pathToFileURL(`${src}/${file}`).href)));
});

test("every stored column about people is listed once, with its purpose and its class's time", () => {
  const listed = listStoredData().flatMap(({ name, kept, tables }) =>
    tables.flatMap((table) =>
      table.columns.map((column) => `${name} (${kept}): ${column.name}, ${column.purpose}`),
    ),
  );
  const described = describedTables().flatMap(({ columns }) =>
    Object.entries(columns)
      .filter(([, [, name]]) => name !== "catalogue" && name !== "system")
      .map(
        ([column, [purpose, name]]) => `${name} (${retentionClasses[name]}): ${column}, ${purpose}`,
      ),
  );
  expect(listed.length).toBeGreaterThan(40);
  expect(listed.toSorted()).toEqual(described.toSorted());
});

test("a table whose columns are kept differently stands in each of their classes", () => {
  const classesOf = (table: string) =>
    listStoredData()
      .filter(({ tables }) => tables.some(({ name }) => name === table))
      .map(({ name }) => name);
  expect(classesOf("orders")).toEqual(["customer", "order"]);
});
