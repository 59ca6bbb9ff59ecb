import type { Language } from "#domain/answers/contract.ts";

/** What bots say by mail and SMS beside their answers. `{bot}` is the bot's name. */
export type ChannelWords = {
  /** Above the links that an answer rests on. */
  sources: string;
  smsHelp: string;
  smsStarted: string;
  /** Of a person who left without a reply: what was attached is listed, and nothing of it is opened. */
  attachments: string;
};

export const channelWords: Readonly<Record<Language, ChannelWords>> = {
  en: {
    sources: "Sources:",
    smsHelp:
      "{bot} is an AI that answers questions by text message. Reply STOP to get no more messages.",
    smsStarted: "You'll get answers from {bot} again. Reply STOP to get no more messages.",
    attachments: "Attachments (not opened):",
  },
  de: {
    sources: "Quellen:",
    smsHelp:
      "{bot} ist eine KI und beantwortet Fragen per SMS. Mit STOP erhalten Sie keine Nachrichten mehr.",
    smsStarted:
      "Sie erhalten wieder Antworten von {bot}. Mit STOP erhalten Sie keine Nachrichten mehr.",
    attachments: "Anhänge (nicht geöffnet):",
  },
  es: {
    sources: "Fuentes:",
    smsHelp:
      "{bot} es una IA que responde preguntas por SMS. Responde STOP para no recibir más mensajes.",
    smsStarted:
      "Volverás a recibir respuestas de {bot}. Responde STOP para no recibir más mensajes.",
    attachments: "Archivos adjuntos (sin abrir):",
  },
  fr: {
    sources: "Sources :",
    smsHelp:
      "{bot} est une IA qui répond aux questions par SMS. Répondez STOP pour ne plus recevoir de messages.",
    smsStarted:
      "Vous recevrez de nouveau les réponses de {bot}. Répondez STOP pour ne plus recevoir de messages.",
    attachments: "Pièces jointes (non ouvertes) :",
  },
};
