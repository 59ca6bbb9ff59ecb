import { covered, needsPerson, type Wish } from "../judge/wish.ts";
import { firm, open } from "./sixth-wish.ts";

/** Wishes of the seventh author, written once the first half had been mended for, and only counted. */
export const larchWishes3: readonly Wish[] = [
  firm(
    {
      id: "larch-mosque-form",
      wish: "Assalamu alaikum. Our mosque in Bradford gives out food every Friday and the queue is long. A form of 11 fields for families, answers land in our shared mailbox. Volunteers will be so relieved.",
    },
    ["smart-form.one-form"],
    covered("11 fields"),
  ),
  firm(
    {
      id: "larch-plumbing-merchant",
      wish: "Plumbing merchant, three counters, sixty years on the same street. Website, eight pages, news part we fill in ourselves. Customers still phone to ask whether we sell boilers. We do.",
    },
    ["full-website.eight-pages"],
    covered("eight pages"),
  ),
  firm(
    {
      id: "larch-lektorin",
      wish: "Freie Lektorin, spezialisiert auf Kochbücher. Ich hätte gern eine Landingpage mit fünf Abschnitten. Texte schreibe ich selbstverständlich selbst, Fotos habe ich auch. Es eilt nicht.",
    },
    ["landing-page.essential"],
    covered("fünf Abschnitten"),
  ),
  firm(
    {
      id: "larch-fisioterapia",
      wish: "Clínica de fisioterapia con cuatro camillas. Formulario de primera visita: 28 campos en 4 pasos, el paciente adjunta el informe médico y recibe un correo de confirmación. Ahora lo rellenan en la sala de espera con un boli que nunca funciona.",
    },
    ["smart-form.several-steps"],
    covered("28 campos", "4 pasos"),
  ),
  firm(
    {
      id: "larch-syndic",
      wish: "Nous gérons des immeubles à Lyon, 85 copropriétaires en tout. Un portail où chacun suit l'avancement des travaux, nous écrit un message et retrouve ses documents. Les gens s'agacent de ne rien savoir, et je les comprends.",
    },
    ["client-portal.documents-and-jobs"],
    covered("85"),
  ),
  firm(
    {
      id: "larch-vinyl",
      wish: "i sell secondhand vinyl from my garage. chatbot pls, 18 pages of info (opening times, shipping, grading). folks ask me the same 5 things all day and im trying to listen to records here",
      budget: "400",
    },
    ["gpt4-chatbot.one-site"],
    covered("18 pages"),
  ),
  firm(
    {
      id: "larch-nurse-agency",
      wish: "Agency for night nurses. One automation: someone fills in our web form, a row is added to a spreadsheet, the shift lead gets an email. Three steps. It's done by hand at the moment, usually at 2 am, usually wrong.",
    },
    ["workflow-automation.one-flow"],
    covered("Three steps"),
  ),
  firm(
    {
      id: "larch-krippe",
      wish: "Wir schnitzen Krippenfiguren im Grödnertal. Ein Video von einer Minute auf Deutsch mit einer Sprecherin, für unseren Stand am Christkindlmarkt. Die Konkurrenz hat so etwas längst.",
    },
    ["ai-video-1min.one-video"],
    covered("einer Minute", "Deutsch"),
  ),
  firm(
    {
      id: "larch-options",
      wish: "Retired dentist, trading is my new hobby (my wife disapproves). Indicator for TradingView with 3 conditions and an alert. Daily chart, S&P mostly.",
    },
    ["pine-script-indicator.one-indicator"],
    covered("3 conditions"),
  ),
  firm(
    {
      id: "larch-escuela-vela",
      wish: "Escuela de vela en Mahón, temporada de mayo a octubre. Una web de cinco páginas, por favor. La de ahora la hizo un alumno hace diez años y da vergüenza enseñarla.",
    },
    ["full-website.five-pages"],
    covered("cinco páginas"),
  ),
  firm(
    {
      id: "larch-interpreters",
      wish: "We are two court interpreters and neither of us is technical. An hour of consulting over video, please: we argue about whether to build something or just buy it.",
    },
    ["tech-consulting.one-hour"],
    covered("An hour"),
  ),
  firm(
    {
      id: "larch-leads-tiles",
      wish: "Tile showroom outside Porto. Enquiries from our web form must reach HubSpot, 15 fields, each with an owner. My two salesmen currently fight over who saw the mail first.",
    },
    ["crm-integration.one-source"],
    covered("HubSpot", "15 fields"),
  ),
  firm(
    {
      id: "larch-hundeschule",
      wish: "Hundeschule, neu gegründet, noch kein Logo und kein Geld, aber viel Energie! Figma-Entwurf für eine Seite, damit ich sehe, wohin die Reise geht.",
    },
    ["ui-ux-design.one-page"],
    covered("eine Seite"),
  ),
  firm(
    {
      id: "larch-traiteur",
      wish: "Traiteur à Namur, on vient d'ouvrir. Landing page avec les textes rédigés par vous, six sections, formulaire relié à Pipedrive. Notre voisin a fait appel à une agence et il le regrette.",
    },
    ["landing-page.complete"],
    covered("six sections", "Pipedrive"),
  ),
  open(
    {
      id: "larch-locksmith",
      wish: "Locksmith. Landing page with four sections, texts are ready. When someone is locked out at night it connects them straight to my mobile.",
    },
    [["landing-page"]],
    [],
  ),
  open(
    {
      id: "larch-imker-waage",
      wish: "Website mit fünf Seiten für unsere Imkerei. Die Stockwaage meldet ihr Gewicht, das steht dann auf der Startseite.",
    },
    [["full-website"], ["full-website", "workflow-automation"]],
    needsPerson("Stockwaage"),
  ),
  open(
    {
      id: "larch-boda",
      wish: "Formulario de 12 campos para nuestra boda. Los invitados eligen su mesa en un plano.",
    },
    [["smart-form"]],
    needsPerson("plano"),
  ),
  open(
    {
      id: "larch-brocante",
      wish: "Site de cinq pages pour une brocante. Les gens réservent un objet et il disparaît du site.",
    },
    [["full-website"], ["web-app"], ["full-website", "smart-form"]],
    [],
  ),
  open(
    {
      id: "larch-piano",
      wish: "Piano teacher. Chatbot trained on 10 pages. It listens to my pupils play and says what to practise.",
    },
    [["gpt4-chatbot"]],
    needsPerson("listens"),
  ),
  open(
    {
      id: "larch-farm-portal",
      wish: "Client portal for 20 clients, they are farmers; each sees satellite pictures of his own fields.",
    },
    [["client-portal"], ["web-app"]],
    needsPerson("satellite"),
  ),
];
