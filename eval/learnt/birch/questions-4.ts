import { days, either, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  aPrice,
  asked,
  french,
  german,
  greets,
  partsKindly,
  priceOf,
  service,
  spanish,
  unsaid,
} from "./facts.ts";

const several = asked("several");
const smallTalk = asked("small-talk");

/** Two or three questions in one message, in German, Spanish and French. */
const severalInOtherLanguages: readonly Question[] = [
  several({
    id: "birch-sev-gasthof-hannes",
    language: "de",
    question:
      "Servus, i bin der Hannes vom Gasthof am Hauptplatz, zwei Sachen hätt i: was kost a Landingpage wenn ihr den Text schreibts, weil i schreib wie i red, und wie lang seids ihr danach noch für uns da, also falls was ned passt?",
    inWords: "$500 with the text written; 30 days of support after delivery.",
    must: [german, price("landing-page.complete"), days(30)],
    pages: [service("landing-page")],
  }),
  several({
    id: "birch-sev-drei-auskuenfte",
    language: "de",
    question:
      "Guten Tag, im Auftrag unserer Geschäftsführung bitte ich um drei kurze Auskünfte: In welcher Währung wird abgerechnet, kommt zu Ihren Preisen noch Steuer hinzu, und bekommen wir für die Bestellung einen Beleg?",
    inWords:
      "In US dollars; no tax or fee is added at checkout; a confirmation comes by mail and receipts are in the account.",
    must: [
      german,
      /Dollar|USD/iu,
      /(?:kein|nicht|ohne|weder)[^.]{0,50}(?:Steuer|Gebühr|Aufschl)|Steuer[^.]{0,50}(?:kein|nicht|nichts)|nichts (?:hinzu|dazu|aufgeschlagen)/iu,
      /Beleg|Quittung|Rechnung|Bestätigung/iu,
    ],
    pages: ["/legal/terms", "/register"],
  }),
  several({
    id: "birch-sev-nagelstudio-termine",
    language: "de",
    question:
      "wir haben ein kleines nagelstudio und ich wollt mal wissen ob man bei euch auch eine website mit terminbuchung kriegt also dass die kundin das selber einträgt wenn ich grad beide hände voll hab und was das kostet und ob ihr auch unser instagram macht",
    inWords:
      "A booking form is in the twelve-page website at $2,500 (or calls are booked by the lead page at $1,100); Instagram isn't among what we offer.",
    must: [
      german,
      priceOf("full-website.twelve-pages", "ai-lead-gen-lp.crm-and-booking"),
      either(unsaid, /Instagram/u),
    ],
    mustNot: [/ja,? (?:wir|auch)[^.]{0,30}Instagram/iu],
    pages: [service("full-website"), service("ai-lead-gen-lp")],
  }),
  several({
    id: "birch-sev-nichte-scans",
    language: "de",
    question:
      "Meine Nichte hat gesagt, ich soll zwei Sachen fragen, ich schreib's mal ab: Kommt so ein Chatbot mit PDFs klar, die nur eingescannt sind (wir haben Ordner voll davon, noch von meinem Vater), und gibt er vor den Leuten zu, dass er eine Maschine ist?",
    inWords:
      "PDFs with text yes, but it can't read scans or pictures; and it says at the start that it is an AI.",
    must: [
      german,
      /scan|Bilder|Text/iu,
      /KI(?!\p{L})|künstliche Intelligenz|Maschine|(?<!\p{L})AI(?!\p{L})/iu,
    ],
    pages: ["/tutorials/chatbots", service("gpt4-chatbot")],
  }),
  several({
    id: "birch-sev-maribel-academia",
    language: "es",
    question:
      "Hola, soy Maribel, llevo una academia de idiomas con mi hermana. El vídeo ese de un minuto, ¿lo podemos tener en español y en alemán con el mismo guion y cuánto sale entonces? ¿Y el que habla es una persona de verdad o no? Mi hermana jura que sí.",
    inWords:
      "One script in two languages costs $450; the avatar isn't a real person and the video is labelled as made with AI.",
    must: [
      spanish,
      price("ai-video-1min.two-languages"),
      /avatar|no (?:es|son|se trata de|sale)[^.]{0,20}(?:persona|real|verdad)|(?<!\p{L})IA(?!\p{L})|inteligencia artificial/iu,
    ],
    pages: [service("ai-video-1min")],
  }),
  several({
    id: "birch-sev-disculpe-horario",
    language: "es",
    question:
      "disculpe la molestia, dos preguntas nomás, en qué horario contestan el teléfono, que acá en Guayaquil nunca le atino, y si la videollamada de demostración me la cobran o es de cortesía",
    inWords: "Monday to Friday, 9 to 6 Pacific time; the 30-minute demo call is free.",
    must: [
      spanish,
      /(?<!\d)9(?::00)?[^.\d]{0,12}(?:6|18)(?!\d)|PST|Pac[ií]fico|Los [ÁA]ngeles/iu,
      /gratis|gratuit|sin cost[oe]|no (?:se )?(?:le )?(?:cobra|cuesta)|cortesía/iu,
    ],
    pages: ["/contact", "/demo"],
  }),
  several({
    id: "birch-sev-gestoria-holded",
    language: "es",
    question:
      "Somos una gestoría de 14 personas y ahora mismo los contactos están en tres sitios y en la cabeza de Paqui. ¿Qué CRM conectan ustedes, cuánto cuesta lo más básico y trabajan también con Holded?",
    inWords: "HubSpot, Salesforce and Pipedrive; from $350; Holded isn't mentioned.",
    must: [
      spanish,
      /HubSpot|Salesforce|Pipedrive/iu,
      price("crm-integration.one-source"),
      either(unsaid, /Holded/u),
    ],
    pages: [service("crm-integration")],
  }),
  several({
    id: "birch-sev-maniaque-accessible",
    language: "fr",
    question:
      "Bonjour à toute l'équipe, petites questions de maniaque, c'est mon métier, je suis ergothérapeute : le site que vous livrez, une personne aveugle peut s'en servir ? et il tourne chez quel hébergeur au final ?",
    inWords:
      "Yes, it works with keyboard and screen reader (WCAG 2.2 AA); hosting is with a host of your choice, billed to you.",
    must: [
      french,
      /WCAG|lecteurs? d['’]écran|accessib/iu,
      /votre choix|vous (?:le )?choisi\p{L}*|(?:hébergeur|hébergement)[^.]{0,80}(?:choix|facturé|fournisseur|vous|votre)/iu,
    ],
    pages: [service("full-website")],
  }),
  several({
    id: "birch-sev-coach-sportif",
    language: "fr",
    question:
      "je suis coach sportif alors deux trucs vite fait entre deux séances, c'est quoi qui change entre la page à 350 et celle à 500, et est-ce que vous gérez aussi mes pubs facebook derrière parce que là je jette l'argent",
    inWords:
      "At $500 we also write the text and prepare pictures; advertising isn't something our pages offer.",
    must: [
      french,
      /texte|rédig|écri/iu,
      either(unsaid, /Facebook|publicit|(?<!\p{L})pubs?(?!\p{L})/u),
    ],
    mustNot: [/oui,? nous gérons|nous (?:gérons|faisons) (?:aussi )?(?:vos|la) pub/iu],
    pages: [service("landing-page"), service("ai-lead-gen-lp")],
  }),
  several({
    id: "birch-sev-direction-code-citer",
    language: "fr",
    question:
      "Ma direction me demande deux précisions avant de signer quoi que ce soit. À la fin, le code appartient à qui ? Et pouvez-vous nous citer comme client sur votre site sans nous prévenir ? Nous avons eu une mauvaise surprise avec un imprimeur.",
    inWords:
      "What is made for you is yours once paid; you are named as a customer only with your agreement.",
    must: [
      french,
      /(?:vous (?:appartien|revien)|à vous|votre propriété|(?:est|sont|devien\p{L}+) (?:les? )?vôtres?|vous (?:en )?(?:êtes|devenez) propriétaire|transf|cédon)/iu,
      /accord|consentement|autoris|permission/iu,
    ],
    pages: ["/legal/ip", "/legal/terms"],
  }),
];

/** What is said to be polite, or to see who is there. */
const smallTalkQuestions: readonly Question[] = [
  smallTalk({
    id: "birch-talk-glass-of-wine",
    question:
      "good evening Aria, or good whatever it is where you are! just poured myself a glass of wine, kids in bed, and thought I'd finally have a look at you lot. how's your evening going",
    inWords: "A friendly greeting back, and an offer to help.",
    must: [greets],
    mustNot: [aPrice],
  }),
  smallTalk({
    id: "birch-talk-patient-husband",
    question:
      "thank you so much, honestly you've been more patient than my husband. oh and just out of nosiness, when I ask for a quote, is it you that makes up the price or who is it?",
    inWords:
      "You're welcome; an AI never sets a price: it comes from the catalogue, or from a person for anything beyond it.",
    must: [/person|human|people|team|catalogue|Mara|never set|program/iu],
    mustNot: [/\bI (?:set|make up|decide|write) (?:the|your) (?:price|quote)/iu],
    pages: ["/", "/legal/ai-ethics"],
  }),
  smallTalk({
    id: "birch-talk-chickens",
    question:
      "bet you won't laugh at this one but my chickens lay more reliably than my web host stays online. sorry. it's been a long week and nobody in the office laughed either",
    inWords: "A light, friendly reply, perhaps with an offer to help.",
    must: [
      either(
        greets,
        partsKindly,
        /\b(?:ha|haha|laugh\w*|joke|funny|smil\w*|chickens?|hens?|good one|sorry|long week)\b/u,
      ),
    ],
  }),
  smallTalk({
    id: "birch-talk-swimming-bye",
    question:
      "Right then, I've got to go and collect the boys from swimming before they turn into prunes. I'll come back to all this at the weekend when it's quieter. Bye for now!",
    inWords: "A kind goodbye.",
    must: [partsKindly],
    mustNot: [aPrice],
  }),
];

export const severalAndSmallTalk: readonly Question[] = [
  ...severalInOtherLanguages,
  ...smallTalkQuestions,
];
