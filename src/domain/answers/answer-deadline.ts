import { deadlinePhrases } from "#content/answers/deadline-phrases.ts";
import { tellFacts } from "./catalogue-facts.ts";
import { servicesNamed } from "./offers.ts";
import { type Part, type Situation, sure } from "./part.ts";
import { plain } from "./pick-service.ts";
import { scopeSaid } from "./scope-said.ts";

const days =
  "mon(?:day)?|tues(?:day)?|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miercoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi";
const months =
  "jan(?:uary|uar|ner)?|feb(?:ruary|ruar)?|march|april|may|june|july|august|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|marz|mai|juni|juli|okt(?:ober)?|dez(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre";
const feasts =
  "easter|christmas|xmas|new year|ostern|weihnachten|pfingsten|silvester|neujahr|fasching|advent|navidad|pascua|semana santa|reyes|noel|paques|pentecote|toussaint|la rentree|black friday|summer|sommer|verano|ete";
const date = new RegExp(
  `\\b(?:before|by|until|till|in time for|bis|vor|zum|antes del?|para|hasta|avant|pour|d ici) (?:\\w+ ){0,2}(?:${days}|${months}|${feasts}|next week|next month|the end of|month end|nachste\\w* woche|monatsende|ende|fin de|fin du|la semana que viene|la semaine prochaine|then|dahin|entonces|\\d{1,2}(?: \\d{1,2})?)\\b`,
  "u",
);
const readiness =
  /\b(?:ready|done|finished|live|online|up and running|have it|make it|in time|feasible|possible|work out|schaff\w*|fertig|klapp\w*|rechtzeitig|ausgehen|geht sich|machbar|list[oa]s?|a tiempo|termin\w*|llegamos|hecho|prete?s?|fini\w*|a temps|livr\w*|faisable|jouable)\b/u;
/** Said of what is talked about: "we'd need it by May", "has to be up by Friday". */
const needed =
  /\b(?:need\w*|has to|have to|must|should be|would (?:that|it|this) (?:work|be)|does that work|can (?:you|it|that|we)|could (?:you|it)|ok(?:ay)?|doable|brauch\w*|muss|musste|soll\w*|geht (?:das|sich)|passt das|necesit\w*|hace falta|tiene que|llegan|llegais|puede\w*|faut|faudrait|besoin|doit|possible)\b/u;
/** "In three weeks", "next Friday". */
const soon = new RegExp(
  `\\b(?:(?:in|within|inside|innerhalb(?: von)?|binnen|en|dentro de|en menos de|dans|sous|d ici) (?:about |etwa |unos |unas |environ )?(?:\\d+|a|an|one|two|three|four|five|six|einer|einem|ein|zwei|drei|vier|funf|sechs|un|una|dos|tres|cuatro|cinco|seis|une|deux|trois|quatre|cinq) (?:days?|weeks?|months?|tag\\w*|woche\\w*|monat\\w*|dias?|semanas?|mes(?:es)?|jours?|semaines?|mois)|(?:next|this|nachste\\w*|diese\\w*|kommende\\w*|proxim[oa]|est[ea]) (?:week|month|woche|monat|semana|mes|${days})|(?:la semaine|le mois) prochaine?|${days} (?:prochain|que viene)|la semana que viene)\\b`,
  "u",
);
const maxWords = 30;

/** "Would it be ready before Easter?": how long what is talked about takes, and from when on that counts. */
export function answerDeadline(part: string, situation: Situation): Part | null {
  const { focus, services, language } = situation;
  const text = plain(part);
  if (text.split(" ").length > maxWords) return null;
  const [named, second] = servicesNamed(part, services);
  const isDated = date.test(text) || (!named && soon.test(text));
  if (!isDated || !(readiness.test(text) || (!named && needed.test(text)))) return null;
  const service = named ?? (focus?.isOpen ? undefined : focus?.service);
  if (!service || second) return null;
  const scope = scopeSaid(part, service) ?? (service.id === focus?.service.id ? focus.scope : null);
  const told = tellFacts(["time"], { service, scope }, language);
  return told.text === ""
    ? null
    : {
        ...sure(`${told.text} ${deadlinePhrases[language]}`),
        cited: [`/services/${service.id}`, "/quote"],
      };
}
