import { either, french, german, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { aPerson, asked, saysNo } from "./facts.ts";

const notOurs = asked("not-answered");

/** What the site doesn't say, or what isn't its business: an honest no, and a person where it is about us. */
export const unknownQuestions: readonly Question[] = [
  notOurs({
    id: "unknown-app-store",
    question: "can you build me an iphone app and get it in the app store",
    must: [either(saysNo, /web[- ]?app/u), aPerson],
    mustNot: [/(?:yes,|we (?:can )?build|we make)[^.,]{0,40}(?:iphone|app store|native)/iu],
    should: "decline",
  }),
  notOurs({
    id: "unknown-student-discount",
    question: "do u have a student discount",
    must: [saysNo],
    mustNot: [/\d+\s?(?:%|percent)\s*(?:off|discount)|discount for information/iu],
    should: "decline",
  }),
  notOurs({
    id: "unknown-weather",
    question: "whats the weather tmrw in leeds",
    must: [saysNo],
    mustNot: [/\$\s?\d|revision|delivery/iu],
    should: "decline",
  }),
  notOurs({
    id: "unknown-shareholders",
    question: "who holds shares in your company, any investors?",
    must: [saysNo],
    mustNot: [/\$\s?\d/u],
    should: "decline",
  }),
  notOurs({
    id: "unknown-essay",
    question: "write me 500 words on the french revolution",
    must: [saysNo],
    mustNot: [/1789|bastille|robespierre/iu],
    should: "decline",
  }),
  notOurs({
    id: "unknown-google-ads",
    question: "do you run google ads for clients every month",
    must: [saysNo],
    should: "decline",
  }),
  notOurs({
    id: "unknown-carbon",
    question: "is your company carbon neutral",
    must: [saysNo, aPerson],
    should: "decline",
  }),
  notOurs({
    id: "unknown-bitcoin-week",
    question: "be honest, will bitcoin go up this week",
    must: [either(saysNo, /advice/u)],
    mustNot: [/(?:it|bitcoin) will (?:go|rise|fall|drop)|you should (?:buy|wait|sell)/iu],
    should: "decline",
  }),
  notOurs({
    id: "unknown-sap",
    question: "can you hook up our SAP so it posts to slack when an order is blocked",
    must: [aPerson],
    should: "hand-over",
    pages: ["/resources/integration-guides", "/quote"],
  }),
  notOurs({
    id: "unknown-3d-renders",
    question: "do u also do 3d renderings of furniture",
    must: [saysNo],
    mustNot: [/\$\s?\d/u],
    should: "decline",
  }),
  notOurs({
    id: "unknown-insured",
    question: "are you guys insured, like professional indemnity, and up to how much",
    must: [saysNo, aPerson],
    mustNot: [/we are insured|our insurance/iu],
    should: "decline",
  }),
  notOurs({
    id: "unknown-wire",
    question: "which bank do you use? our finance dept wants to wire the money",
    must: [either(saysNo, /\bcard\b/u)],
    mustNot: [/iban/iu],
    should: "decline",
    pages: ["/#faq-pay", "/legal/terms"],
  }),
  notOurs({
    id: "unknown-steuer",
    language: "de",
    question: "Könnt ihr mir bei meiner Steuererklärung helfen?",
    must: [saysNo, german],
    mustNot: [/\d\s?(?:\$|USD|Dollar)|\$\s?\d/u],
    should: "decline",
  }),
  notOurs({
    id: "unknown-oficina",
    language: "es",
    question: "¿tienen oficina en Ciudad de México?",
    must: [either(saysNo, /remot/u), spanish],
    should: "decline",
  }),
  notOurs({
    id: "unknown-imprimantes",
    language: "fr",
    question: "vous réparez aussi les imprimantes ?",
    must: [saysNo, french],
    mustNot: [/\d\s?(?:\$|USD|dollars)|\$\s?\d/u],
    should: "decline",
  }),
];
