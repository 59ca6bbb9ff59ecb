import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import {
  bookDemo,
  cancelBooking,
  moveBooking,
  readCalendar,
  remindJob,
  type BookingDeps,
} from "#domain/bookings/index.ts";

export const bookingAdmin = { userId: "usr_admin" };
/** A Sunday; the first times are on Monday the 23rd, nine o'clock in Los Angeles. */
export const sunday = new Date("2026-11-22T08:00:00Z");
export const monday = (clock: string) => `2026-11-23T${clock}:00.000Z`;

let count = 0;

/** Demos on a test's database; it is `sunday` until a test says otherwise. Only `bookingAdmin` is an admin. */
export function bookingsOn(database: Pick<Database, "db" | "pool">) {
  const time = { now: sunday };
  const deps: BookingDeps = {
    db: database.db,
    clock: () => time.now,
    publicUrl: "https://shop.test",
    brandName: "Ariaworks",
    providerEmail: "desk@shop.test",
    digest: (purpose, text) =>
      createHmac("sha256", `test ${purpose}`).update(text).digest("base64url"),
    adminSecondFactor: "optional",
  };
  return {
    deps,
    time,
    /** Books with what is needed and `change`, from a network of its own unless told. @returns the token, out of the mail */
    async book(
      change: object = {},
      from: { address?: string; actor?: "visitor" | { userId: string } } = {},
    ): Promise<string> {
      const form = {
        at: monday("17:00"),
        zone: "Asia/Kolkata",
        name: "Ada",
        email: `someone${++count}@example.com`,
        wish: "A chatbot",
        requestKey: "",
        ...change,
      };
      const address = from.address ?? `network ${count}`;
      const { token } = await bookDemo(from.actor ?? "visitor", form, { address }, deps);
      if (token) return token;
      const mail = (await this.mails(form.email)).findLast(({ text }) =>
        /\/demo\/[\w-]{43}/.test(text),
      );
      return /\/demo\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    },
    cancel: (token: string) => cancelBooking(token, deps),
    move: (token: string, at: unknown) => moveBooking(token, at, deps),
    calendar: (asked: Parameters<typeof readCalendar>[0] = {}) => readCalendar(asked, deps),
    rows: async () =>
      (await database.pool.query("select * from bookings order by created_at, id")).rows as Record<
        string,
        unknown
      >[],
    mails: async (to?: string) =>
      (
        await database.pool.query(
          `select key, "to", subject, text, calendar from mails where $1::text is null or "to" = $1 order by created_at, id`,
          [to ?? null],
        )
      ).rows as {
        key: string;
        to: string;
        subject: string;
        text: string;
        calendar: { method: string; fileName: string; text: string } | null;
      }[],
    /** Jobs that wait, with their time. */
    async waiting() {
      const { rows } = await database.db.execute<{ id: string; at: string | null; inputs: string }>(
        sql`select w.workflow_uuid as id, w.delay_until_epoch_ms as at, i.inputs
          from dbos.workflow_status w join dbos.workflow_input i using (workflow_uuid)
          where name = ${remindJob.name} order by w.delay_until_epoch_ms, w.workflow_uuid`,
      );
      return rows.map(({ id, at, inputs }) => ({
        id,
        at: at === null ? null : new Date(Number(at)).toISOString(),
        input: (JSON.parse(inputs) as { positionalArgs: unknown[] }).positionalArgs[0],
      }));
    },
    /** Runs every job that has come due by now, also those that ran before: a job may run twice. */
    async runDue() {
      for (const { at, input } of await this.waiting())
        if (at !== null && new Date(at) <= time.now)
          await remindJob.run(remindJob.input.parse(input), deps, {
            step: (_name, work) => work(),
          });
    },
    empty: () =>
      database.db.execute(
        sql`truncate bookings, booking_closures, mails, audit_entries, dbos.workflow_status cascade`,
      ),
  };
}
