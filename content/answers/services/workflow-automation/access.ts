import type { CuratedAnswer } from "../../curated-answer.ts";

/** What an automation needs of yours: accounts, plans, access and care. */
export const flowAccessAnswers: readonly CuratedAnswer[] = [
  {
    id: "flow-bring",
    asks: {
      en: [
        "what do you need from us for an automation",
        "what must i prepare before you build the flow",
        "do we have to describe the process in writing for the workflow",
      ],
      de: [
        "Was brauchen Sie von uns für eine Automatisierung?",
        "was muss ich vorbereiten bevor ihr den ablauf baut",
      ],
      es: [
        "¿qué necesitan de nosotros para una automatización?",
        "qué debo preparar antes de que hagan el flujo",
      ],
      fr: [
        "que vous faut-il de notre part pour une automatisation ?",
        "que dois-je préparer avant la construction du flux",
      ],
    },
    says: {
      en: "A Zapier or Make account to which you invite us, the tools connected there by you, and the person who does the routine today: we map the steps with you before we build. It helps to decide who gets the message when a step fails. You don’t need a specification.",
      de: "Ein Zapier- oder Make-Konto, in das Sie uns einladen, Ihre Programme, die Sie dort verbinden, und die Person, die die Routine heute erledigt: Wir halten die Schritte mit Ihnen fest, bevor wir bauen. Gut ist, wenn Sie entscheiden, wer bei einem Fehler die Nachricht bekommt. Ein Pflichtenheft brauchen Sie nicht.",
      es: "Una cuenta de Zapier o Make a la que nos invita, las herramientas que usted conecta allí y la persona que hoy hace la rutina: definimos los pasos con usted antes de construir. Ayuda decidir quién recibe el mensaje cuando falla un paso. No hace falta un pliego de requisitos.",
      fr: "Un compte Zapier ou Make auquel vous nous invitez, vos outils que vous y connectez, et la personne qui fait la routine aujourd’hui : nous établissons les étapes avec vous avant de construire. Il est utile de décider qui reçoit le message quand une étape échoue. Pas besoin de cahier des charges.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["order-what-we-need", "flow-access", "flow-platform-plan"],
  },
  {
    id: "flow-access",
    asks: {
      en: [
        "what can you see in our systems when you build the automation",
        "does the flow stop when an employee leaves the company",
        "under whose login does the automation run",
      ],
      de: [
        "Was sehen Sie in unseren Systemen, wenn Sie die Automatisierung bauen?",
        "bleibt der ablauf stehen wenn ein mitarbeiter geht",
      ],
      es: [
        "¿qué ven en nuestros sistemas al hacer la automatización?",
        "se para el flujo si un empleado deja la empresa",
      ],
      fr: [
        "que voyez-vous dans nos systèmes en construisant l'automatisation ?",
        "le flux s'arrête-t-il si un employé part",
      ],
    },
    says: {
      en: "Only what the task requires: the connection gets a user or key of its own that you create, with just the rights it needs, and nobody’s personal login is used. So nothing stops when someone leaves, and the history shows what the flow did. You can revoke it at any time; we never ask for a password.",
      de: "Nur, was die Aufgabe verlangt: Die Verbindung bekommt einen eigenen Benutzer oder Schlüssel, den Sie anlegen, mit genau den nötigen Rechten; niemandes persönlicher Login wird benutzt. So bleibt nichts stehen, wenn jemand geht, und der Verlauf zeigt, was der Ablauf getan hat. Sie können den Zugang jederzeit widerrufen; nach einem Passwort fragen wir nie.",
      es: "Solo lo que exige la tarea: la conexión recibe un usuario o una clave propios que usted crea, con los permisos justos, y no se usa el acceso personal de nadie. Así nada se para cuando alguien se va, y el historial muestra lo que hizo el flujo. Puede revocarlo en cualquier momento; nunca pedimos una contraseña.",
      fr: "Seulement ce que la tâche exige : la connexion reçoit un utilisateur ou une clé à part, que vous créez, avec les seuls droits nécessaires ; aucun identifiant personnel n’est utilisé. Ainsi rien ne s’arrête quand quelqu’un part, et l’historique montre ce que le flux a fait. Vous pouvez révoquer l’accès à tout moment ; nous ne demandons jamais de mot de passe.",
    },
    page: "/resources/integration-guides",
    service: "workflow-automation",
    next: ["need-passwords", "flow-switch-off", "flow-inbox"],
  },
  {
    id: "flow-platform-plan",
    asks: {
      en: [
        "is the free zapier plan enough for our flow",
        "how do zapier and make charge",
        "what's the difference between zapier and make",
      ],
      de: [
        "Reicht der kostenlose Zapier-Tarif für unseren Ablauf?",
        "wie rechnen zapier und make ab",
      ],
      es: ["¿basta el plan gratuito de Zapier para nuestro flujo?", "cómo cobran zapier y make"],
      fr: [
        "l'offre gratuite de Zapier suffit-elle pour notre flux ?",
        "comment facturent zapier et make",
      ],
    },
    says: {
      en: "Both have a free tier; Zapier’s paid plans count steps that did something, Make’s count what each module of a run uses. Zapier is the quickest way to connect two common tools; Make is for data that has to be transformed, taken line by line or sent to several places. Which one fits, and which plan your volume needs, we settle with you before we build; you pay the platform directly.",
      de: "Beide haben einen kostenlosen Tarif; Zapiers bezahlte Tarife zählen Schritte, die etwas getan haben, die von Make, was jedes Modul eines Laufs verbraucht. Zapier verbindet zwei gängige Programme am schnellsten; Make ist für Daten, die umgeformt, Zeile für Zeile verarbeitet oder an mehrere Stellen geschickt werden. Was passt und welchen Tarif Ihr Volumen braucht, klären wir mit Ihnen, bevor wir bauen; Sie bezahlen die Plattform direkt.",
      es: "Ambas tienen un plan gratuito; los de pago de Zapier cuentan los pasos que han hecho algo, los de Make lo que usa cada módulo de una ejecución. Zapier es la forma más rápida de conectar dos herramientas habituales; Make sirve para datos que hay que transformar, procesar línea por línea o enviar a varios sitios. Cuál conviene y qué plan necesita su volumen lo aclaramos con usted antes de construir; la plataforma la paga usted directamente.",
      fr: "Les deux ont une offre gratuite ; les offres payantes de Zapier comptent les étapes qui ont fait quelque chose, celles de Make ce qu’utilise chaque module d’une exécution. Zapier est le moyen le plus rapide de relier deux outils courants ; Make convient aux données à transformer, à traiter ligne par ligne ou à envoyer à plusieurs endroits. Laquelle convient, et quelle offre demande votre volume, nous le voyons avec vous avant de construire ; vous payez la plateforme directement.",
    },
    page: "/tutorials/automation#where-it-runs",
    service: "workflow-automation",
    next: ["integrations-whose-account", "price-running-costs", "automation-platforms"],
  },
  {
    id: "flow-tool-changes",
    asks: {
      en: [
        "what if hubspot changes something and the flow breaks",
        "one of our tools gets an update, will the automation still run",
        "we switch to another program next year, what about the flows",
      ],
      de: [
        "Was ist, wenn ein Programm sich ändert und der Ablauf bricht?",
        "wer repariert die automatisierung nach einem jahr",
      ],
      es: [
        "¿qué pasa si una herramienta cambia y el flujo se rompe?",
        "quién repara la automatización al cabo de un año",
      ],
      fr: [
        "que se passe-t-il si un outil change et que le flux casse ?",
        "qui répare l'automatisation au bout d'un an",
      ],
    },
    says: {
      en: "For {fact:supportDays} days after delivery we fix what stops working because a vendor changed something. After that a month of [maintenance](/services/ongoing-maintenance), from {price:ongoing-maintenance}, keeps the automation monitored and has hours for changes; nothing renews by itself. The flow is yours, so you or anyone else can repair it, too.",
      de: "In den {fact:supportDays} Tagen nach der Lieferung beheben wir, was nicht mehr läuft, weil ein Anbieter etwas geändert hat. Danach überwacht ein Monat [Wartung](/services/ongoing-maintenance) ab {price:ongoing-maintenance} die Automatisierung und enthält Stunden für Änderungen; nichts verlängert sich von selbst. Der Ablauf gehört Ihnen, also können auch Sie oder andere ihn reparieren.",
      es: "Durante los {fact:supportDays} días tras la entrega arreglamos lo que deje de funcionar porque un proveedor cambió algo. Después, un mes de [mantenimiento](/services/ongoing-maintenance), desde {price:ongoing-maintenance}, vigila la automatización e incluye horas para cambios; nada se renueva solo. El flujo es suyo, así que también puede repararlo usted u otra persona.",
      fr: "Pendant les {fact:supportDays} jours qui suivent la livraison, nous réparons ce qui ne marche plus parce qu’un fournisseur a changé quelque chose. Ensuite, un mois de [maintenance](/services/ongoing-maintenance), à partir de {price:ongoing-maintenance}, surveille l’automatisation et comprend des heures de modifications ; rien ne se renouvelle tout seul. Le flux est à vous : vous ou quelqu’un d’autre pouvez aussi le réparer.",
    },
    page: "/services/ongoing-maintenance",
    service: "workflow-automation",
    next: ["support-after", "automation-take-over", "changes-after-delivery"],
  },
  {
    id: "flow-runs-twice",
    asks: {
      en: [
        "could the automation send the same email twice",
        "does the flow create double entries",
        "a customer submits the form twice, what does the workflow do",
      ],
      de: [
        "Kann die Automatisierung dieselbe Mail zweimal schicken?",
        "macht der ablauf doppelte einträge",
      ],
      es: [
        "¿puede la automatización enviar el mismo correo dos veces?",
        "el flujo crea entradas dobles",
      ],
      fr: [
        "l'automatisation peut-elle envoyer deux fois le même mail ?",
        "le flux crée-t-il des doublons",
      ],
    },
    says: {
      en: "It shouldn’t: a flow looks for the record before it adds one, and uses the trigger’s ID to tell whether it was already handled. Before it goes live we send the same event twice, and the second time nothing may change.",
      de: "Das sollte nicht vorkommen: Ein Ablauf sucht den Datensatz, bevor er einen anlegt, und erkennt an der ID des Auslösers, ob er schon bearbeitet ist. Bevor er live geht, schicken wir dasselbe Ereignis zweimal, und beim zweiten Mal darf sich nichts ändern.",
      es: "No debería: un flujo busca el registro antes de añadir uno y sabe por el identificador de lo que lo inició si ya se trató. Antes de ponerlo en marcha enviamos el mismo suceso dos veces, y la segunda no debe cambiar nada.",
      fr: "Cela ne devrait pas arriver : un flux cherche l’enregistrement avant d’en ajouter un, et reconnaît à l’identifiant du déclencheur s’il a déjà été traité. Avant la mise en service, nous envoyons le même événement deux fois, et la seconde ne doit rien changer.",
    },
    page: "/tutorials/automation",
    service: "workflow-automation",
    next: ["flow-test-run", "flow-failure", "crm-duplicates"],
  },
];
