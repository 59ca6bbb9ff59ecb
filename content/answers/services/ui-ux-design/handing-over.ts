import type { CuratedAnswer } from "../../curated-answer.ts";

/** What is handed over of a design, and to whom. */
export const designHandingOverAnswers: readonly CuratedAnswer[] = [
  {
    id: "design-code",
    asks: {
      en: [
        "Is the code included in the UI design?",
        "do you also build the page you designed",
        "does the design service deliver html",
      ],
      de: ["Ist beim UI-Design der Code dabei?", "baut ihr die gestaltete seite auch"],
      es: ["¿El diseño de interfaz incluye el código?", "también construyen la página diseñada"],
      fr: [
        "Le design d'interface comprend-il le code ?",
        "construisez-vous aussi la page dessinée",
      ],
    },
    says: {
      en: "No, the design is a drawing, not a working page; code isn’t included. Your developers build from the file, or you order a [landing page](/services/landing-page) from {price:landing-page} or a [website](/services/full-website) from {price:full-website}; their prices already include design.",
      de: "Nein, der Entwurf ist eine Zeichnung und keine fertige Seite; Code ist nicht dabei. Ihre Entwickler bauen nach der Datei, oder Sie bestellen eine [Landingpage](/services/landing-page) ab {price:landing-page} oder eine [Website](/services/full-website) ab {price:full-website}; deren Preise enthalten das Design schon.",
      es: "No, el diseño es un dibujo y no una página que funcione; no incluye código. Sus programadores construyen a partir del archivo, o usted pide una [página de aterrizaje](/services/landing-page) desde {price:landing-page} o un [sitio web](/services/full-website) desde {price:full-website}, cuyos precios ya incluyen el diseño.",
      fr: "Non, le design est un dessin et non une page qui fonctionne ; le code n’est pas compris. Vos développeurs partent du fichier, ou vous commandez une [page de destination](/services/landing-page) à partir de {price:landing-page} ou un [site](/services/full-website) à partir de {price:full-website}, dont le prix comprend déjà le design.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-developers", "which-website-fits"],
  },
  {
    id: "design-figma",
    asks: {
      en: [
        "In which program is the UI design delivered?",
        "do I get the figma file itself",
        "can you design in our own figma team",
      ],
      de: ["In welchem Programm liefern Sie das UI-Design?", "bekomme ich die figma-datei selbst"],
      es: ["¿En qué programa entregan el diseño de interfaz?", "recibo el archivo de figma"],
      fr: [
        "Dans quel logiciel livrez-vous le design d'interface ?",
        "est-ce que je reçois le fichier figma",
      ],
    },
    says: {
      en: "As a Figma file, made in your own team or handed over to it, so you can go on working in it. It’s yours once it is paid. Other programs such as Sketch or Adobe XD aren’t listed; if it has to be one of them, ask for a [quote](/quote).",
      de: "Als Figma-Datei, in Ihrem eigenen Team angelegt oder dorthin übergeben; Sie können also darin weiterarbeiten. Sie gehört Ihnen, sobald sie bezahlt ist. Andere Programme wie Sketch oder Adobe XD sind nicht aufgeführt; muss es eines davon sein, bitten Sie um ein [Angebot](/quote).",
      es: "Como archivo de Figma, hecho en su propio equipo o traspasado a él, así que puede seguir trabajando en él. Es suyo una vez pagado. Otros programas, como Sketch o Adobe XD, no figuran; si tiene que ser uno de ellos, pida un [presupuesto](/quote).",
      fr: "Sous forme de fichier Figma, créé dans votre propre équipe ou remis à celle-ci ; vous pouvez donc continuer à y travailler. Il est à vous une fois payé. D’autres logiciels comme Sketch ou Adobe XD ne sont pas prévus ; s’il vous en faut un, demandez un [devis](/quote).",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-developers", "design-styles"],
  },
  {
    id: "design-developers",
    asks: {
      en: [
        "Can our developers build straight from your design?",
        "what do programmers get with the ui design",
        "are icons exported in the design",
      ],
      de: [
        "Können unsere Entwickler direkt nach Ihrem Design bauen?",
        "was bekommen programmierer zum ui-design",
      ],
      es: [
        "¿Nuestros programadores pueden construir directamente desde su diseño?",
        "qué reciben los programadores con el diseño de interfaz",
      ],
      fr: [
        "Nos développeurs peuvent-ils construire directement à partir de votre design ?",
        "que reçoivent les programmeurs avec le design d'interface",
      ],
    },
    says: {
      en: "Yes, the file is made for that: it has the measures, colours, type and spacing as named variables, and every state drawn, so they build without guessing. Icons come as SVG, pictures in the sizes needed.",
      de: "Ja, dafür ist die Datei gemacht: Sie enthält Maße, Farben, Schrift und Abstände als benannte Variablen, und jeder Zustand ist gezeichnet; so muss beim Bauen niemand raten. Icons gibt es als SVG, Bilder in den benötigten Größen.",
      es: "Sí, el archivo está hecho para eso: contiene las medidas, los colores, la tipografía y los espacios como variables con nombre, y todos los estados dibujados, así que construyen sin adivinar. Los iconos vienen en SVG y las imágenes en los tamaños necesarios.",
      fr: "Oui, le fichier est fait pour cela : il contient les mesures, et les couleurs, la typographie et les espacements comme variables nommées, avec tous les états dessinés ; ils construisent donc sans deviner. Les icônes sont en SVG, les images aux tailles voulues.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-figma", "design-styles"],
  },
  {
    id: "design-styles",
    asks: {
      en: [
        "Do I get a design system?",
        "named styles in the figma file, what for",
        "will later pages match the design",
      ],
      de: ["Bekomme ich ein Designsystem?", "wozu benannte stile in figma"],
      es: ["¿Recibo un sistema de diseño?", "para qué sirven los estilos con nombre en figma"],
      fr: ["Ai-je droit à un design system ?", "à quoi servent les styles nommés dans figma"],
    },
    says: {
      en: "Each option has a Figma file with named styles for colours, type and spacing, so that new pages match. From {price:ui-ux-design.two-pages} it also has shared parts, used on several pages. A complete design system for a large product isn’t listed; ask for a [quote](/quote).",
      de: "Zu jeder Option gehört eine Figma-Datei mit benannten Stilen für Farben, Schrift und Abstände, damit neue Seiten dazu passen. Ab {price:ui-ux-design.two-pages} kommen gemeinsame Bausteine dazu, die auf mehreren Seiten vorkommen. Ein vollständiges Designsystem für ein großes Produkt ist nicht aufgeführt; bitten Sie um ein [Angebot](/quote).",
      es: "Cada opción incluye un archivo de Figma con estilos con nombre para colores, tipografía y espacios, para que las páginas nuevas encajen. Desde {price:ui-ux-design.two-pages} tiene además piezas comunes, usadas en varias páginas. Un sistema de diseño completo para un producto grande no figura; pida un [presupuesto](/quote).",
      fr: "Chaque option comprend un fichier Figma avec des styles nommés pour les couleurs, la typographie et les espacements, afin que les nouvelles pages s’accordent. À partir de {price:ui-ux-design.two-pages}, il contient aussi des éléments communs à plusieurs pages. Un design system complet pour un grand produit n’est pas prévu ; demandez un [devis](/quote).",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-figma", "design-how-many"],
  },
  {
    id: "design-prototype",
    asks: {
      en: [
        "Which design option has the clickable prototype?",
        "can I click through a single page design",
        "does the two page design come with a prototype",
      ],
      de: ["Welche Design-Option hat den klickbaren Prototyp?", "prototyp bei zwei seiten design"],
      es: [
        "¿Qué opción de diseño trae el prototipo navegable?",
        "prototipo con dos páginas de diseño",
      ],
      fr: [
        "Quelle option de design a le prototype cliquable ?",
        "un prototype avec deux pages de design",
      ],
    },
    says: {
      en: "“{name:ui-ux-design.three-pages-prototype}” at {price:ui-ux-design.three-pages-prototype}: it links the three designed pages, so that you can click through them and try them with customers. It’s a drawing that reacts to clicks, not an app that stores anything. The options for one and two pages have none; ask for a [quote](/quote) if you want one there.",
      de: "„{name:ui-ux-design.three-pages-prototype}“ für {price:ui-ux-design.three-pages-prototype}: Er verbindet die drei gestalteten Seiten, sodass Sie sich hindurchklicken und sie mit Kunden ausprobieren können. Er ist eine Zeichnung, die auf Klicks reagiert, keine App, die etwas speichert. Die Optionen für eine und zwei Seiten haben keinen; möchten Sie dort einen, bitten Sie um ein [Angebot](/quote).",
      es: "«{name:ui-ux-design.three-pages-prototype}», por {price:ui-ux-design.three-pages-prototype}: enlaza las tres páginas diseñadas para recorrerlas con clics y probarlas con clientes. Es un dibujo que reacciona a los clics, no una aplicación que guarde algo. Las opciones de una y dos páginas no lo tienen; si lo quiere ahí, pida un [presupuesto](/quote).",
      fr: "« {name:ui-ux-design.three-pages-prototype} », à {price:ui-ux-design.three-pages-prototype} : il relie les trois pages dessinées, pour les parcourir en cliquant et les essayer avec des clients. C’est un dessin qui réagit aux clics, pas une application qui enregistre quelque chose. Les options d’une et de deux pages n’en ont pas ; si vous en voulez un, demandez un [devis](/quote).",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-how-many", "design-user-tests"],
  },
];
