import { contact } from "#content/brand.ts";
import { either, literal, months } from "../../../judge/patterns.ts";
import { asked, french, german, service, spanish, type ExamQuestion } from "./facts.ts";

const about = asked("service");

const serviceQuestions: readonly ExamQuestion[] = [
  // Curt, 40, plans a surprise at a hardware chain in Calgary.
  about({
    id: "n7-service-looks-like-the-boss",
    question:
      "For the video, could the figure look and sound exactly like our old director? She's retiring, it's a surprise so she doesn't know yet",
    must: [/consent|permission|agree\p{L}*|in writing|written/iu],
    mustNot: [
      /^\W*(?:yes|sure|of course|absolutely)\b(?![^.]*(?:consent|permission|writ|agree))/iu,
    ],
    pages: ["/legal/ai-ethics", "/legal/aup", "/legal/ip"],
    inWords:
      "Only with her own written consent beforehand; otherwise the presenter isn't a real person.",
  }),
  // Naledi, 36, clinic manager in Gaborone.
  about({
    id: "n7-service-bot-memory",
    question:
      "how long does it stay stored what patients wrote to the chatbot? we would want it gone sooner than most",
    must: [
      months(12),
      /shorter|another|other|choose|set|change|sooner|your own|unless|decide|default/iu,
    ],
    pages: [service("gpt4-chatbot"), "/docs", "/legal/privacy", "/legal/ai-ethics"],
    inWords: "12 months unless the owner sets another period, so it can be shorter.",
  }),
  // Pauline, 58, counsellor in Exeter.
  about({
    id: "n7-service-form-copies",
    question:
      "If you make the intake form for my practice, do the answers sit on your computers somewhere? They're rather private.",
    must: [
      /(?:only )?where you (?:choose|want|say|decide|tell)|no copy|(?:don[’']t|do not|never) keep|keep no|not (?:stored|kept) (?:by|with|on) (?:us|our)|places? (?:that )?you choose/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: [service("smart-form"), "/docs"],
    inWords: "No: entries are sent encrypted and stored only where you choose; we keep no copy.",
  }),
  // Ignacio, 47, cattle trader in Córdoba (Argentina).
  about({
    id: "n7-service-cada-cuanto",
    language: "es",
    question: "en la pantalla de mercados, ¿cada cuánto se refrescan los precios?",
    must: [
      spanish,
      either(
        /(?:un|1|cada) segundo/u,
        /(?:plan|contrato|licencia|suscripci[oó]n)[^.]{0,40}datos|datos[^.]{0,40}(?:plan|contrat|licencia|suscrip)|proveedor/u,
      ),
    ],
    pages: [service("market-dashboard")],
    inWords: "In Spanish: as often as the data plan allows, down to one second.",
  }),
  // Bastien, 35, independent bookshop in Namur.
  about({
    id: "n7-service-notre-hebergeur",
    language: "fr",
    question:
      "Pour le site complet, on est obligés de passer par votre hébergement ou on peut rester chez le nôtre ?",
    must: [
      french,
      /(?:de|à) (?:votre|ton) (?:choix|guise)|libre\p{L}*|choisi\p{L}*|n['’]importe quel|rest(?:er|ez)|votre (?:propre )?héberg|hébergeu?r?\p{L}* (?:que vous|de votre)|vous (?:appartien|rest)/iu,
    ],
    mustNot: [/^\W*oui,? (?:vous êtes |c['’]est )?oblig/iu],
    pages: [service("full-website"), service("landing-page")],
    inWords: "In French: the site runs on a host of the customer's choice, who is paid directly.",
  }),
];

const buying = asked("buying");

const buyingQuestions: readonly ExamQuestion[] = [
  // Jodie, 42, riding school, wants to use the weekend.
  buying({
    id: "n7-buying-get-ready",
    question:
      "before you lot can start, what do i have to have ready my end? want to get it together over the weekend",
    must: [
      /texts?|content|material|pictures?|photos?|logo|words/iu,
      /access|accounts?|invit\p{L}*|(?:one|a) person[^.]{0,40}deci/iu,
    ],
    pages: ["/", "/docs"],
    inWords:
      "A list follows within 24 hours of the order: usually texts, access to the tools involved, and one person who decides.",
  }),
  // Bhavesh, 53, corner shop, once signed something by accident.
  buying({
    id: "n7-buying-price-obliges",
    question:
      "If I ask you people for a price for something special, does that cost me, or have I then ordered it?",
    must: [
      /free|no (?:cost|charge|obligation)|nothing|not(?:hing)? cost|doesn[’']t cost|without (?:cost|charge|obligation)/iu,
      /accept|agree|bind/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/quote", "/", "/legal/terms"],
    inWords: "No: a quote costs nothing and binds nobody until you accept it.",
  }),
  // Ángeles, 50, hair salon in Cádiz, stung by a subscription before.
  buying({
    id: "n7-buying-se-renueva",
    language: "es",
    question:
      "si pago un mes de eso de cuidarme la página, ¿luego me siguen cobrando sin avisar como hacen todos?",
    must: [
      spanish,
      /(?:no|nada|ningún|sin|nunca)(?!\p{L})[^.]{0,60}(?:renueva|renov|cobr|vuelv|automátic|cancel|guard)|(?:solo|sólo) (?:un|ese|el) mes/iu,
    ],
    mustNot: [/^\W*sí(?!\p{L})/iu],
    pages: [service("ongoing-maintenance"), "/", "/legal/terms"],
    inWords:
      "In Spanish: no; one payment buys one month, nothing renews by itself, the card isn't kept.",
  }),
  // Wes, 39, roofer in Chattanooga, his bookkeeper is waiting.
  buying({
    id: "n7-buying-receipt",
    question: "paid yall tuesday and my bookkeeper is on me for the receipt, where do i get that",
    must: [/portal|account|sign(?:ed)? in|confirmation/iu],
    pages: ["/portal", "/docs"],
    inWords:
      "In the account (client portal): orders with their receipts; a confirmation also comes by mail.",
  }),
];

const trust = asked("trust");

const trustQuestions: readonly ExamQuestion[] = [
  // Dr. Lorenz, 48, data protection at a Stuttgart clinic.
  trust({
    id: "n7-trust-zertifikat",
    language: "de",
    question:
      "Für unsere Lieferantenprüfung: Verfügen Sie über eine Zertifizierung nach ISO 27001 oder etwas Vergleichbares?",
    must: [german, /(?<!\p{L})(?:nein|nicht|kein\p{L}*|ohne|über keine)(?!\p{L})/iu],
    mustNot: [/^\W*ja(?!\p{L})/iu],
    pages: ["/legal/security"],
    inWords:
      "In German: no, we have no security certification and don't claim one; the security page says what the software does.",
  }),
  // Thibault, 30, wants to vanish again.
  trust({
    id: "n7-trust-tout-effacer",
    language: "fr",
    question:
      "j'ai ouvert un compte chez vous pour essayer mais finalement non. je veux que tout ce que vous avez sur moi disparaisse, ça se passe comment ?",
    must: [
      french,
      either(
        /paramètres|réglages|préférences|settings/u,
        /(?:supprim|effac)\p{L}*[^.]{0,40}(?:votre |ton |le )?compte/u,
        literal(contact.email.privacy),
      ),
    ],
    pages: ["/legal/privacy", "/legal/gdpr", "/portal"],
    inWords:
      "In French: delete the account in its settings, at once, with a receipt of what was removed; or write to privacy@ariaworks.example.",
  }),
  // Norma, 67, drowned in spam since another firm's form.
  trust({
    id: "n7-trust-pass-it-on",
    question:
      "Last time I filled in one of these quote things I had salesmen ringing for weeks. Do you pass my number to anybody?",
    must: [
      /(?:don[’']t|do not|never|not|no|nor|none|nobody|only)\b[^.]{0,80}(?:sell|sold|sale|share|advertis|pass|data|third|law)|sells? no/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/legal/privacy", "/legal/ccpa"],
    inWords:
      "No: we sell no data; beyond the named services that work for us, data is passed on only where the law requires it.",
  }),
];

const company = asked("company");

const companyQuestions: readonly ExamQuestion[] = [
  // Paddy, 45, ferry operator in Belfast.
  company({
    id: "n7-company-when-to-ring",
    question: "what hours is there someone on the phone with you, im in Belfast",
    must: [
      /Mon|weekdays?|working days?/iu,
      either(/PST|Pacific|West Coast/u, /\b(?:17|5)(?:[:.]00)? ?(?:pm)?\b/u),
    ],
    pages: ["/contact", "/docs"],
    inWords: "Mon-Fri 9-6 PST (about 5 pm to 2 am in Belfast).",
  }),
  // Svetlana, 41, reads reviews before she trusts anybody.
  company({
    id: "n7-company-are-reviews-real",
    question:
      "the dental office lady in your reviews, is this a real person or did you invent her?",
    must: [
      /samples?|made[ -]?up|invented|(?<!\.)\bexamples?|placeholder|fiction\p{L}*|not (?:a )?real|isn[’']t (?:a )?real/iu,
    ],
    mustNot: [/^\W*yes\b/iu],
    pages: ["/"],
    inWords:
      "The testimonials are samples: people and quotes are made up until the provider adds its own clients.",
  }),
];

const aria = asked("aria");

const ariaQuestions: readonly ExamQuestion[] = [
  // Ernie, 74, bad eyes.
  aria({
    id: "n7-aria-out-loud",
    question: "my eyes arent what they were, could i speak to you instead of this typing",
    must: [
      /\bcalls?\b|video|voice|speak|talk|aloud/iu,
      /home ?page|home and|contact (?:page|and)|\/contact|phone|\(\/\)/iu,
    ],
    mustNot: [/^\W*no\b/iu],
    pages: ["/", "/contact"],
    inWords:
      "Yes: Aria can be called from the home page and the contact page (people answer the phone Mon-Fri 9-6 PST, too).",
  }),
  // Marisol's partner, 39, is about to type something private.
  aria({
    id: "n7-aria-who-reads",
    question:
      "before i go into details about splitting the company with my ex, who can actually read what i put in this box?",
    must: [
      either(
        /(?:administrat\p{L}*|\b(?:team|people|person|staff|colleagues?|someone|humans?|we))\b[^.]{0,60}\b(?:read|see|look|access)/u,
        /\b(?:read|seen|visible|access|open to)\b[^.]{0,80}(?:administrat|team|people|person|staff|colleague|\bus\b)/u,
      ),
    ],
    mustNot: [/(?:nobody|no one)(?: else)? (?:can |will )?reads?\b/iu],
    pages: ["/legal/privacy"],
    inWords:
      "Only one's own browser and our administrators can read it, and people read what she gathers: nothing that one wouldn't write in an email.",
  }),
];

export const serviceAndCompanyQuestions: readonly ExamQuestion[] = [
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
