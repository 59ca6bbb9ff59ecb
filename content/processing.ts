import { retention } from "./promises.ts";

/** What we do with personal data of our own customers and visitors, and what allows it (GDPR Art. 6, 1). */
export const processingActivities = [
  {
    activity: "Showing you the site, and preventing abuse",
    data: "your network address while we answer, and a count of requests from it in memory",
    basis: "our legitimate interest in a site that works",
  },
  {
    activity: "Answering a request or a quote",
    data: "what you write, and your name, email address, phone number and company if you give them",
    basis: "steps towards a contract, at your request",
  },
  {
    activity: "Holding a demo that you booked",
    data: "your name and email address, what you would like to see, the time and your time zone, and a fingerprint of your network address",
    basis:
      "steps towards a contract, at your request; for the fingerprint, our legitimate interest in preventing abuse",
  },
  {
    activity: "Talking to our AI consultant",
    data: "what you and she say in a chat or a call, an email address if you leave one, fingerprints of a random number in your browser and of your network address, and a list of the questions that she couldn’t answer",
    basis:
      "steps towards a contract, at your request; for the counts, our legitimate interest in preventing abuse",
  },
  {
    activity: "Fulfilling an order",
    data: "what you ordered, its price, the status of the payment, your email address",
    basis: "the contract",
  },
  {
    activity: "Keeping business records",
    data: "orders and payments",
    basis: "a legal obligation",
  },
  {
    activity: "Running your account",
    data: "name, email address, company, a hash of your password, that you accepted the terms",
    basis: "the contract about the account",
  },
  {
    activity: "Keeping files",
    data: "files that you upload, with name, size and time; and those that visitors of your forms upload for you",
    basis: "the contract about the account",
  },
  {
    activity: "Counting what your plan includes",
    data: "how much your projects used of each limit in a month, and ids of what was counted",
    basis: "the contract about the account",
  },
  {
    activity: "Holding the answers to forms that you publish",
    data: "what people answer, when, in which language, and what they agreed to; on your behalf, for as long as you set",
    basis: "the contract about the account",
  },
  {
    activity: "Connecting services of yours",
    data: `names and keys of services that you connect, encrypted; and what we deliver to them for you, such as leads and conversations, with their answers, for ${retention.deliveryDays} days`,
    basis: "the contract about the account",
  },
  {
    activity: "Keeping what you design",
    data: "your projects with every saved version and who saved it, what is published, links and people that you share them with, and who has a project open",
    basis: "the contract about the account",
  },
  {
    activity: "Making your videos",
    data: "the videos that you have made of your projects, what each was made from, who asked for it, and the credits that it cost",
    basis: "the contract about the account",
  },
  {
    activity: "Teaching your chatbots",
    data: "the texts, questions with answers, files and addresses that you give them, and what was read there",
    basis: "the contract about the account",
  },
  {
    activity: "Running your chatbots for you",
    data: `what your visitors write to your published chatbots and what is answered, by email and SMS also their address or number, the subject, and the names of attachments, the page they are on, a keyed digest that stands for their browser, contact details that they leave, your notes, and how far you have read; for ${retention.chatbotConversationMonths} months after the last message unless you choose otherwise`,
    basis: "your instructions, as your processor",
  },
  {
    activity: "Keeping accounts safe",
    data: "sessions with time, network address and browser; failed sign-ins; changes of rights",
    basis: "our legitimate interest, and yours, in safe accounts",
  },
  {
    activity: "Writing to you",
    data: "your address, and the emails that we sent",
    basis: "the contract, or steps towards one",
  },
  {
    activity: "Anything optional in your browser",
    data: "only what you have agreed to",
    basis: "your consent",
  },
] as const;

/** The categories of the California Consumer Privacy Act (Civil Code § 1798.140, v) that we collect. */
export const californiaCategories = [
  {
    category: "Identifiers",
    what: "name, email address, network address, the id of your account, and fingerprints of a random number in your browser and of your network address",
    purpose: "to answer you, fulfil orders, run your account and prevent abuse",
  },
  {
    category: "Customer records",
    what: "name, company, what you write to us, what you and our AI consultant say in a chat or a call, and the demos that you book, with your time zone",
    purpose: "to answer you, to hold the demo and to do the work",
  },
  {
    category: "Commercial information",
    what: "what you asked for, ordered and paid",
    purpose: "to fulfil orders and to keep the records that the law requires",
  },
  {
    category: "Internet activity",
    what: "when and with which browser you signed in; failed sign-ins",
    purpose: "to keep your account safe",
  },
  {
    category: "Professional information",
    what: "your company, if you give it",
    purpose: "to know for whom we work",
  },
  {
    category: "Sensitive: account sign-in",
    what: "your email address with a hash of your password, and the encrypted secret for two-factor authentication",
    purpose: "to sign you in, and nobody else",
  },
] as const;

/** And those that we don't. */
export const californiaNotCollected = [
  "characteristics that the law protects, such as origin or religion",
  "biometric information",
  "precise location",
  "education records",
  "inferences about your preferences or character",
] as const;
