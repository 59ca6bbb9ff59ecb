import { covered, exactly } from "../judge/wish.ts";
import type { Wish } from "../judge/wish.ts";

/** Everything that these name is held by a listed scope, or by several. */

/** These name something more: mostly what a person has to look at. Three are many of one service at its smallest size. */

export const wishes2: readonly Wish[] = [
  {
    id: "panel-ocho-valores",
    wish: "Un panel de mercado con ocho valores de un solo proveedor de datos, gráficos y alertas por correo cuando pasan de un límite. Solo para mí.",
    budget: "2.500 dólares",
    expects: {
      services: [["market-dashboard.one-source"]],
      firm: true,
      named: covered("ocho valores", "un solo proveedor", "2.500 dólares"),
      totalUsd: exactly("market-dashboard.one-source"),
    },
  },
  {
    id: "una-hora-de-asesoria",
    wish: "Me gustaría reservar una hora de consultoría técnica, tengo una duda sobre automatización. Puede ser en inglés sin problema.",
    expects: {
      services: [["tech-consulting.one-hour"]],
      firm: true,
      named: covered("una hora", "en inglés"),
      totalUsd: exactly("tech-consulting.one-hour"),
    },
  },

  // French
  {
    id: "portail-vingt-clients",
    wish: "Il nous faut un portail où nos 20 clients se connectent, téléchargent leurs documents et nous envoient les leurs. À nos couleurs, sur notre domaine.",
    timeline: "d'ici deux mois",
    expects: {
      services: [["client-portal.documents"]],
      firm: true,
      named: covered("20 clients", "d'ici deux mois"),
      totalUsd: exactly("client-portal.documents"),
    },
  },
  {
    id: "landing-page-quatre-sections",
    wish: "Bonjour, une landing page toute simple : quatre sections, un formulaire vers ma boîte mail. Je fournis les textes et les photos.",
    budget: "400 $",
    expects: {
      services: [["landing-page.essential"]],
      firm: true,
      named: covered("quatre sections", "un formulaire", "400 $"),
      totalUsd: exactly("landing-page.essential"),
    },
  },
];
