import type { CuratedAnswer } from "../../curated-answer.ts";

/** What happens once a smart form is sent. */
export const formAfterSendingAnswers: readonly CuratedAnswer[] = [
  {
    id: "form-confirmation",
    asks: {
      en: [
        "does the person get a confirmation after sending the form",
        "copy of the form by email to the customer",
        "automatic thank you mail from the form",
      ],
      de: [
        "Bekommt der Kunde eine Bestätigung nach dem Absenden des Formulars?",
        "Schickt das Formular automatisch eine Antwort?",
      ],
      es: [
        "¿el cliente recibe una confirmación al enviar el formulario?",
        "¿el formulario manda una respuesta automática?",
      ],
      fr: [
        "le client reçoit-il une confirmation après l'envoi du formulaire ?",
        "le formulaire envoie-t-il une réponse automatique ?",
      ],
    },
    says: {
      en: "Yes, from the option at {price:smart-form.several-steps}: the person who filled it in gets a confirmation email. In the smallest option the entry is only sent to you.",
      de: "Ja, ab der Option für {price:smart-form.several-steps}: Wer es ausgefüllt hat, bekommt eine Bestätigung per E-Mail. In der kleinsten Option geht der Eintrag nur an Sie.",
      es: "Sí, desde la opción de {price:smart-form.several-steps}: quien lo ha rellenado recibe un correo de confirmación. En la opción más pequeña, la respuesta se le envía solo a usted.",
      fr: "Oui, à partir de la formule à {price:smart-form.several-steps} : la personne qui l’a rempli reçoit un mail de confirmation. Dans la plus petite formule, la réponse n’est envoyée qu’à vous.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-recipients", "form-pdf", "form-which-fits"],
  },
  {
    id: "form-payments",
    asks: {
      en: [
        "can people pay in the form",
        "does the form take card payments",
        "deposit through the form",
      ],
      de: ["Kann man im Formular bezahlen?", "Anzahlung über das Formular"],
      es: ["¿se puede pagar en el formulario?", "cobrar una señal con el formulario"],
      fr: ["peut-on payer dans le formulaire ?", "encaisser un acompte par le formulaire"],
    },
    says: {
      en: "Yes, in the option at {price:smart-form.payment-and-document}: it takes the payment through your own Stripe account, so the money goes to you. It can also calculate the amount from the answers, by your rules. PayPal and other ways to pay aren’t listed: ask for a [quote](/quote).",
      de: "Ja, in der Option für {price:smart-form.payment-and-document}: Bezahlt wird über Ihr eigenes Stripe-Konto, das Geld geht also an Sie. Den Betrag kann es auch aus den Antworten berechnen, nach Ihren Regeln. PayPal und andere Zahlungswege stehen nicht im Katalog: Fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, en la opción de {price:smart-form.payment-and-document}: cobra a través de su propia cuenta de Stripe, así que el dinero le llega a usted. También puede calcular el importe a partir de las respuestas, según sus reglas. PayPal y otras formas de pago no figuran en el catálogo: pida un [presupuesto](/quote).",
      fr: "Oui, dans la formule à {price:smart-form.payment-and-document} : il encaisse par votre propre compte Stripe, l’argent vous revient donc. Il peut aussi calculer le montant d’après les réponses, selon vos règles. PayPal et d’autres moyens de paiement ne sont pas au catalogue : demandez un [devis](/quote).",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-price-rules", "form-pdf", "online-shop"],
  },
  {
    id: "form-price-rules",
    asks: {
      en: [
        "can the form calculate a price",
        "quote calculator form for my website",
        "form that works out what the job costs",
      ],
      de: ["Kann das Formular einen Preis ausrechnen?", "Formular mit Preisrechner"],
      es: ["¿el formulario puede calcular un precio?", "formulario con calculadora de precios"],
      fr: ["le formulaire peut-il calculer un prix ?", "formulaire avec calculateur de prix"],
    },
    says: {
      en: "Yes, in the option at {price:smart-form.payment-and-document}: it calculates a price from the answers, by your rules. You tell us the rules; the person can then pay in the form and get the answers as a PDF. The smaller options don’t calculate.",
      de: "Ja, in der Option für {price:smart-form.payment-and-document}: Es berechnet aus den Antworten einen Preis, nach Ihren Regeln. Die Regeln nennen Sie uns; bezahlt werden kann gleich im Formular, und aus den Antworten entsteht ein PDF. Die kleineren Optionen rechnen nicht.",
      es: "Sí, en la opción de {price:smart-form.payment-and-document}: calcula un precio a partir de las respuestas, según sus reglas. Usted nos da las reglas; después se puede pagar en el formulario y las respuestas se convierten en un PDF. Las opciones menores no calculan.",
      fr: "Oui, dans la formule à {price:smart-form.payment-and-document} : il calcule un prix d’après les réponses, selon vos règles. Vous nous donnez les règles ; on peut ensuite payer dans le formulaire, et les réponses deviennent un PDF. Les formules plus petites ne calculent pas.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-payments", "form-pdf", "form-which-fits"],
  },
  {
    id: "form-pdf",
    asks: {
      en: [
        "can the form make a PDF",
        "fill our contract from the form answers",
        "turn the form into a finished document",
      ],
      de: ["Kann das Formular ein PDF erzeugen?", "Vertrag aus den Formularantworten ausfüllen"],
      es: [
        "¿el formulario puede generar un PDF?",
        "rellenar un contrato con las respuestas del formulario",
      ],
      fr: [
        "le formulaire peut-il produire un PDF ?",
        "remplir un contrat avec les réponses du formulaire",
      ],
    },
    says: {
      en: "Yes, in the option at {price:smart-form.payment-and-document}: a PDF is filled from the answers. Word documents and signatures aren’t listed; if you need them, ask for a [quote](/quote).",
      de: "Ja, in der Option für {price:smart-form.payment-and-document}: Aus den Antworten wird ein PDF ausgefüllt. Word-Dokumente und Unterschriften stehen nicht im Katalog; wenn Sie sie brauchen, fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, en la opción de {price:smart-form.payment-and-document}: con las respuestas se rellena un PDF. Los documentos de Word y las firmas no figuran en el catálogo; si los necesita, pida un [presupuesto](/quote).",
      fr: "Oui, dans la formule à {price:smart-form.payment-and-document} : un PDF est rempli avec les réponses. Les documents Word et les signatures ne sont pas au catalogue ; s’il vous en faut, demandez un [devis](/quote).",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["e-signature", "form-payments", "form-which-fits"],
  },
  {
    id: "form-crm",
    asks: {
      en: [
        "does the form write into HubSpot",
        "send form entries to Salesforce",
        "form connected to Pipedrive",
      ],
      de: ["Schreibt das Formular in HubSpot?", "Formulareinträge nach Salesforce schicken"],
      es: [
        "¿el formulario escribe en HubSpot?",
        "enviar las respuestas del formulario a Salesforce",
      ],
      fr: [
        "le formulaire écrit-il dans HubSpot ?",
        "envoyer les réponses du formulaire vers Salesforce",
      ],
    },
    says: {
      en: "Yes, from the option at {price:smart-form.several-steps}: each entry also becomes a record in one CRM, HubSpot, Salesforce or Pipedrive. For another CRM, or two at once, ask for a [quote](/quote). If the contacts in your CRM need matching or cleaning as well, [CRM integration](/services/crm-integration) from {price:crm-integration} does that.",
      de: "Ja, ab der Option für {price:smart-form.several-steps}: Jeder Eintrag wird auch in einem CRM angelegt, HubSpot, Salesforce oder Pipedrive. Für ein anderes CRM oder zwei zugleich fragen Sie ein [Angebot](/quote) an. Müssen auch die Kontakte im CRM abgeglichen oder bereinigt werden, leistet das die [CRM-Integration](/services/crm-integration) ab {price:crm-integration}.",
      es: "Sí, desde la opción de {price:smart-form.several-steps}: cada respuesta crea también un registro en un CRM, HubSpot, Salesforce o Pipedrive. Para otro CRM, o dos a la vez, pida un [presupuesto](/quote). Si además hay que cotejar o depurar los contactos del CRM, lo hace la [integración de CRM](/services/crm-integration), desde {price:crm-integration}.",
      fr: "Oui, à partir de la formule à {price:smart-form.several-steps} : chaque réponse crée aussi une fiche dans un CRM, HubSpot, Salesforce ou Pipedrive. Pour un autre CRM, ou deux à la fois, demandez un [devis](/quote). S’il faut aussi rapprocher ou nettoyer les contacts du CRM, c’est l’[intégration CRM](/services/crm-integration), à partir de {price:crm-integration}.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["form-recipients", "crm-others", "form-which-fits"],
  },
  {
    id: "form-data-kept",
    asks: {
      en: [
        "where are the form entries stored",
        "do you keep a copy of our form data",
        "is the form encrypted",
      ],
      de: [
        "Wo werden die Formulareinträge gespeichert?",
        "Behaltet ihr eine Kopie der Formulardaten?",
      ],
      es: [
        "¿dónde se guardan las respuestas del formulario?",
        "¿se quedan ustedes con una copia de los datos del formulario?",
      ],
      fr: [
        "où sont conservées les réponses du formulaire ?",
        "gardez-vous une copie des données du formulaire ?",
      ],
    },
    says: {
      en: "Only where you choose, such as your inbox, your sheet or your CRM: we keep no copy. Entries are sent encrypted. Health data and the like need an agreement with us before you order.",
      de: "Nur dort, wo Sie es wünschen, etwa in Ihrem Postfach, Ihrer Tabelle oder Ihrem CRM: Wir behalten keine Kopie. Übertragen wird verschlüsselt. Für Gesundheitsdaten und Ähnliches brauchen wir vor der Bestellung eine Vereinbarung.",
      es: "Solo donde usted elija, como su buzón, su hoja de cálculo o su CRM: nosotros no guardamos copia. Las respuestas se envían cifradas. Para datos de salud y similares hace falta un acuerdo con nosotros antes del pedido.",
      fr: "Seulement où vous le choisissez, comme votre boîte mail, votre feuille ou votre CRM : nous ne gardons pas de copie. L’envoi est chiffré. Pour des données de santé et semblables, il faut un accord avec nous avant la commande.",
    },
    page: "/services/smart-form",
    service: "smart-form",
    next: ["sensitive-data", "dpa", "form-recipients"],
  },
];
