import type { CuratedAnswer } from "../../curated-answer.ts";

/** Which markets and providers a dashboard reads, and how fresh and how old its data is. */
export const dashboardDataAnswers: readonly CuratedAnswer[] = [
  {
    id: "dashboard-which-markets",
    asks: {
      en: [
        "which markets can the dashboard show",
        "can I put crypto and shares on the same dashboard",
        "does the market dashboard do forex",
      ],
      de: ["welche märkte zeigt das dashboard", "Krypto und Aktien auf einem Dashboard?"],
      es: [
        "¿qué mercados muestra el panel de mercados?",
        "criptomonedas y acciones en el mismo panel",
      ],
      fr: [
        "quels marchés le tableau de bord peut-il afficher ?",
        "cryptos et actions sur le même tableau de bord",
      ],
    },
    says: {
      en: "Any market that your data provider covers: you choose the symbols, and the prices come from the market data you choose. Our pages name no list of exchanges, so tell us your symbols and where their prices come from before you order.",
      de: "Jeden Markt, den Ihr Datenanbieter abdeckt: Sie wählen die Werte, und die Kurse kommen aus den Marktdaten Ihrer Wahl. Eine Liste von Börsen nennen unsere Seiten nicht; sagen Sie uns also vor der Bestellung, welche Werte es sind und woher deren Kurse kommen.",
      es: "Cualquier mercado que cubra su proveedor de datos: usted elige los valores, y los precios vienen de los datos de mercado que elija. Nuestras páginas no dan una lista de bolsas, así que díganos antes de pedir qué valores son y de dónde salen sus precios.",
      fr: "Tout marché que couvre votre fournisseur de données : vous choisissez les valeurs, et les cours viennent des données de marché de votre choix. Nos pages ne donnent pas de liste de places boursières ; dites-nous donc avant de commander quelles sont vos valeurs et d’où viennent leurs cours.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-providers", "dashboard-extent"],
  },
  {
    id: "dashboard-providers",
    asks: {
      en: [
        "which data vendors can you connect to the dashboard",
        "can the market dashboard use bloomberg data",
        "does the dashboard work with a free data api",
      ],
      de: [
        "welche datenanbieter lassen sich ans dashboard anschließen",
        "Kann das Dashboard Bloomberg-Daten lesen?",
      ],
      es: ["¿qué proveedores de datos conecta el panel?", "el panel puede leer datos de bloomberg"],
      fr: [
        "quels fournisseurs de données le tableau de bord accepte-t-il ?",
        "le tableau de bord peut-il lire bloomberg",
      ],
    },
    says: {
      en: "The one you choose: one, two or three providers by option, {price:market-dashboard.one-source}, {price:market-dashboard.two-sources} and {price:market-dashboard.three-sources}, under your own licence. It needs an interface that programs may read and a licence that allows this use. Name your provider in a [quote request](/quote) if you aren’t sure; we check it before anything is charged.",
      de: "Den, den Sie wählen: einen, zwei oder drei Anbieter je nach Option, zu {price:market-dashboard.one-source}, {price:market-dashboard.two-sources} und {price:market-dashboard.three-sources}, unter Ihrer eigenen Lizenz. Er braucht eine Schnittstelle, die Programme lesen dürfen, und die Lizenz muss diese Nutzung erlauben. Wenn Sie unsicher sind, nennen Sie ihn in einer [Angebotsanfrage](/quote); wir prüfen es, bevor etwas berechnet wird.",
      es: "El que usted elija: uno, dos o tres proveedores según la opción, a {price:market-dashboard.one-source}, {price:market-dashboard.two-sources} y {price:market-dashboard.three-sources}, con su propia licencia. Hace falta una interfaz que los programas puedan leer y una licencia que permita ese uso. Si no está seguro, indique su proveedor en una [solicitud de presupuesto](/quote); lo comprobamos antes de cobrar nada.",
      fr: "Celui que vous choisissez : un, deux ou trois fournisseurs selon l’option, à {price:market-dashboard.one-source}, {price:market-dashboard.two-sources} et {price:market-dashboard.three-sources}, sous votre propre licence. Il faut une interface que les programmes peuvent lire et une licence qui permet cet usage. En cas de doute, indiquez votre fournisseur dans une [demande de devis](/quote) ; nous vérifions avant tout paiement.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-freshness", "integrations-not-listed"],
  },
  {
    id: "dashboard-stale",
    asks: {
      en: [
        "what happens on the dashboard when the data feed fails",
        "how do I notice old prices on the dashboard",
        "dashboard when the provider is down",
      ],
      de: [
        "was zeigt das dashboard, wenn der datenanbieter ausfällt",
        "Merke ich im Dashboard, dass ein Kurs veraltet ist?",
      ],
      es: [
        "¿qué muestra el panel si falla el proveedor de datos?",
        "cómo noto que un precio del panel es viejo",
      ],
      fr: [
        "que montre le tableau de bord si le flux de données tombe ?",
        "comment voir qu'un cours du tableau de bord est vieux",
      ],
    },
    says: {
      en: "You see it: every figure on screen shows its age, and a stale feed is shown as stale, not as today’s price. We can’t keep your provider’s feed running, but if the dashboard itself doesn’t work as agreed, we fix it free of charge for {fact:supportDays} days after delivery.",
      de: "Sie sehen es: Jede Zahl zeigt, wie alt sie ist, und ein stehender Datenstrom erscheint als veraltet, nicht als heutiger Kurs. Den Datenstrom Ihres Anbieters können wir nicht am Laufen halten; funktioniert aber das Dashboard selbst nicht wie vereinbart, beheben wir das in den {fact:supportDays} Tagen nach der Lieferung kostenlos.",
      es: "Usted lo ve: cada cifra en pantalla muestra su antigüedad, y una fuente parada aparece como desactualizada, no como el precio de hoy. No podemos mantener en marcha la fuente de su proveedor, pero si el propio panel no funciona como se acordó, lo arreglamos gratis durante {fact:supportDays} días tras la entrega.",
      fr: "Vous le voyez : chaque chiffre affiche son ancienneté, et un flux arrêté apparaît comme périmé, pas comme le cours du jour. Nous ne pouvons pas faire tourner le flux de votre fournisseur, mais si le tableau de bord lui-même ne fonctionne pas comme convenu, nous le corrigeons gratuitement pendant {fact:supportDays} jours après la livraison.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-freshness", "delivered-broken"],
  },
  {
    id: "dashboard-older-history",
    asks: {
      en: [
        "can the dashboard load prices from the last ten years",
        "import old price history into the dashboard",
        "does the dashboard keep minute by minute history",
      ],
      de: [
        "kann das dashboard kurse der letzten zehn jahre laden",
        "Alte Kursdaten ins Dashboard übernehmen?",
      ],
      es: [
        "¿el panel puede cargar precios de los últimos diez años?",
        "importar histórico antiguo al panel",
      ],
      fr: [
        "le tableau de bord peut-il charger les cours des dix dernières années ?",
        "importer un ancien historique dans le tableau de bord",
      ],
    },
    says: {
      en: "The options from {price:market-dashboard.two-sources} store one value a day, from the day of launch; the smallest stores none. Loading older prices or keeping shorter intervals isn’t listed: ask for a [quote](/quote), and check that your provider sells you that history.",
      de: "Die Optionen ab {price:market-dashboard.two-sources} speichern Tageswerte, vom Tag des Starts an; die kleinste speichert keine. Ältere Kurse zu laden oder kürzere Abstände zu speichern ist nicht aufgeführt: Fragen Sie ein [Angebot](/quote) an, und prüfen Sie, ob Ihr Anbieter Ihnen diese Historie verkauft.",
      es: "Las opciones desde {price:market-dashboard.two-sources} guardan valores diarios, a partir del día del lanzamiento; la más pequeña no guarda ninguno. Cargar precios anteriores o guardar intervalos más cortos no figura en la lista: pida un [presupuesto](/quote) y compruebe que su proveedor le vende ese histórico.",
      fr: "Les options à partir de {price:market-dashboard.two-sources} conservent des valeurs quotidiennes, dès le jour du lancement ; la plus petite n’en conserve pas. Charger des cours plus anciens ou garder des intervalles plus courts n’est pas proposé : demandez un [devis](/quote), et vérifiez que votre fournisseur vous vend cet historique.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-extent", "dashboard-export"],
  },
  {
    id: "dashboard-export",
    asks: {
      en: [
        "can I download the dashboard figures as a file",
        "csv export from the market dashboard",
        "dashboard figures into google sheets",
      ],
      de: [
        "kann ich die zahlen aus dem dashboard herunterladen",
        "Dashboard-Zahlen in Google Sheets?",
      ],
      es: ["¿puedo descargar las cifras del panel?", "cifras del panel en google sheets"],
      fr: [
        "puis-je télécharger les chiffres du tableau de bord ?",
        "chiffres du tableau de bord dans google sheets",
      ],
    },
    says: {
      en: "Yes, every option exports to CSV, which any spreadsheet opens, so nobody retypes figures. A link that keeps a spreadsheet up to date by itself, and reports as PDF, aren’t listed: ask for a [quote](/quote).",
      de: "Ja, jede Option exportiert als CSV, das sich in jeder Tabellenkalkulation öffnen lässt; abgetippt wird also nichts. Eine Verbindung, die eine Tabelle von selbst aktuell hält, und Berichte als PDF sind nicht aufgeführt: Fragen Sie ein [Angebot](/quote) an.",
      es: "Sí, todas las opciones exportan a CSV, que se abre en cualquier hoja de cálculo, así que nadie copia cifras a mano. Un enlace que mantenga una hoja al día por sí solo y los informes en PDF no figuran en la lista: pida un [presupuesto](/quote).",
      fr: "Oui, toutes les options exportent en CSV, que tout tableur ouvre : personne ne recopie de chiffres. Un lien qui tient un tableur à jour tout seul et les rapports en PDF ne sont pas proposés : demandez un [devis](/quote).",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-own-measures", "dashboard-older-history"],
  },
];
