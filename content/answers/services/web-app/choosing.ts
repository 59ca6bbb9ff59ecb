import type { CuratedAnswer } from "../../curated-answer.ts";

/** Which web app fits, and how it comes about. */
export const appChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "app-which-size",
    asks: {
      en: [
        "Which web app option do I need?",
        "difference between your web app sizes",
        "is the small web app enough for our team",
      ],
      de: ["Welche Web-App brauche ich?", "Unterschied zwischen den Web-App-Größen"],
      es: ["¿Qué aplicación web necesito?", "diferencia entre los tamaños de aplicación web"],
      fr: ["Quelle application web me faut-il ?", "différence entre les tailles d'application web"],
    },
    says: {
      en: "“{name:web-app.one-process}” at {price:web-app.one-process} takes one process from the first entry to the finished record, on up to {holds:web-app.one-process.screens} screens. “{name:web-app.three-processes}” at {price:web-app.three-processes} holds three that share their data, with reports and an outside connection. If your own customers are to sign in or pay, it takes “{name:web-app.customers-and-payments}” at {price:web-app.customers-and-payments}.",
      de: "„{name:web-app.one-process}“ für {price:web-app.one-process} bildet einen Ablauf vom ersten Eintrag bis zum fertigen Datensatz ab, auf bis zu {holds:web-app.one-process.screens} Bildschirmseiten. „{name:web-app.three-processes}“ für {price:web-app.three-processes} umfasst drei mit gemeinsamen Daten, dazu Auswertungen und eine Anbindung nach außen. Sollen sich Ihre eigenen Kunden anmelden oder bezahlen, brauchen Sie „{name:web-app.customers-and-payments}“ für {price:web-app.customers-and-payments}.",
      es: "«{name:web-app.one-process}», por {price:web-app.one-process}, lleva un proceso desde la primera entrada hasta el registro terminado, en hasta {holds:web-app.one-process.screens} pantallas. «{name:web-app.three-processes}», por {price:web-app.three-processes}, abarca tres que comparten sus datos, con informes y una conexión externa. Si sus propios clientes deben entrar o pagar, hace falta «{name:web-app.customers-and-payments}», por {price:web-app.customers-and-payments}.",
      fr: "« {name:web-app.one-process} », à {price:web-app.one-process}, prend en charge un processus, de la première saisie à l’enregistrement terminé, sur {holds:web-app.one-process.screens} écrans au plus. « {name:web-app.three-processes} », à {price:web-app.three-processes}, en réunit trois qui partagent leurs données, avec des rapports et une connexion externe. Si vos propres clients doivent se connecter ou payer, il faut « {name:web-app.customers-and-payments} », à {price:web-app.customers-and-payments}.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-roles", "app-connections"],
  },
  {
    id: "app-screens",
    asks: {
      en: [
        "How many screens does the web app have?",
        "what if the app needs more screens than the option",
        "what counts as a screen in the web app",
      ],
      de: [
        "Wie viele Bildschirmseiten hat die Web-App?",
        "was, wenn die web-app mehr masken braucht",
      ],
      es: [
        "¿Cuántas pantallas tiene la aplicación web?",
        "y si la aplicación necesita más pantallas",
      ],
      fr: ["Combien d'écrans a l'application web ?", "et si l'application demande plus d'écrans"],
    },
    says: {
      en: "Up to {holds:web-app.one-process.screens}, {holds:web-app.three-processes.screens} or {holds:web-app.customers-and-payments.screens}, at {price:web-app.one-process}, {price:web-app.three-processes} and {price:web-app.customers-and-payments}. The clickable draft shows all of them before any code is written. Screens that you add during the work are quoted first, and if you know of more from the start, ask for a [quote](/quote).",
      de: "Bis zu {holds:web-app.one-process.screens}, {holds:web-app.three-processes.screens} oder {holds:web-app.customers-and-payments.screens}, zu {price:web-app.one-process}, {price:web-app.three-processes} und {price:web-app.customers-and-payments}. Der klickbare Entwurf zeigt sie, bevor Code geschrieben wird. Kommen während der Arbeit welche dazu, nennen wir zuerst den Preis; wissen Sie von Anfang an von mehr, bitten Sie um ein [Angebot](/quote).",
      es: "Hasta {holds:web-app.one-process.screens}, {holds:web-app.three-processes.screens} o {holds:web-app.customers-and-payments.screens}, a {price:web-app.one-process}, {price:web-app.three-processes} y {price:web-app.customers-and-payments}. El borrador navegable las muestra antes de escribir código. Las que añada durante el trabajo se presupuestan primero; si desde el principio sabe que son más, pida un [presupuesto](/quote).",
      fr: "Jusqu’à {holds:web-app.one-process.screens}, {holds:web-app.three-processes.screens} ou {holds:web-app.customers-and-payments.screens}, à {price:web-app.one-process}, {price:web-app.three-processes} et {price:web-app.customers-and-payments}. La maquette cliquable les montre avant que le code soit écrit. Ceux que vous ajoutez en cours de route sont d’abord chiffrés ; si vous savez dès le départ qu’il y en a plus, demandez un [devis](/quote).",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["changes-during-work", "app-which-size"],
  },
  {
    id: "app-or-ready-made",
    asks: {
      en: [
        "Why a custom app instead of ready-made software?",
        "web app or airtable",
        "isn't excel good enough instead of an app",
      ],
      de: ["Warum eine eigene App statt fertiger Software?", "web-app oder airtable"],
      es: ["¿Por qué una aplicación a medida y no un programa hecho?", "aplicación web o airtable"],
      fr: [
        "Pourquoi une application sur mesure plutôt qu'un logiciel tout fait ?",
        "application web ou airtable",
      ],
    },
    says: {
      en: "If a ready-made program does what you need, take that. An app of your own pays when your process is what sets you apart, or no program fits it: it fits your process instead of the other way round, and has no licence per user. If you aren’t sure, an hour of [consulting](/services/tech-consulting) for {price:tech-consulting.one-hour} settles it.",
      de: "Wenn ein fertiges Programm kann, was Sie brauchen, nehmen Sie das. Eine eigene App lohnt sich, wenn gerade Ihr Ablauf Sie ausmacht oder kein Programm dazu passt: Sie richtet sich nach Ihrem Ablauf statt umgekehrt und kostet keine Lizenz je Nutzer. Sind Sie unsicher, klärt das eine Stunde [Beratung](/services/tech-consulting) für {price:tech-consulting.one-hour}.",
      es: "Si un programa hecho le sirve, quédese con él. Una aplicación propia compensa cuando su proceso es lo que le distingue o ningún programa encaja: se adapta a su proceso y no al revés, y no cobra licencia por usuario. Si duda, una hora de [consultoría](/services/tech-consulting) por {price:tech-consulting.one-hour} lo aclara.",
      fr: "Si un logiciel tout fait répond à votre besoin, prenez-le. Une application à vous vaut la peine quand votre façon de faire est votre force ou qu’aucun logiciel ne convient : elle s’adapte à votre processus, et non l’inverse, sans licence par utilisateur. En cas de doute, une heure de [conseil](/services/tech-consulting) à {price:tech-consulting.one-hour} permet de trancher.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["start-small", "compare-do-it-yourself"],
  },
  {
    id: "app-bring",
    asks: {
      en: [
        "What do you need from us for the web app?",
        "what must I prepare before you build the app",
        "do I need a specification for a custom app",
      ],
      de: [
        "Was brauchen Sie von uns für die Web-App?",
        "brauche ich ein pflichtenheft für die app",
      ],
      es: [
        "¿Qué necesitan de nosotros para la aplicación web?",
        "hace falta un pliego para la aplicación",
      ],
      fr: [
        "De quoi avez-vous besoin pour l'application web ?",
        "faut-il un cahier des charges pour l'application",
      ],
    },
    says: {
      en: "Today’s spreadsheet, the rules behind it, and one person with the authority to decide them; also a cloud account in your name, to which you invite us. You don’t need a specification. Within {fact:kickoffHours} hours of your order you get the exact list.",
      de: "Die Tabelle von heute, die Regeln dahinter und eine Person, die über diese Regeln entscheiden darf; dazu ein Cloud-Konto auf Ihren Namen, zu dem Sie uns einladen. Ein Pflichtenheft brauchen Sie nicht. Innerhalb von {fact:kickoffHours} Stunden nach der Bestellung bekommen Sie die genaue Liste.",
      es: "La hoja de cálculo de hoy, las reglas que hay detrás y una persona con autoridad para decidirlas; también una cuenta en la nube a su nombre, a la que nos invita. No necesita un pliego de especificaciones. En {fact:kickoffHours} horas desde el pedido recibe la lista exacta.",
      fr: "Le tableur d’aujourd’hui, les règles qui sont derrière et une personne habilitée à en décider ; ainsi qu’un compte cloud à votre nom, auquel vous nous invitez. Vous n’avez pas besoin d’un cahier des charges. Dans les {fact:kickoffHours} heures après la commande, vous recevez la liste exacte.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-draft", "order-what-we-need"],
  },
  {
    id: "app-draft",
    asks: {
      en: [
        "Do we see a draft of the web app before it's built?",
        "can I try the custom app while you are building it",
        "clickable draft of our application",
      ],
      de: [
        "Sehen wir einen Entwurf der Web-App, bevor sie gebaut wird?",
        "kann ich die app während des bauens ausprobieren",
      ],
      es: [
        "¿Vemos un borrador de la aplicación web antes de hacerla?",
        "puedo probar la aplicación mientras la hacen",
      ],
      fr: [
        "Voyons-nous une maquette de l'application web avant ?",
        "puis-je essayer l'application pendant sa construction",
      ],
    },
    says: {
      en: "Yes: first you get a clickable draft, before any code is written, and then a working version to try every week, so you can change course early. Each option includes two revisions of the draft, and more of the finished app.",
      de: "Ja: Zuerst bekommen Sie einen klickbaren Entwurf, bevor Code geschrieben wird, und dann jede Woche eine lauffähige Fassung zum Ausprobieren; so können Sie früh umlenken. Jede Option enthält zwei Korrekturrunden am Entwurf und weitere an der App.",
      es: "Sí: primero recibe un borrador navegable, antes de escribir código, y después cada semana una versión que funciona para probarla, así que puede cambiar de rumbo a tiempo. Cada opción incluye dos revisiones del borrador y otras más de la aplicación.",
      fr: "Oui : vous recevez d’abord une maquette cliquable, avant tout code, puis chaque semaine une version qui fonctionne à essayer ; vous pouvez donc changer de cap tôt. Chaque option comprend deux révisions de la maquette, et d’autres de l’application.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["delivery-see-progress", "changes-during-work"],
  },
  {
    id: "app-language",
    asks: {
      en: [
        "Can the web app be in several languages?",
        "web app in spanish and english",
        "does the custom app come in german",
      ],
      de: ["Kann die Web-App mehrsprachig sein?", "web-app auf deutsch und englisch"],
      es: [
        "¿La aplicación web puede estar en varios idiomas?",
        "aplicación web en español e inglés",
      ],
      fr: [
        "L'application web peut-elle être en plusieurs langues ?",
        "application web en français et en anglais",
      ],
    },
    says: {
      en: "A second language isn’t part of the listed options. Say in a [quote request](/quote) which languages your people read, and whether you bring the translation, and you know the price before you order.",
      de: "Eine zweite Sprache gehört nicht zu den gelisteten Optionen. Schreiben Sie in eine [Angebotsanfrage](/quote), welche Sprachen Ihre Leute lesen und ob Sie die Übersetzung mitbringen; dann kennen Sie den Preis vor der Bestellung.",
      es: "Un segundo idioma no forma parte de las opciones de la lista. Indique en una [solicitud de presupuesto](/quote) qué idiomas lee su gente y si usted aporta la traducción, y sabrá el precio antes de pedir.",
      fr: "Une seconde langue ne fait pas partie des options listées. Indiquez dans une [demande de devis](/quote) quelles langues vos équipes lisent et si vous apportez la traduction, et vous connaîtrez le prix avant de commander.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-which-size", "quote-how"],
  },
];
