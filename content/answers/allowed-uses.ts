import type { CuratedAnswer } from "./curated-answer.ts";

/** What people want built that the acceptable use policy rules out, or ties to a condition. */
export const allowedUses: readonly CuratedAnswer[] = [
  {
    id: "cold-mail",
    asks: {
      en: [
        "set up an automation that mails a bought list of addresses",
        "can you send our promo to 50,000 people who don't know us",
        "cold email automation",
        "scrape addresses and write to them all",
        "send bulk sms to everyone in the city",
        "automate linkedin messages to strangers",
        "we bought leads, mail them automatically",
        "can the bot contact people who never signed up",
        "mass mailing to purchased contacts",
        "automatic whatsapp adverts to all numbers we have",
      ],
      de: [
        "Eine Automatisierung, die gekaufte Adressen anschreibt",
        "Könnt ihr Kaltakquise per Mail automatisieren?",
        "Massenmail an Leute, die uns nicht kennen",
        "Adressen sammeln und alle automatisch anschreiben",
      ],
      es: [
        "una automatización que escriba a direcciones compradas",
        "¿pueden automatizar correos en frío?",
        "envío masivo a gente que no nos conoce",
        "recoger direcciones y escribir a todas",
      ],
      fr: [
        "une automatisation qui écrit à des adresses achetées",
        "pouvez-vous automatiser des e-mails à froid ?",
        "envoi en masse à des gens qui ne nous connaissent pas",
        "collecter des adresses et écrire à toutes",
      ],
    },
    says: {
      en: "We can’t build that: messages sent with what we make go only to people who asked for them, name you, and offer a way to unsubscribe that works at once. For people who did sign up, an automation can write to them.",
      de: "Das bauen wir nicht: Nachrichten gehen nur an Menschen, die darum gebeten haben, nennen Sie als Absender und lassen sich sofort abbestellen. Wer sich angemeldet hat, dem kann eine Automatisierung schreiben.",
      es: "Eso no podemos hacerlo: los mensajes solo van a quienes los pidieron, dicen quién los envía y permiten darse de baja al instante. A quien sí se apuntó puede escribirle una automatización.",
      fr: "Nous ne pouvons pas le faire : les messages ne vont qu’aux personnes qui les ont demandés, vous nomment et permettent de se désinscrire aussitôt. À ceux qui se sont inscrits, une automatisation peut écrire.",
    },
    page: "/legal/aup",
    next: ["contract", "talk-to-human"],
  },
  {
    id: "decisions-about-people",
    asks: {
      en: [
        "can the AI reject job applicants by itself",
        "screen CVs and turn the weak ones down automatically",
        "let the bot decide who gets a loan",
        "automatic decision on tenants without a person",
        "can it grade students on its own",
        "AI that refuses insurance claims automatically",
        "no human in the loop, is that allowed",
        "fully automatic hiring decisions",
      ],
      de: [
        "Kann die KI Bewerber selbst ablehnen?",
        "Lebensläufe automatisch aussortieren, ohne Mensch",
        "Soll der Bot über Kredite entscheiden?",
        "Mieter automatisch auswählen lassen",
      ],
      es: [
        "¿la IA puede rechazar candidatos sola?",
        "descartar currículums automáticamente sin persona",
        "que el bot decida quién recibe un préstamo",
        "elegir inquilinos automáticamente",
      ],
      fr: [
        "l'IA peut-elle refuser des candidats toute seule ?",
        "écarter des CV automatiquement sans personne",
        "laisser le bot décider qui obtient un prêt",
        "choisir des locataires automatiquement",
      ],
    },
    says: {
      en: "Not without a person: what we build may not decide on jobs, credit, housing, insurance, education or justice unless a person reviews each case. It may sort and prepare, and an approval step can hand the decision to someone.",
      de: "Nicht ohne einen Menschen: Was wir bauen, darf über Arbeit, Kredit, Wohnung, Versicherung, Bildung oder Recht nur entscheiden, wenn ein Mensch jeden Fall prüft. Sortieren und vorbereiten darf es, und ein Freigabeschritt kann die Entscheidung jemandem vorlegen.",
      es: "No sin una persona: lo que hacemos no puede decidir sobre empleo, crédito, vivienda, seguros, educación o justicia si nadie revisa cada caso. Puede ordenar y preparar, y un paso de aprobación puede dejar la decisión a alguien.",
      fr: "Pas sans une personne : ce que nous réalisons ne peut pas décider d’un emploi, d’un crédit, d’un logement, d’une assurance, d’études ou de justice si personne n’examine chaque cas. Cela peut trier et préparer, et une étape de validation peut confier la décision à quelqu’un.",
    },
    page: "/legal/aup",
    next: ["ai-decisions", "ai-fairness"],
  },
];
