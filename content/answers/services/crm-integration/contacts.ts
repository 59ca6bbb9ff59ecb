import type { CuratedAnswer } from "../../curated-answer.ts";

/** What happens to contacts in a CRM integration: sources, duplicates, fields and owners. */
export const crmContactAnswers: readonly CuratedAnswer[] = [
  {
    id: "crm-sources",
    asks: {
      en: [
        "where can contacts come from for the crm",
        "can emails from our inbox become contacts in the crm",
        "connect shopify customers to hubspot",
      ],
      de: [
        "Woher können die Kontakte fürs CRM kommen?",
        "können mails aus dem postfach kontakte im crm werden",
      ],
      es: [
        "¿de dónde pueden venir los contactos del CRM?",
        "los correos del buzón pueden convertirse en contactos del crm",
      ],
      fr: [
        "d'où peuvent venir les contacts pour le CRM ?",
        "les mails de la boîte peuvent-ils devenir des contacts dans le crm",
      ],
    },
    says: {
      en: "From web forms, email, Stripe, Shopify, spreadsheets and anything that can send a webhook. They go into HubSpot, Salesforce or Pipedrive. Other sources, such as phone systems or advertising platforms, aren’t listed: name yours in a [quote request](/quote), and we check it before anything is charged.",
      de: "Aus Webformularen, E-Mail, Stripe, Shopify, Tabellen und allem, was einen Webhook senden kann. Sie kommen nach HubSpot, Salesforce oder Pipedrive. Andere Quellen, etwa Telefonanlagen oder Werbeplattformen, sind nicht aufgeführt: Nennen Sie Ihre in einer [Angebotsanfrage](/quote); wir prüfen es, bevor etwas berechnet wird.",
      es: "De formularios web, correo, Stripe, Shopify, hojas de cálculo y todo lo que pueda enviar un webhook. Van a HubSpot, Salesforce o Pipedrive. Otras fuentes, como centralitas o plataformas de publicidad, no figuran: nombre la suya en una [solicitud de presupuesto](/quote) y lo comprobamos antes de cobrar nada.",
      fr: "De formulaires web, de l’e-mail, de Stripe, de Shopify, de tableurs et de tout ce qui peut envoyer un webhook. Ils entrent dans HubSpot, Salesforce ou Pipedrive. D’autres sources, comme un standard téléphonique ou une régie publicitaire, ne sont pas prévues : nommez la vôtre dans une [demande de devis](/quote), et nous vérifions avant toute facturation.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-others", "integrations-not-listed", "crm-larger"],
  },
  {
    id: "crm-duplicates",
    asks: {
      en: [
        "how do you avoid duplicates in the crm",
        "what happens if the contact is already in hubspot",
        "does the integration overwrite existing crm contacts",
      ],
      de: [
        "Wie vermeiden Sie Dubletten im CRM?",
        "was passiert wenn der kontakt schon in hubspot ist",
      ],
      es: ["¿cómo evitan duplicados en el CRM?", "qué pasa si el contacto ya está en hubspot"],
      fr: [
        "comment évitez-vous les doublons dans le CRM ?",
        "que se passe-t-il si le contact est déjà dans hubspot",
      ],
    },
    says: {
      en: "Each new record is matched before it is written: by email first, then by rules that we agree with you, for example for people with two addresses. A contact that is already there is updated instead of being added again. Which fields may be filled is agreed in writing. All options include this.",
      de: "Jeder neue Datensatz wird abgeglichen, bevor er geschrieben wird: erst nach E-Mail, dann nach Regeln, die wir mit Ihnen vereinbaren, etwa für Menschen mit zwei Adressen. Ein Kontakt, den es schon gibt, wird aktualisiert statt noch einmal angelegt. Welche Felder gefüllt werden, wird schriftlich vereinbart. Das ist in allen Optionen enthalten.",
      es: "Cada registro nuevo se coteja antes de escribirlo: primero por el correo y después por reglas que acordamos con usted, por ejemplo para quien tiene dos direcciones. Un contacto que ya existe se actualiza en vez de crearse otra vez. Qué campos se rellenan se acuerda por escrito. Todas las opciones lo incluyen.",
      fr: "Chaque nouvel enregistrement est comparé avant d’être écrit : d’abord par l’e-mail, puis selon des règles convenues avec vous, par exemple pour les personnes à deux adresses. Un contact qui existe déjà est mis à jour au lieu d’être ajouté à nouveau. Les champs à remplir sont convenus par écrit. Toutes les options le comprennent.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-merge", "crm-fields", "crm-test-copy"],
  },
  {
    id: "crm-merge",
    asks: {
      en: [
        "can you clean up the duplicates we already have in the crm",
        "our crm is a mess, half the contacts are double",
        "is merging contacts safe, could data get lost",
      ],
      de: [
        "Können Sie die vorhandenen Dubletten im CRM bereinigen?",
        "unser crm ist voller doppelter kontakte",
      ],
      es: [
        "¿pueden limpiar los duplicados que ya tenemos en el CRM?",
        "nuestro crm está lleno de contactos dobles",
      ],
      fr: [
        "pouvez-vous nettoyer les doublons déjà présents dans le CRM ?",
        "notre crm est plein de contacts en double",
      ],
    },
    says: {
      en: "Yes: “{name:crm-integration.three-sources}” at {price:crm-integration.three-sources} merges up to {holds:crm-integration.three-sources.contacts} existing contacts, “{name:crm-integration.both-directions}” at {price:crm-integration.both-directions} up to {holds:crm-integration.both-directions.contacts}. We follow your rules and make a backup first; “{name:crm-integration.three-sources}” also gives you a list of the changes. The smallest option only keeps new duplicates out.",
      de: "Ja: „{name:crm-integration.three-sources}“ für {price:crm-integration.three-sources} führt bis zu {holds:crm-integration.three-sources.contacts} vorhandene Kontakte zusammen, „{name:crm-integration.both-directions}“ für {price:crm-integration.both-directions} bis zu {holds:crm-integration.both-directions.contacts}. Wir folgen Ihren Regeln und machen vorher eine Sicherung; bei „{name:crm-integration.three-sources}“ bekommen Sie danach auch eine Liste der Änderungen. Die kleinste Option hält nur neue Dubletten fern.",
      es: "Sí: «{name:crm-integration.three-sources}», por {price:crm-integration.three-sources}, fusiona hasta {holds:crm-integration.three-sources.contacts} contactos existentes; «{name:crm-integration.both-directions}», por {price:crm-integration.both-directions}, hasta {holds:crm-integration.both-directions.contacts}. Seguimos sus reglas y antes hacemos una copia de seguridad; con «{name:crm-integration.three-sources}» recibe además una lista de los cambios. La opción más pequeña solo impide duplicados nuevos.",
      fr: "Oui : « {name:crm-integration.three-sources} », à {price:crm-integration.three-sources}, fusionne jusqu’à {holds:crm-integration.three-sources.contacts} contacts existants, « {name:crm-integration.both-directions} », à {price:crm-integration.both-directions}, jusqu’à {holds:crm-integration.both-directions.contacts}. Nous suivons vos règles et faisons d’abord une sauvegarde ; avec « {name:crm-integration.three-sources} », vous recevez aussi une liste des modifications. La plus petite option empêche seulement les nouveaux doublons.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-duplicates", "crm-larger", "crm-test-copy"],
  },
  {
    id: "crm-owner",
    asks: {
      en: [
        "who gets a new lead in the crm",
        "can leads be assigned by postcode in the crm",
        "does each new contact get someone responsible",
      ],
      de: ["Wer bekommt einen neuen Lead im CRM?", "anfragen im crm nach postleitzahl zuteilen"],
      es: [
        "¿a quién le llega un contacto nuevo en el CRM?",
        "asignar contactos del crm por código postal",
      ],
      fr: [
        "qui reçoit un nouveau contact dans le CRM ?",
        "attribuer les contacts du crm par code postal",
      ],
    },
    says: {
      en: "Each new record gets an owner and a next step by rules agreed with you. That is part of every option, so each enquiry reaches someone, and everyone sees who is responsible.",
      de: "Jeder neue Datensatz bekommt nach Regeln, die wir mit Ihnen vereinbaren, einen Zuständigen und einen nächsten Schritt. Das gehört zu jeder Option; so kommt jede Anfrage bei jemandem an, und alle sehen, wer zuständig ist.",
      es: "Cada registro nuevo recibe un responsable y un siguiente paso según reglas acordadas con usted. Forma parte de todas las opciones, así que cada consulta llega a alguien y todos ven quién es el responsable.",
      fr: "Chaque nouvel enregistrement reçoit un responsable et une prochaine étape selon des règles convenues avec vous. Cela fait partie de toutes les options : chaque demande arrive à quelqu’un, et tout le monde voit qui en est responsable.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-fields", "crm-failure", "crm-which-fits"],
  },
  {
    id: "crm-fields",
    asks: {
      en: [
        "how many fields can be filled in the crm",
        "who decides which form answer goes into which crm field",
        "does our own crm field for the budget get filled too",
      ],
      de: [
        "Wie viele Felder können im CRM gefüllt werden?",
        "wer bestimmt welche antwort in welches crm-feld kommt",
      ],
      es: [
        "¿cuántos campos se pueden rellenar en el CRM?",
        "quién decide qué respuesta va a qué campo del crm",
      ],
      fr: [
        "combien de champs peut-on remplir dans le CRM ?",
        "qui décide quelle réponse va dans quel champ du crm",
      ],
    },
    says: {
      en: "“{name:crm-integration.one-source}” maps up to {holds:crm-integration.one-source.fields} fields, “{name:crm-integration.three-sources}” up to {holds:crm-integration.three-sources.fields}. Which answer goes into which field is agreed with you in writing, and at the end you get one page that says what goes where. Fields of your own can be filled, too, if they exist in your CRM beforehand.",
      de: "„{name:crm-integration.one-source}“ ordnet bis zu {holds:crm-integration.one-source.fields} Felder zu, „{name:crm-integration.three-sources}“ bis zu {holds:crm-integration.three-sources.fields}. Welche Angabe in welches Feld kommt, wird schriftlich mit Ihnen vereinbart, und am Ende bekommen Sie eine Seite, auf der steht, was wohin geht. Auch eigene Felder lassen sich füllen, wenn es sie in Ihrem CRM vorher gibt.",
      es: "«{name:crm-integration.one-source}» asigna hasta {holds:crm-integration.one-source.fields} campos; «{name:crm-integration.three-sources}», hasta {holds:crm-integration.three-sources.fields}. Qué dato va a qué campo se acuerda con usted por escrito, y al final recibe una página que dice qué va dónde. También se pueden rellenar campos propios, si ya existen en su CRM.",
      fr: "« {name:crm-integration.one-source} » fait correspondre jusqu’à {holds:crm-integration.one-source.fields} champs, « {name:crm-integration.three-sources} » jusqu’à {holds:crm-integration.three-sources.fields}. Quelle information va dans quel champ est convenu avec vous par écrit, et vous recevez à la fin une page qui dit ce qui va où. Vos propres champs peuvent aussi être remplis, s’ils existent déjà dans votre CRM.",
    },
    page: "/services/crm-integration",
    service: "crm-integration",
    next: ["crm-larger", "crm-owner", "crm-bring"],
  },
];
