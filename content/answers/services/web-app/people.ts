import type { CuratedAnswer } from "../../curated-answer.ts";

/** Who uses a web app, on what, and what they may do. */
export const appPeopleAnswers: readonly CuratedAnswer[] = [
  {
    id: "app-roles",
    asks: {
      en: [
        "Can I set who sees what in the web app?",
        "roles and permissions in the custom app",
        "should the boss see more than the staff in the app",
      ],
      de: ["Kann ich in der Web-App festlegen, wer was sieht?", "rollen und rechte in der web-app"],
      es: [
        "¿Puedo decidir quién ve qué en la aplicación web?",
        "roles y permisos en la aplicación web",
      ],
      fr: [
        "Puis-je décider qui voit quoi dans l'application web ?",
        "rôles et droits dans l'application web",
      ],
    },
    says: {
      en: "Yes: every option has logins with roles, {holds:web-app.one-process.roles} in the one at {price:web-app.one-process} and up to {holds:web-app.three-processes.roles} from {price:web-app.three-processes}. A role says what people may see and change, and any number of people can have the same one. Rules about access are covered by automated tests.",
      de: "Ja: Jede Option hat Anmeldungen mit Rollen, {holds:web-app.one-process.roles} in der für {price:web-app.one-process} und bis zu {holds:web-app.three-processes.roles} ab {price:web-app.three-processes}. Eine Rolle sagt, was jemand sehen und ändern darf, und beliebig viele Personen können dieselbe haben. Für die Zugriffsregeln gibt es automatische Tests.",
      es: "Sí: todas las opciones tienen accesos con roles, {holds:web-app.one-process.roles} en la de {price:web-app.one-process} y hasta {holds:web-app.three-processes.roles} desde {price:web-app.three-processes}. Un rol dice qué puede ver y cambiar una persona, y cuantas personas quiera pueden tener el mismo. Las reglas de acceso llevan pruebas automáticas.",
      fr: "Oui : chaque option a des accès avec des rôles, {holds:web-app.one-process.roles} dans celle à {price:web-app.one-process} et jusqu’à {holds:web-app.three-processes.roles} à partir de {price:web-app.three-processes}. Un rôle dit ce qu’une personne peut voir et modifier, et autant de personnes que vous voulez peuvent avoir le même. Les règles d’accès sont couvertes par des tests automatiques.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-sign-in", "app-history"],
  },
  {
    id: "app-sign-in",
    asks: {
      en: [
        "How do people log in to the web app?",
        "sign in to the app with microsoft",
        "google login for our custom app",
      ],
      de: ["Wie meldet man sich in der Web-App an?", "web-app mit microsoft-anmeldung"],
      es: ["¿Cómo se entra en la aplicación web?", "entrar en la aplicación con microsoft"],
      fr: [
        "Comment se connecte-t-on à l'application web ?",
        "connexion microsoft pour l'application web",
      ],
    },
    says: {
      en: "With email address and password, and a second factor. Signing in with Google or Microsoft is possible on request: tell us before you order, so that it’s planned from the start.",
      de: "Mit E-Mail-Adresse und Passwort sowie einem zweiten Faktor. Die Anmeldung mit Google oder Microsoft ist auf Wunsch möglich: Sagen Sie es uns vor der Bestellung, damit sie von Anfang an eingeplant ist.",
      es: "Con correo y contraseña, y un segundo factor. El acceso con Google o Microsoft es posible si se pide: díganoslo antes del pedido, para que se prevea desde el principio.",
      fr: "Avec une adresse e-mail et un mot de passe, et un second facteur. La connexion avec Google ou Microsoft est possible sur demande : dites-le-nous avant de commander, pour que ce soit prévu dès le départ.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-roles", "security-how"],
  },
  {
    id: "app-customers",
    asks: {
      en: [
        "Can our customers log in to the web app too?",
        "web app for customers and staff",
        "app where clients order and see their own things",
      ],
      de: [
        "Können sich auch unsere Kunden in der Web-App anmelden?",
        "web-app für kunden und mitarbeiter",
      ],
      es: [
        "¿Nuestros clientes también pueden entrar en la aplicación web?",
        "aplicación web para clientes y personal",
      ],
      fr: [
        "Nos clients peuvent-ils aussi se connecter à l'application web ?",
        "application web pour clients et équipe",
      ],
    },
    says: {
      en: "Yes, in “{name:web-app.customers-and-payments}” at {price:web-app.customers-and-payments}: it has screens for your customers and for your team. The smaller options are for your team. If customers only need to exchange papers with you, a [client portal](/services/client-portal) from {price:client-portal} does that for less.",
      de: "Ja, in „{name:web-app.customers-and-payments}“ für {price:web-app.customers-and-payments}: Sie hat Seiten für Ihre Kunden und für Ihr Team. Die kleineren Optionen sind für Ihr Team. Sollen Kunden nur Unterlagen mit Ihnen austauschen, leistet das ein [Kundenportal](/services/client-portal) ab {price:client-portal} günstiger.",
      es: "Sí, en «{name:web-app.customers-and-payments}», por {price:web-app.customers-and-payments}: tiene pantallas para sus clientes y para su equipo. Las opciones menores son para su equipo. Si los clientes solo deben intercambiar documentos con usted, un [portal de clientes](/services/client-portal) desde {price:client-portal} lo hace por menos.",
      fr: "Oui, dans « {name:web-app.customers-and-payments} », à {price:web-app.customers-and-payments} : elle a des écrans pour vos clients et pour votre équipe. Les options plus petites sont pour votre équipe. Si vos clients doivent seulement échanger des documents avec vous, un [portail client](/services/client-portal) à partir de {price:client-portal} le fait pour moins cher.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-payments", "clients-portal-or-dropbox"],
  },
  {
    id: "app-same-time",
    asks: {
      en: [
        "Can several people work in the web app at the same time?",
        "two colleagues open the same order in the app",
        "does everyone see the same figures in the app",
      ],
      de: [
        "Können mehrere gleichzeitig in der Web-App arbeiten?",
        "zwei kollegen öffnen denselben auftrag in der app",
      ],
      es: [
        "¿Pueden trabajar varios a la vez en la aplicación web?",
        "dos compañeros abren el mismo pedido en la aplicación",
      ],
      fr: [
        "Plusieurs personnes peuvent-elles travailler en même temps dans l'application web ?",
        "deux collègues ouvrent la même commande dans l'application",
      ],
    },
    says: {
      en: "Yes: everyone works on the same figures at the same time, in one database instead of copies of a file. The app records who changed what, and when.",
      de: "Ja: Alle arbeiten zur selben Zeit mit denselben Zahlen, in einer Datenbank statt in Kopien einer Datei. Die App hält fest, wer was wann geändert hat.",
      es: "Sí: todos trabajan con las mismas cifras al mismo tiempo, en una base de datos y no en copias de un archivo. La aplicación registra quién cambió qué y cuándo.",
      fr: "Oui : tout le monde travaille en même temps sur les mêmes chiffres, dans une base de données et non sur des copies d’un fichier. L’application note qui a modifié quoi, et quand.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-users", "app-history"],
  },
  {
    id: "app-history",
    asks: {
      en: [
        "Does the web app record who changed what?",
        "change log in the custom app",
        "somebody deletes an entry in the app, can we see who",
      ],
      de: ["Hält die Web-App fest, wer was geändert hat?", "änderungsprotokoll in der web-app"],
      es: [
        "¿La aplicación web registra quién cambió qué?",
        "historial de cambios en la aplicación web",
      ],
      fr: [
        "L'application web note-t-elle qui a modifié quoi ?",
        "historique des modifications dans l'application web",
      ],
    },
    says: {
      en: "Yes: the app records who changed what, and when. What each person may change in the first place, their role decides.",
      de: "Ja: Die App hält fest, wer was wann geändert hat. Was jemand überhaupt ändern darf, bestimmt seine Rolle.",
      es: "Sí: la aplicación registra quién cambió qué y cuándo. Lo que cada persona puede cambiar lo decide su rol.",
      fr: "Oui : l’application note qui a modifié quoi, et quand. Ce que chacun peut modifier dépend de son rôle.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-roles", "app-backups"],
  },
  {
    id: "app-on-phones",
    asks: {
      en: [
        "Does the web app work on a phone?",
        "can drivers use the app on their mobile",
        "do we have to install the web app on each computer",
      ],
      de: ["Läuft die Web-App auf dem Handy?", "können fahrer die app unterwegs am handy nutzen"],
      es: [
        "¿La aplicación web funciona en el móvil?",
        "los repartidores pueden usar la aplicación en el teléfono",
      ],
      fr: [
        "L'application web fonctionne-t-elle sur téléphone ?",
        "les chauffeurs peuvent-ils utiliser l'application sur leur mobile",
      ],
    },
    says: {
      en: "Yes: it works on phone, tablet and desktop, in the browser, so there is nothing to install. It isn’t an app from the app stores.",
      de: "Ja: Sie funktioniert auf Handy, Tablet und Computer, im Browser; zu installieren ist also nichts. Eine App aus den App-Stores ist sie nicht.",
      es: "Sí: funciona en el móvil, la tableta y el ordenador, en el navegador, así que no hay nada que instalar. No es una aplicación de las tiendas.",
      fr: "Oui : elle fonctionne sur téléphone, tablette et ordinateur, dans le navigateur, donc sans rien installer. Ce n’est pas une application des boutiques d’applications.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["native-apps", "app-offline"],
  },
  {
    id: "app-offline",
    asks: {
      en: [
        "Does the web app work without internet?",
        "offline mode of the custom app",
        "no reception in the basement, can the app still take entries",
      ],
      de: ["Funktioniert die Web-App ohne Internet?", "offline-modus der web-app"],
      es: ["¿La aplicación web funciona sin internet?", "modo sin conexión de la aplicación web"],
      fr: [
        "L'application web fonctionne-t-elle sans internet ?",
        "mode hors ligne de l'application web",
      ],
    },
    says: {
      en: "Working without a connection isn’t part of the listed options: the app runs in the browser and saves to your database. If your people have to make entries where there is no reception, describe it in a [quote request](/quote), and a person tells you whether and how it can be done.",
      de: "Arbeiten ohne Verbindung gehört nicht zu den gelisteten Optionen: Die App läuft im Browser und speichert in Ihrer Datenbank. Müssen Ihre Leute etwas eintragen, wo es keinen Empfang gibt, beschreiben Sie das in einer [Angebotsanfrage](/quote); ein Mensch sagt Ihnen, ob und wie es geht.",
      es: "Trabajar sin conexión no forma parte de las opciones de la lista: la aplicación funciona en el navegador y guarda en su base de datos. Si su gente debe anotar cosas donde no hay cobertura, descríbalo en una [solicitud de presupuesto](/quote) y una persona le dirá si se puede y cómo.",
      fr: "Le travail sans connexion ne fait pas partie des options listées : l’application tourne dans le navigateur et enregistre dans votre base. Si vos équipes doivent saisir là où il n’y a pas de réseau, décrivez-le dans une [demande de devis](/quote) ; une personne vous dira si c’est possible et comment.",
    },
    page: "/services/web-app",
    service: "web-app",
    next: ["app-on-phones", "quote-how"],
  },
];
