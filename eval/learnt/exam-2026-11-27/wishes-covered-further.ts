import { covered, type Wish } from "../../judge/wish.ts";
import { firm } from "./firm-wish.ts";

/** Covered wishes about sites, pages, videos, trading, upkeep, design and apps. */
export const furtherCoveredWishes: readonly Wish[] = [
  firm(
    {
      id: "wish-fuenf-seiten",
      wish: "Website mit 5 Seiten auf Deutsch und Kontaktformular, Texte liefern wir",
      budget: "1.500 $",
    },
    ["full-website.five-pages"],
    covered("5 Seiten", "1.500 $"),
  ),
  firm(
    {
      id: "wish-site-with-news",
      wish: "8 page site with a news section we fill ourselves; 60 old addresses have to redirect",
    },
    ["full-website.eight-pages"],
    covered("8 page", "60 old addresses"),
  ),
  firm(
    {
      id: "wish-douze-pages",
      wish: "Un site de 12 pages en deux langues avec réservation en ligne, nous fournissons la traduction",
    },
    ["full-website.twelve-pages"],
    covered("12 pages", "deux langues"),
  ),
  firm(
    {
      id: "wish-lead-page",
      wish: "AI lead generation page for one offer. It should ask 5 questions, leads to our inbox",
    },
    ["ai-lead-gen-lp.one-offer"],
    covered("5 questions"),
  ),
  firm(
    {
      id: "wish-lead-page-calendar",
      wish: "a lead page with an AI assistant that books calls in Google Calendar and writes leads to Salesforce",
    },
    ["ai-lead-gen-lp.crm-and-booking"],
    covered("Google Calendar", "Salesforce"),
  ),
  firm(
    {
      id: "wish-video-zweisprachig",
      wish: "Ein kurzes Video mit KI-Sprecher, 45 Sekunden, einmal auf Deutsch und einmal auf Englisch",
    },
    ["ai-video-1min.two-languages"],
    covered("45 Sekunden", "Deutsch", "Englisch"),
  ),
  firm(
    {
      id: "wish-two-clips",
      wish: "2 AI presenter clips of up to a minute, one about opening hours and one about returns, in English",
    },
    ["ai-video-1min.one-video", "ai-video-1min.one-video"],
    covered("2 AI presenter clips", "English"),
  ),
  firm(
    {
      id: "wish-two-openings",
      wish: "sales video of 5 minutes with its page, and two openings that we can test against each other",
    },
    ["vsl-ai-host.two-openings"],
    covered("5 minutes", "two openings"),
  ),
  firm(
    {
      id: "wish-rule-with-webhooks",
      wish: "TradingView: indicator plus strategy on the same rule, backtests on 4 symbols, webhook alerts to my own server",
    },
    ["pine-script-indicator.indicator-strategy-webhooks"],
    covered("4 symbols", "webhook"),
  ),
  firm(
    {
      id: "wish-nueve-acciones",
      wish: "Un panel de mercado con 9 acciones de un solo proveedor y dos medidas propias",
    },
    ["market-dashboard.one-source"],
    covered("9 acciones", "dos medidas"),
  ),
  firm(
    {
      id: "wish-entretien",
      wish: "Maintenance de deux sites pendant un mois, environ 4 heures de modifications",
    },
    ["ongoing-maintenance.one-month-five-hours"],
    covered("deux sites", "4 heures"),
  ),
  firm(
    {
      id: "wish-clickable-screens",
      wish: "UI design of three screens in Figma with a prototype to click through",
      timeline: "ready in two weeks",
    },
    ["ui-ux-design.three-pages-prototype"],
    covered("three screens", "Figma", "two weeks"),
  ),
  firm(
    {
      id: "wish-customer-app",
      wish: "web app with 20 screens where our customers sign in and pay through stripe",
    },
    ["web-app.customers-and-payments"],
    covered("20 screens", "stripe"),
  ),
  firm(
    {
      id: "wish-page-with-presenter",
      wish: "landing page, please write it for us, with a 50-second AI presenter in French at the top",
      budget: "$800 for both",
    },
    ["landing-page.complete", "ai-video-1min.one-video"],
    covered("50-second", "French", "$800"),
  ),
];
