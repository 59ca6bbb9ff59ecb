import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { connectionFromParts, connectionFromUrl, type Connection } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { silentLog } from "#kit/log.ts";
import { withDatabase } from "./database-name.ts";

declare module "vitest" {
  interface ProvidedContext {
    templateName: string;
    serverConnection: Connection;
  }
}

/**
 * One server for all database tests: the embedded one, or the one that TEST_DATABASE_URL names. Makes a
 * migrated template once; each test file clones it (tests/database.ts).
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  const dataDir = mkdtempSync(join(tmpdir(), "aria-db-"));
  const embedded = given
    ? null
    : await startEmbedded({
        dataDir,
        log: silentLog,
        role: "application",
        maxConnections: 200,
        isThrowaway: true,
      });
  const server = embedded
    ? connectionFromParts(embedded.connection)
    : connectionFromUrl(given ?? "");

  const templateName = `aria_template_${process.pid}`;
  const admin = new Client(server.pool);
  await admin.connect();
  await admin.query(`drop database if exists ${templateName}`);
  await admin.query(`create database ${templateName}`);
  const template = withDatabase(server, templateName);
  const database = openDatabase(template.pool);
  await migrateDatabase(database.pool, template.url);
  await database.close();
  provide("templateName", templateName);
  provide("serverConnection", server);

  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      "select datname from pg_database where datname like $1",
      [`aria_test_${process.pid}\\_%`],
    );
    for (const { datname } of rows)
      await admin.query(`drop database if exists "${datname}" with (force)`);
    await admin.query(`drop database if exists ${templateName} with (force)`);
    await admin.end();
    await embedded?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
