import { covered, type Wish } from "../judge/wish.ts";
import { firm } from "./sixth-wish.ts";

/** Wishes of the sixth author, written with the others and not looked at while something was mended. */
export const sixthWishes3: readonly Wish[] = [
  firm(
    {
      id: "sixth-hotel-feedback",
      wish: "Feedback form for hotel guests, 11 questions, a couple only show up if they were unhappy. mails to us",
    },
    ["smart-form.one-form"],
    covered("11 questions"),
  ),
  firm(
    {
      id: "sixth-demenageur",
      wish: "Formulaire de demande de devis pour un déménageur, 28 champs en 4 étapes, photos à joindre, et la fiche dans Salesforce",
    },
    ["smart-form.several-steps"],
    covered("28 champs", "Salesforce"),
  ),
  firm(
    {
      id: "sixth-cakes",
      wish: "Order form for custom cakes with deposit paid by stripe, price worked out from size and filling, customer gets a pdf",
    },
    ["smart-form.payment-and-document"],
    covered("stripe"),
  ),
  firm(
    {
      id: "sixth-half-marathon",
      wish: "landing page for a half marathon, everything from you incl. the wording, 7 sections",
    },
    ["landing-page.complete"],
    covered("7 sections"),
  ),
  firm(
    {
      id: "sixth-skischule",
      wish: "Landingpage in zwei Versionen zum Vergleichen, Texte von euch, für eine Skischule",
    },
    ["landing-page.two-versions"],
    covered("zwei Versionen"),
  ),
  firm(
    {
      id: "sixth-funeral",
      wish: "5 page website for a funeral home, quiet and simple, we supply words and pictures",
    },
    ["full-website.five-pages"],
    covered("5 page"),
  ),
  firm(
    {
      id: "sixth-hotel-rural",
      wish: "Sitio web de 12 páginas en español e inglés para un hotel rural, con blog y formulario de reservas; las traducciones las ponemos nosotros",
    },
    ["full-website.twelve-pages"],
    covered("12 páginas"),
  ),
  firm(
    { id: "sixth-three-explainers", wish: "three explainer clips of 50 secs, one host, english" },
    ["ai-video-1min.three-videos"],
    covered("50 secs"),
  ),
  firm(
    {
      id: "sixth-bread-course",
      wish: "sales video around 3 minutes for my online course on bread",
    },
    ["vsl-ai-host.three-minutes"],
    covered("3 minutes"),
  ),
  firm(
    {
      id: "sixth-web-mail-text",
      wish: "bot for web + email + text messages, 250 pages, leads straight into hubspot",
    },
    ["gpt4-chatbot.three-channels"],
    covered("250 pages", "hubspot"),
  ),
  firm(
    {
      id: "sixth-hausverwaltung",
      wish: "Drei automatische Abläufe für unsere Hausverwaltung, je höchstens 7 Schritte, mit HubSpot und Slack",
    },
    ["workflow-automation.three-flows"],
    covered("7 Schritte", "HubSpot", "Slack"),
  ),
  firm(
    {
      id: "sixth-gestoria",
      wish: "portal para 75 clientes de una gestoría, con documentos, estado de cada expediente y mensajes",
    },
    ["client-portal.documents-and-jobs"],
    covered("75 clientes"),
  ),
  firm(
    { id: "sixth-long-only", wish: "strategy for tradingview with backtest, long only, 3 alerts" },
    ["pine-script-indicator.strategy-with-backtest"],
    covered("3 alerts"),
  ),
  firm(
    {
      id: "sixth-entretien-mois",
      wish: "Entretien de notre site et de notre chatbot pendant un mois, 4 heures de modifications",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("4 heures"),
  ),
  firm(
    {
      id: "sixth-page-and-bot",
      wish: "a landing page (our own text) and a chatbot with 20 pages on the same domain",
    },
    ["landing-page.essential", "gpt4-chatbot.one-site"],
    covered("20 pages"),
  ),
];
