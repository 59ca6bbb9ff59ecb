import type { Entry, Language } from "#domain/answers/contract.ts";
import { smallTalks } from "./answers/small-talks.ts";

type Said = Readonly<Record<Language, string>>;

/** What bots say to what Aria is also told; `{fact:bot}` is the bot's name. */
const says: Readonly<Record<string, Said>> = {
  greeting: {
    en: "Hello, I’m {fact:bot}. How can I help you?",
    de: "Hallo, ich bin {fact:bot}. Wie kann ich Ihnen helfen?",
    es: "Hola, soy {fact:bot}. ¿En qué puedo ayudarle?",
    fr: "Bonjour, je suis {fact:bot}. Comment puis-je vous aider ?",
  },
  "how-are-you": {
    en: "I’m an AI, so there are no good or bad days for me. How can I help you?",
    de: "Als KI habe ich keine guten oder schlechten Tage. Wie kann ich Ihnen helfen?",
    es: "Soy una IA, así que no tengo días buenos ni malos. ¿En qué puedo ayudarle?",
    fr: "Je suis une IA : je n’ai ni bons ni mauvais jours. Comment puis-je vous aider ?",
  },
  thanks: {
    en: "You’re welcome. Is there anything else you’d like to know?",
    de: "Gern geschehen. Möchten Sie noch etwas wissen?",
    es: "De nada. ¿Desea saber algo más?",
    fr: "Je vous en prie. Souhaitez-vous savoir autre chose ?",
  },
  goodbye: {
    en: "Goodbye, and have a good day.",
    de: "Auf Wiedersehen und einen schönen Tag.",
    es: "Adiós, que tenga un buen día.",
    fr: "Au revoir et bonne journée.",
  },
  sorry: {
    en: "No problem. How can I help?",
    de: "Kein Problem. Wie kann ich helfen?",
    es: "No pasa nada. ¿En qué puedo ayudarle?",
    fr: "Ce n’est rien. Comment puis-je vous aider ?",
  },
  ok: {
    en: "What would you like to know next?",
    de: "Was möchten Sie als Nächstes wissen?",
    es: "¿Qué más le gustaría saber?",
    fr: "Que souhaitez-vous savoir ensuite ?",
  },
  yes: {
    en: "I’m not sure what your yes refers to. Could you say it in a short sentence?",
    de: "Ich bin nicht sicher, worauf sich Ihr Ja bezieht. Können Sie es in einem kurzen Satz sagen?",
    es: "No estoy seguro de a qué se refiere su sí. ¿Puede decirlo en una frase corta?",
    fr: "Je ne sais pas à quoi se rapporte votre oui. Pouvez-vous le dire en une courte phrase ?",
  },
  no: {
    en: "All right. I’m here if you have a question.",
    de: "In Ordnung. Ich bin da, wenn Sie eine Frage haben.",
    es: "De acuerdo. Aquí estoy si tiene alguna pregunta.",
    fr: "Très bien. Je suis là si vous avez une question.",
  },
  test: {
    en: "It works. What would you like to know?",
    de: "Es funktioniert. Was möchten Sie wissen?",
    es: "Funciona. ¿Qué le gustaría saber?",
    fr: "Cela fonctionne. Que souhaitez-vous savoir ?",
  },
  compliment: {
    en: "Thank you. What else can I help you with?",
    de: "Danke. Womit kann ich Ihnen noch helfen?",
    es: "Gracias. ¿En qué más puedo ayudarle?",
    fr: "Merci. Comment puis-je encore vous aider ?",
  },
  insult: {
    en: "I’m sorry that I couldn’t help. Please ask in other words.",
    de: "Es tut mir leid, dass ich nicht helfen konnte. Bitte fragen Sie mit anderen Worten.",
    es: "Siento no haber podido ayudarle. Pregúntelo con otras palabras, por favor.",
    fr: "Je suis désolé de ne pas avoir pu vous aider. Posez la question autrement, s’il vous plaît.",
  },
};

const whole = { page: null, offers: null, asksBack: {}, next: [], kind: "small-talk" } as const;
const each = (said: Said): Entry["says"] =>
  Object.fromEntries(Object.entries(said).map(([language, text]) => [language, [text]]));

/** Without what names Aria. */
const withoutAria = (asks: Readonly<Record<Language, readonly string[]>>): Entry["asks"] =>
  Object.fromEntries(
    Object.entries(asks).map(([language, ways]) => [
      language,
      ways.filter((way) => !/aria/i.test(way)),
    ]),
  );

const own: readonly Entry[] = [
  {
    ...whole,
    id: "who-are-you",
    asks: {
      en: [
        "who are you",
        "what are you",
        "what is your name",
        "are you a bot",
        "are you a robot",
        "are you an ai",
        "are you human",
        "are you a real person",
        "am i talking to a human",
        "am i talking to a person",
        "introduce yourself",
      ],
      de: [
        "wer bist du",
        "wer sind sie",
        "wie heißt du",
        "bist du ein bot",
        "bist du eine ki",
        "bist du ein mensch",
        "sind sie ein mensch",
        "spreche ich mit einem menschen",
      ],
      es: [
        "quién eres",
        "quién es usted",
        "cómo te llamas",
        "eres un bot",
        "eres humano",
        "eres una ia",
      ],
      fr: [
        "qui es-tu",
        "qui êtes-vous",
        "es-tu un robot",
        "êtes-vous un robot",
        "êtes-vous humain",
        "es-tu une ia",
      ],
    },
    says: each({
      en: "I’m {fact:bot}, an AI and not a person. I answer questions from the information I was given.",
      de: "Ich bin {fact:bot}, eine KI und kein Mensch. Ich beantworte Fragen anhand der Informationen, die mir vorliegen.",
      es: "Soy {fact:bot}, una IA y no una persona. Respondo preguntas con la información que me han dado.",
      fr: "Je suis {fact:bot}, une IA et non une personne. Je réponds aux questions à partir des informations dont je dispose.",
    }),
  },
  {
    ...whole,
    id: "what-can-you-do",
    asks: {
      en: [
        "what can you do",
        "how can you help",
        "how can you help me",
        "what can i ask",
        "help",
        "can you help me",
      ],
      de: [
        "was kannst du",
        "was können sie",
        "wie kannst du mir helfen",
        "hilfe",
        "was kann ich fragen",
      ],
      es: ["qué puedes hacer", "cómo puedes ayudarme", "ayuda", "qué puedo preguntar"],
      fr: ["que peux-tu faire", "que pouvez-vous faire", "aide", "que puis-je demander"],
    },
    says: each({
      en: "Ask me a question in your own words, and I’ll look it up in the information I was given.",
      de: "Stellen Sie mir eine Frage in Ihren eigenen Worten, und ich suche in den Informationen, die mir vorliegen.",
      es: "Hágame una pregunta con sus propias palabras y la buscaré en la información que tengo.",
      fr: "Posez-moi une question avec vos propres mots et je chercherai dans les informations dont je dispose.",
    }),
  },
];

/** Small talk of customers' bots. */
export const botSmallTalk: readonly Entry[] = [
  ...smallTalks.flatMap(({ id, asks }) => {
    const said = says[id];
    return said ? [{ ...whole, id, asks: withoutAria(asks), says: each(said) }] : [];
  }),
  ...own,
];
