import type { CuratedAnswer } from "../../curated-answer.ts";

/** The documents in a client portal. */
export const clientsPortalDocumentsAnswers: readonly CuratedAnswer[] = [
  {
    id: "clients-portal-notices",
    asks: {
      en: [
        "Does the client portal email my customers when there's a new file?",
        "are clients notified when I upload a document to their portal",
        "email notices from the client portal",
      ],
      de: [
        "Bekommen meine Kunden eine E-Mail, wenn im Portal ein neues Dokument liegt?",
        "Benachrichtigung bei neuen Dateien im Kundenportal",
      ],
      es: [
        "¿El portal avisa a mis clientes por correo cuando hay un documento nuevo?",
        "notificaciones por email del portal de clientes",
      ],
      fr: [
        "Le portail client prévient-il mes clients par mail quand un document arrive ?",
        "notifications par e-mail du portail",
      ],
    },
    says: {
      en: "Yes: the portal sends an email when something new is waiting, and every option includes that. From {price:client-portal.documents-and-jobs} messages about a job can also be answered by email. Text messages and push notices aren’t listed; if you need them, ask for a [quote](/quote).",
      de: "Ja: Das Portal schickt eine E-Mail, sobald etwas Neues wartet; das ist in jeder Option enthalten. Ab {price:client-portal.documents-and-jobs} lassen sich Nachrichten zu einem Auftrag auch per E-Mail beantworten. SMS und Push-Mitteilungen sind nicht aufgeführt; wenn Sie sie brauchen, bitten Sie um ein [Angebot](/quote).",
      es: "Sí: el portal envía un correo en cuanto hay algo nuevo, y todas las opciones lo incluyen. Desde {price:client-portal.documents-and-jobs}, los mensajes sobre un trabajo también pueden contestarse por correo. Los SMS y los avisos en el móvil no figuran; si los necesita, pida un [presupuesto](/quote).",
      fr: "Oui : le portail envoie un mail dès que quelque chose de nouveau attend, et chaque option le comprend. À partir de {price:client-portal.documents-and-jobs}, on peut aussi répondre par mail aux messages d’un dossier. Les SMS et les notifications push ne sont pas prévus ; s’il vous en faut, demandez un [devis](/quote).",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-messages", "clients-portal-record"],
  },
  {
    id: "clients-portal-record",
    asks: {
      en: [
        "Can I see whether a client opened the document in the portal?",
        "portal log of who downloaded what",
        "proof that the customer has read the contract in the portal",
      ],
      de: [
        "Sehe ich im Portal, ob der Kunde das Dokument geöffnet hat?",
        "Protokoll im Kundenportal, wer was heruntergeladen hat",
      ],
      es: [
        "¿Veo en el portal si el cliente abrió el documento?",
        "registro de quién descargó qué en el portal",
      ],
      fr: [
        "Le portail montre-t-il si le client a ouvert le document ?",
        "journal de qui a téléchargé quoi sur le portail",
      ],
    },
    says: {
      en: "Yes: every option records who opened which document, and when. If a client should also agree to something, the option at {price:client-portal.invoices-and-approvals} records approvals with name and time.",
      de: "Ja: Jede Option hält fest, wer welches Dokument wann geöffnet hat. Soll ein Kunde auch zustimmen, hält die Option zu {price:client-portal.invoices-and-approvals} Freigaben mit Name und Zeit fest.",
      es: "Sí: todas las opciones registran quién abrió qué documento y cuándo. Si el cliente además debe dar su conformidad, la opción de {price:client-portal.invoices-and-approvals} registra las aprobaciones con nombre y hora.",
      fr: "Oui : chaque option note qui a ouvert quel document, et quand. Si le client doit aussi donner son accord, l’option à {price:client-portal.invoices-and-approvals} enregistre les validations avec le nom et l’heure.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-approvals", "clients-portal-versions"],
  },
  {
    id: "clients-portal-versions",
    asks: {
      en: [
        "Does the client portal keep old versions of a document?",
        "what if a client uploads the wrong file to the portal",
        "versions of documents in the portal",
      ],
      de: [
        "Behält das Kundenportal alte Fassungen eines Dokuments?",
        "können kunden im portal auch hochladen",
      ],
      es: [
        "¿El portal de clientes guarda versiones anteriores?",
        "pueden los clientes subir documentos al portal",
      ],
      fr: [
        "Le portail client garde-t-il les anciennes versions ?",
        "les clients peuvent-ils déposer des documents sur le portail",
      ],
    },
    says: {
      en: "Documents go both ways, in every option: clients download yours and upload theirs. The portal keeps versions of them, so you see which one is the latest, and records who opened it. A file may have up to {fact:portalFileMegabytes} MB.",
      de: "Dokumente gehen in jeder Option in beide Richtungen: Kunden laden Ihre herunter und ihre eigenen hoch. Das Portal führt Versionen, sodass Sie sehen, welche die neueste ist, und hält fest, wer sie geöffnet hat. Eine Datei darf bis zu {fact:portalFileMegabytes} MB haben.",
      es: "En todas las opciones los documentos van en ambos sentidos: los clientes descargan los de usted y suben los suyos. El portal guarda versiones, así que usted ve cuál es la última, y registra quién la abrió. Cada archivo puede tener hasta {fact:portalFileMegabytes} MB.",
      fr: "Dans chaque option, les documents circulent dans les deux sens : les clients téléchargent les vôtres et déposent les leurs. Le portail garde les versions, si bien que vous voyez laquelle est la dernière, et note qui l’a ouverte. Un fichier peut peser jusqu’à {fact:portalFileMegabytes} Mo.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-record", "file-sizes"],
  },
  {
    id: "clients-portal-forms",
    asks: {
      en: [
        "Can clients fill in a questionnaire in the client portal?",
        "forms inside the customer portal",
        "can clients book appointments through the portal",
      ],
      de: ["Können Kunden im Portal einen Fragebogen ausfüllen?", "formulare im kundenportal"],
      es: [
        "¿Los clientes pueden rellenar un cuestionario en el portal?",
        "formularios dentro del portal de clientes",
      ],
      fr: [
        "Les clients peuvent-ils remplir un questionnaire sur le portail ?",
        "formulaires dans le portail client",
      ],
    },
    says: {
      en: "Forms and bookings aren’t part of the portal options; clients can send you a completed document there. A [smart form](/services/smart-form) from {price:smart-form} asks the questions on a page of its own and sends you the answers. If you need both in one place, describe it in a [quote request](/quote).",
      de: "Formulare und Terminbuchungen gehören nicht zu den Portal-Optionen; ein ausgefülltes Dokument können Kunden Ihnen dort schicken. Ein [Formular](/services/smart-form) ab {price:smart-form} stellt die Fragen auf einer eigenen Seite und sendet Ihnen die Antworten. Brauchen Sie beides an einem Ort, beschreiben Sie es in einer [Angebotsanfrage](/quote).",
      es: "Los formularios y las citas no forman parte de las opciones del portal; un documento ya rellenado sí pueden enviárselo por ahí. Un [formulario](/services/smart-form) desde {price:smart-form} hace las preguntas en una página propia y le envía las respuestas. Si necesita ambas cosas en un mismo lugar, descríbalo en una [solicitud de presupuesto](/quote).",
      fr: "Les formulaires et les rendez-vous ne font pas partie des options du portail ; les clients peuvent vous y envoyer un document rempli. Un [formulaire](/services/smart-form) à partir de {price:smart-form} pose les questions sur sa propre page et vous envoie les réponses. S’il vous faut les deux au même endroit, décrivez-le dans une [demande de devis](/quote).",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-versions", "calendars"],
  },
];
