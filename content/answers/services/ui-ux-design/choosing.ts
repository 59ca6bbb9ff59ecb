import type { CuratedAnswer } from "../../curated-answer.ts";

/** Why and for what a design is drawn, and in which steps. */
export const designChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "design-how-many",
    asks: {
      en: [
        "How many pages can you design?",
        "design for ten screens",
        "we need more than three pages designed",
      ],
      de: ["Wie viele Seiten könnt ihr gestalten?", "design für zehn bildschirme"],
      es: ["¿Cuántas páginas pueden diseñar?", "diseño para diez pantallas"],
      fr: ["Combien de pages pouvez-vous dessiner ?", "design pour dix écrans"],
    },
    says: {
      en: "The listed options hold one page at {price:ui-ux-design.one-page}, two at {price:ui-ux-design.two-pages}, and three with a clickable prototype at {price:ui-ux-design.three-pages-prototype}. For more than three, ask for a [quote](/quote) and list the screens. You can also start with one or two typical pages: their styles are named, so new pages match.",
      de: "Die gelisteten Optionen umfassen eine Seite für {price:ui-ux-design.one-page}, zwei für {price:ui-ux-design.two-pages} und drei mit klickbarem Prototyp für {price:ui-ux-design.three-pages-prototype}. Für mehr als drei bitten Sie um ein [Angebot](/quote) und zählen die Bildschirme auf. Sie können auch mit einer oder zwei typischen Seiten anfangen: Deren Stile sind benannt, sodass neue Seiten dazu passen.",
      es: "Las opciones de la lista son una página por {price:ui-ux-design.one-page}, dos por {price:ui-ux-design.two-pages} y tres con prototipo navegable por {price:ui-ux-design.three-pages-prototype}. Para más de tres, pida un [presupuesto](/quote) y enumere las pantallas. También puede empezar con una o dos páginas típicas: sus estilos tienen nombre, así que las nuevas encajan.",
      fr: "Les options listées comprennent une page à {price:ui-ux-design.one-page}, deux à {price:ui-ux-design.two-pages}, et trois avec un prototype cliquable à {price:ui-ux-design.three-pages-prototype}. Au-delà de trois, demandez un [devis](/quote) en énumérant les écrans. Vous pouvez aussi commencer par une ou deux pages typiques : leurs styles sont nommés, et les nouvelles pages s’y accordent.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-page", "quote-how"],
  },
  {
    id: "design-why",
    asks: {
      en: [
        "Why pay for UI design before programming?",
        "what is ui ux design good for",
        "is a design worth it for a small app",
      ],
      de: ["Warum vor dem Programmieren für UI-Design zahlen?", "wozu ist ui-ux-design gut"],
      es: ["¿Por qué pagar un diseño antes de programar?", "para qué sirve el diseño ui ux"],
      fr: ["Pourquoi payer un design avant de programmer ?", "à quoi sert le design ui ux"],
    },
    says: {
      en: "You see what you will get before you pay for code, and mistakes are fixed in the drawing, where they cost little. Your developers then build without guessing what you meant. If we build a page, website or web app for you, you needn’t order the design separately: it’s part of the price.",
      de: "Sie sehen, was Sie bekommen, bevor Sie für Code bezahlen, und Fehler werden in der Zeichnung behoben, wo sie wenig kosten. Ihre Entwickler bauen dann, ohne zu raten, was gemeint war. Bauen wir eine Seite, Website oder Web-App für Sie, brauchen Sie das Design nicht eigens zu bestellen: Es ist im Preis enthalten.",
      es: "Ve lo que va a recibir antes de pagar código, y los errores se corrigen en el dibujo, donde cuestan poco. Después sus programadores construyen sin adivinar qué quería. Si le hacemos una página, un sitio o una aplicación web, no tiene que pedir el diseño aparte: va en el precio.",
      fr: "Vous voyez ce que vous aurez avant de payer du code, et les erreurs se corrigent sur le dessin, où elles coûtent peu. Vos développeurs construisent ensuite sans deviner ce que vous vouliez. Si nous réalisons une page, un site ou une application web pour vous, inutile de commander le design à part : il est dans le prix.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-code", "start-small"],
  },
  {
    id: "design-existing",
    asks: {
      en: [
        "Can you redesign a screen that we already have?",
        "improve the ui of our existing software",
        "do you start the design from our brand colours",
      ],
      de: [
        "Könnt ihr einen bestehenden Bildschirm neu gestalten?",
        "oberfläche unserer vorhandenen software verbessern",
      ],
      es: [
        "¿Pueden rediseñar una pantalla que ya tenemos?",
        "mejorar la interfaz de nuestro programa actual",
      ],
      fr: [
        "Pouvez-vous redessiner un écran que nous avons déjà ?",
        "améliorer l'interface de notre logiciel existant",
      ],
    },
    says: {
      en: "Yes: we redraw the screens that cause trouble, for phone and desktop, at {price:ui-ux-design.one-page} for one page. Send us the screens as they are and say where people get stuck. What is built stays as it is until your developers follow the new drawing.",
      de: "Ja: Wir zeichnen die Bildschirme neu, die Mühe machen, für Handy und Desktop, eine Seite für {price:ui-ux-design.one-page}. Schicken Sie uns die Bildschirme, wie sie heute sind, und sagen Sie, wo man hängen bleibt. Am Programm ändert sich erst etwas, wenn Ihre Entwickler den neuen Entwurf umsetzen.",
      es: "Sí: volvemos a dibujar las pantallas que dan problemas, para móvil y escritorio, a {price:ui-ux-design.one-page} por una página. Envíenos las pantallas como están y diga dónde se atasca la gente. Lo construido no cambia hasta que sus programadores sigan el nuevo dibujo.",
      fr: "Oui : nous redessinons les écrans qui posent problème, pour téléphone et ordinateur, à {price:ui-ux-design.one-page} pour une page. Envoyez-nous les écrans actuels et dites où l’on se perd. Le produit ne change que lorsque vos développeurs suivent le nouveau dessin.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["own-design", "design-page"],
  },
  {
    id: "design-steps",
    asks: {
      en: [
        "How does the UI design process work?",
        "do you start with a rough sketch of the screen",
        "when can I say yes or no to the design",
      ],
      de: ["Wie läuft das UI-Design ab?", "fangt ihr mit einer groben skizze an beim design"],
      es: ["¿Cómo es el proceso del diseño de interfaz?", "empiezan el diseño con un boceto"],
      fr: [
        "Comment se déroule le design d'interface ?",
        "commencez-vous le design par une esquisse",
      ],
    },
    says: {
      en: "First you get a rough layout, and we draw the details only after your go-ahead. Then come your revisions, {holds:ui-ux-design.one-page.revisions} for each page, and at the end the Figma file.",
      de: "Zuerst bekommen Sie ein grobes Layout, und die Einzelheiten zeichnen wir erst nach Ihrer Zustimmung. Danach kommen Ihre Korrekturrunden, {holds:ui-ux-design.one-page.revisions} je Seite, und am Ende die Figma-Datei.",
      es: "Primero recibe una disposición aproximada, y dibujamos los detalles solo después de su visto bueno. Luego vienen sus revisiones, {holds:ui-ux-design.one-page.revisions} por página, y al final el archivo de Figma.",
      fr: "Vous recevez d’abord une mise en page sommaire, et nous ne dessinons les détails qu’après votre accord. Viennent ensuite vos révisions, {holds:ui-ux-design.one-page.revisions} par page, et à la fin le fichier Figma.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-variants", "revisions-what-counts"],
  },
  {
    id: "design-user-tests",
    asks: {
      en: [
        "Do you test the UI design with real users?",
        "user research as part of the ux design",
        "interviews with our customers before the design",
      ],
      de: ["Testen Sie das UI-Design mit echten Nutzern?", "nutzerforschung beim ux-design"],
      es: ["¿Prueban el diseño con usuarios reales?", "investigación de usuarios en el diseño ux"],
      fr: [
        "Testez-vous le design avec de vrais utilisateurs ?",
        "recherche utilisateur dans le design ux",
      ],
    },
    says: {
      en: "Tests and interviews with users aren’t part of the listed options. With the prototype at {price:ui-ux-design.three-pages-prototype} you can try the screens with your own customers before anything is built. If we should run such tests, describe them in a [quote request](/quote).",
      de: "Tests und Befragungen von Nutzern gehören nicht zu den gelisteten Optionen. Mit dem Prototyp für {price:ui-ux-design.three-pages-prototype} können Sie die Bildschirme mit Ihren eigenen Kunden ausprobieren, bevor etwas gebaut wird. Sollen wir solche Tests durchführen, beschreiben Sie sie in einer [Angebotsanfrage](/quote).",
      es: "Las pruebas y entrevistas con usuarios no forman parte de las opciones de la lista. Con el prototipo de {price:ui-ux-design.three-pages-prototype} puede probar las pantallas con sus propios clientes antes de construir nada. Si debemos hacer nosotros esas pruebas, descríbalas en una [solicitud de presupuesto](/quote).",
      fr: "Les tests et les entretiens avec des utilisateurs ne font pas partie des options listées. Avec le prototype à {price:ui-ux-design.three-pages-prototype}, vous pouvez essayer les écrans avec vos propres clients avant toute construction. Si nous devons mener ces tests, décrivez-les dans une [demande de devis](/quote).",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-prototype", "design-why"],
  },
  {
    id: "design-logo",
    asks: {
      en: [
        "Does the UI design include a logo?",
        "can you design our business cards too",
        "brand identity along with the screen design",
      ],
      de: ["Ist beim UI-Design ein Logo dabei?", "gestaltet ihr auch visitenkarten"],
      es: ["¿El diseño de interfaz incluye un logo?", "diseñan también tarjetas de visita"],
      fr: [
        "Le design d'interface comprend-il un logo ?",
        "dessinez-vous aussi des cartes de visite",
      ],
    },
    says: {
      en: "No, this service designs screens; logos, photography and print aren’t among our listed services. Icons come with the file as SVG. If you need a logo as part of a larger job, ask for a [quote](/quote), and we say whether we can do it.",
      de: "Nein, diese Leistung gestaltet Bildschirme; Logos, Fotografie und Drucksachen gehören nicht zu unseren gelisteten Leistungen. Icons liegen der Datei als SVG bei. Brauchen Sie ein Logo als Teil eines größeren Auftrags, bitten Sie um ein [Angebot](/quote); wir sagen Ihnen, ob wir es können.",
      es: "No, este servicio diseña pantallas; los logotipos, la fotografía y los impresos no figuran entre nuestros servicios. Los iconos vienen con el archivo en SVG. Si necesita un logo dentro de un trabajo mayor, pida un [presupuesto](/quote) y le diremos si podemos hacerlo.",
      fr: "Non, ce service dessine des écrans ; les logos, la photographie et l’imprimé ne font pas partie de nos services listés. Les icônes sont fournies avec le fichier en SVG. S’il vous faut un logo dans un projet plus large, demandez un [devis](/quote), et nous vous dirons si nous pouvons le faire.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["logo-and-pictures", "quote-how"],
  },
];
