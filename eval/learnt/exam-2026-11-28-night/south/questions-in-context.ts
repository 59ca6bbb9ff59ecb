import { either, hours, price, timeOf } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, french, german, service, spanish } from "./facts.ts";

const followUp = asked("follow-up");

/** What is only understood with what was said before. */
export const contextQuestions: readonly ExamQuestion[] = [
  // Care home manager, on the ward.
  followUp({
    id: "s-after-form-half-done",
    before: ["how much is the form in a few steps where staff can upload certificates"],
    question: "they get called away mid way all the time. do they have to start all over then",
    must: [
      either(
        /come back|return|resume|continue|pick(?:s|ed)? up|left off|later/u,
        /(?:answers?|progress|entries)[^.]{0,40}(?:kept|saved|stored|stay|remain)/u,
        /(?:keeps?|saves?|stores?)[^.]{0,30}(?:answers?|progress|entries)/u,
      ),
    ],
    pages: [service("smart-form")],
    inWords: "No: with Several steps ($350), answers are kept for people who come back.",
  }),
  // Dance school in Galway.
  followUp({
    id: "s-after-care-brother-in-law",
    before: ["do ye do some sort of monthly minding of websites"],
    question: "grand. it was the brother in law that built it not ye, does that matter",
    must: [
      either(
        /someone else|somebody else|other (?:people|developers|providers|firms)|others[’'] work|whoever|anyone/u,
        /(?:doesn|won|don)[’']t matter|not matter|no (?:problem|matter|difference)|that(?:[’']s| is) fine/u,
        /^\W*(?:no|not at all|yes|sure)(?!\p{L})/u,
      ),
    ],
    mustNot: [/(?<!(?:not|n[’']t) )only (?:for |maintain )?(?:our own|what we|sites we|work we)/iu],
    pages: [service("ongoing-maintenance")],
    inWords: "It doesn't matter: maintenance is for their own work or someone else's.",
  }),
  // Kitchenware importer in Toronto.
  followUp({
    id: "s-after-vsl-portuguese",
    before: ["price of the 5 minute sales video with an ai host?"],
    question: "ok and half our buyers are in Brazil, would the host do it in portuguese",
    must: [
      either(
        /English[^.]*Spanish[^.]*French[^.]*German/u,
        /(?:one of|only|these|those|the) (?:the )?(?:four|4) languages/u,
        /(?:not|no|n[’']t)[^.]{0,60}portuguese|portuguese[^.]{0,60}(?:not|n[’']t|no\b)/u,
      ),
    ],
    mustNot: [/yes,? (?:in |the host |also )?[^.]{0,30}portuguese/iu],
    pages: [service("vsl-ai-host")],
    inWords: "No: the host speaks English, Spanish, French or German.",
  }),
  // Nurse with a plan, on rotating shifts.
  followUp({
    id: "s-after-hour-shifts",
    before: ["i want to talk my app idea thru with one of ur people for an hour, how much"],
    question: "my rota changes last minute tho, what if i cant make it that day",
    must: [
      hours(24),
      /resched|mov(?:e|ing)|postpon|another (?:time|day|date|slot)|different (?:time|day|date)|new (?:time|date)|shift|chang/iu,
    ],
    pages: [service("tech-consulting")],
    inWords: "Rescheduling is free of charge up to 24 hours before.",
  }),
  // Ferry operator in the Philippines.
  followUp({
    id: "s-after-app-time",
    before: [
      "Good day. Which of your web apps is the one where our own passengers can log in and pay?",
    ],
    question: "How soon it will be finished po?",
    must: [timeOf("web-app.customers-and-payments")],
    pages: [service("web-app")],
    inWords: "42 days, that is six weeks (the service takes 2-6 weeks), from the kickoff.",
  }),
  // Riding school in Bavaria, Sie.
  followUp({
    id: "s-after-formular-pdf",
    language: "de",
    before: ["Was kostet bei Ihnen ein Formular, bei dem man gleich bezahlen kann?"],
    question:
      "Und bekäme ich daraus auch den fertig ausgefüllten Einstellvertrag als Datei zum Abheften?",
    must: [
      german,
      either(
        /^\W*ja(?!\p{L})/u,
        /PDF[^.]{0,80}(?:aus|erzeugt|erstellt|enthalten|gefüllt|inbegriffen|inklusive|Antwort|Angaben)/u,
        /(?:aus|erzeugt|erstellt|enthält|umfasst|füllt|gefüllt\p{L}*|Antworten|Angaben)[^.]{0,60}PDF/u,
        /PDF (?:filled )?from/u,
      ),
    ],
    mustNot: [/kein PDF|PDF[^.]{0,30}nicht (?:enthalten|möglich|dabei)/iu],
    pages: [service("smart-form")],
    inWords: "Yes: the $600 option fills a PDF from the answers, in German.",
  }),
  // Rural guesthouse near Girona.
  followUp({
    id: "s-after-web-catalan",
    language: "es",
    before: ["cuánto sale la web entera, la de ocho páginas"],
    question: "y en ese precio entra también tenerla en catalán además del castellano?",
    must: [
      spanish,
      either(
        price("full-website.twelve-pages"),
        /(?:doce|12) páginas|twelve/u,
        /(?:solo|sólo|solamente|únicamente)?\s*(?:un|1) (?:solo |único )?idioma/u,
        /^\W*no(?!\p{L})/u,
        /no (?:está |viene |se )?inclu/u,
      ),
    ],
    mustNot: [/^\W*sí(?!\p{L})/iu],
    pages: [service("full-website")],
    inWords:
      "No: a second language is built in with twelve pages ($2,500), with the customer's own translation.",
  }),
  // Retired engineer who trades, Grenoble.
  followUp({
    id: "s-after-pine-code",
    language: "fr",
    before: ["Je m'intéresse à votre indicateur TradingView à 250 dollars."],
    question: "Une fois réglé, vous gardez le code pour vous ou bien il est à moi ?",
    must: [
      french,
      either(
        /appart(?:ien|enir)|propri[ée]t|à vous(?!\p{L})|(?:le|la) vôtre|vôtres?/u,
        /code (?:source )?[^.]{0,80}(?:remis|livr|fourni|inclus|compris|gard|conserv|complet|reç)/u,
        /(?:recevez|gardez|conservez|obtenez|livrons|remettons|fournissons)[^.]{0,60}code/u,
      ),
    ],
    pages: [service("pine-script-indicator"), "/legal/ip"],
    inWords: "It is his: the full, commented source code is his to keep, in French.",
  }),
];
