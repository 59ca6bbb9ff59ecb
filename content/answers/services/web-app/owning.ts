import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a web app is built with, where it runs, and who can go on with it. */
export const appOwningAnswers: readonly CuratedAnswer[] = [
  {
    id: "app-built-with",
    asks: {
      en: [
        "What is the web app built with?",
        "which programming language do you use for web apps",
        "can you build the app in php or laravel",
      ],
      de: ["Womit wird die Web-App gebaut?", "welche programmiersprache nehmt ihr für web-apps"],
      es: ["¿Con qué se hace la aplicación web?", "qué lenguaje usan para las aplicaciones web"],
      fr: [
        "Avec quoi l'application web est-elle faite ?",
        "quel langage utilisez-vous pour les applications web",
      ],
    },
    says: {
      en: "With React and TypeScript in front, and Node.js with PostgreSQL behind. If it has to be something else, such as PHP or Django, say so in a [quote request](/quote), and you hear whether we are the right people.",
      de: "Mit React und TypeScript vorn, dahinter Node.js mit PostgreSQL. Muss es etwas anderes sein, etwa PHP oder Django, schreiben Sie das in eine [Angebotsanfrage](/quote); wir sagen Ihnen, ob wir die Richtigen dafür sind.",
      es: "Con React y TypeScript por delante, y Node.js con PostgreSQL por detrás. Si tiene que ser otra cosa, como PHP o Django, indíquelo en una [solicitud de presupuesto](/quote) y le diremos si somos los adecuados.",
      fr: "Avec React et TypeScript côté écran, et Node.js avec PostgreSQL derrière. S’il faut autre chose, comme PHP ou Django, indiquez-le dans une [demande de devis](/quote), et nous vous dirons si nous sommes les bonnes personnes.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-other-developer", "open-source"],
  },
  {
    id: "app-where",
    asks: {
      en: [
        "Where is the web app hosted?",
        "what does the web app cost per month after launch",
        "on whose cloud does the app run",
      ],
      de: ["Wo läuft die Web-App?", "was kostet die web-app danach im monat"],
      es: ["¿Dónde se aloja la aplicación web?", "cuánto cuesta la aplicación web al mes después"],
      fr: [
        "Où l'application web est-elle hébergée ?",
        "combien coûte l'application web par mois ensuite",
      ],
    },
    says: {
      en: "In your own cloud account, in the region you choose; we set it up there. We charge no licence and no monthly fee: hosting and any outside services are billed to you by their providers. So the app keeps running without us.",
      de: "In Ihrem eigenen Cloud-Konto, in der Region, die Sie wählen; wir richten sie dort ein. Wir berechnen weder Lizenz noch Monatsgebühr: Hosting und fremde Dienste stellen Ihnen deren Anbieter in Rechnung. Die App läuft also auch ohne uns weiter.",
      es: "En su propia cuenta en la nube, en la región que elija; nosotros la instalamos allí. No cobramos licencia ni cuota mensual: el alojamiento y los servicios externos se los facturan sus proveedores. Así, la aplicación sigue funcionando sin nosotros.",
      fr: "Dans votre propre compte cloud, dans la région de votre choix ; nous l’y installons. Nous ne facturons ni licence ni mensualité : l’hébergement et les services externes vous sont facturés par leurs fournisseurs. L’application continue donc à tourner sans nous.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["price-running-costs", "app-backups"],
  },
  {
    id: "app-backups",
    asks: {
      en: [
        "Are there backups of the web app?",
        "what if the app loses our data",
        "how often is the web app's database saved",
      ],
      de: ["Gibt es Sicherungen der Web-App?", "was, wenn die app unsere daten verliert"],
      es: [
        "¿Hay copias de seguridad de la aplicación web?",
        "y si la aplicación pierde nuestros datos",
      ],
      fr: [
        "Y a-t-il des sauvegardes de l'application web ?",
        "et si l'application perd nos données",
      ],
    },
    says: {
      en: "Yes: your data is in a real database with daily backups, set up in your cloud account, and we test a restore before launch.",
      de: "Ja: Ihre Daten liegen in einer richtigen Datenbank mit täglichen Sicherungen, die in Ihrem Cloud-Konto eingerichtet sind, und vor dem Start erproben wir eine Wiederherstellung.",
      es: "Sí: sus datos están en una base de datos de verdad con copias diarias, configuradas en su cuenta en la nube, y antes del lanzamiento probamos una restauración.",
      fr: "Oui : vos données sont dans une vraie base, avec des sauvegardes quotidiennes configurées dans votre compte cloud, et nous testons une restauration avant le lancement.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["support-after", "app-where"],
  },
  {
    id: "app-other-developer",
    asks: {
      en: [
        "Can another developer take over the web app?",
        "are we tied to you once the app is built",
        "is the custom app documented for other programmers",
      ],
      de: [
        "Kann ein anderer Entwickler die Web-App übernehmen?",
        "sind wir nach der web-app an euch gebunden",
      ],
      es: [
        "¿Puede otro programador hacerse cargo de la aplicación web?",
        "quedamos atados a ustedes con la aplicación",
      ],
      fr: [
        "Un autre développeur peut-il reprendre l'application web ?",
        "sommes-nous liés à vous après l'application",
      ],
    },
    says: {
      en: "Yes: you get the source code, the automated tests and documentation from which another developer can take over. It is built with widely used tools, React, Node.js and PostgreSQL, and runs in your own cloud account, so you aren’t tied to us.",
      de: "Ja: Sie bekommen den Quellcode, die automatischen Tests und eine Dokumentation, mit der ein anderer Entwickler übernehmen kann. Gebaut ist sie mit verbreiteten Werkzeugen, React, Node.js und PostgreSQL, und sie läuft in Ihrem eigenen Cloud-Konto; Sie sind also nicht an uns gebunden.",
      es: "Sí: recibe el código fuente, las pruebas automáticas y una documentación con la que otro programador puede continuar. Está hecha con herramientas muy usadas, React, Node.js y PostgreSQL, y funciona en su propia cuenta en la nube, así que no queda atado a nosotros.",
      fr: "Oui : vous recevez le code source, les tests automatiques et une documentation qui permet à un autre développeur de prendre la suite. Elle est faite avec des outils répandus, React, Node.js et PostgreSQL, et tourne dans votre propre compte cloud : vous n’êtes pas lié à nous.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["code-access", "ownership"],
  },
];
