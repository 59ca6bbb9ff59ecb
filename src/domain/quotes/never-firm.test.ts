import { expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { chooseServices } from "./choose-services.ts";
import { composeQuote } from "./compose-quote.ts";
import { totalOf } from "./rules.ts";
import { askedIn } from "./write-quote.ts";

/** A Monday. */
const now = new Date("2026-11-23T09:00:00Z");

function quoteOf(wish: string) {
  const details = {
    subject: "",
    serviceTitle: "",
    budget: "",
    timeline: "",
    additionalRequirements: "",
    preferredPaymentModel: "fixed" as const,
  };
  const positions = chooseServices(wish, null).map(({ serviceId }) => ({
    scopeId: catalogueServices.find(({ id }) => id === serviceId)?.scopes[0]?.id ?? "",
    quantity: 1,
    reason: "",
  }));
  return composeQuote(
    { summary: "", positions, extras: [], assumptions: [] },
    catalogueServices,
    askedIn({ wish, serviceId: null, about: null, details }, true, now),
  );
}

test.each([
  "A landing page with a form and a live map of our delivery vans.",
  "A five page website with a members' area behind a password.",
  "A chatbot for our website that can also read scanned PDFs of invoices.",
  "One-minute video with our real CEO's face and voice.",
  "Client portal for 25 clients, with e-signatures.",
  "A form with 12 fields that sends the answer to our AS/400.",
  "A five page website, it needs to be online this Friday.",
  "A chatbot with 25 pages that must run on our own GPU server without internet.",
  "One hour of consulting in our office in Berlin.",
  "A five page website including the domain name.",
  "A landing page with stock photos.",
  "A pine script indicator and financial advice on what to buy.",
  "A chatbot with 20 pages, model costs included.",
  "A market dashboard with one source and ten symbols, market data licence included.",
  "An essential landing page with lifetime support.",
  "A one-minute video without the AI label.",
  "A chatbot for our site with up to 20 documents, and we want to resell it to our own clients",
  "Website with 5 pages, move our 240 blog posts from the old one",
  "A client portal for 20 clients, hosted in Switzerland only",
  "One landing page plus round-the-clock phone support",
  "A five-page website certified to WCAG AAA",
  "Client portal for 20 clients where they sign in with their Microsoft accounts",
  "Web app with 6 screens, paid in 24 monthly instalments",
  "Landing page with five years of warranty",
  "Landingpage, barrierefrei nach BITV zertifiziert",
  "Una landing page que nos garantice 100 clientes al mes",
  "Un chatbot pour 20 pages, avec une astreinte le week-end",
])("what no option is known to hold is left to a person: %s", (wish) => {
  const { positions, demands } = quoteOf(wish);
  expect(totalOf(positions)).toBeNull();
  expect(demands.some(({ is }) => is !== "covered")).toBe(true);
});

test.each([
  ["Kontaktformular mit 10 Feldern und Blockchain-Zeitstempel", "Blockchain-Zeitstempel"],
  ["A five page website and a podcast player", "a podcast player"],
  ["Landing page, one form. We need the Photoshop files as well.", "Photoshop"],
  ["One automation with 4 steps, it must never lose a message", "never lose"],
  ["Smart form with 10 fields, checks VAT numbers against VIES", "VIES"],
  ["Un site de cinq pages, et vous répondez aux avis Google", "répondez aux avis"],
])("what is asked for in words that nobody knows isn't promised: %s", (wish, part) => {
  const { positions, demands } = quoteOf(wish);
  expect(totalOf(positions)).toBeNull();
  expect(demands.some(({ kind, text }) => kind === "unread" && text.includes(part))).toBe(true);
});

test.each([
  "Chatbot for 20 pages; our guests love jokes, so it tells one a day.",
  "Client portal for 20 clients. They are farmers, their phones have no signal, so it keeps working then.",
  "Landing page with 5 sections, texts are ready. You would come round for a coffee first, I hope.",
  "Website with five pages, because our old one was hacked and you get the data back.",
  "A form with 12 fields to our inbox for our patients, who sign it with their finger.",
  "Website with five pages for our choir where fans buy tickets.",
  "A one-minute video in English, where my late father appears at the end.",
  "Five pages website; our members are elderly and print everything, so each page prints neatly on A5.",
  "Website with five pages. Our customers bid against one another for the paintings.",
  "Landing page with 5 sections, our texts. My father reads the greeting in his own words.",
  "A form with 12 fields. We are a school, so nobody under sixteen gets past the first question.",
  "landing page for my dj thing, 5 sections, plays my mixes while u scroll, i send texts",
  "Website with five pages. I love the idea of snow falling over it in December.",
  "Website with five pages. A podcast about our cows.",
  "Website mit fünf Seiten, weil unsere Kunden dort Termine stornieren.",
  "Kundenportal für 20 Mandanten, die ihre Unterlagen per Stimme suchen.",
  "Chatbot für 20 Seiten. Unsere Kunden sind Ärzte, er kennt ihre Fachsprache.",
  "Landing page con cuatro secciones, textos listos, y de paso nos cambiáis el logo, que está viejo.",
  "Web de cinco páginas. Los socios apuestan entre ellos.",
  "Formulaire de 12 champs vers notre boîte. Nous sommes à la montagne, il marche sans réseau.",
])("a small thing hidden in a story or a courtesy isn't promised: %s", (wish) => {
  expect(totalOf(quoteOf(wish).positions)).toBeNull();
});

test.each([
  "Landing page with four sections, simple and modern, with our photos and one form to my inbox.",
  "Form with 12 fields and file upload, each answer becomes a record in HubSpot.",
  "Website mit fünf Seiten, modern und schlicht, mit unseren Bildern.",
  "A landing page with a form.",
  "Client portal for 25 clients to sign in and download documents.",
  "One-minute video in English.",
  "A five page website.",
])("what an option holds stays firm: %s", (wish) => {
  expect(totalOf(quoteOf(wish).positions)).not.toBeNull();
});
