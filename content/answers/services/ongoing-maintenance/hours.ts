import type { CuratedAnswer } from "../../curated-answer.ts";

/** The hours for changes that maintenance includes, and how they are used. */
export const careHoursAnswers: readonly CuratedAnswer[] = [
  {
    id: "care-hours",
    asks: {
      en: [
        "what happens to unused maintenance hours",
        "can I carry maintenance hours over to next month",
        "how many hours of changes are in the maintenance",
      ],
      de: [
        "Was passiert mit nicht verbrauchten Wartungsstunden?",
        "Kann ich Wartungsstunden in den nächsten Monat mitnehmen?",
      ],
      es: [
        "¿qué pasa con las horas de mantenimiento no usadas?",
        "¿puedo pasar horas de mantenimiento al mes siguiente?",
      ],
      fr: [
        "que deviennent les heures de maintenance non utilisées ?",
        "puis-je reporter des heures de maintenance au mois suivant ?",
      ],
    },
    says: {
      en: "The options hold {holds:ongoing-maintenance.one-month-two-hours.hours}, {holds:ongoing-maintenance.one-month-five-hours.hours} or {holds:ongoing-maintenance.one-month-ten-hours.hours} hours for the changes you ask for; updates, backups and monitoring are listed beside them. Unused hours end with the month and don’t carry over. If you needed few, take a smaller option next time, or none.",
      de: "Die Optionen enthalten {holds:ongoing-maintenance.one-month-two-hours.hours}, {holds:ongoing-maintenance.one-month-five-hours.hours} oder {holds:ongoing-maintenance.one-month-ten-hours.hours} Stunden für die Änderungen, die Sie wünschen; Updates, Sicherungen und Überwachung sind daneben aufgeführt. Nicht verbrauchte Stunden enden mit dem Monat und werden nicht übertragen. Haben Sie wenige gebraucht, nehmen Sie beim nächsten Mal eine kleinere Option oder keine.",
      es: "Las opciones incluyen {holds:ongoing-maintenance.one-month-two-hours.hours}, {holds:ongoing-maintenance.one-month-five-hours.hours} o {holds:ongoing-maintenance.one-month-ten-hours.hours} horas para los cambios que usted pida; las actualizaciones, copias y vigilancia figuran aparte. Las horas no usadas terminan con el mes y no se acumulan. Si necesitó pocas, tome la próxima vez una opción menor, o ninguna.",
      fr: "Les formules comprennent {holds:ongoing-maintenance.one-month-two-hours.hours}, {holds:ongoing-maintenance.one-month-five-hours.hours} ou {holds:ongoing-maintenance.one-month-ten-hours.hours} heures pour les changements que vous demandez ; mises à jour, sauvegardes et surveillance figurent à côté. Les heures non utilisées prennent fin avec le mois et ne se reportent pas. Si vous en avez peu utilisé, prenez une formule plus petite la fois suivante, ou aucune.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-hours-used-up", "care-what-counts-as-change", "care-next-month"],
  },
  {
    id: "care-hours-used-up",
    asks: {
      en: [
        "what if the maintenance hours are used up",
        "we need more than ten hours of changes in a month",
        "extra hour of maintenance, what does it cost",
      ],
      de: [
        "Was ist, wenn die Wartungsstunden aufgebraucht sind?",
        "Wir brauchen mehr als zehn Stunden Änderungen im Monat",
      ],
      es: [
        "¿qué pasa si se agotan las horas de mantenimiento?",
        "necesitamos más de diez horas de cambios al mes",
      ],
      fr: [
        "que se passe-t-il si les heures de maintenance sont épuisées ?",
        "il nous faut plus de dix heures de changements par mois",
      ],
    },
    says: {
      en: "Nothing is billed by itself: requests are done within the hours you bought. Our pages name no price for a single further hour. If a request needs more, we quote it first at a fixed price, or you take a larger option; the largest has {holds:ongoing-maintenance.one-month-ten-hours.hours} hours.",
      de: "Nichts wird von selbst berechnet: Wünsche werden im Rahmen der gekauften Stunden erledigt. Einen Preis für eine einzelne weitere Stunde nennen unsere Seiten nicht. Braucht ein Wunsch mehr, nennen wir vorher einen festen Preis, oder Sie nehmen eine größere Option; die größte hat {holds:ongoing-maintenance.one-month-ten-hours.hours} Stunden.",
      es: "Nada se cobra solo: las peticiones se hacen dentro de las horas compradas. Nuestras páginas no dan un precio para una hora suelta más. Si una petición requiere más, antes le damos un precio fijo, o usted toma una opción mayor; la más grande tiene {holds:ongoing-maintenance.one-month-ten-hours.hours} horas.",
      fr: "Rien n’est facturé automatiquement : les demandes sont traitées dans les heures achetées. Nos pages n’indiquent pas de prix pour une heure de plus. Si une demande en exige davantage, nous donnons d’abord un prix fixe, ou vous prenez une formule plus grande ; la plus grande a {holds:ongoing-maintenance.one-month-ten-hours.hours} heures.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-hours", "care-which-fits", "quote-how"],
  },
  {
    id: "care-what-counts-as-change",
    asks: {
      en: [
        "what counts as a change in the maintenance",
        "can the maintenance add a new page",
        "is redesigning part of maintenance",
      ],
      de: ["Was zählt bei der Wartung als Änderung?", "Kann die Wartung eine neue Seite anlegen?"],
      es: [
        "¿qué cuenta como cambio en el mantenimiento?",
        "¿el mantenimiento puede añadir una página nueva?",
      ],
      fr: [
        "qu'est-ce qui compte comme changement dans la maintenance ?",
        "la maintenance peut-elle ajouter une page ?",
      ],
    },
    says: {
      en: "Small changes to what is there, such as texts, prices or pictures, as far as the hours reach. New features aren’t included and are quoted, and so are hosting and licences. If you aren’t sure, describe it by email, and you hear which it is before we begin.",
      de: "Kleine Änderungen an dem, was da ist, etwa Texte, Preise oder Bilder, soweit die Stunden reichen. Neue Funktionen gehören nicht dazu und werden als Angebot berechnet, ebenso Hosting und Lizenzen. Sind Sie unsicher, beschreiben Sie es per E-Mail; Sie erfahren vor Beginn, was es ist.",
      es: "Pequeños cambios en lo que ya existe, como textos, precios o imágenes, hasta donde alcancen las horas. Las funciones nuevas no están incluidas y se presupuestan, igual que el alojamiento y las licencias. Si duda, descríbalo por correo y sabrá qué es antes de que empecemos.",
      fr: "De petits changements à ce qui existe, comme des textes, des prix ou des images, dans la limite des heures. Les nouvelles fonctions ne sont pas comprises et font l’objet d’un devis, tout comme l’hébergement et les licences. En cas de doute, décrivez-le par mail, et vous saurez ce qu’il en est avant que nous commencions.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-requests", "care-hours-used-up", "quote-how"],
  },
  {
    id: "care-requests",
    asks: {
      en: [
        "how do I ask for a change in the maintenance",
        "how long does a maintenance request take",
        "can I phone in a maintenance request",
      ],
      de: [
        "Wie melde ich bei der Wartung eine Änderung?",
        "Wie lange dauert ein Wunsch bei der Wartung?",
      ],
      es: [
        "¿cómo pido un cambio en el mantenimiento?",
        "¿cuánto tarda una petición del mantenimiento?",
      ],
      fr: [
        "comment demander un changement dans la maintenance ?",
        "combien de temps prend une demande de maintenance ?",
      ],
    },
    says: {
      en: "By email: say what should change, where, and how it should read. Each request is done within 2 to 5 days, as long as the hours of the month reach. There is no same-day promise.",
      de: "Per E-Mail: Schreiben Sie, was sich wo ändern soll und wie es lauten soll. Jeder Wunsch ist in 2 bis 5 Tagen erledigt, solange die Stunden des Monats reichen. Eine Zusage für denselben Tag gibt es nicht.",
      es: "Por correo electrónico: diga qué debe cambiar, dónde y cómo debe quedar. Cada petición se hace en 2 a 5 días, mientras alcancen las horas del mes. No se promete el mismo día.",
      fr: "Par mail : dites ce qui doit changer, où, et comment cela doit être. Chaque demande est traitée en 2 à 5 jours, tant que les heures du mois suffisent. Il n’y a pas de promesse pour le jour même.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-what-counts-as-change", "care-hours", "care-outage"],
  },
  {
    id: "care-report",
    asks: {
      en: [
        "what is in the monthly maintenance report",
        "do I hear anything from you during the maintenance",
        "proof of what was done in the maintenance",
      ],
      de: [
        "Was steht im monatlichen Wartungsbericht?",
        "Höre ich während der Wartung etwas von euch?",
      ],
      es: [
        "¿qué contiene el informe mensual del mantenimiento?",
        "¿recibo noticias durante el mantenimiento?",
      ],
      fr: [
        "que contient le rapport mensuel de maintenance ?",
        "ai-je des nouvelles pendant la maintenance ?",
      ],
    },
    says: {
      en: "Every option ends with one report at the end of the month. In the option at {price:ongoing-maintenance.one-month-ten-hours} there is also a call of 30 minutes to go through it. Our pages don’t list what the report holds, so tell us what you’d like to see in it.",
      de: "Jede Option endet mit einem Bericht am Monatsende. In der Option für {price:ongoing-maintenance.one-month-ten-hours} gehört auch ein Gespräch von 30 Minuten dazu. Was im Bericht steht, führen unsere Seiten nicht auf; sagen Sie uns also, was Sie darin sehen möchten.",
      es: "Todas las opciones acaban con un informe al final del mes. La opción de {price:ongoing-maintenance.one-month-ten-hours} incluye además una llamada de 30 minutos. Nuestras páginas no detallan qué contiene el informe, así que díganos qué quiere ver en él.",
      fr: "Chaque formule se termine par un rapport à la fin du mois. La formule à {price:ongoing-maintenance.one-month-ten-hours} comprend aussi un appel de 30 minutes. Nos pages ne détaillent pas le contenu du rapport : dites-nous donc ce que vous voulez y voir.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-monitoring", "care-which-fits"],
  },
];
