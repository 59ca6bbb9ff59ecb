import type { CuratedAnswer } from "../../curated-answer.ts";

/** What goes into a web app, and what comes out of it. */
export const appConnectionsAnswers: readonly CuratedAnswer[] = [
  {
    id: "app-several-sheets",
    asks: {
      en: [
        "We have five spreadsheets, does the web app take all of them?",
        "is only one excel file imported into the web app",
        "merge several excel lists into one app",
      ],
      de: [
        "Wir haben fünf Excel-Dateien, übernimmt die Web-App alle?",
        "wird nur eine tabelle in die web-app importiert",
      ],
      es: [
        "Tenemos cinco hojas de Excel, ¿la aplicación web las toma todas?",
        "solo se importa una hoja en la aplicación web",
      ],
      fr: [
        "Nous avons cinq fichiers Excel, l'application web les prend-elle tous ?",
        "un seul tableur importé dans l'application web ?",
      ],
    },
    says: {
      en: "Each option includes the import of one spreadsheet. You can bring several together in one file yourself beforehand; if we are to import more of them, say in a [quote request](/quote) how many there are and what is in them.",
      de: "Jede Option enthält den Import einer Tabelle. Mehrere können Sie vorher selbst in einer Datei zusammenführen; sollen wir weitere importieren, schreiben Sie in eine [Angebotsanfrage](/quote), wie viele es sind und was darin steht.",
      es: "Cada opción incluye la importación de una hoja de cálculo. Puede reunir antes varias en un solo archivo; si debemos importar más, indique en una [solicitud de presupuesto](/quote) cuántas son y qué contienen.",
      fr: "Chaque option comprend l’import d’un tableur. Vous pouvez en réunir plusieurs dans un seul fichier au préalable ; si nous devons en importer d’autres, indiquez dans une [demande de devis](/quote) combien il y en a et ce qu’ils contiennent.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["data-import", "app-bring"],
  },
  {
    id: "app-connections",
    asks: {
      en: [
        "Does the web app connect to other software?",
        "can the app talk to our accounting program",
        "link the web app with google calendar",
      ],
      de: [
        "Verbindet sich die Web-App mit anderer Software?",
        "web-app an die buchhaltung anbinden",
      ],
      es: [
        "¿La aplicación web se conecta con otros programas?",
        "conectar la aplicación con la contabilidad",
      ],
      fr: [
        "L'application web se connecte-t-elle à d'autres logiciels ?",
        "relier l'application à la comptabilité",
      ],
    },
    says: {
      en: "Yes, from {price:web-app.three-processes}: that option includes one connection to a tool you use, the one at {price:web-app.customers-and-payments} up to three. The option at {price:web-app.one-process} has none. Whether your tool lets other programs in, we check before anything is charged: name it in a [quote request](/quote).",
      de: "Ja, ab {price:web-app.three-processes}: Diese Option enthält eine Anbindung an ein Werkzeug, das Sie nutzen, die für {price:web-app.customers-and-payments} bis zu drei. Die Option für {price:web-app.one-process} hat keine. Ob Ihr Werkzeug andere Programme zulässt, prüfen wir, bevor etwas berechnet wird: Nennen Sie es in einer [Angebotsanfrage](/quote).",
      es: "Sí, desde {price:web-app.three-processes}: esa opción incluye una conexión con una herramienta que usted usa; la de {price:web-app.customers-and-payments}, hasta tres. La de {price:web-app.one-process} no tiene ninguna. Comprobamos antes de cobrar nada si su herramienta deja entrar a otros programas: indíquela en una [solicitud de presupuesto](/quote).",
      fr: "Oui, à partir de {price:web-app.three-processes} : cette option comprend une connexion à un outil que vous utilisez, celle à {price:web-app.customers-and-payments} jusqu’à trois. L’option à {price:web-app.one-process} n’en a pas. Nous vérifions avant tout paiement si votre outil accepte d’autres programmes : nommez-le dans une [demande de devis](/quote).",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["integrations-not-listed", "app-which-size"],
  },
  {
    id: "app-reports",
    asks: {
      en: [
        "Does the web app make reports?",
        "export from the web app to excel",
        "monthly figures out of the custom app",
      ],
      de: ["Macht die Web-App Auswertungen?", "export aus der web-app nach excel"],
      es: ["¿La aplicación web hace informes?", "exportar de la aplicación a excel"],
      fr: ["L'application web fait-elle des rapports ?", "exporter de l'application vers excel"],
    },
    says: {
      en: "Yes, in “{name:web-app.three-processes}” at {price:web-app.three-processes}: reports, with export to CSV, which Excel and other spreadsheets open. The option at {price:web-app.one-process} has no reports.",
      de: "Ja, in „{name:web-app.three-processes}“ für {price:web-app.three-processes}: Auswertungen mit Export als CSV, das Excel und andere Tabellenprogramme öffnen. Die Option für {price:web-app.one-process} hat keine Auswertungen.",
      es: "Sí, en «{name:web-app.three-processes}», por {price:web-app.three-processes}: informes con exportación a CSV, que abren Excel y otras hojas de cálculo. La opción de {price:web-app.one-process} no tiene informes.",
      fr: "Oui, dans « {name:web-app.three-processes} », à {price:web-app.three-processes} : des rapports avec export en CSV, que lisent Excel et les autres tableurs. L’option à {price:web-app.one-process} n’a pas de rapports.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-connections", "app-which-size"],
  },
  {
    id: "app-payments",
    asks: {
      en: [
        "Can people pay in the web app?",
        "web app with card payments",
        "does the money from the app go to our own account",
      ],
      de: ["Kann man in der Web-App bezahlen?", "web-app mit kartenzahlung"],
      es: ["¿Se puede pagar en la aplicación web?", "aplicación web con pago con tarjeta"],
      fr: ["Peut-on payer dans l'application web ?", "application web avec paiement par carte"],
    },
    says: {
      en: "Yes, in “{name:web-app.customers-and-payments}” at {price:web-app.customers-and-payments}: payments go through your own Stripe account, so the money is yours from the start. Other payment services aren’t listed; name yours in a [quote request](/quote).",
      de: "Ja, in „{name:web-app.customers-and-payments}“ für {price:web-app.customers-and-payments}: Zahlungen laufen über Ihr eigenes Stripe-Konto, das Geld gehört also von Anfang an Ihnen. Andere Zahlungsdienste sind nicht aufgeführt; nennen Sie Ihren in einer [Angebotsanfrage](/quote).",
      es: "Sí, en «{name:web-app.customers-and-payments}», por {price:web-app.customers-and-payments}: los pagos pasan por su propia cuenta de Stripe, así que el dinero es suyo desde el principio. Otros servicios de pago no figuran; indique el suyo en una [solicitud de presupuesto](/quote).",
      fr: "Oui, dans « {name:web-app.customers-and-payments} », à {price:web-app.customers-and-payments} : les paiements passent par votre propre compte Stripe, l’argent est donc à vous dès le départ. Les autres services de paiement ne sont pas prévus ; nommez le vôtre dans une [demande de devis](/quote).",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-subscriptions", "app-customers"],
  },
  {
    id: "app-emails",
    asks: {
      en: [
        "Does the web app send emails?",
        "can the app remind customers by mail",
        "confirmation mail from the custom app after a booking",
      ],
      de: ["Verschickt die Web-App E-Mails?", "kann die app kunden per mail erinnern"],
      es: [
        "¿La aplicación web envía correos?",
        "que la aplicación recuerde por mail a los clientes",
      ],
      fr: [
        "L'application web envoie-t-elle des mails ?",
        "l'application peut-elle relancer les clients par mail",
      ],
    },
    says: {
      en: "The option at {price:web-app.customers-and-payments} sends an email for each step that concerns a customer. The smaller options don’t list emails, and none lists text messages or push notices; if your team needs them, say so in a [quote request](/quote).",
      de: "Die Option für {price:web-app.customers-and-payments} verschickt zu jedem Schritt, der einen Kunden betrifft, eine E-Mail. Die kleineren Optionen führen keine E-Mails auf, und SMS oder Push-Mitteilungen sind in keiner vorgesehen; braucht Ihr Team sie, schreiben Sie das in eine [Angebotsanfrage](/quote).",
      es: "La opción de {price:web-app.customers-and-payments} envía un correo en cada paso que afecta a un cliente. Las menores no incluyen correos, y ninguna incluye SMS ni avisos en el móvil; si su equipo los necesita, dígalo en una [solicitud de presupuesto](/quote).",
      fr: "L’option à {price:web-app.customers-and-payments} envoie un mail à chaque étape qui concerne un client. Les plus petites ne prévoient pas de mails, et aucune ne prévoit de SMS ni de notifications push ; si votre équipe en a besoin, dites-le dans une [demande de devis](/quote).",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-customers", "reminders-by-text"],
  },
];
