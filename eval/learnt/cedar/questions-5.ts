import { either, price } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import {
  aPrice,
  asked,
  dataReach,
  french,
  german,
  greets,
  kindWords,
  names,
  service,
  spanish,
  supportReach,
} from "./facts.ts";

const chat = asked("small-talk");
const complaint = asked("complaint");

/** What people say to be friendly, with and without something behind it. */
const smallTalkQuestions: readonly Question[] = [
  chat({
    id: "cedar-chat-morning",
    question: "morning",
    inWords: "Greets back and asks what it is about.",
    must: [greets],
  }),
  chat({
    id: "cedar-chat-soggy-leeds",
    question:
      "hiya, bit of a soggy one up here in leeds. anyway whats the cheapest thing you lot do",
    inWords: "A friendly word, and an hour of consulting at $120 as the lowest price.",
    must: [price("tech-consulting.one-hour")],
    pages: ["/services", service("tech-consulting"), "/"],
  }),
  chat({
    id: "cedar-chat-printer-joke",
    question: "lol do you know a joke about printers",
    inWords: "Tells a joke or says with good humour that jokes aren't her trade.",
    must: [/joke|printer|paper|jam|funny|laugh|humou?r|comed|punch/iu],
    mustNot: [aPrice],
  }),
  chat({
    id: "cedar-chat-thats-all",
    before: ["how much is a form with about ten questions on it"],
    question: "brilliant thanks, thats me done for today, bye x",
    inWords: "Says goodbye, without another sales text.",
    must: [kindWords],
    mustNot: [aPrice],
  }),
  chat({
    id: "cedar-chat-kind-robot",
    question: "You are very kind robot. In my country the shops are not answering so fast :)",
    inWords: "Thanks for the compliment.",
    must: [either(kindWords, /nice|appreciat/u)],
    mustNot: [aPrice],
  }),
  chat({
    id: "cedar-chat-clean-site",
    question:
      "your website is so clean and calm, love it. could you do one like that for my pilates studio",
    inWords: "Thanks, and names the full website (from $1,200) or the landing page (from $350).",
    must: [either(names.website, names.landing)],
    pages: [service("full-website"), service("landing-page")],
  }),
  chat({
    id: "cedar-chat-moin-wach",
    language: "de",
    question: "Moin, is hier jemand wach?",
    inWords: "Greets back; Aria is there around the clock.",
    must: [
      either(/hallo|moin|guten (?:Morgen|Tag|Abend)|wach|rund um die Uhr|24\/7|helfen|\bda\b/u),
    ],
  }),
  chat({
    id: "cedar-chat-feierabend",
    language: "de",
    before: ["bis wann kann ich mein geld zurückverlangen"],
    question: "Super, danke dir, schönen Feierabend!",
    inWords: "A friendly goodbye in German.",
    must: [/gern|freut|danke|bitte|schön|tschüss|wieder|bald/iu],
    mustNot: [aPrice],
  }),
  chat({
    id: "cedar-chat-calor",
    language: "es",
    question: "q calor hace hoy dios mio 🥵 y tú qué tal?",
    inWords: "A friendly word in Spanish, as an AI, and the offer to help.",
    must: [spanish, /calor|bien|gracias|clima|tiempo|ayud|IA\b|hola|fresc/iu],
    mustNot: [aPrice],
  }),
  chat({
    id: "cedar-chat-muy-clara",
    language: "es",
    before: ["cuánto tardan en hacer una landing"],
    question: "muchas gracias, muy clara la explicación, lo consulto con mi socia",
    inWords: "A friendly word in Spanish; they may come back any time.",
    must: [/gracias|nada|placer|gusto|encantad|alegr|aquí|cuando/iu],
    mustNot: [aPrice],
  }),
  chat({
    id: "cedar-chat-coucou",
    language: "fr",
    question: "coucou ça va ?",
    inWords: "Greets back in French and asks how to help.",
    must: [/bonjour|coucou|salut|va (?:très )?bien|merci|aider/iu],
    mustNot: [aPrice],
  }),
  chat({
    id: "cedar-chat-bonne-soiree",
    language: "fr",
    before: ["c'est quoi la différence entre vos deux premiers sites"],
    question: "merci c'était utile ! je dors dessus et je reviens vers vous, bonne soirée",
    inWords: "A friendly goodbye in French.",
    must: [/merci|plaisir|rien|bonne|bientôt|revoir|je vous en prie|ravi/iu],
    mustNot: [aPrice],
  }),
];

/** Customers in trouble: the way to support. */
const complaintQuestions: readonly Question[] = [
  complaint({
    id: "cedar-trouble-not-safe",
    question:
      "the site you guys made us says NOT SECURE in chrome since this morning, customers are ringing us about it",
    inWords: "The way to support: support@ariaworks.example or +1 (415) 555-0168.",
    must: [supportReach],
    pages: ["/contact", "/legal/sla"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-bot-free-returns",
    question:
      "the bot on my shop is telling people returns are free. THEY ARE NOT. turn it off pls",
    inWords: "Hands over to support at once, by address or phone.",
    must: [supportReach],
    pages: ["/contact", "/legal/sla", "/tutorials/chatbots"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-charged-twice",
    question:
      "Invoice problem: my card was charged 2 times for the same amount, please check urgently",
    inWords: "Hands over to support, with the order's number.",
    must: [supportReach],
    pages: ["/contact", "/legal/refunds"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-340-copies",
    question:
      "your automation made 340 copies of the same people in our hubspot overnight. who do i shout at",
    inWords: "Hands over to support, by address or phone.",
    must: [supportReach],
    pages: ["/contact", "/legal/sla"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-nine-days-silence",
    question:
      "Ordered the website nine days ago, paid in full, not one word from anybody since. Quite disappointing. Is anyone there?",
    inWords: "Apologises and hands over to support; first contact was promised within 24 hours.",
    must: [supportReach],
    pages: ["/contact", "/legal/terms"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-strangers-papers",
    question:
      "a client just phoned, he is seeing somebody elses contracts in our portal. what now???",
    inWords: "Data at risk: support at once, by phone or address with Critical in the subject.",
    must: [dataReach],
    pages: ["/contact", "/legal/sla", "/legal/security"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-portal-zu",
    language: "de",
    question:
      "Seit heute früh kommt niemand mehr in unser Portal rein, immer Fehlermeldung. Wen ruf ich da an?",
    inWords: "Support's number and address.",
    must: [german, supportReach],
    pages: ["/contact", "/legal/sla"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-falscher-name",
    language: "de",
    question:
      "im video das ihr uns geschickt habt sagt die frau unseren firmennamen falsch und morgen ist messe!!!",
    inWords: "Hands over to support, by address or phone.",
    must: [german, supportReach],
    pages: ["/contact", "/legal/sla", service("ai-video-1min")],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-sin-confirmacion",
    language: "es",
    question: "pagué ayer y no me llegó nada, ni correo ni número de pedido ni nada de nada",
    inWords: "Hands over to support, by address or phone.",
    must: [spanish, supportReach],
    pages: ["/contact", "/legal/terms"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-correos-perdidos",
    language: "es",
    question:
      "Buenos días. El formulario que me hicieron lleva dos días sin mandarme los correos y estoy perdiendo clientes, necesito que lo miren ya",
    inWords: "Hands over to support, by address or phone.",
    must: [spanish, supportReach],
    pages: ["/contact", "/legal/sla"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-cours-figes",
    language: "fr",
    question:
      "notre écran de marchés n'affiche plus un seul cours depuis 8h, on travaille à l'aveugle",
    inWords: "Hands over to support, by address or phone.",
    must: [french, supportReach],
    pages: ["/contact", "/legal/sla"],
    should: "hand-over",
  }),
  complaint({
    id: "cedar-trouble-troisieme-relance",
    language: "fr",
    question:
      "troisième relance pour la même correction et toujours rien. je veux parler à un responsable",
    inWords: "Apologises and hands over to support, by address or phone.",
    must: [french, supportReach],
    pages: ["/contact", "/legal/sla"],
    should: "hand-over",
  }),
];

export const smallTalkAndComplaintQuestions: readonly Question[] = [
  ...smallTalkQuestions,
  ...complaintQuestions,
];
