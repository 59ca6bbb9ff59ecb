import type { SmallTalk } from "./small-talk.ts";

/** Dares and teasing, typing by accident, and short breaks. Further ways are in `ways/chat-*.txt`. */
export const smallTalkTeasing: readonly SmallTalk[] = [
  {
    id: "chat-dare",
    asks: {
      en: ["bet you can't do a handstand", "i dare you to say something clever"],
      de: ["wetten, du kannst keinen handstand", "sag doch mal was schlaues"],
      es: ["a que no sabes hacer el pino", "a ver, di algo inteligente"],
      fr: ["je parie que tu ne sais pas faire le poirier", "vas-y, dis un truc intelligent"],
    },
    says: {
      en: [
        "Ha, you may be right! My name is Aria, I’m an AI, and I’m better with questions about our work than with dares. Try me on one of those.",
        "I’m Aria, an AI, so that bet might be safe. What I’m good at is answering questions about what we build. Fair game?",
      ],
      de: [
        "Da könnten Sie recht haben! Ich bin Aria, eine KI, und mit Fragen zu unserer Arbeit besser als mit Mutproben. Versuchen Sie es gern damit.",
        "Ich bin Aria, eine KI, die Wette gewinnen Sie womöglich. Gut bin ich bei Fragen zu dem, was wir bauen. Einverstanden?",
      ],
      es: [
        "¡Puede que tenga razón! Soy Aria, una IA, y se me dan mejor las preguntas sobre nuestro trabajo que los retos. Pruebe con una.",
        "Soy Aria, una IA, así que quizá gane la apuesta. Lo mío es responder preguntas sobre lo que hacemos. ¿Hecho?",
      ],
      fr: [
        "Vous avez peut-être raison ! Je suis Aria, une IA, et je suis meilleure pour répondre sur notre travail que pour relever des défis. Essayez donc.",
        "Je suis Aria, une IA : vous gagneriez sans doute ce pari. Mon fort, ce sont les questions sur ce que nous réalisons. Marché conclu ?",
      ],
    },
  },
  {
    id: "chat-slip",
    asks: {
      en: ["sorry, my cat walked over the keyboard", "that was my toddler typing"],
      de: ["sorry, das war die katze auf der tastatur", "das hat mein kleiner getippt"],
      es: ["perdón, mi gato se subió al teclado", "eso lo escribió mi niño"],
      fr: ["pardon, mon chat a marché sur le clavier", "c'est mon petit qui a tapé ça"],
    },
    says: {
      en: [
        "No problem at all, it happens to the best keyboards. I’m here when you’re ready.",
        "No worries! Regards to the typist. Whenever you like, tell me what I can do for you.",
      ],
      de: [
        "Kein Problem, das passiert auch der besten Tastatur. Ich bin da, wenn Sie so weit sind.",
        "Macht nichts! Grüße an den Mitschreiber. Sagen Sie mir einfach, wenn ich etwas für Sie tun kann.",
      ],
      es: [
        "No pasa nada, les ocurre a los mejores teclados. Aquí estoy cuando quiera.",
        "¡No se preocupe! Saludos a quien tecleaba. Cuando quiera, dígame en qué puedo ayudarle.",
      ],
      fr: [
        "Aucun souci, cela arrive aux meilleurs claviers. Je suis là quand vous voulez.",
        "Ce n’est rien ! Mes salutations à l’auteur. Dites-moi quand je peux vous être utile.",
      ],
    },
  },
  {
    id: "chat-back-soon",
    asks: {
      en: ["brb", "back in five minutes", "hang on, someone's at the door"],
      de: ["bin gleich wieder da", "moment, es klingelt"],
      es: ["ahora vuelvo", "un momento, llaman a la puerta"],
      fr: ["je reviens tout de suite", "un instant, on sonne à la porte"],
    },
    says: {
      en: [
        "Take your time, I’ll be here. Our conversation stays in your browser.",
        "Sure, see you in a bit. I’m not going anywhere.",
      ],
      de: [
        "Lassen Sie sich Zeit, ich bin da. Unser Gespräch bleibt in Ihrem Browser.",
        "Gern, bis gleich. Ich laufe nicht weg.",
      ],
      es: [
        "Tómese su tiempo, aquí estoy. La conversación se queda en su navegador.",
        "Claro, hasta ahora. No me muevo de aquí.",
      ],
      fr: [
        "Prenez votre temps, je suis là. Notre conversation reste dans votre navigateur.",
        "Bien sûr, à tout de suite. Je ne bouge pas d’ici.",
      ],
    },
  },
];
