import type { Browser } from "playwright-core";
import { becomePerson } from "./app-page-list.ts";
import { visit, type Visit } from "./browser.ts";
import { openTill, payAtTill } from "./page-list.ts";
import type { Person } from "./people.ts";
import type { AppAccess } from "./start-app.ts";

/** A browser in which this person is signed in. */
export async function visitAsPerson(
  browser: Browser,
  url: string,
  person: Person,
  options: Parameters<typeof visit>[1] = {},
): Promise<Visit> {
  const visited = await visit(browser, options);
  await becomePerson(visited.context, url, person);
  return visited;
}

/** An order at the test till, of this person or of a visitor without an account. @returns its id */
export async function orderOf(
  app: AppAccess,
  buyer: Person | null,
  service: string,
  isPaid = true,
): Promise<string> {
  const till = await openTill(app.url, service, buyer ?? undefined);
  if (isPaid) await payAtTill(app.url, till);
  const session = till.split("/").at(-1);
  const [order] = await app.query<{ id: string }>(
    `select id from orders where session_id = '${session}'`,
  );
  if (!order) throw new Error(`No order has the session ${session}`);
  return order.id;
}

/** Path of the link in the newest mail that asks this person to confirm the address. */
export async function confirmLinkOf(app: AppAccess, { email }: Person): Promise<string> {
  const [mail] = await app.query<{ text: string }>(
    `select text from mails where "to" = '${email}' and key like 'confirm/%' order by created_at desc limit 1`,
  );
  const link = new URL(/https?:\S+\/confirm-email\?\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  return link.pathname + link.search;
}
