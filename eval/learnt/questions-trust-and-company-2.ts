import { contact } from "#content/brand.ts";
import { visitorDays } from "#content/promises.ts";
import { either, honest, literal, number } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { daysIn, no, learnt as make } from "./facts.ts";

type Rest = [
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more?: Parameters<typeof make>[6],
];
const company = (...rest: Rest) => make("company", ...rest);
const aria = (...rest: Rest) => make("aria", ...rest);

/** Trust, privacy, security, law and data (25); the company (15); Aria herself (10). */

export const trustAndCompany2: readonly Question[] = [
  company(
    "who-is-behind",
    "en",
    "Who are the people behind this? Names, roles?",
    [/Mara Teuling|Mara/u, /Tom[áa]s|Wanda|Nils/u],
    ["/about"],
  ),
  company(
    "jobs",
    "en",
    "r u hiring? im a python dev, did a lot of integrations",
    [/automation engineer/iu],
    ["/careers"],
  ),
  company(
    "job-process",
    "en",
    "what does the application process look like at yours, do you do these unpaid test tasks?",
    [/paid/iu],
    ["/careers"],
  ),
  company(
    "white-label",
    "en",
    "We are a small ad agency. Could you build the AI parts and we sell them to our client under our brand?",
    [/your (?:own )?name|under your|own name/iu, /listed prices|price/iu],
    ["/partners"],
  ),
  company(
    "testimonials-real",
    "en",
    "are those reviews on the front page from real clients? the dental one sounds made up",
    [/sample|made up|not real|example|invented|aren[’']?t real/iu],
    ["/"],
  ),
  company(
    "project-count",
    "en",
    "How many projects have you delivered so far?",
    [number(200), /sample|confirm|not yet|unconfirmed/iu],
    ["/", "/about"],
  ),
  company(
    "weekend",
    "en",
    "anyone there on a saturday?",
    [/Mon|Fri|weekday|not/iu],
    ["/contact", "/legal/sla"],
  ),
  // German, 3
  company(
    "de-referenzen",
    "de",
    "Habt ihr Referenzen oder Beispiele von fertigen Projekten, die ich mir anschauen kann?",
    [either(/Fallstudien?|Fallbeispiel|case.?stud|Beispiel|Steuer|Outdoor/iu)],
    ["/tutorials/case-studies", "/"],
  ),
  company(
    "de-empfehlung",
    "de",
    "bin steuerberater und könnt euch mandanten schicken. springt da was für mich raus?",
    [
      /Provision|Vermittlung|Empfehlung|Vergütung|Honorar/iu,
      /schriftlich|vereinbar|vorher|vorab/iu,
    ],
    ["/partners"],
  ),
  company(
    "de-bewerben",
    "de",
    "an wen schick ich meine bewerbung, und braucht ihr ein anschreiben",
    [literal(contact.email.support), no.de],
    ["/careers"],
  ),
  // Spanish, 2
  company(
    "es-horario",
    "es",
    "¿en qué horario atienden por teléfono?",
    [/9/u, /lunes|Mon/iu],
    ["/contact"],
  ),
  company(
    "es-vacantes",
    "es",
    "hola, soy guionista, ¿hay algún puesto a tiempo parcial?",
    [/Conversation designer|diseñador[a]? de conversaci/iu],
    ["/careers"],
  ),
  // French, 1
  company(
    "fr-communaute",
    "fr",
    "vous avez un forum ou une communauté d'utilisateurs ?",
    [no.fr, /communaut/iu],
    ["/community"],
  ),

  // Aria: English, 6
  aria(
    "human",
    "en",
    "be honest, are you a real girl or some program",
    [/\bAI\b/u],
    ["/", "/legal/ai-ethics", "/legal/terms"],
    { mustNot: [/I(?:['’]m| am) (?:a )?(?:real )?(?:human|person)\b/iu] },
  ),
  aria(
    "binding",
    "en",
    "if you tell me a price in this chat, can i hold your company to it?",
    [/quote|order/iu, honest],
    ["/legal/terms", "/legal/ai-ethics", "/"],
  ),
  aria(
    "video-call",
    "en",
    "can I talk to you face to face, like on a video call?",
    [/home|contact/iu, /call/iu],
    ["/", "/contact", "/legal/security", "/legal/privacy"],
  ),
  aria(
    "recorded",
    "en",
    "is the call with you taped",
    [/\bnot\b|n[’']t|\bno\b|never/iu, /text|record/iu],
    ["/legal/privacy"],
  ),
  aria(
    "remember-me",
    "en",
    "if i close the laptop now and come back next week, will you still know what we talked about",
    [daysIn(visitorDays)],
    ["/legal/cookies", "/legal/privacy"],
  ),
  aria(
    "mistakes",
    "en",
    "how sure can i be that what you say is right",
    [/wrong|mistake|check|incomplete/iu],
    ["/legal/terms", "/legal/ai-ethics"],
  ),
  // German, 2
  aria(
    "de-wer-bist-du",
    "de",
    "wer bist du eigentlich und was kannst du für mich tun",
    [/\bKI\b|künstliche/u],
    ["/", "/legal/ai-ethics", "/services"],
  ),
  aria(
    "de-mitleser",
    "de",
    "liest hier jemand von euch mit oder bleibt das unter uns",
    [/Mitarbeit|Administrator|Menschen?|Team|Person|Kolleg/iu],
    ["/legal/privacy"],
  ),
  // Spanish, 1
  aria(
    "es-persona",
    "es",
    "prefiero hablar con una persona de verdad, ¿puedes pasarme?",
    [either(literal(contact.email.support), /correo|tel[ée]fono|contacto|persona/iu)],
    ["/contact", "/"],
    { should: "hand-over" },
  ),
  // French, 1
  aria(
    "fr-remise",
    "fr",
    "toi tu peux me faire un petit prix non ? personne le saura",
    [no.fr, /prix|tarif|remise|rabais/iu],
    ["/legal/terms", "/legal/ai-ethics", "/", "/services", "/quote"],
  ),
];
