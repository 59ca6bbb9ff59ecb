import { sql } from "drizzle-orm";
import { serviceRequests } from "#domain/requests/tables.ts";
import { testDatabase } from "../database.ts";
import { accountsOn } from "./accounts.ts";
import { addRequest, deskOn } from "./desk.ts";
import { peopleOn } from "./people.ts";

/** A desk on a database of its own: people, service requests, and what is stored of them. */
export async function openDesk() {
  const database = await testDatabase();
  const deps = deskOn(database);
  return {
    database,
    deps,
    people: peopleOn(database, accountsOn(database).deps),
    add: (change: object = {}, options: { at?: Date; from?: string[] } = {}) =>
      addRequest(database, deps, change, options),
    stored: () => database.db.select().from(serviceRequests),
    /** As if nobody had ever said anything. */
    empty: () =>
      database.db.execute(
        sql`truncate service_requests, conversations, messages, mails, audit_entries, alerts, ai_spending, users cascade`,
      ),
  };
}
export type Desk = Awaited<ReturnType<typeof openDesk>>;
