/** Before what a customer's bot found that is only near to the question, by language. */
export const botNearWords = {
  en: "I haven’t found a clear answer to this. The closest that I know of:",
  de: "Eine klare Antwort darauf habe ich nicht gefunden. Am nächsten kommt dies:",
  es: "No he encontrado una respuesta clara a esto. Lo más parecido que conozco:",
  fr: "Je n’ai pas trouvé de réponse claire. Ce qui s’en approche le plus :",
} as const;
