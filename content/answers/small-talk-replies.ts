import type { SmallTalk } from "./small-talk.ts";

/** Short replies that nothing was asked before, and tries whether anyone is there. */
export const smallTalkReplies: readonly SmallTalk[] = [
  {
    id: "ok",
    asks: {
      en: [
        "ok",
        "okay",
        "k",
        "alright",
        "got it",
        "i see",
        "fine",
        "understood",
        "makes sense",
        "cool",
      ],
      de: ["ok", "okay", "alles klar", "verstanden", "gut", "aha", "passt", "in ordnung"],
      es: ["ok", "vale", "de acuerdo", "entendido", "ya veo", "bien", "perfecto"],
      fr: ["ok", "d'accord", "compris", "je vois", "très bien", "entendu", "ça marche"],
    },
    says: {
      en: [
        "Good. What would you like to know next?",
        "All right. Ask me anything else, or tell me what you’d like to have built.",
      ],
      de: [
        "Gut. Was möchten Sie als Nächstes wissen?",
        "In Ordnung. Fragen Sie gern weiter, oder sagen Sie mir, was wir für Sie bauen sollen.",
      ],
      es: [
        "Bien. ¿Qué quiere saber ahora?",
        "De acuerdo. Pregúnteme lo que quiera o dígame qué le gustaría que hiciéramos.",
      ],
      fr: [
        "Bien. Que souhaitez-vous savoir ensuite ?",
        "D’accord. Posez-moi d’autres questions, ou dites-moi ce que nous pourrions réaliser pour vous.",
      ],
    },
  },
  {
    id: "yes",
    asks: {
      en: ["yes", "yeah", "yep", "sure", "yes please", "correct", "exactly", "of course", "y"],
      de: ["ja", "jo", "klar", "ja bitte", "genau", "stimmt", "gerne", "natürlich"],
      es: ["sí", "si", "claro", "sí por favor", "exacto", "así es", "por supuesto"],
      fr: [
        "oui",
        "ouais",
        "bien sûr",
        "oui s'il vous plaît",
        "exactement",
        "tout à fait",
        "c'est ça",
      ],
    },
    says: {
      en: [
        "Happy to go on, but I’m not sure what the yes is to. Could you say it in a short sentence?",
        "Good. Tell me in a few words what you’d like, so that I don’t guess wrong.",
      ],
      de: [
        "Gern, ich bin nur nicht sicher, worauf sich das Ja bezieht. Sagen Sie es mir in einem kurzen Satz?",
        "Gut. Sagen Sie mir in ein paar Worten, was Sie möchten, damit ich nicht falsch rate.",
      ],
      es: [
        "Con gusto, pero no sé bien a qué se refiere el sí. ¿Me lo dice en una frase corta?",
        "Bien. Dígame en pocas palabras qué quiere, para no equivocarme.",
      ],
      fr: [
        "Volontiers, mais je ne sais pas bien à quoi se rapporte ce oui. Pouvez-vous le dire en une courte phrase ?",
        "Bien. Dites-moi en quelques mots ce que vous souhaitez, pour que je ne me trompe pas.",
      ],
    },
  },
  {
    id: "no",
    asks: {
      en: [
        "no",
        "nope",
        "nah",
        "no thanks",
        "not really",
        "no that's all",
        "n",
        "never mind",
        "no thank you",
        "no, thank you very much",
      ],
      de: [
        "nein",
        "nee",
        "nein danke",
        "nö",
        "eigentlich nicht",
        "nein, das war's",
        "schon gut",
        "nein, vielen dank",
        "nein danke schön",
      ],
      es: [
        "no",
        "no gracias",
        "no, nada más",
        "la verdad no",
        "da igual",
        "déjalo",
        "no, muchas gracias",
        "no, gracias, eso es todo",
      ],
      fr: [
        "non",
        "non merci",
        "pas vraiment",
        "non c'est tout",
        "laisse tomber",
        "tant pis",
        "non, merci beaucoup",
      ],
    },
    says: {
      en: [
        "All right. I’m here if something comes up.",
        "No problem. If I misunderstood you, ask me in other words.",
      ],
      de: [
        "In Ordnung. Wenn noch etwas ist, bin ich da.",
        "Kein Problem. Falls ich Sie falsch verstanden habe, fragen Sie mich mit anderen Worten.",
      ],
      es: [
        "De acuerdo. Si surge algo, aquí estoy.",
        "No hay problema. Si le entendí mal, pregúnteme con otras palabras.",
      ],
      fr: [
        "D’accord. Je suis là si besoin.",
        "Pas de souci. Si je vous ai mal compris, reformulez votre question.",
      ],
    },
  },
  {
    id: "unclear",
    asks: {
      en: [
        "i don't get it",
        "i don't understand",
        "what do you mean",
        "can you say that more simply",
        "that's too complicated",
        "say it in plain english",
      ],
      de: ["verstehe ich nicht", "was meinst du", "wie bitte", "hä", "das ist mir zu kompliziert"],
      es: [
        "no entiendo",
        "no lo entiendo",
        "qué quieres decir",
        "cómo dices",
        "explícalo más fácil",
      ],
      fr: [
        "je ne comprends pas",
        "c'est-à-dire",
        "que veux-tu dire",
        "pardon ?",
        "plus simplement",
      ],
    },
    says: {
      en: [
        "Sorry, that wasn’t clear. Tell me which part you’d like explained, or what you want to get done, and I’ll try again in other words.",
        "Sorry about that. Ask me about one thing at a time, such as a price or how long something takes. A person can explain it, too: leave your email address here.",
      ],
      de: [
        "Entschuldigung, das war unklar. Sagen Sie mir, welchen Teil ich erklären soll oder was Sie erreichen möchten, dann versuche ich es anders.",
        "Das tut mir leid. Fragen Sie mich eins nach dem anderen, etwa einen Preis oder eine Dauer. Auch ein Mensch erklärt es Ihnen: Hinterlassen Sie hier Ihre E-Mail-Adresse.",
      ],
      es: [
        "Perdone, no quedó claro. Dígame qué parte le explico o qué quiere conseguir, y lo intento de otra manera.",
        "Lo siento. Pregúnteme una cosa cada vez, por ejemplo un precio o un plazo. También se lo puede explicar una persona: deje aquí su correo.",
      ],
      fr: [
        "Désolée, ce n’était pas clair. Dites-moi quelle partie vous expliquer, ou ce que vous voulez obtenir, et j’essaie autrement.",
        "Je suis désolée. Posez-moi une question à la fois, par exemple un prix ou un délai. Une personne peut aussi vous l’expliquer : laissez ici votre adresse e-mail.",
      ],
    },
  },
  {
    id: "test",
    asks: {
      en: [
        "test",
        "testing",
        "are you there",
        "anyone there?",
        "asdf",
        "123",
        "ping",
        "is anyone there",
        "are you online",
        "can you hear me",
      ],
      de: [
        "test",
        "bist du da",
        "jemand da?",
        "sind sie noch da",
        "funktioniert das",
        "ist da jemand",
      ],
      es: ["prueba", "estás ahí", "hay alguien", "funciona esto"],
      fr: ["test", "vous êtes là", "il y a quelqu'un", "ça fonctionne", "essai", "tu es là"],
    },
    says: {
      en: ["I’m here, and it works. Ask away.", "Yes, I’m here. What would you like to know?"],
      de: [
        "Ich bin da, und es funktioniert. Fragen Sie gern.",
        "Ja, ich bin da. Was möchten Sie wissen?",
      ],
      es: ["Aquí estoy, y funciona. Pregunte lo que quiera.", "Recibido. ¿Qué quiere saber?"],
      fr: [
        "Je suis là, et tout fonctionne. Posez votre question.",
        "Bien reçu. Que souhaitez-vous savoir ?",
      ],
    },
  },
];
