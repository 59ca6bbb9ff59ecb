import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a chatbot does in its conversations. */
export const chatbotConversationsAnswers: readonly CuratedAnswer[] = [
  {
    id: "chatbot-shows-sources",
    asks: {
      en: [
        "does the chatbot show where it got the answer from",
        "can visitors check what the bot says",
        "does the bot link to the page it answers from",
      ],
      de: [
        "Zeigt der Chatbot, woher er die Antwort hat?",
        "Können Besucher nachprüfen, was der Bot sagt?",
      ],
      es: [
        "¿el chatbot muestra de dónde saca la respuesta?",
        "¿los visitantes pueden comprobar lo que dice el bot?",
      ],
      fr: [
        "le chatbot montre-t-il d'où vient sa réponse ?",
        "les visiteurs peuvent-ils vérifier ce que dit le bot ?",
      ],
    },
    says: {
      en: "Yes, each answer shows which of your pages or documents it comes from, so people can check it. It also shows you which text to correct when an answer is wrong.",
      de: "Ja, jede Antwort zeigt, aus welcher Ihrer Seiten oder welchem Dokument sie stammt, sodass man sie nachprüfen kann. Sie sehen daran auch, welchen Text Sie korrigieren müssen, wenn eine Antwort falsch ist.",
      es: "Sí, cada respuesta muestra de cuál de sus páginas o documentos procede, de modo que se puede comprobar. Así ve usted también qué texto corregir cuando una respuesta es incorrecta.",
      fr: "Oui, chaque réponse indique de laquelle de vos pages ou duquel de vos documents elle vient, et chacun peut la vérifier. Vous voyez aussi quel texte corriger quand une réponse est fausse.",
    },
    page: "/services/gpt4-chatbot",
    service: "gpt4-chatbot",
    next: ["chatbot-accuracy", "chatbot-doesnt-know", "chatbot-what-it-reads"],
  },
  {
    id: "chatbot-live-takeover",
    asks: {
      en: [
        "can my staff take over the chat live",
        "can a colleague jump into the bot conversation",
        "how does the handover from the bot to a person work",
      ],
      de: [
        "Kann mein Team den Chat live übernehmen?",
        "Wie funktioniert die Übergabe vom Bot an einen Menschen?",
      ],
      es: [
        "¿mi equipo puede tomar el chat en directo?",
        "¿cómo pasa el bot la conversación a una persona?",
      ],
      fr: [
        "mon équipe peut-elle reprendre le chat en direct ?",
        "comment le bot passe-t-il la main à une personne ?",
      ],
    },
    says: {
      en: "The handover comes to you by email, with the whole conversation, and you answer from there. Taking over live in the chat window isn’t listed; if you need it, ask for a [quote](/quote).",
      de: "Die Übergabe erreicht Sie per E-Mail, mit dem ganzen Gespräch, und Sie antworten von dort. Live im Chatfenster zu übernehmen steht nicht im Katalog; wenn Sie das brauchen, fragen Sie ein [Angebot](/quote) an.",
      es: "El traspaso le llega por correo, con toda la conversación, y usted responde desde ahí. Tomar el chat en directo en su ventana no figura en el catálogo; si lo necesita, pida un [presupuesto](/quote).",
      fr: "La transmission vous arrive par mail, avec toute la conversation, et vous répondez de là. Reprendre le chat en direct dans sa fenêtre n’est pas au catalogue ; s’il vous le faut, demandez un [devis](/quote).",
    },
    page: "/services/gpt4-chatbot",
    service: "gpt4-chatbot",
    next: ["chatbot-doesnt-know", "chatbot-lead-form", "chatbot-who-reads"],
  },
  {
    id: "chatbot-lead-form",
    asks: {
      en: [
        "can the bot collect names and emails",
        "does the chatbot ask for contact details",
        "where do the chatbot's leads go",
      ],
      de: [
        "Kann der Bot Namen und E-Mail-Adressen aufnehmen?",
        "Wohin gehen die Leads aus dem Chatbot?",
      ],
      es: ["¿el bot puede recoger nombres y correos?", "¿adónde van los contactos del chatbot?"],
      fr: [
        "le bot peut-il recueillir noms et adresses mail ?",
        "où vont les contacts du chatbot ?",
      ],
    },
    says: {
      en: "Yes, from the option at {price:gpt4-chatbot.setup-with-care}: a lead form with name, email and request, sent to your inbox. At {price:gpt4-chatbot.three-channels} each lead is written into HubSpot, Salesforce or Pipedrive. The smallest option has no lead form. For other fields or another CRM, ask for a [quote](/quote).",
      de: "Ja, ab der Option für {price:gpt4-chatbot.setup-with-care}: ein Formular mit Name, E-Mail und Anliegen, das in Ihr Postfach geht. Für {price:gpt4-chatbot.three-channels} wird jeder Lead in HubSpot, Salesforce oder Pipedrive angelegt. Die kleinste Option hat kein solches Formular. Für andere Felder oder ein anderes CRM fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, desde la opción de {price:gpt4-chatbot.setup-with-care}: un formulario con nombre, correo y petición, que llega a su buzón. Por {price:gpt4-chatbot.three-channels}, cada contacto se guarda en HubSpot, Salesforce o Pipedrive. La opción más pequeña no tiene ese formulario. Para otros campos u otro CRM, pida un [presupuesto](/quote).",
      fr: "Oui, à partir de la formule à {price:gpt4-chatbot.setup-with-care} : un formulaire avec nom, mail et demande, envoyé dans votre boîte. À {price:gpt4-chatbot.three-channels}, chaque contact est enregistré dans HubSpot, Salesforce ou Pipedrive. La plus petite formule n’a pas ce formulaire. Pour d’autres champs ou un autre CRM, demandez un [devis](/quote).",
    },
    page: "/services/gpt4-chatbot",
    service: "gpt4-chatbot",
    next: ["chatbot-which-fits", "chatbot-visitor-consent", "chatbot-live-takeover"],
  },
  {
    id: "chatbot-round-the-clock",
    asks: {
      en: [
        "does the bot answer at night",
        "is the chatbot there on Sundays and holidays",
        "what does the bot do when our office is closed",
      ],
      de: ["Antwortet der Bot auch nachts?", "Ist der Chatbot auch sonntags und an Feiertagen da?"],
      es: ["¿el bot responde también de noche?", "¿el chatbot está los domingos y festivos?"],
      fr: [
        "le bot répond-il aussi la nuit ?",
        "le chatbot est-il là le dimanche et les jours fériés ?",
      ],
    },
    says: {
      en: "Yes, it answers at night, on Sundays and on holidays, and nobody of yours has to be online. What it doesn’t know it hands over by email with the conversation, and your team replies when it is back.",
      de: "Ja, er antwortet nachts, sonntags und an Feiertagen, und von Ihnen muss niemand online sein. Was er nicht weiß, übergibt er per E-Mail mit dem Gespräch, und Ihr Team antwortet, wenn es wieder da ist.",
      es: "Sí, responde de noche, los domingos y los festivos, y nadie de su equipo tiene que estar conectado. Lo que no sabe lo traspasa por correo con la conversación, y su equipo contesta cuando vuelve.",
      fr: "Oui, il répond la nuit, le dimanche et les jours fériés, et personne de chez vous n’a besoin d’être connecté. Ce qu’il ne sait pas, il le transmet par mail avec la conversation, et votre équipe répond à son retour.",
    },
    page: "/services/gpt4-chatbot",
    service: "gpt4-chatbot",
    next: ["chatbot-doesnt-know", "chatbot-live-takeover", "chatbot-replace-staff"],
  },
  {
    id: "chatbot-one-topic",
    asks: {
      en: [
        "what counts as one topic for the chatbot",
        "does the small bot answer anything else than its subject",
        "returns and opening hours, is that one topic for the bot",
      ],
      de: [
        "Was zählt beim Chatbot als ein Thema?",
        "Öffnungszeiten und Rücksendung, ist das für den Bot ein Thema?",
      ],
      es: [
        "¿qué cuenta como un tema para el chatbot?",
        "horarios y devoluciones, ¿son un solo tema para el bot?",
      ],
      fr: [
        "qu'est-ce qui compte comme un sujet pour le chatbot ?",
        "horaires et retours, est-ce un seul sujet pour le bot ?",
      ],
    },
    says: {
      en: "One subject that your customers ask about, such as opening hours, delivery and returns together, in up to {holds:gpt4-chatbot.one-site.documents} pages or documents. For all of your site’s topics there is the option at {price:gpt4-chatbot.setup-with-care}, with up to {holds:gpt4-chatbot.setup-with-care.documents}. Questions outside its content go to a person.",
      de: "Ein Gebiet, nach dem Ihre Kunden fragen, etwa Öffnungszeiten, Lieferung und Rücksendung zusammen, auf bis zu {holds:gpt4-chatbot.one-site.documents} Seiten oder Dokumenten. Für alle Themen Ihrer Website gibt es die Option für {price:gpt4-chatbot.setup-with-care} mit bis zu {holds:gpt4-chatbot.setup-with-care.documents}. Fragen außerhalb seiner Inhalte gehen an einen Menschen.",
      es: "Un asunto por el que preguntan sus clientes, como horarios, envíos y devoluciones juntos, en hasta {holds:gpt4-chatbot.one-site.documents} páginas o documentos. Para todos los temas de su sitio está la opción de {price:gpt4-chatbot.setup-with-care}, con hasta {holds:gpt4-chatbot.setup-with-care.documents}. Las preguntas fuera de su contenido pasan a una persona.",
      fr: "Un domaine sur lequel vos clients posent des questions, comme les horaires, la livraison et les retours ensemble, en {holds:gpt4-chatbot.one-site.documents} pages ou documents au plus. Pour tous les sujets de votre site, il y a la formule à {price:gpt4-chatbot.setup-with-care}, avec {holds:gpt4-chatbot.setup-with-care.documents} au plus. Les questions hors de son contenu vont à une personne.",
    },
    page: "/services/gpt4-chatbot",
    service: "gpt4-chatbot",
    next: ["chatbot-which-fits", "chatbot-how-much", "chatbot-doesnt-know"],
  },
];
