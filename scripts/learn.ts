/**
 * Learns what Aria's answers are found by, and writes it where a start reads it (`learn.ts FOLDER`): it takes seconds, and
 * is the same for all.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteCollection } from "#content/answers/site-collection.ts";
import { learnToFiles } from "#domain/answers/index.ts";

const folder = process.argv[2];
if (!folder) throw new Error("usage: learn.ts FOLDER");
mkdirSync(folder, { recursive: true });
for (const [name, bytes] of learnToFiles(siteCollection.entries))
  writeFileSync(join(folder, name), bytes);
