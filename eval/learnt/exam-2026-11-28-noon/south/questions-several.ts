import { days, either } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, french, service } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Sales operations at a machine maker in Brno.
  several({
    id: "s7-several-crm-three",
    question:
      "Three questions about connecting our web form to a CRM. Does it work with Pipedrive? Will it create people a second time who are already in there? And can we take your access away again when it's done?",
    must: [
      /pipedrive/iu,
      either(
        /(?:no|without|avoid\p{L}*|prevent\p{L}*) (?:any |creating )?duplicates?/u,
        /(?:not|n[’']t|never)[^.]{0,60}(?:duplicat|twice|second time|again)/u,
        /match(?:ed|es|ing)?(?!\p{L})/u,
      ),
      /revo[kc]|separate (?:integration )?user|(?:remove|withdraw|delete|take away|cut off)[^.]{0,40}(?:access|user|account)/iu,
    ],
    pages: [service("crm-integration"), "/resources/integration-guides"],
    inWords:
      "Yes, Pipedrive; records are matched first, so no duplicates; a separate user that they can revoke.",
  }),
  // Owner of a small gallery in Tel Aviv.
  several({
    id: "s7-several-account-receipt",
    question:
      "Do I have to open an account to order something from you, and where would I find the receipt for my bookkeeper afterwards?",
    must: [
      either(
        /without (?:opening |having |creating )?an? account/u,
        /(?:no|not|n[’']t)[^.]{0,30}account/u,
        /account[^.]{0,30}(?:not|n[’']t|optional)/u,
        /^\W*no\b/u,
      ),
      either(
        /receipt[^.]{0,100}(?:account|portal|mail|orders)/u,
        /(?:account|portal|mail|orders)[^.]{0,100}receipt/u,
        /\/portal\b/u,
      ),
    ],
    pages: ["/register", "/portal", "/legal/terms"],
    inWords:
      "One can buy without an account; with one, orders and their receipts stand in the account (portal).",
  }),
  // Developer at a purchasing platform in Bengaluru.
  several({
    id: "s7-several-catalogue-api",
    question:
      "I want to show your service prices in our internal procurement tool. Is the catalogue endpoint usable already or do I need a key first? And can I fetch it straight from the browser?",
    must: [
      either(
        /(?:no|without (?:an? )?|n[’']t need (?:an? )?|not need (?:an? )?|needs no) ?(?:api )?key/u,
        /key[^.]{0,20}(?:not|n[’']t) (?:needed|required|necessary)/u,
        /(?:is|are) open(?: today| already| now)?(?!\p{L})/u,
      ),
      either(
        /\bCORS\b/u,
        /(?:from|on) (?:your|a|the) (?:own )?server/u,
        /server[- ]side/u,
        /browsers?[^.]{0,60}(?:can[’']?t|cannot|not)(?!\p{L})/u,
      ),
    ],
    mustNot: [/catalogue[^.]{0,30}(?:is not|isn[’']t) (?:yet )?open/iu],
    pages: ["/resources/developer-tools", "/api-docs"],
    inWords:
      "It is open today and needs no key; call it from a server, as there are no CORS headers for browsers.",
  }),
  // Buyer at a dental laboratory in Denver.
  several({
    id: "s7-several-refund-terms",
    question:
      "Say you deliver and we aren't happy. How long do we have to ask for our money back, and how quickly would it be on its way?",
    must: [days(30), days(5)],
    pages: ["/legal/refunds"],
    inWords:
      "30 days from delivery; the money is sent within 5 business days of the email, to the same card.",
  }),
  // Tourist office in Brittany.
  several({
    id: "s7-several-chatbot-pages",
    language: "fr",
    question:
      "Bonjour, concernant le chatbot à 400 dollars : combien de nos pages peut-il connaître au maximum, et est-ce que le visiteur voit sur quoi s'appuie la réponse ?",
    must: [
      french,
      /(?<!\d)25(?!\d)|vingt-cinq/iu,
      either(
        /sources?(?!\p{L})/u,
        /d['’]où (?:vient|provient|elle|il|chaque)/u,
        /(?:indique|montre|affiche|cite|nomme)\p{L}*[^.]{0,60}(?:page|document|provenance|origine|réponse)/u,
        /where (?:each|the|its) answers?/u,
        /(?<!\p{L})oui(?!\p{L})/u,
      ),
    ],
    pages: [service("gpt4-chatbot")],
    inWords: "Up to 25 pages or documents; yes, it shows where each answer comes from, in French.",
  }),
];
