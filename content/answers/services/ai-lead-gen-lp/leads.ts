import type { CuratedAnswer } from "../../curated-answer.ts";

/** What becomes of the leads: summaries, the CRM, bookings and follow-up emails. */
export const leadPageLeadsAnswers: readonly CuratedAnswer[] = [
  {
    id: "lead-page-summary",
    asks: {
      en: [
        "what do I receive when the lead page has a new lead",
        "how do leads from the AI page reach me",
        "is there a summary of the conversation with each lead",
      ],
      de: [
        "Was bekomme ich, wenn die Leadseite einen neuen Lead hat?",
        "Wie erreichen mich die Leads von der KI-Seite",
      ],
      es: [
        "¿Qué recibo cuando la página de captación tiene un contacto nuevo?",
        "cómo me llegan los contactos de la página con IA",
      ],
      fr: [
        "que reçois-je quand la page de prospection a un nouveau contact ?",
        "comment les contacts de la page IA m’arrivent-ils",
      ],
    },
    says: {
      en: "An email for each lead, in one inbox, with a summary of what the person needs. A shared mailbox reaches several of you. From {price:ai-lead-gen-lp.crm-and-booking} on the lead is also written to your CRM, with its owner there.",
      de: "Eine Mail für jeden Lead, in einem Posteingang, mit einer Zusammenfassung, was der Mensch braucht. Ein gemeinsames Postfach erreicht mehrere von Ihnen. Ab {price:ai-lead-gen-lp.crm-and-booking} wird der Lead außerdem in Ihr CRM geschrieben, dort mit Zuständigem.",
      es: "Un correo por cada contacto, en un buzón, con un resumen de lo que la persona necesita. Un buzón compartido llega a varios de ustedes. Desde {price:ai-lead-gen-lp.crm-and-booking}, el contacto se escribe además en su CRM, con su responsable.",
      fr: "Un mail par contact, dans une boîte, avec un résumé de ce dont la personne a besoin. Une boîte partagée atteint plusieurs d’entre vous. À partir de {price:ai-lead-gen-lp.crm-and-booking}, le contact est aussi écrit dans votre CRM, avec son responsable.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["lead-page-crm", "lead-page-questions", "form-recipients"],
  },
  {
    id: "lead-page-crm",
    asks: {
      en: [
        "does the lead generation page write into HubSpot",
        "lead page connected to Salesforce",
        "can the AI lead page put leads in Pipedrive",
      ],
      de: ["Schreibt die Leadseite in HubSpot?", "Leadseite mit Salesforce verbinden"],
      es: [
        "¿La página de captación escribe en HubSpot?",
        "página de captación conectada a Salesforce",
      ],
      fr: [
        "la page de prospection écrit-elle dans HubSpot ?",
        "page de prospection reliée à Salesforce",
      ],
    },
    says: {
      en: "From {price:ai-lead-gen-lp.crm-and-booking} on, each lead is written to one CRM, HubSpot, Salesforce or Pipedrive, with its owner and stage. You don’t need one: at {price:ai-lead-gen-lp.one-offer} leads go to your inbox. For another CRM, name it in a [quote request](/quote).",
      de: "Ab {price:ai-lead-gen-lp.crm-and-booking} wird jeder Lead in ein CRM geschrieben, HubSpot, Salesforce oder Pipedrive, mit Zuständigem und Phase. Nötig ist keines: Für {price:ai-lead-gen-lp.one-offer} gehen die Leads in Ihren Posteingang. Ein anderes CRM nennen Sie bitte in einer [Angebotsanfrage](/quote).",
      es: "Desde {price:ai-lead-gen-lp.crm-and-booking}, cada contacto se escribe en un CRM, HubSpot, Salesforce o Pipedrive, con su responsable y su fase. No es imprescindible: por {price:ai-lead-gen-lp.one-offer}, los contactos van a su correo. Si usa otro CRM, indíquelo en una [solicitud de presupuesto](/quote).",
      fr: "À partir de {price:ai-lead-gen-lp.crm-and-booking}, chaque contact est écrit dans un CRM, HubSpot, Salesforce ou Pipedrive, avec son responsable et son étape. Il n’en faut pas forcément : à {price:ai-lead-gen-lp.one-offer}, les contacts vont dans votre boîte mail. Pour un autre CRM, indiquez-le dans une [demande de devis](/quote).",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["crm-others", "lead-page-booking", "lead-page-summary"],
  },
  {
    id: "lead-page-booking",
    asks: {
      en: [
        "can the lead page assistant book a call with me",
        "does the AI lead page put appointments in my calendar",
        "lead page with google calendar",
      ],
      de: [
        "Kann der Assistent der Leadseite einen Termin mit mir buchen?",
        "Trägt die KI-Leadseite Termine in meinen Kalender ein",
      ],
      es: [
        "¿El asistente de la página de captación puede reservar una llamada conmigo?",
        "la página de captación pone citas en mi calendario",
      ],
      fr: [
        "l’assistant de la page de prospection peut-il réserver un appel avec moi ?",
        "la page de prospection met-elle des rendez-vous dans mon agenda",
      ],
    },
    says: {
      en: "Yes, from {price:ai-lead-gen-lp.crm-and-booking} on: people book a call in the conversation, and it goes into one calendar, Google Calendar or Microsoft 365, or through your own booking link. For the calendars of several people at once, ask for a [quote](/quote). The smallest lead page has no booking.",
      de: "Ja, ab {price:ai-lead-gen-lp.crm-and-booking}: Die Leute buchen im Gespräch einen Termin, und er landet in einem Kalender, Google Kalender oder Microsoft 365, oder läuft über Ihren eigenen Buchungslink. Für die Kalender mehrerer Personen zugleich fragen Sie ein [Angebot](/quote) an. Die kleinste Leadseite hat keine Buchung.",
      es: "Sí, desde {price:ai-lead-gen-lp.crm-and-booking}: la gente reserva una llamada en la conversación y esta va a un calendario, Google Calendar o Microsoft 365, o a través de su propio enlace de reservas. Para los calendarios de varias personas a la vez, pida un [presupuesto](/quote). La página de captación más pequeña no tiene reservas.",
      fr: "Oui, à partir de {price:ai-lead-gen-lp.crm-and-booking} : les gens réservent un appel dans la conversation, et il va dans un agenda, Google Agenda ou Microsoft 365, ou passe par votre propre lien de réservation. Pour les agendas de plusieurs personnes à la fois, demandez un [devis](/quote). La plus petite page de prospection n’a pas de réservation.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["calendars", "lead-page-crm", "lead-page-phone"],
  },
  {
    id: "lead-page-follow-up",
    asks: {
      en: [
        "does the lead page send follow-up emails",
        "what if a lead doesn't answer, is he reminded",
        "who writes the follow-up mails of the lead page",
      ],
      de: [
        "Verschickt die Leadseite Nachfass-Mails?",
        "Was ist, wenn ein Lead nicht antwortet, wird er erinnert",
      ],
      es: [
        "¿La página de captación envía correos de seguimiento?",
        "y si un contacto no responde, se le recuerda",
      ],
      fr: [
        "la page de prospection envoie-t-elle des mails de relance ?",
        "et si un prospect ne répond pas, est-il relancé",
      ],
    },
    says: {
      en: "Yes, from {price:ai-lead-gen-lp.crm-and-booking} on: two follow-up emails, and we write them. They go to people who left their address on the page. For a longer series, ask for a [quote](/quote).",
      de: "Ja, ab {price:ai-lead-gen-lp.crm-and-booking}: zwei Nachfass-Mails, und wir schreiben sie. Sie gehen an Menschen, die auf der Seite ihre Adresse hinterlassen haben. Für eine längere Serie fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, desde {price:ai-lead-gen-lp.crm-and-booking}: dos correos de seguimiento, que escribimos nosotros. Van a personas que dejaron su dirección en la página. Para una serie más larga, pida un [presupuesto](/quote).",
      fr: "Oui, à partir de {price:ai-lead-gen-lp.crm-and-booking} : deux mails de relance, que nous écrivons. Ils vont aux personnes qui ont laissé leur adresse sur la page. Pour une série plus longue, demandez un [devis](/quote).",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["cold-mail", "lead-page-consent", "lead-page-booking"],
  },
  {
    id: "lead-page-how-many",
    asks: {
      en: [
        "how many leads will the AI lead page bring",
        "do you guarantee a number of leads per month",
        "will the lead generation page get me customers",
      ],
      de: [
        "Wie viele Leads bringt die KI-Leadseite?",
        "Garantieren Sie eine Zahl von Leads im Monat",
      ],
      es: [
        "¿Cuántos contactos traerá la página de captación con IA?",
        "garantizan un número de contactos al mes",
      ],
      fr: [
        "combien de contacts la page de prospection IA apportera-t-elle ?",
        "garantissez-vous un nombre de contacts par mois",
      ],
    },
    says: {
      en: "We promise no number: how many leads come depends on your visitors, and advertising isn’t included. We don’t sell addresses; each lead is someone who wrote on your page. You see how many visits become conversations and leads, and you have your money back if you want it until {fact:moneyBackDays} days after delivery.",
      de: "Eine Zahl versprechen wir nicht: Wie viele Leads kommen, hängt von Ihren Besuchern ab, und Werbung ist nicht enthalten. Adressen verkaufen wir nicht; jeder Lead ist jemand, der auf Ihrer Seite geschrieben hat. Sie sehen, wie viele Besuche zu Gesprächen und Leads werden, und bekommen auf Wunsch bis {fact:moneyBackDays} Tage nach der Lieferung Ihr Geld zurück.",
      es: "No prometemos ninguna cifra: cuántos contactos lleguen depende de sus visitantes, y la publicidad no está incluida. No vendemos direcciones; cada contacto es alguien que escribió en su página. Usted ve cuántas visitas se convierten en conversaciones y contactos, y puede recuperar su dinero hasta {fact:moneyBackDays} días después de la entrega.",
      fr: "Nous ne promettons aucun chiffre : le nombre de contacts dépend de vos visiteurs, et la publicité n’est pas comprise. Nous ne vendons pas d’adresses ; chaque contact est une personne qui a écrit sur votre page. Vous voyez combien de visites deviennent des conversations et des contacts, et vous pouvez être remboursé jusqu’à {fact:moneyBackDays} jours après la livraison.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["lead-page-figures", "website-seo", "refund-unhappy"],
  },
  {
    id: "lead-page-figures",
    asks: {
      en: [
        "which figures does the lead page show me",
        "can I see how many people chatted on the lead page",
        "statistics of the lead generation page",
      ],
      de: [
        "Welche Zahlen zeigt mir die Leadseite?",
        "Sehe ich, wie viele auf der Leadseite gechattet haben",
      ],
      es: [
        "¿Qué cifras me muestra la página de captación?",
        "puedo ver cuántos chatearon en la página de captación",
      ],
      fr: [
        "quels chiffres la page de prospection me montre-t-elle ?",
        "puis-je voir combien de gens ont chatté sur la page de prospection",
      ],
    },
    says: {
      en: "Every option counts visits, conversations and leads, so you see how many of your visitors start to talk and how many leave their details. The option at {price:ai-lead-gen-lp.two-offers} shows these figures for two pages side by side. If you want another tool besides, say so before you order.",
      de: "Jede Option zählt Besuche, Gespräche und Leads; Sie sehen also, wie viele Ihrer Besucher ein Gespräch beginnen und wie viele ihre Daten hinterlassen. Die Option für {price:ai-lead-gen-lp.two-offers} zeigt diese Zahlen für zwei Seiten nebeneinander. Möchten Sie dazu ein anderes Werkzeug, sagen Sie es vor der Bestellung.",
      es: "Todas las opciones cuentan visitas, conversaciones y contactos, así que ve cuántos visitantes empiezan a hablar y cuántos dejan sus datos. La opción de {price:ai-lead-gen-lp.two-offers} muestra esas cifras de dos páginas lado a lado. Si quiere además otra herramienta, dígalo antes de pedir.",
      fr: "Chaque formule compte les visites, les conversations et les contacts ; vous voyez donc combien de visiteurs engagent la conversation et combien laissent leurs coordonnées. La formule à {price:ai-lead-gen-lp.two-offers} montre ces chiffres pour deux pages côte à côte. Si vous voulez un autre outil en plus, dites-le avant de commander.",
    },
    page: "/services/ai-lead-gen-lp",
    service: "ai-lead-gen-lp",
    next: ["website-analytics", "lead-page-two-offers", "lead-page-summary"],
  },
];
