import { brand, contact } from "./brand.ts";
import { areOpeningsSample, hiringSteps, openings } from "./careers.ts";
import { caseStudies } from "./case-studies.ts";
import { mission } from "./company.ts";
import { demos } from "./demos.ts";
import { openingWords } from "./opening-hours.ts";
import { partnerships } from "./partners.ts";
import { guarantees, replies } from "./promises.ts";
import { counted, listed } from "./words.ts";

const phones = contact.phones.map(({ label, display }) => `${label} ${display}`);

/** Pages that aren't documents, in a few sentences: for the search, and for Aria's answers. */
export const pageSummaries: Readonly<Record<string, string>> = {
  "/": `${brand.name}: ${brand.tagline}. ${brand.description}`,
  "/about": `${brand.name} is a remote-first provider of AI and web services. ${mission.headline} ${mission.text}`,
  "/services": `All services are in one list, each with its price, what the price buys, and how long it takes. Every service includes ${counted(guarantees.supportDays, "day")} of support after delivery.`,
  "/contact": `Write to ${contact.email.support}, or send a message with the form on the contact page: you get a reply within ${counted(replies.quoteHours, "hour")}. You can phone us ${contact.phoneHours}: ${listed(phones)}.`,
  "/careers": [
    openings.length > 0
      ? `Open roles: ${listed(openings.map(({ title, terms }) => `${title} (${terms})`))}.`
      : "No role is open right now, but we accept open applications.",
    ...(openings.length > 0 && areOpeningsSample
      ? ["These roles are examples until the provider adds its own."]
      : []),
    `To apply for a job, write to ${contact.email.support}.`,
    ...hiringSteps.map(({ title, text }) => `${title}: ${text}`),
  ].join(" "),
  "/partners": `Other companies work with us in ${counted(partnerships.length, "way")}. ${partnerships.map(({ title, suits, we }) => `${title}: ${suits} ${we}`).join(" ")}`,
  "/community":
    "A place to ask questions and share what works. It isn’t open yet; leave your email address and we’ll tell you when it is.",
  "/tutorials/case-studies": caseStudies
    .map(({ title, client }) => `${title}: ${client}.`)
    .join(" "),
};

/** Pages that the search doesn't list, and that visitors ask Aria about. */
export const furtherPages: readonly { path: string; title: string; text: string; also?: string }[] =
  [
    {
      path: "/quote",
      title: "Ask for a quote",
      text: `Say in one sentence what you need. Within ${counted(replies.quoteHours, "hour")} you get a quote with one firm total and a delivery time. It costs nothing until you accept it.`,
      also: "offer estimate proposal custom individual",
    },
    {
      path: "/demo",
      title: "Schedule a demo",
      text: `You can book a free video demo of ${counted(demos.minutes, "minute")} with one of our team. Times are available ${openingWords}, from ${counted(demos.noticeHours, "hour")} to ${counted(demos.horizonDays, "day")} ahead, and the page shows them in your own time zone. The confirmation comes by mail, with an entry for your calendar and a link by which you move or cancel the demo.`,
      also: "demonstration appointment meeting show book call presentation reschedule",
    },
    {
      path: "/login",
      title: "Sign in",
      text: "You sign in with your email address and your password. If you have turned on two-factor authentication, you also enter a code from your app.",
      also: "login log in",
    },
    {
      path: "/forgot-password",
      title: "Forgot password",
      text: "If you have forgotten your password, enter your email address on this page. You get an email with a link that sets a new one; it works once, and for a short time.",
      also: "reset lost",
    },
    {
      path: "/register",
      title: "Open an account",
      text: "You can buy without an account. With one, you see your orders, quotes and requests in one place, and can export and delete your data there.",
      also: "register sign up create",
    },
    {
      path: "/portal",
      title: "Client portal of your account",
      text: "Once you are signed in, your account shows your orders with their receipts, your quotes and your requests. In its settings you can change your name, password and two-factor authentication, end open sessions, and export or delete your data.",
      also: "my orders order status receipt invoice",
    },
  ];
