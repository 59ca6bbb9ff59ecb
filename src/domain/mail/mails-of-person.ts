import type { DbOrTx } from "#db/open.ts";
import type { PersonalData } from "#domain/identity/index.ts";
import { pruneMailsJob } from "./jobs.ts";
import { deleteMailsOf, selectMailsOf, type MailPerson } from "./queries.ts";
import { cutTokens } from "./rules.ts";

/**
 * Mails to a person, and about what is theirs, for their own copy of their data. `about` are the ids of
 * the account, its orders and enquiries; `email` is null where the address isn't known to be the person's.
 */
export async function exportMails(db: DbOrTx, person: MailPerson) {
  const rows = await selectMailsOf(db, person);
  return rows.map(({ to, subject, text, status, createdAt, sentAt, calendar }) => ({
    to,
    subject,
    // Links of the account open it: they have no place in a file.
    text: cutTokens(text),
    status,
    createdAt,
    sentAt,
    attached: calendar?.fileName ?? null,
  }));
}

/** Deletes mails to and about a person, those that are still to be sent included. @returns how many */
export const forgetMails = (tx: DbOrTx, person: MailPerson): Promise<number> =>
  deleteMailsOf(tx, person);

/** Last: mails are theirs by what they are about. */
export const mailsOfPerson: PersonalData = {
  name: "mails",
  tables: ["mails"],
  retention: { mail: pruneMailsJob },
  export: (db, { about, email }) => exportMails(db, { about: [...about], email }),
  forget: async (tx, { about, email }) => ({
    ids: [],
    count: await forgetMails(tx, { about: [...about], email }),
  }),
};
