import { covered, type Wish } from "../judge/wish.ts";
import { firm } from "./sixth-wish.ts";

/** Wishes of the sixth author, which may be looked at while something is mended. */
export const sixthWishes1: readonly Wish[] = [
  firm(
    {
      id: "sixth-tattoo-form",
      wish: "Contact form for my tattoo studio, 9 fields, goes to our mail. nothing else",
    },
    ["smart-form.one-form"],
    covered("9 fields"),
  ),
  firm(
    {
      id: "sixth-physio-form",
      wish: "intake form for a physio, 14 questions, answers in a google sheet pls",
    },
    ["smart-form.one-form"],
    covered("14 questions", "google sheet"),
  ),
  firm(
    {
      id: "sixth-segelschule",
      wish: "Anmeldeformular für unsere Segelschule: 35 Felder in 5 Schritten, Teilnehmer laden ihren Schein hoch und kriegen danach eine Bestätigungsmail",
    },
    ["smart-form.several-steps"],
    covered("35 Felder", "5 Schritten"),
  ),
  firm(
    {
      id: "sixth-cheese",
      wish: "Landing page for a cheese tasting, copy by you, form should feed Pipedrive",
    },
    ["landing-page.complete"],
    covered("copy by you", "Pipedrive"),
  ),
  firm(
    {
      id: "sixth-poterie",
      wish: "Une page d’atterrissage pour notre stage de poterie, on a déjà les textes et les photos, avec un formulaire vers notre boîte mail",
    },
    ["landing-page.essential"],
    [],
  ),
  firm(
    {
      id: "sixth-podologia",
      wish: "web de 5 páginas para una clínica de podología: inicio, equipo, tratamientos, precios y contacto",
    },
    ["full-website.five-pages"],
    covered("5 páginas"),
  ),
  firm(
    {
      id: "sixth-brass-band",
      wish: "website for our brass band, 8 pages with a news bit that we write ourselves. domain exists",
    },
    ["full-website.eight-pages"],
    covered("8 pages", "news"),
  ),
  firm(
    {
      id: "sixth-weingut-website",
      wish: "Website mit zwölf Seiten auf Deutsch und Englisch für ein Weingut, mit Neuigkeiten; Übersetzung kommt von uns",
    },
    ["full-website.twelve-pages"],
    covered("zwölf Seiten"),
  ),
  firm(
    {
      id: "sixth-bike-rental",
      wish: "one 45 second clip with a presenter for our bike rental, in french, with subtitles",
    },
    ["ai-video-1min.one-video"],
    covered("45 second", "french", "subtitles"),
  ),
  firm(
    {
      id: "sixth-bodega",
      wish: "Vídeo de un minuto para nuestra bodega, el mismo texto en español y en alemán",
    },
    ["ai-video-1min.two-languages"],
    covered("un minuto", "alemán"),
  ),
  firm(
    {
      id: "sixth-tierheim",
      wish: "chatbot fürs Tierheim, beantwortet Fragen zu Öffnungszeiten und Vermittlung aus etwa 15 Seiten, wenn er nicht weiterweiß mail an uns",
    },
    ["gpt4-chatbot.one-site"],
    covered("15 Seiten"),
  ),
  firm(
    {
      id: "sixth-bot-offers",
      wish: "bot on our website that has read all 120 pages of it and takes down name and email of people who want an offer",
    },
    ["gpt4-chatbot.setup-with-care"],
    covered("120 pages", "name and email"),
  ),
  firm(
    {
      id: "sixth-one-flow",
      wish: "Make me one automation: form filled in on our website, new row in a spreadsheet, message in slack. thats all",
    },
    ["workflow-automation.one-flow"],
    covered("spreadsheet", "slack"),
  ),
  firm(
    {
      id: "sixth-club-site-care",
      wish: "Maintenance of our club site for a month, 2 hours of edits",
    },
    ["ongoing-maintenance.one-month-two-hours"],
    covered("2 hours"),
  ),
  firm(
    {
      id: "sixth-accountant-portal",
      wish: "Client portal, 18 clients, they get documents from me and send theirs. accountant.",
    },
    ["client-portal.documents"],
    covered("18 clients"),
  ),
];
