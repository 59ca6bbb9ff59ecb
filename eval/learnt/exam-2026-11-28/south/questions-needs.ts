import { either } from "../../../judge/patterns.ts";
import type { Question } from "../../../judge/question.ts";
import { asked, french, german, names, priceOf, service, spanish } from "./facts.ts";

const need = asked("need");

/** What visitors are bothered by, told without the name of a service. */
export const needQuestions: readonly Question[] = [
  need({
    id: "s-need-hotel-phone",
    question:
      "we run a small hotel on the coast, 14 rooms. between 6 and 11 in the evening the phone doesnt stop: is there parking, when is breakfast, can we bring the dog. its all on our site but nobody reads it. what can you do for us",
    must: [names.chatbot, priceOf("gpt4-chatbot.one-site", "gpt4-chatbot.setup-with-care")],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "s-need-plumber-half-messages",
    question:
      "plumber here, on the road all day. ppl write me 'tap broken pls come' no adress no photo no nothing and i have to ring them 3 times. any way they tell me everything in one go",
    must: [names.form, priceOf("smart-form.one-form", "smart-form.several-steps")],
    pages: [service("smart-form")],
  }),
  need({
    id: "s-need-same-person-twice",
    question:
      "I do marketing for a machine builder, 120 staff. Trade fair scans, the website form and the newsletter sign-ups all end up in Pipedrive as different people, so sales calls the same person twice. Every quarter two of us spend two days cleaning up. Is that something you fix?",
    must: [
      names.crm,
      priceOf(
        "crm-integration.one-source",
        "crm-integration.three-sources",
        "crm-integration.both-directions",
      ),
    ],
    pages: [service("crm-integration")],
  }),
  need({
    id: "s-need-coach-camera",
    question:
      "I coach executives and would love a short clip on my homepage that says what I do. But I hate being filmed, tried it four times and deleted everything. Ideas?",
    must: [names.video, priceOf("ai-video-1min.one-video", "vsl-ai-host.three-minutes")],
    pages: [service("ai-video-1min"), service("vsl-ai-host")],
  }),
  need({
    id: "s-need-founders-by-thursday",
    question:
      "two founders, pre-seed. need something online by next thursday that we can send investors and first users to, where they leave their email. no copy, no designer, no clue",
    must: [names.landing, priceOf("landing-page.essential", "landing-page.complete")],
    pages: [service("landing-page")],
  }),
  need({
    id: "s-need-watching-charts",
    question:
      "i stare at the 15 min chart of 6 futures all day waiting for the same setup, inside bar + volume spike. miss half of them because i have a job. can something just ping me when it happens",
    must: [
      names.pine,
      priceOf(
        "pine-script-indicator.one-indicator",
        "pine-script-indicator.strategy-with-backtest",
      ),
    ],
    pages: [service("pine-script-indicator")],
  }),
  need({
    id: "s-need-tax-clients-attachments",
    question:
      "Bookkeeping office, about 80 clients. Payslips and tax papers go back and forth as attachments, half of them end up in spam and somebody always swears they never got them. We would like one safe place where each client finds only their own stuff.",
    must: [names.portal, priceOf("client-portal.documents", "client-portal.documents-and-jobs")],
    pages: [service("client-portal")],
  }),
  need({
    id: "s-need-nephew-moved-away",
    question:
      "Our nephew built our restaurant's site and then moved to Canada. It got hacked in spring, nobody does the updates and the menu still has last years prices. We don't want a new one, just someone who takes care of it",
    must: [
      names.maintenance,
      priceOf(
        "ongoing-maintenance.one-month-two-hours",
        "ongoing-maintenance.one-month-five-hours",
      ),
    ],
    pages: [service("ongoing-maintenance")],
  }),
  need({
    id: "s-need-dachdecker",
    language: "de",
    question:
      "Moin, Dachdeckerbetrieb mit 12 Leuten. Nach jeder Anfrage tippt meine Frau die Daten aus der Mail in die Excel-Liste, schickt ne Bestätigung raus und sagt dem Bauleiter Bescheid. Kann das auch von allein gehen und was kostet sowas",
    must: [
      german,
      names.automation,
      priceOf("workflow-automation.one-flow", "workflow-automation.three-flows"),
    ],
    pages: [service("workflow-automation")],
  }),
  need({
    id: "s-need-gemeinde",
    language: "de",
    question:
      "Guten Tag, wir sind eine Gemeinde mit 4.000 Einwohnern. Im Bürgerbüro klingelt den ganzen Tag das Telefon wegen Öffnungszeiten, Sperrmüll und was man für den neuen Ausweis mitbringen muss. Gibt es etwas, das solche Fragen auch abends beantwortet?",
    must: [german, names.chatbot, priceOf("gpt4-chatbot.one-site", "gpt4-chatbot.setup-with-care")],
    pages: [service("gpt4-chatbot")],
  }),
  need({
    id: "s-need-academia-excels",
    language: "es",
    question:
      "hola, tengo una academia de inglés con 9 profes. llevamos alumnos, clases y recibos en tres excels y cada uno tiene su versión, nunca cuadra nada. queremos algo donde entre todo el equipo y vea lo mismo",
    must: [spanish, names.webApp, priceOf("web-app.one-process", "web-app.three-processes")],
    pages: [service("web-app")],
  }),
  need({
    id: "s-need-ateliers-cuisine",
    language: "fr",
    question:
      "Bonjour, nous vendons des ateliers de cuisine aux entreprises. Les gens arrivent sur notre page, lisent et repartent sans poser leurs questions. Et ceux qui écrivent ne disent ni budget ni date. Vous auriez quoi pour nous ?",
    must: [
      french,
      either(names.leadPage, names.chatbot),
      priceOf(
        "ai-lead-gen-lp.one-offer",
        "ai-lead-gen-lp.crm-and-booking",
        "gpt4-chatbot.one-site",
      ),
    ],
    pages: [service("ai-lead-gen-lp"), service("gpt4-chatbot")],
  }),
];
