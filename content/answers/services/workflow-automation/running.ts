import type { CuratedAnswer } from "../../curated-answer.ts";

/** An automation in use: failures, tests, changes, its summary and switching it off. */
export const flowRunningAnswers: readonly CuratedAnswer[] = [
  {
    id: "flow-failure",
    asks: {
      en: [
        "what happens when an automation step fails",
        "how do we notice that the flow has stopped",
        "a tool is down for an hour, is the data in the automation lost",
      ],
      de: [
        "Was passiert, wenn ein Schritt der Automatisierung fehlschlägt?",
        "wie merken wir dass der ablauf steht",
      ],
      es: [
        "¿qué pasa si falla un paso de la automatización?",
        "cómo nos enteramos de que el flujo se paró",
      ],
      fr: [
        "que se passe-t-il si une étape de l'automatisation échoue ?",
        "comment savoir que le flux s'est arrêté",
      ],
    },
    says: {
      en: "It is tried again first, so a short outage loses nothing. If it still fails, the person you have named gets a message by email or Slack with the affected record, and can carry on by hand. All options include this.",
      de: "Er wird erst wiederholt, sodass bei einem kurzen Ausfall nichts verloren geht. Klappt es dann immer noch nicht, bekommt die Person, die Sie benannt haben, eine Nachricht per E-Mail oder Slack mit dem betroffenen Datensatz und kann von Hand weitermachen. Das ist in allen Optionen enthalten.",
      es: "Primero se reintenta, así que un corte breve no pierde nada. Si aun así falla, la persona que usted haya nombrado recibe un mensaje por correo o Slack con el registro afectado y puede seguir a mano. Todas las opciones lo incluyen.",
      fr: "Elle est d’abord retentée : une courte panne ne fait donc rien perdre. Si elle échoue encore, la personne que vous avez désignée reçoit un message par e-mail ou Slack avec l’enregistrement concerné et peut continuer à la main. C’est compris dans toutes les options.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["flow-tool-changes", "flow-weekly-summary", "support-after"],
  },
  {
    id: "flow-test-run",
    asks: {
      en: [
        "is the automation tested before it goes live",
        "can we try the flow before real customers get mails",
        "do you test the workflow with our own data",
      ],
      de: [
        "Wird die Automatisierung vor dem Start getestet?",
        "probelauf des ablaufs mit unseren daten",
      ],
      es: [
        "¿se prueba la automatización antes de ponerla en marcha?",
        "prueba del flujo con nuestros datos",
      ],
      fr: [
        "l'automatisation est-elle testée avant la mise en service ?",
        "essai du flux avec nos données",
      ],
    },
    says: {
      en: "Yes: every automation has a test run on your real data before it goes live, and the first run uses a copy or a few records made for it. You see it then, and what you would like changed goes into your revisions.",
      de: "Ja: Jede Automatisierung hat vor dem Start einen Testlauf mit Ihren echten Daten, und der erste Lauf benutzt eine Kopie oder ein paar eigens angelegte Datensätze. Dann sehen Sie sie, und was Sie geändert haben möchten, kommt in Ihre Änderungsrunden.",
      es: "Sí: cada automatización pasa una prueba con sus datos reales antes de ponerse en marcha, y la primera ejecución usa una copia o unos pocos registros creados para ella. Entonces la ve, y lo que quiera cambiar entra en sus revisiones.",
      fr: "Oui : chaque automatisation passe un essai sur vos données réelles avant la mise en service, et la première exécution utilise une copie ou quelques enregistrements créés pour cela. Vous la voyez alors, et ce que vous voulez changer entre dans vos révisions.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["flow-bring", "revisions-what-counts", "flow-failure"],
  },
  {
    id: "flow-change-myself",
    asks: {
      en: [
        "can i change the automation myself later",
        "can our office manager edit the flow",
        "do we need you for every little change in the workflow",
      ],
      de: [
        "Kann ich die Automatisierung später selbst ändern?",
        "versteht eine neue kollegin den ablauf",
      ],
      es: [
        "¿puedo cambiar la automatización yo mismo más adelante?",
        "cómo entiende el flujo un compañero nuevo",
      ],
      fr: [
        "puis-je modifier l'automatisation moi-même plus tard ?",
        "comment un nouveau collègue comprend-il le flux",
      ],
    },
    says: {
      en: "Yes. You own the flow, it is in your own Zapier or Make account, and you can change it without us. Each comes with one page that says what every step does, so new colleagues find the process written down. If you would rather have us change it later, a month of [maintenance](/services/ongoing-maintenance) has hours for that.",
      de: "Ja. Der Ablauf gehört Ihnen, liegt in Ihrem eigenen Zapier- oder Make-Konto, und Sie können ihn ohne uns ändern. Zu jedem gehört eine Seite, die sagt, was jeder Schritt tut; neue Kolleginnen und Kollegen finden ihn also aufgeschrieben. Möchten Sie später lieber uns ändern lassen, enthält ein Monat [Wartung](/services/ongoing-maintenance) Stunden dafür.",
      es: "Sí. El flujo es suyo, está en su propia cuenta de Zapier o Make y puede cambiarlo sin nosotros. Cada uno trae una página que dice qué hace cada paso, así que los nuevos compañeros encuentran el proceso por escrito. Si más adelante prefiere que lo cambiemos nosotros, un mes de [mantenimiento](/services/ongoing-maintenance) incluye horas para ello.",
      fr: "Oui. Le flux vous appartient, il est dans votre propre compte Zapier ou Make, et vous pouvez le modifier sans nous. Chacun est livré avec une page qui dit ce que fait chaque étape : les nouveaux collègues trouvent donc le processus par écrit. Si vous préférez nous confier une modification plus tard, un mois de [maintenance](/services/ongoing-maintenance) comprend des heures pour cela.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["changes-after-delivery", "flow-switch-off", "integrations-whose-account"],
  },
  {
    id: "flow-switch-off",
    asks: {
      en: [
        "can we pause the automation during holidays",
        "how do i turn the flow off",
        "stop the workflow at once if something goes wrong",
      ],
      de: [
        "Kann man die Automatisierung in den Ferien pausieren?",
        "wie schalte ich den ablauf ab",
      ],
      es: ["¿se puede pausar la automatización en vacaciones?", "cómo apago el flujo"],
      fr: [
        "peut-on mettre l'automatisation en pause pendant les congés ?",
        "comment éteindre le flux",
      ],
    },
    says: {
      en: "Yes, at any time: the flows are in your own account, and you turn each one off and on again there. To end one for good, turn it off and delete its connections as well, because a paused flow still has its keys; remove our seat last. It doesn’t depend on us.",
      de: "Ja, jederzeit: Die Abläufe liegen in Ihrem eigenen Konto, und Sie schalten dort jeden einzeln aus und wieder ein. Soll einer für immer enden, schalten Sie ihn ab und löschen auch seine Verbindungen, denn ein pausierter Ablauf hat seine Schlüssel noch; unseren Zugang entfernen Sie zuletzt. Von uns hängt das nicht ab.",
      es: "Sí, en cualquier momento: los flujos están en su propia cuenta, y allí apaga y enciende cada uno. Para terminar uno del todo, apáguelo y borre también sus conexiones, porque un flujo en pausa conserva sus claves; nuestro acceso quítelo al final. No depende de nosotros.",
      fr: "Oui, à tout moment : les flux sont dans votre propre compte, et vous y arrêtez et relancez chacun d’eux. Pour y mettre fin définitivement, arrêtez-le et supprimez aussi ses connexions, car un flux en pause garde ses clés ; retirez notre accès en dernier. Cela ne dépend pas de nous.",
    },
    page: "/resources/integration-guides#zapier-and-make",
    service: "workflow-automation",
    next: ["flow-access", "flow-change-myself", "integrations-whose-account"],
  },
  {
    id: "flow-weekly-summary",
    asks: {
      en: [
        "do i see what the automation has done",
        "is there a report about the flows",
        "how can i check that the workflow really ran",
      ],
      de: [
        "Sehe ich, was die Automatisierung gemacht hat?",
        "gibt es einen bericht über die abläufe",
      ],
      es: ["¿veo lo que ha hecho la automatización?", "hay un informe sobre los flujos"],
      fr: [
        "est-ce que je vois ce que l'automatisation a fait ?",
        "y a-t-il un rapport sur les flux",
      ],
    },
    says: {
      en: "“{name:workflow-automation.five-flows}” sends a weekly summary of what ran and what failed. In the smaller options you get a message only when something fails, but as the flows are in your own account you can look at their runs there whenever you like.",
      de: "„{name:workflow-automation.five-flows}“ schickt eine wöchentliche Übersicht, was gelaufen und was fehlgeschlagen ist. In den kleineren Optionen bekommen Sie nur bei einem Fehler eine Nachricht; da die Abläufe in Ihrem eigenen Konto liegen, können Sie ihre Läufe dort aber jederzeit ansehen.",
      es: "«{name:workflow-automation.five-flows}» envía un resumen semanal de lo que se ejecutó y lo que falló. En las opciones más pequeñas solo recibe un mensaje cuando algo falla, pero como los flujos están en su propia cuenta, puede ver allí sus ejecuciones cuando quiera.",
      fr: "« {name:workflow-automation.five-flows} » envoie un résumé hebdomadaire de ce qui a tourné et de ce qui a échoué. Dans les options plus petites, vous ne recevez un message qu’en cas d’échec, mais comme les flux sont dans votre propre compte, vous pouvez y consulter leurs exécutions quand vous voulez.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["flow-failure", "flow-approvals", "flow-which-fits"],
  },
];
