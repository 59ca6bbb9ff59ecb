/** What a customer's bot says first where its owner has written nothing: who it is, and that it is an AI. */
export const botGreeting = (name: string, language: "en" | "de" | "es" | "fr"): string =>
  ({
    en: `Hello! I'm ${name}, an AI assistant. What can I help you with?`,
    de: `Hallo! Ich bin ${name}, ein KI-Assistent. Wobei kann ich Ihnen helfen?`,
    es: `¡Hola! Soy ${name}, un asistente de IA. ¿En qué puedo ayudarle?`,
    fr: `Bonjour ! Je suis ${name}, un assistant IA. Comment puis-je vous aider ?`,
  })[language];
