import type { CuratedAnswer } from "./curated-answer.ts";

/** Which of two services fits. */
export const choosingBetween: readonly CuratedAnswer[] = [
  {
    id: "chatbot-or-lead-page",
    asks: {
      en: [
        "chatbot or AI lead page, which one do I need",
        "what's the difference between the chatbot and the lead generation page",
        "I want enquiries from my site, bot or lead page",
        "does the chatbot also get me leads or is that the other one",
        "the page with the AI or just the AI on my own page",
        "is the lead page simply a landing page with a chatbot",
        "bot on our site versus that AI landing page",
        "both have an assistant, so how do they differ",
      ],
      de: [
        "Chatbot oder KI-Leadseite, was brauche ich?",
        "unterschied zwischen chatbot und leadseite",
        "bringt der chatbot auch anfragen oder brauche ich die leadseite",
        "ist die leadseite nur eine landingpage mit bot",
      ],
      es: [
        "¿Chatbot o página de captación con IA, qué necesito?",
        "diferencia entre el chatbot y la página de leads",
        "el chatbot también capta clientes o es la otra",
        "la página con ia o solo la ia en mi web",
      ],
      fr: [
        "Chatbot ou page de leads avec IA, que me faut-il ?",
        "différence entre le chatbot et la page de génération de leads",
        "le chatbot récolte-t-il aussi des contacts",
        "la page avec l'ia ou juste l'ia sur mon site",
      ],
    },
    says: {
      en: "The [chatbot](/services/gpt4-chatbot), from {price:gpt4-chatbot}, goes onto the site you have and answers customers’ questions from your pages; from {price:gpt4-chatbot.setup-with-care} it also takes down contacts. The [AI lead page](/services/ai-lead-gen-lp), from {price:ai-lead-gen-lp}, is a new page for one offer, whose assistant asks visitors your questions and sends you each lead with a summary. Many questions: chatbot. A campaign that should bring requests: lead page.",
      de: "Der [Chatbot](/services/gpt4-chatbot), ab {price:gpt4-chatbot}, kommt auf Ihre bestehende Website und beantwortet Kundenfragen aus Ihren Seiten; ab {price:gpt4-chatbot.setup-with-care} nimmt er auch Kontakte auf. Die [KI-Leadseite](/services/ai-lead-gen-lp), ab {price:ai-lead-gen-lp}, ist eine neue Seite für ein Angebot, deren Assistent den Besuchern Ihre Fragen stellt und Ihnen jeden Interessenten mit Zusammenfassung schickt. Viele Fragen: Chatbot. Eine Kampagne, die Anfragen bringen soll: Leadseite.",
      es: "El [chatbot](/services/gpt4-chatbot), desde {price:gpt4-chatbot}, va en la web que ya tiene y responde a los clientes con sus páginas; desde {price:gpt4-chatbot.setup-with-care} también recoge contactos. La [página de captación con IA](/services/ai-lead-gen-lp), desde {price:ai-lead-gen-lp}, es una página nueva para una oferta, cuyo asistente hace sus preguntas a los visitantes y le envía cada contacto con un resumen. Muchas preguntas: chatbot. Una campaña que debe traer solicitudes: página de captación.",
      fr: "Le [chatbot](/services/gpt4-chatbot), à partir de {price:gpt4-chatbot}, se place sur le site que vous avez et répond aux clients à partir de vos pages ; à partir de {price:gpt4-chatbot.setup-with-care}, il prend aussi des contacts. La [page de leads avec IA](/services/ai-lead-gen-lp), à partir de {price:ai-lead-gen-lp}, est une nouvelle page pour une offre, dont l’assistant pose vos questions aux visiteurs et vous envoie chaque contact avec un résumé. Beaucoup de questions : chatbot. Une campagne qui doit amener des demandes : page de leads.",
    },
    page: "/services/ai-lead-gen-lp",
    next: ["lead-page-or-other", "chatbot-which-fits"],
  },
  {
    id: "portal-or-app",
    asks: {
      en: [
        "client portal or web app, which one is right for us",
        "we would like a login for customers, is that your portal or your app",
        "what's the difference between a portal and a custom app",
        "is your portal just a web app under another name",
        "we want our customers to log in, portal or app",
        "when do I need the app instead of the portal",
        "could the portal do what the web app does",
        "clients should log in and see their stuff, which product",
      ],
      de: [
        "Kundenportal oder Web-App, was passt zu uns?",
        "unterschied zwischen portal und web app",
        "kunden sollen sich einloggen, portal oder app",
        "wann brauche ich die app statt des portals",
      ],
      es: [
        "¿Portal de clientes o aplicación web, qué nos conviene?",
        "diferencia entre portal y aplicación",
        "queremos que los clientes entren con contraseña, portal o app",
        "cuándo necesito la app en vez del portal",
      ],
      fr: [
        "Portail client ou application web, que choisir ?",
        "différence entre un portail et une application",
        "nos clients doivent se connecter, portail ou appli",
        "quand faut-il l'appli plutôt que le portail",
      ],
    },
    says: {
      en: "The [client portal](/services/client-portal), from {price:client-portal}, is for what happens between you and your clients: documents in both directions, and in larger options jobs, messages, approvals and invoices. A [web app](/services/web-app), from {price:web-app}, is for a process of your own, with screens and rules made for it; customers can sign in to it in the option at {price:web-app.customers-and-payments}. If the portal’s list holds what you need, take the portal.",
      de: "Das [Kundenportal](/services/client-portal), ab {price:client-portal}, ist für das, was zwischen Ihnen und Ihren Kunden läuft: Dokumente in beide Richtungen, in größeren Optionen auch Aufträge, Nachrichten, Freigaben und Rechnungen. Eine [Web-App](/services/web-app), ab {price:web-app}, ist für einen eigenen Ablauf mit eigenen Ansichten und Regeln; Kunden können sich in der Option zu {price:web-app.customers-and-payments} anmelden. Steht im Portal alles, was Sie brauchen, nehmen Sie das Portal.",
      es: "El [portal de clientes](/services/client-portal), desde {price:client-portal}, es para lo que pasa entre usted y sus clientes: documentos en ambas direcciones y, en opciones mayores, trabajos, mensajes, aprobaciones y facturas. Una [aplicación web](/services/web-app), desde {price:web-app}, es para un proceso propio, con pantallas y reglas hechas para él; los clientes pueden entrar en la opción de {price:web-app.customers-and-payments}. Si la lista del portal tiene lo que necesita, elija el portal.",
      fr: "Le [portail client](/services/client-portal), à partir de {price:client-portal}, sert à ce qui se passe entre vous et vos clients : documents dans les deux sens et, dans les options plus grandes, dossiers, messages, validations et factures. Une [application web](/services/web-app), à partir de {price:web-app}, sert à un processus à vous, avec ses écrans et ses règles ; vos clients s’y connectent dans l’option à {price:web-app.customers-and-payments}. Si la liste du portail contient ce qu’il vous faut, prenez le portail.",
    },
    page: "/services/client-portal",
    next: ["app-which-size", "clients-portal-how-many"],
  },
  {
    id: "automation-or-app",
    asks: {
      en: [
        "automation or web app, what fits better",
        "should our routine work become a flow or a custom app",
        "do I need a custom app or would an automation do",
        "zapier flow versus your own software",
        "is an automation enough for our orders or must it be an app",
        "difference between workflow automation and a web app",
        "we copy between spreadsheets all day, app or automation",
        "cheaper with automation instead of an app?",
      ],
      de: [
        "Automatisierung oder Web-App, was passt besser?",
        "reicht eine automatisierung oder brauche ich eine app",
        "unterschied automatisierung und web app",
        "wir kopieren zwischen tabellen, app oder automatisierung",
      ],
      es: [
        "¿Automatización o aplicación web, qué encaja mejor?",
        "basta una automatización o necesito una app",
        "diferencia entre automatización y aplicación",
        "copiamos entre hojas todo el día, app o automatización",
      ],
      fr: [
        "Automatisation ou application web, que choisir ?",
        "une automatisation suffit-elle ou faut-il une appli",
        "différence entre automatisation et application",
        "nous copions entre tableaux, appli ou automatisation",
      ],
    },
    says: {
      en: "An [automation](/services/workflow-automation), from {price:workflow-automation}, passes data between tools that you already have, by fixed steps and without a screen of its own. A [web app](/services/web-app), from {price:web-app}, is the tool itself, with logins, screens and a database. If your tools are fine and only the copying is tedious, take the automation; if the spreadsheet itself is the problem, take the app.",
      de: "Eine [Automatisierung](/services/workflow-automation), ab {price:workflow-automation}, reicht Daten zwischen Programmen weiter, die Sie schon haben, in festen Schritten und ohne eigene Oberfläche. Eine [Web-App](/services/web-app), ab {price:web-app}, ist das Programm selbst, mit Anmeldung, Ansichten und Datenbank. Sind Ihre Programme gut und nur das Übertragen lästig, nehmen Sie die Automatisierung; ist die Tabelle selbst das Problem, die App.",
      es: "Una [automatización](/services/workflow-automation), desde {price:workflow-automation}, pasa datos entre herramientas que ya tiene, por pasos fijos y sin pantalla propia. Una [aplicación web](/services/web-app), desde {price:web-app}, es la herramienta misma, con accesos, pantallas y base de datos. Si sus herramientas van bien y solo cansa copiar, la automatización; si el problema es la propia hoja de cálculo, la aplicación.",
      fr: "Une [automatisation](/services/workflow-automation), à partir de {price:workflow-automation}, fait passer les données entre des outils que vous avez déjà, par étapes fixes et sans écran à elle. Une [application web](/services/web-app), à partir de {price:web-app}, est l’outil lui-même, avec connexions, écrans et base de données. Si vos outils vont bien et que seule la copie pèse, prenez l’automatisation ; si le tableur est le problème, l’application.",
    },
    page: "/services/workflow-automation",
    next: ["flow-which-fits", "app-which-size"],
  },
  {
    id: "form-or-page",
    asks: {
      en: [
        "do I need a form or a landing page",
        "what do people need for sign-ups, your form or your page",
        "smart form versus landing page, what differs",
        "the landing page has a form already, why buy the smart form",
        "is the form a page of its own or do I need a page for it",
        "difference between your form and the page",
        "just want people to sign up, form or page",
        "form only, I have no website, does that work",
      ],
      de: [
        "Brauche ich ein Formular oder eine Landingpage?",
        "die landingpage hat doch schon ein formular, wozu das andere",
        "nur ein formular ohne website geht das",
        "formular oder seite für anmeldungen",
      ],
      es: [
        "¿Necesito un formulario o una landing?",
        "la landing ya trae formulario, para qué el otro",
        "solo un formulario sin web, es posible",
        "formulario o página para inscripciones",
      ],
      fr: [
        "Me faut-il un formulaire ou une landing page ?",
        "la landing page a déjà un formulaire, pourquoi l'autre",
        "juste un formulaire sans site, c'est possible",
        "formulaire ou page pour les inscriptions",
      ],
    },
    says: {
      en: "A [landing page](/services/landing-page), from {price:landing-page}, persuades: it presents one offer and ends in a simple form. A [smart form](/services/smart-form), from {price:smart-form}, collects: it asks only what applies, checks entries as people type and sends them complete; it goes into any page you have, or stands on a page of its own, so you need no website for it.",
      de: "Eine [Landingpage](/services/landing-page), ab {price:landing-page}, überzeugt: Sie stellt ein Angebot vor und endet in einem einfachen Formular. Ein [Formular](/services/smart-form), ab {price:smart-form}, sammelt: Es fragt nur, was zutrifft, prüft Eingaben beim Tippen und schickt sie vollständig weiter; es kommt in eine bestehende Seite oder auf eine eigene, eine Website brauchen Sie dafür nicht.",
      es: "Una [landing page](/services/landing-page), desde {price:landing-page}, convence: presenta una oferta y termina en un formulario sencillo. Un [formulario](/services/smart-form), desde {price:smart-form}, recoge: pregunta solo lo que corresponde, comprueba los datos mientras se escriben y los envía completos; va en cualquier página suya o en una propia, así que no necesita web.",
      fr: "Une [landing page](/services/landing-page), à partir de {price:landing-page}, convainc : elle présente une offre et se termine par un formulaire simple. Un [formulaire](/services/smart-form), à partir de {price:smart-form}, recueille : il ne demande que ce qui s’applique, vérifie pendant la saisie et transmet des réponses complètes ; il se place dans n’importe quelle page ou sur la sienne, sans qu’il vous faille un site.",
    },
    page: "/services/smart-form",
    next: ["form-which-fits", "landing-what-is"],
  },
];
