import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a dashboard does and doesn’t do, and what to choose instead. */
export const dashboardChoosingAnswers: readonly CuratedAnswer[] = [
  {
    id: "dashboard-alerts",
    asks: {
      en: [
        "does the dashboard warn me when a price drops",
        "email alert from the market dashboard",
        "can the dashboard text me when gold passes a limit",
      ],
      de: ["warnt mich das dashboard, wenn ein kurs fällt", "Kursalarm per Mail vom Dashboard?"],
      es: ["¿el panel me avisa si baja un precio?", "alertas por correo del panel de mercados"],
      fr: [
        "le tableau de bord me prévient-il quand un cours baisse ?",
        "alerte par mail du tableau de bord",
      ],
    },
    says: {
      en: "Yes: every option emails you at the limits you set. {name:market-dashboard.three-sources} at {price:market-dashboard.three-sources} also sends webhook messages that a system of your own can read. SMS, WhatsApp and phone notifications aren’t listed: ask for a [quote](/quote).",
      de: "Ja: Jede Option schickt Ihnen eine E-Mail bei den Grenzwerten, die Sie setzen. „{name:market-dashboard.three-sources}“ für {price:market-dashboard.three-sources} sendet außerdem Webhook-Nachrichten, die ein eigenes System lesen kann. SMS, WhatsApp und Mitteilungen aufs Telefon sind nicht aufgeführt: Fragen Sie ein [Angebot](/quote) an.",
      es: "Sí: todas las opciones le mandan un correo en los límites que usted fije. «{name:market-dashboard.three-sources}», por {price:market-dashboard.three-sources}, envía además mensajes webhook que puede leer su propio sistema. SMS, WhatsApp y notificaciones en el móvil no figuran en la lista: pida un [presupuesto](/quote).",
      fr: "Oui : chaque option vous envoie un mail aux seuils que vous fixez. « {name:market-dashboard.three-sources} », à {price:market-dashboard.three-sources}, envoie aussi des webhooks qu’un système à vous peut lire. Les SMS, WhatsApp et notifications sur téléphone ne sont pas proposés : demandez un [devis](/quote).",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["webhook-what", "dashboard-freshness"],
  },
  {
    id: "dashboard-trades",
    asks: {
      en: [
        "can I buy and sell from the dashboard",
        "does the market dashboard place orders",
        "trade directly on the dashboard screen",
      ],
      de: ["kann ich im dashboard kaufen und verkaufen", "Gibt das Markt-Dashboard Orders auf?"],
      es: ["¿puedo comprar y vender desde el panel?", "el panel de mercados lanza órdenes"],
      fr: [
        "puis-je acheter et vendre depuis le tableau de bord ?",
        "le tableau de bord passe-t-il des ordres",
      ],
    },
    says: {
      en: "No, it shows prices, measures and alerts; placing orders isn’t part of any option, and you decide on each trade yourself. If a system of your own should react, the largest option at {price:market-dashboard.three-sources} sends it webhook alerts.",
      de: "Nein, es zeigt Kurse, Kennzahlen und Alarme; Orders aufzugeben gehört zu keiner Option, und über jeden Handel entscheiden Sie selbst. Soll ein eigenes System reagieren, schickt ihm die größte Option für {price:market-dashboard.three-sources} Webhook-Alarme.",
      es: "No, muestra precios, medidas y alertas; lanzar órdenes no forma parte de ninguna opción, y cada operación la decide usted. Si debe reaccionar un sistema suyo, la opción más grande, por {price:market-dashboard.three-sources}, le envía alertas webhook.",
      fr: "Non, il montre des cours, des mesures et des alertes ; passer des ordres ne fait partie d’aucune option, et c’est vous qui décidez de chaque opération. Si un système à vous doit réagir, la plus grande option, à {price:market-dashboard.three-sources}, lui envoie des alertes webhook.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-advice", "dashboard-positions"],
  },
  {
    id: "dashboard-advice",
    asks: {
      en: [
        "does the dashboard tell me what to buy",
        "will the dashboard predict prices",
        "can I rely on the dashboard figures for trading",
      ],
      de: ["sagt mir das dashboard, was ich kaufen soll", "Kann das Dashboard Kurse vorhersagen?"],
      es: ["¿el panel me dice qué comprar?", "el panel predice los precios"],
      fr: ["le tableau de bord me dit-il quoi acheter ?", "le tableau de bord prédit-il les cours"],
    },
    says: {
      en: "No: it is information, not financial advice, and it forecasts nothing. Data can be late or wrong, past results say nothing certain about future ones, and you can lose money. What it does is show each figure with its age, so that you can judge it yourself.",
      de: "Nein: Es informiert, ist keine Finanzberatung und sagt nichts voraus. Daten können verspätet oder falsch sein, vergangene Ergebnisse sagen nichts Sicheres über künftige, und Sie können Geld verlieren. Was es tut: Es zeigt bei jeder Zahl, wie alt sie ist, damit Sie selbst urteilen können.",
      es: "No: es información, no asesoramiento financiero, y no predice nada. Los datos pueden llegar tarde o estar mal, los resultados pasados no dicen nada seguro sobre los futuros, y puede perder dinero. Lo que hace es mostrar cada cifra con su antigüedad, para que juzgue usted mismo.",
      fr: "Non : c’est de l’information, pas un conseil financier, et il ne prévoit rien. Les données peuvent être en retard ou fausses, les résultats passés ne disent rien de certain sur l’avenir, et vous pouvez perdre de l’argent. Ce qu’il fait, c’est afficher l’ancienneté de chaque chiffre, pour que vous jugiez vous-même.",
    },
    page: "/legal/terms#trading-tools",
    service: "market-dashboard",
    next: ["dashboard-trades", "dashboard-stale"],
  },
  {
    id: "dashboard-or-indicator",
    asks: {
      en: [
        "do I need a market dashboard or a tradingview indicator",
        "dashboard versus tradingview, what is better for me",
        "why a dashboard when I have tradingview",
      ],
      de: [
        "brauche ich ein dashboard oder einen tradingview-indikator",
        "Unterschied zwischen Markt-Dashboard und Pine Script?",
      ],
      es: [
        "¿necesito un panel de mercados o un indicador de tradingview?",
        "diferencia entre el panel y el pine script",
      ],
      fr: [
        "me faut-il un tableau de bord ou un indicateur tradingview ?",
        "différence entre le tableau de bord et le pine script",
      ],
    },
    says: {
      en: "An indicator, from {price:pine-script-indicator}, applies one rule to a chart in TradingView and alerts you there. A dashboard, from {price:market-dashboard}, shows many symbols from your own data providers on a screen of your own, with your measures and notes. For one rule take the script; for an overview of many markets, the dashboard.",
      de: "Ein Indikator, ab {price:pine-script-indicator}, wendet eine Regel auf einen Chart in TradingView an und alarmiert Sie dort. Ein Dashboard, ab {price:market-dashboard}, zeigt viele Werte Ihrer eigenen Datenanbieter auf einem eigenen Bildschirm, mit Ihren Kennzahlen und Notizen. Für eine Regel nehmen Sie das Skript, für den Überblick über viele Märkte das Dashboard.",
      es: "Un indicador, desde {price:pine-script-indicator}, aplica una regla a un gráfico de TradingView y le avisa allí. Un panel, desde {price:market-dashboard}, muestra muchos valores de sus propios proveedores de datos en una pantalla suya, con sus medidas y notas. Para una regla, tome el script; para ver muchos mercados de un vistazo, el panel.",
      fr: "Un indicateur, à partir de {price:pine-script-indicator}, applique une règle à un graphique dans TradingView et vous y alerte. Un tableau de bord, à partir de {price:market-dashboard}, montre de nombreuses valeurs de vos propres fournisseurs de données sur un écran à vous, avec vos mesures et vos notes. Pour une règle, prenez le script ; pour une vue d’ensemble de nombreux marchés, le tableau de bord.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["pine-indicator-or-strategy", "dashboard-what-it-shows"],
  },
  {
    id: "dashboard-beyond-listed",
    asks: {
      en: [
        "more than two hundred symbols on the dashboard",
        "a fourth data provider for the market dashboard",
        "can the dashboard be bigger than your largest option",
      ],
      de: [
        "Geht das Dashboard auch größer als Ihre größte Option?",
        "mehr als zweihundert werte im dashboard",
      ],
      es: [
        "¿puede el panel ser mayor que su opción más grande?",
        "más de doscientos valores en el panel",
      ],
      fr: [
        "le tableau de bord peut-il dépasser votre plus grande option ?",
        "plus de deux cents valeurs sur le tableau de bord",
      ],
    },
    says: {
      en: "Yes, by quote: the largest option holds {holds:market-dashboard.three-sources.symbols} symbols, {holds:market-dashboard.three-sources.providers} providers and {holds:market-dashboard.three-sources.measures} measures of your own, and anything larger or different is quoted first, at a fixed price. Describe it in a [quote request](/quote), figures of your own company included; you know within {fact:quoteHours} hours.",
      de: "Ja, über ein Angebot: Die größte Option umfasst {holds:market-dashboard.three-sources.symbols} Werte, {holds:market-dashboard.three-sources.providers} Anbieter und {holds:market-dashboard.three-sources.measures} eigene Kennzahlen; alles Größere oder andere bekommt vorher ein Angebot zum Festpreis. Beschreiben Sie es in einer [Angebotsanfrage](/quote), auch wenn es um Zahlen Ihres Unternehmens geht; in {fact:quoteHours} Stunden wissen Sie Bescheid.",
      es: "Sí, con presupuesto: la opción más grande abarca {holds:market-dashboard.three-sources.symbols} valores, {holds:market-dashboard.three-sources.providers} proveedores y {holds:market-dashboard.three-sources.measures} medidas propias, y lo que sea mayor o distinto se presupuesta antes, a precio fijo. Descríbalo en una [solicitud de presupuesto](/quote), también si son cifras de su empresa; en {fact:quoteHours} horas lo sabe.",
      fr: "Oui, sur devis : la plus grande option comprend {holds:market-dashboard.three-sources.symbols} valeurs, {holds:market-dashboard.three-sources.providers} fournisseurs et {holds:market-dashboard.three-sources.measures} mesures à vous, et tout ce qui est plus grand ou différent fait d’abord l’objet d’un devis, à prix fixe. Décrivez-le dans une [demande de devis](/quote), chiffres de votre entreprise compris ; vous êtes fixé sous {fact:quoteHours} heures.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["quote-how", "dashboard-extent"],
  },
];
