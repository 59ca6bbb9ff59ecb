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
      en: "With the people who build it: there is no account manager in between. One of our team writes to you within {fact:kickoffHours} hours of your order, your contact person replies within {fact:quoteHours} hours, and your feedback goes straight to whoever builds your project. The about page shows who is on the team.",
      de: "Mit denen, die es bauen: Dazwischen sitzt kein Account-Manager. Innerhalb von {fact:kickoffHours} Stunden nach der Bestellung schreibt Ihnen jemand aus unserem Team, Ihre Ansprechperson antwortet innerhalb von {fact:quoteHours} Stunden, und Ihre Rückmeldungen gehen direkt an die, die Ihr Projekt bauen. Wer zum Team gehört, zeigt die Seite „Über uns“.",
      es: "Con quienes lo construyen: no hay ningún gestor de cuentas en medio. Una persona del equipo le escribe en las {fact:kickoffHours} horas siguientes al pedido, su persona de contacto responde en {fact:quoteHours} horas y sus comentarios llegan directamente a quien construye su proyecto. La página «Sobre nosotros» muestra quién forma el equipo.",
      fr: "À ceux qui le construisent : il n’y a pas de chargé de compte entre vous. Une personne de l’équipe vous écrit dans les {fact:kickoffHours} heures qui suivent la commande, votre interlocuteur répond sous {fact:quoteHours} heures, et vos remarques vont directement à ceux qui construisent votre projet. La page « À propos » présente l’équipe.",
    },
    page: "/about",
    next: ["company-team", "team-roles", "talk-to-human"],
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
