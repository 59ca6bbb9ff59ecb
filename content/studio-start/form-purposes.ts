import type { InLanguages } from "./bots.ts";
import type { FormQuestionId } from "./form-questions.ts";

export type FormPurpose = {
  id: string;
  /** Regular expressions over plain small letters. */
  said: string;
  title: InLanguages;
  submit: InLanguages;
  thanks: InLanguages;
  /** With `!` where an answer is required. */
  asks: readonly (FormQuestionId | `${FormQuestionId}!`)[];
};
const text = (en: string, de: string, es: string, fr: string): InLanguages => ({ en, de, es, fr });

/** What forms are for; the first whose words are said, and the last where none is. */
export const formPurposes: readonly FormPurpose[] = [
  {
    id: "application",
    said: "job|applicants?|applications?\\b|apply\\b|hiring|vacanc|recruit|\\bcvs?\\b|bewerb|stelle|karriere|empleo|candidat|puesto|curriculum|emploi|poste\\b|recrut",
    title: text("Apply for a job", "Bewerbung", "Solicitud de empleo", "Candidature"),
    submit: text(
      "Send application",
      "Bewerbung senden",
      "Enviar solicitud",
      "Envoyer la candidature",
    ),
    thanks: text(
      "We have your application and will write to you.",
      "Ihre Bewerbung ist angekommen. Wir melden uns bei Ihnen.",
      "Hemos recibido su solicitud y le escribiremos.",
      "Nous avons reçu votre candidature et vous écrirons.",
    ),
    asks: ["position!", "name!", "email!", "phone", "cv!", "motivation"],
  },
  {
    id: "quote",
    said: "quotes?\\b|quotation|estimate|price request|request for proposal|kostenvoranschlag|angebot|anfrage|presupuesto|cotiza|devis",
    title: text("Request a quote", "Angebot anfragen", "Pedir presupuesto", "Demander un devis"),
    submit: text("Send request", "Anfrage senden", "Enviar solicitud", "Envoyer la demande"),
    thanks: text(
      "We’ll reply with a price or with one question.",
      "Wir antworten mit einem Preis oder mit einer Rückfrage.",
      "Le responderemos con un precio o con una pregunta.",
      "Nous vous répondrons par un prix ou par une question.",
    ),
    asks: ["project!", "deadline", "budget", "name!", "email!", "phone"],
  },
  {
    id: "feedback",
    said: "feedback|satisf|review|survey|nps\\b|opinion|complain|zufrieden|umfrage|ruckmeldung|bewertung|meinung|beschwerde|encuesta|valoracion|queja|avis\\b|sondage|enquete|reclamation",
    title: text("Your feedback", "Ihre Rückmeldung", "Su opinión", "Votre avis"),
    submit: text("Send feedback", "Rückmeldung senden", "Enviar opinión", "Envoyer mon avis"),
    thanks: text(
      "We read every answer.",
      "Wir lesen jede Antwort.",
      "Leemos todas las respuestas.",
      "Nous lisons chaque réponse.",
    ),
    asks: ["rating!", "liked", "better", "recommend", "email"],
  },
  {
    id: "registration",
    said: "registr|register|sign-?ups?\\b|enrol|\\brsvp|event|workshop|webinar|wedding|attend|participant|anmeld|teilnahm|teilnehm|veranstaltung|seminar|kurs|einladung|inscri|evento|taller|curso|boda|evenement|atelier|mariage|stage\\b",
    title: text("Registration", "Anmeldung", "Inscripción", "Inscription"),
    submit: text("Register", "Anmelden", "Inscribirse", "S’inscrire"),
    thanks: text(
      "You’re registered. We’ll send the details by email.",
      "Sie sind angemeldet. Die Einzelheiten kommen per E-Mail.",
      "Su inscripción está hecha. Le enviaremos los detalles por correo.",
      "Vous êtes inscrit. Les détails arrivent par e-mail.",
    ),
    asks: ["session!", "name!", "email!", "phone", "people"],
  },
  {
    id: "booking",
    said: "book|appointment|reserv|visit|termin|buch|tisch|cita|visita|rendez-?vous|table",
    title: text("Book an appointment", "Termin buchen", "Reservar una cita", "Prendre rendez-vous"),
    submit: text(
      "Request this time",
      "Termin anfragen",
      "Solicitar la cita",
      "Demander ce créneau",
    ),
    thanks: text(
      "We’ll confirm your time by email.",
      "Wir bestätigen Ihren Termin per E-Mail.",
      "Le confirmaremos la cita por correo.",
      "Nous confirmerons par e-mail.",
    ),
    asks: ["date!", "time!", "name!", "email!", "phone", "reason"],
  },
  {
    id: "order",
    said: "orders?\\b|ordering|purchase|buy\\b|bestell|kaufen|pedido|compra|encargo|commande|achat",
    title: text("Order", "Bestellung", "Pedido", "Commande"),
    submit: text("Send order", "Bestellung senden", "Enviar pedido", "Envoyer la commande"),
    thanks: text(
      "We’ll confirm your order and its price by email.",
      "Wir bestätigen Bestellung und Preis per E-Mail.",
      "Le confirmaremos el pedido y su precio por correo.",
      "Nous confirmerons la commande et son prix par e-mail.",
    ),
    asks: ["product!", "quantity!", "deadline", "name!", "email!", "address", "reason"],
  },
  {
    id: "support",
    said: "support|problem|bug|broken|repair|damage|ticket|helpdesk|storung|defekt|reparatur|schaden|problema|averia|soporte|incidencia|panne|reparation|probleme|sinistre",
    title: text(
      "Report a problem",
      "Problem melden",
      "Comunicar un problema",
      "Signaler un problème",
    ),
    submit: text("Send report", "Meldung senden", "Enviar aviso", "Envoyer"),
    thanks: text(
      "We’re looking into it and will write to you.",
      "Wir sehen es uns an und schreiben Ihnen.",
      "Lo revisaremos y le escribiremos.",
      "Nous regardons et vous écrirons.",
    ),
    asks: ["problem!", "photo", "name!", "email!", "phone"],
  },
  {
    id: "contact",
    said: "",
    title: text("Contact us", "Kontakt", "Contacto", "Nous contacter"),
    submit: text("Send message", "Nachricht senden", "Enviar mensaje", "Envoyer le message"),
    thanks: text(
      "We have your message and will reply by email.",
      "Ihre Nachricht ist angekommen. Wir antworten per E-Mail.",
      "Hemos recibido su mensaje y le responderemos por correo.",
      "Nous avons reçu votre message et répondrons par e-mail.",
    ),
    asks: ["name!", "email!", "reason!"],
  },
];

/** The form's fixed texts. */
export const formTexts = {
  thanks: text("Thank you", "Vielen Dank", "Gracias", "Merci"),
  closed: text(
    "This form is closed.",
    "Dieses Formular ist geschlossen.",
    "Este formulario está cerrado.",
    "Ce formulaire est fermé.",
  ),
  consent: text(
    "You may use my answers to reply to me.",
    "Sie dürfen meine Angaben verwenden, um mir zu antworten.",
    "Pueden usar mis datos para responderme.",
    "Vous pouvez utiliser mes réponses pour me répondre.",
  ),
  steps: [
    text("Your request", "Ihr Anliegen", "Su solicitud", "Votre demande"),
    text("About you", "Über Sie", "Sobre usted", "Vos coordonnées"),
  ],
} as const;
