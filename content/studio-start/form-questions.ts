import type { FieldType } from "#domain/projects/configuration/form-interface.ts";
import type { InLanguages } from "./bots.ts";

type Question = {
  type: FieldType;
  name: InLanguages;
  options?: readonly InLanguages[];
  /** Asked where the sentence names it (regular expressions over plain small letters). */
  said?: string;
};
const text = (en: string, de: string, es: string, fr: string): InLanguages => ({ en, de, es, fr });

/** Questions that forms are put together from. */
export const formQuestions = {
  name: {
    type: "text",
    name: text("Your name", "Ihr Name", "Su nombre", "Votre nom"),
    said: "\\bnames?\\b|nombre|\\bnom\\b",
  },
  email: {
    type: "email",
    name: text("Email", "E-Mail", "Correo electrónico", "E-mail"),
    said: "e-?mail address|\\be-?mails?\\b|correo|courriel",
  },
  phone: {
    type: "phone",
    name: text("Phone", "Telefon", "Teléfono", "Téléphone"),
    said: "phone|telefon|telefono|telephone|call back|ruckruf|handynummer",
  },
  company: {
    type: "text",
    name: text("Company", "Firma", "Empresa", "Entreprise"),
    said: "company name|\\bcompany\\b|firmenname|\\bfirma\\b|empresa|entreprise|societe",
  },
  address: {
    type: "long-text",
    name: text("Address", "Anschrift", "Dirección", "Adresse"),
    said: "postal address|delivery address|anschrift|lieferadresse|direccion|adresse de livraison",
  },
  date: {
    type: "date",
    name: text(
      "Which day suits you?",
      "Welcher Tag passt Ihnen?",
      "¿Qué día le conviene?",
      "Quel jour vous convient ?",
    ),
    said: "\\bdate\\b|\\bday\\b|datum|fecha|\\bdia\\b|\\bjour\\b",
  },
  time: {
    type: "choice",
    name: text("Which time of day?", "Welche Tageszeit?", "¿A qué hora?", "À quel moment ?"),
    options: [
      text("Morning", "Vormittag", "Por la mañana", "Le matin"),
      text("Afternoon", "Nachmittag", "Por la tarde", "L’après-midi"),
      text("Evening", "Abend", "Al anochecer", "Le soir"),
    ],
    said: "time of day|uhrzeit|\\bhora\\b|\\bheure\\b",
  },
  people: {
    type: "number",
    name: text(
      "How many people?",
      "Wie viele Personen?",
      "¿Cuántas personas?",
      "Combien de personnes ?",
    ),
    said: "how many people|number of (?:people|guests|persons)|party size|personenzahl|anzahl|cuantas personas|numero de personas|nombre de personnes|table|tisch|mesa",
  },
  reason: {
    type: "long-text",
    name: text("What is it about?", "Worum geht es?", "¿De qué se trata?", "De quoi s’agit-il ?"),
    said: "reason|message|grund|anliegen|nachricht|motivo|mensaje|motif",
  },
  knownClient: {
    type: "yes-no",
    name: text(
      "Have you been here before?",
      "Waren Sie schon einmal bei uns?",
      "¿Ha estado antes con nosotros?",
      "Êtes-vous déjà venu chez nous ?",
    ),
    said: "new patient|first visit|neupatient|primera visita|premiere visite",
  },
  project: {
    type: "long-text",
    name: text(
      "What do you need?",
      "Was brauchen Sie?",
      "¿Qué necesita?",
      "De quoi avez-vous besoin ?",
    ),
  },
  budget: {
    type: "choice",
    name: text(
      "What is your budget?",
      "Wie hoch ist Ihr Budget?",
      "¿Cuál es su presupuesto?",
      "Quel est votre budget ?",
    ),
    options: [
      text("Under 1,000", "Unter 1.000", "Menos de 1.000", "Moins de 1 000"),
      text("1,000 to 5,000", "1.000 bis 5.000", "De 1.000 a 5.000", "De 1 000 à 5 000"),
      text("Over 5,000", "Über 5.000", "Más de 5.000", "Plus de 5 000"),
      text("I don’t know yet", "Weiß ich noch nicht", "Aún no lo sé", "Je ne sais pas encore"),
    ],
    said: "budget|presupuesto maximo",
  },
  deadline: {
    type: "date",
    name: text(
      "When do you need it?",
      "Bis wann brauchen Sie es?",
      "¿Para cuándo lo necesita?",
      "Pour quand en avez-vous besoin ?",
    ),
    said: "deadline|frist|bis wann|plazo|delai",
  },
  photo: {
    type: "file",
    name: text("A photo", "Ein Foto", "Una foto", "Une photo"),
    said: "photo|picture|\\bfotos?\\b|\\bbilder?\\b|imagen|image",
  },
  file: {
    type: "file",
    name: text("A file", "Eine Datei", "Un archivo", "Un fichier"),
    said: "upload|attach|\\bfiles?\\b|documents?\\b|datei|dokument|hochlad|anhang|archivo|documento|adjunt|fichier|piece jointe",
  },
  session: {
    type: "choice",
    name: text(
      "Which one would you like to join?",
      "Woran möchten Sie teilnehmen?",
      "¿En cuál quiere participar?",
      "À quoi souhaitez-vous participer ?",
    ),
    options: [
      text("First date", "Erster Termin", "Primera fecha", "Première date"),
      text("Second date", "Zweiter Termin", "Segunda fecha", "Deuxième date"),
    ],
  },
  diet: {
    type: "choices",
    name: text(
      "What don’t you eat?",
      "Was essen Sie nicht?",
      "¿Qué no come?",
      "Que ne mangez-vous pas ?",
    ),
    options: [
      text("Meat", "Fleisch", "Carne", "Viande"),
      text("Gluten", "Gluten", "Gluten", "Gluten"),
      text("Lactose", "Laktose", "Lactosa", "Lactose"),
      text("Nuts", "Nüsse", "Frutos secos", "Fruits à coque"),
    ],
    said: "diet|allerg|vegetar|vegan|food|essen|ernahrung|unvertrag|comida|dieta|repas|regime",
  },
  rating: {
    type: "rating",
    name: text(
      "How satisfied are you?",
      "Wie zufrieden sind Sie?",
      "¿Qué tan satisfecho está?",
      "Êtes-vous satisfait ?",
    ),
    said: "\\brat(?:e|ing)|stars?\\b|sterne|bewert|estrellas|valora|etoiles|note\\b",
  },
  liked: {
    type: "long-text",
    name: text(
      "What did you like?",
      "Was hat Ihnen gefallen?",
      "¿Qué le ha gustado?",
      "Qu’avez-vous apprécié ?",
    ),
  },
  better: {
    type: "long-text",
    name: text(
      "What should we do better?",
      "Was sollen wir besser machen?",
      "¿Qué deberíamos mejorar?",
      "Que devons-nous améliorer ?",
    ),
  },
  recommend: {
    type: "yes-no",
    name: text(
      "Would you recommend us?",
      "Würden Sie uns weiterempfehlen?",
      "¿Nos recomendaría?",
      "Nous recommanderiez-vous ?",
    ),
    said: "recommend|nps\\b|weiterempf|recomend|recommand",
  },
  position: {
    type: "text",
    name: text(
      "Which position are you applying for?",
      "Auf welche Stelle bewerben Sie sich?",
      "¿A qué puesto se presenta?",
      "À quel poste postulez-vous ?",
    ),
  },
  cv: {
    type: "file",
    name: text("Your CV", "Ihr Lebenslauf", "Su currículum", "Votre CV"),
    said: "\\bcvs?\\b|resumes?\\b|lebenslauf|curriculum",
  },
  motivation: {
    type: "long-text",
    name: text(
      "Why would you like to work with us?",
      "Warum möchten Sie zu uns?",
      "¿Por qué quiere trabajar con nosotros?",
      "Pourquoi souhaitez-vous nous rejoindre ?",
    ),
    said: "motivation|cover letter|anschreiben|carta de present",
  },
  product: {
    type: "text",
    name: text(
      "What would you like to order?",
      "Was möchten Sie bestellen?",
      "¿Qué quiere pedir?",
      "Que souhaitez-vous commander ?",
    ),
  },
  quantity: {
    type: "number",
    name: text("How many?", "Wie viele?", "¿Cuántas unidades?", "Combien ?"),
    said: "quantity|menge|stuckzahl|cantidad|quantite",
  },
  problem: {
    type: "long-text",
    name: text(
      "What is the problem?",
      "Was ist das Problem?",
      "¿Cuál es el problema?",
      "Quel est le problème ?",
    ),
  },
} as const satisfies Record<string, Question>;
export type FormQuestionId = keyof typeof formQuestions;
