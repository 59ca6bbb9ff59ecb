import { days, either, price } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, french, german, service, spanish } from "./facts.ts";

const about = asked("service");

const serviceQuestions: readonly ExamQuestion[] = [
  // Prop desk lead in Chicago.
  about({
    id: "w-service-dashboard-logins",
    question:
      "that market screen thing, can 3 of my guys each sign in with their own login or is it just one seat",
    must: [
      either(
        /(?:5|five) (?:people|users|persons|logins|sign-ins|colleagues)/u,
        price("market-dashboard.two-sources"),
      ),
    ],
    pages: [service("market-dashboard")],
    inWords: "From the second option ($3,500): sign-in for up to 5 people.",
  }),
  // Product manager, Melbourne.
  about({
    id: "w-service-figma-editable",
    question: "if you draw up our screens do we get the editable file or just pictures of it",
    must: [
      /figma[^.]*(?:file|team|hand|yours|edit|named)|file[^.]*figma|edit\p{L}*[^.]*figma|hand(?:ed)? over/iu,
    ],
    pages: [service("ui-ux-design")],
    inWords: "A Figma file, in the customer's own team or handed over to it.",
  }),
  // Yoga studio in Bengaluru.
  about({
    id: "w-service-form-payment",
    question: "booking form with you can collect fees also? we are using razorpay at present",
    must: [/stripe/iu],
    mustNot: [/razorpay (?:works|is (?:supported|included|fine))|yes,? (?:with )?razorpay/iu],
    pages: [service("smart-form")],
    inWords:
      "Payments go through the customer's Stripe account, in the $600 option; Razorpay isn't named.",
  }),
  // Association secretary in Fribourg.
  about({
    id: "w-service-heures-report",
    language: "fr",
    question:
      "dans l'entretien mensuel, si j'utilise qu'une heure, l'autre elle passe sur le mois suivant ?",
    must: [
      french,
      either(
        /(?:(?:non|in|pas)[- ]?utilis|restant)[^.]{0,60}mois|perdues?(?!\p{L})|expir/u,
        /(?<!\p{L})ne[^.]{0,30}(?:report|passe|pass|cumul|transf)/u,
        /^\W*non(?!\p{L})/u,
        /pas (?:report|cumul|transf)/u,
      ),
    ],
    pages: [service("ongoing-maintenance")],
    inWords: "No: unused hours end with the month.",
  }),
  // Hotelier in Graubünden, du.
  about({
    id: "w-service-bot-whatsapp-de",
    language: "de",
    question: "kann euer bot auch auf whatsapp antworten oder nur auf der website",
    must: [
      german,
      either(/SMS/u, /(?:nicht|kein\p{L}*|nein)[^.]*whatsapp|whatsapp[^.]*(?:nicht|kein|nein)/u),
    ],
    mustNot: [/ja,? (?:auch |natürlich )?(?:auf|über|per) whatsapp/iu],
    pages: [service("gpt4-chatbot")],
    inWords: "Website, and email and SMS in the largest option; WhatsApp isn't among the channels.",
  }),
];

const buying = asked("buying");

const buyingQuestions: readonly ExamQuestion[] = [
  // Café in Hobart.
  buying({
    id: "w-buying-aud-or-us",
    question: "are these prices aussie dollars or american",
    must: [/US[\s-]?(?:dollars?|D\b|\$)|USD|U\.S\.|American dollars?|dollars? \(US/iu],
    pages: ["/legal/terms"],
    inWords: "US dollars.",
  }),
  // Contractor in Texas, impatient.
  buying({
    id: "w-buying-account-for-quote",
    question: "do i gotta make an account and all that just to get a number out of you",
    must: [/(?:\bno\b|not|n[’']t|without)[^.]{0,40}account/iu],
    pages: ["/login", "/legal/terms", "/register"],
    inWords: "No: quotes and orders work without an account.",
  }),
  // Designer in Mérida.
  buying({
    id: "w-buying-mitad-mitad",
    language: "es",
    question: "se puede dar la mitad ahorita y el resto cuando ya esté terminada la página?",
    must: [
      spanish,
      either(
        /acord|acuerd|hitos?|(?:por|en) partes|plazos|milestone|etapas|30\s?%/u,
        /por completo|en su totalidad|una sola vez|de una vez|pago único|se paga (?:todo|entero|complet)/u,
      ),
    ],
    pages: ["/legal/terms", service("full-website"), "/"],
    inWords:
      "Online a quote is paid in full; milestones (30/50/20 for a website) only by agreement, by writing before accepting.",
  }),
  // Photographer in Portland, regrets.
  buying({
    id: "w-buying-cold-feet",
    question:
      "say i order tonight and get cold feet monday before anyones touched it. all of it back or do you keep some",
    must: [
      /refund|money[- ]back|get[^.]{0,30} back|return/iu,
      /\bfull|\ball\b|everything|what you (?:have )?paid|whole|entire/iu,
    ],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords: "All of it: before delivery one can stop at any time, and what was paid is refunded.",
  }),
  // Retiree in Winterthur, Sie.
  buying({
    id: "w-buying-garantie-frist",
    language: "de",
    question:
      "Die Geld-zurück-Zusage, zählt die ab dem Tag der Bestellung oder erst wenn ich es habe? Und wie lange",
    must: [german, days(30), /Lieferung|Übergabe|Auslieferung|geliefert|Erhalt|übergeben/iu],
    pages: ["/legal/refunds", "/legal/terms"],
    inWords: "From the order until 30 days after delivery.",
  }),
];

const trust = asked("trust");

const trustQuestions: readonly ExamQuestion[] = [
  // Attorney in New Mexico.
  trust({
    id: "w-trust-chat-private",
    question: "Who besides me gets to see what I type in here? It touches on a client matter.",
    must: [
      /administrator|our (?:people|team|colleagues)|(?:people|person|someone)[^.]{0,20}reads?|reads? (?:it|them|what|every|the)|staff/iu,
    ],
    pages: ["/legal/privacy", "/legal/gdpr"],
    inWords:
      "Only the visitor's browser and the provider's administrators can read the conversation; no AI service sees it.",
  }),
  // Head of operations, Ohio.
  trust({
    id: "w-trust-soc2",
    question: "any soc 2 or iso 27001? our IT guy is gonna ask first thing",
    must: [
      /(?:\bno\b|not|n[’']t|without|none)[^.]{0,50}certif|certif[^.]{0,40}(?:\bno\b|not|n[’']t|none)/iu,
    ],
    pages: ["/legal/security"],
    inWords: "No security certification, and none is claimed.",
  }),
  // Clinic administrator in Buenos Aires.
  trust({
    id: "w-trust-formulario-copia",
    language: "es",
    question: "lo que la gente carga en el formulario queda guardado en servidores de uds o no?",
    must: [
      spanish,
      /(?:solo|sólo|únicamente|solamente)[^.]{0,30}donde|ninguna copia|sin copia|no (?:\p{L}+ ){0,2}(?:guardamos|conservamos|almacenamos|quedamos|copias?)|donde (?:usted|tú|vos|ustedes)?\s*(?:elij|elig|eleg|quier|decid|prefi|indi)/iu,
    ],
    pages: [service("smart-form"), "/docs"],
    inWords: "Stored only where the customer chooses; the provider keeps no copy.",
  }),
];

const company = asked("company");

const companyQuestions: readonly ExamQuestion[] = [
  // Wealth manager's assistant in Geneva.
  company({
    id: "w-company-combien",
    language: "fr",
    question: "vous êtes combien là-dedans, une grosse boîte ou deux types dans un garage ?",
    must: [
      french,
      either(
        /petite?s? (?:équipe|entreprise|société|structure)/u,
        /quatre|(?<!\d)4(?!\d)/u,
        /Mara|Tomás|Wanda|Nils/u,
      ),
    ],
    pages: ["/about", "/careers"],
    inWords: "A small remote team; the about page shows four people (samples).",
  }),
  // Marketing agency in Brisbane.
  company({
    id: "w-company-own-logo",
    question:
      "we're a 3 person marketing agency in brissie. could we flog your bots to our own clients with our logo on em and not yours",
    must: [/under your (?:own )?(?:name|brand)|deliver together|partner|white[- ]?label/iu],
    pages: ["/partners"],
    inWords:
      "Yes, as a partner (Deliver together): built at listed prices under the agency's name.",
  }),
];

const aria = asked("aria");

const ariaQuestions: readonly ExamQuestion[] = [
  aria({
    id: "w-aria-wig",
    question: "so are you chatgpt with a wig on or what",
    must: [
      /\bAI\b|artificial|built[- ]in|language model|program|(?:own|our|this site[’']s) pages|software/iu,
    ],
    mustNot: [
      /I am (?:a )?human|I[’']m (?:a )?(?:human|real person)|yes,? I(?: a|[’'])m ChatGPT/iu,
    ],
    pages: ["/legal/privacy", "/legal/ai-ethics", "/contact", "/"],
    inWords:
      "Aria is the provider's own AI; her answers are put together on its servers from the site's pages, by no AI service.",
  }),
];

export const serviceAndCompanyQuestions: readonly ExamQuestion[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
