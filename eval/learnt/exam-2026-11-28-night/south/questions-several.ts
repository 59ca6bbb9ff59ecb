import { either, number, timeOf } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, service, spanish } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Upholsterer in Bristol, comparing.
  several({
    id: "s-several-comparing-three",
    question:
      "Asking the same 3 of everyone so I can compare. The one page for 350, is tax on top? how many rounds of changes are in it? when would it be done",
    must: [
      either(
        /\bno\b[^.]{0,30}\b(?:tax|vat|fees?|extra)/u,
        /(?:nothing|tax|fees?|vat)[^.]{0,40}(?:n[’']t|not|no|nothing|never)[^.]{0,20}(?:added|extra|on top)/u,
        /nothing (?:is |gets )?(?:added|extra|on top)|without (?:any )?(?:tax|fee|extra)/u,
        /(?:amount|price)[^.]{0,60}(?:is (?:exactly )?(?:the amount|what)[^.]{0,20}(?:you pay|you are charged|you[’']re charged|charged)|final)/u,
      ),
      either(
        /(?:2|two)\s+(?:\p{L}+\s+)?(?:revisions?|rounds?|changes)/u,
        /(?:revisions?|rounds?)\D{0,12}(?:2|two)(?!\d)/u,
        /revised twice|twice/u,
      ),
      timeOf("landing-page.essential"),
    ],
    pages: [service("landing-page"), "/legal/terms"],
    inWords:
      "No tax or fee is added at checkout; 2 revisions; 3 days (the service takes 2-5 days).",
  }),
  // Clerk of a town council, formal.
  several({
    id: "s-several-clerk-portal",
    question:
      "Good morning. With regard to the client portal: (a) is a second factor required when signing in, (b) what is the largest file that may be exchanged, and (c) where would it be hosted? Kind regards, the Clerk",
    must: [
      /two[- ]?factor|2FA|second factor/iu,
      /100\s?(?:MB|mega)/iu,
      /your (?:own )?cloud|cloud account|region (?:that )?you choose|region of your choice/iu,
    ],
    pages: [service("client-portal")],
    inWords:
      "Two-factor sign-in by invitation; files up to 100 MB; hosted in the customer's own cloud account, in the region they choose.",
  }),
  // Night baker, phone.
  several({
    id: "s-several-baker-demo",
    question:
      "that free demo w a person, how long does it go and can i shift it if the oven breaks again lol",
    must: [
      either(number(30), /half (?:an )?hour/u),
      /mov(?:e|ing)|resched|chang|shift|cancel|another (?:time|date)|yes/iu,
    ],
    pages: ["/demo"],
    inWords: "30 minutes; it can be moved or cancelled by the link in the email.",
  }),
  // Parish choir treasurer, Malta.
  several({
    id: "s-several-choir-flow",
    question:
      "hello so this flow thing for 300: how many tools can it join up, and do i pay that zapier separately or is it in the price?",
    must: [
      /(?:3|three)\s+(?:\p{L}+\s+){0,2}(?:tools?|apps?|systems?|programs?)|(?:2|two) or (?:3|three)/iu,
      either(
        /separate|(?:not|n[’']t) (?:included|in the price|part of)|on top|extra|yourself/u,
        /bill(?:s|ed)? (?:directly )?(?:to )?you|billed[^.]{0,30}by (?:them|zapier|their|its|the)/u,
        /you (?:pay|have|need)[^.]{0,40}(?:plan|zapier|account)|your (?:own )?(?:zapier|plan|account)/u,
      ),
    ],
    mustNot: [/(?:zapier|plan)[^.]{0,20}(?:is|are) (?:already )?(?:included|in the price)/iu],
    pages: [service("workflow-automation")],
    inWords: "Up to 3 tools; the Zapier or Make plan is billed to the customer by them.",
  }),
  // Optician in Medellín.
  several({
    id: "s-several-optica-etiqueta",
    language: "es",
    question:
      "Buenas, dos cositas del video de un minuto: ¿al final queda siendo nuestro? y ¿se le puede quitar ese letrerito que dice que lo hizo una IA?",
    must: [
      spanish,
      /suy[oa]s?(?!\p{L})|tuy[oa]s?(?!\p{L})|(?:de su|tu) propiedad|pertenece|propietari|dueñ|vuestr[oa]/iu,
      either(
        /no (?:se )?(?:le )?(?:puede|pueden|debe|deben|quita|permit|es posible)/u,
        /(?:debe|tiene que|ha de) (?:permanecer|quedar|seguir|mantener|estar)/u,
        /permanec|se queda|se mantiene|visible|sin (?:quitar|cortar|cubrir)|obligatori/u,
      ),
    ],
    mustNot: [/sí,? (?:se )?puede(?:s|n)? quitar/iu],
    pages: ["/legal/ip", "/legal/ai-ethics", service("ai-video-1min"), "/legal/terms"],
    inWords: "The video is theirs once paid; the AI label must stay on, in Spanish.",
  }),
];
