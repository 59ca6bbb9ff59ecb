import { bindJob, type BoundJob } from "#db/jobs.ts";
import type { Job } from "#db/jobs.ts";
import { privacyJobs } from "#domain/privacy/index.ts";
import { alertJobs } from "#domain/operations/index.ts";
import { knowledgeJobs } from "#domain/knowledge/index.ts";
import {
  bindSubscriber,
  type BoundSubscriber,
  eventJobs,
  type EventDeps,
} from "#domain/events/index.ts";
import { consultantJobs } from "#domain/consultant/index.ts";
import { accountJobs } from "#domain/accounts/index.ts";
import { bookingJobs, bookingsOfPerson } from "#domain/bookings/index.ts";
import { consultationJobs, consultationsOfPerson } from "#domain/consultations/index.ts";
import { conversationJobs, conversationsOfPerson } from "#domain/conversations/index.ts";
import { enquiryJobs, enquiriesOfPerson } from "#domain/enquiries/index.ts";
import { bindPersonalData, type BoundPersonalData } from "#domain/identity/index.ts";
import { mailJobs, mailsOfPerson } from "#domain/mail/index.ts";
import { orderJobs, ordersOfPerson, type OrderDeps } from "#domain/orders/index.ts";
import { acceptPaidQuote, quoteJobs, quotesOfPerson } from "#domain/quotes/index.ts";
import {
  askForIntake,
  requestJobs,
  sumUpWaitingCalls,
  requestsOfPerson,
} from "#domain/requests/index.ts";
import type { AllDeps } from "./web.ts";

// Every noun of the domain that takes part in something which runs through all of them. A new noun is added here.

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

const bindJobs = <D>(jobs: readonly Job<unknown, D>[], deps: D): BoundJob[] =>
  jobs.map((job) => bindJob(job, deps));

/** The background work of every noun. */
export const jobsOf = (deps: AllDeps & EventDeps): BoundJob[] => [
  ...bindJobs(accountJobs, deps),
  ...bindJobs(bookingJobs, deps),
  ...bindJobs(consultantJobs, deps),
  ...bindJobs(consultationJobs, deps),
  ...bindJobs(conversationJobs, deps),
  ...bindJobs(enquiryJobs, deps),
  ...bindJobs(eventJobs, deps),
  ...bindJobs(knowledgeJobs, deps),
  ...bindJobs(mailJobs, deps),
  ...bindJobs(alertJobs, deps),
  ...bindJobs(orderJobs, deps),
  ...bindJobs(privacyJobs, deps),
  ...bindJobs(quoteJobs, deps),
  ...bindJobs(requestJobs, deps),
];

/** Who hears of what happens in other nouns (docs/flows/events.md). */
export const subscribersOf = (deps: AllDeps): BoundSubscriber[] => [
  bindSubscriber(acceptPaidQuote, deps),
  bindSubscriber(askForIntake, deps),
  bindSubscriber(sumUpWaitingCalls, deps),
];
