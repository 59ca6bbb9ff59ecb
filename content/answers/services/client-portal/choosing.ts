import type { CuratedAnswer } from "../../curated-answer.ts";

/** Which client portal fits, and how it looks. */
export const clientsPortalChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "clients-portal-how-many",
    asks: {
      en: [
        "How many clients fit in the client portal?",
        "which client portal option for 60 customers",
        "is there a limit on the number of clients in the portal",
      ],
      de: [
        "Wie viele Kunden passen in das Kundenportal?",
        "Welches Portal brauche ich für 60 Mandanten?",
      ],
      es: ["¿Cuántos clientes caben en el portal?", "qué portal necesito para 60 clientes"],
      fr: ["Combien de clients le portail accepte-t-il ?", "quel portail pour 60 clients"],
    },
    says: {
      en: "Up to {holds:client-portal.documents.clients} clients at {price:client-portal.documents}, up to {holds:client-portal.documents-and-jobs.clients} at {price:client-portal.documents-and-jobs}, and up to {holds:client-portal.invoices-and-approvals.clients} at {price:client-portal.invoices-and-approvals}. If you have more, or grow past your option later, describe it in a [quote request](/quote).",
      de: "Bis zu {holds:client-portal.documents.clients} Kunden für {price:client-portal.documents}, bis zu {holds:client-portal.documents-and-jobs.clients} für {price:client-portal.documents-and-jobs} und bis zu {holds:client-portal.invoices-and-approvals.clients} für {price:client-portal.invoices-and-approvals}. Haben Sie mehr, oder wachsen Sie später über Ihre Option hinaus, beschreiben Sie das in einer [Angebotsanfrage](/quote).",
      es: "Hasta {holds:client-portal.documents.clients} clientes por {price:client-portal.documents}, hasta {holds:client-portal.documents-and-jobs.clients} por {price:client-portal.documents-and-jobs} y hasta {holds:client-portal.invoices-and-approvals.clients} por {price:client-portal.invoices-and-approvals}. Si tiene más, o si más adelante supera su opción, descríbalo en una [solicitud de presupuesto](/quote).",
      fr: "Jusqu’à {holds:client-portal.documents.clients} clients à {price:client-portal.documents}, jusqu’à {holds:client-portal.documents-and-jobs.clients} à {price:client-portal.documents-and-jobs} et jusqu’à {holds:client-portal.invoices-and-approvals.clients} à {price:client-portal.invoices-and-approvals}. Si vous en avez davantage, ou si vous dépassez plus tard votre option, décrivez-le dans une [demande de devis](/quote).",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["portal-several-people", "scale-later"],
  },
  {
    id: "clients-portal-app-or-site",
    asks: {
      en: [
        "Is the client portal an app or a website?",
        "do customers have to install something to use the portal",
        "can clients open the portal on their phone",
      ],
      de: [
        "Ist das Kundenportal eine App oder eine Website?",
        "müssen kunden etwas installieren für das portal",
      ],
      es: [
        "¿El portal de clientes es una app o una web?",
        "hay que instalar algo para usar el portal",
      ],
      fr: [
        "Le portail client est-il une appli ou un site ?",
        "faut-il installer quelque chose pour utiliser le portail",
      ],
    },
    says: {
      en: "It’s a site on your own domain: clients open it in the browser of a phone or computer and install nothing. Apps for the app stores aren’t among our listed services.",
      de: "Es ist eine Website unter Ihrer eigenen Domain: Kunden öffnen sie im Browser von Handy oder Computer und installieren nichts. Apps für die App-Stores gehören nicht zu unseren gelisteten Leistungen.",
      es: "Es un sitio en su propio dominio: los clientes lo abren en el navegador del móvil o del ordenador y no instalan nada. Las aplicaciones para las tiendas no figuran entre nuestros servicios.",
      fr: "C’est un site sur votre propre domaine : les clients l’ouvrent dans le navigateur d’un téléphone ou d’un ordinateur, sans rien installer. Les applications pour les boutiques d’applications ne font pas partie de nos services listés.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-look", "native-apps"],
  },
  {
    id: "clients-portal-or-dropbox",
    asks: {
      en: [
        "Why a client portal and not Dropbox?",
        "client portal vs google drive folder",
        "isn't a shared folder enough instead of a portal",
      ],
      de: ["Warum ein Kundenportal und nicht Dropbox?", "kundenportal oder google drive"],
      es: ["¿Por qué un portal y no Dropbox?", "portal de clientes o google drive"],
      fr: ["Pourquoi un portail client plutôt que Dropbox ?", "portail client ou google drive"],
    },
    says: {
      en: "A shared folder is enough for a few files and a few people. The portal is under your name and on your domain, shows each client only what is theirs, keeps versions, records who opened what, and sends an email when something is new; larger options add jobs, messages and invoices. If you only send a file now and then, you don’t need it.",
      de: "Für wenige Dateien und wenige Personen genügt ein geteilter Ordner. Das Portal läuft unter Ihrem Namen und Ihrer Domain, zeigt jedem Kunden nur das Seine, führt Versionen, hält fest, wer was geöffnet hat, und meldet Neues per E-Mail; größere Optionen bringen Aufträge, Nachrichten und Rechnungen. Wenn Sie nur ab und zu eine Datei schicken, brauchen Sie es nicht.",
      es: "Una carpeta compartida basta para pocos archivos y pocas personas. El portal lleva su nombre y su dominio, muestra a cada cliente solo lo suyo, guarda versiones, registra quién abrió qué y avisa por correo de lo nuevo; las opciones mayores añaden trabajos, mensajes y facturas. Si solo envía un archivo de vez en cuando, no lo necesita.",
      fr: "Un dossier partagé suffit pour quelques fichiers et quelques personnes. Le portail est à votre nom et sur votre domaine, ne montre à chaque client que ce qui est à lui, garde les versions, note qui a ouvert quoi et prévient par mail ; les options plus grandes ajoutent dossiers suivis, messages et factures. Si vous n’envoyez qu’un fichier de temps en temps, vous n’en avez pas besoin.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-safe", "clients-portal-record"],
  },
  {
    id: "clients-portal-look",
    asks: {
      en: [
        "Will the client portal have our logo and colours?",
        "can the portal run on our own domain",
        "does your name show in our client portal",
      ],
      de: [
        "Hat das Kundenportal unsere Farben und unseren Namen?",
        "Läuft das Portal unter unserer eigenen Domain?",
      ],
      es: [
        "¿El portal de clientes lleva nuestros colores y nuestro nombre?",
        "¿puede estar el portal en nuestro propio dominio?",
      ],
      fr: [
        "Le portail client porte-t-il nos couleurs et notre nom ?",
        "le portail peut-il être sur notre propre domaine ?",
      ],
    },
    says: {
      en: "Yes: the portal runs under your name, on your own domain and in your colours, in every option. From your existing site you can simply link to it.",
      de: "Ja: Das Portal läuft in jeder Option unter Ihrem Namen, auf Ihrer eigenen Domain und in Ihren Farben. Von Ihrer bestehenden Website aus verlinken Sie es einfach.",
      es: "Sí: en todas las opciones el portal lleva su nombre, está en su propio dominio y tiene sus colores. Desde su web actual basta con enlazarlo.",
      fr: "Oui : dans chaque option, le portail est à votre nom, sur votre propre domaine et à vos couleurs. Depuis votre site actuel, il suffit d’y mettre un lien.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-bring", "clients-portal-language"],
  },
  {
    id: "clients-portal-language",
    asks: {
      en: [
        "Can the client portal be in two languages?",
        "does the portal speak french and german",
        "client portal in spanish for our customers",
      ],
      de: ["Kann das Kundenportal zweisprachig sein?", "kundenportal auf deutsch"],
      es: ["¿El portal de clientes puede estar en dos idiomas?", "portal de clientes en español"],
      fr: ["Le portail client peut-il être en deux langues ?", "portail client en français"],
    },
    says: {
      en: "The listed options don’t include a second language; the names of steps and statuses are in your own words, from {price:client-portal.documents-and-jobs}. Say in a [quote request](/quote) which language or languages your clients read, and you know the price before you order.",
      de: "Eine zweite Sprache gehört nicht zu den gelisteten Optionen; Schritte und Status heißen so, wie Sie es wünschen, ab {price:client-portal.documents-and-jobs}. Schreiben Sie in eine [Angebotsanfrage](/quote), welche Sprachen Ihre Kunden lesen; dann kennen Sie den Preis, bevor Sie bestellen.",
      es: "Las opciones de la lista no incluyen un segundo idioma; los pasos y estados llevan las palabras que usted elija, desde {price:client-portal.documents-and-jobs}. Indique en una [solicitud de presupuesto](/quote) qué idiomas leen sus clientes y sabrá el precio antes de pedir.",
      fr: "Les options listées ne comprennent pas de seconde langue ; les étapes et les statuts portent vos propres mots, à partir de {price:client-portal.documents-and-jobs}. Indiquez dans une [demande de devis](/quote) quelles langues vos clients lisent, et vous connaîtrez le prix avant de commander.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-look", "quote-how"],
  },
  {
    id: "clients-portal-bring",
    asks: {
      en: [
        "What do you need from us to set up the client portal?",
        "what must I prepare for a customer portal",
        "do I need a domain for the client portal",
      ],
      de: [
        "Was brauchen Sie von uns für das Kundenportal?",
        "was muss ich für das portal vorbereiten",
      ],
      es: [
        "¿Qué necesitan de nosotros para el portal de clientes?",
        "qué debo preparar para el portal",
      ],
      fr: [
        "De quoi avez-vous besoin pour le portail client ?",
        "que dois-je préparer pour le portail",
      ],
    },
    says: {
      en: "Your domain, your colours, and a cloud account in your name, to which you invite us. From {price:client-portal.documents-and-jobs} also your client list and the words for your steps; for invoices a Stripe account. Within {fact:kickoffHours} hours of your order you get the exact list.",
      de: "Ihre Domain, Ihre Farben und ein Cloud-Konto auf Ihren Namen, zu dem Sie uns einladen. Ab {price:client-portal.documents-and-jobs} auch Ihre Kundenliste und die Bezeichnungen Ihrer Schritte; für Rechnungen ein Stripe-Konto. Innerhalb von {fact:kickoffHours} Stunden nach der Bestellung bekommen Sie die genaue Liste.",
      es: "Su dominio, sus colores y una cuenta en la nube a su nombre, a la que nos invita. Desde {price:client-portal.documents-and-jobs}, también su lista de clientes y los nombres de sus pasos; para las facturas, una cuenta de Stripe. En {fact:kickoffHours} horas desde el pedido recibe la lista exacta.",
      fr: "Votre domaine, vos couleurs et un compte cloud à votre nom, auquel vous nous invitez. À partir de {price:client-portal.documents-and-jobs}, aussi votre liste de clients et les noms de vos étapes ; pour les factures, un compte Stripe. Dans les {fact:kickoffHours} heures après la commande, vous recevez la liste exacte.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-where", "order-what-we-need"],
  },
];
