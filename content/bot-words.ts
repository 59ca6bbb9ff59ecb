import type { Language } from "#domain/answers/contract.ts";

/** What a customer's bot says by itself. `{bot}` is its name. Nothing here may name us or our catalogue. */
export type BotWords = {
  /** Where its owner wrote no greeting. */
  greeting: string;
  aiNotice: string;
  unknown: string;
  nthUnknown: string;
  /** Added where contact details can be left. */
  leaveContact: string;
  /** To who typed an address into the chat: `{what}`. */
  noted: string;
  /** In place of both to who writes by mail or SMS, and can be answered there. */
  reachable: string;
  steadfast: string;
  /** About what its owner doesn't want it to talk about. */
  avoided: string;
  refused: string;
  /** The AI provider is down. */
  outage: string;
  emptyReply: string;
  brokenOff: string;
  stopped: string;
  binding: string;
  /** A visitor, or all of them together, asked too much. */
  visitorLimit: string;
  /** The owner's plan includes no more answers this month. */
  planLimit: string;
  paused: string;
  outsideHours: string;
  personCalled: string;
  personAway: string;
  noPerson: string;
  personCame: string;
  personWent: string;
  lead: {
    text: string;
    fields: Readonly<Record<"name" | "email" | "phone" | "company", string>>;
    send: string;
    consentMissing: string;
    thanks: string;
  };
};

export const botWords: Readonly<Record<Language, BotWords>> = {
  en: {
    greeting: "Hello, I’m {bot}. How can I help you?",
    aiNotice: "{bot} is an AI. It can make mistakes.",
    unknown: "I don’t know. I have no information about that.",
    nthUnknown: "I have no information about your {nth} question.",
    leaveContact: "Leave your contact details, and we’ll get back to you.",
    noted: "Please leave your contact details in the form so that they reach us.",
    reachable: "Our team can see your message and reply to you here.",
    steadfast:
      "I only answer questions, from the information I was given. What would you like to know?",
    avoided: "I can’t talk about that. What else can I help you with?",
    refused: "I can’t help with that.",
    outage: "I can’t answer right now. Your message is saved: please try again in a few minutes.",
    emptyReply: "I couldn’t write an answer. Please try again.",
    brokenOff: "The answer was cut off. Please ask again.",
    stopped: "You stopped this answer.",
    binding: "Please check figures with us before you rely on them.",
    visitorLimit: "You’ve sent many messages in a short time. Please try again later.",
    planLimit: "I can’t answer at the moment.",
    paused: "This chat is paused. Please come back later.",
    outsideHours: "We’re closed at the moment.",
    personCalled: "I’ve let our team know. Someone will reply to you here as soon as they can.",
    personAway: "No one is available to chat right now.",
    noPerson: "No one from our team can join this chat.",
    personCame: "A member of the team is answering from here on.",
    personWent: "{bot} is answering again.",
    lead: {
      text: "Leave your contact details, and we’ll get back to you.",
      fields: { name: "Name", email: "Email", phone: "Phone", company: "Company" },
      send: "Send",
      consentMissing: "Please agree before you send this.",
      thanks: "Thank you. We’ll get back to you.",
    },
  },
  de: {
    greeting: "Hallo, ich bin {bot}. Wie kann ich Ihnen helfen?",
    aiNotice: "{bot} ist eine KI und kann Fehler machen.",
    unknown: "Das weiß ich leider nicht. Dazu liegen mir keine Informationen vor.",
    nthUnknown: "Zu Ihrer {nth} Frage liegen mir keine Informationen vor.",
    leaveContact: "Hinterlassen Sie uns Ihre Kontaktdaten, dann melden wir uns bei Ihnen.",
    noted: "Bitte tragen Sie Ihre Kontaktdaten in das Formular ein, damit sie uns erreichen.",
    reachable: "Unser Team sieht Ihre Nachricht und kann Ihnen hier antworten.",
    steadfast:
      "Ich beantworte nur Fragen, anhand der Informationen, die mir vorliegen. Was möchten Sie wissen?",
    avoided: "Dazu kann ich nichts sagen. Womit kann ich Ihnen sonst helfen?",
    refused: "Dabei kann ich nicht helfen.",
    outage:
      "Ich kann gerade nicht antworten. Ihre Nachricht ist gespeichert: Bitte versuchen Sie es in ein paar Minuten noch einmal.",
    emptyReply: "Ich konnte keine Antwort schreiben. Bitte versuchen Sie es noch einmal.",
    brokenOff: "Die Antwort wurde abgebrochen. Bitte fragen Sie noch einmal.",
    stopped: "Sie haben diese Antwort angehalten.",
    binding: "Bitte fragen Sie bei uns nach, bevor Sie sich auf Zahlen verlassen.",
    visitorLimit:
      "Sie haben in kurzer Zeit viele Nachrichten gesendet. Bitte versuchen Sie es später noch einmal.",
    planLimit: "Ich kann im Moment nicht antworten.",
    paused: "Dieser Chat ist pausiert. Bitte kommen Sie später wieder.",
    outsideHours: "Wir haben gerade geschlossen.",
    personCalled:
      "Ich habe unserem Team Bescheid gegeben. Sie bekommen hier so bald wie möglich eine Antwort.",
    personAway: "Im Moment ist niemand für einen Chat erreichbar.",
    noPerson: "In diesem Chat kann niemand persönlich antworten.",
    personCame: "Ab hier antwortet jemand aus dem Team.",
    personWent: "{bot} antwortet wieder.",
    lead: {
      text: "Hinterlassen Sie uns Ihre Kontaktdaten, dann melden wir uns bei Ihnen.",
      fields: { name: "Name", email: "E-Mail", phone: "Telefon", company: "Firma" },
      send: "Senden",
      consentMissing: "Bitte stimmen Sie zu, bevor Sie das senden.",
      thanks: "Vielen Dank. Wir melden uns bei Ihnen.",
    },
  },
  es: {
    greeting: "Hola, soy {bot}. ¿En qué puedo ayudarle?",
    aiNotice: "{bot} es una IA y puede equivocarse.",
    unknown: "No lo sé. No tengo información sobre eso.",
    nthUnknown: "No tengo información sobre su {nth} pregunta.",
    leaveContact: "Déjenos sus datos de contacto y le responderemos.",
    noted: "Escriba sus datos de contacto en el formulario para que nos lleguen.",
    reachable: "Nuestro equipo ve su mensaje y puede responderle por aquí.",
    steadfast:
      "Solo respondo preguntas con la información que me han dado. ¿Qué le gustaría saber?",
    avoided: "No puedo hablar de eso. ¿En qué más puedo ayudarle?",
    refused: "No puedo ayudarle con eso.",
    outage:
      "Ahora mismo no puedo responder. Su mensaje está guardado: inténtelo de nuevo en unos minutos.",
    emptyReply: "No he podido escribir una respuesta. Inténtelo de nuevo.",
    brokenOff: "La respuesta se ha interrumpido. Vuelva a preguntar, por favor.",
    stopped: "Ha detenido esta respuesta.",
    binding: "Consúltenos antes de confiar en estas cifras.",
    visitorLimit: "Ha enviado muchos mensajes en poco tiempo. Inténtelo de nuevo más tarde.",
    planLimit: "En este momento no puedo responder.",
    paused: "Este chat está en pausa. Vuelva más tarde, por favor.",
    outsideHours: "En este momento estamos cerrados.",
    personCalled: "He avisado a nuestro equipo. Alguien le responderá aquí lo antes posible.",
    personAway: "Ahora mismo no hay nadie disponible para chatear.",
    noPerson: "En este chat no puede responder ninguna persona.",
    personCame: "A partir de aquí responde una persona del equipo.",
    personWent: "{bot} vuelve a responder.",
    lead: {
      text: "Déjenos sus datos de contacto y le responderemos.",
      fields: {
        name: "Nombre",
        email: "Correo electrónico",
        phone: "Teléfono",
        company: "Empresa",
      },
      send: "Enviar",
      consentMissing: "Acepte antes de enviar esto, por favor.",
      thanks: "Gracias. Nos pondremos en contacto con usted.",
    },
  },
  fr: {
    greeting: "Bonjour, je suis {bot}. Comment puis-je vous aider ?",
    aiNotice: "{bot} est une IA et peut se tromper.",
    unknown: "Je ne sais pas. Je n’ai pas d’information à ce sujet.",
    nthUnknown: "Je n’ai pas d’information sur votre {nth} question.",
    leaveContact: "Laissez-nous vos coordonnées et nous vous répondrons.",
    noted: "Indiquez vos coordonnées dans le formulaire pour qu’elles nous parviennent.",
    reachable: "Notre équipe voit votre message et peut vous répondre ici.",
    steadfast:
      "Je réponds uniquement aux questions, à partir des informations dont je dispose. Que souhaitez-vous savoir ?",
    avoided: "Je ne peux pas en parler. Comment puis-je vous aider autrement ?",
    refused: "Je ne peux pas vous aider sur ce point.",
    outage:
      "Je ne peux pas répondre pour le moment. Votre message est enregistré : réessayez dans quelques minutes.",
    emptyReply: "Je n’ai pas pu rédiger de réponse. Veuillez réessayer.",
    brokenOff: "La réponse a été interrompue. Veuillez reposer votre question.",
    stopped: "Vous avez arrêté cette réponse.",
    binding: "Vérifiez les chiffres auprès de nous avant de vous y fier.",
    visitorLimit: "Vous avez envoyé beaucoup de messages en peu de temps. Réessayez plus tard.",
    planLimit: "Je ne peux pas répondre pour le moment.",
    paused: "Ce chat est en pause. Revenez plus tard, s’il vous plaît.",
    outsideHours: "Nous sommes fermés pour le moment.",
    personCalled: "J’ai prévenu notre équipe. Quelqu’un vous répondra ici dès que possible.",
    personAway: "Personne n’est disponible pour discuter en ce moment.",
    noPerson: "Personne ne peut répondre dans ce chat.",
    personCame: "Un membre de l’équipe répond à partir d’ici.",
    personWent: "{bot} répond à nouveau.",
    lead: {
      text: "Laissez-nous vos coordonnées et nous vous répondrons.",
      fields: { name: "Nom", email: "E-mail", phone: "Téléphone", company: "Entreprise" },
      send: "Envoyer",
      consentMissing: "Veuillez donner votre accord avant d’envoyer.",
      thanks: "Merci. Nous vous recontacterons.",
    },
  },
};

/** A bot's own words with its name. */
export const inNameOf = (words: string, name: string): string => words.replaceAll("{bot}", name);
