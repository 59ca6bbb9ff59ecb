import type { CuratedAnswer } from "./curated-answer.ts";

/** What people ask about a chatbot that runs for them. */
export const runningChatbots: readonly CuratedAnswer[] = [
  {
    id: "chatbot-model",
    asks: {
      en: [
        "which model does the chatbot run on",
        "could our bot run on Claude instead of GPT-4",
        "which LLM will my chatbot use",
        "can the chatbot use gemini or mistral",
        "does the bot have to be gpt-4",
        "can we bring our own openai key",
        "is an open source model possible for our bot",
        "can we choose the language model of the chatbot",
        "who pays for the model of our bot",
      ],
      de: [
        "Mit welchem Modell läuft der Chatbot?",
        "Kann unser Bot auch mit Claude statt GPT-4 laufen?",
        "Können wir unseren eigenen OpenAI-Schlüssel verwenden?",
        "Welches Sprachmodell nutzt der Chatbot?",
      ],
      es: [
        "¿qué modelo usa el chatbot?",
        "¿nuestro bot puede funcionar con Claude en vez de GPT-4?",
        "¿podemos usar nuestra propia clave de OpenAI?",
        "¿podemos elegir el modelo de lenguaje del bot?",
      ],
      fr: [
        "quel modèle le chatbot utilise-t-il ?",
        "notre bot peut-il fonctionner avec Claude au lieu de GPT-4 ?",
        "pouvons-nous utiliser notre propre clé OpenAI ?",
        "peut-on choisir le modèle de langage du bot ?",
      ],
    },
    says: {
      en: "GPT-4 by default, or another model you prefer: name it before you order. The bot runs in your own account, and the model’s provider bills you for what it uses, at its rates.",
      de: "Standardmäßig GPT-4 oder ein anderes Modell, das Sie bevorzugen: Nennen Sie es vor der Bestellung. Der Bot läuft in Ihrem eigenen Konto, und der Anbieter des Modells berechnet Ihnen die Nutzung zu seinen Preisen.",
      es: "GPT-4 por defecto, u otro modelo que prefiera: indíquelo antes de pedir. El bot funciona en su propia cuenta, y el proveedor del modelo le factura el uso a sus tarifas.",
      fr: "GPT-4 par défaut, ou un autre modèle de votre choix : indiquez-le avant de commander. Le bot fonctionne dans votre propre compte, et le fournisseur du modèle vous facture l’utilisation à ses tarifs.",
    },
    page: "/services/gpt4-chatbot",
    service: "gpt4-chatbot",
    next: ["price-running-costs", "chatbot-accuracy"],
  },
  {
    id: "chatbot-who-reads",
    asks: {
      en: [
        "who can read the conversations that people have with our bot",
        "can my boss see what I asked the chatbot",
        "are chats with the bot visible to the company",
        "who in your team can read our chats",
        "can the employer monitor employees through the bot",
        "does the bot track who asked what",
        "are questions to the chatbot anonymous",
        "what does the chatbot store about the people who write to it",
        "who has access to the chat logs",
        "do you read what customers write to our bot",
      ],
      de: [
        "Wer kann die Gespräche mit unserem Bot lesen?",
        "Sieht mein Chef, was ich den Chatbot frage?",
        "Lassen sich Mitarbeiter über den Bot überwachen?",
        "Wer hat Zugriff auf die Chatverläufe?",
        "Sind Fragen an den Chatbot anonym?",
      ],
      es: [
        "¿quién puede leer las conversaciones con nuestro bot?",
        "¿mi jefe ve lo que pregunto al chatbot?",
        "¿quién tiene acceso a los registros del chat?",
        "¿las preguntas al bot son anónimas?",
      ],
      fr: [
        "qui peut lire les conversations avec notre bot ?",
        "mon patron voit-il ce que je demande au chatbot ?",
        "qui a accès à l'historique des conversations ?",
        "les questions au bot sont-elles anonymes ?",
      ],
    },
    says: {
      en: "Whoever runs the bot can: you read its conversations and the list of questions it couldn’t answer, and we see what support or monthly care needs. They are kept {fact:conversationMonths} months unless you set another period. What people type may identify them, so tell them who reads it; whether a works council must agree is a legal question we can’t answer for you.",
      de: "Wer den Bot betreibt: Sie lesen seine Gespräche und die Liste der Fragen, die er nicht beantworten konnte; wir sehen, was Support oder monatliche Betreuung brauchen. Aufbewahrt werden sie {fact:conversationMonths} Monate, wenn Sie nichts anderes festlegen. Was Menschen schreiben, kann sie erkennbar machen; sagen Sie ihnen, wer es liest. Ob ein Betriebsrat zustimmen muss, ist eine Rechtsfrage, die wir nicht beantworten können.",
      es: "Quien gestiona el bot: usted lee sus conversaciones y la lista de preguntas que no supo contestar, y nosotros vemos lo que necesitan el soporte o el cuidado mensual. Se guardan {fact:conversationMonths} meses salvo que fije otro plazo. Lo que la gente escribe puede identificarla, así que dígales quién lo lee; si un comité de empresa debe aceptarlo es una cuestión jurídica que no podemos responder.",
      fr: "La personne qui gère le bot : vous lisez ses conversations et la liste des questions restées sans réponse, et nous voyons ce que demandent le support ou le suivi mensuel. Elles sont conservées {fact:conversationMonths} mois, sauf si vous fixez une autre durée. Ce que les gens écrivent peut les identifier : dites-leur qui le lit. Savoir si des représentants du personnel doivent donner leur accord est une question juridique à laquelle nous ne pouvons pas répondre.",
    },
    page: "/tutorials/chatbots",
    service: "gpt4-chatbot",
    next: ["data-retention", "ai-disclosure", "dpa"],
  },
];
