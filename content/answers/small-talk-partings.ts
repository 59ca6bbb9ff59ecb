import type { SmallTalk } from "./small-talk.ts";

/** Thanks, and going. */
export const smallTalkPartings: readonly SmallTalk[] = [
  {
    id: "thanks",
    asks: {
      en: [
        "thanks",
        "thank you",
        "thx",
        "ty",
        "cheers",
        "thanks a lot",
        "much appreciated",
        "great, thanks",
        "that helped",
        "thank you very much",
        "many thanks",
        "thanks for your help",
      ],
      de: [
        "danke",
        "vielen dank",
        "dankeschön",
        "merci",
        "super, danke",
        "danke dir",
        "das hat geholfen",
        "danke für die hilfe",
      ],
      es: [
        "gracias",
        "muchas gracias",
        "mil gracias",
        "perfecto, gracias",
        "te lo agradezco",
        "gracias por la ayuda",
      ],
      fr: [
        "merci",
        "merci beaucoup",
        "parfait, merci",
        "je vous remercie",
        "merci bien",
        "merci pour votre aide",
      ],
    },
    says: {
      en: [
        "You’re welcome. Is there anything else you’d like to know?",
        "Glad to help. I’m here if another question comes up.",
        "My pleasure.",
      ],
      de: [
        "Gern geschehen. Möchten Sie noch etwas wissen?",
        "Das freut mich. Wenn noch eine Frage auftaucht, bin ich da.",
        "Sehr gern.",
      ],
      es: [
        "De nada. ¿Quiere saber algo más?",
        "Me alegra haberle ayudado. Si surge otra pregunta, aquí estoy.",
        "Con mucho gusto.",
      ],
      fr: [
        "Je vous en prie. Souhaitez-vous savoir autre chose ?",
        "Ravie d’avoir pu aider. Si une autre question se présente, je suis là.",
        "Avec plaisir.",
      ],
    },
  },
  {
    id: "goodbye",
    asks: {
      en: [
        "bye",
        "goodbye",
        "see you",
        "see you later",
        "have a nice day",
        "that's all",
        "i have to go",
        "good night",
        "take care",
        "bye bye",
        "goodbye aria",
        "talk to you later",
      ],
      de: [
        "tschüss",
        "auf wiedersehen",
        "bis später",
        "ciao",
        "schönen tag noch",
        "das war alles",
        "gute nacht",
        "ich muss los",
      ],
      es: [
        "adiós",
        "hasta luego",
        "chao",
        "nos vemos",
        "que tenga un buen día",
        "eso es todo",
        "me tengo que ir",
      ],
      fr: [
        "au revoir",
        "à bientôt",
        "bonne journée",
        "bonne soirée",
        "c'est tout",
        "je dois y aller",
        "à plus",
      ],
    },
    says: {
      en: [
        "You’re welcome, and thank you for stopping by. Have a good one, too! I’m here whenever another question comes up.",
        "Goodbye, I’m glad you came by. Take care! This conversation stays in your browser if you want to come back to it.",
      ],
      de: [
        "Gern geschehen, und danke für Ihren Besuch. Alles Gute auch für Sie, und auf Wiedersehen! Bei weiteren Fragen bin ich da.",
        "Auf Wiedersehen, schön, dass Sie da waren. Machen Sie es gut! Das Gespräch finden Sie in diesem Browser wieder, wenn Sie zurückkommen.",
      ],
      es: [
        "De nada, y gracias por su visita. ¡Hasta luego, que le vaya muy bien! Si surge otra pregunta, aquí estoy.",
        "Adiós, ha sido un placer. ¡Cuídese! Si vuelve, encontrará esta conversación en su navegador.",
      ],
      fr: [
        "Je vous en prie, et merci de votre visite. Au revoir, bonne continuation à vous aussi ! Si une autre question se présente, je suis là.",
        "Au revoir, ce fut un plaisir. À bientôt ! Vous retrouverez cette conversation dans votre navigateur si vous revenez.",
      ],
    },
  },
];
