import { days, either, price } from "../../../judge/patterns.ts";
import { asked, french, german, service, span, type ExamQuestion } from "./facts.ts";

const several = asked("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Graham, 57, guest house in Whitby.
  several({
    id: "e-several-paying",
    question:
      "How does one pay, do you add VAT on top of whats shown, and if i think its rubbish do i get me money back?",
    must: [
      /card/iu,
      /(?:no|not|without|nothing|never)[^.]{0,50}(?:tax|vat|fee|added|on top)|(?:tax|vat)[^.]{0,50}(?:not|no|isn[’']t|never)|exactly (?:what|the amount)|(?:amount|price) (?:shown|you see)[^.]{0,40}(?:charged|pay)/iu,
      /30[- ]days?|money[- ]back|refund/iu,
    ],
    pages: ["/legal/terms", "/legal/refunds", "/"],
    inWords:
      "By card on the payment page; no tax or fee is added at checkout; 30-day money-back guarantee.",
  }),
  // Tara, 34, design agency in Toronto.
  several({
    id: "e-several-white-label",
    question:
      "We're a small design shop in Toronto. Could we sell your bots to our clients as ours? Who decides what they pay? And you wouldn't go talking to them without us, right",
    must: [
      /under your (?:own )?name|your (?:own )?(?:name|brand)/iu,
      /(?:you|your)[^.]{0,60}(?:price|invoic|charge|pays)|set[^.]{0,30}price/iu,
      /(?:never|not|don[’']t|won[’']t|without)[^.]{0,50}(?:behind|back|your client|contact|them)|you keep the client|behind your back/iu,
    ],
    pages: ["/partners"],
    inWords:
      "Yes, under your name; you set the price your client pays and invoice it; we never go behind your back.",
  }),
  // Fidelma, 41, crèche in Athlone.
  several({
    id: "e-several-creche-form",
    question:
      "enrolment form for a crèche, roughly 35 questions over a few screens. cost? how soon? and can parents send in a photo of the vaccination card with it",
    must: [
      price("smart-form.several-steps"),
      either(days(4), span(2, 5)),
      /upload|attach|photo|image|file/iu,
    ],
    pages: [service("smart-form")],
    inWords: "$350, within 4 days, and file upload is included.",
  }),
  // Herr Dr. Vogt, 52, law office in Kassel.
  several({
    id: "e-several-rechte-hoster",
    language: "de",
    question:
      "Zur kompletten Website: Wem gehört hinterher der Code? Dürfen wir die Seite bei unserem bisherigen Hoster lassen? Und zeigt uns jemand, wie man Texte ändert?",
    must: [
      german,
      /(?:gehör\p{L}*|Rechte|Eigentum)[^.]{0,60}(?:Ihnen|Sie|Ihre?\p{L}*|dir|euch)|(?:Ihnen|dir|euch)[^.]{0,60}gehör|gehör\p{L}*|Ihr Eigentum|übertragen/iu,
      /host|(?:Anbieter|Server|Ort)[^.]{0,20}(?:Ihrer|deiner|eurer) Wahl/iu,
      /Schulung|Einweisung|Training|Editor|einer? Stunde/iu,
    ],
    pages: [service("full-website"), "/legal/ip"],
    inWords:
      "In German: code and content are the customer's; any host of their choice; an editor with one hour of training.",
  }),
  // Amandine, 30, university library in Ottawa.
  several({
    id: "e-several-bot-cent-pages",
    language: "fr",
    question:
      "Pour un robot qui répond à partir de notre site (une centaine de pages) : ça coûte combien, ça prend combien de jours et qu'est-ce qui se passe quand il connaît pas la réponse?",
    must: [
      french,
      price("gpt4-chatbot.setup-with-care"),
      either(days(6), span(3, 7)),
      /personne|humain|équipe|collègue|transf|transmet|relais|passe la main/iu,
    ],
    pages: [service("gpt4-chatbot")],
    inWords: "In French: $700, within 6 days, and it passes to a person when it doesn't know.",
  }),
];
