/** What is said back of how, whom and when we're asked to call; each in the visitor's language. */
export type NotedWords = {
  /** `{what}` is the number or address, `{who}` whose it is: "your husband". */
  notedFor: string;
  /** Behind what was noted; `{when}` in the visitor's words. */
  notedWhen: string;
  /** Where we're to call, and no number is known. */
  whichNumber: string;
};

export const notedWords: Readonly<Record<"en" | "de" | "es" | "fr", NotedWords>> = {
  en: {
    notedFor:
      "Thank you, I’ve noted {what} for {who}. Someone from our team will get in touch there.",
    notedWhen: "I’ve also noted your preferred time: {when}.",
    whichNumber:
      "Of course. Which number should we call? Your preferred time: {when}. Our phones are staffed {fact:phoneHours}.",
  },
  de: {
    notedFor: "Danke, ich habe {what} für {who} notiert. Jemand von uns meldet sich dort.",
    notedWhen: "Ihre Wunschzeit habe ich auch notiert: {when}.",
    whichNumber:
      "Gern. Unter welcher Nummer dürfen wir anrufen? Ihre Wunschzeit: {when}. Telefonisch erreichen Sie uns {fact:phoneHoursDe}.",
  },
  es: {
    notedFor:
      "Gracias, he anotado {what} para {who}. Una persona de nuestro equipo contactará por ahí.",
    notedWhen: "También he anotado la hora que prefiere: {when}.",
    whichNumber:
      "Por supuesto. ¿A qué número le llamamos? La hora que prefiere: {when}. Atendemos el teléfono {fact:phoneHoursEs}.",
  },
  fr: {
    notedFor: "Merci, j’ai noté {what} pour {who}. Une personne de notre équipe prendra contact.",
    notedWhen: "J’ai aussi noté le moment qui vous convient : {when}.",
    whichNumber:
      "Bien sûr. À quel numéro pouvons-nous vous appeler ? Le moment qui vous convient : {when}. Nous répondons au téléphone {fact:phoneHoursFr}.",
  },
};
