import type { CuratedAnswer } from "../../curated-answer.ts";

/** How maintenance begins and ends, and what it needs. */
export const careStartingAnswers: readonly CuratedAnswer[] = [
  {
    id: "care-start",
    asks: {
      en: [
        "when does the maintenance month begin",
        "how soon can the maintenance start",
        "does the maintenance month run from the first",
      ],
      de: ["Wann beginnt der Wartungsmonat?", "Ab wann läuft die Wartung?"],
      es: ["¿cuándo empieza el mes de mantenimiento?", "¿desde cuándo cuenta el mantenimiento?"],
      fr: ["quand commence le mois de maintenance ?", "à partir de quand compte la maintenance ?"],
    },
    says: {
      en: "On the day you give us access, and it runs for one month from there, not from the first of the calendar month. We contact you within {fact:kickoffHours} hours of your order to arrange that.",
      de: "An dem Tag, an dem Sie uns Zugang geben; von da an läuft er einen Monat, nicht ab dem Ersten des Kalendermonats. Dafür melden wir uns innerhalb von {fact:kickoffHours} Stunden nach Ihrer Bestellung.",
      es: "El día en que nos da acceso, y dura un mes desde entonces, no desde el día uno del mes natural. Para ello le escribimos en un plazo de {fact:kickoffHours} horas tras el pedido.",
      fr: "Le jour où vous nous donnez accès, et il court un mois à partir de là, non du premier du mois. Pour cela, nous vous contactons dans les {fact:kickoffHours} heures suivant la commande.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-access", "care-next-month"],
  },
  {
    id: "care-access",
    asks: {
      en: [
        "what access do you need for the maintenance",
        "do I give you my password for the maintenance",
        "how do you get into our website to maintain it",
      ],
      de: [
        "Welchen Zugang braucht ihr für die Wartung?",
        "Muss ich für die Wartung mein Passwort geben?",
      ],
      es: [
        "¿qué acceso necesitan para el mantenimiento?",
        "¿tengo que darles mi contraseña para el mantenimiento?",
      ],
      fr: [
        "de quel accès avez-vous besoin pour la maintenance ?",
        "dois-je donner mon mot de passe pour la maintenance ?",
      ],
    },
    says: {
      en: "You invite us with an account of our own to what is to be looked after, and you can revoke it at any time. We never ask for passwords. You also name the place where the backups should be kept. If you don’t know who holds the accounts, tell {fact:support} before you order, as the month starts only with the access.",
      de: "Sie laden uns mit einem eigenen Konto zu dem ein, was zu betreuen ist, und können es jederzeit widerrufen. Nach Passwörtern fragen wir nie. Außerdem nennen Sie den Ort, an dem die Sicherungen liegen sollen. Wissen Sie nicht, wer die Konten hat, schreiben Sie vor der Bestellung an {fact:support}, denn der Monat beginnt erst mit dem Zugang.",
      es: "Usted nos invita con una cuenta nuestra a lo que hay que cuidar y puede retirarla en cualquier momento. Nunca pedimos contraseñas. También indica el lugar donde deben guardarse las copias. Si no sabe quién tiene las cuentas, escriba a {fact:support} antes del pedido, pues el mes empieza solo con el acceso.",
      fr: "Vous nous invitez, avec un compte à nous, sur ce dont il faut s’occuper, et vous pouvez le révoquer à tout moment. Nous ne demandons jamais de mot de passe. Vous indiquez aussi où garder les sauvegardes. Si vous ne savez pas qui détient les comptes, écrivez à {fact:support} avant de commander, car le mois ne commence qu’avec l’accès.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-start", "order-what-we-need", "dpa"],
  },
  {
    id: "care-others-work",
    asks: {
      en: [
        "do you maintain a site that someone else built",
        "maintenance for a WordPress site",
        "can you look after our old website from another agency",
      ],
      de: [
        "Wartet ihr auch Seiten, die jemand anders gebaut hat?",
        "Wartung für eine WordPress-Seite",
      ],
      es: ["¿mantienen sitios hechos por otros?", "mantenimiento de una web en WordPress"],
      fr: [
        "assurez-vous la maintenance d'un site fait par d'autres ?",
        "maintenance d'un site WordPress",
      ],
    },
    says: {
      en: "Yes, maintenance is for our own work or someone else’s. Our pages name no systems that we take or refuse, so tell {fact:support} before you order what yours is made with and who has access, and you hear whether it fits. If it has to be rebuilt or repaired first, ask for a [quote](/quote).",
      de: "Ja, die Wartung gilt für unsere Arbeit und die anderer. Unsere Seiten nennen keine Systeme, die wir annehmen oder ablehnen; schreiben Sie also vor der Bestellung an {fact:support}, womit Ihres gemacht ist und wer Zugang hat, dann erfahren Sie, ob es passt. Muss erst etwas neu gebaut oder repariert werden, fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, el mantenimiento es para lo que hicimos nosotros o lo que hicieron otros. Nuestras páginas no nombran sistemas que aceptemos o rechacemos, así que escriba antes del pedido a {fact:support} con qué está hecho el suyo y quién tiene acceso, y sabrá si encaja. Si primero hay que rehacerlo o repararlo, pida un [presupuesto](/quote).",
      fr: "Oui, la maintenance vaut pour notre travail ou celui des autres. Nos pages ne nomment pas de systèmes acceptés ou refusés : écrivez donc à {fact:support} avant de commander avec quoi le vôtre est fait et qui y a accès, et vous saurez si cela convient. S’il faut d’abord le refaire ou le réparer, demandez un [devis](/quote).",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-access", "care-hacked", "automation-take-over"],
  },
  {
    id: "care-hosting",
    asks: {
      en: [
        "is hosting included in the maintenance",
        "does the maintenance price cover the domain",
        "do I still pay my host during the maintenance",
      ],
      de: ["Ist Hosting in der Wartung enthalten?", "Deckt der Wartungspreis die Domain ab?"],
      es: [
        "¿el alojamiento está incluido en el mantenimiento?",
        "¿el precio del mantenimiento cubre el dominio?",
      ],
      fr: [
        "l'hébergement est-il compris dans la maintenance ?",
        "le prix de la maintenance couvre-t-il le domaine ?",
      ],
    },
    says: {
      en: "No, hosting and licences aren’t included: you keep paying their providers directly, and everything stays in your accounts. If we should move the site to another host or arrange something there, ask for a [quote](/quote).",
      de: "Nein, Hosting und Lizenzen sind nicht enthalten: Sie zahlen deren Anbieter weiter direkt, und alles bleibt in Ihren Konten. Sollen wir die Seite zu einem anderen Anbieter umziehen oder dort etwas einrichten, fragen Sie ein [Angebot](/quote) an.",
      es: "No, el alojamiento y las licencias no están incluidos: usted sigue pagando directamente a sus proveedores y todo queda en sus cuentas. Si debemos trasladar el sitio a otro proveedor o preparar algo allí, pida un [presupuesto](/quote).",
      fr: "Non, l’hébergement et les licences ne sont pas compris : vous continuez à payer directement leurs fournisseurs, et tout reste dans vos comptes. Si nous devons déplacer le site chez un autre hébergeur ou y préparer quelque chose, demandez un [devis](/quote).",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["hosting-who", "care-what-counts-as-change", "pay-hidden-costs"],
  },
  {
    id: "care-next-month",
    asks: {
      en: [
        "do I have to order maintenance again each month",
        "can I stop the maintenance after one month",
        "is there a minimum term for maintenance",
      ],
      de: [
        "Muss ich die Wartung jeden Monat neu bestellen?",
        "Gibt es eine Mindestlaufzeit bei der Wartung?",
      ],
      es: ["¿el mantenimiento se renueva solo?", "¿tengo que pedir el mantenimiento cada mes?"],
      fr: [
        "faut-il recommander la maintenance chaque mois ?",
        "y a-t-il une durée minimale pour la maintenance ?",
      ],
    },
    says: {
      en: "No, nothing renews by itself: one payment buys one month, and we don’t keep your card. Order again for the next month, in the same or another size, or don’t; there is nothing to cancel and no minimum term. For several months at once, ask for a [quote](/quote).",
      de: "Nein, nichts verlängert sich von selbst: Eine Zahlung kauft einen Monat, und Ihre Karte speichern wir nicht. Bestellen Sie für den nächsten Monat erneut, in derselben oder einer anderen Größe, oder lassen Sie es; zu kündigen gibt es nichts, eine Mindestlaufzeit auch nicht. Für mehrere Monate auf einmal fragen Sie ein [Angebot](/quote) an.",
      es: "No, nada se renueva solo: un pago compra un mes y no guardamos su tarjeta. Pida otra vez para el mes siguiente, en el mismo tamaño o en otro, o no lo pida; no hay nada que cancelar ni permanencia. Para varios meses a la vez, pida un [presupuesto](/quote).",
      fr: "Non, rien ne se renouvelle tout seul : un paiement achète un mois, et nous ne gardons pas votre carte. Recommandez pour le mois suivant, dans la même taille ou une autre, ou non ; il n’y a rien à résilier et pas de durée minimale. Pour plusieurs mois d’un coup, demandez un [devis](/quote).",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["cancel-monthly", "care-start", "refund-monthly"],
  },
];
