import { days, either, price } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, french, german, service, spanish } from "./facts.ts";

const followUp = asked("follow-up");

/** What is only understood with what was said before. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Office manager at a surveyor's.
  followUp({
    id: "w-after-site-old-urls",
    before: ["whats a 5 page website cost with you guys"],
    question: "and the pages we have on google now, do those just die when you switch over?",
    must: [/redirect|forwarded|keep (?:reaching|working)|lead to the (?:right|new)/iu],
    pages: [service("full-website")],
    inWords: "No: old addresses are redirected, up to 20 with five pages.",
  }),
  // Swing trader.
  followUp({
    id: "w-after-pine-repaint",
    before: ["do you code stuff for tradingview", "just one rule with an alert"],
    question: "cool. and will it draw a signal then sneakily take it away again",
    must: [
      /bar[s]?[- ](?:has |have )?clos|clos(?:e|es|ed|ing)(?: of)?(?: the| each| a)? bars?|(?:don|doesn|won)[’']t (?:change|repaint|move)|repaint/iu,
    ],
    pages: [service("pine-script-indicator")],
    inWords: "No: signals are confirmed at bar close and don't change afterwards.",
  }),
  // Bookkeeper in Melbourne.
  followUp({
    id: "w-after-portal-sixty",
    before: [
      "im after somewhere my bookkeeping clients can log in and get their docs. theres about 60 of them",
    ],
    question: "what does that come to for us then",
    must: [price("client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
    inWords: "$1,500: the first option holds 25 clients only, the second up to 100.",
  }),
  // Supplement seller, US.
  followUp({
    id: "w-after-vsl-provide",
    before: ["need a 3 min sales video for my protein bars, ai presenter is fine"],
    question: "ok what do u need from me",
    must: [/pictures?|photos?|images?|screens?/iu, /proof|prove|evidence|claims?/iu],
    pages: [service("vsl-ai-host")],
    inWords: "Product pictures, and proof for each claim in the script.",
  }),
  // College admission office in Nagpur.
  followUp({
    id: "w-after-bot-openai-charges",
    before: ["chatbot for our college admission cell, please tell price"],
    question: "openai charges are in that only or we have to bear separately",
    must: [
      either(
        /billed? (?:directly )?(?:to you )?(?:separately )?by|(?:bill|charge)s? you (?:directly|for)/u,
        /separate|not included|isn[’']t included|aren[’']t included|at their (?:own )?rates|to (?:the|their|its) providers?/u,
      ),
    ],
    mustNot: [
      /(?<!\b(?:no|not|none of)\b[^.]{0,30})(?:usage|charges|costs?) (?:is|are) included/iu,
    ],
    pages: [service("gpt4-chatbot")],
    inWords: "Separately: model usage is billed to the customer by its provider.",
  }),
  // Restaurant owner in Chur, du.
  followUp({
    id: "w-after-landing-aendern",
    language: "de",
    before: ["was nehmt ihr für eine landingpage wenn ihr auch gleich den text schreibt"],
    question: "und wie oft darf ich da noch dreinreden bis es stimmt?",
    must: [
      german,
      either(
        /(?:3|drei|three)\s+(?:\p{L}+\s+)?(?:revision|überarbeitung|korrektur|änderung|runde|mal)/u,
        /(?:revision|überarbeitung|korrektur|änderung)\p{L}*\D{0,20}(?:3|drei)(?!\d)/u,
        /dreimal/u,
      ),
    ],
    pages: [service("landing-page")],
    inWords: "3 revisions of text and design in the Complete option.",
  }),
  // Freelancer in Córdoba, voseo.
  followUp({
    id: "w-after-tarjeta-devolucion",
    language: "es",
    before: ["si pago con tarjeta y después no me convence el laburo, me devuelven?"],
    question: "y cuánto tardan en devolver la guita",
    must: [spanish, days(5)],
    pages: ["/legal/refunds"],
    inWords: "The money is sent within 5 business days of the email; the bank may need a few more.",
  }),
  // HR person in Brussels.
  followUp({
    id: "w-after-demo-empechement",
    language: "fr",
    before: ["je peux réserver une démo avec un humain chez vous ?"],
    question: "et si ce jour-là j'ai finalement une réunion, je fais comment",
    must: [french, /annul|déplac|report|modifi|changer/iu, /lien|link|mail|courriel/iu],
    pages: ["/demo"],
    inWords:
      "By the link in the confirmation mail the demo is moved or cancelled, until it begins.",
  }),
];
