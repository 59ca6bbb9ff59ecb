import { askedInWords, german, service, type ExamQuestion } from "../../judge/facts.ts";
import { days, price } from "../../judge/patterns.ts";
import { french, spanish } from "./facts.ts";

const several = askedInWords("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Nkechi, 45, IT procurement of a teaching hospital in Enugu.
  several({
    id: "meadow-several-web-app-terms",
    question:
      "Regarding an application for our staff rota. On whose servers would it sit, do we get the code itself at the end, and how often would we see how far you are?",
    must: [
      /cloud|your (?:own )?(?:account|server|hosting)|account of yours/iu,
      /source|\bcode\b/iu,
      /week/iu,
    ],
    pages: [service("web-app"), "/docs"],
    inWords:
      "In the customer's own cloud account, in the region they choose; yes, source code and documentation are handed over; a working version to try every week.",
  }),
  // Jaz, 27, social media at an estate agency in Leeds, phone.
  several({
    id: "meadow-several-video-look",
    question:
      "that 1 min video w the fake presenter - has it got subtitles, can our actual office be behind her, n does it say anywhere that its AI",
    must: [
      /caption|subtitle/iu,
      /(?:own|your|of your) (?:\p{L}+ )?(?:picture|photo|image|background|office)|(?:picture|photo|image) of (?:your|the)|background/iu,
      /label|mark(?:ed|ing|s)?\b|(?:made|generated|created|produced) (?:with|by) (?:an )?AI|AI-(?:made|generated)|says (?:so|that)/iu,
    ],
    pages: [service("ai-video-1min"), "/docs"],
    inWords:
      "Captions in the picture and as a file; yes, a picture of one's own as the background; yes, a visible label says that it is made with AI.",
  }),
  // Ingrid, 53, head of administration at a music school in Graz.
  several({
    id: "meadow-several-sicherung-stunden",
    language: "de",
    question:
      "Eine Frage zur monatlichen Betreuung unserer Website: Wie oft sichern Sie, wie lange werden die Sicherungen aufgehoben, und was passiert mit Stunden, die wir in einem Monat nicht brauchen?",
    must: [
      german,
      /täglich|jeden Tag|daily|einmal (?:am|pro) Tag|jede Nacht/iu,
      days(30),
      /verfall|verfäll|verlier|erlösch|(?<!\p{L})end(?:en|et)(?!\p{L})|nicht[^.]{0,40}(?:übertrag|mitgenommen|mitnehm|angespart|gutgeschrieben|gesammelt|übernommen)|end with|Monatsende/iu,
    ],
    pages: [service("ongoing-maintenance")],
    inWords: "In German: daily; the backups are kept 30 days; unused hours end with the month.",
  }),
  // Ximena, 36, runs a delivery start-up in Montevideo.
  several({
    id: "meadow-several-diseno-pantalla",
    language: "es",
    question:
      "oigan, cuanto cobran por diseñar cada pantalla, viene también cómo se ve en el celu, y me la entregan ya programada o solo el dibujo?",
    must: [
      spanish,
      price("ui-ux-design.one-page"),
      /móvil|celular|celu|teléfono|escritorio|phone/iu,
      /(?<!\p{L})(?:no|sin|solo|sólo|solamente|únicamente|aparte)(?!\p{L})[^.]{0,60}(?:código|program|diseño|dibujo|figma|archivo)|(?:código|programa\p{L}*)[^.]{0,60}(?<!\p{L})(?:no|aparte|separado|otro|por separado)(?!\p{L})|not included/iu,
    ],
    pages: [service("ui-ux-design")],
    inWords:
      "In Spanish: $150 a page (screen); phone and desktop; the design only (Figma), code isn't included.",
  }),
  // Sabrina, 32, writes for radio in Charleroi and looks for work.
  several({
    id: "meadow-several-poste-dialogues",
    language: "fr",
    question:
      "Bonjour, j'ai vu que vous cherchez quelqu'un pour écrire ce que disent les chatbots (conversation designer). C'est un temps plein ? Faut-il vivre dans un fuseau horaire particulier ? Et la journée d'essai, elle est payée ?",
    must: [
      french,
      /temps partiel|mi-temps|freelance|indépendant|part[ -]time/iu,
      /n['’]importe (?:où|quel)|tou(?:s|t)(?: les)? fuseaux?|aucun (?:fuseau|lieu)|pas (?:de|besoin|d['’]obligation)|any time zone|quel que soit|peu importe|sans (?:contrainte|condition|restriction)|fuseaux?[^.]{0,40}(?:libre|indifférent|importe|choix)/iu,
      /pay[ée]|rémunér|\bpaid\b/iu,
    ],
    pages: ["/careers"],
    inWords:
      "In French: part time or freelance, remote from any time zone; yes, the day is paid whether or not one is hired (the roles are samples).",
  }),
];
