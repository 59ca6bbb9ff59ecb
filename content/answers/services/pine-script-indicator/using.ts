import type { CuratedAnswer } from "../../curated-answer.ts";

/** Installing a script, its settings and its alerts. */
export const pineUsingAnswers: readonly CuratedAnswer[] = [
  {
    id: "pine-install",
    asks: {
      en: [
        "how do I get the indicator onto my chart",
        "is it hard to add a pine script to tradingview",
        "do you set the script up in my tradingview account",
      ],
      de: [
        "wie kommt der indikator in meinen chart",
        "Ist es schwer, ein Pine Script in TradingView einzufügen?",
      ],
      es: [
        "¿cómo pongo el indicador en mi gráfico?",
        "es difícil añadir un pine script a tradingview",
      ],
      fr: [
        "comment mettre l'indicateur sur mon graphique ?",
        "est-ce difficile d'ajouter un pine script à tradingview",
      ],
    },
    says: {
      en: "You paste it in yourself, in a few steps: open the Pine Editor in TradingView, delete the default code, paste the whole script, save it, and choose Add to chart. Alerts are created under Alerts, with the script’s name as the condition. Our tutorial shows each step, and if the script doesn’t work as agreed, we fix it free of charge for {fact:supportDays} days after delivery.",
      de: "Sie fügen es selbst ein, in wenigen Schritten: In TradingView den Pine Editor öffnen, den vorhandenen Code löschen, das ganze Skript einfügen, speichern und zum Chart hinzufügen. Alarme legen Sie unter „Alarme“ an, mit dem Namen des Skripts als Bedingung. Unsere Anleitung zeigt jeden Schritt, und wenn das Skript nicht wie vereinbart funktioniert, beheben wir das {fact:supportDays} Tage lang nach der Lieferung kostenlos.",
      es: "Lo pega usted mismo en pocos pasos: abra el editor Pine en TradingView, borre el código que haya, pegue el script entero, guárdelo y añádalo al gráfico. Las alertas se crean en el apartado de alertas, con el nombre del script como condición. Nuestro tutorial muestra cada paso, y si el script no funciona como se acordó, lo arreglamos gratis durante {fact:supportDays} días tras la entrega.",
      fr: "Vous le collez vous-même, en quelques étapes : ouvrez l’éditeur Pine dans TradingView, effacez le code présent, collez tout le script, enregistrez-le et ajoutez-le au graphique. Les alertes se créent dans la rubrique des alertes, avec le nom du script comme condition. Notre tutoriel montre chaque étape, et si le script ne fonctionne pas comme convenu, nous le corrigeons gratuitement pendant {fact:supportDays} jours après la livraison.",
    },
    page: "/tutorials/pinescript-examples#put-a-script-on-your-chart",
    service: "pine-script-indicator",
    next: ["pine-settings", "pine-tradingview-plan"],
  },
  {
    id: "pine-settings",
    asks: {
      en: [
        "can I change the length of the average in the indicator myself",
        "does the indicator have settings",
        "adjust the stop in the script without coding",
      ],
      de: ["kann ich die länge im indikator selbst ändern", "Hat der Indikator Einstellungen?"],
      es: ["¿puedo cambiar yo los valores del indicador?", "el indicador tiene ajustes"],
      fr: [
        "puis-je changer moi-même les valeurs de l'indicateur ?",
        "l'indicateur a-t-il des réglages",
      ],
    },
    says: {
      en: "Yes: every figure in your rule becomes a setting, so you change lengths and levels in TradingView yourself, without touching the code. You open the settings with a double click on the script’s name. A different rule, not just another figure, is a change to the code.",
      de: "Ja: Jede Zahl Ihrer Regel wird zu einer Einstellung; Längen und Schwellen ändern Sie also selbst in TradingView, ohne den Code anzufassen. Die Einstellungen öffnen Sie mit einem Doppelklick auf den Namen des Skripts. Eine andere Regel, nicht nur eine andere Zahl, ist eine Änderung am Code.",
      es: "Sí: cada cifra de su regla se convierte en un ajuste, así que usted mismo cambia longitudes y niveles en TradingView sin tocar el código. Los ajustes se abren con un doble clic en el nombre del script. Otra regla, y no solo otra cifra, es un cambio en el código.",
      fr: "Oui : chaque chiffre de votre règle devient un réglage ; vous changez donc vous-même longueurs et niveaux dans TradingView, sans toucher au code. Les réglages s’ouvrent d’un double clic sur le nom du script. Une autre règle, et pas seulement un autre chiffre, est une modification du code.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-change-code", "pine-conditions"],
  },
  {
    id: "pine-alerts",
    asks: {
      en: [
        "where do I receive the alerts of the indicator",
        "does the script send alerts to my phone",
        "how many alerts come with the indicator",
      ],
      de: ["wo bekomme ich die alarme des indikators", "Schickt das Skript Alarme aufs Handy?"],
      es: ["¿dónde recibo las alertas del indicador?", "el script manda alertas al móvil"],
      fr: [
        "où est-ce que je reçois les alertes de l'indicateur ?",
        "le script envoie-t-il des alertes sur mon téléphone",
      ],
    },
    says: {
      en: "In TradingView: you create the alert there from the script and choose how it notifies you, as far as your TradingView plan allows. The smallest option has {holds:pine-script-indicator.one-indicator.alerts} alert, the strategy at {price:pine-script-indicator.strategy-with-backtest} up to {holds:pine-script-indicator.strategy-with-backtest.alerts}, and the option at {price:pine-script-indicator.indicator-strategy-webhooks} also sends webhook messages. Set to once per bar close, an alert comes when the bar has closed.",
      de: "In TradingView: Dort legen Sie den Alarm aus dem Skript an und wählen, wie er Sie benachrichtigt, soweit Ihr TradingView-Tarif es zulässt. Die kleinste Option hat {holds:pine-script-indicator.one-indicator.alerts} Alarm, die Strategie für {price:pine-script-indicator.strategy-with-backtest} bis zu {holds:pine-script-indicator.strategy-with-backtest.alerts}, und die Option für {price:pine-script-indicator.indicator-strategy-webhooks} sendet auch Webhook-Nachrichten. Auf einmal pro Kerzenschluss gestellt, kommt ein Alarm, wenn die Kerze geschlossen ist.",
      es: "En TradingView: allí crea la alerta a partir del script y elige cómo le avisa, hasta donde permita su plan de TradingView. La opción más pequeña tiene {holds:pine-script-indicator.one-indicator.alerts} alerta, la estrategia de {price:pine-script-indicator.strategy-with-backtest} hasta {holds:pine-script-indicator.strategy-with-backtest.alerts}, y la opción de {price:pine-script-indicator.indicator-strategy-webhooks} envía además mensajes webhook. Con el ajuste de una vez al cierre de la vela, la alerta llega cuando la vela ha cerrado.",
      fr: "Dans TradingView : vous y créez l’alerte à partir du script et choisissez comment elle vous prévient, dans la limite de votre abonnement TradingView. La plus petite option a {holds:pine-script-indicator.one-indicator.alerts} alerte, la stratégie à {price:pine-script-indicator.strategy-with-backtest} jusqu’à {holds:pine-script-indicator.strategy-with-backtest.alerts}, et l’option à {price:pine-script-indicator.indicator-strategy-webhooks} envoie aussi des webhooks. Réglée sur une fois par clôture, une alerte arrive quand la bougie est close.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["pine-tradingview-plan", "pine-webhook-target"],
  },
  {
    id: "pine-webhook-target",
    asks: {
      en: [
        "where can the script's webhook send its message",
        "send the tradingview alert to telegram or discord",
        "alerts from my indicator into a google sheet",
      ],
      de: [
        "wohin kann der webhook des skripts senden",
        "TradingView-Alarm an Telegram oder Discord?",
      ],
      es: [
        "¿adónde puede enviar el webhook del script?",
        "alerta de tradingview a telegram o discord",
      ],
      fr: [
        "où le webhook du script peut-il envoyer son message ?",
        "alerte tradingview vers telegram ou discord",
      ],
    },
    says: {
      en: "To any address of a system of yours: {name:pine-script-indicator.indicator-strategy-webhooks} at {price:pine-script-indicator.indicator-strategy-webhooks} writes the message in the format that system reads. For a single action, such as a row in a spreadsheet, a webhook in Zapier or Make takes it without a server of your own. Setting up the receiving side isn’t included, and your TradingView plan must allow webhooks.",
      de: "An jede Adresse eines eigenen Systems: „{name:pine-script-indicator.indicator-strategy-webhooks}“ für {price:pine-script-indicator.indicator-strategy-webhooks} schreibt die Nachricht in dem Format, das dieses System liest. Für eine einzelne Aktion, etwa eine Zeile in einer Tabelle, nimmt sie ein Webhook in Zapier oder Make an, ohne eigenen Server. Die empfangende Seite einzurichten ist nicht enthalten, und Ihr TradingView-Tarif muss Webhooks erlauben.",
      es: "A cualquier dirección de un sistema suyo: «{name:pine-script-indicator.indicator-strategy-webhooks}», por {price:pine-script-indicator.indicator-strategy-webhooks}, escribe el mensaje en el formato que lee ese sistema. Para una sola acción, como una fila en una hoja de cálculo, lo recibe un webhook de Zapier o Make sin servidor propio. Montar el lado que recibe no está incluido, y su plan de TradingView debe permitir webhooks.",
      fr: "À toute adresse d’un système à vous : « {name:pine-script-indicator.indicator-strategy-webhooks} », à {price:pine-script-indicator.indicator-strategy-webhooks}, écrit le message au format que ce système lit. Pour une seule action, comme une ligne dans un tableur, un webhook de Zapier ou Make le reçoit sans serveur à vous. Mettre en place le côté qui reçoit n’est pas compris, et votre abonnement TradingView doit permettre les webhooks.",
    },
    page: "/services/pine-script-indicator",
    service: "pine-script-indicator",
    next: ["webhook-what", "pine-auto-trading"],
  },
];
