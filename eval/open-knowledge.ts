import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { services } from "#content/catalogue.ts";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase, type Database } from "#db/open.ts";
import { seedCatalogue } from "#domain/catalogue/index.ts";
import { indexPassages } from "#domain/knowledge/index.ts";
import { silentLog } from "#kit/log.ts";
import { listSitePassages } from "../src/start/site-passages.ts";

/** A database of its own with the passages of the application at `url`, as its own start would store them. */
export async function openKnowledge(
  url: string,
): Promise<Pick<Database, "db" | "pool"> & { passages: number; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "aria-eval-"));
  const embedded = await startEmbedded({ dataDir, log: silentLog, role: "application" });
  const connection = connectionFromParts(embedded.connection);
  const database = openDatabase(connection.pool);
  const close = async () => {
    await database.close();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrateDatabase(database.pool, connection.url);
    await seedCatalogue(database.db, services);
    const passages = await listSitePassages(fetch, { db: database.db, publicUrl: url });
    await indexPassages(passages, { db: database.db, knowledge: { embedder: null } });
    return { db: database.db, pool: database.pool, passages: passages.length, close };
  } catch (error) {
    await close();
    throw error;
  }
}
