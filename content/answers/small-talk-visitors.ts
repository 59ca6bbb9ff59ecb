import type { SmallTalk } from "./small-talk.ts";

/** What visitors tell of themselves: their name, what they are nervous about, a cold. */
export const smallTalkVisitors: readonly SmallTalk[] = [
  {
    id: "chat-introduction",
    asks: {
      en: ["my name is sandra", "let me introduce myself, i'm joe"],
      de: ["ich heiße sandra", "darf ich mich vorstellen, ich bin der jochen"],
      es: ["me llamo sandra", "me presento, soy joaquín"],
      fr: ["je m'appelle sandra", "je me présente, moi c'est joël"],
    },
    says: {
      en: [
        "Pleased to meet you! I’m Aria, the AI consultant here. What would you like to get done?",
        "Nice of you to introduce yourself. I’m Aria, an AI, and happy to help: what brings you here?",
      ],
      de: [
        "Freut mich, Sie kennenzulernen! Ich bin Aria, die KI-Beraterin hier. Was möchten Sie erledigt haben?",
        "Nett, dass Sie sich vorstellen. Ich bin Aria, eine KI, und helfe gern: Was führt Sie her?",
      ],
      es: [
        "¡Encantada de conocerle! Soy Aria, la asesora de IA de aquí. ¿Qué le gustaría conseguir?",
        "Qué amable por presentarse. Soy Aria, una IA, y le ayudo con gusto: ¿qué le trae por aquí?",
      ],
      fr: [
        "Ravie de faire votre connaissance ! Je suis Aria, la consultante IA de la maison. Que souhaitez-vous faire réaliser ?",
        "C’est gentil de vous présenter. Je suis Aria, une IA, et je vous aide volontiers : qu’est-ce qui vous amène ?",
      ],
    },
  },
  {
    id: "chat-nerves",
    asks: {
      en: ["wish me luck", "i'm nervous about my presentation"],
      de: ["drück mir die daumen", "ich bin nervös wegen meiner präsentation"],
      es: ["deséame suerte", "estoy nerviosa por mi presentación"],
      fr: ["souhaite-moi bonne chance", "je suis nerveuse pour ma présentation"],
    },
    says: {
      en: [
        "Good luck, I hope it goes well! If there’s something I can take off your mind meanwhile, tell me.",
        "All the best for it! A little nervousness only shows that it matters to you. Is there anything I can help with?",
      ],
      de: [
        "Viel Erfolg, ich hoffe, es geht gut! Wenn ich Ihnen inzwischen etwas abnehmen kann, sagen Sie es.",
        "Alles Gute dafür! Ein wenig Aufregung zeigt nur, dass es Ihnen wichtig ist. Kann ich Ihnen bei etwas helfen?",
      ],
      es: [
        "¡Mucha suerte, espero que salga bien! Si mientras tanto puedo quitarle algo de encima, dígamelo.",
        "¡Que vaya muy bien! Unos pocos nervios solo muestran que le importa. ¿Puedo ayudarle en algo?",
      ],
      fr: [
        "Bonne chance, j’espère que tout ira bien ! Si je peux vous décharger de quelque chose d’ici là, dites-le-moi.",
        "Tous mes vœux de réussite ! Un peu de trac montre seulement que cela compte pour vous. Puis-je vous aider ?",
      ],
    },
  },
  {
    id: "chat-get-well",
    asks: {
      en: ["i've got a cold", "sorry, sneezing all over the keyboard"],
      de: ["ich bin erkältet", "hatschi, heute niese ich nur"],
      es: ["estoy resfriado", "achís, no paro de estornudar"],
      fr: ["j'ai un rhume", "atchoum, je n'arrête pas d'éternuer"],
    },
    says: {
      en: [
        "Oh dear, get well soon! I catch nothing, being an AI, so stay as long as you like. How can I help?",
        "Bless you, and I hope you’re better soon. Is there something I can make easier for you meanwhile?",
      ],
      de: [
        "Oje, gute Besserung! Als KI stecke ich mich nicht an, bleiben Sie also gern. Wie kann ich helfen?",
        "Gesundheit, und hoffentlich geht es Ihnen bald besser. Kann ich Ihnen inzwischen etwas leichter machen?",
      ],
      es: [
        "¡Vaya, que se mejore! Como IA no me contagio, así que quédese cuanto quiera. ¿En qué puedo ayudarle?",
        "Salud, y ojalá se recupere pronto. ¿Puedo facilitarle algo mientras tanto?",
      ],
      fr: [
        "Oh là là, bon rétablissement ! En tant qu’IA je n’attrape rien, restez donc tant que vous voulez. Comment puis-je vous aider ?",
        "À vos souhaits, et remettez-vous vite. Puis-je vous faciliter quelque chose en attendant ?",
      ],
    },
  },
];
