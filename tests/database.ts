import { Client } from "pg";
import { inject } from "vitest";
import type { Connection } from "#db/connection.ts";
import { openDatabase, type Database } from "#db/open.ts";
import { withDatabase } from "./database-name.ts";

let count = 0;

/** A fresh, migrated database of its own; close it at the end. */
export async function testDatabase(): Promise<Database & { connection: Connection }> {
  const server = inject("serverConnection");
  const template = inject("templateName");
  const name = `aria_test_${template.replace(/\D/g, "")}_${process.pid}_${++count}`;
  const admin = new Client(server.pool);
  await admin.connect();
  // Cloning needs the template for itself: two files at once take turns. Copied as files, which takes a third of the time.
  await admin.query("select pg_advisory_lock(4127002)");
  await admin.query(`create database "${name}" template ${template} strategy file_copy`);
  await admin.end();
  const connection = withDatabase(server, name);
  const database = openDatabase({
    ...connection.pool,
    max: 10,
    connectionTimeoutMillis: 60_000, // tests let crowds queue up
  });
  return {
    ...database,
    connection,
    async close() {
      await database.close();
      const closing = new Client(server.pool);
      await closing.connect();
      const drop = `drop database if exists "${name}"`;
      // Postgres may be tidying up in there by itself: only the plain command ends that.
      await closing.query(`${drop} with (force)`).catch(() => closing.query(drop));
      await closing.end();
    },
  };
}
