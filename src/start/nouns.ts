import { bookingsOfPerson } from "#domain/bookings/index.ts";
import { consultationsOfPerson } from "#domain/consultations/index.ts";
import { conversationsOfPerson } from "#domain/conversations/index.ts";
import { enquiriesOfPerson } from "#domain/enquiries/index.ts";
import { bindPersonalData, type BoundPersonalData } from "#domain/identity/index.ts";
import { mailsOfPerson } from "#domain/mail/index.ts";
import { ordersOfPerson, type OrderDeps } from "#domain/orders/index.ts";
import { quotesOfPerson } from "#domain/quotes/index.ts";
import { requestsOfPerson } from "#domain/requests/index.ts";

type PersonalDataDeps = Pick<
  OrderDeps,
  "db" | "payments" | "clock" | "brandName" | "providerEmail"
>;

/**
 * What each noun does with the data of a person, in the order in which it is forgotten: requests and calls before the
 * conversations that they came from, mails after everything that they are about. A table with personal data that none
 * of these names fails a test.
 */
export const personalDataOf = (deps: PersonalDataDeps): BoundPersonalData[] => [
  bindPersonalData(ordersOfPerson, deps),
  bindPersonalData(enquiriesOfPerson, deps),
  bindPersonalData(requestsOfPerson, deps),
  bindPersonalData(consultationsOfPerson, deps),
  bindPersonalData(conversationsOfPerson, deps),
  bindPersonalData(quotesOfPerson, deps),
  bindPersonalData(bookingsOfPerson, deps),
  bindPersonalData(mailsOfPerson, deps),
];
