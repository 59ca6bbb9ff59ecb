import type { CuratedAnswer } from "../../curated-answer.ts";

/** What is drawn for a design. */
export const designDrawingAnswers: readonly CuratedAnswer[] = [
  {
    id: "design-page",
    asks: {
      en: [
        "What counts as a page in the UI design?",
        "is a popup a page of its own in your design price",
        "does one designed page include the phone version",
      ],
      de: ["Was zählt beim UI-Design als eine Seite?", "ist die handy-ansicht beim design extra"],
      es: [
        "¿Qué cuenta como una página en el diseño de interfaz?",
        "la versión móvil se paga aparte en el diseño",
      ],
      fr: [
        "Qu'est-ce qui compte comme une page dans le design d'interface ?",
        "la version mobile du design est-elle en supplément",
      ],
    },
    says: {
      en: "A page is one screen with its states, laid out for phone and for desktop; both are in the price, no matter what is on it. It may be a page of a website or a screen of an app. One page costs {price:ui-ux-design.one-page}.",
      de: "Eine Seite ist ein Bildschirm mit seinen Zuständen, für Handy und für Desktop gestaltet; beides ist im Preis, egal, was darauf ist. Das kann die Seite einer Website oder der Bildschirm einer App sein. Eine Seite kostet {price:ui-ux-design.one-page}.",
      es: "Una página es una pantalla con sus estados, diseñada para móvil y para escritorio; ambas cosas están en el precio, haya en ella lo que haya. Puede ser la página de una web o la pantalla de una aplicación. Una página cuesta {price:ui-ux-design.one-page}.",
      fr: "Une page est un écran avec ses états, dessiné pour téléphone et pour ordinateur ; les deux sont dans le prix, quel que soit son contenu. Ce peut être la page d’un site ou l’écran d’une application. Une page coûte {price:ui-ux-design.one-page}.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-how-many", "design-states"],
  },
  {
    id: "design-states",
    asks: {
      en: [
        "Does the UI design show error messages too?",
        "are loading and empty states drawn",
        "what does the design show when there's no data",
      ],
      de: ["Zeigt das UI-Design auch Fehlermeldungen?", "werden leer- und ladezustände gezeichnet"],
      es: [
        "¿El diseño de interfaz muestra también los errores?",
        "se dibujan los estados de carga y vacíos",
      ],
      fr: [
        "Le design d'interface montre-t-il aussi les erreurs ?",
        "les états vides et de chargement sont-ils dessinés",
      ],
    },
    says: {
      en: "Yes: for each page the empty, the loading and the error state are drawn, not only the view in which everything is there. So nobody has to invent them while building.",
      de: "Ja: Zu jeder Seite zeichnen wir den leeren, den ladenden und den Fehlerzustand, nicht nur die Ansicht, in der alles da ist. So muss beim Bauen niemand etwas dazuerfinden.",
      es: "Sí: de cada página se dibujan el estado vacío, el de carga y el de error, no solo la vista en la que está todo. Así nadie tiene que inventarlos al construir.",
      fr: "Oui : pour chaque page, l’état vide, le chargement et l’erreur sont dessinés, pas seulement la vue où tout est là. Personne n’a donc à les inventer au moment de construire.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-page", "design-developers"],
  },
  {
    id: "design-widths",
    asks: {
      en: [
        "Does the UI design include a tablet version?",
        "for which screen sizes do you design",
        "how wide is the design in pixels",
      ],
      de: [
        "Gibt es beim UI-Design auch eine Tablet-Version?",
        "für welche bildschirmgrößen gestaltet ihr",
      ],
      es: [
        "¿El diseño de interfaz incluye versión para tableta?",
        "para qué tamaños de pantalla diseñan",
      ],
      fr: [
        "Le design d'interface comprend-il une version tablette ?",
        "pour quelles tailles d'écran dessinez-vous",
      ],
    },
    says: {
      en: "Each page is drawn at two widths, 390 px for phone and 1440 px for desktop. A third one, for a tablet or a large screen, isn’t part of the listed options; mention it in a [quote request](/quote).",
      de: "Jede Seite wird in zwei Breiten gezeichnet, 390 px fürs Handy und 1440 px für den Desktop. Eine dritte, für Tablet oder großen Bildschirm, gehört nicht zu den gelisteten Optionen; nennen Sie sie in einer [Angebotsanfrage](/quote).",
      es: "Cada página se dibuja en dos anchos, 390 px para móvil y 1440 px para escritorio. Un tercero, para tableta o pantalla grande, no forma parte de las opciones de la lista; menciónelo en una [solicitud de presupuesto](/quote).",
      fr: "Chaque page est dessinée en deux largeurs, 390 px pour le téléphone et 1440 px pour l’ordinateur. Une troisième, pour tablette ou grand écran, ne fait pas partie des options listées ; signalez-la dans une [demande de devis](/quote).",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-page", "website-mobile"],
  },
  {
    id: "design-variants",
    asks: {
      en: [
        "Do we get several design proposals to choose from?",
        "three different designs of the same page",
        "how many variants of the ui design",
      ],
      de: [
        "Bekommen wir mehrere Designvorschläge zur Auswahl?",
        "drei verschiedene entwürfe derselben seite",
      ],
      es: [
        "¿Recibimos varias propuestas de diseño para elegir?",
        "tres diseños distintos de la misma página",
      ],
      fr: [
        "Recevons-nous plusieurs propositions de design au choix ?",
        "trois designs différents de la même page",
      ],
    },
    says: {
      en: "The listed options draw each page once: a rough layout first, which you agree to or change, then the details, with {holds:ui-ux-design.one-page.revisions} revisions. Several finished versions to choose from aren’t included; say in a [quote request](/quote) how many you want.",
      de: "Die gelisteten Optionen zeichnen jede Seite einmal: zuerst ein grobes Layout, dem Sie zustimmen oder das Sie ändern, dann die Einzelheiten, mit {holds:ui-ux-design.one-page.revisions} Korrekturrunden. Mehrere fertige Fassungen zur Auswahl sind nicht enthalten; schreiben Sie in eine [Angebotsanfrage](/quote), wie viele Sie möchten.",
      es: "Las opciones de la lista dibujan cada página una vez: primero una disposición aproximada, que usted aprueba o cambia, y después los detalles, con {holds:ui-ux-design.one-page.revisions} revisiones. No se incluyen varias versiones acabadas para elegir; indique en una [solicitud de presupuesto](/quote) cuántas quiere.",
      fr: "Les options listées dessinent chaque page une fois : d’abord une mise en page sommaire, que vous acceptez ou modifiez, puis les détails, avec {holds:ui-ux-design.one-page.revisions} révisions. Plusieurs versions finies au choix ne sont pas comprises ; indiquez dans une [demande de devis](/quote) combien vous en voulez.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-steps", "revisions-more"],
  },
  {
    id: "design-texts",
    asks: {
      en: [
        "Do you write the texts in the UI design?",
        "button labels and messages in the design",
        "is copywriting part of the screen design",
      ],
      de: ["Schreiben Sie auch die Texte im UI-Design?", "beschriftungen und meldungen im entwurf"],
      es: [
        "¿Escriben también los textos del diseño de interfaz?",
        "textos de botones y mensajes en el diseño",
      ],
      fr: [
        "Écrivez-vous aussi les textes du design d'interface ?",
        "libellés et messages dans la maquette",
      ],
    },
    says: {
      en: "We suggest the texts for buttons and messages. The rest of the copy isn’t part of the design; if we should write it, say so in a [quote request](/quote).",
      de: "Für Schaltflächen und Meldungen schlagen wir Texte vor. Die übrigen Texte gehören nicht zum Design; sollen wir sie schreiben, sagen Sie es in einer [Angebotsanfrage](/quote).",
      es: "Proponemos los textos de botones y mensajes. Los demás textos no forman parte del diseño; si debemos escribirlos, dígalo en una [solicitud de presupuesto](/quote).",
      fr: "Nous proposons les textes des boutons et des messages. Le reste des textes ne fait pas partie du design ; si nous devons les écrire, dites-le dans une [demande de devis](/quote).",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["texts-who-writes", "design-steps"],
  },
  {
    id: "design-accessible",
    asks: {
      en: [
        "Is the UI design accessible for people with poor sight?",
        "do you check contrast in the design",
        "wcag in the screen design",
      ],
      de: ["Ist das UI-Design barrierefrei?", "prüft ihr den kontrast im design"],
      es: ["¿El diseño de interfaz es accesible?", "comprueban el contraste del diseño"],
      fr: ["Le design d'interface est-il accessible ?", "vérifiez-vous le contraste du design"],
    },
    says: {
      en: "Yes: contrast, focus, the size of targets and the order of the page are checked to WCAG 2.2 level AA. Whether the finished product meets it also depends on how it is built.",
      de: "Ja: Kontrast, Fokus, Größe der Schaltflächen und Reihenfolge werden nach WCAG 2.2, Stufe AA, geprüft. Ob das fertige Produkt sie erfüllt, hängt auch davon ab, wie es gebaut wird.",
      es: "Sí: el contraste, el foco, el tamaño de los botones y el orden se comprueban según WCAG 2.2, nivel AA. Que el producto acabado lo cumpla depende también de cómo se construya.",
      fr: "Oui : le contraste, le focus, la taille des zones cliquables et l’ordre sont vérifiés selon WCAG 2.2, niveau AA. Le respect de la norme par le produit fini dépend aussi de la façon dont il est construit.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["website-accessibility", "design-developers"],
  },
];
