import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { connectionFromParts, connectionFromUrl } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { silentLog } from "#kit/log.ts";
import { withDatabase } from "../database-name.ts";
import { type App, startApp } from "./start-app.ts";

/**
 * Two nodes on one given server (that of TEST_DATABASE_URL, or an embedded one), as behind a balancer. Both start at
 * the same moment on an empty database: one migrates and seeds, the other waits.
 *
 * @param name of their database
 * @param env further settings of both
 * @returns `nodes` may be changed: what is in it at the end is removed; `env` starts a further one
 */
export async function startNodes(name: string, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "aria-nodes-"));
  const given = process.env["TEST_DATABASE_URL"];
  const embedded = given
    ? null
    : await startEmbedded({
        dataDir: folder,
        log: silentLog,
        role: "application",
        maxConnections: 100,
      });
  const server = embedded
    ? connectionFromParts(embedded.connection)
    : connectionFromUrl(given ?? "");
  const own = `${name}_${process.pid}`;
  const admin = new Client(server.pool);
  await admin.connect();
  await admin.query(`create database ${own}`);
  await admin.end();
  const connection = withDatabase(server, own);
  const shared = {
    DATABASE_URL: connection.url,
    AUTH_SECRET: "one-secret-for-every-node-0123456789",
    ...env,
  };
  const nodes: App[] = await Promise.all([startApp({ env: shared }), startApp({ env: shared })]);
  const sql = new Client(connection.pool);
  await sql.connect();
  return {
    nodes,
    sql,
    env: shared,
    async remove() {
      await sql.end();
      for (const node of nodes) await node.remove();
      await embedded?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Nodes = Awaited<ReturnType<typeof startNodes>>;
