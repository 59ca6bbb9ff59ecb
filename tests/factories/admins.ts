import type { Database } from "#db/open.ts";
import { listAlerts } from "#domain/operations/index.ts";

/** Makes admins of these ids, for tests that care about nothing else of them. Again, it changes nothing. */
export async function addAdmins({ pool }: Pick<Database, "pool">, ...ids: string[]): Promise<void> {
  await pool.query(
    `insert into users (id, email, email_verified, name, role)
     select id, id || '@admins.test', true, 'Grace', 'admin' from unnest($1::text[]) id on conflict do nothing`,
    [ids],
  );
}

/** The alerts that are open, as an admin sees them. */
export async function openAlerts(database: Pick<Database, "db" | "pool">) {
  await addAdmins(database, "adm_alerts");
  const deps = { db: database.db, adminSecondFactor: "optional" } as const;
  return (await listAlerts({ userId: "adm_alerts" }, "", deps)).open;
}
