import { days, either, price, time } from "../../../judge/patterns.ts";
import { asked, french, german, service, span, type ExamQuestion } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Malik, 30, barber school in Atlanta.
  several({
    id: "n-several-landing",
    question:
      "Got my own text and pics for one landing page for the barber academy. 1) how much 2) how quick 3) whose is the code after",
    must: [
      price("landing-page.essential"),
      either(days(3), span(2, 5)),
      /(?:yours?|you)[^.]{0,60}(?:code|page|own|keep)|(?:code|page)[^.]{0,60}(?:yours?|you(?:rs)?\b|hand(?:ed)? over)|belongs? to you/iu,
    ],
    pages: [service("landing-page")],
    inWords:
      "$350; within 3 days (usual time 2-5 days); the source code is handed over and is yours.",
  }),
  // Philippa, 63, quilting retreats in Dorset, wary.
  several({
    id: "n-several-money-back",
    question:
      "Suppose I am unhappy with what you make. How long have I got to say so, must I give a reason, and how many days until I see my money again?",
    must: [
      days(30),
      /(?:no|not|without|any|never|needn[’']t|don[’']t)[^.]{0,30}reasons?/iu,
      time(5, "days?"),
    ],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords:
      "Until 30 days after delivery; no reason needed; sent within 5 business days of the request (the bank may take longer).",
  }),
  // Ayodele, 28, engineer in Lagos.
  several({
    id: "n-several-engineer-job",
    question:
      "Good day, about the Automation Engineer position. Can I do it from Lagos (UTC+1), must it be five days in the week, and do you pay for the trial day?",
    must: [
      either(/UTC|remote|time ?zones?|Lagos/u),
      /four days|4 days|full[- ]time or/iu,
      /paid|pay you|we pay/iu,
    ],
    mustNot: [/unpaid|not paid/iu],
    pages: ["/careers"],
    inWords:
      "Yes, remote between UTC-5 and UTC+3; full time or four days; the trial day is paid whether or not you are hired.",
  }),
  // Hubert, 59, organ builder near Passau, formal.
  several({
    id: "n-several-orgelbau",
    language: "de",
    question:
      "Sehr geehrte Damen und Herren, was kostet ein Internetauftritt mit acht Seiten samt Neuigkeiten, wie lange brauchen Sie dafür, und könnten wir die Bilder später selbst austauschen? Mit freundlichen Grüßen, Orgelbau H.",
    must: [
      german,
      price("full-website.eight-pages"),
      either(days(14), time(2, "Wochen?|weeks?"), span(1, 2)),
      /editor|selbst|selber/iu,
    ],
    pages: [service("full-website")],
    inWords:
      "In German: $1,800; 14 days (1-2 days a page); yes, an editor for texts and pictures is included.",
  }),
  // Corinne, 37, physiotherapy network in Namur.
  several({
    id: "n-several-demo",
    language: "fr",
    question:
      "La démo que vous proposez, elle est payante ? Ça dure combien de temps ? Et si j'ai un empêchement je peux la décaler ?",
    must: [
      french,
      /gratuit|sans frais|ne coûte rien|offert|rien à payer/iu,
      time(30, "minutes?|min\\b"),
      /(?:déplac|décal|report|modifi|annul|chang)\p{L}*/iu,
    ],
    pages: ["/demo"],
    inWords:
      "In French: free, 30 minutes, and it can be moved or cancelled by the link in the mail.",
  }),
];
