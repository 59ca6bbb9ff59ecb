import type { CuratedAnswer } from "../../curated-answer.ts";

/** How a site is watched, backed up and updated, and what happens when it fails. */
export const careWatchingAnswers: readonly CuratedAnswer[] = [
  {
    id: "care-monitoring",
    asks: {
      en: [
        "how often do you check my site in the maintenance",
        "does maintenance include monitoring",
        "will you notice when the website is offline",
      ],
      de: ["Wie oft prüft ihr meine Seite bei der Wartung?", "Gehört Überwachung zur Wartung?"],
      es: [
        "¿cada cuánto revisan mi sitio en el mantenimiento?",
        "¿el mantenimiento incluye vigilancia?",
      ],
      fr: [
        "à quelle fréquence vérifiez-vous mon site en maintenance ?",
        "la maintenance comprend-elle la surveillance ?",
      ],
    },
    says: {
      en: "Yes: the address, the certificate and the form are checked every five minutes, around the clock, and the alerts go to us. On a site we also look for broken links once a week. That is in every option, so your customers don’t have to find the faults.",
      de: "Ja: Adresse, Zertifikat und Formular werden rund um die Uhr alle fünf Minuten geprüft, und die Alarme gehen an uns. Auf einer Website suchen wir außerdem einmal in der Woche nach defekten Links. Das gehört zu jeder Option, damit nicht Ihre Kunden die Fehler finden.",
      es: "Sí: la dirección, el certificado y el formulario se comprueban cada cinco minutos, a todas horas, y los avisos nos llegan a nosotros. En un sitio buscamos además enlaces rotos una vez por semana. Está en todas las opciones, para que no sean sus clientes quienes encuentren los fallos.",
      fr: "Oui : l’adresse, le certificat et le formulaire sont vérifiés toutes les cinq minutes, jour et nuit, et les alertes nous parviennent. Sur un site, nous cherchons aussi les liens morts une fois par semaine. C’est dans chaque formule, pour que vos clients n’aient pas à découvrir les pannes.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-outage", "care-report", "care-backups"],
  },
  {
    id: "care-outage",
    asks: {
      en: [
        "what happens in the maintenance when my site goes down",
        "do you repair the site at night if it's down",
        "how fast do you react to an outage during the maintenance",
      ],
      de: [
        "Was passiert bei der Wartung, wenn meine Seite ausfällt?",
        "Repariert ihr die Seite auch nachts?",
      ],
      es: [
        "¿qué pasa en el mantenimiento si se cae mi web?",
        "¿reparan el sitio también de noche?",
      ],
      fr: [
        "que se passe-t-il en maintenance quand mon site tombe ?",
        "réparez-vous le site aussi la nuit ?",
      ],
    },
    says: {
      en: "The checks run around the clock and alert us, so you don’t have to notice it first. If you do, write to {fact:support} with “Critical” at the start of the subject. The service’s page promises no time by which a fault is repaired; if you need one in writing, ask for a [quote](/quote).",
      de: "Die Prüfungen laufen rund um die Uhr und alarmieren uns, Sie müssen es also nicht zuerst bemerken. Falls doch, schreiben Sie an {fact:support}, mit „Critical“ am Anfang des Betreffs. Eine Frist für die Reparatur verspricht die Seite des Dienstes nicht; brauchen Sie eine schriftlich, fragen Sie ein [Angebot](/quote) an.",
      es: "Las comprobaciones funcionan a todas horas y nos avisan, así que no tiene que darse cuenta usted primero. Si ocurre, escriba a {fact:support} con «Critical» al principio del asunto. La página del servicio no promete un plazo de reparación; si lo necesita por escrito, pida un [presupuesto](/quote).",
      fr: "Les contrôles tournent jour et nuit et nous alertent, vous n’avez donc pas à le remarquer le premier. Si cela arrive, écrivez à {fact:support} avec « Critical » au début de l’objet. La page du service ne promet pas de délai de réparation ; s’il vous en faut un par écrit, demandez un [devis](/quote).",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-monitoring", "support-times", "care-backups"],
  },
  {
    id: "care-backups",
    asks: {
      en: [
        "does the maintenance include backups",
        "how often is my website backed up",
        "how long do you keep the backups in the maintenance",
      ],
      de: ["Gehören Backups zur Wartung?", "Wie oft wird meine Website gesichert?"],
      es: [
        "¿el mantenimiento incluye copias de seguridad?",
        "¿cada cuánto se hace copia de mi web?",
      ],
      fr: [
        "la maintenance comprend-elle des sauvegardes ?",
        "à quelle fréquence mon site est-il sauvegardé ?",
      ],
    },
    says: {
      en: "Yes, in every option: a backup each day, kept for 30 days, in a place you choose. Once a month we test restoring it, so you know that it works. A bad update can be undone from that copy.",
      de: "Ja, in jeder Option: jeden Tag eine Sicherung, 30 Tage aufbewahrt, an einem Ort, den Sie wählen. Einmal im Monat testen wir die Wiederherstellung, damit Sie wissen, dass sie funktioniert. Ein missglücktes Update lässt sich aus dieser Kopie rückgängig machen.",
      es: "Sí, en todas las opciones: una copia diaria, guardada 30 días, en el lugar que usted elija. Una vez al mes probamos a restaurarla, para que sepa que funciona. Una actualización fallida se puede deshacer con esa copia.",
      fr: "Oui, dans chaque formule : une sauvegarde par jour, gardée 30 jours, à l’endroit que vous choisissez. Une fois par mois, nous testons la restauration, pour que vous sachiez qu’elle fonctionne. Une mise à jour ratée peut être annulée grâce à cette copie.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-updates", "care-hacked", "care-monitoring"],
  },
  {
    id: "care-updates",
    asks: {
      en: [
        "who installs the updates during maintenance",
        "will an update break my site in the maintenance",
        "how do you update plugins",
      ],
      de: [
        "Wer spielt bei der Wartung die Updates ein?",
        "Macht ein Update bei der Wartung meine Seite kaputt?",
      ],
      es: [
        "¿quién instala las actualizaciones en el mantenimiento?",
        "¿una actualización puede estropear mi sitio?",
      ],
      fr: [
        "qui installe les mises à jour en maintenance ?",
        "une mise à jour peut-elle casser mon site ?",
      ],
    },
    says: {
      en: "We do: each update is tried on a copy first and only then applied. If it still goes wrong, it can be undone, because there is a tested copy. Updates are part of every option.",
      de: "Das machen wir: Jedes Update wird zuerst an einer Kopie ausprobiert und erst dann eingespielt. Geht es trotzdem schief, lässt es sich rückgängig machen, weil es eine getestete Sicherung gibt. Updates gehören zu jeder Option.",
      es: "Nosotros: cada actualización se prueba primero en una copia y solo después se aplica. Si aun así sale mal, se puede deshacer, porque hay una copia probada. Las actualizaciones están en todas las opciones.",
      fr: "Nous : chaque mise à jour est d’abord essayée sur une copie, puis appliquée. Si elle échoue malgré tout, elle peut être annulée, car il existe une copie testée. Les mises à jour font partie de chaque formule.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-backups", "care-others-work", "care-monitoring"],
  },
  {
    id: "care-hacked",
    asks: {
      en: [
        "our site was hacked, does the maintenance cover that",
        "can you clean a hacked website under maintenance",
        "virus on the website, is removal part of maintenance",
      ],
      de: ["Unsere Seite wurde gehackt, hilft die Wartung?", "Schützt die Wartung vor Hackern?"],
      es: [
        "nos hackearon la web, ¿lo cubre el mantenimiento?",
        "¿el mantenimiento protege contra hackers?",
      ],
      fr: [
        "notre site a été piraté, la maintenance couvre-t-elle cela ?",
        "la maintenance protège-t-elle des pirates ?",
      ],
    },
    says: {
      en: "Cleaning a hacked site isn’t listed, so ask for a [quote](/quote), or write to {fact:support} if it’s urgent. What maintenance does is lower the risk and the damage: updates are applied, the site is watched, and there is a daily copy, kept for 30 days. Nobody can promise that it never happens.",
      de: "Eine gehackte Seite zu bereinigen steht nicht im Katalog; fragen Sie ein [Angebot](/quote) an oder schreiben Sie an {fact:support}, wenn es eilt. Die Wartung senkt Risiko und Schaden: Updates werden eingespielt, die Seite wird überwacht, und es gibt eine tägliche Kopie, die 30 Tage aufbewahrt wird. Dass es nie geschieht, kann niemand versprechen.",
      es: "Limpiar un sitio hackeado no figura en el catálogo: pida un [presupuesto](/quote) o escriba a {fact:support} si es urgente. Lo que hace el mantenimiento es reducir el riesgo y el daño: se aplican las actualizaciones, se vigila el sitio y hay una copia diaria, guardada 30 días. Nadie puede prometer que no ocurra nunca.",
      fr: "Nettoyer un site piraté n’est pas au catalogue : demandez un [devis](/quote), ou écrivez à {fact:support} si c’est urgent. La maintenance réduit le risque et les dégâts : les mises à jour sont appliquées, le site est surveillé, et il existe une copie quotidienne, gardée 30 jours. Personne ne peut promettre que cela n’arrive jamais.",
    },
    page: "/services/ongoing-maintenance",
    service: "ongoing-maintenance",
    next: ["care-backups", "care-updates", "vulnerability"],
  },
];
