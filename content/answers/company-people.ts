import type { CuratedAnswer } from "./curated-answer.ts";

/** Whom a customer deals with, and who does what. */
export const companyPeople: readonly CuratedAnswer[] = [
  {
    id: "company-contact-person",
    asks: {
      en: [
        "who will I be dealing with",
        "do I get an account manager",
        "who is my contact once I've ordered",
        "do I talk to the people who build it",
        "will I have one contact person or ten",
        "who looks after me during the project",
        "do I get passed around between departments",
        "can I write to the developer directly",
      ],
      de: [
        "Mit wem habe ich nach der bestellung zu tun?",
        "bekomme ich einen festen ansprechpartner",
        "kann ich direkt mit den entwicklern reden",
        "wer betreut mich während des projekts",
      ],
      es: [
        "¿con quién voy a tratar después de pagar?",
        "¿me asignan un contacto fijo?",
        "¿puedo hablar directamente con quien lo construye?",
        "¿quién me atiende durante el proyecto?",
      ],
      fr: [
        "à qui aurai-je affaire après la commande ?",
        "ai-je un interlocuteur attitré ?",
        "puis-je parler directement à ceux qui construisent ?",
        "qui me suit pendant le projet ?",
      ],
    },
    says: {
      en: "With the people who build your project: there is no account manager in between. One of our team, your contact person, writes to you within {fact:kickoffHours} hours of your order and replies within {fact:quoteHours} hours after that. We work by email and video call, and on your side we need one person who can decide. The about page shows who is on the team.",
      de: "Mit denen, die Ihr Projekt bauen: Dazwischen sitzt kein Account-Manager. Ihre Ansprechperson aus unserem Team schreibt Ihnen innerhalb von {fact:kickoffHours} Stunden nach der Bestellung und antwortet danach innerhalb von {fact:quoteHours} Stunden. Wir arbeiten per E-Mail und Videogespräch; auf Ihrer Seite brauchen wir eine Person, die entscheiden kann. Wer zum Team gehört, zeigt die Seite „Über uns“.",
      es: "Con quienes construyen su proyecto: no hay ningún gestor de cuentas en medio. Su persona de contacto, de nuestro equipo, le escribe en las {fact:kickoffHours} horas siguientes al pedido y después responde en {fact:quoteHours} horas. Trabajamos por correo y videollamada, y de su lado necesitamos a una persona que pueda decidir. La página «Sobre nosotros» muestra quién forma el equipo.",
      fr: "À ceux qui construisent votre projet : il n’y a pas de chargé de compte entre vous. Votre interlocuteur, membre de notre équipe, vous écrit dans les {fact:kickoffHours} heures qui suivent la commande et répond ensuite sous {fact:quoteHours} heures. Nous travaillons par e-mail et en visio ; de votre côté, il nous faut une personne qui puisse décider. La page « À propos » présente l’équipe.",
    },
    page: "/about",
    next: ["order-what-happens-now", "company-team", "team-roles"],
  },
  {
    id: "team-roles",
    asks: {
      en: [
        "who does what on your team",
        "which of you builds the chatbots",
        "who writes the pine scripts",
        "who would design my website",
        "who is in charge of support",
        "what is Tomás Rey's job",
        "what does Nils Jäger do",
        "what does Wanda Prokop do",
        "who makes the quotes",
      ],
      de: [
        "Wer macht was in ihrem team?",
        "wer von euch baut die chatbots",
        "wer gestaltet die websites",
        "was macht nils jäger",
      ],
      es: [
        "¿quién hace qué en su equipo?",
        "¿quién construye los chatbots?",
        "¿quién diseña las webs?",
        "¿qué hace nils jäger?",
      ],
      fr: [
        "qui fait quoi dans votre équipe ?",
        "qui construit les chatbots ?",
        "qui dessine les sites ?",
        "que fait nils jäger ?",
      ],
    },
    says: {
      en: "The about page lists who does what: {fact:teamRoles}. {fact:pineReviewer} also reviews the PineScript. While a note there says that these people are samples, they stand in until our own are confirmed; {fact:support} tells you who would take your project.",
      de: "Die Seite „Über uns“ nennt, wer was macht: {fact:teamRoles}. {fact:pineReviewer} prüft auch das PineScript. Solange dort ein Hinweis steht, dass diese Personen Muster sind, vertreten sie unsere eigenen; wer Ihr Projekt übernähme, sagt Ihnen {fact:support}.",
      es: "La página «Sobre nosotros» indica quién hace qué: {fact:teamRoles}. {fact:pineReviewer} revisa además el PineScript. Mientras una nota diga que estas personas son de muestra, ocupan el lugar de las nuestras; en {fact:support} le dicen quién llevaría su proyecto.",
      fr: "La page « À propos » indique qui fait quoi : {fact:teamRoles}. {fact:pineReviewer} relit aussi le PineScript. Tant qu’une note précise que ces personnes sont des exemples, elles remplacent les nôtres ; {fact:support} vous dit qui prendrait votre projet.",
    },
    page: "/about#team",
    next: ["company-team", "company-contact-person"],
  },
];
