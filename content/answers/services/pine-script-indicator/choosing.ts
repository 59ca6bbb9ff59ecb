import type { CuratedAnswer } from "../../curated-answer.ts";

/** Which script fits a rule. */
export const pineChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "pine-indicator-or-strategy",
    asks: {
      en: [
        "what is the difference between an indicator and a strategy in pine script",
        "should I order the indicator or the strategy",
        "which trading script option fits my rule",
      ],
      de: [
        "was ist der unterschied zwischen indikator und strategie",
        "Soll ich den Indikator oder die Strategie bestellen?",
      ],
      es: [
        "¿qué diferencia hay entre un indicador y una estrategia?",
        "pido el indicador o la estrategia",
      ],
      fr: [
        "quelle différence entre un indicateur et une stratégie ?",
        "dois-je commander l'indicateur ou la stratégie",
      ],
    },
    says: {
      en: "An indicator, at {price:pine-script-indicator.one-indicator}, draws your rule on the chart and alerts you when it is met. A strategy, at {price:pine-script-indicator.strategy-with-backtest}, also knows exit, stop and position size, so TradingView can test it on past data. The option at {price:pine-script-indicator.indicator-strategy-webhooks} has both, with webhook alerts.",
      de: "Ein Indikator, für {price:pine-script-indicator.one-indicator}, zeichnet Ihre Regel in den Chart und alarmiert Sie, wenn sie erfüllt ist. Eine Strategie, für {price:pine-script-indicator.strategy-with-backtest}, kennt auch Ausstieg, Stopp und Positionsgröße; deshalb kann TradingView sie an vergangenen Kursen testen. Die Option für {price:pine-script-indicator.indicator-strategy-webhooks} hat beides, mit Webhook-Alarmen.",
      es: "Un indicador, por {price:pine-script-indicator.one-indicator}, dibuja su regla en el gráfico y le avisa cuando se cumple. Una estrategia, por {price:pine-script-indicator.strategy-with-backtest}, conoce además la salida, el stop y el tamaño de la posición, así que TradingView puede probarla con datos pasados. La opción de {price:pine-script-indicator.indicator-strategy-webhooks} tiene ambos, con alertas webhook.",
      fr: "Un indicateur, à {price:pine-script-indicator.one-indicator}, dessine votre règle sur le graphique et vous alerte quand elle est remplie. Une stratégie, à {price:pine-script-indicator.strategy-with-backtest}, connaît aussi la sortie, le stop et la taille de position : TradingView peut donc la tester sur des données passées. L’option à {price:pine-script-indicator.indicator-strategy-webhooks} a les deux, avec des alertes webhook.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-backtest", "pine-stops"],
  },
  {
    id: "pine-backtest",
    asks: {
      en: [
        "do I get a backtest with the script",
        "how many years does the backtest of my strategy cover",
        "which pine script option includes backtesting",
      ],
      de: ["bekomme ich einen backtest zum skript", "Wie viele Jahre umfasst der Backtest?"],
      es: ["¿viene un backtest con el script?", "cuántos años abarca el backtest de mi estrategia"],
      fr: [
        "ai-je un backtest avec le script ?",
        "combien d'années couvre le backtest de ma stratégie",
      ],
    },
    says: {
      en: "Yes, in the options from {price:pine-script-indicator.strategy-with-backtest}: your rules become a strategy that TradingView’s strategy tester runs on past data, with fees and slippage set. The option at {price:pine-script-indicator.indicator-strategy-webhooks} includes backtests on up to {holds:pine-script-indicator.indicator-strategy-webhooks.symbols} symbols. Our pages name no number of years, and past results say nothing certain about future ones.",
      de: "Ja, in den Optionen ab {price:pine-script-indicator.strategy-with-backtest}: Ihre Regeln werden zu einer Strategie, die der Strategietester von TradingView an vergangenen Kursen ausführt, mit Gebühren und Slippage. Die Option für {price:pine-script-indicator.indicator-strategy-webhooks} enthält Backtests an bis zu {holds:pine-script-indicator.indicator-strategy-webhooks.symbols} Symbolen. Eine Zahl von Jahren nennen unsere Seiten nicht, und vergangene Ergebnisse sagen nichts Sicheres über künftige.",
      es: "Sí, en las opciones desde {price:pine-script-indicator.strategy-with-backtest}: sus reglas se convierten en una estrategia que el probador de TradingView ejecuta con datos pasados, con comisiones y deslizamiento. La opción de {price:pine-script-indicator.indicator-strategy-webhooks} incluye backtests en hasta {holds:pine-script-indicator.indicator-strategy-webhooks.symbols} símbolos. Nuestras páginas no fijan un número de años, y los resultados pasados no dicen nada seguro sobre los futuros.",
      fr: "Oui, dans les options à partir de {price:pine-script-indicator.strategy-with-backtest} : vos règles deviennent une stratégie que le testeur de TradingView exécute sur des données passées, frais et slippage réglés. L’option à {price:pine-script-indicator.indicator-strategy-webhooks} comprend des backtests sur {holds:pine-script-indicator.indicator-strategy-webhooks.symbols} symboles au plus. Nos pages ne fixent pas de nombre d’années, et les résultats passés ne disent rien de certain sur l’avenir.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-repaint", "pine-profit"],
  },
  {
    id: "pine-stops",
    asks: {
      en: [
        "can the script set a stop loss",
        "take profit and stop in the pine strategy",
        "does the strategy calculate position size",
      ],
      de: ["kann das skript einen stop-loss setzen", "Gewinnziel und Stopp in der Pine-Strategie?"],
      es: ["¿el script puede poner un stop loss?", "objetivo y stop en la estrategia pine"],
      fr: ["le script peut-il poser un stop loss ?", "objectif et stop dans la stratégie pine"],
    },
    says: {
      en: "Yes, in the options from {price:pine-script-indicator.strategy-with-backtest}: one strategy with entry, exit, stop and position size, by your own rules. It applies them in TradingView’s strategy tester; it places no orders with a broker. The smallest option draws one rule with an alert.",
      de: "Ja, in den Optionen ab {price:pine-script-indicator.strategy-with-backtest}: eine Strategie mit Einstieg, Ausstieg, Stopp und Positionsgröße nach Ihren eigenen Regeln. Angewendet werden sie im Strategietester von TradingView; Orders an einen Broker gibt sie nicht. Die kleinste Option zeichnet eine Regel, mit einem Alarm.",
      es: "Sí, en las opciones desde {price:pine-script-indicator.strategy-with-backtest}: una estrategia con entrada, salida, stop y tamaño de posición, según sus propias reglas. Las aplica en el probador de estrategias de TradingView; no envía órdenes a ningún bróker. La opción más pequeña dibuja una regla con una alerta.",
      fr: "Oui, dans les options à partir de {price:pine-script-indicator.strategy-with-backtest} : une stratégie avec entrée, sortie, stop et taille de position, selon vos propres règles. Elle les applique dans le testeur de stratégies de TradingView ; elle ne passe pas d’ordres chez un courtier. La plus petite option dessine une règle, avec une alerte.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-indicator-or-strategy", "pine-backtest"],
  },
  {
    id: "pine-existing-script",
    asks: {
      en: [
        "can you fix my broken pine script",
        "improve an indicator that someone else wrote",
        "add an alert to a script I already have",
      ],
      de: [
        "könnt ihr mein kaputtes pine script reparieren",
        "Einen Indikator verbessern, den jemand anderes geschrieben hat?",
      ],
      es: ["¿pueden arreglar mi pine script roto?", "mejorar un indicador que hizo otro"],
      fr: [
        "pouvez-vous réparer mon pine script cassé ?",
        "améliorer un indicateur écrit par un autre",
      ],
    },
    says: {
      en: "The listed options are for a rule of yours that we write from scratch. To repair or extend a script you already have, describe it in a [quote request](/quote), with its rule in words, and you know within {fact:quoteHours} hours. A script that isn’t yours belongs to its author; a rule that you can put into your own words, we can write.",
      de: "Die aufgeführten Optionen sind für eine eigene Regel, die wir von Grund auf schreiben. Soll ein vorhandenes Skript repariert oder erweitert werden, beschreiben Sie es mit seiner Regel in Worten in einer [Angebotsanfrage](/quote); in {fact:quoteHours} Stunden wissen Sie Bescheid. Ein fremdes Skript gehört seinem Verfasser; eine Regel, die Sie in eigene Worte fassen können, können wir schreiben.",
      es: "Las opciones de la lista son para una regla suya que escribimos desde cero. Para reparar o ampliar un script que ya tiene, descríbalo con su regla en palabras en una [solicitud de presupuesto](/quote); en {fact:quoteHours} horas lo sabe. Un script ajeno es de su autor; una regla que pueda explicar con sus palabras, sí la podemos escribir.",
      fr: "Les options proposées sont pour une règle à vous que nous écrivons de zéro. Pour réparer ou étendre un script que vous avez déjà, décrivez-le avec sa règle en mots dans une [demande de devis](/quote) ; vous êtes fixé sous {fact:quoteHours} heures. Un script qui n’est pas le vôtre appartient à son auteur ; une règle que vous pouvez dire avec vos mots, nous pouvons l’écrire.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-version", "quote-how"],
  },
];
