import type { CuratedAnswer } from "./curated-answer.ts";

/** Pay, tenders, reviews, and our name on what we build. */
export const companyInPublic: readonly CuratedAnswer[] = [
  {
    id: "careers-pay",
    asks: {
      en: [
        "what do your jobs pay",
        "salary range?",
        "how much would I earn as an automation engineer with you",
        "pay for the conversation designer role",
        "is the compensation competitive",
        "day rate for freelancers working for you",
        "hourly wage",
        "do you pay US or local salaries",
      ],
      de: [
        "Was verdient man bei Ihnen?",
        "gehalt für automation engineer",
        "gehaltsspanne der stellen",
        "stundensatz für freie mitarbeiter",
      ],
      es: [
        "¿Cuánto pagan en sus puestos?",
        "rango salarial",
        "sueldo del ingeniero de automatización",
        "tarifa por día para freelancers",
      ],
      fr: [
        "Combien paient vos postes ?",
        "fourchette de salaire",
        "salaire de l'ingénieur automatisation",
        "tjm pour les freelances",
      ],
    },
    says: {
      en: "Our pages don’t say what a role pays, and I won’t guess. What they do say: the trial day is paid, whether or not you are hired, and a yes comes with a contract in writing. Ask {fact:support} for the pay of a role before you apply.",
      de: "Was eine Stelle einbringt, steht nicht auf unseren Seiten, und ich rate nicht. Dort steht: Der Probetag wird bezahlt, ob Sie eingestellt werden oder nicht, und eine Zusage kommt mit schriftlichem Vertrag. Fragen Sie vor der Bewerbung {fact:support} nach der Bezahlung einer Stelle.",
      es: "Nuestras páginas no dicen cuánto se paga en cada puesto, y no voy a adivinarlo. Lo que sí dicen: el día de prueba se paga, se le contrate o no, y el sí llega con un contrato por escrito. Antes de presentarse, pregunte el sueldo a {fact:support}.",
      fr: "Nos pages n’indiquent pas la rémunération d’un poste, et je ne veux pas deviner. Elles disent ceci : la journée d’essai est payée, que vous soyez pris ou non, et un oui s’accompagne d’un contrat écrit. Demandez la rémunération à {fact:support} avant de postuler.",
    },
    page: "/careers",
    next: ["careers-process", "careers", "working-hours"],
  },
  {
    id: "tenders",
    asks: {
      en: [
        "do you take part in public tenders",
        "do you answer RFPs",
        "we're a city council and must put this out to tender, would you bid",
        "request for proposal from a university",
        "can you name two referees",
        "our procurement rules ask for three bids",
        "government contract",
        "are you on any framework agreement like G-Cloud",
      ],
      de: [
        "Nehmen Sie an öffentlichen Ausschreibungen teil?",
        "wir sind eine gemeinde und müssen ausschreiben",
        "vergabeverfahren, bietet ihr mit",
        "könnt ihr zwei referenzgeber nennen",
      ],
      es: [
        "¿Participan en licitaciones públicas?",
        "somos un ayuntamiento y hay que sacarlo a concurso",
        "responden a pliegos",
        "pueden dar dos referencias para una licitación",
      ],
      fr: [
        "Répondez-vous aux appels d'offres publics ?",
        "nous sommes une mairie, il faut passer par un marché",
        "pouvez-vous citer deux références pour le dossier",
        "trois offres obligatoires chez nous",
      ],
    },
    says: {
      en: "Our pages don’t mention public tenders: send the documents and the date to {fact:support}, and a person tells you within {fact:quoteHours} hours whether we take part. We name clients only with their agreement, so ask there for referees, too. We hold no security certificates, and what we could promise in a bid is on the service and legal pages.",
      de: "Öffentliche Ausschreibungen kommen auf unseren Seiten nicht vor: Schicken Sie die Unterlagen und den Termin an {fact:support}, und ein Mensch sagt Ihnen innerhalb von {fact:quoteHours} Stunden, ob wir teilnehmen. Kunden nennen wir nur mit deren Zustimmung; fragen Sie auch nach Referenzgebern dort. Sicherheitszertifikate haben wir keine, und was wir in einem Angebot zusagen könnten, steht auf den Seiten zu Leistungen und Recht.",
      es: "Nuestras páginas no mencionan las licitaciones públicas: envíe los pliegos y la fecha a {fact:support}, y una persona le dice en {fact:quoteHours} horas si participamos. Solo nombramos a clientes con su acuerdo, así que pida allí también las referencias. No tenemos certificados de seguridad, y lo que podríamos prometer en una oferta está en las páginas de servicios y legales.",
      fr: "Nos pages ne parlent pas des marchés publics : envoyez le dossier et la date limite à {fact:support}, et une personne vous dit sous {fact:quoteHours} heures si nous participons. Nous ne nommons des clients qu’avec leur accord ; demandez-y aussi les références. Nous n’avons pas de certificat de sécurité, et ce que nous pourrions promettre dans une offre figure sur les pages des services et les pages légales.",
    },
    page: "/legal/security",
    next: ["company-clients", "certificates", "supplier-form"],
  },
  {
    id: "review-leave",
    asks: {
      en: [
        "can I leave a review of you",
        "where do I rate you",
        "I'd love to recommend you, is there a place for it",
        "give five stars",
        "how can I post a testimonial",
        "do you have a google business page where I can write something",
        "write a review on trustpilot",
        "happy with my website, want to tell the world",
      ],
      de: [
        "Kann ich Sie irgendwo bewerten?",
        "wo schreibe ich eine rezension",
        "fünf sterne geben",
        "habt ihr einen google eintrag zum bewerten",
      ],
      es: [
        "¿Puedo dejar una reseña sobre ustedes?",
        "dónde los califico",
        "quiero recomendarlos, ¿hay algún sitio?",
        "poner cinco estrellas",
      ],
      fr: [
        "Puis-je laisser un avis sur vous ?",
        "où vous noter",
        "mettre cinq étoiles",
        "avez-vous une fiche google pour donner son avis",
      ],
    },
    says: {
      en: "This site has no place to post a review, and links to none elsewhere. Write to {fact:support} how it went, good or bad: a person reads it. We publish a client’s words only with their consent.",
      de: "Auf dieser Website gibt es keine Stelle für Bewertungen, und sie verweist auf keine anderswo. Schreiben Sie an {fact:support}, wie es war, gut oder schlecht: Ein Mensch liest es. Worte von Kunden veröffentlichen wir nur mit deren Zustimmung.",
      es: "Este sitio no tiene un lugar donde publicar reseñas ni enlaza a otros. Escriba a {fact:support} cómo le fue, bien o mal: lo lee una persona. Solo publicamos las palabras de un cliente con su consentimiento.",
      fr: "Ce site n’a pas d’endroit où publier un avis et ne renvoie vers aucun autre. Écrivez à {fact:support} comment cela s’est passé, en bien ou en mal : une personne le lit. Nous ne publions les mots d’un client qu’avec son accord.",
    },
    page: "/contact",
    next: ["testimonials-real", "complaint", "show-my-work"],
  },
  {
    id: "made-by-link",
    asks: {
      en: [
        'is there a "made by" link on what you build',
        "do you put your logo in the footer",
        "powered by badge, can it be removed",
        "will your name be visible on my website",
        "I don't want advertising for you on my pages",
        "site credit at the bottom",
        "is the form branded",
        "remove the made with line from my form",
      ],
      de: [
        "Steht auf dem, was Sie bauen, ein Link zu Ihnen?",
        "euer logo im footer?",
        "powered by entfernen",
        "sieht man, dass ihr die seite gemacht habt",
      ],
      es: [
        "¿Ponen un enlace de «hecho por» en lo que construyen?",
        "su logo va en el pie de página",
        "quitar el powered by",
        "se ve que lo hicieron ustedes",
      ],
      fr: [
        "Mettez-vous un lien « réalisé par » sur ce que vous faites ?",
        "votre logo dans le pied de page ?",
        "enlever le powered by",
        "voit-on que c'est vous",
      ],
    },
    says: {
      en: "Our pages name no such link for what we build and hand over: it is yours, and we show or name it only with your agreement. What you publish yourself from the AI Design Studio is different: the pages of a form, chatbot or video say “Made with {fact:brand}” at the foot, and a form or video shows it on your site, too. The notice that something is an AI always stays.",
      de: "Für das, was wir bauen und übergeben, nennen unsere Seiten keinen solchen Link: Es gehört Ihnen, und wir zeigen oder nennen es nur mit Ihrer Zustimmung. Anders ist es bei dem, was Sie selbst im AI Design Studio veröffentlichen: Unter Formular, Chatbot oder Video steht auf der eigenen Seite „Made with {fact:brand}“, bei Formular und Video auch auf Ihrer Website. Der Hinweis, dass etwas eine KI ist, bleibt immer.",
      es: "Nuestras páginas no prevén ese enlace en lo que construimos y entregamos: es suyo, y solo lo mostramos o nombramos con su acuerdo. Es distinto lo que usted publica desde el AI Design Studio: la página de un formulario, chatbot o vídeo dice al pie «Made with {fact:brand}», y el formulario y el vídeo también lo muestran en su sitio. El aviso de que algo es una IA se queda siempre.",
      fr: "Nos pages ne prévoient pas de tel lien sur ce que nous construisons et remettons : c’est à vous, et nous ne le montrons ou ne le citons qu’avec votre accord. Il en va autrement de ce que vous publiez vous-même depuis l’AI Design Studio : la page d’un formulaire, d’un chatbot ou d’une vidéo porte en bas « Made with {fact:brand} », le formulaire et la vidéo aussi sur votre site. La mention qu’il s’agit d’une IA reste toujours.",
    },
    page: "/legal/ip#what-we-make-for-you",
    next: ["show-my-work", "chatbot-name-and-tone", "ownership"],
  },
];
