import type { CuratedAnswer } from "../../curated-answer.ts";

/** What is delivered, and what its owner may do with it. */
export const pineOwningAnswers: readonly CuratedAnswer[] = [
  {
    id: "pine-files",
    asks: {
      en: [
        "what exactly do you deliver with the trading script",
        "which files come with the indicator",
        "is the pine code commented",
      ],
      de: [
        "was genau liefert ihr beim trading-skript",
        "Welche Dateien bekomme ich zum Indikator?",
      ],
      es: ["¿qué entregan exactamente con el script?", "qué archivos vienen con el indicador"],
      fr: ["que livrez-vous exactement avec le script ?", "quels fichiers avec l'indicateur"],
    },
    says: {
      en: "A source file with the full Pine Script, commented section by section, and a one-page description of the rule. Every figure in the rule is a setting, and a plain risk notice stands in the script. Nothing is locked.",
      de: "Eine Quelldatei mit dem vollständigen Pine Script, Abschnitt für Abschnitt kommentiert, und eine Beschreibung der Regel auf einer Seite. Jede Zahl der Regel ist eine Einstellung, und im Skript steht ein klarer Risikohinweis. Nichts ist gesperrt.",
      es: "Un archivo fuente con el Pine Script completo, comentado sección por sección, y una descripción de la regla en una página. Cada cifra de la regla es un ajuste, y el script lleva un aviso de riesgo claro. Nada está bloqueado.",
      fr: "Un fichier source avec le Pine Script complet, commenté section par section, et une description de la règle en une page. Chaque chiffre de la règle est un réglage, et le script porte un avertissement clair sur les risques. Rien n’est verrouillé.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-change-code", "pine-rule-stays-secret"],
  },
  {
    id: "pine-change-code",
    asks: {
      en: [
        "can I edit the pine script without being a programmer",
        "will someone explain the code of the strategy to me",
        "learn pine script from the code you deliver",
      ],
      de: [
        "kann ich das pine script ohne programmierkenntnisse ändern",
        "Erklärt mir jemand den Code der Strategie?",
      ],
      es: [
        "¿puedo cambiar el pine script sin saber programar?",
        "me explica alguien el código de la estrategia",
      ],
      fr: [
        "puis-je modifier le pine script sans savoir programmer ?",
        "quelqu'un m'explique-t-il le code de la stratégie",
      ],
    },
    says: {
      en: "Yes, you or any developer can read, change and extend it: the code is open and commented section by section. The option at {price:pine-script-indicator.indicator-strategy-webhooks} includes a 30-minute call to walk through it; our free PineScript examples explain the language. If we should change the rule later, ask for a [quote](/quote).",
      de: "Ja, Sie oder jeder Entwickler kann es lesen, ändern und erweitern: Der Code ist offen und Abschnitt für Abschnitt kommentiert. Die Option für {price:pine-script-indicator.indicator-strategy-webhooks} enthält ein Gespräch von 30 Minuten, in dem wir ihn durchgehen; unsere kostenlosen PineScript-Beispiele erklären die Sprache. Sollen wir die Regel später ändern, fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, usted o cualquier programador puede leerlo, cambiarlo y ampliarlo: el código es abierto y está comentado sección por sección. La opción de {price:pine-script-indicator.indicator-strategy-webhooks} incluye una llamada de 30 minutos para repasarlo; nuestros ejemplos gratuitos de PineScript explican el lenguaje. Si más adelante debemos cambiar la regla, pida un [presupuesto](/quote).",
      fr: "Oui, vous ou n’importe quel développeur pouvez le lire, le modifier et l’étendre : le code est ouvert et commenté section par section. L’option à {price:pine-script-indicator.indicator-strategy-webhooks} comprend un appel de 30 minutes pour le parcourir ; nos exemples PineScript gratuits expliquent le langage. Si nous devons changer la règle plus tard, demandez un [devis](/quote).",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-settings", "changes-after-delivery"],
  },
  {
    id: "pine-sell",
    asks: {
      en: [
        "can I sell the indicator you make for me",
        "sell signals from my pine script",
        "may I rent the script out to subscribers",
      ],
      de: ["darf ich den indikator verkaufen", "Signale aus meinem Pine Script verkaufen?"],
      es: ["¿puedo vender el indicador que me hagan?", "vender señales de mi pine script"],
      fr: [
        "puis-je vendre l'indicateur que vous me faites ?",
        "vendre des signaux de mon pine script",
      ],
    },
    says: {
      en: "Yes, the script is yours to publish, sell or pass on. The risk notice stays in it, visible before use; promise no profit, and present results on past prices as tested, not earned. Don’t trade for others or advise them without the licence your law requires, and on TradingView its own rules apply.",
      de: "Ja, Sie dürfen das Skript veröffentlichen, verkaufen oder weitergeben. Der Risikohinweis bleibt darin, sichtbar vor der Nutzung; versprechen Sie keinen Gewinn, und nennen Sie Ergebnisse an vergangenen Kursen getestet, nicht verdient. Handeln Sie nicht für andere und beraten Sie sie nicht ohne die Erlaubnis, die Ihr Recht verlangt; bei TradingView gelten dessen eigene Regeln.",
      es: "Sí, puede publicar, vender o pasar el script. El aviso de riesgo se queda en él, visible antes del uso; no prometa ganancias y presente los resultados con precios pasados como probados, no ganados. No opere por cuenta de otros ni les asesore sin la licencia que exija su ley, y en TradingView rigen sus propias normas.",
      fr: "Oui, vous pouvez publier, vendre ou transmettre le script. L’avertissement sur les risques y reste, visible avant l’utilisation ; ne promettez aucun gain et présentez les résultats sur les cours passés comme testés, pas gagnés. Ne tradez pas pour autrui et ne conseillez pas sans l’agrément qu’exige votre droit ; sur TradingView, ses propres règles s’appliquent.",
    },
    page: "/legal/aup#trading-scripts",
    service: "pine-script-indicator",
    next: ["pine-rule-stays-secret", "pine-risk-notice"],
  },
  {
    id: "pine-risk-notice",
    asks: {
      en: [
        "why is there a risk warning in my script",
        "can you leave the risk notice out of the indicator",
        "remove the disclaimer from the pine code",
      ],
      de: [
        "warum steht ein risikohinweis im skript",
        "Können Sie den Risikohinweis im Indikator weglassen?",
      ],
      es: [
        "¿por qué hay un aviso de riesgo en mi script?",
        "quitar el aviso de riesgo del indicador",
      ],
      fr: [
        "pourquoi un avertissement dans mon script ?",
        "enlever l'avertissement de l'indicateur",
      ],
    },
    says: {
      en: "The risk notice stays in the script, even when you change it, publish it or pass it on. It says that this is a tool, not financial advice, that past results, tested ones included, say nothing certain about future ones, and that you can lose money. You decide on each trade yourself.",
      de: "Der Risikohinweis bleibt im Skript, auch wenn Sie es ändern, veröffentlichen oder weitergeben. Er sagt, dass es ein Werkzeug und keine Finanzberatung ist, dass vergangene Ergebnisse, auch getestete, nichts Sicheres über künftige sagen und dass Sie Geld verlieren können. Über jeden Handel entscheiden Sie selbst.",
      es: "El aviso de riesgo se queda en el script, también si lo cambia, lo publica o lo pasa a otros. Dice que es una herramienta y no asesoramiento financiero, que los resultados pasados, incluidos los probados, no dicen nada seguro sobre los futuros y que puede perder dinero. Cada operación la decide usted.",
      fr: "L’avertissement sur les risques reste dans le script, même si vous le modifiez, le publiez ou le transmettez. Il dit que c’est un outil et non un conseil financier, que les résultats passés, tests compris, ne disent rien de certain sur l’avenir, et que vous pouvez perdre de l’argent. C’est vous qui décidez de chaque opération.",
    },
    page: "/legal/ip#trading-scripts",
    service: "pine-script-indicator",
    next: ["pine-sell", "pine-profit"],
  },
];
