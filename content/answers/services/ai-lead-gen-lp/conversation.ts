import type { CuratedAnswer } from "../../curated-answer.ts";

/** What the assistant on a lead page asks and answers, and when. */
export const leadPageConversationAnswers: readonly CuratedAnswer[] = [
  {
    id: "lead-page-says-ai",
    asks: {
      en: [
        "is it a person who chats on the lead generation page",
        "does the assistant on the lead page say that it is an AI",
        "will visitors know they talk to a machine on the lead page",
      ],
      de: [
        "Chattet auf der Leadseite ein Mensch?",
        "Sagt der Assistent auf der Leadseite, dass er eine KI ist",
      ],
      es: [
        "¿Es una persona quien chatea en la página de captación?",
        "el asistente de la página de captación dice que es una IA",
      ],
      fr: [
        "est-ce une personne qui répond sur la page de prospection ?",
        "l’assistant de la page de prospection dit-il qu’il est une IA",
      ],
    },
    says: {
      en: "An AI assistant answers, and it says so at the start of each conversation; it can’t pass for a person. You don’t have to sit at the chat: you come in when the lead with its summary reaches your inbox.",
      de: "Es antwortet ein KI-Assistent, und das sagt er am Anfang jedes Gesprächs; als Mensch darf er nicht auftreten. Sie müssen nicht am Chat sitzen: Sie sind dran, wenn der Lead mit Zusammenfassung in Ihrem Posteingang liegt.",
      es: "Responde un asistente de IA, y lo dice al comienzo de cada conversación; no puede hacerse pasar por una persona. Usted no tiene que estar en el chat: le toca cuando el contacto llega a su correo con un resumen.",
      fr: "C’est un assistant IA qui répond, et il le dit au début de chaque conversation ; il ne peut pas se faire passer pour une personne. Vous n’avez pas à tenir le chat : c’est à vous quand le contact arrive dans votre boîte mail avec un résumé.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["ai-disclosure", "lead-page-wrong-answers", "chatbot-name-and-tone"],
  },
  {
    id: "lead-page-questions",
    asks: {
      en: [
        "which questions does the lead page assistant ask",
        "can I choose what the lead page asks people",
        "how many questions can the AI put to a lead",
      ],
      de: [
        "Welche Fragen stellt der Assistent der Leadseite?",
        "Kann ich bestimmen, was die Leadseite die Leute fragt",
      ],
      es: [
        "¿Qué preguntas hace el asistente de la página de captación?",
        "puedo elegir qué pregunta la página de captación",
      ],
      fr: [
        "quelles questions pose l’assistant de la page de prospection ?",
        "puis-je choisir ce que demande la page de prospection",
      ],
    },
    says: {
      en: "Yours: up to {holds:ai-lead-gen-lp.one-offer.questions} questions that you choose, usually about need, budget and timing. They decide who is a good fit, and you see the answers in each lead’s summary, so that you call the right people first. For more questions, ask for a [quote](/quote).",
      de: "Ihre: bis zu {holds:ai-lead-gen-lp.one-offer.questions} Fragen, die Sie auswählen, meist zu Bedarf, Budget und Zeitplan. Sie entscheiden, wer gut passt, und die Antworten stehen in der Zusammenfassung jedes Leads, damit Sie die Richtigen zuerst anrufen. Für mehr Fragen holen Sie ein [Angebot](/quote) ein.",
      es: "Las suyas: hasta {holds:ai-lead-gen-lp.one-offer.questions} preguntas que usted elige, normalmente sobre necesidad, presupuesto y plazo. Ellas deciden quién encaja, y las respuestas figuran en el resumen de cada contacto, para que llame primero a quien interesa. Para más preguntas, pida un [presupuesto](/quote).",
      fr: "Les vôtres : jusqu’à {holds:ai-lead-gen-lp.one-offer.questions} questions que vous choisissez, en général sur le besoin, le budget et le calendrier. Elles décident de qui convient, et les réponses figurent dans le résumé de chaque contact, pour que vous appeliez d’abord les bonnes personnes. Pour davantage de questions, demandez un [devis](/quote).",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["lead-page-summary", "lead-page-consent", "quote-how"],
  },
  {
    id: "lead-page-wrong-answers",
    asks: {
      en: [
        "can the lead page assistant say something wrong",
        "what does the AI on the lead page know about us",
        "could the lead page promise a discount I don't give",
      ],
      de: [
        "Kann der Assistent der Leadseite etwas Falsches sagen?",
        "Was weiß die KI auf der Leadseite über uns",
      ],
      es: [
        "¿El asistente de captación puede decir algo equivocado?",
        "qué sabe de nosotros la IA de la página de captación",
      ],
      fr: [
        "l’assistant de la page de prospection peut-il se tromper ?",
        "que sait de nous l’IA de la page de prospection",
      ],
    },
    says: {
      en: "It is set up to answer from your content, with GPT-4 by default, but it is a language model and can be wrong, so we promise nothing else. Give it clear texts on prices and conditions, and confirm what counts when you call. What it says on your page is your responsibility.",
      de: "Er ist dafür eingerichtet, aus Ihren Inhalten zu antworten, in der Regel mit GPT-4, aber er ist ein Sprachmodell und kann sich irren; anderes versprechen wir nicht. Geben Sie ihm klare Texte zu Preisen und Bedingungen, und bestätigen Sie beim Anruf, was gilt. Was er auf Ihrer Seite sagt, verantworten Sie.",
      es: "Está configurado para responder con sus contenidos, por defecto con GPT-4, pero es un modelo de lenguaje y puede equivocarse; no prometemos otra cosa. Dele textos claros sobre precios y condiciones, y confirme por teléfono lo que vale. Lo que diga en su página es responsabilidad suya.",
      fr: "Il est réglé pour répondre à partir de vos contenus, par défaut avec GPT-4, mais c’est un modèle de langage et il peut se tromper ; nous ne promettons rien d’autre. Donnez-lui des textes clairs sur les prix et les conditions, et confirmez au téléphone ce qui vaut. Ce qu’il dit sur votre page relève de votre responsabilité.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["chatbot-accuracy", "lead-page-says-ai", "liability"],
  },
  {
    id: "lead-page-consent",
    asks: {
      en: [
        "is the lead page allowed to collect names and emails",
        "does the lead page ask for consent",
        "gdpr and the AI lead generation page",
      ],
      de: [
        "Darf die Leadseite Namen und E-Mails sammeln?",
        "Fragt die Leadseite nach einer Einwilligung",
      ],
      es: [
        "¿La página de captación puede recoger nombres y correos?",
        "la página de captación pide consentimiento",
      ],
      fr: [
        "la page de prospection a-t-elle le droit de recueillir noms et e-mails ?",
        "la page de prospection demande-t-elle un consentement",
      ],
    },
    says: {
      en: "The assistant asks before it stores a name or an email; whoever says no leaves neither. Telling visitors what you do with their data is your part, and what the law where you are requires is a question we can’t answer for you. If you ask about health or similar, write to {fact:privacy} before you order.",
      de: "Der Assistent fragt, bevor er einen Namen oder eine E-Mail-Adresse speichert; wer Nein sagt, hinterlässt keines von beidem. Den Besuchern zu sagen, was Sie mit ihren Daten tun, ist Ihre Sache, und was das Recht bei Ihnen verlangt, können wir nicht für Sie beantworten. Wenn Sie nach Gesundheit oder Ähnlichem fragen, schreiben Sie vor der Bestellung an {fact:privacy}.",
      es: "El asistente pregunta antes de guardar un nombre o un correo; quien dice que no, no deja ninguno. Informar a los visitantes de lo que usted hace con sus datos le corresponde a usted, y lo que exige la ley en su país es una cuestión que no podemos responder. Si va a preguntar por salud o algo parecido, escriba a {fact:privacy} antes de pedir.",
      fr: "L’assistant demande avant d’enregistrer un nom ou un e-mail ; qui refuse n’en laisse aucun. Informer les visiteurs de ce que vous faites de leurs données vous revient, et ce que la loi exige chez vous est une question à laquelle nous ne pouvons pas répondre. Si vous posez des questions sur la santé ou un sujet semblable, écrivez à {fact:privacy} avant de commander.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["chatbot-visitor-consent", "gdpr", "data-where"],
  },
  {
    id: "lead-page-phone",
    asks: {
      en: [
        "does the lead page assistant phone the leads",
        "can the AI lead page answer calls",
        "lead page over WhatsApp",
      ],
      de: ["Ruft der Assistent der Leadseite die Leads an?", "Leadseite über WhatsApp"],
      es: [
        "¿El asistente de captación llama por teléfono a los contactos?",
        "página de captación por WhatsApp",
      ],
      fr: [
        "l’assistant de prospection appelle-t-il les contacts au téléphone ?",
        "page de prospection par WhatsApp",
      ],
    },
    says: {
      en: "No, it writes with visitors on the page, and the call is yours: with the summary you know what to talk about. From {price:ai-lead-gen-lp.crm-and-booking} on people can book that call in your calendar. Telephone, WhatsApp and text messages aren’t among its channels; for those, ask for a [quote](/quote).",
      de: "Nein, er schreibt mit den Besuchern auf der Seite, und anrufen müssen Sie: Dank der Zusammenfassung wissen Sie, worum es geht. Ab {price:ai-lead-gen-lp.crm-and-booking} können die Leute diesen Anruf in Ihrem Kalender buchen. Telefon, WhatsApp und SMS gehören nicht zu seinen Kanälen; dafür fragen Sie ein [Angebot](/quote) an.",
      es: "No, escribe con los visitantes en la página, y la llamada la hace usted: con el resumen ya sabe de qué hablar. Desde {price:ai-lead-gen-lp.crm-and-booking}, la gente puede reservar esa llamada en su calendario. Teléfono, WhatsApp y SMS no están entre sus canales; para eso pida un [presupuesto](/quote).",
      fr: "Non, il écrit avec les visiteurs sur la page, et l’appel vous revient : grâce au résumé, vous savez de quoi parler. À partir de {price:ai-lead-gen-lp.crm-and-booking}, les gens peuvent réserver cet appel dans votre agenda. Le téléphone, WhatsApp et les SMS ne sont pas parmi ses canaux ; pour cela, demandez un [devis](/quote).",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["lead-page-booking", "chatbot-channels", "reminders-by-text"],
  },
  {
    id: "lead-page-hours",
    asks: {
      en: [
        "does the lead page answer at night",
        "is the lead page assistant there at weekends",
        "what happens with leads while we're on holiday",
      ],
      de: [
        "Antwortet die Leadseite auch nachts?",
        "Ist der Assistent der Leadseite am Wochenende da",
      ],
      es: [
        "¿La página de captación responde de noche?",
        "el asistente de captación está los fines de semana",
      ],
      fr: [
        "la page de prospection répond-elle la nuit ?",
        "l’assistant de prospection est-il là le week-end",
      ],
    },
    says: {
      en: "Yes, the assistant needs no office hours: a question at ten in the evening gets its answer at ten in the evening. The lead waits in your inbox with a summary until you are back. How soon you call is up to you.",
      de: "Ja, der Assistent braucht keine Bürozeiten: Eine Frage um zehn Uhr abends bekommt um zehn Uhr abends ihre Antwort. Der Lead liegt mit Zusammenfassung in Ihrem Posteingang, bis Sie wieder da sind. Wann Sie anrufen, entscheiden Sie.",
      es: "Sí, el asistente no tiene horario de oficina: una pregunta a las diez de la noche recibe respuesta a las diez de la noche. El contacto espera en su correo, con un resumen, hasta que usted vuelva. Cuándo llamar lo decide usted.",
      fr: "Oui, l’assistant n’a pas d’heures de bureau : une question posée à dix heures du soir reçoit sa réponse à dix heures du soir. Le contact attend dans votre boîte mail, avec un résumé, jusqu’à votre retour. C’est vous qui décidez quand appeler.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["lead-page-says-ai", "lead-page-booking", "lead-page-wrong-answers"],
  },
];
