import type { Language } from "#domain/answers/contract.ts";
import { englishOfEveryDay } from "./english-daily.ts";
import { englishOfThings } from "./english-things.ts";
import { englishOfWork } from "./english-work.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { spanish } from "./spanish.ts";

/**
 * Words that people use for the same thing when they ask about anybody's documents, by language. Unlike the words of
 * question-words.ts, which know what we sell, these are general: customers' bots look their sources up with them. Words
 * of one line stand for each other. Small letters, without accents; endings (plural, -ing, -ed) are seen through.
 */
export const generalWords: Readonly<Record<Language, readonly string[]>> = {
  en: [...englishOfWork, ...englishOfThings, ...englishOfEveryDay],
  de: german,
  es: spanish,
  fr: french,
};

/** What a turn of phrase asks for in documents. The phrase's own words then say nothing more. */
export const generalPhrases: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    "get rid of": "delete remove",
    "sign up": "register enroll account",
    "log in": "login sign-in",
    "sign in": "login sign-in",
    "log on": "login sign-in",
    "turn off": "disable",
    "turn on": "enable",
    "switch off": "disable",
    "switch on": "enable",
    "set up": "setup configure create",
    "look up": "find view",
    "find out": "view check",
    "throw away": "delete discard",
    "hand in": "submit return",
    "hand back": "return",
    "give back": "return",
    "send back": "return",
    "bring back": "return",
    "fill in": "complete fill",
    "fill out": "complete fill",
    "carry over": "carry rollover",
    "pay for": "cost pay",
    "pay back": "reimburse repay",
    "money back": "refund reimburse",
    "run out": "exhausted expire",
    "time off": "leave vacation",
    "day off": "leave holiday",
    "days off": "leave holiday",
    "sick day": "sick leave",
    "sick days": "sick leave",
    "call in sick": "sick leave",
    "let go": "terminated separation",
    "get paid": "salary pay",
    "work from home": "telework remote",
    "working from home": "telework remote",
    "at home": "home telework",
    "get in touch": "contact",
    "talk to": "contact",
    "go down": "outage unavailable",
    "goes down": "outage unavailable",
    "is down": "outage unavailable",
    "how big": "size limit maximum",
    "how large": "size limit maximum",
    "how often": "frequency every",
    "how strong": "requirements",
    "web address": "domain url",
    "visiting card": "business card",
    "visiting cards": "business cards",
    "calling card": "business card",
  },
  de: {
    "habt ihr auf": "offnungszeiten geoffnet",
    "habt ihr offen": "offnungszeiten geoffnet",
    "haben sie auf": "offnungszeiten geoffnet",
    "haben sie offen": "offnungszeiten geoffnet",
    "hat es offen": "offnungszeiten geoffnet",
    "geld zuruck": "erstattung ruckerstattung",
  },
  es: {},
  fr: {
    "mot de passe": "passe",
  },
};

/** Words that only ask: they say nothing of what an answer is in. The stop lists (kit/words.ts) hold the others. */
export const askingWords: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: "wieviel wieviele viel viele lange wohin woher wofur womit wozu wessen wem wen welchen welchem welches darf durfen kriege bekomme bekommt bekommen mochte will brauche braucht gerne eigentlich denn mach mache macht machen geht gehen funktioniert".split(
    " ",
  ),
  es: "cuanto cuantos cuanta cuantas cuales quienes adonde debo debe puedes podria podemos quieren necesita hago".split(
    " ",
  ),
  fr: "combien quels quelles laquelle lequel lesquels dois doit puis pouvons voulez vouloir fais besoin est-ce".split(
    " ",
  ),
};
