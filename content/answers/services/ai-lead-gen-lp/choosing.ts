import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a lead page costs, how it differs from a landing page or a chatbot, and in how many languages and for how many offers there is one. */
export const leadPageChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "lead-page-or-other",
    asks: {
      en: [
        "what's the difference between a landing page and the AI lead page",
        "lead generation page or chatbot, which one",
        "do I need the AI or is a normal landing page enough",
      ],
      de: [
        "Was ist der Unterschied zwischen Landingpage und KI-Leadseite?",
        "Leadseite oder Chatbot, was nehme ich",
      ],
      es: [
        "¿Qué diferencia hay entre una landing y la página de captación con IA?",
        "página de captación o chatbot, cuál elijo",
      ],
      fr: [
        "quelle différence entre une landing page et la page de prospection IA ?",
        "page de prospection ou chatbot, lequel choisir",
      ],
    },
    says: {
      en: "A [landing page](/services/landing-page) from {price:landing-page} presents one offer and has a form. The lead page from {price:ai-lead-gen-lp} adds an assistant that answers questions, asks yours and sends you a summary, and its text is written by us. A [chatbot](/services/gpt4-chatbot) from {price:gpt4-chatbot} goes onto the site you already have.",
      de: "Eine [Landingpage](/services/landing-page) ab {price:landing-page} zeigt ein Angebot und hat ein Formular. Die Leadseite ab {price:ai-lead-gen-lp} hat dazu einen Assistenten, der Fragen beantwortet, Ihre stellt und Ihnen eine Zusammenfassung schickt; den Text schreiben wir. Ein [Chatbot](/services/gpt4-chatbot) ab {price:gpt4-chatbot} kommt auf die Website, die Sie schon haben.",
      es: "Una [landing](/services/landing-page) desde {price:landing-page} presenta una oferta y tiene un formulario. La página de captación desde {price:ai-lead-gen-lp} añade un asistente que responde, hace sus preguntas y le envía un resumen; el texto lo escribimos nosotros. Un [chatbot](/services/gpt4-chatbot) desde {price:gpt4-chatbot} se pone en la web que ya tiene.",
      fr: "Une [landing page](/services/landing-page) à partir de {price:landing-page} présente une offre et a un formulaire. La page de prospection à partir de {price:ai-lead-gen-lp} y ajoute un assistant qui répond, pose vos questions et vous envoie un résumé ; nous en écrivons le texte. Un [chatbot](/services/gpt4-chatbot) à partir de {price:gpt4-chatbot} se place sur le site que vous avez déjà.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["which-website-fits", "chatbot-form-or-automation", "lead-page-existing-page"],
  },
  {
    id: "lead-page-costs",
    asks: {
      en: [
        "what does the AI of the lead page cost per month",
        "running costs of the lead generation page",
        "who pays for GPT on the lead page",
      ],
      de: ["Was kostet die KI der Leadseite im Monat?", "Laufende Kosten der Leadseite"],
      es: [
        "¿Cuánto cuesta al mes la IA de la página de captación?",
        "costes corrientes de la página de captación",
      ],
      fr: [
        "combien coûte par mois l’IA de la page de prospection ?",
        "frais courants de la page de prospection",
      ],
    },
    says: {
      en: "To us you pay the fixed price once: nothing per lead, nothing per month. The model’s provider bills you for what the assistant uses, so more conversations cost more there, and your host bills the hosting. Both are billed to you directly, at their rates.",
      de: "An uns zahlen Sie einmal den Festpreis: nichts pro Lead, nichts pro Monat. Der Anbieter des Modells berechnet Ihnen, was der Assistent verbraucht, mehr Gespräche kosten dort also mehr, und Ihr Hoster das Hosting. Beides wird Ihnen direkt berechnet, zu deren Preisen.",
      es: "A nosotros nos paga una vez el precio fijo: nada por contacto ni por mes. El proveedor del modelo le factura lo que usa el asistente, así que más conversaciones cuestan más ahí, y su alojamiento le factura lo suyo. Ambos le cobran directamente, según sus tarifas.",
      fr: "À nous, vous payez une fois le prix fixe : rien par contact, rien par mois. Le fournisseur du modèle vous facture ce que l’assistant consomme, donc plus de conversations y coûtent plus, et votre hébergeur facture l’hébergement. Les deux vous sont facturés directement, à leurs tarifs.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["price-running-costs", "hosting-who", "chatbot-model"],
  },
  {
    id: "lead-page-existing-page",
    asks: {
      en: [
        "can you put the lead assistant on my existing website",
        "does the AI lead page replace our site",
        "add the qualifying bot to our current landing page",
      ],
      de: [
        "Können Sie den Lead-Assistenten auf meine bestehende Website setzen?",
        "Ersetzt die KI-Leadseite unsere Website",
      ],
      es: [
        "¿Pueden poner el asistente de captación en mi web actual?",
        "la página de captación sustituye a nuestra web",
      ],
      fr: [
        "pouvez-vous mettre l’assistant de prospection sur mon site actuel ?",
        "la page de prospection remplace-t-elle notre site",
      ],
    },
    says: {
      en: "The lead page is a page of its own that we build, on your domain; your website stays as it is. For an assistant on the pages you have, take a [chatbot](/services/gpt4-chatbot), which goes onto any site with one line of code and collects requests from {price:gpt4-chatbot.setup-with-care} on. For five questions and a summary there, ask for a [quote](/quote).",
      de: "Die Leadseite ist eine eigene Seite, die wir bauen, auf Ihrer Domain; Ihre Website bleibt, wie sie ist. Für einen Assistenten auf Ihren vorhandenen Seiten nehmen Sie einen [Chatbot](/services/gpt4-chatbot), der mit einer Zeile Code auf jede Website kommt und ab {price:gpt4-chatbot.setup-with-care} Anfragen aufnimmt. Sollen dort auch fünf Fragen und eine Zusammenfassung hin, fragen Sie ein [Angebot](/quote) an.",
      es: "La página de captación es una página propia que hacemos nosotros, en su dominio; su web se queda como está. Para un asistente en las páginas que ya tiene, elija un [chatbot](/services/gpt4-chatbot), que se añade a cualquier web con una línea de código y recoge solicitudes desde {price:gpt4-chatbot.setup-with-care}. Si quiere allí cinco preguntas y un resumen, pida un [presupuesto](/quote).",
      fr: "La page de prospection est une page à part que nous réalisons, sur votre domaine ; votre site reste tel quel. Pour un assistant sur les pages que vous avez, prenez un [chatbot](/services/gpt4-chatbot), qui se place sur tout site avec une ligne de code et note les demandes à partir de {price:gpt4-chatbot.setup-with-care}. Pour cinq questions et un résumé à cet endroit, demandez un [devis](/quote).",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["existing-website", "chatbot-which-fits", "lead-page-or-other"],
  },
  {
    id: "lead-page-two-offers",
    asks: {
      en: [
        "lead pages for two target groups",
        "can I compare two offers with AI lead pages",
        "two lead pages with their own assistants",
      ],
      de: [
        "Kann ich zwei Angebote mit KI-Leadseiten vergleichen?",
        "Leadseiten für zwei Zielgruppen",
      ],
      es: [
        "¿Puedo comparar dos ofertas con páginas de captación?",
        "páginas de captación para dos públicos",
      ],
      fr: [
        "puis-je comparer deux offres avec des pages de prospection ?",
        "pages de prospection pour deux publics",
      ],
    },
    says: {
      en: "Yes, at {price:ai-lead-gen-lp.two-offers}: {holds:ai-lead-gen-lp.two-offers.landingPages} pages for two offers or audiences, each with an assistant, with CRM and booking on both. Their visits, conversations and leads stand side by side, and after 30 days there is a review call. For more pages, ask for a [quote](/quote).",
      de: "Ja, für {price:ai-lead-gen-lp.two-offers}: {holds:ai-lead-gen-lp.two-offers.landingPages} Seiten für zwei Angebote oder Zielgruppen, jede mit Assistent, beide mit CRM und Buchung. Besuche, Gespräche und Leads stehen nebeneinander, und nach 30 Tagen gibt es ein Auswertungsgespräch. Für mehr Seiten fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, por {price:ai-lead-gen-lp.two-offers}: {holds:ai-lead-gen-lp.two-offers.landingPages} páginas para dos ofertas o públicos, cada una con asistente y ambas con CRM y reservas. Las visitas, conversaciones y contactos se ven lado a lado, y a los 30 días hay una llamada de balance. Para más páginas, pida un [presupuesto](/quote).",
      fr: "Oui, à {price:ai-lead-gen-lp.two-offers} : {holds:ai-lead-gen-lp.two-offers.landingPages} pages pour deux offres ou deux publics, chacune avec un assistant, les deux avec CRM et réservation. Visites, conversations et contacts figurent côte à côte, et un appel de bilan a lieu après 30 jours. Pour davantage de pages, demandez un [devis](/quote).",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["landing-several-offers", "lead-page-figures", "quote-how"],
  },
  {
    id: "lead-page-languages",
    asks: {
      en: [
        "which languages does the lead page assistant speak",
        "can the AI lead page answer in Spanish",
        "lead page for German customers",
      ],
      de: [
        "Welche Sprachen spricht der Assistent der Leadseite?",
        "Kann die KI-Leadseite auf Spanisch antworten",
      ],
      es: [
        "¿Qué idiomas habla el asistente de la página de captación?",
        "la página de captación puede responder en alemán",
      ],
      fr: [
        "quelles langues parle l’assistant de la page de prospection ?",
        "la page de prospection peut-elle répondre en espagnol",
      ],
    },
    says: {
      en: "Our lead pages name no languages, so tell us yours before you order: a person says whether we can write the page in it and set up the assistant for it. A page in two languages isn’t listed; ask for a [quote](/quote).",
      de: "Unsere Leadseiten nennen keine Sprachen; sagen Sie uns Ihre also vor der Bestellung: Ein Mensch sagt Ihnen, ob wir die Seite darin schreiben und den Assistenten dafür einrichten können. Eine Seite in zwei Sprachen steht nicht im Katalog; fragen Sie ein [Angebot](/quote) an.",
      es: "Nuestras páginas de captación no nombran idiomas, así que díganos el suyo antes de pedir: una persona le dirá si podemos escribir la página en él y preparar el asistente. Una página en dos idiomas no está en el catálogo; pida un [presupuesto](/quote).",
      fr: "Nos pages de prospection ne précisent pas de langues ; indiquez donc la vôtre avant de commander : une personne vous dit si nous pouvons y écrire la page et régler l’assistant. Une page en deux langues n’est pas au catalogue ; demandez un [devis](/quote).",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["chatbot-languages", "landing-languages", "quote-how"],
  },
];
