/** What starts an automation, by what the sentence says; all that fit, in this order. */
export const triggerSignals: readonly { said: string; type: string; name: string }[] = [
  {
    said: "(?:form|formular|formulario|formulaire|survey|umfrage)\\w* (?:is|are|gets|wird|se|est|comes|arriv|submi|sent|abge|aus|kommt)|(?:fills?|filled) (?:in|out)|submit|ausfull|abgeschickt|rellen|remplit|envoie le formulaire|envia (?:el|un) formulario|(?:from|vom|aus dem|del|du) (?:\\w+ ){0,2}form",
    type: "form",
    name: "Form submitted",
  },
  {
    said: "(?:e-?mails?|mails?|correos?|courriels?) (?:comes|arrives|is received|kommt|eingeh|llega|arrive)|(?:new|neue|incoming|eingehende|nuevo|nouve\\w*|receive an?|get an?|recib\\w* un|recoi\\w* un) (?:e-?mail|mail|correo|courriel)|(?:llega|arrive) (?:un |une )?(?:correo|e-?mail|courriel)|wenn eine (?:e-?)?mail|inbox|posteingang|bandeja de entrada|boite de reception",
    type: "mail",
    name: "Email received",
  },
  {
    said: "(?:new|neue|nueva?|nouvelle|each|every|jede|cada|chaque|places? an?|paid|bezahlte) (?:order|bestellung|pedido|commande)|order (?:is|comes)|bestellung (?:eing|kommt)|shopify|woocommerce",
    type: "webhook",
    name: "New order",
  },
  {
    said: "payment (?:is|arrives|comes|received)|(?:new|failed) payment|someone pays|zahlung (?:ein|komm)|pago (?:recib|llega)|paiement (?:recu|arrive)|stripe",
    type: "webhook",
    name: "Payment received",
  },
  {
    said: "(?:new|neue[rn]?|nuevo|nouveau|every|each|jede[rn]?|cada|chaque) (?:lead|contact|kontakt|deal|customer|kunde|client|cliente|contacto|prospect)",
    type: "webhook",
    name: "New contact or deal",
  },
  {
    said: "(?:new|neue|nueva|nouvelle) (?:row|line|zeile|fila|ligne)|spreadsheet changes|tabelle (?:geandert|aktual)",
    type: "webhook",
    name: "New row in the spreadsheet",
  },
  {
    said: "(?:books?|booked|booking|new appointment|buch\\w+|neuer termin|reserva\\b|nueva cita|nouveau rendez-?vous|calendly)",
    type: "webhook",
    name: "Appointment booked",
  },
  {
    said: "(?:file|document|pdf|datei|dokument|archivo|documento|fichier) (?:is |wird |est |se )?(?:upload|added|hochgeladen|abgelegt|sub|ajoute|depose)|upload(?:s|ed)? (?:a|an|the) (?:file|document|pdf)",
    type: "webhook",
    name: "File uploaded",
  },
  { said: "webhook|api call", type: "webhook", name: "Webhook called" },
];

/** Times, by what the sentence says; the first that fits is a schedule. `{h}` and `{m}` are the hour and its minute. */
export const scheduleSignals: readonly { said: string; name: string; cron: string }[] = [
  {
    said: "(?:every|each|on) mondays?|montag|lunes|lundi",
    name: "Every Monday",
    cron: "{m} {h} * * 1",
  },
  {
    said: "(?:every|each|on) tuesdays?|dienstag|martes|mardi",
    name: "Every Tuesday",
    cron: "{m} {h} * * 2",
  },
  {
    said: "(?:every|each|on) wednesdays?|mittwoch|miercoles|mercredi",
    name: "Every Wednesday",
    cron: "{m} {h} * * 3",
  },
  {
    said: "(?:every|each|on) thursdays?|donnerstag|jueves|jeudi",
    name: "Every Thursday",
    cron: "{m} {h} * * 4",
  },
  {
    said: "(?:every|each|on) fridays?|freitag|viernes|vendredi",
    name: "Every Friday",
    cron: "{m} {h} * * 5",
  },
  {
    said: "(?:every|each|on) saturdays?|samstag|sabado|samedi",
    name: "Every Saturday",
    cron: "{m} {h} * * 6",
  },
  {
    said: "(?:every|each|on) sundays?|sonntag|domingo|dimanche",
    name: "Every Sunday",
    cron: "{m} {h} * * 0",
  },
  {
    said: "(?:every|each) hour|hourly|jede stunde|stundlich|cada hora|toutes les heures|chaque heure",
    name: "Every hour",
    cron: "0 * * * *",
  },
  {
    said: "(?:every|each) (?:day|morning|evening|night)|daily|jeden (?:tag|morgen|abend)|taglich|cada (?:dia|manana|noche)|diari|tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir)|quotidien",
    name: "Every day",
    cron: "{m} {h} * * *",
  },
  {
    said: "(?:every|each) week|weekly|jede woche|wochentlich|cada semana|semanal|chaque semaine|toutes les semaines|hebdo",
    name: "Every week",
    cron: "{m} {h} * * 1",
  },
  {
    said: "(?:every|each) month|monthly|end of the month|jeden monat|monatlich|cada mes|mensual|chaque mois|tous les mois|mensuel",
    name: "Every month",
    cron: "{m} {h} 1 * *",
  },
];

/** What says that a condition is somebody's answer, not something that can be read off the data. */
export const answerSignal =
  "\\b(?:i|we|they|he|she|somebody|someone|ich|wir|je|nous|on) (?:say|said|agree|approve|confirm|ok|accept|nod|sagen?|sage|stimme|zustimm|freigeb|bestatig|dis|disons|suis d|accept|valid|confirm)\\w*|(?:ich|wir) .{0,20}(?:zustimm|freigeb|einverstanden|bestatig)|\\b(?:digo|decimos|apruebo|aprobamos|acepto|confirmo)\\b";

/** What a step is for, from which its kind and its first settings follow (src/domain/projects/suggest/draft-steps.ts). */
export const stepPurposes = [
  "summarise",
  "classify",
  "translate",
  "extract",
  "contact",
  "sheet",
  "figures",
  "approve",
  "decide",
  "slack",
  "email",
  "call",
] as const;
export type StepPurpose = (typeof stepPurposes)[number];

/** What is done, by what the sentence says, in the order in which the sentence says it. `{crm}` is the CRM it names. */
export const stepSignals: readonly {
  said: string;
  name: string;
  does: StepPurpose;
  integration?: "slack" | "email";
}[] = [
  { said: "summar|zusammenfass|resum", name: "Summarise it with AI", does: "summarise" },
  {
    said: "classif|categor|tag\\b|tags it|sortier|klassifi|einordn|clasific|etiquet|class(?:er|e)\\b|tri(?:er|e)\\b",
    name: "Classify it with AI",
    does: "classify",
  },
  { said: "translat|ubersetz|traduc|tradui", name: "Translate it with AI", does: "translate" },
  {
    said: "extract|read out|ausles|extrah|extrae|extrai",
    name: "Read the details out of it",
    does: "extract",
  },
  {
    said: "find duplicates|duplicate|dublette|duplicad|doublon",
    name: "Find the contact by email, or create it",
    does: "contact",
  },
  {
    said: "(?:creat|add|sav|stor|put|writ|push|send|sync|enter|copy|copies|anleg|eintrag|speicher|crea|anad|guard|cree|ajout|enregistr)\\w* .{0,40}(?:crm|hubspot|salesforce|pipedrive)|(?:in|into|to|ins|im|nach|al|en el|en|dans|vers) (?:our |the |das |unser |le |notre |nuestro )?(?:crm|hubspot|salesforce|pipedrive)",
    name: "Create or update the contact in {crm}",
    does: "contact",
  },
  {
    said: "(?:creat|open|add)\\w* (?:a |an |the )?(?:new )?deal|deal anleg|crea\\w* (?:un )?negocio|opportunit",
    name: "Create a deal in {crm}",
    does: "call",
  },
  {
    said: "(?:google )?sheets?\\b|spreadsheet|excel|airtable|tabelle|hoja de calculo|tableur|feuille",
    name: "Add a row to the spreadsheet",
    does: "sheet",
  },
  { said: "invoice|rechnung|factura|facture", name: "Create the invoice", does: "call" },
  {
    said: "\\btasks?\\b|to-?do|trello|asana|jira|notion|aufgabe|tarea|tache",
    name: "Create a task",
    does: "call",
  },
  {
    said: "(?:google )?drive\\b|dropbox|onedrive|sharepoint|save .{0,20}(?:file|attachment|pdf)|anhang|adjunto|piece jointe",
    name: "Save the file in the shared folder",
    does: "call",
  },
  {
    said: "calendar|kalender|calendario|calendrier|agenda",
    name: "Add it to the calendar",
    does: "call",
  },
  {
    said: "report|figures|numbers|bericht|auswertung|zahlen|informe|cifras|rapport|chiffres",
    name: "Put the figures together",
    does: "figures",
  },
  {
    said: "approv|sign-?off|freigab|genehmig|aprob|approb|valid(?:e|ation)|\\bask (?:me|us|my|our|the (?:team|boss|owner)|somebody|someone)\\b|\\bfrag\\w* (?:mich|uns|meine?n?|unsere?n?)\\b|pregunta(?:me|nos)|\\b(?:me|nos) pregunt|demande[- ](?:moi|nous)|\\b(?:me|nous) demande",
    name: "Ask a person to approve it",
    does: "approve",
  },
  { said: "slack|teams\\b", name: "Post a message in Slack", does: "slack", integration: "slack" },
  {
    said: "\\bsms\\b|text message|textnachricht|mensaje de texto",
    name: "Send an SMS",
    does: "call",
  },
  {
    said: "remind|erinner|recorda|rappel",
    name: "Send a reminder",
    does: "email",
    integration: "email",
  },
  {
    said: "(?:send|sends|write|reply|replies|answer|follow up|schick|sende|antwort|envi|respond|envoi|repond|notify|inform|benachrichtig|avis|previen).{0,40}(?:e-?mail|mail\\b|correo|courriel)|(?:e-?mail|mail)s? (?:me|us|them|the|it|our|a|an|every|each)\\b|thank.?you (?:e-?mail|mail)|per (?:e-?)?mail|por (?:e-?mail|correo)|par (?:e-?mail|mail)|by (?:e-?mail|mail)",
    name: "Send an email",
    does: "email",
    integration: "email",
  },
  {
    said: "(?:notif|inform|tell|alert|benachricht|avis|preven|previ)\\w* (?:me|us|the|our|my|uns|mich|das|den|die|al|a la|nous|le|la|l)\\b",
    name: "Notify the team",
    does: "email",
    integration: "email",
  },
];
