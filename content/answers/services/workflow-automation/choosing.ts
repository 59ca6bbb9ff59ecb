import type { CuratedAnswer } from "../../curated-answer.ts";

/** Which option of an automation fits, and what it can hold. */
export const flowChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "flow-which-fits",
    asks: {
      en: [
        "which automation package should we take",
        "one flow or three flows, what do we need",
        "difference between your workflow automation options",
      ],
      de: ["Welche Automatisierung passt zu uns?", "ein Ablauf oder drei, was brauchen wir"],
      es: ["¿qué automatización nos conviene?", "un flujo o tres, cuál necesitamos"],
      fr: ["quelle automatisation nous convient ?", "un flux ou trois, lequel prendre"],
    },
    says: {
      en: "“{name:workflow-automation.one-flow}” at {price:workflow-automation.one-flow} is enough for one routine between two or three tools. “{name:workflow-automation.three-flows}” at {price:workflow-automation.three-flows} takes the three routines that cost a team the most time, with one AI step. “{name:workflow-automation.five-flows}” at {price:workflow-automation.five-flows} is for several departments: it adds approvals by a person and a weekly summary. If in doubt, start with the routine that annoys you most.",
      de: "„{name:workflow-automation.one-flow}“ für {price:workflow-automation.one-flow} genügt für eine Routine zwischen zwei oder drei Programmen. „{name:workflow-automation.three-flows}“ für {price:workflow-automation.three-flows} übernimmt die drei Routinen, die ein Team am meisten Zeit kosten, mit einem KI-Schritt. „{name:workflow-automation.five-flows}“ für {price:workflow-automation.five-flows} ist für mehrere Abteilungen: Dazu kommen Freigaben durch einen Menschen und eine wöchentliche Übersicht. Im Zweifel beginnen Sie mit der Routine, die Sie am meisten ärgert.",
      es: "«{name:workflow-automation.one-flow}», por {price:workflow-automation.one-flow}, basta para una rutina entre dos o tres herramientas. «{name:workflow-automation.three-flows}», por {price:workflow-automation.three-flows}, asume las tres rutinas que más tiempo le cuestan a un equipo, con un paso de IA. «{name:workflow-automation.five-flows}», por {price:workflow-automation.five-flows}, es para varios departamentos: añade aprobaciones de una persona y un resumen semanal. Si duda, empiece por la rutina que más le molesta.",
      fr: "« {name:workflow-automation.one-flow} », à {price:workflow-automation.one-flow}, suffit pour une routine entre deux ou trois outils. « {name:workflow-automation.three-flows} », à {price:workflow-automation.three-flows}, prend en charge les trois routines qui coûtent le plus de temps à une équipe, avec une étape d’IA. « {name:workflow-automation.five-flows} », à {price:workflow-automation.five-flows}, convient à plusieurs services : s’y ajoutent des validations par une personne et un résumé hebdomadaire. En cas de doute, commencez par la routine qui vous agace le plus.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["flow-limits", "start-small", "quote-how"],
  },
  {
    id: "flow-limits",
    asks: {
      en: [
        "what counts as a flow",
        "how many steps can an automation have",
        "what is a step in your workflow automation",
      ],
      de: ["Was zählt als ein Ablauf?", "wie viele Schritte darf eine Automatisierung haben"],
      es: ["¿qué cuenta como un flujo?", "cuántos pasos puede tener una automatización"],
      fr: [
        "qu'est-ce qui compte comme un flux ?",
        "combien d'étapes peut avoir une automatisation",
      ],
    },
    says: {
      en: "A flow is one routine, from its trigger to its last step. “{name:workflow-automation.one-flow}” has up to {holds:workflow-automation.one-flow.steps} steps and {holds:workflow-automation.one-flow.tools} tools, “{name:workflow-automation.three-flows}” up to {holds:workflow-automation.three-flows.steps} steps in each flow and {holds:workflow-automation.three-flows.tools} tools, “{name:workflow-automation.five-flows}” up to {holds:workflow-automation.five-flows.steps} steps in each and {holds:workflow-automation.five-flows.tools} tools. For anything longer, or more flows, a [quote](/quote) gives you a fixed price as well.",
      de: "Ein Ablauf ist eine Routine, vom Auslöser bis zum letzten Schritt. „{name:workflow-automation.one-flow}“ hat bis zu {holds:workflow-automation.one-flow.steps} Schritte und {holds:workflow-automation.one-flow.tools} Programme, „{name:workflow-automation.three-flows}“ bis zu {holds:workflow-automation.three-flows.steps} Schritte je Ablauf und {holds:workflow-automation.three-flows.tools} Programme, „{name:workflow-automation.five-flows}“ bis zu {holds:workflow-automation.five-flows.steps} Schritte je Ablauf und {holds:workflow-automation.five-flows.tools} Programme. Für längere oder mehr Abläufe nennt Ihnen ein [Angebot](/quote) ebenfalls einen Festpreis.",
      es: "Un flujo es una rutina, desde lo que la inicia hasta su último paso. «{name:workflow-automation.one-flow}» tiene hasta {holds:workflow-automation.one-flow.steps} pasos y {holds:workflow-automation.one-flow.tools} herramientas; «{name:workflow-automation.three-flows}», hasta {holds:workflow-automation.three-flows.steps} pasos por flujo y {holds:workflow-automation.three-flows.tools} herramientas; «{name:workflow-automation.five-flows}», hasta {holds:workflow-automation.five-flows.steps} pasos por flujo y {holds:workflow-automation.five-flows.tools} herramientas. Para flujos más largos, o más flujos, un [presupuesto](/quote) le da también un precio fijo.",
      fr: "Un flux est une routine, de son déclencheur à sa dernière étape. « {name:workflow-automation.one-flow} » compte jusqu’à {holds:workflow-automation.one-flow.steps} étapes et {holds:workflow-automation.one-flow.tools} outils, « {name:workflow-automation.three-flows} » jusqu’à {holds:workflow-automation.three-flows.steps} étapes par flux et {holds:workflow-automation.three-flows.tools} outils, « {name:workflow-automation.five-flows} » jusqu’à {holds:workflow-automation.five-flows.steps} étapes par flux et {holds:workflow-automation.five-flows.tools} outils. Pour des flux plus longs ou plus nombreux, un [devis](/quote) vous donne aussi un prix fixe.",
    },
    page: "/services/workflow-automation",
    service: "workflow-automation",
    next: ["flow-which-fits", "quote-how", "scale-later"],
  },
  {
    id: "flow-ready",
    asks: {
      en: [
        "is my routine suitable for automation",
        "can every office task be automated",
        "is it worth automating something we do once a month",
      ],
      de: [
        "Eignet sich unsere Routine für eine Automatisierung?",
        "lohnt sich das automatisieren bei einmal im monat",
      ],
      es: ["¿mi rutina sirve para automatizarla?", "vale la pena automatizar algo mensual"],
      fr: [
        "ma routine se prête-t-elle à l'automatisation ?",
        "faut-il automatiser une tâche mensuelle",
      ],
    },
    says: {
      en: "Not every routine is. Count how often a week it comes up, how long it takes and what it costs when it is forgotten: a small one that comes up once a month can stay with people. Where you can say what “it depends” depends on, that becomes a step; where you can’t, the flow asks a person. Before building we map the steps with you.",
      de: "Nicht jede Routine eignet sich. Zählen Sie, wie oft sie in der Woche vorkommt, wie lange sie dauert und was es kostet, wenn sie vergessen wird: Eine kleine, die einmal im Monat anfällt, kann bei Menschen bleiben. Wo Sie sagen können, wovon ein „Kommt darauf an“ abhängt, wird daraus ein Schritt; wo nicht, fragt der Ablauf einen Menschen. Bevor wir bauen, halten wir die Schritte mit Ihnen fest.",
      es: "No todas lo son. Cuente cuántas veces por semana se repite, cuánto tarda y qué cuesta olvidarla: una pequeña que surge una vez al mes puede seguir en manos de personas. Cuando usted puede decir de qué depende un «depende», se convierte en un paso; cuando no, el flujo pregunta a una persona. Antes de construir, definimos los pasos con usted.",
      fr: "Toutes ne s’y prêtent pas. Comptez combien de fois par semaine elle revient, combien de temps elle prend et ce que coûte un oubli : une petite routine mensuelle peut rester aux mains d’une personne. Si vous pouvez dire de quoi dépend un « ça dépend », cela devient une étape ; sinon, le flux demande à quelqu’un. Avant de construire, nous établissons les étapes avec vous.",
    },
    page: "/tutorials/automation",
    service: "workflow-automation",
    next: ["flow-templates", "flow-which-fits", "brief-how-to-write"],
  },
  {
    id: "flow-templates",
    asks: {
      en: [
        "do you have ready-made automation templates",
        "examples of automations you build",
        "what do other companies automate",
      ],
      de: ["Gibt es fertige Vorlagen für Automatisierungen?", "beispiele für automatisierungen"],
      es: ["¿tienen plantillas de automatización?", "ejemplos de automatizaciones"],
      fr: ["avez-vous des modèles d'automatisation ?", "exemples d'automatisations"],
    },
    says: {
      en: "Yes, drawn step by step: answering each new lead, sorting the support inbox, from a won deal to a paid invoice, and the Monday morning report. You can open one in the [AI Design Studio](/ai-service-design) and adapt it yourself, or start a quote request that names it and have us build it.",
      de: "Ja, Schritt für Schritt gezeichnet: jede neue Anfrage beantworten, das Support-Postfach sortieren, vom gewonnenen Auftrag zur bezahlten Rechnung und der Bericht am Montagmorgen. Sie können eine im [AI Design Studio](/ai-service-design) öffnen und selbst anpassen oder eine Angebotsanfrage beginnen, die sie nennt, und uns bauen lassen.",
      es: "Sí, dibujadas paso a paso: responder a cada contacto nuevo, ordenar el buzón de soporte, de la venta ganada a la factura cobrada y el informe del lunes por la mañana. Puede abrir una en el [AI Design Studio](/ai-service-design) y adaptarla usted mismo, o iniciar una solicitud de presupuesto que la nombre para que la construyamos.",
      fr: "Oui, dessinés étape par étape : répondre à chaque nouveau contact, trier la boîte du support, de l’affaire gagnée à la facture payée, et le rapport du lundi matin. Vous pouvez en ouvrir un dans l’[AI Design Studio](/ai-service-design) et l’adapter vous-même, ou commencer une demande de devis qui le nomme pour que nous le construisions.",
    },
    page: "/tutorials/automation",
    service: "workflow-automation",
    next: ["flow-ready", "studio", "flow-which-fits"],
  },
];
