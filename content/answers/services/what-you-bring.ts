import type { CuratedAnswer } from "../curated-answer.ts";

/** What customers send us or give us access to, for services whose own answers don't tell it elsewhere. */
export const whatYouBringAnswers: readonly CuratedAnswer[] = [
  {
    id: "landing-bring",
    asks: {
      en: [
        "What do you need from me for the landing page?",
        "what do i have to prepare for the landing page",
        "which material do i send for the landing page",
      ],
      de: [
        "Was brauchen Sie von mir für die Landingpage?",
        "was muss ich für die Landingpage vorbereiten",
      ],
      es: [
        "¿Qué necesitan de mí para la landing page?",
        "qué tengo que enviar para la landing page",
      ],
      fr: [
        "Que vous faut-il de ma part pour la landing page ?",
        "que dois-je préparer pour la landing page",
      ],
    },
    says: {
      en: "For Essential your texts and pictures, the address that requests should reach, and access to your domain. For Complete a call is enough, from which we write the text; we prepare pictures of yours or licensed free ones. In either case one person who can decide.",
      de: "Für Essential Ihre Texte und Bilder, die Adresse, an die Anfragen gehen sollen, und Zugang zu Ihrer Domain. Für Complete genügt ein Gespräch, aus dem wir den Text schreiben; Bilder bereiten wir auf, Ihre eigenen oder frei lizenzierte. In jedem Fall eine Person, die entscheiden kann.",
      es: "Para Essential, sus textos e imágenes, la dirección a la que deben llegar las solicitudes y acceso a su dominio. Para Complete basta una llamada, de la que sacamos el texto; las imágenes las preparamos, suyas o con licencia gratuita. En ambos casos, una persona que pueda decidir.",
      fr: "Pour Essential, vos textes et vos images, l’adresse qui doit recevoir les demandes et l’accès à votre domaine. Pour Complete, un appel suffit : nous en tirons le texte, et nous préparons des images, les vôtres ou sous licence gratuite. Dans tous les cas, une personne qui puisse décider.",
    },
    page: "/services/landing-page",
    service: "landing-page",
    next: ["landing-text-written", "order-what-we-need"],
  },
  {
    id: "whole-site-bring",
    asks: {
      en: [
        "What do you need from me for the website?",
        "what do i have to prepare for the website",
        "which material do i send for the website",
      ],
      de: ["Was brauchen Sie von mir für die Website?", "was muss ich für die Website vorbereiten"],
      es: ["¿Qué necesitan de mí para la web?", "qué tengo que enviar para la web"],
      fr: [
        "Que vous faut-il de ma part pour le site web ?",
        "que dois-je préparer pour le site web",
      ],
    },
    says: {
      en: "Your texts, pictures and logo, access to the domain, and one person who can decide. You agree to a page plan before design begins, so you know which texts each page needs. For a second language you also bring the translation.",
      de: "Ihre Texte, Bilder und Ihr Logo, Zugang zur Domain und eine Person, die entscheiden kann. Vor dem Design stimmen Sie einem Seitenplan zu; so wissen Sie, welche Texte jede Seite braucht. Für eine zweite Sprache bringen Sie auch die Übersetzung mit.",
      es: "Sus textos, imágenes y logotipo, acceso al dominio y una persona que pueda decidir. Antes del diseño acordamos un plan de páginas, así sabe qué textos necesita cada una. Para un segundo idioma aporta también la traducción.",
      fr: "Vos textes, vos images, votre logo, l’accès au domaine et une personne qui puisse décider. Avant le design, nous convenons d’un plan des pages : vous savez ainsi quels textes il faut pour chacune. Pour une seconde langue, vous apportez aussi la traduction.",
    },
    page: "/services/full-website",
    service: "full-website",
    next: ["texts-who-writes", "order-what-we-need"],
  },
  {
    id: "vsl-bring",
    asks: {
      en: [
        "What do you need from me for the sales video?",
        "what do i have to prepare for the sales video",
        "which material do i send for the sales video",
      ],
      de: [
        "Was brauchen Sie von mir für das Verkaufsvideo?",
        "was muss ich für das Verkaufsvideo vorbereiten",
      ],
      es: [
        "¿Qué necesitan de mí para el vídeo de ventas?",
        "qué tengo que enviar para el vídeo de ventas",
      ],
      fr: [
        "Que vous faut-il de ma part pour la vidéo de vente ?",
        "que dois-je préparer pour la vidéo de vente",
      ],
    },
    says: {
      en: "Pictures of your product, screens and figures to show, and proof for each claim that the script makes. Add your logo, your colours and one person who approves the script. No one has to be filmed: the host is made with AI.",
      de: "Bilder Ihres Produkts, Bildschirmansichten und Zahlen zum Zeigen und einen Beleg für jede Behauptung im Skript. Dazu Logo, Farben und eine Person, die das Skript freigibt. Gefilmt wird niemand: Der Moderator entsteht mit KI.",
      es: "Imágenes de su producto, pantallas y cifras que mostrar, y una prueba de cada afirmación del guion. Además, su logotipo, sus colores y una persona que apruebe el guion. No se graba a nadie: el presentador está hecho con IA.",
      fr: "Des images de votre produit, des écrans et des chiffres à montrer, et une preuve pour chaque affirmation du script. Ajoutez votre logo, vos couleurs et une personne qui valide le script. Personne n’est filmé : le présentateur est créé par IA.",
    },
    page: "/services/vsl-ai-host",
    service: "vsl-ai-host",
    next: ["vsl-pictures", "vsl-proof"],
  },
  {
    id: "lead-page-bring",
    asks: {
      en: [
        "What do you need from me for the AI lead page?",
        "what do i have to prepare for the AI lead page",
        "which material do i send for the AI lead page",
      ],
      de: [
        "Was brauchen Sie von mir für die KI-Leadseite?",
        "was muss ich für die KI-Leadseite vorbereiten",
      ],
      es: [
        "¿Qué necesitan de mí para la página de captación con IA?",
        "qué tengo que enviar para la página de captación con IA",
      ],
      fr: [
        "Que vous faut-il de ma part pour la page de prospection avec IA ?",
        "que dois-je préparer pour la page de prospection avec IA",
      ],
    },
    says: {
      en: "The facts about your offer, the questions the assistant should ask and what makes someone a good fit, plus access to your domain and, in the larger options, to your CRM and calendar. The text of the page is written by us.",
      de: "Die Fakten zu Ihrem Angebot, die Fragen, die der Assistent stellen soll, und wer gut zu Ihnen passt, dazu Zugang zu Ihrer Domain und in den größeren Optionen zu CRM und Kalender. Den Text der Seite schreiben wir.",
      es: "Los datos de su oferta, las preguntas que debe hacer el asistente y quién encaja bien, además de acceso a su dominio y, en las opciones mayores, a su CRM y su calendario. El texto de la página lo escribimos nosotros.",
      fr: "Les informations sur votre offre, les questions que l’assistant doit poser et qui vous convient, plus l’accès à votre domaine et, dans les plus grandes options, à votre CRM et à votre agenda. Le texte de la page, c’est nous qui l’écrivons.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["lead-page-questions", "order-what-we-need"],
  },
  {
    id: "design-bring",
    asks: {
      en: [
        "What do you need from me for the interface design?",
        "what do i have to prepare for the interface design",
        "which material do i send for the interface design",
      ],
      de: [
        "Was brauchen Sie von mir für das Oberflächendesign?",
        "was muss ich für das Oberflächendesign vorbereiten",
      ],
      es: [
        "¿Qué necesitan de mí para el diseño de interfaz?",
        "qué tengo que enviar para el diseño de interfaz",
      ],
      fr: [
        "Que vous faut-il de ma part pour le design d’interface ?",
        "que dois-je préparer pour le design d’interface",
      ],
    },
    says: {
      en: "A list of what each page has to show and do, your logo and colours if you have them, and examples of what you like. If the file should be in your own Figma team, invite us there. One person should give the go-ahead after the rough layout.",
      de: "Eine Liste, was jede Seite zeigen und können muss, Logo und Farben, falls vorhanden, und Beispiele, die Ihnen gefallen. Soll die Datei in Ihrem eigenen Figma-Team liegen, laden Sie uns dorthin ein. Nach dem groben Entwurf sollte eine Person das Go geben.",
      es: "Una lista de lo que cada página debe mostrar y hacer, su logotipo y sus colores si los tiene, y ejemplos que le gusten. Si el archivo debe estar en su propio equipo de Figma, invítenos. Tras el boceto, una persona debe dar el visto bueno.",
      fr: "La liste de ce que chaque page doit montrer et faire, votre logo et vos couleurs si vous en avez, et des exemples qui vous plaisent. Si le fichier doit se trouver dans votre équipe Figma, invitez-nous-y. Après l’esquisse, une personne doit donner son feu vert.",
    },
    page: "/services/ui-ux-design",
    service: "ui-ux-design",
    next: ["design-steps", "design-figma"],
  },
];
