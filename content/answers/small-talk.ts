import type { Language } from "#domain/answers/contract.ts";

/** What people say that asks for nothing; one of the answers is chosen at random. */
export type SmallTalk = {
  /** kebab-case, once in this list. */
  id: string;
  /** Whole messages, as they are typed; never a part of a longer one. */
  asks: Readonly<Record<Language, readonly string[]>>;
  /** Two or three, each complete by itself. */
  says: Readonly<Record<Language, readonly string[]>>;
};

/** Coming in, and asking how she is. */
export const smallTalk: readonly SmallTalk[] = [
  {
    id: "greeting",
    asks: {
      en: [
        "hi",
        "hello",
        "hey",
        "hey there",
        "good morning",
        "good afternoon",
        "good evening",
        "hi aria",
        "yo",
        "greetings",
        "hi there",
        "hello there",
        "good day",
      ],
      de: [
        "hallo",
        "hi",
        "guten tag",
        "guten morgen",
        "guten abend",
        "moin",
        "servus",
        "grüezi",
        "hallo aria",
      ],
      es: [
        "hola",
        "buenas",
        "buenos días",
        "buenas tardes",
        "buenas noches",
        "qué tal",
        "hola aria",
      ],
      fr: ["bonjour", "salut", "bonsoir", "coucou", "bonjour aria", "hello"],
    },
    says: {
      en: [
        "Hello, I’m Aria, the AI consultant here. What would you like to get done?",
        "Hi! Tell me in a sentence what takes up your time, and I tell you what we would build, what it costs and how long it takes.",
      ],
      de: [
        "Guten Tag, ich bin Aria, die KI-Beraterin dieser Website. Was kann ich für Sie tun?",
        "Hallo! Sagen Sie mir in einem Satz, was Sie Zeit kostet, dann sage ich Ihnen, was wir bauen würden, was es kostet und wie lange es dauert.",
      ],
      es: [
        "Hola, soy Aria, la asesora de IA de este sitio. ¿Qué necesita resolver?",
        "¡Hola! Cuénteme en una frase qué le quita tiempo y le digo qué haríamos, cuánto cuesta y cuánto tarda.",
      ],
      fr: [
        "Bonjour, je suis Aria, la consultante IA de ce site. Que souhaitez-vous réaliser ?",
        "Bonjour ! Dites-moi en une phrase ce qui vous prend du temps, et je vous dirai ce que nous ferions, à quel prix et en combien de temps.",
      ],
    },
  },
  {
    id: "how-are-you",
    asks: {
      en: [
        "how are you",
        "how are you doing",
        "how's it going",
        "what's up",
        "how do you feel today",
        "how are you today",
        "how do you do",
      ],
      de: [
        "wie geht es dir",
        "wie geht es ihnen",
        "wie geht's",
        "alles gut bei dir",
        "alles klar bei dir",
        "na alles klar",
        "hallo wie geht es ihnen",
        "guten tag wie geht es ihnen",
        "na wie geht's dir",
        "was geht",
      ],
      es: [
        "cómo estás",
        "cómo está usted",
        "qué tal estás",
        "hola qué tal",
        "buenas qué tal",
        "hola cómo estás",
        "todo bien",
        "cómo va todo",
      ],
      fr: [
        "comment allez-vous",
        "ça va",
        "comment ça va",
        "tu vas bien",
        "vous allez bien",
        "bonjour vous allez bien",
        "bonsoir vous allez bien",
        "bonjour ça va",
        "salut ça va",
      ],
    },
    says: {
      en: [
        "As an AI I have no good or bad days, but thank you for asking. How can I help you?",
        "All running, thank you. And what can I do for you?",
      ],
      de: [
        "Als KI habe ich keine guten oder schlechten Tage, aber danke der Nachfrage. Wie kann ich Ihnen helfen?",
        "Alles läuft, danke. Und was kann ich für Sie tun?",
      ],
      es: [
        "Como IA no tengo días buenos ni malos, pero gracias por preguntar. ¿En qué puedo ayudarle?",
        "Todo en marcha, gracias. ¿Y usted, qué necesita?",
      ],
      fr: [
        "En tant qu’IA, je n’ai ni bons ni mauvais jours, mais merci de demander. Comment puis-je vous aider ?",
        "Tout fonctionne, merci. Et vous, que puis-je faire pour vous ?",
      ],
    },
  },
];
