import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a chatbot needs, and what it costs to run. */
export const chatbotSettingUpAnswers: readonly CuratedAnswer[] = [
  {
    id: "chatbot-what-you-bring",
    asks: {
      en: [
        "what do you need from me to build the chatbot",
        "do I have to write the answers for the bot",
        "what should I prepare for the chatbot project",
      ],
      de: [
        "Was braucht ihr von mir für den Chatbot?",
        "Muss ich die Antworten für den Bot schreiben?",
      ],
      es: [
        "¿qué necesitan de mí para hacer el chatbot?",
        "¿tengo que escribir las respuestas del bot?",
      ],
      fr: ["que vous faut-il de ma part pour le chatbot ?", "dois-je écrire les réponses du bot ?"],
    },
    says: {
      en: "Your pages and documents, and the questions that people really ask, in their own words. You don’t write answers: the bot makes them from your texts, so a missing text is what to add. The [chatbot guide](/tutorials/chatbots) shows how to collect the questions; tone and wording are agreed with you.",
      de: "Ihre Seiten und Dokumente und die Fragen, die wirklich gestellt werden, in den Worten der Leute. Antworten schreiben Sie nicht: Der Bot bildet sie aus Ihren Texten, ergänzt wird also ein fehlender Text. Wie man die Fragen sammelt, zeigt die [Chatbot-Anleitung](/tutorials/chatbots) (auf Englisch); Ton und Wortwahl stimmen wir mit Ihnen ab.",
      es: "Sus páginas y documentos, y las preguntas que de verdad hace la gente, con sus palabras. No escribe respuestas: el bot las forma con sus textos, así que lo que se añade es el texto que falte. La [guía de chatbots](/tutorials/chatbots) (en inglés) explica cómo reunir las preguntas; el tono y las expresiones los acordamos con usted.",
      fr: "Vos pages et vos documents, et les questions que les gens posent vraiment, avec leurs mots. Vous n’écrivez pas de réponses : le bot les forme à partir de vos textes, on ajoute donc le texte qui manque. Le [guide des chatbots](/tutorials/chatbots) (en anglais) montre comment réunir les questions ; nous convenons du ton et des formulations avec vous.",
    },
    page: "/tutorials/chatbots",
    service: "gpt4-chatbot",
    next: ["chatbot-what-it-reads", "chatbot-tests", "order-what-we-need"],
  },
  {
    id: "chatbot-usage-bill",
    asks: {
      en: [
        "what does the chatbot's AI usage cost per month",
        "who pays OpenAI for the bot",
        "what are the running costs of the chatbot",
      ],
      de: ["Was kostet die KI-Nutzung des Chatbots im Monat?", "Wer bezahlt OpenAI für den Bot?"],
      es: ["¿cuánto cuesta al mes el uso de IA del chatbot?", "¿quién paga a OpenAI por el bot?"],
      fr: ["combien coûte par mois l'usage de l'IA du chatbot ?", "qui paie OpenAI pour le bot ?"],
    },
    says: {
      en: "Model usage and text messages aren’t in our price: the bot runs in your own account, and their providers bill you at their rates. Our pages name no monthly figure, as it depends on how much people write and on the model. Nothing monthly goes to us unless you confirm the care at {fact:chatbotRetainer}.",
      de: "Modellnutzung und SMS sind nicht in unserem Preis enthalten: Der Bot läuft in Ihrem eigenen Konto, und die Anbieter berechnen sie Ihnen zu ihren Tarifen. Eine monatliche Summe nennen unsere Seiten nicht, denn sie hängt davon ab, wie viel geschrieben wird, und vom Modell. An uns zahlen Sie monatlich nur, wenn Sie die Betreuung für {fact:chatbotRetainer} bestätigen.",
      es: "El uso del modelo y los SMS no están en nuestro precio: el bot funciona en su propia cuenta y los proveedores se los facturan según sus tarifas. Nuestras páginas no dan una cifra mensual, pues depende de cuánto se escriba y del modelo. A nosotros no nos paga nada al mes, salvo que confirme el cuidado de {fact:chatbotRetainer}.",
      fr: "L’usage du modèle et les SMS ne sont pas dans notre prix : le bot tourne sur votre propre compte, et leurs fournisseurs vous facturent à leurs tarifs. Nos pages n’indiquent pas de montant mensuel, car il dépend de ce que les gens écrivent et du modèle. Vous ne nous payez rien chaque mois, sauf si vous confirmez le suivi à {fact:chatbotRetainer}.",
    },
    page: "/services/gpt4-chatbot",
    service: "gpt4-chatbot",
    next: ["chatbot-model", "chatbot-care-payment", "price-running-costs"],
  },
];
