import type { CuratedAnswer } from "../../curated-answer.ts";

/** What a dashboard shows and where it can be seen. */
export const dashboardScreenAnswers: readonly CuratedAnswer[] = [
  {
    id: "dashboard-what-it-shows",
    asks: {
      en: [
        "what do I see on the market dashboard",
        "does the dashboard have news too",
        "earnings dates on the dashboard",
      ],
      de: ["Charts im Markt-Dashboard?", "was sehe ich auf dem markt-dashboard"],
      es: ["¿qué se ve en el panel de mercados?", "el panel trae también noticias"],
      fr: [
        "que voit-on sur le tableau de bord de marché ?",
        "le tableau de bord donne-t-il aussi les actualités",
      ],
    },
    says: {
      en: "A price table and charts of your symbols, your own measures and a watchlist with notes, in light or dark, with the age of every figure. The largest option adds your positions. News, company figures and order books aren’t listed: describe them in a [quote request](/quote).",
      de: "Eine Kurstabelle und Charts Ihrer Werte, Ihre eigenen Kennzahlen und eine Watchlist mit Notizen, hell oder dunkel, und bei jeder Zahl ihr Alter. Die größte Option zeigt dazu Ihre Positionen. Nachrichten, Unternehmenszahlen und Orderbücher sind nicht aufgeführt: Beschreiben Sie sie in einer [Angebotsanfrage](/quote).",
      es: "Una tabla de precios y gráficos de sus valores, sus propias medidas y una lista con notas, en claro u oscuro, con la antigüedad de cada cifra. La opción más grande añade sus posiciones. Noticias, cifras de empresas y libros de órdenes no figuran en la lista: descríbalos en una [solicitud de presupuesto](/quote).",
      fr: "Un tableau des cours et des graphiques de vos valeurs, vos propres mesures et une liste avec notes, en clair ou en sombre, avec l’ancienneté de chaque chiffre. La plus grande option ajoute vos positions. Les actualités, les chiffres d’entreprises et les carnets d’ordres ne sont pas proposés : décrivez-les dans une [demande de devis](/quote).",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-own-measures", "dashboard-positions"],
  },
  {
    id: "dashboard-own-measures",
    asks: {
      en: [
        "can the dashboard calculate my own ratios",
        "custom formulas in the market dashboard",
        "how many measures of my own can the dashboard have",
      ],
      de: [
        "kann das dashboard meine eigenen kennzahlen rechnen",
        "Eigene Formeln im Markt-Dashboard?",
      ],
      es: [
        "¿el panel calcula mis propios indicadores?",
        "fórmulas propias en el panel de mercados",
      ],
      fr: [
        "le tableau de bord peut-il calculer mes propres ratios ?",
        "formules personnelles dans le tableau de bord",
      ],
    },
    says: {
      en: "Yes, it calculates your own measures exactly as you define them: {holds:market-dashboard.one-source.measures} in the smallest option, {holds:market-dashboard.two-sources.measures} in the second and {holds:market-dashboard.three-sources.measures} in the largest. Write each one down as a formula or with a worked example.",
      de: "Ja, es rechnet Ihre eigenen Kennzahlen so, wie Sie sie festlegen: {holds:market-dashboard.one-source.measures} in der kleinsten Option, {holds:market-dashboard.two-sources.measures} in der zweiten und {holds:market-dashboard.three-sources.measures} in der größten. Schreiben Sie jede als Formel oder mit einem Rechenbeispiel auf.",
      es: "Sí, calcula sus propias medidas tal como usted las defina: {holds:market-dashboard.one-source.measures} en la opción más pequeña, {holds:market-dashboard.two-sources.measures} en la segunda y {holds:market-dashboard.three-sources.measures} en la más grande. Escriba cada una como fórmula o con un ejemplo calculado.",
      fr: "Oui, il calcule vos propres mesures exactement comme vous les définissez : {holds:market-dashboard.one-source.measures} dans la plus petite option, {holds:market-dashboard.two-sources.measures} dans la deuxième et {holds:market-dashboard.three-sources.measures} dans la plus grande. Notez chacune sous forme de formule ou avec un exemple chiffré.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-what-it-shows", "dashboard-extent"],
  },
  {
    id: "dashboard-watchlists",
    asks: {
      en: [
        "does everyone get an own watchlist on the dashboard",
        "can I write notes next to a share on the dashboard",
        "how many watchlists does the market dashboard have",
      ],
      de: [
        "bekommt jeder eine eigene watchlist im dashboard",
        "Kann ich im Dashboard Notizen zu einer Aktie machen?",
      ],
      es: [
        "¿cada uno tiene su lista en el panel?",
        "puedo anotar algo junto a una acción en el panel",
      ],
      fr: [
        "chacun a-t-il sa propre liste dans le tableau de bord ?",
        "puis-je noter quelque chose à côté d'une action dans le tableau de bord",
      ],
    },
    says: {
      en: "The smallest option has one watchlist with your own notes. In the options from {price:market-dashboard.two-sources}, each of up to {holds:market-dashboard.two-sources.people} people has a watchlist. The measures are the same for everyone.",
      de: "Die kleinste Option hat eine Watchlist mit Ihren eigenen Notizen. In den Optionen ab {price:market-dashboard.two-sources} hat jede von bis zu {holds:market-dashboard.two-sources.people} Personen eine Watchlist. Die Kennzahlen sind für alle dieselben.",
      es: "La opción más pequeña tiene una lista con sus propias notas. En las opciones desde {price:market-dashboard.two-sources}, cada una de hasta {holds:market-dashboard.two-sources.people} personas tiene su lista. Las medidas son las mismas para todos.",
      fr: "La plus petite option a une liste avec vos propres notes. Dans les options à partir de {price:market-dashboard.two-sources}, jusqu’à {holds:market-dashboard.two-sources.people} personnes ont chacune leur liste. Les mesures sont les mêmes pour tous.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-more-people", "dashboard-alerts"],
  },
  {
    id: "dashboard-positions",
    asks: {
      en: [
        "can the dashboard show my own portfolio",
        "import my positions into the market dashboard",
        "does the dashboard connect to my broker account",
      ],
      de: ["kann das dashboard mein depot zeigen", "Positionen ins Markt-Dashboard importieren?"],
      es: ["¿el panel muestra mi cartera?", "importar mis posiciones al panel de mercados"],
      fr: [
        "le tableau de bord montre-t-il mon portefeuille ?",
        "importer mes positions dans le tableau de bord",
      ],
    },
    says: {
      en: "Yes, in {name:market-dashboard.three-sources} at {price:market-dashboard.three-sources}: it takes your positions from CSV or from one broker’s interface and shows their exposure. The smaller options show markets, not holdings. For a second broker, ask for a [quote](/quote).",
      de: "Ja, in „{name:market-dashboard.three-sources}“ für {price:market-dashboard.three-sources}: Es übernimmt Ihre Positionen aus CSV-Dateien oder über die Schnittstelle eines Brokers und zeigt Ihr Gesamtrisiko daraus. Die kleineren Optionen zeigen Märkte, keine Bestände. Für einen zweiten Broker fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, en «{name:market-dashboard.three-sources}», por {price:market-dashboard.three-sources}: toma sus posiciones de un CSV o de la interfaz de un bróker y muestra su exposición. Las opciones menores muestran mercados, no carteras. Para un segundo bróker, pida un [presupuesto](/quote).",
      fr: "Oui, dans « {name:market-dashboard.three-sources} », à {price:market-dashboard.three-sources} : il reprend vos positions depuis un CSV ou l’interface d’un courtier et montre leur exposition. Les options plus petites montrent des marchés, pas des portefeuilles. Pour un second courtier, demandez un [devis](/quote).",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-trades", "dashboard-own-measures"],
  },
  {
    id: "dashboard-on-phone",
    asks: {
      en: [
        "can I open the market dashboard on my phone",
        "is the dashboard an app from the store",
        "does the dashboard run on a tablet",
      ],
      de: [
        "kann ich das dashboard auf dem handy öffnen",
        "Ist das Markt-Dashboard eine App aus dem Store?",
      ],
      es: [
        "¿puedo abrir el panel de mercados en el móvil?",
        "el panel es una aplicación de la tienda",
      ],
      fr: [
        "puis-je ouvrir le tableau de bord sur mon téléphone ?",
        "le tableau de bord est-il une appli du store",
      ],
    },
    says: {
      en: "It runs in the browser, behind a sign-in, so there is nothing to install; it isn’t an app from a store. Our pages don’t say how it is laid out on a phone, so tell us before you order if you will mostly use it there.",
      de: "Es läuft im Browser, hinter einer Anmeldung; zu installieren ist also nichts, und eine App aus einem Store ist es nicht. Wie es auf dem Telefon aufgeteilt ist, sagen unsere Seiten nicht; sagen Sie uns also vor der Bestellung, wenn Sie es vor allem dort nutzen.",
      es: "Funciona en el navegador, tras iniciar sesión, así que no hay nada que instalar; no es una aplicación de una tienda. Nuestras páginas no dicen cómo se distribuye en un móvil, así que díganos antes de pedir si lo usará sobre todo allí.",
      fr: "Il tourne dans le navigateur, derrière une connexion : rien à installer, et ce n’est pas une appli d’un store. Nos pages ne disent pas comment il se présente sur un téléphone ; dites-nous donc avant de commander si vous l’utiliserez surtout là.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-private", "dashboard-what-it-shows"],
  },
];
