import { either, number, timeOf } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import { asked, french, german, service, span, spanish } from "./facts.ts";

const followUp = asked("follow-up");

/** What visitors ask after something else was said. */
export const contextQuestions: readonly Question[] = [
  followUp({
    id: "s-after-site-who-writes",
    before: ["how much is a website with 5 pages"],
    question: "and who writes the texts? i'm bad at that",
    must: [
      either(
        /\byou(?:[’']d| would| will|[’']ll)? (?:provide|send|supply|bring|give|write|deliver|hand)/u,
        /(?:yours|up to you|your (?:job|part|side|task)) to (?:provide|bring|send|supply|write)|\bprovided by you|\bfrom you\b|\bcomes? from you|\byou are the one|(?:texts?|words|copy)[^.]{0,30} yours\b/u,
        /\bwe (?:don[’']t|do not) write|(?:texts?|writing|copy|copywriting)[^.]{0,40}(?:isn[’']t|aren[’']t|not) (?:written|included|part)/u,
        /your (?:own )?(?:texts?|copy|content)\b/u,
      ),
    ],
    pages: [service("full-website")],
  }),
  followUp({
    id: "s-after-upkeep-unused-hours",
    before: ["can you look after a website that somebody else made?"],
    question: "what if we don't use up the hours, do they carry over",
    must: [
      /(?:hours?|they|unused|rest|month)[^.]{0,60}\b(?:ends?|expires?|lapses?|gone|lost|forfeit\p{L}*|run out|disappears?)\b|(?:don[’']t|do not|doesn[’']t|not|no|never|aren[’']t|can[’']t|cannot|won[’']t) (?:be )?(?:carr|roll|transfer|kept|moved|saved)/iu,
    ],
    mustNot: [/\byes,[^.]{0,20}carry/iu],
    pages: [service("ongoing-maintenance")],
  }),
  followUp({
    id: "s-after-bot-200-forever",
    before: ["which bot would you take for a whole shop site, around 100 pages"],
    question: "so its 700 now and then 200 every month forever?? can i skip the 200",
    must: [
      /confirm|optional|up to you|your choice|(?:don[’']t|do not) (?:have|need) to|(?:isn[’']t|aren[’']t|not|nothing|never)(?: \p{L}+)? (?:charged|billed|obliged|required|automatic|monthly)|can skip|skip it|only if you|only (?:starts?|begins?)|without (?:the|it)|cancel (?:it )?(?:at )?any/iu,
    ],
    pages: [service("gpt4-chatbot"), "/legal/refunds"],
  }),
  followUp({
    id: "s-after-pilates-how-fast",
    before: ["I want a landing page for my pilates studio, I have the text and photos already"],
    question: "great, when would it be up if I order today",
    must: [either(timeOf("landing-page.essential"), timeOf("landing-page.complete"), span(2, 5))],
    pages: [service("landing-page")],
  }),
  followUp({
    id: "s-after-strategy-will-it-earn",
    before: ["can you put my trading rules into tradingview", "with a backtest?"],
    question: "ok and will it make money? a friend has one with 70% win rate guaranteed he says",
    must: [
      /no(?: such)? (?:promise|guarantee)|not? (?:\p{L}+ )?(?:promise|guarantee)|(?:can[’']t|cannot|don[’']t|do not|never|nobody can|no one can)(?: \p{L}+)? (?:promise|guarantee|predict)|(?:can[’']t|cannot|don[’']t|do not|nobody can|no one can) (?:say|know|tell)[^.]{0,50}(?:earn|profit|money|future|win|works?)|lose (?:\p{L}+ ){0,4}money|past results|not (?:financial |investment )?advice|nothing certain/iu,
    ],
    mustNot: [/\byes,? (?:it|you) (?:will|can)(?: \p{L}+)? (?:make|earn)/iu],
    pages: [service("pine-script-indicator"), "/legal/terms"],
  }),
  followUp({
    id: "s-after-portal-wie-viele",
    language: "de",
    before: ["Was kostet ein Kundenportal für unsere Hausverwaltung?"],
    question: "und wieviele Eigentümer können sich da anmelden",
    must: [german, either(number(25), number(500))],
    pages: [service("client-portal")],
  }),
  followUp({
    id: "s-after-video-idiomas",
    language: "es",
    before: ["quiero un video corto con un presentador para mi restaurante"],
    question: "y en que idiomas puede hablar? nos vienen muchos franceses",
    must: [spanish, /francés|french|español/iu],
    mustNot: [/no[^.]{0,20}(?:en|habla) francés/iu],
    pages: [service("ai-video-1min"), service("vsl-ai-host")],
  }),
  followUp({
    id: "s-after-crm-pipedrive",
    language: "fr",
    before: ["bonjour, combien pour envoyer les demandes de notre site dans notre CRM ?"],
    question: "nous c'est Pipedrive, ça marche aussi ?",
    must: [french, /pipedrive/iu],
    mustNot: [
      /pipedrive[^.]{0,40}(?:n[’']est pas|ne (?:marche|fonctionne)|pas (?:pris|possible|prévu))/iu,
    ],
    pages: [service("crm-integration"), "/resources/integration-guides"],
  }),
];
