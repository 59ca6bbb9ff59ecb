import type { ServiceSeed } from "#domain/catalogue/contract.ts";
import { brand, claims, contact } from "../brand.ts";
import { openings } from "../careers.ts";
import { services } from "../catalogue.ts";
import { callSettings } from "../consultations.ts";
import { demos } from "../demos.ts";
import { openingHours, openingWords } from "../opening-hours.ts";
import {
  breach,
  checkoutSessionHours,
  dataProcessing,
  dataRequests,
  delivery,
  ethics,
  guarantees,
  paymentTerms,
  quotes,
  refunds,
  rememberedSessionDays,
  replies,
  retention,
  serviceLevel,
  terms,
  visitorDays,
} from "../promises.ts";
import { team } from "../team.ts";

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** A range without its unit, which each language adds. */
const range = (min: number, max: number) => `${min}–${max}`;

/** `99.9` → `99,9`, as German, Spanish and French write it. */
const withComma = (figure: number) => String(figure).replace(".", ",");

const [firstDay, lastDay] = [openingHours.firstWeekday - 1, openingHours.lastWeekday - 1];
const weekdays = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  de: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"],
} as const;
const { fromHour, toHour } = openingHours;

/** `Sundays 02:00-06:00 UTC` in its parts, for languages that write it otherwise. */
const [, day = "", windowFrom = "", windowTo = ""] =
  /^(\w+)s (\S+)-(\S+) UTC$/.exec(serviceLevel.maintenance.window) ?? [];
const windowDay = weekdays.en.findIndex((weekday) => weekday === day);

/** The megabytes that a line of a service's specification names. */
const megabytesOf = (service: string, line: string): string => {
  const specs = services.find(({ id }) => id === service)?.technicalSpecs;
  const text = specs?.find(({ name }) => name === line)?.value ?? "";
  return /(\d+) MB/.exec(text)?.[1] ?? "";
};

type CapacityUnit = keyof ServiceSeed["scopes"][number]["capacities"]["holds"];

/** How many of something an option holds. */
const holds = (service: string, option: string, what: CapacityUnit): string => {
  const scopes = services.find(({ id }) => id === service)?.scopes;
  return String(scopes?.find(({ slug }) => slug === option)?.capacities.holds[what] ?? "");
};

/** How many of the customer's questions a chatbot is tested on. */
const testQuestions = (option: string): string => {
  const scopes = services.find(({ id }) => id === "gpt4-chatbot")?.scopes;
  const lines = scopes?.find(({ slug }) => slug === option)?.includes.join("\n") ?? "";
  return /tested on (\d+) of your questions/.exec(lines)?.[1] ?? "";
};

const teamNamesIn = (locale: "en-GB" | "de" | "es" | "fr") =>
  new Intl.ListFormat(locale).format(team.map(({ name }) => name));

const [founder] = team.filter(({ role }) => role.startsWith("Founder"));

/** A figure about ourselves as the pages show it, e.g. `50+`. */
const claimed = (id: string): string => claims.find((one) => one.id === id)?.figure ?? "";

/** What `{fact:…}` stands for in curated answers: figures from promises.ts, and ways to reach a person. */
export const facts = {
  founder: founder?.name ?? "",
  founderRole: founder?.role ?? "",
  founderStory: founder?.bio ?? "",
  projectsClaim: claimed("projects"),
  clientsClaim: claimed("clients"),
  countriesClaim: claimed("countries"),
  teamRoles: team.map(({ name, role }) => `${name}: ${role}`).join("; "),
  pineReviewer: team.find(({ bio }) => bio.includes("PineScript"))?.name ?? "",
  openings: openings.map((one) => `${one.title}: ${one.terms}`).join("; "),
  moneyBackDays: String(guarantees.moneyBackDays),
  supportDays: String(guarantees.supportDays),
  quoteHours: String(replies.quoteHours),
  quoteValidDays: String(quotes.validDays),
  simpleDays: range(delivery.simple.minDays, delivery.simple.maxDays),
  customDays: range(delivery.custom.minDays, delivery.custom.maxDays),
  complexAppWeeks: range(delivery.complexApp.minDays / 7, delivery.complexApp.maxDays / 7),
  demoHorizonDays: String(demos.horizonDays),
  kickoffHours: String(replies.kickoffContactHours),
  refundBusinessDays: String(refunds.sentBusinessDays),
  privacyHours: String(replies.privacyHours),
  dataProtectionOfficerHours: String(replies.dataProtectionOfficerHours),
  dataRequestMonths: String(dataRequests.responseMonths),
  consultingPerHour: dollars(paymentTerms.consultingUsdPerHour),
  consultingPerDay: dollars(paymentTerms.consultingUsdPerDay),
  chatbotSetup: dollars(paymentTerms.chatbotSetupUsd),
  chatbotRetainer: dollars(paymentTerms.chatbotRetainerUsdPerMonth),
  uiDesignPerPage: dollars(paymentTerms.uiDesignUsdPerPage),
  websiteMilestones: `${paymentTerms.websiteMilestonesPercent.design} %, ${paymentTerms.websiteMilestonesPercent.development} % and ${paymentTerms.websiteMilestonesPercent.launch} %`,
  videoRevisions: String(paymentTerms.videoRevisionsIncluded),
  availabilityCore: `${serviceLevel.availabilityPercent.core}%`,
  availabilityAi: `${serviceLevel.availabilityPercent.ai}%`,
  criticalMinutes: String(serviceLevel.supportPriorities[0].responseMinutes),
  maintenanceWindow: serviceLevel.maintenance.window,
  maintenanceWindowDe: `${weekdays.de[windowDay]?.toLowerCase()}s von ${windowFrom} bis ${windowTo} Uhr UTC`,
  maintenanceWindowEs: `los ${weekdays.es[windowDay]?.replace(/o$/, "os")} de ${windowFrom} a ${windowTo} UTC`,
  maintenanceWindowFr: `le ${weekdays.fr[windowDay]} de ${windowFrom} à ${windowTo} UTC`,
  liabilityCapMonths: String(terms.liabilityCapMonths),
  suspensionDays: String(terms.suspensionAfterUnpaidDays),
  exportDays: String(terms.dataExportAfterCancelDays),
  conversationMonths: String(retention.chatbotConversationMonths),
  enquiryYears: String(retention.enquiryYears),
  backupDays: String(retention.backupDays),
  breachHours: String(breach.notificationHours),
  ethicsHours: String(ethics.acknowledgementHours),
  support: contact.email.support,
  privacy: contact.email.privacy,
  dpo: contact.email.dataProtection,
  security: contact.email.security,
  salesPhone: contact.phones[0]?.display ?? "",
  supportPhone: contact.phones[1]?.display ?? "",
  phoneHours: openingWords,
  phoneHoursDe: `${weekdays.de[firstDay]} bis ${weekdays.de[lastDay]}, ${fromHour} bis ${toHour} Uhr Pazifikzeit`,
  phoneHoursEs: `de ${weekdays.es[firstDay]} a ${weekdays.es[lastDay]}, de ${fromHour} a ${toHour} h, hora del Pacífico`,
  phoneHoursFr: `du ${weekdays.fr[firstDay]} au ${weekdays.fr[lastDay]}, de ${fromHour} h à ${toHour} h, heure du Pacifique`,
  brand: brand.name,
  teamNames: teamNamesIn("en-GB"),
  teamNamesDe: teamNamesIn("de"),
  teamNamesEs: teamNamesIn("es"),
  teamNamesFr: teamNamesIn("fr"),
  milestoneDesign: String(paymentTerms.websiteMilestonesPercent.design),
  milestoneDevelopment: String(paymentTerms.websiteMilestonesPercent.development),
  milestoneLaunch: String(paymentTerms.websiteMilestonesPercent.launch),
  videoCredits: String(paymentTerms.videoCredits),
  videoRevisionCredits: String(paymentTerms.videoRevisionCredits),
  checkoutHours: String(checkoutSessionHours),
  rememberedDays: String(rememberedSessionDays),
  visitorDays: String(visitorDays),
  availabilityCoreComma: `${withComma(serviceLevel.availabilityPercent.core)} %`,
  availabilityAiComma: `${withComma(serviceLevel.availabilityPercent.ai)} %`,
  highMinutes: String(serviceLevel.supportPriorities[1].responseMinutes),
  lowHours: String(serviceLevel.supportPriorities[3].responseMinutes / 60),
  maintenanceHours: String(serviceLevel.maintenance.hoursPerMonth),
  maintenanceNoticeHours: String(serviceLevel.maintenance.noticeHours),
  creditRequestDays: String(serviceLevel.creditRequestDays),
  discontinuationDays: String(terms.discontinuationNoticeDays),
  subprocessorNoticeDays: String(dataProcessing.subprocessorNoticeDays),
  auditNoticeDays: String(dataProcessing.auditNoticeDays),
  customerYears: String(retention.customerYears),
  videoAgentDays: String(retention.videoAgentDays),
  breachAssessmentHours: String(breach.assessmentHours),
  breachReportDays: String(breach.reportDays),
  ethicsDays: String(ethics.investigationDays),
  demoMinutes: String(demos.minutes),
  formFileMegabytes: megabytesOf("smart-form", "Uploads"),
  portalFileMegabytes: megabytesOf("client-portal", "Files"),
  chatbotPagesSmall: holds("gpt4-chatbot", "one-site", "documents"),
  chatbotPagesMiddle: holds("gpt4-chatbot", "setup-with-care", "documents"),
  chatbotPagesLarge: holds("gpt4-chatbot", "three-channels", "documents"),
  chatbotTestQuestions: testQuestions("setup-with-care"),
  dashboardSymbolsSmall: holds("market-dashboard", "one-source", "symbols"),
  dashboardSymbolsMiddle: holds("market-dashboard", "two-sources", "symbols"),
  dashboardSymbolsLarge: holds("market-dashboard", "three-sources", "symbols"),
  dashboardPeople: holds("market-dashboard", "two-sources", "people"),
  portalClientsSmall: holds("client-portal", "documents", "clients"),
  portalClientsMiddle: holds("client-portal", "documents-and-jobs", "clients"),
  portalClientsLarge: holds("client-portal", "invoices-and-approvals", "clients"),
  callMinutes: String(callSettings.maxSeconds / 60),
} as const satisfies Record<string, string>;
export type FactName = keyof typeof facts;
