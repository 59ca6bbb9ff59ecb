import type { Conversation } from "../../judge/conversation.ts";

/** Conversations in German, Spanish and French. */
export const otherLanguageConversations: readonly Conversation[] = [
  {
    id: "told-gaertnerei",
    turns: [
      "Hallo, wir sind die Gärtnerei Lindner und wollen einen Chatbot für Fragen zu Pflanzen",
      "Budget ungefähr 700 Dollar, soll bis April laufen",
      "Schreiben Sie mir bitte: petra@gaertnerei-lindner.example, Petra Lindner",
    ],
    record: {
      name: "Petra Lindner",
      company: "Gärtnerei Lindner",
      email: "petra@gaertnerei-lindner.example",
      need: /bot|Pflanzen/iu,
      budget: /700/u,
      dates: /April/iu,
      followUp: true,
    },
  },
  {
    id: "told-steuerkanzlei",
    turns: [
      "Was kostet ein Kundenportal für 60 Mandanten?",
      "Das klingt gut. Mein Name ist Holger Voss, bitte rufen Sie mich zurück: 0421 5550188",
    ],
    record: {
      name: "Holger Voss",
      phone: "0421 5550188",
      need: /portal|Mandanten/iu,
      followUp: true,
    },
  },
  {
    id: "told-nur-fragen",
    turns: ["Wie lange gibt es Support nach der Lieferung?", "Alles klar, danke, das war's schon."],
    record: { followUp: false },
  },
  {
    id: "told-academia-baile",
    turns: [
      "Buenas, tengo una academia de baile y quiero un formulario para inscribirse y pagar",
      "tengo unos 600 dólares y lo necesito para septiembre",
      "me llamo Inés Robledo, mi correo es ines@bailarobledo.example, escribidme por favor",
    ],
    record: {
      name: "Inés Robledo",
      email: "ines@bailarobledo.example",
      need: /form|inscri/iu,
      budget: /600/u,
      dates: /septiembre|September/iu,
      followUp: true,
    },
  },
  {
    id: "told-transportes",
    turns: [
      "Hola, somos Transportes Quiroga y copiamos los pedidos del correo a una hoja cada día",
      "¿cuánto cuesta automatizarlo?",
      "llámenme al +34 611 555 240, soy Andrés Quiroga",
    ],
    record: {
      name: "Andrés Quiroga",
      company: "Transportes Quiroga",
      phone: "+34 611 555 240",
      need: /automat|pedidos|correo/iu,
      followUp: true,
    },
  },
  {
    id: "told-solo-precio",
    turns: ["¿qué precio tiene un vídeo de un minuto?", "vale, gracias, solo quería saber eso"],
    record: { followUp: false },
  },
  {
    id: "told-fromagerie",
    turns: [
      "Bonjour, je tiens une fromagerie et il me faudrait un site de cinq pages",
      "j'ai 1 300 dollars environ, et ce serait pour Noël",
      "Je m'appelle Élise Garnier, vous pouvez m'écrire à elise@fromageriegarnier.example",
    ],
    record: {
      name: "Élise Garnier",
      email: "elise@fromageriegarnier.example",
      need: /site|pages/iu,
      budget: /1[\s.,\u00a0\u202f]?300/u,
      dates: /No[eë]l|Christmas/iu,
      followUp: true,
    },
  },
  {
    id: "told-notaire",
    turns: [
      "Est-ce que vos portails conviennent à une étude de notaire avec 40 clients ?",
      "D'accord. Merci de me rappeler au 01 99 00 45 12, Bastien Lecomte",
    ],
    record: {
      name: "Bastien Lecomte",
      phone: "01 99 00 45 12",
      need: /porta/iu,
      followUp: true,
    },
  },
];
