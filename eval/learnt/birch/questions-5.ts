import { either } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  aPrice,
  asked,
  dataReach,
  french,
  german,
  greets,
  partsKindly,
  spanish,
  supportReach,
} from "./facts.ts";

const smallTalk = asked("small-talk");
const complaint = asked("complaint");

/** More of what is said to be polite. */
const moreSmallTalk: readonly Question[] = [
  smallTalk({
    id: "birch-talk-laptop-window",
    question:
      "I have to say, for a chat box on a company's website you express yourself rather well. Most of these things make me want to throw the laptop out of the window, and it isn't even mine.",
    inWords: "Thanks for the compliment, perhaps with an offer to help.",
    must: [either(partsKindly, greets)],
    mustNot: [aPrice],
  }),
  smallTalk({
    id: "birch-talk-leeds-rain",
    question:
      "it's absolutely chucking it down in Leeds, dog took one look and went back to bed, so here I am instead of at the allotment. what's it doing at your end?",
    inWords: "A light reply: as an AI she has no weather; an offer to help.",
    must: [
      either(
        greets,
        /\bAI\b|weather|rain|window|\bdry\b|\bdog\b|can[’']?t (?:see|feel|say|tell)|don[’']?t (?:have|see|feel|know)/u,
      ),
    ],
    mustNot: [aPrice],
  }),
  smallTalk({
    id: "birch-talk-halb-elf",
    language: "de",
    question:
      "Danke dir, das hat mir jetzt echt weitergeholfen, und das um halb elf am Abend, wo sonst überall nur das Band läuft. Schlaf gut, falls du sowas machst :)",
    inWords: "You're welcome, good night.",
    must: [german, either(partsKindly, /(?<!\p{L})KI(?!\p{L})|rund um die Uhr/u)],
    mustNot: [aPrice],
  }),
  smallTalk({
    id: "birch-talk-kompliment-anrufen",
    language: "de",
    question:
      "Grüß Gott miteinander! Zuerst einmal ein Kompliment, schöne Seite habts, da hat sich wer was gedacht. Bevor ich jetzt lang herumsuche: gibt's bei euch auch wen, den man einfach anrufen kann?",
    inWords:
      "Thanks, and the phone numbers or the contact page (Monday to Friday, 9 to 6 Pacific time).",
    must: [german, either(supportReach, /555[\s.-]?0142/u)],
    pages: ["/contact"],
  }),
  smallTalk({
    id: "birch-talk-cafe-dormida",
    language: "es",
    question:
      "¡Buenos días! Aquí con el segundo café y todavía medio dormida, la niña no nos ha dejado pegar ojo. ¿Tú qué tal, o las máquinas no desayunáis? jaja",
    inWords: "A friendly good morning back, perhaps with an offer to help.",
    must: [spanish, either(greets, /café|máquina|desayun|(?<!\p{L})IA(?!\p{L})|jaj/u)],
    mustNot: [aPrice],
  }),
  smallTalk({
    id: "birch-talk-socia-tarde",
    language: "es",
    question:
      "bueno pues nada, muchísimas gracias por la paciencia, se lo cuento a mi socia esta noche y ya le digo algo la semana que viene. que pase buena tarde",
    inWords: "You're welcome, goodbye.",
    must: [spanish, partsKindly],
    mustNot: [aPrice],
  }),
  smallTalk({
    id: "birch-talk-standardiste",
    language: "fr",
    question:
      "coucou ! je teste juste pour voir, ma collègue m'a dit que vous étiez plus aimable que notre standardiste, ce qui entre nous n'est pas bien difficile",
    inWords: "A friendly greeting back, with an offer to help.",
    must: [french, either(greets, partsKindly)],
    mustNot: [aPrice],
  }),
  smallTalk({
    id: "birch-talk-questions-tordues",
    language: "fr",
    question:
      "Bon, je vous laisse, le train arrive. Merci bien, bonne soirée à vous et bon courage avec tous ces gens qui posent des questions tordues comme moi",
    inWords: "A kind goodbye.",
    must: [french, partsKindly],
    mustNot: [aPrice],
  }),
];

/** What goes wrong for customers: the way to support at once. */
const complaintQuestions: readonly Question[] = [
  complaint({
    id: "birch-complaint-hotel-white-page",
    question:
      "You built our hotel's website in the spring and we were very pleased with it, I even sent a card. But since about seven this morning guests get a white page with a warning about a certificate, it's half term and I've got the phone in one hand and this in the other. Who do I get hold of?",
    inWords:
      "The way to support: support@ariaworks.example or the support phone; critical faults are answered within 15 minutes.",
    must: [supportReach],
    pages: ["/legal/sla", "/contact"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-bot-ireland-delivery",
    question:
      "The bot you did for our garden centre has been telling people for three days now that we deliver free to Ireland. We don't, we've never been to Ireland, and a man in Cork has ordered eleven olive trees. I want this looked at today and please not by another form.",
    inWords: "The way to support: the address or the support phone.",
    must: [supportReach],
    pages: ["/legal/sla", "/contact"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-portal-payslips",
    question:
      "one of our clients has just rung in quite a state, she logged into the portal you set up for us and she can see somebody else's payslips, names and everything. i'm honestly shaking a bit. what do i do first",
    inWords:
      "Write to support or security at once, or phone support: data at risk is critical, answered within 15 minutes.",
    must: [dataReach],
    pages: ["/legal/sla", "/legal/security", "/contact", "/legal/dpa"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-silence-after-order",
    question:
      "I ordered the automation last Thursday, paid with the company card, got the mail that it had gone through, and it's now Tuesday and not a soul has been in touch. The page said within a day. I don't want to be difficult but I did tell my director Friday.",
    inWords: "The way to support, with the order number; contact was due within 24 hours.",
    must: [supportReach],
    pages: ["/contact", "/docs", "/legal/sla", "/legal/refunds"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-charged-twice",
    question:
      "Good afternoon. Our statement shows your name twice, same amount, same day, for the one order of a smart form. My bookkeeper is itching to dispute it with the bank, and I said let me ask them like a normal person first. Where do I send this?",
    inWords: "Write to support@ariaworks.example with the order before disputing it with the bank.",
    must: [supportReach],
    pages: ["/legal/refunds", "/contact"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-fair-leads-stuck",
    question:
      "So we came back from the trade fair with 240 leads, everybody very proud, and the flow you built that's meant to put them in HubSpot hasn't moved since Saturday night. No message that it failed either, nothing. Sales are standing behind my chair.",
    inWords: "The way to support: the address or the support phone.",
    must: [supportReach],
    pages: ["/legal/sla", "/contact"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-neues-handy-portal",
    language: "de",
    question:
      "Hallo, blöde Geschichte: Mir ist das Handy in den Achensee gefallen, jetzt hab ich ein neues und komm seit gestern nicht mehr in unser Kundenkonto bei euch, weil der Code ja am alten war. Die Ersatzcodes find ich natürlich auch nicht. Ich müsste aber dringend an die Belege ran.",
    inWords: "The way to support, who can help with the account: address, phone or contact page.",
    must: [german, supportReach],
    pages: ["/contact", "/legal/security", "/docs"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-logo-dreimal",
    language: "de",
    question:
      "Jetzt reicht's mir langsam, und ich bin sonst ein geduldiger Mensch, fragen Sie meine Mitarbeiter. Dreimal habe ich darum gebeten, dass im Video das neue Logo kommt, dreimal kam das alte zurück, und nächste Woche ist die Generalversammlung. An wen kann ich mich bei Ihnen beschweren?",
    inWords: "The way to support: address, phone or contact page.",
    must: [german, supportReach],
    pages: ["/contact", "/legal/refunds", "/docs"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-chatbot-en-ingles",
    language: "es",
    question:
      "Buenas, somos la clínica dental a la que le pusieron el chatbot en septiembre. Lleva toda la mañana contestando en inglés a los pacientes, que aquí la media de edad es de setenta años, y en recepción no damos abasto. ¿A quién aviso, por favor?",
    inWords: "The way to support: the address or the support phone.",
    must: [spanish, supportReach],
    pages: ["/legal/sla", "/contact"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-devolucion-dos-semanas",
    language: "es",
    question:
      "Hace dos semanas pedí la devolución de la landing, escribí bien clarito el número de orden y todo, y hasta hoy ni un correo ni un peso de vuelta. Yo entiendo que hay mucha chamba, pero decían cinco días. ¿Con quién tengo que hablar?",
    inWords: "Write to or phone support; the refund was due within 5 business days.",
    must: [spanish, supportReach],
    pages: ["/legal/refunds", "/contact"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-casino",
    language: "fr",
    question:
      "Bonjour, ici la mairie de Saint-Aubin. Le site que vous nous entretenez affiche depuis hier soir de la publicité pour un casino, c'est un administré qui nous a prévenus, avec capture d'écran à l'appui. Le maire est dans tous ses états. Que faut-il faire et qui appeler ?",
    inWords: "Write to support (or security) at once, or phone support.",
    must: [french, dataReach],
    pages: ["/legal/sla", "/contact", "/legal/security"],
    should: "hand-over",
  }),
  complaint({
    id: "birch-complaint-ancien-associe",
    language: "fr",
    question:
      "Rebonjour, c'est encore moi. Votre facture est toujours au nom de mon ancien associé, avec qui je suis au tribunal, et ma comptable refuse de la passer. C'est le deuxième message que j'envoie. Qui peut me la refaire ?",
    inWords: "The way to support: address, phone or contact page.",
    must: [french, supportReach],
    pages: ["/contact", "/docs"],
    should: "hand-over",
  }),
];

export const peopleQuestions: readonly Question[] = [...moreSmallTalk, ...complaintQuestions];
