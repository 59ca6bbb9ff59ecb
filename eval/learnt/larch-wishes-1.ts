import { covered, needsPerson, notIncluded, type Wish } from "../judge/wish.ts";
import { firm, open } from "./sixth-wish.ts";

/** Wishes of the seventh author, which may be looked at while something is mended. */
export const larchWishes1: readonly Wish[] = [
  firm(
    {
      id: "larch-ferry",
      wish: "We run a small passenger ferry between two islands in Orkney and most of our travellers are over sixty. Could you build us a website with five pages? There is no site at the moment, just a notice on the pier.",
    },
    ["full-website.five-pages"],
    covered("five pages"),
  ),
  firm(
    {
      id: "larch-goat",
      wish: "goat cheese farm here, 2nd generation. landing page for our autumn tasting weekend. ive got the photos n the text already, people shd just be able to leave name + number n it lands in my inbox",
    },
    ["landing-page.essential"],
    [],
  ),
  firm(
    {
      id: "larch-orgel",
      wish: "Guten Tag, ich baue und restauriere Orgeln im Fichtelgebirge. Meine Kunden sind Pfarrgemeinden, die oft jahrelang sparen. Ich wünsche mir eine Website mit acht Seiten und einem Bereich für Neuigkeiten, den ich selbst befülle.",
      budget: "bis 2.000 $",
    },
    ["full-website.eight-pages"],
    covered("acht Seiten", "2.000"),
  ),
  firm(
    {
      id: "larch-vendanges",
      wish: "Bonjour ! Chaque septembre nous recrutons une quarantaine de vendangeurs et c'est la pagaille. Il nous faut un formulaire de candidature de 14 champs, les réponses dans un Google Sheet.",
    },
    ["smart-form.one-form"],
    covered("14 champs", "Google Sheet"),
  ),
  firm(
    {
      id: "larch-buceo",
      wish: "Tenemos un centro de buceo en Lanzarote y los clientes siempre preguntan lo mismo por teléfono. Queremos un chatbot en la web que conteste con nuestras 20 páginas de información y que, cuando no sepa, nos mande un correo.",
    },
    ["gpt4-chatbot.one-site"],
    covered("20 páginas"),
  ),
  firm(
    {
      id: "larch-notary",
      wish: "I keep the books for a notary's office that drowns in paper. They'd like a client portal so their 18 clients can fetch deeds and hand in passports without driving over. Nothing fancy!",
    },
    ["client-portal.documents"],
    covered("18 clients"),
  ),
  firm(
    {
      id: "larch-tides",
      wish: "Hobby trader, evenings only, mostly gold and silver. One pine indicator pls: arrow when the 9 ema crosses the 21 ema and rsi is above 50. one alert. My last coder vanished with my money so I'm a bit careful.",
    },
    ["pine-script-indicator.one-indicator"],
    covered("one alert"),
  ),
  firm(
    {
      id: "larch-kita",
      wish: "Wir sind eine Elterninitiative mit drei Kita-Gruppen. Anmeldeformular mit 30 Feldern in 4 Schritten, die Eltern laden den Impfnachweis hoch und bekommen eine Bestätigung per E-Mail. Bisher machen wir das alles auf Papier, und es geht ständig etwas verloren.",
    },
    ["smart-form.several-steps"],
    covered("30 Feldern", "4 Schritten"),
  ),
  firm(
    {
      id: "larch-stall",
      wish: "My daughter says a market stall doesn't need a website but I disagree. A one-minute video with a presenter, in English, about how we smoke our fish. It'll play on a tablet next to the till.",
    },
    ["ai-video-1min.one-video"],
    covered("one-minute", "English"),
  ),
  firm(
    {
      id: "larch-fahrradkurier",
      wish: "Fahrradkuriere aus Leipzig, 11 Leute. Wenn über unser Webformular ein Auftrag kommt, soll er in ein Google Sheet geschrieben und in Slack gemeldet werden. Derzeit kopiert das jemand von Hand, meistens ich.",
    },
    ["workflow-automation.one-flow"],
    covered("Slack"),
  ),
  firm(
    {
      id: "larch-camping",
      wish: "Notre camping est ouvert d'avril à octobre, au bord du lac d'Annecy. On voudrait un site de douze pages en deux langues, la traduction anglaise est déjà faite, avec actualités et formulaire de réservation.",
    },
    ["full-website.twelve-pages"],
    covered("douze pages", "deux langues"),
  ),
  firm(
    {
      id: "larch-physio-crm",
      wish: "Sales team of four, we sell standing desks to dentists. New enquiries from our web form should turn up in Pipedrive with an owner. That's honestly all. 12 fields on the form.",
      timeline: "no rush",
    },
    ["crm-integration.one-source"],
    covered("Pipedrive", "12 fields"),
  ),
  firm(
    {
      id: "larch-panaderia",
      wish: "Buenas, somos una panadería de barrio en Zaragoza, abrimos a las seis de la mañana. Necesitamos una hora de asesoría por videollamada porque mi hermano y yo no nos ponemos de acuerdo sobre qué programa usar.",
    },
    ["tech-consulting.one-hour"],
    covered("una hora"),
  ),
  firm(
    {
      id: "larch-quilts",
      wish: "I teach quilting and my evening classes are always half empty, which breaks my heart. Landing page please, you write the words as I can't, about 7 sections, something warm and homely.",
      budget: "$600",
    },
    ["landing-page.complete"],
    covered("7 sections", "$600"),
  ),
  open(
    {
      id: "larch-vet-calls",
      wish: "Mobile vet in rural Wales. A chatbot for our 15 pages which also rings me on the phone when an animal is in danger.",
    },
    [["gpt4-chatbot"]],
    needsPerson("rings"),
  ),
  open(
    {
      id: "larch-chor",
      wish: "Unser Chor braucht eine Website mit fünf Seiten, und die Mitglieder sollen sich Noten herunterladen können, aber nur mit Passwort.",
    },
    [
      ["full-website"],
      ["full-website", "client-portal"],
      ["full-website", "web-app"],
      ["client-portal"],
    ],
    needsPerson("Passwort"),
  ),
  open(
    {
      id: "larch-apiculteur",
      wish: "Site de cinq pages pour un apiculteur, et vous vous occupez aussi de notre compte Instagram, trois posts par semaine.",
    },
    [["full-website"]],
    notIncluded("Instagram"),
  ),
  open(
    {
      id: "larch-motos",
      wish: "Taller de motos: un formulario con 10 campos que mire en nuestra base de datos Oracle si hay piezas.",
    },
    [["smart-form"], ["smart-form", "workflow-automation"]],
    needsPerson("Oracle"),
  ),
  open(
    {
      id: "larch-church-hall",
      wish: "Five page site for the church hall. The booking page must show which dates are taken and let groups reserve and pay by card.",
    },
    [["full-website"], ["full-website", "smart-form"], ["web-app"], ["full-website", "web-app"]],
    [],
  ),
  open(
    {
      id: "larch-allergens",
      wish: "Takeaway in Bradford. Chatbot from 12 pages, it has to be legally watertight when it says which dishes have nuts.",
    },
    [["gpt4-chatbot"]],
    [],
  ),
];
