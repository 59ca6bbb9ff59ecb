import type { CuratedAnswer } from "../../curated-answer.ts";

/** On which charts a script works, and what it shows there. */
export const pineChartsAnswers: readonly CuratedAnswer[] = [
  {
    id: "pine-markets",
    asks: {
      en: [
        "does the indicator work for crypto and forex",
        "which markets can the pine script be used on",
        "will the script run on the five minute chart",
      ],
      de: [
        "funktioniert der indikator für krypto und devisen",
        "Auf welchen Märkten läuft das Pine Script?",
      ],
      es: ["¿el indicador vale para cripto y divisas?", "en qué mercados se usa el pine script"],
      fr: [
        "l'indicateur marche-t-il pour les cryptos et le forex ?",
        "sur quels marchés utiliser le pine script",
      ],
    },
    says: {
      en: "It runs on charts in TradingView, and we check it on {holds:pine-script-indicator.one-indicator.markets} symbols and {holds:pine-script-indicator.one-indicator.timeframes} timeframes that you name. You can put it on other charts as well, but there we haven’t checked it, so look closely before you rely on it.",
      de: "Es läuft auf Charts in TradingView, und wir prüfen es an {holds:pine-script-indicator.one-indicator.markets} Symbolen und {holds:pine-script-indicator.one-indicator.timeframes} Zeitebenen, die Sie nennen. Sie können es auch auf andere Charts legen, aber dort haben wir es nicht geprüft; sehen Sie also genau hin, bevor Sie sich darauf verlassen.",
      es: "Funciona en los gráficos de TradingView, y lo comprobamos en {holds:pine-script-indicator.one-indicator.markets} símbolos y {holds:pine-script-indicator.one-indicator.timeframes} marcos temporales que usted indique. También puede ponerlo en otros gráficos, pero allí no lo hemos comprobado, así que mire bien antes de fiarse.",
      fr: "Il tourne sur les graphiques de TradingView, et nous le vérifions sur {holds:pine-script-indicator.one-indicator.markets} symboles et {holds:pine-script-indicator.one-indicator.timeframes} unités de temps que vous indiquez. Vous pouvez aussi le mettre sur d’autres graphiques, mais nous ne l’y avons pas vérifié ; regardez donc de près avant de vous y fier.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-many-symbols", "pine-higher-timeframe"],
  },
  {
    id: "pine-higher-timeframe",
    asks: {
      en: [
        "can the indicator look at the daily trend on a minute chart",
        "multi timeframe script",
        "signal only in the direction of the weekly trend",
      ],
      de: [
        "kann der indikator im minutenchart den tagestrend beachten",
        "Skript mit mehreren Zeitebenen?",
      ],
      es: [
        "¿el indicador puede mirar la tendencia diaria en un gráfico de minutos?",
        "script con varios marcos temporales",
      ],
      fr: [
        "l'indicateur peut-il regarder la tendance du jour sur un graphique minute ?",
        "script à plusieurs unités de temps",
      ],
    },
    says: {
      en: "Yes, a condition of your rule can be a higher timeframe, for example only signals in the direction of the daily trend. It is read from the last bar that has closed, so the past doesn’t look better than it was; the price is that the trend turns one such bar later. It counts as one of the conditions.",
      de: "Ja, eine Bedingung Ihrer Regel kann eine höhere Zeitebene sein, zum Beispiel nur Signale in Richtung des Tagestrends. Gelesen wird sie von der letzten geschlossenen Kerze, damit die Vergangenheit nicht besser aussieht, als sie war; dafür dreht der Trend eine solche Kerze später. Sie zählt als eine der Bedingungen.",
      es: "Sí, una condición de su regla puede ser un marco temporal superior, por ejemplo solo señales a favor de la tendencia diaria. Se lee de la última vela cerrada, para que el pasado no parezca mejor de lo que fue; a cambio, la tendencia gira una de esas velas más tarde. Cuenta como una de las condiciones.",
      fr: "Oui, une condition de votre règle peut porter sur une unité de temps supérieure, par exemple seulement des signaux dans le sens de la tendance du jour. Elle est lue sur la dernière bougie close, pour que le passé ne paraisse pas meilleur qu’il n’était ; en contrepartie, la tendance tourne une de ces bougies plus tard. Elle compte comme l’une des conditions.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-markets", "pine-repaint"],
  },
  {
    id: "pine-past-signals",
    asks: {
      en: [
        "can I see past signals of the indicator on the chart",
        "does the script draw on old candles too",
        "where would my rule have signalled last year",
      ],
      de: [
        "sehe ich vergangene signale des indikators im chart",
        "Zeichnet das Skript auch auf alte Kerzen?",
      ],
      es: [
        "¿veo señales pasadas del indicador en el gráfico?",
        "el script dibuja también en velas antiguas",
      ],
      fr: [
        "voit-on les signaux passés de l'indicateur sur le graphique ?",
        "le script dessine-t-il aussi sur les anciennes bougies",
      ],
    },
    says: {
      en: "Yes, also with the smallest option: on past charts you see where your rule would have signalled, and those signals don’t change after the bar closes. What that would have earned, with fees and slippage, only a backtest shows, from {price:pine-script-indicator.strategy-with-backtest}; neither says anything certain about the future.",
      de: "Ja, auch mit der kleinsten Option: Auf vergangenen Charts sehen Sie, wo Ihre Regel ein Signal gegeben hätte, und diese Signale ändern sich nach dem Schluss der Kerze nicht. Was das mit Gebühren und Slippage gebracht hätte, zeigt erst ein Backtest, ab {price:pine-script-indicator.strategy-with-backtest}; über die Zukunft sagt beides nichts Sicheres.",
      es: "Sí, también con la opción más pequeña: en gráficos pasados ve dónde habría dado señal su regla, y esas señales no cambian tras el cierre de la vela. Lo que eso habría rendido, con comisiones y deslizamiento, solo lo muestra un backtest, desde {price:pine-script-indicator.strategy-with-backtest}; ni lo uno ni lo otro dice nada seguro sobre el futuro.",
      fr: "Oui, même avec la plus petite option : sur les graphiques passés, vous voyez où votre règle aurait donné un signal, et ces signaux ne changent plus après la clôture de la bougie. Ce que cela aurait rapporté, frais et slippage compris, seul un backtest le montre, à partir de {price:pine-script-indicator.strategy-with-backtest} ; ni l’un ni l’autre ne dit rien de certain sur l’avenir.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-repaint", "pine-backtest"],
  },
  {
    id: "pine-many-symbols",
    asks: {
      en: [
        "can the script scan all stocks of the nasdaq",
        "pine screener for two hundred symbols",
        "alert for fifty coins from one script",
      ],
      de: ["kann das skript alle dax-werte durchsuchen", "Screener in Pine für zweihundert Werte?"],
      es: [
        "¿el script puede rastrear todas las acciones del ibex?",
        "un screener en pine para doscientos valores",
      ],
      fr: [
        "le script peut-il balayer toutes les actions du cac ?",
        "un screener pine pour deux cents valeurs",
      ],
    },
    says: {
      en: "A script looks at the chart it is on. It can read a few other symbols, as the five in our example’s table, but TradingView limits such requests, so a few dozen symbols need something other than a chart: a [market dashboard](/services/market-dashboard), from {price:market-dashboard}. A screener isn’t among the script options.",
      de: "Ein Skript betrachtet den Chart, auf dem es liegt. Ein paar andere Werte kann es abfragen, wie die fünf in der Tabelle unseres Beispiels, aber TradingView begrenzt solche Abfragen; für ein paar Dutzend Werte brauchen Sie etwas anderes als einen Chart: ein [Markt-Dashboard](/services/market-dashboard), ab {price:market-dashboard}. Ein Screener gehört nicht zu den Optionen.",
      es: "Un script mira el gráfico en el que está. Puede consultar unos pocos valores más, como los cinco de la tabla de nuestro ejemplo, pero TradingView limita esas consultas; para unas docenas hace falta algo distinto de un gráfico: un [panel de mercados](/services/market-dashboard), desde {price:market-dashboard}. Un rastreador no figura entre las opciones de script.",
      fr: "Un script regarde le graphique sur lequel il se trouve. Il peut lire quelques autres valeurs, comme les cinq du tableau de notre exemple, mais TradingView limite ces requêtes ; pour quelques dizaines de valeurs, il faut autre chose qu’un graphique : un [tableau de bord de marché](/services/market-dashboard), à partir de {price:market-dashboard}. Un screener ne figure pas parmi les options de script.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["dashboard-or-indicator", "dashboard-extent"],
  },
];
