import type { CuratedAnswer } from "../../curated-answer.ts";

/** What stands on a landing page, and how it looks. */
export const landingContentAnswers: readonly CuratedAnswer[] = [
  {
    id: "landing-sections",
    asks: {
      en: [
        "how many sections does the landing page have",
        "how long can the landing page be",
        "what counts as a section on a landing page",
      ],
      de: ["Wie viele Abschnitte hat die Landingpage?", "Wie lang darf die Landingpage sein"],
      es: ["¿Cuántas secciones tiene la página de aterrizaje?", "qué largo puede tener la landing"],
      fr: [
        "combien de sections compte la landing page ?",
        "quelle longueur peut avoir la page de destination",
      ],
    },
    says: {
      en: "Up to {holds:landing-page.essential.sections} sections at {price:landing-page.essential}, and up to {holds:landing-page.complete.sections} in the larger options. What goes into each, such as prices, voices of customers or questions and answers, follows from your offer. For a longer page, ask for a [quote](/quote).",
      de: "Bis zu {holds:landing-page.essential.sections} Abschnitte für {price:landing-page.essential} und bis zu {holds:landing-page.complete.sections} in den größeren Optionen. Was hineinkommt, etwa Preise, Kundenstimmen oder Fragen und Antworten, richtet sich nach Ihrem Angebot. Für eine längere Seite fragen Sie ein [Angebot](/quote) an.",
      es: "Hasta {holds:landing-page.essential.sections} secciones por {price:landing-page.essential} y hasta {holds:landing-page.complete.sections} en las opciones mayores. Lo que va en cada una, como precios, opiniones de clientes o preguntas y respuestas, depende de su oferta. Para una página más larga, pida un [presupuesto](/quote).",
      fr: "Jusqu’à {holds:landing-page.essential.sections} sections à {price:landing-page.essential}, et jusqu’à {holds:landing-page.complete.sections} dans les formules plus grandes. Leur contenu, comme les prix, les avis de clients ou des questions et réponses, dépend de votre offre. Pour une page plus longue, demandez un [devis](/quote).",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["landing-one-page-only", "landing-text-written", "quote-how"],
  },
  {
    id: "landing-text-written",
    asks: {
      en: [
        "how do you write the landing page text if you don't know my trade",
        "who writes the words on the landing page",
        "what do you need from me to write the landing page",
      ],
      de: [
        "Wie schreiben Sie den Text der Landingpage, wenn Sie mein Fach nicht kennen?",
        "Wer schreibt den Text der Landingpage",
      ],
      es: [
        "¿Cómo escriben el texto de la landing si no conocen mi oficio?",
        "quién redacta la página de aterrizaje",
      ],
      fr: [
        "comment écrivez-vous la landing page sans connaître mon métier ?",
        "qui rédige le texte de la page de destination",
      ],
    },
    says: {
      en: "From {price:landing-page.complete} on we write the text of the whole page: you tell us about your offer in a 30-minute call, and we put it into words. You then have {holds:landing-page.complete.revisions} revisions of it. At {price:landing-page.essential} the text comes from you.",
      de: "Ab {price:landing-page.complete} schreiben wir den Text der ganzen Seite: Sie erzählen uns in einem Gespräch von 30 Minuten von Ihrem Angebot, und wir formulieren es. Danach haben Sie {holds:landing-page.complete.revisions} Korrekturrunden dafür. Für {price:landing-page.essential} kommt der Text von Ihnen.",
      es: "Desde {price:landing-page.complete} escribimos el texto de toda la página: usted nos cuenta su oferta en una llamada de 30 minutos y nosotros la redactamos. Después tiene {holds:landing-page.complete.revisions} rondas de cambios. Por {price:landing-page.essential}, el texto lo pone usted.",
      fr: "À partir de {price:landing-page.complete}, nous écrivons le texte de toute la page : vous nous parlez de votre offre lors d’un appel de 30 minutes, et nous le rédigeons. Vous avez ensuite {holds:landing-page.complete.revisions} séries de corrections. À {price:landing-page.essential}, le texte vient de vous.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["texts-who-writes", "revisions-what-counts", "brief-how-to-write"],
  },
  {
    id: "landing-design",
    asks: {
      en: [
        "is the landing page made from a template",
        "do I see the landing page design before it's built",
        "will my landing page look like others",
      ],
      de: [
        "Wird die Landingpage aus einer Vorlage gemacht?",
        "Sieht meine Landingpage aus wie andere",
      ],
      es: ["¿La landing se hace con una plantilla?", "mi landing se parecerá a otras"],
      fr: [
        "la landing page est-elle faite à partir d’un modèle ?",
        "ma landing page ressemblera-t-elle à d’autres",
      ],
    },
    says: {
      en: "It is designed for your offer, not from a theme, and made for phone, tablet and desktop. Send us your logo and colours, and the pictures if you have some; you see a first version before it is finished. The page and its code are yours.",
      de: "Sie wird für Ihr Angebot gestaltet, nicht aus einem Theme, und für Handy, Tablet und Desktop gemacht. Schicken Sie uns Logo und Farben und, wenn Sie welche haben, die Bilder; Sie sehen eine erste Fassung, bevor sie fertig ist. Die Seite und ihr Code gehören Ihnen.",
      es: "Se diseña para su oferta, no a partir de un tema, y se hace para móvil, tableta y ordenador. Envíenos el logotipo y los colores, y las imágenes si las tiene; verá una primera versión antes de que esté terminada. La página y su código son suyos.",
      fr: "Elle est conçue pour votre offre, pas à partir d’un thème, et faite pour téléphone, tablette et ordinateur. Envoyez-nous le logo et les couleurs, et les images si vous en avez ; vous voyez une première version avant qu’elle soit finie. La page et son code vous appartiennent.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["own-design", "logo-and-pictures", "delivery-see-progress"],
  },
  {
    id: "landing-video",
    asks: {
      en: [
        "can there be a video on the landing page",
        "is a film included in the landing page",
        "landing page with a talking presenter",
      ],
      de: ["Kann auf der Landingpage ein Video sein?", "Ist bei der Landingpage ein Film dabei"],
      es: ["¿Puede haber un vídeo en la landing?", "la landing incluye un vídeo"],
      fr: [
        "peut-il y avoir une vidéo sur la landing page ?",
        "un film est-il compris dans la landing page",
      ],
    },
    says: {
      en: "A video isn’t part of the landing page, but our videos come with code for your own page: one minute from {price:ai-video-1min}, a sales video from {price:vsl-ai-host}. If you have a film of your own, tell us before you order, and a person says what placing it takes. List page and video in one [quote request](/quote) if you want one total.",
      de: "Ein Video gehört nicht zur Landingpage, aber unsere Videos kommen mit Code für die eigene Seite: eine Minute ab {price:ai-video-1min}, ein Verkaufsvideo ab {price:vsl-ai-host}. Haben Sie einen eigenen Film, sagen Sie es vor der Bestellung, und ein Mensch sagt Ihnen, was das Einsetzen bedeutet. Für eine Summe führen Sie Seite und Video in einer [Angebotsanfrage](/quote) auf.",
      es: "El vídeo no forma parte de la landing, pero los nuestros traen un código para su propia página: un minuto desde {price:ai-video-1min}, un vídeo de ventas desde {price:vsl-ai-host}. Si tiene uno propio, dígalo antes de pedir y una persona le dirá qué supone colocarlo. Si quiere un solo total, incluya página y vídeo en una [solicitud de presupuesto](/quote).",
      fr: "La vidéo ne fait pas partie de la landing page, mais les nôtres sont livrées avec un code pour votre page : une minute à partir de {price:ai-video-1min}, une vidéo de vente à partir de {price:vsl-ai-host}. Si vous avez votre propre film, dites-le avant de commander, et une personne vous indique ce que son ajout demande. Pour un seul total, mettez page et vidéo dans une [demande de devis](/quote).",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["video-where-to-use", "logo-and-pictures", "video-which-fits"],
  },
  {
    id: "landing-sharing",
    asks: {
      en: [
        "what does the landing page look like when I share it on WhatsApp",
        "preview picture for the landing page on Facebook",
        "does the landing page show an image when linked on LinkedIn",
      ],
      de: [
        "Wie sieht die Landingpage aus, wenn ich sie auf WhatsApp teile?",
        "Vorschaubild der Landingpage auf Facebook",
      ],
      es: [
        "¿Cómo se ve la landing al compartirla por WhatsApp?",
        "imagen de vista previa de la landing en Facebook",
      ],
      fr: [
        "à quoi ressemble la landing page quand je la partage sur WhatsApp ?",
        "image d’aperçu de la landing page sur Facebook",
      ],
    },
    says: {
      en: "It has a preview picture, a title and a short description, which search results show and services such as WhatsApp, Facebook or LinkedIn use when you share the link. That is part of every option. How they show it in the end is up to them.",
      de: "Sie hat ein Vorschaubild, einen Titel und eine kurze Beschreibung, die in Suchergebnissen erscheinen und die Dienste wie WhatsApp, Facebook oder LinkedIn beim Teilen verwenden. Das gehört zu jeder Option. Wie sie es am Ende anzeigen, liegt bei ihnen.",
      es: "Tiene imagen de vista previa, título y una breve descripción, que aparecen en los buscadores y que servicios como WhatsApp, Facebook o LinkedIn usan al compartir el enlace. Forma parte de todas las opciones. Cómo lo muestren al final depende de ellos.",
      fr: "Elle a une image d’aperçu, un titre et une courte description, que les moteurs de recherche affichent et que des services comme WhatsApp, Facebook ou LinkedIn utilisent quand vous partagez le lien. Cela fait partie de chaque formule. La façon dont ils l’affichent dépend d’eux.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["website-seo", "website-mobile", "landing-results"],
  },
];
