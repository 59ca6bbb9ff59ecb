import { covered, needsPerson, type Wish } from "../judge/wish.ts";
import { firm, open } from "./sixth-wish.ts";

/** Wishes of the sixth author, which may be looked at while something is mended. */
export const sixthWishes2: readonly Wish[] = [
  firm(
    { id: "sixth-one-design", wish: "UI design for one page of our booking tool, as a figma file" },
    ["ui-ux-design.one-page"],
    covered("figma"),
  ),
  firm(
    { id: "sixth-hubspot-form", wish: "Connect our web form to hubspot, 15 fields" },
    ["crm-integration.one-source"],
    covered("hubspot", "15 fields"),
  ),
  firm(
    { id: "sixth-indicador", wish: "Un indicador para TradingView con 2 condiciones y una alerta" },
    ["pine-script-indicator.one-indicator"],
    covered("2 condiciones", "una alerta"),
  ),
  open(
    { id: "sixth-museum", wish: "A website with 30 pages for a regional museum" },
    [["full-website"], []],
    needsPerson("30 pages"),
  ),
  open(
    { id: "sixth-bot-polish", wish: "Chatbot, 500 documents, answers in English and Polish" },
    [["gpt4-chatbot"], []],
    needsPerson("500 documents"),
  ),
  open(
    { id: "sixth-datev-form", wish: "Formular mit 55 Feldern und DATEV Anbindung" },
    [["smart-form"], ["smart-form", "crm-integration"], ["smart-form", "workflow-automation"]],
    needsPerson("55 Feldern", "DATEV"),
  ),
  open(
    {
      id: "sixth-heat-pumps",
      wish: "video of 9 minutes explaining our heat pumps, with a presenter, in german",
    },
    [["vsl-ai-host"], ["ai-video-1min"], []],
    needsPerson("9 minutes"),
  ),
  open(
    {
      id: "sixth-tenants",
      wish: "Portal for 700 tenants, documents and messages, needs to be ready in ten days",
    },
    [["client-portal"]],
    needsPerson("700 tenants", "ten days"),
  ),
  open(
    {
      id: "sixth-caisse",
      wish: "Automatisation entre notre caisse Lightspeed et Sage, tous les soirs",
    },
    [["workflow-automation"], []],
    needsPerson("Lightspeed", "Sage"),
  ),
  open(
    { id: "sixth-primeros", wish: "página web de 6 páginas y que salgamos los primeros en google" },
    [["full-website"]],
    covered("6 páginas"),
  ),
  open(
    {
      id: "sixth-instagram",
      wish: "landing page with text by you, plus you post on our instagram every week",
    },
    [["landing-page"]],
    [],
  ),
  open(
    { id: "sixth-exchanges", wish: "dashboard for 60 crypto coins from 4 exchanges" },
    [["market-dashboard"]],
    needsPerson("4 exchanges"),
  ),
  open(
    { id: "sixth-neun-webseiten", wish: "Wartung für 9 Webseiten, einen Monat lang" },
    [["ongoing-maintenance"]],
    needsPerson("9 Webseiten"),
  ),
  open(
    { id: "sixth-lyon", wish: "consulting, 3 days in our office in Lyon, in french" },
    [["tech-consulting"]],
    needsPerson("french"),
  ),
  open(
    {
      id: "sixth-warehouses",
      wish: "web app for our 12 warehouses, barcode scanning on the phone, works offline",
    },
    [["web-app"], []],
    needsPerson("offline"),
  ),
];
