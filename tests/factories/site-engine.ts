import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { siteCollection } from "#content/answers/site-collection.ts";
import { createEngine, type Engine, readModels, readPrepared } from "#domain/answers/index.ts";

/** What the build of this very run learnt; without one everything is learnt here, which takes some twenty seconds. */
const folder = process.env["TEST_LEARNT_FOLDER"];
const read = async (name: string) =>
  folder ? readFile(join(folder, name)).catch(() => null) : null;
await readModels(read);
const prepared = await readPrepared(read, siteCollection.entries);

let engine: Engine | null = null;

/** Aria's engine over the files alone, built once for all tests of a worker. None of them may change it. */
export const siteEngine = (): Engine => (engine ??= createEngine(siteCollection, prepared));
