import type { CuratedAnswer } from "../../curated-answer.ts";

/** Whether one page is enough, and for what. */
export const landingChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "landing-what-is",
    asks: {
      en: [
        "what is a landing page actually",
        "landing page, what do I need that for",
        "can you explain landing pages to a layman",
      ],
      de: ["Was ist eigentlich eine Landingpage?", "Wozu brauche ich eine Landingpage"],
      es: ["¿Qué es exactamente una página de aterrizaje?", "para qué necesito una landing page"],
      fr: ["qu’est-ce qu’une landing page au juste ?", "à quoi me sert une page de destination"],
    },
    says: {
      en: "One page for one offer, with one next step, such as leaving a request: people come to it from an advert, a mail or a flyer. It doesn’t replace a website that presents your whole company, but it can be the first thing you have. We design, build and publish it on your domain, from {price:landing-page}.",
      de: "Eine Seite für ein Angebot, mit einem nächsten Schritt, zum Beispiel einer Anfrage: Die Leute kommen aus einer Anzeige, einer Mail oder von einem Flyer. Eine Website, die Ihre ganze Firma vorstellt, ersetzt sie nicht, sie kann aber das Erste sein, was Sie haben. Wir gestalten, bauen und veröffentlichen sie auf Ihrer Domain, ab {price:landing-page}.",
      es: "Una página para una oferta, con un solo paso siguiente, por ejemplo dejar una solicitud: la gente llega desde un anuncio, un correo o un folleto. No sustituye a una web que presente toda la empresa, pero puede ser lo primero que tenga. La diseñamos, la construimos y la publicamos en su dominio, desde {price:landing-page}.",
      fr: "Une page pour une offre, avec une seule étape suivante, par exemple une demande : on y arrive par une annonce, un mail ou un prospectus. Elle ne remplace pas un site qui présente toute l’entreprise, mais elle peut être votre première présence en ligne. Nous la concevons, la réalisons et la publions sur votre domaine, à partir de {price:landing-page}.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["which-website-fits", "landing-one-page-only", "quote-how"],
  },
  {
    id: "landing-one-page-only",
    asks: {
      en: [
        "can the landing page have subpages",
        "does the landing page have a menu with more pages",
        "landing page plus an about page",
      ],
      de: [
        "Kann die Landingpage Unterseiten haben?",
        "Landingpage und dazu noch eine Über-uns-Seite",
      ],
      es: ["¿La landing puede tener subpáginas?", "landing y además una página sobre nosotros"],
      fr: [
        "la landing page peut-elle avoir des sous-pages ?",
        "landing page et en plus une page de présentation",
      ],
    },
    says: {
      en: "It is one page, with several sections one below the other. For several pages there is the [full website](/services/full-website) from {price:full-website}; one page more than your option holds is something we quote. The code is yours, so you can build on it later.",
      de: "Sie ist eine einzige Seite mit mehreren Abschnitten untereinander. Für mehrere Seiten gibt es die [ganze Website](/services/full-website) ab {price:full-website}; für eine Seite mehr machen wir ein Angebot. Der Code gehört Ihnen, Sie können also später darauf aufbauen.",
      es: "Es una sola página, con varias secciones una debajo de otra. Para varias páginas está el [sitio web completo](/services/full-website) desde {price:full-website}; una página de más la presupuestamos. El código es suyo, así que puede ampliarla más adelante.",
      fr: "C’est une seule page, avec plusieurs sections les unes sous les autres. Pour plusieurs pages, il y a le [site complet](/services/full-website) à partir de {price:full-website} ; une page de plus fait l’objet d’un devis. Le code est à vous, vous pourrez donc bâtir dessus plus tard.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["which-website-fits", "whole-site-few-pages", "landing-sections"],
  },
  {
    id: "landing-beside-site",
    asks: {
      en: [
        "can the landing page sit next to our existing website",
        "do I need a new domain for the landing page",
        "landing page when we already have a wordpress site",
      ],
      de: [
        "Kann die Landingpage neben unserer bestehenden Website stehen?",
        "Brauche ich für die Landingpage eine neue Domain",
      ],
      es: [
        "¿La landing puede estar junto a nuestra web actual?",
        "necesito un dominio nuevo para la landing",
      ],
      fr: [
        "la landing page peut-elle coexister avec notre site actuel ?",
        "faut-il un nouveau domaine pour la landing page",
      ],
    },
    says: {
      en: "Yes: it consists of static files that any host can serve, so it doesn’t matter what your present website is made with. We publish it on your own domain, with HTTPS. Tell us before we begin at which address it should appear, and give us access to it.",
      de: "Ja: Sie besteht aus statischen Dateien, die jeder Hoster ausliefern kann; womit Ihre jetzige Website gemacht ist, spielt keine Rolle. Wir veröffentlichen sie auf Ihrer eigenen Domain, mit HTTPS. Sagen Sie uns vor dem Beginn, unter welcher Adresse sie erscheinen soll, und geben Sie uns Zugang dazu.",
      es: "Sí: son archivos estáticos que cualquier alojamiento puede servir, así que no importa con qué esté hecha su web actual. La publicamos en su propio dominio, con HTTPS. Díganos antes de empezar en qué dirección debe aparecer y denos acceso.",
      fr: "Oui : ce sont des fichiers statiques que tout hébergeur peut servir ; peu importe avec quoi votre site actuel est fait. Nous la publions sur votre propre domaine, en HTTPS. Dites-nous avant le début à quelle adresse elle doit apparaître, et donnez-nous l’accès.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["existing-website", "hosting-who", "domain-who-buys"],
  },
  {
    id: "landing-several-offers",
    asks: {
      en: [
        "can I put three products on one landing page",
        "landing page for two different offers",
        "do I need a landing page for each service",
      ],
      de: [
        "Kann ich drei Produkte auf eine Landingpage setzen?",
        "Landingpage für zwei verschiedene Angebote",
      ],
      es: ["¿Puedo poner tres productos en una landing?", "landing para dos ofertas distintas"],
      fr: [
        "puis-je mettre trois produits sur une landing page ?",
        "landing page pour deux offres différentes",
      ],
    },
    says: {
      en: "A landing page is made for one offer with one next step; different offers or audiences need a page each. Order them separately, or list them in one [quote request](/quote) and get one total. Two pages with an AI assistant, and their figures side by side, are the largest [lead page](/services/ai-lead-gen-lp), at {price:ai-lead-gen-lp.two-offers}.",
      de: "Eine Landingpage ist für ein Angebot mit einem nächsten Schritt gemacht; verschiedene Angebote oder Zielgruppen brauchen je eine Seite. Bestellen Sie sie einzeln, oder führen Sie alle in einer [Angebotsanfrage](/quote) auf und bekommen Sie eine Summe. Zwei Seiten mit KI-Assistent und ihren Zahlen nebeneinander sind die größte [Leadseite](/services/ai-lead-gen-lp), für {price:ai-lead-gen-lp.two-offers}.",
      es: "Una página de aterrizaje se hace para una oferta con un solo paso siguiente; ofertas o públicos distintos necesitan una página cada uno. Pídalas por separado o inclúyalas en una [solicitud de presupuesto](/quote) y reciba un solo total. Dos páginas con asistente de IA y sus cifras lado a lado son la mayor [página de captación](/services/ai-lead-gen-lp), por {price:ai-lead-gen-lp.two-offers}.",
      fr: "Une landing page est faite pour une offre avec une seule étape suivante ; des offres ou des publics différents demandent chacun leur page. Commandez-les séparément, ou mettez-les dans une [demande de devis](/quote) et recevez un seul total. Deux pages avec assistant IA et leurs chiffres côte à côte, c’est la plus grande [page de prospection](/services/ai-lead-gen-lp), à {price:ai-lead-gen-lp.two-offers}.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["landing-one-page-only", "lead-page-two-offers", "projects-at-once"],
  },
  {
    id: "landing-languages",
    asks: {
      en: [
        "can the landing page be in two languages",
        "landing page in Spanish and English",
        "do you write the landing page in German",
      ],
      de: ["Kann die Landingpage zweisprachig sein?", "Landingpage auf Spanisch und Englisch"],
      es: [
        "¿La landing puede estar en dos idiomas?",
        "página de aterrizaje en español y en inglés",
      ],
      fr: [
        "la landing page peut-elle être en deux langues ?",
        "page de destination en français et en anglais",
      ],
    },
    says: {
      en: "A second language isn’t part of the listed landing pages, so ask for a [quote](/quote) if you need one. If you bring the text yourself, at {price:landing-page.essential}, it can be in your language; if we write it, tell us the language before you order, and a person says whether we can.",
      de: "Eine zweite Sprache gehört nicht zu den Landingpages im Katalog; fragen Sie dafür ein [Angebot](/quote) an. Wenn Sie den Text selbst mitbringen, für {price:landing-page.essential}, kann er in Ihrer Sprache sein; wenn wir ihn schreiben sollen, nennen Sie uns die Sprache vor der Bestellung, und ein Mensch sagt Ihnen, ob wir das können.",
      es: "Un segundo idioma no forma parte de las páginas de aterrizaje del catálogo; para eso pida un [presupuesto](/quote). Si el texto lo trae usted, por {price:landing-page.essential}, puede estar en su idioma; si lo escribimos nosotros, díganos el idioma antes de pedir y una persona le dirá si es posible.",
      fr: "Une deuxième langue ne fait pas partie des landing pages du catalogue ; demandez pour cela un [devis](/quote). Si vous apportez le texte, à {price:landing-page.essential}, il peut être dans votre langue ; si nous devons l’écrire, indiquez la langue avant de commander, et une personne vous dit si c’est possible.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["website-languages", "texts-who-writes", "quote-how"],
  },
];
