import { covered, type Wish } from "../../judge/wish.ts";
import { firm } from "./firm-wish.ts";

/** Covered wishes about bots, automations, forms, CRM and portals. */
export const coveredWishes: readonly Wish[] = [
  firm(
    {
      id: "wish-guesthouse-bot",
      wish: "chatbot for our guesthouse site, about 20 pages of info, mails us when it doesn't know something",
    },
    ["gpt4-chatbot.one-site"],
    covered("20 pages"),
  ),
  firm(
    {
      id: "wish-help-articles-bot",
      wish: "A bot that knows our 80 help articles and takes down name and email of people who want a call",
      budget: "800 USD",
    },
    ["gpt4-chatbot.setup-with-care"],
    covered("80 help articles", "800 USD"),
  ),
  firm(
    {
      id: "wish-bot-everywhere",
      wish: "bot on the website, by email and by SMS, 200 documents, leads go to Pipedrive",
    },
    ["gpt4-chatbot.three-channels"],
    covered("200 documents", "SMS", "Pipedrive"),
  ),
  firm(
    {
      id: "wish-deal-won",
      wish: "automation in Make: once a deal is won in HubSpot, send an email and add a line to a spreadsheet. Three steps, that's all",
    },
    ["workflow-automation.one-flow"],
    covered("HubSpot", "Three steps"),
  ),
  firm(
    {
      id: "wish-three-routines",
      wish: "3 automations of 7 steps at most, one should use AI to sort incoming mail",
      budget: "650",
    },
    ["workflow-automation.three-flows"],
    covered("3 automations", "7 steps", "650"),
  ),
  firm(
    {
      id: "wish-freigaben",
      wish: "Fünf Abläufe mit Freigabe in Slack, jeweils höchstens 9 Schritte",
    },
    ["workflow-automation.five-flows"],
    covered("Fünf Abläufe", "9 Schritte", "Slack"),
  ),
  firm(
    {
      id: "wish-anmeldung",
      wish: "Anmeldeformular mit 12 Feldern, die Antworten sollen an unsere Mailadresse gehen",
    },
    ["smart-form.one-form"],
    covered("12 Feldern"),
  ),
  firm(
    {
      id: "wish-cuatro-pasos",
      wish: "Un formulario en 4 pasos con 30 campos, que se puedan subir archivos y se cree el contacto en Salesforce",
    },
    ["smart-form.several-steps"],
    covered("4 pasos", "30 campos", "Salesforce"),
  ),
  firm(
    {
      id: "wish-reservation-stripe",
      wish: "Formulaire de réservation avec paiement par Stripe et un PDF rempli avec les réponses",
    },
    ["smart-form.payment-and-document"],
    covered("Stripe", "PDF"),
  ),
  firm(
    {
      id: "wish-three-sources",
      wish: "Three sources (shopify, our web form, a spreadsheet) into HubSpot, and please merge the duplicates among our 4,000 contacts",
    },
    ["crm-integration.three-sources"],
    covered("Three sources", "shopify", "HubSpot", "4,000 contacts"),
  ),
  firm(
    {
      id: "wish-portal-choirs",
      wish: "client portal in which 22 choirs fetch contracts from us and upload theirs",
      timeline: "within 6 weeks",
    },
    ["client-portal.documents"],
    covered("22 choirs", "6 weeks"),
  ),
  firm(
    {
      id: "wish-portal-noventa",
      wish: "portal para 90 clientes, con el estado de cada trabajo y mensajes",
    },
    ["client-portal.documents-and-jobs"],
    covered("90 clientes"),
  ),
  firm(
    {
      id: "wish-portal-approve-pay",
      wish: "portal where 400 clients approve our drafts and pay invoices through Stripe, linked to our HubSpot",
      budget: "up to $3,000",
    },
    ["client-portal.invoices-and-approvals"],
    covered("400 clients", "Stripe", "HubSpot", "$3,000"),
  ),
];
