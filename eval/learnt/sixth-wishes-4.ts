import { covered, needsPerson, notIncluded, type Wish } from "../judge/wish.ts";
import { firm, open } from "./sixth-wish.ts";

/** Wishes of the sixth author, written with the others and not looked at while something was mended. */
export const sixthWishes4: readonly Wish[] = [
  firm(
    { id: "sixth-three-screens", wish: "design for 3 screens with a clickable prototype" },
    ["ui-ux-design.three-pages-prototype"],
    covered("prototype"),
  ),
  firm(
    { id: "sixth-which-crm", wish: "one hour call with someone about which crm we should take" },
    ["tech-consulting.one-hour"],
    covered("one hour"),
  ),
  open(
    { id: "sixth-three-languages", wish: "website, 10 pages, in english, german and italian" },
    [["full-website"], []],
    needsPerson("italian"),
  ),
  open(
    { id: "sixth-phone-at-night", wish: "chatbot that also answers the phone at night" },
    [["gpt4-chatbot"], []],
    needsPerson("phone"),
  ),
  open(
    { id: "sixth-soaps", wish: "Onlineshop für 80 Seifensorten mit PayPal" },
    [["full-website"], ["web-app"], []],
    needsPerson("PayPal"),
  ),
  open(
    { id: "sixth-padel", wish: "app para ios para reservar pistas de pádel" },
    [["web-app"], []],
    notIncluded("ios"),
  ),
  open(
    { id: "sixth-syndicat", wish: "un portail pour 1200 adhérents d’un syndicat" },
    [["client-portal"]],
    needsPerson("1200 adhérents"),
  ),
  open(
    {
      id: "sixth-medical",
      wish: "form with 20 fields, hosted on our own server, certified for medical data",
    },
    [["smart-form"]],
    [...covered("20 fields"), ...needsPerson("certified")],
  ),
  open(
    {
      id: "sixth-own-face",
      wish: "video with our managing director’s own face and voice, one minute",
    },
    [["ai-video-1min"]],
    needsPerson("face"),
  ),
  open(
    { id: "sixth-xero", wish: "Automate invoices from Xero to Dropbox, about 400 a month" },
    [["workflow-automation"], []],
    needsPerson("Xero", "Dropbox"),
  ),
  open(
    {
      id: "sixth-two-days",
      wish: "landing page, our text, has to be up the day after tomorrow",
      timeline: "2 days",
    },
    [["landing-page"]],
    needsPerson("2 days"),
  ),
  open(
    { id: "sixth-hubspot-cleanup", wish: "HubSpot cleanup, 60,000 contacts, lots of duplicates" },
    [["crm-integration"]],
    needsPerson("60,000 contacts"),
  ),
  open(
    { id: "sixth-bot-200", wish: "chatbot mit 40 Seiten, Budget 200 Dollar" },
    [["gpt4-chatbot"]],
    [...covered("40 Seiten"), ...needsPerson("200 Dollar")],
  ),
  open(
    {
      id: "sixth-yearly-care",
      wish: "maintenance for a year, one site, 2 hours a month, discount if we pay upfront",
    },
    [["ongoing-maintenance"]],
    needsPerson("discount"),
  ),
  open(
    { id: "sixth-something-ai", wish: "I want something with AI for my bakery" },
    [[], ["tech-consulting"], ["gpt4-chatbot"]],
    [],
  ),
];
