import {
  askedInWords,
  german,
  service,
  span,
  spanish,
  type ExamQuestion,
} from "../../judge/facts.ts";
import { days, either, hours, number, price, time } from "../../judge/patterns.ts";

const several = askedInWords("several");

/** Two or three questions in one message: each is to be answered. */
export const severalQuestions: readonly ExamQuestion[] = [
  // Oyelaran, 39, runs an investment club in Ibadan.
  several({
    id: "harbour-several-smallest-screen",
    question:
      "Good day. In your smallest market screen, how many shares can we follow at once? How long before it is ready? And will it advise our members what to buy?",
    must: [
      number(10),
      either(days(14), span(2, 6), time(2, "weeks?")),
      /advice|information|(?:n[’']t|not|never|no)\b[^.]{0,40}(?:tell|advis|recommend|suggest|say)/iu,
    ],
    mustNot: [/^\W*yes\b[^.]{0,20}advi/iu],
    pages: [service("market-dashboard")],
    inWords:
      "Up to 10 symbols; 14 days (2-6 weeks by option); no, it is information and no financial advice.",
  }),
  // Sandra, 45, office of a driving school in Tulsa.
  several({
    id: "harbour-several-someone-elses-site",
    question:
      "do you take on a site that some other guy built? how many hours of fixing do i get for the 250 and do i have to remember to cancel",
    must: [
      /(?:someone|somebody|anyone|anybody)(?: else)?|other(?:s| people|s[’'])|else[’']s|whoever|no matter who|not (?:built|made) by us|\byes\b|\byep\b/iu,
      hours(2),
      /nothing (?:to cancel|renews)|(?:no|not|n[’']t|nothing|never)\b[^.]{0,50}(?:cancel|renew)|ends? (?:by itself|on its own|after)|month by month|(?:one|a) month at a time|order again/iu,
    ],
    pages: [service("ongoing-maintenance")],
    inWords:
      "Yes, for someone else's work, too; 2 hours of changes; nothing to cancel, as nothing renews by itself.",
  }),
  // Fiona, 53, kennels near Inverness.
  several({
    id: "harbour-several-cheap-page",
    question:
      "The $350 page: am I to write the words myself? How many bits can it have one below the other? And does it belong to me after, or am I renting it?",
    must: [
      /you(?:[’']d| would| will|[’']ll)? (?:bring|send|provide|supply|write|give|deliver)|your (?:own )?(?:text|words|copy|wording)|(?:text|words|copy)[^.]{0,40}(?:from you|by you|yours)|\byes\b/iu,
      number(5),
      /yours|you (?:will )?(?:own|keep)|belongs? to you|your (?:own )?(?:property|page|code)|hand(?:ed)? over|not? rent/iu,
    ],
    pages: [service("landing-page"), "/legal/ip"],
    inWords:
      "Yes, one brings text and pictures; up to 5 sections; page and code are the customer's own.",
  }),
  // Frau Keller, 57, tourist office in the Black Forest.
  several({
    id: "harbour-several-zwoelf-seiten",
    language: "de",
    question:
      "Guten Tag, zur Website mit zwölf Seiten in zwei Sprachen: Was kostet sie, wie lange brauchen Sie dafür, und übersetzen Sie unsere Texte ins Französische oder ist das unsere Sache?",
    must: [
      german,
      price("full-website.twelve-pages"),
      either(days(20), span(1, 2)),
      either(
        /übersetz\p{L}*[^.]{0,80}(?:(?<!\p{L})(?:Sie|Ihnen|Ihre\p{L}*|selbst|euch|eure\p{L}*|your)(?!\p{L})|liefer|stell|bring|kommt|nicht)/u,
        /(?<!\p{L})(?:Sie|Ihnen|Ihre\p{L}*|selbst|eigene\p{L}*|your|euch|eure\p{L}*|nicht)(?!\p{L})[^.]{0,60}(?:übersetz|translation)/u,
      ),
    ],
    pages: [service("full-website")],
    inWords:
      "In German: $2,500; 20 days (1-2 days per page); the translation comes from the customer.",
  }),
  // Nuria, 36, dance academy in Valencia.
  several({
    id: "harbour-several-asistente",
    language: "es",
    question:
      "oye, la página esa con asistente q hace preguntas a la gente: cuántas le puedo poner, se enteran de q hablan con una máquina? y los anuncios van incluidos o no",
    must: [
      spanish,
      number(5),
      /(?<!\p{L})(?:IA|AI)(?!\p{L})|inteligencia artificial|(?<!\p{L})sí(?!\p{L})/iu,
      either(
        /(?<!\p{L})(?:no|sin|aparte|fuera|tampoco|excluid\p{L}*)(?!\p{L})[^.]{0,60}(?:publicidad|anunci|incl)/u,
        /(?:publicidad|anunci)\p{L}*[^.]{0,60}(?<!\p{L})(?:no|aparte|fuera|cuenta|usted|tu|tuya|suya|tú|su)(?!\p{L})/u,
      ),
    ],
    pages: [service("ai-lead-gen-lp")],
    inWords:
      "In Spanish: up to 5 questions of one's own; yes, it says at the start that it is an AI; advertising isn't included.",
  }),
];
