import { expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { chooseServices } from "./choose-services.ts";
import { composeQuote } from "./compose-quote.ts";
import { totalOf } from "./rules.ts";
import { askedIn } from "./write-quote.ts";

/** A Monday. */
const now = new Date("2026-11-23T09:00:00Z");
const details = {
  subject: "",
  serviceTitle: "",
  budget: "",
  timeline: "",
  additionalRequirements: "",
  preferredPaymentModel: "fixed" as const,
};

function quoteOf(wish: string) {
  const positions = chooseServices(wish, null).map(({ serviceId }) => ({
    scopeId: catalogueServices.find(({ id }) => id === serviceId)?.scopes[0]?.id ?? "",
    quantity: 1,
    reason: "",
  }));
  const offer = composeQuote(
    { summary: "", positions, extras: [], assumptions: [] },
    catalogueServices,
    askedIn({ wish, serviceId: null, about: null, details }, true, now),
  );
  return {
    scopes: offer.positions.flatMap(({ scopeId }) => scopeId ?? []),
    isFirm: totalOf(offer.positions) !== null,
  };
}

test.each([
  [
    "two sources (web form, mailbox) into our hubspot, merge 2,500 contacts that are doubled",
    ["crm-integration.three-sources"],
  ],
  [
    "portal for a wealth adviser with 24 clients, both sides exchange papers",
    ["client-portal.documents"],
  ],
  [
    "chatbot for a campsite: pitches, dogs, check-in times. 18 pages. hand over by mail if stuck",
    ["gpt4-chatbot.one-site"],
  ],
  [
    "maintenance for 1 month: website, bot and one automation; 5 hours",
    ["ongoing-maintenance.one-month-five-hours"],
  ],
  [
    "page with an assistant for a roofer, one offer, 5 questions, leads by mail",
    ["ai-lead-gen-lp.one-offer"],
  ],
  ["figma design of the checkout and the basket page", ["ui-ux-design.two-pages"]],
  [
    "A video of about 3 minutes that sells our sauna kits, we have 6 pictures",
    ["vsl-ai-host.three-minutes"],
  ],
  [
    "three flows for a law office, max 8 steps each: new contact from hubspot to slack, weekly list by email, a mail before an appointment",
    ["workflow-automation.three-flows"],
  ],
  [
    "three clips about our boats, one minute each, landscape and portrait",
    ["ai-video-1min.three-videos"],
  ],
  [
    "Landingpage für einen Nähkurs, den Text schreibt bitte ihr, 6 Abschnitte",
    ["landing-page.complete"],
  ],
  [
    "Fragebogen für Neukunden, 25 Felder auf 3 Schritte verteilt, Befunde kann man anhängen",
    ["smart-form.several-steps"],
  ],
  [
    "Ein Ablauf: Mail kommt rein, Zeile in die Tabelle, Nachricht in Slack",
    ["workflow-automation.one-flow"],
  ],
  [
    "web de ocho páginas para un club de ajedrez con noticias: inicio, torneos, equipo",
    ["full-website.eight-pages"],
  ],
  [
    "portal de clientes para 20 clientes de una notaría, suben y descargan documentos",
    ["client-portal.documents"],
  ],
  [
    "site de 12 pages en français et en allemand pour un gîte, la traduction c’est nous qui la donnons",
    ["full-website.twelve-pages"],
  ],
  [
    "We run a small ferry between two islands and most of our travellers are over sixty. Could you build us a website with five pages? There is no site at the moment, just a notice on the pier.",
    ["full-website.five-pages"],
  ],
  [
    "A landing page, you write the words as I can't, about 7 sections. My evening classes are always half empty, which breaks my heart.",
    ["landing-page.complete"],
  ],
  [
    "Meine Kunden sind Pfarrgemeinden, die oft jahrelang sparen. Ich wünsche mir eine Website mit acht Seiten und Neuigkeiten, die ich selbst befülle.",
    ["full-website.eight-pages"],
  ],
  [
    "Los clientes siempre preguntan lo mismo. Queremos un chatbot que conteste con nuestras 20 páginas de información.",
    ["gpt4-chatbot.one-site"],
  ],
  [
    "Chaque septembre nous recrutons une quarantaine de vendangeurs et c'est la pagaille. Il nous faut un formulaire de 14 champs.",
    ["smart-form.one-form"],
  ],
  [
    "Quote form with 25 fields in 3 steps. Right now my office manager types it all twice and she's had enough.",
    ["smart-form.several-steps"],
  ],
  [
    "we want a chatbot thats read our 20 pages. guests write us at 3am asking if they need a wetsuit",
    ["gpt4-chatbot.one-site"],
  ],
  [
    "Formular mit 12 Feldern an mein Postfach. Werdende Mütter sollen sich damit wohlfühlen.",
    ["smart-form.one-form"],
  ],
  ["An hour of consulting over video, please", ["tech-consulting.one-hour"]],
  [
    "chatbot pls, 18 pages of info (opening times, shipping, grading). no rush",
    ["gpt4-chatbot.one-site"],
  ],
  [
    "Un portail où chacun de nos 85 copropriétaires suit l'avancement des travaux, nous écrit un message et retrouve ses documents.",
    ["client-portal.documents-and-jobs"],
  ],
  [
    "Landingpage mit fünf Abschnitten. Texte schreibe ich selbst. Es eilt nicht. Die Konkurrenz hat so etwas längst.",
    ["landing-page.essential"],
  ],
  ["Chatbot for the website of our institute, from 20 pages only", ["gpt4-chatbot.one-site"]],
  [
    "A market stall doesn't need a website. A one-minute video in English, please.",
    ["ai-video-1min.one-video"],
  ],
  [
    "formulaire de réservation avec paiement par Stripe, un PDF rempli avec les réponses",
    ["smart-form.payment-and-document"],
  ],
])("an ordinary wish is quoted firmly for the smallest scope that holds it: %s", (wish, scopes) => {
  expect(quoteOf(wish)).toEqual({ scopes, isFirm: true });
});

test.each([
  "portal for 20 clients with video calls",
  "A landing page for our café and a booking engine",
  "Website with 5 pages: home, job board, calendar, map, contact",
  "website for our garages: one page for each of our 14 garages",
  "Formular mit 12 Feldern und Ausweisprüfung",
  "Website mit fünf Seiten und Preisrechner",
  "Website mit acht Seiten und Mitgliederlogin",
  "Website 5 Seiten, mit Suche",
  "Formulario de 12 campos con firma en pantalla",
  "Un formulaire de 10 champs avec reconnaissance de texte",
  "form with 10 fields, uploads are checked for viruses",
  "chatbot with 20 pages that takes calls when we are closed",
  "chatbot for 20 pages, understands voice messages",
  "five page website, prices change every hour",
  "one automation that copies orders from Navision into a spreadsheet",
  "landing page, our text, you find the customers",
  "Landingpage, Text von uns, bis übermorgen",
])("a thing that is built apart is left to a person, in whatever words: %s", (wish) => {
  expect(quoteOf(wish).isFirm).toBe(false);
});
