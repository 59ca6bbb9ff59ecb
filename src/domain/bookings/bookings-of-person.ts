import type { DbOrTx } from "#db/open.ts";
import { forgotten, type PersonalData } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { newId } from "#kit/ids.ts";
import type { BookingDeps } from "./deps.ts";
import { pruneBookingsJob } from "./jobs.ts";
import { freedNotice } from "./provider-mails.ts";
import { deleteBookingsOf, selectBookingsOf, setBooker, unsetBooker } from "./queries-person.ts";
import { isStillTheirs } from "./rules.ts";

/** All that is stored of a person's demos, for their own copy of their data. */
export async function exportBookings(db: DbOrTx, userId: string) {
  const rows = await selectBookingsOf(db, userId);
  return rows.map(
    ({ tokenHash: _token, requestKey: _request, addressKey: _address, seat: _seat, ...demo }) =>
      demo,
  );
}

/**
 * Deletes a person's bookings; what was still to come is free again, and the provider hears that it is, without
 * a name. `email` is an address that the person has confirmed, or null: nobody's bookings with it are theirs,
 * and in somebody else's it has no place any more.
 * @returns ids of those that are gone
 */
export async function forgetBookings(
  tx: DbOrTx,
  { userId, email }: { userId: string; email: string | null },
  deps: Pick<BookingDeps, "clock" | "brandName"> & { providerEmail: string },
): Promise<string[]> {
  if (email !== null) await setBooker(tx, userId, email);
  const gone = await deleteBookingsOf(tx, userId);
  if (email !== null) await unsetBooker(tx, email);
  const now = deps.clock();
  for (const booking of gone.filter((one) => isStillTheirs(one, now)))
    await queueMail(tx, freedNotice(booking, newId("time"), deps));
  return gone.map(({ id }) => id);
}

export const bookingsOfPerson: PersonalData<
  Pick<BookingDeps, "clock" | "brandName" | "providerEmail">
> = {
  name: "demos",
  tables: ["bookings"],
  retention: { enquiry: pruneBookingsJob },
  export: (db, { userId }) => exportBookings(db, userId),
  forget: async (tx, person, deps) => forgotten(await forgetBookings(tx, person, deps)),
};
