import { bindJob, type BoundJob, type Job } from "#db/jobs.ts";
import { accountJobs, type AccountDeps } from "./accounts/index.ts";
import { answerJobs, answersOfPerson, type AnswerDeskDeps } from "./answers/index.ts";
import {
  automationActivity,
  automationJobs,
  automationsOfPerson,
  automationSubscribers,
  type AutomationDeps,
} from "./automations/index.ts";
import { bookingJobs, bookingsOfPerson, type BookingDeps } from "./bookings/index.ts";
import type { CatalogueDeps } from "./catalogue/index.ts";
import {
  channelJobs,
  channelsOfPerson,
  channelSubscribers,
  type ChannelDeps,
} from "./channels/index.ts";
import {
  botActivity,
  botDataOfPerson,
  type BotTrainingDeps,
  chatbotJobs,
  chatbotSubscribers,
  type ChatbotDeps,
  trainingSubscribers,
} from "./chatbots/index.ts";
import { connectionJobs, connectionsOfPerson, type ConnectionDeps } from "./connections/index.ts";
import { consultantJobs, type ConsultantDeps } from "./consultant/index.ts";
import {
  consultationJobs,
  consultationsOfPerson,
  type ConsultationDeps,
} from "./consultations/index.ts";
import {
  conversationJobs,
  conversationsOfPerson,
  type ConversationDeps,
} from "./conversations/index.ts";
import { enquiriesOfPerson, enquiryJobs, type EnquiryDeps } from "./enquiries/index.ts";
import {
  bindSubscriber,
  eventJobs,
  type BoundSubscriber,
  type EventDeps,
  type Subscriber,
} from "./events/index.ts";
import { countedFiles, fileJobs, filesOfPerson, type FileDeps } from "./files/index.ts";
import {
  formActivity,
  formAnswersOfPerson,
  formJobs,
  formSubscribers,
  type FormDeps,
} from "./forms/index.ts";
import { bindPersonalData, type BoundPersonalData, type PersonalData } from "./identity/index.ts";
import {
  countedKnowledge,
  knowledgeJobs,
  knowledgeOfPerson,
  type TrainingDeps,
} from "./knowledge/index.ts";
import { mailJobs, mailsOfPerson, type MailDeps } from "./mail/index.ts";
import { alertJobs } from "./operations/index.ts";
import { orderJobs, ordersOfPerson, type OrderDeps } from "./orders/index.ts";
import { privacyJobs } from "./privacy/index.ts";
import {
  countedProjects,
  projectJobs,
  projectsOfPerson,
  type ActivityCounter,
  type ProjectDeps,
} from "./projects/index.ts";
import { quoteJobs, quotesOfPerson, quoteSubscribers, type QuoteDeps } from "./quotes/index.ts";
import {
  requestJobs,
  requestsOfPerson,
  requestSubscribers,
  type RequestDeps,
} from "./requests/index.ts";
import { usageJobs, usageOfPerson, type CountedByNoun, type UsageDeps } from "./usage/index.ts";
import {
  videoActivity,
  videoJobs,
  videosOfPerson,
  videoSubscribers,
  type VideoDeps,
} from "./videos/index.ts";

/** What every noun needs, together; made at the start (src/start/application.ts). */
export type NounDeps = AccountDeps &
  AnswerDeskDeps &
  AutomationDeps &
  BookingDeps &
  BotTrainingDeps &
  CatalogueDeps &
  ChannelDeps &
  ChatbotDeps &
  ConnectionDeps &
  ConsultantDeps &
  ConsultationDeps &
  ConversationDeps &
  EnquiryDeps &
  FileDeps &
  FormDeps &
  TrainingDeps &
  MailDeps &
  OrderDeps &
  ProjectDeps &
  QuoteDeps &
  RequestDeps &
  UsageDeps &
  VideoDeps;

type JobDeps = NounDeps & EventDeps;
/** What the forgetting of a person needs: part of it is made before accounts are, which run it. */
type ForgetDeps = Pick<OrderDeps, "db" | "clock" | "brandName" | "providerEmail"> & {
  orders: Pick<OrderDeps["orders"], "payments">;
  files: FileDeps["files"];
};

/** How a noun takes part in what runs through all of them. */
type Noun = {
  jobs?: readonly Job<unknown, JobDeps>[];
  /** Who hears of events (docs/flows/events.md). */
  subscribers?: readonly Subscriber<unknown, NounDeps>[];
  personalData?: PersonalData<ForgetDeps>;
  /** What of it counts towards plans. */
  counted?: CountedByNoun;
  /** What published projects of its type did, for the list of projects. */
  activity?: ActivityCounter;
};

/**
 * Every noun that takes part; a new one is added here. In the order in which a person is forgotten: requests and calls
 * before the conversations that they came from, answers to forms, videos, what bots learned and what automations did before the projects, missed questions after these, mails after everything that they are about. A table with personal data
 * that none of these names fails a test.
 */
const nouns: readonly Noun[] = [
  { jobs: accountJobs },
  { jobs: orderJobs, personalData: ordersOfPerson },
  { jobs: enquiryJobs, personalData: enquiriesOfPerson },
  { jobs: requestJobs, subscribers: requestSubscribers, personalData: requestsOfPerson },
  { jobs: consultationJobs, personalData: consultationsOfPerson },
  { jobs: conversationJobs, personalData: conversationsOfPerson },
  { jobs: answerJobs, personalData: answersOfPerson },
  { jobs: quoteJobs, subscribers: quoteSubscribers, personalData: quotesOfPerson },
  {
    jobs: formJobs,
    subscribers: formSubscribers,
    personalData: formAnswersOfPerson,
    counted: { monthly: ["formAnswers"] },
    activity: formActivity,
  },
  { subscribers: trainingSubscribers },
  { jobs: knowledgeJobs, personalData: knowledgeOfPerson, counted: countedKnowledge },
  { jobs: connectionJobs, personalData: connectionsOfPerson },
  { jobs: channelJobs, subscribers: channelSubscribers, personalData: channelsOfPerson },
  {
    jobs: chatbotJobs,
    subscribers: chatbotSubscribers,
    personalData: botDataOfPerson,
    counted: { monthly: ["messages"] },
    activity: botActivity,
  },
  {
    jobs: videoJobs,
    subscribers: videoSubscribers,
    personalData: videosOfPerson,
    counted: { monthly: ["videoSeconds"] },
    activity: videoActivity,
  },
  {
    jobs: automationJobs,
    subscribers: automationSubscribers,
    personalData: automationsOfPerson,
    counted: { monthly: ["runs"] },
    activity: automationActivity,
  },
  { jobs: projectJobs, personalData: projectsOfPerson, counted: countedProjects },
  { jobs: bookingJobs, personalData: bookingsOfPerson },
  { jobs: fileJobs, personalData: filesOfPerson, counted: countedFiles },
  { jobs: mailJobs, personalData: mailsOfPerson },
  { jobs: usageJobs, personalData: usageOfPerson },
  { jobs: consultantJobs },
  { jobs: eventJobs },
  { jobs: alertJobs },
  { jobs: privacyJobs },
];

/** What each noun does with the data of a person. */
export const personalDataOf = (deps: ForgetDeps): BoundPersonalData[] =>
  nouns.flatMap(({ personalData }) => (personalData ? bindPersonalData(personalData, deps) : []));

/** The background work of every noun. */
export const jobsOf = (deps: JobDeps): BoundJob[] =>
  nouns.flatMap(({ jobs = [] }) => jobs.map((job) => bindJob(job, deps)));

/** Who hears of what happens in other nouns. */
export const subscribersOf = (deps: NounDeps): BoundSubscriber[] =>
  nouns.flatMap(({ subscribers = [] }) => subscribers.map((one) => bindSubscriber(one, deps)));

/** What all nouns together count towards plans. */
export const countedByNouns: Required<CountedByNoun> = {
  held: Object.assign({}, ...nouns.map(({ counted }) => counted?.held ?? {})) as object,
  monthly: nouns.flatMap(({ counted }) => counted?.monthly ?? []),
};

/** How nouns count what published projects did. */
export const activityByNouns: readonly ActivityCounter[] = nouns.flatMap(({ activity }) =>
  activity ? [activity] : [],
);
