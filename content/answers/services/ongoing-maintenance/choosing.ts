import type { CuratedAnswer } from "../../curated-answer.ts";

/** What maintenance is, who needs it, and which option fits. */
export const careChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "care-what-is-it",
    asks: {
      en: [
        "what is ongoing maintenance",
        "what do you do in a month of maintenance",
        "what does the maintenance service cover",
      ],
      de: ["Was ist die laufende Wartung?", "Was macht ihr in einem Monat Wartung?"],
      es: ["¿qué es el mantenimiento continuo?", "¿qué hacen en un mes de mantenimiento?"],
      fr: [
        "qu'est-ce que la maintenance continue ?",
        "que faites-vous pendant un mois de maintenance ?",
      ],
    },
    says: {
      en: "For one month we keep your site, bot or automation updated, backed up and monitored, and make the small changes you ask for, within the hours included. At the end of the month you get a report. It starts at {price:ongoing-maintenance} and doesn’t renew by itself.",
      de: "Einen Monat lang halten wir Ihre Website, Ihren Bot oder Ihre Automatisierung aktuell, gesichert und überwacht und machen die kleinen Änderungen, die Sie wünschen, im Rahmen der enthaltenen Stunden. Am Ende des Monats bekommen Sie einen Bericht. Das gibt es ab {price:ongoing-maintenance}, und es verlängert sich nicht von selbst.",
      es: "Durante un mes mantenemos su sitio, bot o automatización actualizado, con copias de seguridad y vigilado, y hacemos los pequeños cambios que pida, dentro de las horas incluidas. Al final del mes recibe un informe. Cuesta desde {price:ongoing-maintenance} y no se renueva solo.",
      fr: "Pendant un mois, nous gardons votre site, votre bot ou votre automatisation à jour, sauvegardé et surveillé, et faisons les petits changements que vous demandez, dans les heures comprises. À la fin du mois, vous recevez un rapport. C’est à partir de {price:ongoing-maintenance}, sans renouvellement automatique.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-which-fits", "care-what-counts-as-change", "care-next-month"],
  },
  {
    id: "care-which-fits",
    asks: {
      en: [
        "which maintenance option do I need",
        "two, five or ten hours of maintenance, which is right",
        "maintenance for three websites, which package",
      ],
      de: ["Welche Wartung brauche ich?", "Wartung mit zwei, fünf oder zehn Stunden, was passt?"],
      es: [
        "¿qué mantenimiento necesito?",
        "mantenimiento de dos, cinco o diez horas, ¿cuál conviene?",
      ],
      fr: [
        "quelle maintenance me faut-il ?",
        "maintenance de deux, cinq ou dix heures, laquelle ?",
      ],
    },
    says: {
      en: "Count what is to be looked after and how much changes. One system with {holds:ongoing-maintenance.one-month-two-hours.hours} hours of changes is {price:ongoing-maintenance.one-month-two-hours} a month; up to {holds:ongoing-maintenance.one-month-five-hours.systems} systems with {holds:ongoing-maintenance.one-month-five-hours.hours} hours {price:ongoing-maintenance.one-month-five-hours}; up to {holds:ongoing-maintenance.one-month-ten-hours.systems} with {holds:ongoing-maintenance.one-month-ten-hours.hours} hours {price:ongoing-maintenance.one-month-ten-hours}. For more, ask for a [quote](/quote). You can take another size each month.",
      de: "Zählen Sie, was zu betreuen ist und wie viel sich ändert. Ein System mit {holds:ongoing-maintenance.one-month-two-hours.hours} Stunden Änderungen kostet {price:ongoing-maintenance.one-month-two-hours} im Monat, bis zu {holds:ongoing-maintenance.one-month-five-hours.systems} Systeme mit {holds:ongoing-maintenance.one-month-five-hours.hours} Stunden {price:ongoing-maintenance.one-month-five-hours}, bis zu {holds:ongoing-maintenance.one-month-ten-hours.systems} mit {holds:ongoing-maintenance.one-month-ten-hours.hours} Stunden {price:ongoing-maintenance.one-month-ten-hours}. Für mehr fragen Sie ein [Angebot](/quote) an. Sie können jeden Monat eine andere Größe nehmen.",
      es: "Cuente qué hay que cuidar y cuánto cambia. Un sistema con {holds:ongoing-maintenance.one-month-two-hours.hours} horas de cambios cuesta {price:ongoing-maintenance.one-month-two-hours} al mes; hasta {holds:ongoing-maintenance.one-month-five-hours.systems} sistemas con {holds:ongoing-maintenance.one-month-five-hours.hours} horas, {price:ongoing-maintenance.one-month-five-hours}; hasta {holds:ongoing-maintenance.one-month-ten-hours.systems} con {holds:ongoing-maintenance.one-month-ten-hours.hours} horas, {price:ongoing-maintenance.one-month-ten-hours}. Para más, pida un [presupuesto](/quote). Cada mes puede tomar otro tamaño.",
      fr: "Comptez ce dont il faut s’occuper et combien cela change. Un système avec {holds:ongoing-maintenance.one-month-two-hours.hours} heures de changements coûte {price:ongoing-maintenance.one-month-two-hours} par mois ; jusqu’à {holds:ongoing-maintenance.one-month-five-hours.systems} systèmes avec {holds:ongoing-maintenance.one-month-five-hours.hours} heures, {price:ongoing-maintenance.one-month-five-hours} ; jusqu’à {holds:ongoing-maintenance.one-month-ten-hours.systems} avec {holds:ongoing-maintenance.one-month-ten-hours.hours} heures, {price:ongoing-maintenance.one-month-ten-hours}. Au-delà, demandez un [devis](/quote). Vous pouvez changer de taille chaque mois.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-hours", "care-next-month", "quote-how"],
  },
  {
    id: "care-needed",
    asks: {
      en: [
        "do I need maintenance at all",
        "is maintenance compulsory after you build the site",
        "can I do the maintenance myself",
      ],
      de: ["Brauche ich überhaupt Wartung?", "Kann ich die Wartung selbst machen?"],
      es: ["¿necesito mantenimiento?", "¿el mantenimiento es obligatorio?"],
      fr: ["ai-je besoin d'une maintenance ?", "la maintenance est-elle obligatoire ?"],
    },
    says: {
      en: "No, it isn’t compulsory: what we build is yours, and you or anyone else can look after it. After delivery you have {fact:supportDays} days of support, in which we fix what doesn’t work as agreed. Maintenance is for those who want updates, backups, monitoring and small changes done by us; you can also order a month only when you need one.",
      de: "Nein, sie ist keine Pflicht: Was wir bauen, gehört Ihnen, und Sie oder andere können sich darum kümmern. Nach der Übergabe haben Sie {fact:supportDays} Tage Support, in denen wir beheben, was nicht wie vereinbart funktioniert. Die Wartung ist für alle, die Updates, Sicherungen, Überwachung und kleine Änderungen uns überlassen möchten; Sie können auch nur dann einen Monat bestellen, wenn Sie ihn brauchen.",
      es: "No, no es obligatorio: lo que hacemos es suyo, y usted u otra persona puede cuidarlo. Tras la entrega tiene {fact:supportDays} días de soporte, en los que corregimos lo que no funcione según lo acordado. El mantenimiento es para quien quiere dejarnos las actualizaciones, las copias, la vigilancia y los pequeños cambios; también puede pedir un mes solo cuando lo necesite.",
      fr: "Non, elle n’est pas obligatoire : ce que nous réalisons est à vous, et vous ou quelqu’un d’autre pouvez vous en occuper. Après la livraison, vous avez {fact:supportDays} jours d’assistance, pendant lesquels nous corrigeons ce qui ne fonctionne pas comme convenu. La maintenance est pour ceux qui veulent nous confier mises à jour, sauvegardes, surveillance et petits changements ; vous pouvez aussi commander un mois seulement quand il vous en faut un.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["support-after", "care-what-is-it", "website-edit-myself"],
  },
  {
    id: "care-bot-or-retainer",
    asks: {
      en: [
        "monthly care of the chatbot or maintenance, what's the difference",
        "which is better for my bot, the retainer or ongoing maintenance",
        "does the maintenance also teach the chatbot new things",
      ],
      de: [
        "Monatliche Betreuung des Chatbots oder Wartung, wo ist der Unterschied?",
        "Ist die Chatbot-Betreuung dasselbe wie die Wartung?",
      ],
      es: [
        "¿qué diferencia hay entre el cuidado mensual del chatbot y el mantenimiento?",
        "¿el cuidado del chatbot es lo mismo que el mantenimiento?",
      ],
      fr: [
        "suivi mensuel du chatbot ou maintenance, quelle différence ?",
        "le suivi du chatbot est-il la même chose que la maintenance ?",
      ],
    },
    says: {
      en: "They are two things. The chatbot’s monthly care at {fact:chatbotRetainer} keeps its content up to date, reviews the questions it couldn’t answer and includes an hour of changes; you confirm it at go-live. A month of maintenance from {price:ongoing-maintenance} is for any site, bot or automation, also someone else’s: updates, daily backup, monitoring and {holds:ongoing-maintenance.one-month-two-hours.hours} hours of changes.",
      de: "Das sind zwei Dinge. Die monatliche Betreuung des Chatbots für {fact:chatbotRetainer} hält seine Inhalte aktuell, sieht die unbeantworteten Fragen durch und enthält eine Stunde Änderungen; Sie bestätigen sie zum Start. Ein Monat Wartung ab {price:ongoing-maintenance} gilt für jede Website, jeden Bot und jede Automatisierung, auch fremde: Updates, tägliche Sicherung, Überwachung und {holds:ongoing-maintenance.one-month-two-hours.hours} Stunden Änderungen.",
      es: "Son dos cosas. El cuidado mensual del chatbot, por {fact:chatbotRetainer}, mantiene su contenido al día, revisa las preguntas sin respuesta e incluye una hora de cambios; usted lo confirma en la puesta en marcha. Un mes de mantenimiento, desde {price:ongoing-maintenance}, es para cualquier sitio, bot o automatización, también de otros: actualizaciones, copia diaria, vigilancia y {holds:ongoing-maintenance.one-month-two-hours.hours} horas de cambios.",
      fr: "Ce sont deux choses. Le suivi mensuel du chatbot à {fact:chatbotRetainer} tient son contenu à jour, examine les questions restées sans réponse et comprend une heure de modifications ; vous le confirmez à la mise en ligne. Un mois de maintenance, à partir de {price:ongoing-maintenance}, vaut pour tout site, bot ou automatisation, même fait par d’autres : mises à jour, sauvegarde quotidienne, surveillance et {holds:ongoing-maintenance.one-month-two-hours.hours} heures de changements.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["chatbot-keep-current", "care-which-fits", "automation-take-over"],
  },
];
