import { covered, needsPerson, notIncluded, type Wish } from "../judge/wish.ts";
import { firm, open } from "./sixth-wish.ts";

/** Wishes of the seventh author that were only counted, not looked at, while something was mended. */
export const larchWishes2: readonly Wish[] = [
  firm(
    {
      id: "larch-clockmaker",
      wish: "I repair grandfather clocks in a village nobody can find. A landing page with four sections and a form would do me nicely; the wording and pictures are on a memory stick somewhere, I'll dig them out.",
    },
    ["landing-page.essential"],
    covered("four sections"),
  ),
  firm(
    {
      id: "larch-surfschool",
      wish: "yo, surf school in Ericeira. we want a chatbot on our site thats read our 20 pages. guests write us at 3am asking if they need to bring a wetsuit lol",
    },
    ["gpt4-chatbot.one-site"],
    covered("20 pages"),
  ),
  firm(
    {
      id: "larch-hebamme",
      wish: "Als Hebamme bin ich den ganzen Tag unterwegs und komme nicht ans Telefon. Ich brauche ein Anfrageformular mit 12 Feldern auf einer Seite, das mir in mein Postfach geschickt wird. Werdende Mütter sollen sich damit wohlfühlen.",
    },
    ["smart-form.one-form"],
    covered("12 Feldern"),
  ),
  firm(
    {
      id: "larch-menuiserie",
      wish: "Menuiserie familiale depuis 1962, on travaille surtout le chêne et le noyer. Un site de 5 pages s'il vous plaît, sobre et élégant, car nos clients viennent par le bouche-à-oreille et veulent juste vérifier qu'on existe.",
      budget: "1 500 $",
    },
    ["full-website.five-pages"],
    covered("5 pages", "1 500"),
  ),
  firm(
    {
      id: "larch-gestoria",
      wish: "Gestoría en Murcia con 70 clientes, casi todos autónomos. Queremos un portal donde vean el estado de sus trámites, nos escriban mensajes y suban facturas. Hoy todo llega por correo y es un lío tremendo.",
    },
    ["client-portal.documents-and-jobs"],
    covered("70 clientes"),
  ),
  firm(
    {
      id: "larch-bonds",
      wish: "I manage my own pension and I am seventy-one, so please keep the buttons large. A dashboard with eight symbols from one provider, one sign-in, email alerts.",
    },
    ["market-dashboard.one-source"],
    covered("eight symbols", "one provider"),
  ),
  firm(
    {
      id: "larch-tischtennis",
      wish: "Tischtennisverein mit 140 Mitgliedern, die meisten davon Kinder. Website mit fünf Seiten: Start, Mannschaften, Training, Jugend, Kontakt. Unsere alte wurde von einem Mitglied gebaut, das nach Kanada gezogen ist.",
    },
    ["full-website.five-pages"],
    covered("fünf Seiten"),
  ),
  firm(
    {
      id: "larch-escape",
      wish: "We own two escape rooms. When a booking request arrives from our web form, create the contact in HubSpot and post it in Slack - three steps, that's the lot. My business partner thinks it can't be done, prove her wrong",
    },
    ["workflow-automation.one-flow"],
    covered("HubSpot", "Slack", "three steps"),
  ),
  firm(
    {
      id: "larch-fromagerie-video",
      wish: "Vidéo d'une minute avec présentateur, en français, pour expliquer nos paniers de légumes aux nouveaux habitants du quartier. Beaucoup ne savent même pas que la ferme existe.",
    },
    ["ai-video-1min.one-video"],
    covered("une minute", "français"),
  ),
  firm(
    {
      id: "larch-academia",
      wish: "Somos una academia de guitarra flamenca. Landing page con los textos escritos por vosotros, porque escribir no es lo nuestro, y el formulario conectado a HubSpot.",
    },
    ["landing-page.complete"],
    covered("HubSpot"),
  ),
  firm(
    {
      id: "larch-squash",
      wish: "Strategy for TradingView with entry on a 20 day breakout, exit on a 10 day low, a stop and position size, backtest with fees. I have tried to learn Pine three times and given up three times.",
      budget: "450 usd",
    },
    ["pine-script-indicator.strategy-with-backtest"],
    covered("backtest", "450"),
  ),
  firm(
    {
      id: "larch-bakery-care",
      wish: "Our site was made by a cousin who is now at university. Please look after it for one month: updates, backups and about two hours of small changes. We are a bakery, so mornings are hopeless for calls.",
    },
    ["ongoing-maintenance.one-month-two-hours"],
    covered("one month", "two hours"),
  ),
  firm(
    {
      id: "larch-optik",
      wish: "Entwurf für zwei Seiten in Figma, die Terminliste und die Ansicht eines Termins. Wir sind Optiker in dritter Generation und unsere Angestellten sehen, ironischerweise, selbst nicht gut.",
    },
    ["ui-ux-design.two-pages"],
    covered("zwei Seiten", "Figma"),
  ),
  firm(
    {
      id: "larch-removals",
      wish: "Removal firm, nine vans, Midlands. Quote form with 25 fields in 3 steps; the customer uploads photos of the rooms, and each one becomes a record in Salesforce. Right now my office manager types it all twice and she's had enough.",
    },
    ["smart-form.several-steps"],
    covered("25 fields", "3 steps", "Salesforce"),
  ),
  open(
    {
      id: "larch-fishing",
      wish: "Website with five pages for a fishing charter, plus it should show tomorrow's tide and wind by itself.",
    },
    [["full-website"], ["full-website", "workflow-automation"]],
    needsPerson("tide"),
  ),
  open(
    {
      id: "larch-goldschmiedin",
      wish: "Goldschmiedin: Landingpage mit vier Abschnitten, und Kundinnen sollen ihren Ring dort selbst in 3D zusammenstellen können.",
    },
    [["landing-page"], ["landing-page", "web-app"], ["web-app"]],
    needsPerson("3D"),
  ),
  open(
    {
      id: "larch-refuge",
      wish: "Refuge de montagne : formulaire de réservation de 12 champs, et il faut qu'il envoie un SMS au gardien.",
    },
    [["smart-form"], ["smart-form", "workflow-automation"]],
    needsPerson("SMS"),
  ),
  open(
    {
      id: "larch-olivar",
      wish: "Web de cinco páginas para un olivar y que nos hagáis también la sesión de fotos en la finca.",
    },
    [["full-website"]],
    notIncluded("fotos"),
  ),
  open(
    {
      id: "larch-payroll",
      wish: "We're a cleaning agency. An automation that takes the hours from Slack, works out wages incl. tax and pays people out through our bank.",
    },
    [["workflow-automation"], ["web-app"], ["tech-consulting"]],
    needsPerson("bank"),
  ),
  open(
    {
      id: "larch-dj",
      wish: "landing page for my dj thing, 5 sections, plays my mixes from soundcloud while u scroll, i send texts",
    },
    [["landing-page"]],
    needsPerson("soundcloud"),
  ),
];
