import type { CuratedAnswer } from "../../curated-answer.ts";

/** How a trading rule becomes a script. */
export const pineRuleAnswers: readonly CuratedAnswer[] = [
  {
    id: "pine-rule-in-words",
    asks: {
      en: [
        "I can't describe my trading rule exactly, can you still code it",
        "how do you make sure you understood my strategy",
        "do we agree on the trading rule before you program the indicator",
      ],
      de: [
        "ich kann meine handelsregel nicht genau beschreiben",
        "Wie stellen Sie sicher, dass Sie meine Strategie verstanden haben?",
      ],
      es: [
        "no sé describir con exactitud mi regla de trading",
        "¿cómo se aseguran de haber entendido mi estrategia?",
      ],
      fr: [
        "je n'arrive pas à décrire exactement ma règle de trading",
        "comment vérifiez-vous que vous avez compris ma stratégie ?",
      ],
    },
    says: {
      en: "We write your rule down in words first, and you confirm it before any code is written. What can’t be put into words can’t be programmed: describe when it should signal and when not, and chart examples help. If the script then doesn’t do what you confirmed, we fix it free of charge.",
      de: "Zuerst halten wir Ihre Regel in Worten fest, und Sie bestätigen sie, bevor programmiert wird. Was sich nicht in Worte fassen lässt, lässt sich nicht programmieren. Beschreiben Sie, wann ein Signal kommen soll und wann nicht; Beispiele im Chart helfen. Tut das Skript dann nicht, was Sie bestätigt haben, beheben wir das kostenlos.",
      es: "Primero ponemos su regla por escrito y usted la confirma antes de que se programe nada. Lo que no se puede decir con palabras no se puede programar: describa cuándo debe dar señal y cuándo no; los ejemplos en el gráfico ayudan. Si luego el script no hace lo que usted confirmó, lo arreglamos gratis.",
      fr: "Nous mettons d’abord votre règle en mots, et vous la confirmez avant toute ligne de code. Ce qui ne peut pas se dire ne peut pas se programmer : décrivez quand il faut un signal et quand il n’en faut pas, exemples de graphiques à l’appui. Si le script ne fait pas ensuite ce que vous avez confirmé, nous le corrigeons gratuitement.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-what-you-bring", "pine-no-rule"],
  },
  {
    id: "pine-what-you-bring",
    asks: {
      en: [
        "what do you need from me for the indicator",
        "what should I send you to get a pine script",
        "do you need screenshots of my charts for the script",
      ],
      de: [
        "was braucht ihr von mir für den indikator",
        "Was soll ich für das Pine Script schicken?",
      ],
      es: ["¿qué necesitan de mí para el indicador?", "qué envío para que hagan el pine script"],
      fr: [
        "de quoi avez-vous besoin pour l'indicateur ?",
        "que dois-je envoyer pour le pine script",
      ],
    },
    says: {
      en: "Your rule in your own words, the markets and timeframes you use, and a few chart examples of where it should signal and where it shouldn’t. We never ask for passwords: you put the finished script into your own TradingView account yourself.",
      de: "Ihre Regel in Ihren eigenen Worten, die Märkte und Zeitebenen, die Sie nutzen, und ein paar Beispiele im Chart, wo ein Signal kommen soll und wo nicht. Nach Passwörtern fragen wir nie: Das fertige Skript setzen Sie selbst in Ihr TradingView-Konto ein.",
      es: "Su regla con sus propias palabras, los mercados y marcos temporales que usa y unos ejemplos en el gráfico de dónde debe dar señal y dónde no. Nunca pedimos contraseñas: el script terminado lo pone usted mismo en su cuenta de TradingView.",
      fr: "Votre règle avec vos mots, les marchés et unités de temps que vous utilisez, et quelques exemples de graphiques où il faut un signal et où il n’en faut pas. Nous ne demandons jamais de mot de passe : vous mettez vous-même le script terminé dans votre compte TradingView.",
    },
    page: "/docs",
    service: "pine-script-indicator",
    next: ["pine-rule-in-words", "pine-tradingview-plan"],
  },
  {
    id: "pine-conditions",
    asks: {
      en: [
        "how many conditions can the indicator check",
        "rsi and volume and moving average in one indicator",
        "my trading rule has six conditions, which script option",
      ],
      de: [
        "wie viele bedingungen prüft der indikator",
        "RSI, Volumen und Durchschnitt in einem Indikator?",
      ],
      es: [
        "¿cuántas condiciones puede comprobar el indicador?",
        "rsi, volumen y media móvil en un solo indicador",
      ],
      fr: [
        "combien de conditions l'indicateur peut-il vérifier ?",
        "rsi, volume et moyenne mobile dans un seul indicateur",
      ],
    },
    says: {
      en: "The option at {price:pine-script-indicator.one-indicator} holds one indicator with up to {holds:pine-script-indicator.one-indicator.conditions} conditions, for example a crossing of two averages, a trend and a volume. The larger options name no number of conditions: tell us yours before you order. Anything larger than an option is quoted first.",
      de: "Die Option für {price:pine-script-indicator.one-indicator} umfasst einen Indikator mit bis zu {holds:pine-script-indicator.one-indicator.conditions} Bedingungen, zum Beispiel das Kreuzen zweier Durchschnitte, ein Trend und ein Volumen. Die größeren Optionen nennen keine Zahl: Sagen Sie uns Ihre Bedingungen vor der Bestellung. Was über eine Option hinausgeht, bekommt vorher ein Angebot.",
      es: "La opción de {price:pine-script-indicator.one-indicator} abarca un indicador con hasta {holds:pine-script-indicator.one-indicator.conditions} condiciones, por ejemplo un cruce de medias, una tendencia y un volumen. Las opciones mayores no fijan un número: díganos sus condiciones antes de pedir. Lo que supere una opción se presupuesta antes.",
      fr: "L’option à {price:pine-script-indicator.one-indicator} comprend un indicateur avec jusqu’à {holds:pine-script-indicator.one-indicator.conditions} conditions, par exemple un croisement de moyennes, une tendance et un volume. Les options plus grandes ne fixent pas de nombre : dites-nous les vôtres avant de commander. Ce qui dépasse une option fait d’abord l’objet d’un devis.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-several-rules", "pine-settings"],
  },
  {
    id: "pine-no-rule",
    asks: {
      en: [
        "I have no trading strategy yet, can you invent one",
        "do you suggest a rule for my indicator",
        "which strategy should I have programmed",
      ],
      de: [
        "ich habe noch keine strategie, könnt ihr eine erfinden",
        "Schlagen Sie eine Regel für meinen Indikator vor?",
      ],
      es: [
        "aún no tengo estrategia, ¿pueden inventar una?",
        "proponen una regla para mi indicador",
      ],
      fr: [
        "je n'ai pas encore de stratégie, pouvez-vous en inventer une ?",
        "proposez-vous une règle pour mon indicateur",
      ],
    },
    says: {
      en: "No, the rule has to be yours: we give no financial advice and sell no strategies. To find out what a script can do, read our PineScript examples: complete, free scripts, from a simple moving-average cross to alerts, and where each one misleads you. When you have a rule, we write it from {price:pine-script-indicator}.",
      de: "Nein, die Regel muss von Ihnen kommen: Wir geben keine Finanzberatung und verkaufen keine Strategien. Was ein Skript kann, sehen Sie in unseren PineScript-Beispielen: vollständige, kostenlose Skripte, vom einfachen Kreuzen zweier Durchschnitte bis zu Alarmen, und wo jedes in die Irre führt. Haben Sie eine Regel, schreiben wir sie ab {price:pine-script-indicator}.",
      es: "No, la regla tiene que ser suya: no damos asesoramiento financiero ni vendemos estrategias. Para ver qué puede hacer un script, lea nuestros ejemplos de PineScript: scripts completos y gratuitos, desde un simple cruce de medias hasta alertas, y dónde engaña cada uno. Cuando tenga una regla, la escribimos desde {price:pine-script-indicator}.",
      fr: "Non, la règle doit venir de vous : nous ne donnons pas de conseil financier et ne vendons pas de stratégies. Pour voir ce que peut un script, lisez nos exemples PineScript : des scripts complets et gratuits, du simple croisement de moyennes aux alertes, et où chacun vous trompe. Quand vous aurez une règle, nous l’écrivons à partir de {price:pine-script-indicator}.",
    },
    page: "/tutorials/pinescript-examples",
    service: "pine-script-indicator",
    next: ["pine-profit", "tutorials"],
  },
  {
    id: "pine-several-rules",
    asks: {
      en: [
        "two indicators in one order",
        "I have three trading rules, do I pay three times",
        "can one script hold several strategies",
      ],
      de: [
        "zwei indikatoren in einer bestellung",
        "Ich habe drei Handelsregeln, zahle ich dreimal?",
      ],
      es: ["dos indicadores en un solo pedido", "tengo tres reglas de trading, ¿pago tres veces?"],
      fr: [
        "deux indicateurs dans une seule commande",
        "j'ai trois règles de trading, je paie trois fois ?",
      ],
    },
    says: {
      en: "Each option is for one rule: one indicator, one strategy, or both on the same rule. For several rules you order several times, or list them all in a [quote request](/quote) and get one fixed price for everything.",
      de: "Jede Option ist für eine Regel: ein Indikator, eine Strategie oder beides zur selben Regel. Für mehrere Regeln bestellen Sie mehrmals, oder Sie zählen alle in einer [Angebotsanfrage](/quote) auf und bekommen einen festen Preis für alles.",
      es: "Cada opción es para una regla: un indicador, una estrategia o ambos sobre la misma regla. Para varias reglas pida varias veces, o enumérelas todas en una [solicitud de presupuesto](/quote) y recibirá un solo precio fijo por todo.",
      fr: "Chaque option est pour une règle : un indicateur, une stratégie, ou les deux sur la même règle. Pour plusieurs règles, commandez plusieurs fois, ou énumérez-les toutes dans une [demande de devis](/quote) et recevez un seul prix fixe pour le tout.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-conditions", "projects-at-once"],
  },
];
