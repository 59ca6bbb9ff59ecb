import type { CuratedAnswer } from "../../curated-answer.ts";

/** The pages of a whole website: how many, which, and how they look. */
export const wholeSitePagesAnswers: readonly CuratedAnswer[] = [
  {
    id: "whole-site-page-count",
    asks: {
      en: [
        "how many pages can the website have",
        "which website size do I need for ten pages",
        "we need a site with about 15 pages, do you do that",
      ],
      de: [
        "Wie viele Seiten kann die Website haben?",
        "Welche Website-Größe brauche ich für zehn Unterseiten",
      ],
      es: [
        "¿Cuántas páginas puede tener el sitio web?",
        "qué tamaño de web necesito para diez páginas",
      ],
      fr: ["combien de pages peut avoir le site web ?", "quelle taille de site pour dix pages"],
    },
    says: {
      en: "Up to {holds:full-website.five-pages.pages} pages at {price:full-website.five-pages}, {holds:full-website.eight-pages.pages} at {price:full-website.eight-pages} and {holds:full-website.twelve-pages.pages} at {price:full-website.twelve-pages}. Take the smallest that holds all of yours. For more pages, list them in a [quote request](/quote), and you get a fixed price for them, too.",
      de: "Bis zu {holds:full-website.five-pages.pages} Seiten für {price:full-website.five-pages}, {holds:full-website.eight-pages.pages} für {price:full-website.eight-pages} und {holds:full-website.twelve-pages.pages} für {price:full-website.twelve-pages}. Nehmen Sie die kleinste Option, in die alle Ihre Seiten passen. Für mehr Seiten zählen Sie diese in einer [Angebotsanfrage](/quote) auf; auch dafür bekommen Sie einen Festpreis.",
      es: "Hasta {holds:full-website.five-pages.pages} páginas por {price:full-website.five-pages}, {holds:full-website.eight-pages.pages} por {price:full-website.eight-pages} y {holds:full-website.twelve-pages.pages} por {price:full-website.twelve-pages}. Elija la opción más pequeña en la que quepan todas. Si necesita más, enumérelas en una [solicitud de presupuesto](/quote) y también recibirá un precio fijo.",
      fr: "Jusqu’à {holds:full-website.five-pages.pages} pages pour {price:full-website.five-pages}, {holds:full-website.eight-pages.pages} pour {price:full-website.eight-pages} et {holds:full-website.twelve-pages.pages} pour {price:full-website.twelve-pages}. Prenez la plus petite formule qui contient toutes les vôtres. S’il vous en faut davantage, énumérez-les dans une [demande de devis](/quote) : là aussi, vous recevez un prix fixe.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["website-blog", "scale-later", "quote-how"],
  },
  {
    id: "whole-site-few-pages",
    asks: {
      en: [
        "I only need a website with two pages",
        "is there a cheaper website with three pages",
        "do I have to take five pages for the website if I need fewer",
      ],
      de: [
        "Gibt es eine günstigere Website mit drei Seiten?",
        "Ich brauche nur eine Website mit zwei Seiten",
      ],
      es: ["¿Hay una web más barata, de tres páginas?", "solo necesito una web de dos páginas"],
      fr: [
        "y a-t-il un site moins cher avec trois pages ?",
        "j’ai seulement besoin d’un site de deux pages",
      ],
    },
    says: {
      en: "The smallest website is {holds:full-website.five-pages.pages} pages at {price:full-website.five-pages}. If one page can say it all, a [landing page](/services/landing-page) at {price:landing-page} costs less, but it comes without an editor. For something in between, ask for a [quote](/quote).",
      de: "Die kleinste Website hat {holds:full-website.five-pages.pages} Seiten und kostet {price:full-website.five-pages}. Wenn alles auf eine Seite passt, ist eine [Landingpage](/services/landing-page) für {price:landing-page} günstiger, sie hat aber keinen Editor. Für etwas dazwischen fragen Sie ein [Angebot](/quote) an.",
      es: "La web más pequeña tiene {holds:full-website.five-pages.pages} páginas y cuesta {price:full-website.five-pages}. Si todo cabe en una sola, una [página de aterrizaje](/services/landing-page) por {price:landing-page} sale más barata, pero no lleva editor. Para algo intermedio, pida un [presupuesto](/quote).",
      fr: "Le plus petit site compte {holds:full-website.five-pages.pages} pages et coûte {price:full-website.five-pages}. Si tout tient sur une page, une [landing page](/services/landing-page) à {price:landing-page} revient moins cher, mais sans éditeur. Pour quelque chose entre les deux, demandez un [devis](/quote).",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["which-website-fits", "whole-site-page-count", "quote-how"],
  },
  {
    id: "whole-site-which-pages",
    asks: {
      en: [
        "which five pages are in the small website",
        "can I choose which pages my website gets",
        "who decides on the structure of the website",
      ],
      de: [
        "Welche fünf Seiten hat die kleine Website?",
        "Kann ich mir aussuchen, welche Seiten die Website bekommt",
      ],
      es: ["¿Qué cinco páginas tiene la web pequeña?", "puedo elegir qué páginas tendrá mi web"],
      fr: ["quelles sont les cinq pages du petit site ?", "puis-je choisir les pages de mon site"],
    },
    says: {
      en: "The smallest website has home, about, services, contact and one more page of your choice. In every option we make a page plan, and you agree to it before design begins, so you know which pages you get before we draw anything. If you aren’t sure what you need, tell us what visitors look for.",
      de: "Die kleinste Website hat Startseite, Über uns, Leistungen, Kontakt und eine weitere Seite Ihrer Wahl. In jeder Option erstellen wir einen Seitenplan, dem Sie zustimmen, bevor das Design beginnt; so wissen Sie, welche Seiten Sie bekommen, bevor wir etwas zeichnen. Wenn Sie unsicher sind, sagen Sie uns, was Ihre Besucher suchen.",
      es: "La web más pequeña tiene inicio, quiénes somos, servicios, contacto y una página más a su elección. En todas las opciones hacemos un plan de páginas que usted aprueba antes de empezar el diseño, así que sabe qué páginas recibe antes de que dibujemos nada. Si no lo tiene claro, díganos qué buscan sus visitantes.",
      fr: "Le plus petit site comporte l’accueil, la présentation, les services, le contact et une page de plus à votre choix. Dans chaque formule, nous établissons un plan des pages que vous approuvez avant le design ; vous savez donc quelles pages vous aurez avant que nous dessinions quoi que ce soit. Si vous hésitez, dites-nous ce que vos visiteurs cherchent.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["whole-site-page-count", "design-first", "brief-how-to-write"],
  },
  {
    id: "whole-site-design",
    asks: {
      en: [
        "is the website made from a template",
        "will our website look like everyone else's",
        "do you use a theme for the website or design it yourselves",
      ],
      de: [
        "Wird die Website aus einer Vorlage gemacht?",
        "Sieht unsere Website dann aus wie alle anderen",
      ],
      es: ["¿La web se hace con una plantilla?", "nuestra web se parecerá a todas las demás"],
      fr: [
        "le site est-il fait à partir d’un modèle ?",
        "notre site va-t-il ressembler à tous les autres",
      ],
    },
    says: {
      en: "No template: each website gets a custom design, for phone and for desktop. You bring the logo and pictures, and each page includes {holds:full-website.five-pages.revisions} revisions, {holds:full-website.twelve-pages.revisions} in the largest option. What we make for you alone is yours once it is paid in full.",
      de: "Ohne Vorlage: Jede Website bekommt ein eigenes Design, für Handy und Desktop. Sie bringen Logo und Bilder mit, und für jede Seite sind {holds:full-website.five-pages.revisions} Korrekturrunden enthalten, in der größten Option {holds:full-website.twelve-pages.revisions}. Was wir nur für Sie machen, gehört nach vollständiger Zahlung Ihnen.",
      es: "Sin plantilla: cada web recibe un diseño propio, para móvil y para ordenador. Usted aporta el logotipo y las imágenes, y cada página incluye {holds:full-website.five-pages.revisions} rondas de cambios, {holds:full-website.twelve-pages.revisions} en la opción mayor. Lo que hacemos solo para usted es suyo una vez pagado por completo.",
      fr: "Sans modèle tout fait : chaque site reçoit un design sur mesure, pour téléphone et pour ordinateur. Vous fournissez le logo et les images, et chaque page comprend {holds:full-website.five-pages.revisions} séries de corrections, {holds:full-website.twelve-pages.revisions} dans la plus grande formule. Ce que nous faisons pour vous seul vous appartient une fois payé en totalité.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["own-design", "revisions-what-counts", "design-first"],
  },
  {
    id: "whole-site-redirects",
    asks: {
      en: [
        "how many old addresses does the new website redirect",
        "we have 150 old urls to redirect on the new site",
        "number of redirects included in the website",
      ],
      de: [
        "Wie viele alte Adressen leitet die neue Website weiter?",
        "Wir haben 150 alte URLs, die auf die neue Website umgeleitet werden müssen",
      ],
      es: [
        "¿Cuántas direcciones antiguas redirige la web nueva?",
        "tenemos 150 URL antiguas que redirigir a la nueva web",
      ],
      fr: [
        "combien d’anciennes adresses le nouveau site redirige-t-il ?",
        "nous avons 150 anciennes URL à rediriger vers le nouveau site",
      ],
    },
    says: {
      en: "Up to {holds:full-website.five-pages.redirects} old addresses at {price:full-website.five-pages}, {holds:full-website.eight-pages.redirects} at {price:full-website.eight-pages} and {holds:full-website.twelve-pages.redirects} at {price:full-website.twelve-pages}. If your old site has more, give the number in a [quote request](/quote).",
      de: "Bis zu {holds:full-website.five-pages.redirects} alte Adressen für {price:full-website.five-pages}, {holds:full-website.eight-pages.redirects} für {price:full-website.eight-pages} und {holds:full-website.twelve-pages.redirects} für {price:full-website.twelve-pages}. Hat Ihre alte Website mehr, nennen Sie die Zahl in einer [Angebotsanfrage](/quote).",
      es: "Hasta {holds:full-website.five-pages.redirects} direcciones antiguas por {price:full-website.five-pages}, {holds:full-website.eight-pages.redirects} por {price:full-website.eight-pages} y {holds:full-website.twelve-pages.redirects} por {price:full-website.twelve-pages}. Si su web antigua tiene más, indique el número en una [solicitud de presupuesto](/quote).",
      fr: "Jusqu’à {holds:full-website.five-pages.redirects} anciennes adresses pour {price:full-website.five-pages}, {holds:full-website.eight-pages.redirects} pour {price:full-website.eight-pages} et {holds:full-website.twelve-pages.redirects} pour {price:full-website.twelve-pages}. Si votre ancien site en a davantage, indiquez le nombre dans une [demande de devis](/quote).",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["relaunch-keeps-links", "website-seo", "website-old-content"],
  },
  {
    id: "whole-site-legal-texts",
    asks: {
      en: [
        "do you write the privacy policy for our website",
        "who supplies the imprint of the website",
        "terms and conditions page for my site, do you write that",
      ],
      de: [
        "Schreiben Sie die Datenschutzerklärung für unsere Website?",
        "Wer liefert das Impressum der Website",
      ],
      es: [
        "¿Redactan la política de privacidad de nuestra web?",
        "quién aporta el aviso legal de la web",
      ],
      fr: [
        "rédigez-vous la politique de confidentialité de notre site ?",
        "qui fournit les mentions légales du site",
      ],
    },
    says: {
      en: "No, the texts of a website are yours to provide, legal ones included, and we can’t give legal advice. Name these pages when we make the page plan, so that each has its place. For the wording, ask a lawyer or your trade association.",
      de: "Nein, die Texte einer Website liefern Sie, auch die rechtlichen, und Rechtsberatung können wir nicht geben. Nennen Sie diese Seiten beim Seitenplan, damit jede ihren Platz hat. Für den Wortlaut fragen Sie einen Anwalt oder Ihren Verband.",
      es: "No, los textos de una web los aporta usted, también los legales, y no podemos dar asesoramiento jurídico. Nombre esas páginas cuando hagamos el plan, para que cada una tenga su sitio. Para la redacción, consulte a un abogado o a su asociación profesional.",
      fr: "Non, les textes d’un site sont à fournir par vous, y compris les textes juridiques, et nous ne pouvons pas donner de conseil juridique. Nommez ces pages au moment du plan, afin que chacune ait sa place. Pour la rédaction, adressez-vous à un avocat ou à votre organisation professionnelle.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["texts-who-writes", "whole-site-cookie-banner", "whole-site-which-pages"],
  },
];
