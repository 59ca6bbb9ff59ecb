import type { CuratedAnswer } from "../../curated-answer.ts";

/** Jobs, messages, approvals and invoices in a client portal. */
export const clientsPortalJobsAnswers: readonly CuratedAnswer[] = [
  {
    id: "clients-portal-messages",
    asks: {
      en: [
        "Can clients write to us inside the client portal?",
        "chat with the customer in the portal",
        "messages in the client portal",
      ],
      de: ["Können Kunden uns im Portal schreiben?", "nachrichten im kundenportal"],
      es: ["¿Los clientes pueden escribirnos en el portal?", "mensajes en el portal de clientes"],
      fr: ["Les clients peuvent-ils nous écrire sur le portail ?", "messagerie du portail client"],
    },
    says: {
      en: "Yes, from “{name:client-portal.documents-and-jobs}” at {price:client-portal.documents-and-jobs}: messages belong to a job, with its status and papers in one place, and can be answered by email. The smallest option exchanges documents only.",
      de: "Ja, ab „{name:client-portal.documents-and-jobs}“ für {price:client-portal.documents-and-jobs}: Nachrichten gehören zu einem Auftrag, stehen dort mit Status und Unterlagen zusammen und lassen sich per E-Mail beantworten. Die kleinste Option tauscht nur Dokumente aus.",
      es: "Sí, desde «{name:client-portal.documents-and-jobs}», por {price:client-portal.documents-and-jobs}: los mensajes pertenecen a un trabajo, junto con su estado y sus documentos, y pueden contestarse por correo. La opción más pequeña solo intercambia documentos.",
      fr: "Oui, à partir de « {name:client-portal.documents-and-jobs} », à {price:client-portal.documents-and-jobs} : les messages sont rattachés à un dossier, avec son état et ses documents, et l’on peut y répondre par mail. La plus petite option n’échange que des documents.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-status", "clients-portal-notices"],
  },
  {
    id: "clients-portal-status",
    asks: {
      en: [
        "Can clients see the progress of their order in the portal?",
        "job status in the client portal",
        "portal showing which step the case is at",
      ],
      de: ["Sehen Kunden im Portal, wie weit ihr Auftrag ist?", "auftragsstatus im kundenportal"],
      es: [
        "¿Los clientes ven en el portal cómo va su encargo?",
        "estado del trabajo en el portal de clientes",
      ],
      fr: [
        "Les clients voient-ils sur le portail où en est leur commande ?",
        "état des dossiers sur le portail client",
      ],
    },
    says: {
      en: "Yes, from “{name:client-portal.documents-and-jobs}” at {price:client-portal.documents-and-jobs}: each job has its status, its steps and its dates, in your own words. The option at {price:client-portal.documents} holds documents only.",
      de: "Ja, ab „{name:client-portal.documents-and-jobs}“ für {price:client-portal.documents-and-jobs}: Jeder Auftrag hat Status, Schritte und Termine, in Ihren eigenen Worten. Die Option für {price:client-portal.documents} enthält nur Dokumente.",
      es: "Sí, desde «{name:client-portal.documents-and-jobs}», por {price:client-portal.documents-and-jobs}: cada trabajo tiene su estado, sus pasos y sus fechas, con las palabras que usted elija. La opción de {price:client-portal.documents} solo contiene documentos.",
      fr: "Oui, à partir de « {name:client-portal.documents-and-jobs} », à {price:client-portal.documents-and-jobs} : chaque dossier a son état, ses étapes et ses dates, avec vos propres mots. L’option à {price:client-portal.documents} ne contient que des documents.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-messages", "clients-portal-approvals"],
  },
  {
    id: "clients-portal-approvals",
    asks: {
      en: [
        "Can clients approve drafts in the client portal?",
        "approval button in the portal with date and name",
        "sign-off by the customer inside the portal",
      ],
      de: [
        "Können Kunden im Portal Entwürfe freigeben?",
        "freigabe im kundenportal mit datum und name",
      ],
      es: [
        "¿Los clientes pueden aprobar borradores en el portal?",
        "aprobación en el portal con nombre y fecha",
      ],
      fr: [
        "Les clients peuvent-ils valider des projets sur le portail ?",
        "validation sur le portail avec nom et date",
      ],
    },
    says: {
      en: "Yes, in the option at {price:client-portal.invoices-and-approvals}: clients approve work in the portal, and the name and time of each approval are recorded. That isn’t an electronic signature, which the listed options don’t include.",
      de: "Ja, in der Option für {price:client-portal.invoices-and-approvals}: Kunden geben Arbeiten im Portal frei, und zu jeder Freigabe werden Name und Zeit festgehalten. Eine elektronische Signatur ist das nicht; sie gehört nicht zu den gelisteten Optionen.",
      es: "Sí, en la opción de {price:client-portal.invoices-and-approvals}: los clientes aprueban el trabajo en el portal y se registran el nombre y la hora de cada aprobación. No es una firma electrónica, que las opciones de la lista no incluyen.",
      fr: "Oui, dans l’option à {price:client-portal.invoices-and-approvals} : les clients valident le travail sur le portail, et chaque validation est enregistrée avec le nom et l’heure. Ce n’est pas une signature électronique ; les options listées n’en comprennent pas.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["e-signature", "clients-portal-record"],
  },
  {
    id: "clients-portal-invoices",
    asks: {
      en: [
        "Can clients pay their invoices in the client portal?",
        "portal with card payment",
        "does the money from the portal go to us directly",
      ],
      de: ["Können Kunden im Portal ihre Rechnungen bezahlen?", "kundenportal mit kartenzahlung"],
      es: [
        "¿Los clientes pueden pagar sus facturas en el portal?",
        "portal de clientes con pago con tarjeta",
      ],
      fr: [
        "Les clients peuvent-ils payer leurs factures sur le portail ?",
        "portail client avec paiement par carte",
      ],
    },
    says: {
      en: "Yes, in “{name:client-portal.invoices-and-approvals}” at {price:client-portal.invoices-and-approvals}: clients pay invoices in the portal through your own Stripe account. In the smaller options you can place an invoice there as a document, but it’s paid the way it is today.",
      de: "Ja, in „{name:client-portal.invoices-and-approvals}“ für {price:client-portal.invoices-and-approvals}: Kunden bezahlen Rechnungen im Portal über Ihr eigenes Stripe-Konto. In den kleineren Optionen können Sie eine Rechnung als Dokument einstellen; bezahlt wird sie wie bisher.",
      es: "Sí, en «{name:client-portal.invoices-and-approvals}», por {price:client-portal.invoices-and-approvals}: los clientes pagan las facturas en el portal a través de la cuenta de Stripe de usted. En las opciones menores puede dejar la factura como documento, pero se paga como hasta ahora.",
      fr: "Oui, dans « {name:client-portal.invoices-and-approvals} », à {price:client-portal.invoices-and-approvals} : les clients règlent leurs factures sur le portail par votre propre compte Stripe. Dans les options plus petites, vous pouvez y déposer la facture comme document, mais elle se paie comme aujourd’hui.",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["clients-portal-connections", "clients-portal-approvals"],
  },
  {
    id: "clients-portal-connections",
    asks: {
      en: [
        "Does the client portal connect to our CRM?",
        "portal linked with accounting software",
        "can the portal pull clients from HubSpot",
      ],
      de: [
        "Lässt sich das Kundenportal an unser CRM anbinden?",
        "kundenportal mit buchhaltung verbinden",
      ],
      es: [
        "¿El portal de clientes se conecta con nuestro CRM?",
        "portal conectado a la contabilidad",
      ],
      fr: ["Le portail client se connecte-t-il à notre CRM ?", "portail relié à la comptabilité"],
    },
    says: {
      en: "The option at {price:client-portal.invoices-and-approvals} includes one connection to your CRM or accounting; HubSpot, Salesforce and Pipedrive are the CRMs it lists. The smaller ones connect to nothing but email. For a second connection or a program you don’t see there, name it in a [quote request](/quote).",
      de: "Die Option für {price:client-portal.invoices-and-approvals} enthält eine Anbindung an Ihr CRM oder Ihre Buchhaltung; als CRM nennt sie HubSpot, Salesforce und Pipedrive. Die kleineren verbinden sich außer mit E-Mail mit nichts. Für eine zweite Anbindung oder ein anderes Programm nennen Sie es in einer [Angebotsanfrage](/quote).",
      es: "La opción de {price:client-portal.invoices-and-approvals} incluye una conexión con su CRM o su contabilidad; los CRM que nombra son HubSpot, Salesforce y Pipedrive. Las menores no se conectan más que al correo. Si necesita una segunda conexión u otro programa, indíquelo en una [solicitud de presupuesto](/quote).",
      fr: "L’option à {price:client-portal.invoices-and-approvals} comprend une connexion à votre CRM ou à votre comptabilité ; les CRM cités sont HubSpot, Salesforce et Pipedrive. Les plus petites ne se connectent qu’au mail. Pour une deuxième connexion ou un autre logiciel, nommez-le dans une [demande de devis](/quote).",
    },
    page: "/services/client-portal",
    service: "client-portal",
    next: ["integrations-not-listed", "crm-others"],
  },
];
