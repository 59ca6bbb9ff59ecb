import type { CuratedAnswer } from "../../curated-answer.ts";

/** Who may see a dashboard, where it runs and who explains it. */
export const dashboardPeopleAnswers: readonly CuratedAnswer[] = [
  {
    id: "dashboard-private",
    asks: {
      en: [
        "is the market dashboard public on the internet",
        "can strangers see our dashboard",
        "password protection for the dashboard",
      ],
      de: ["ist das markt-dashboard öffentlich", "Können Fremde unser Dashboard sehen?"],
      es: ["¿el panel de mercados es público?", "puede ver nuestro panel cualquiera"],
      fr: [
        "le tableau de bord de marché est-il public ?",
        "des inconnus peuvent-ils voir notre tableau de bord",
      ],
    },
    says: {
      en: "It isn’t public: it is behind a sign-in, one in the smallest option and up to {holds:market-dashboard.two-sources.people} people in the larger ones. A public version, for example on your website, isn’t listed, and your data licence would have to allow it: ask for a [quote](/quote).",
      de: "Es ist nicht öffentlich: Man muss sich anmelden, mit einem Zugang in der kleinsten Option und bis zu {holds:market-dashboard.two-sources.people} Personen in den größeren. Eine öffentliche Fassung, etwa auf Ihrer Website, ist nicht aufgeführt, und Ihre Datenlizenz müsste sie erlauben: Fragen Sie ein [Angebot](/quote) an.",
      es: "No es público: hay que iniciar sesión, con un acceso en la opción más pequeña y hasta {holds:market-dashboard.two-sources.people} personas en las mayores. Una versión pública, por ejemplo en su web, no figura en la lista, y su licencia de datos tendría que permitirla: pida un [presupuesto](/quote).",
      fr: "Il n’est pas public : il faut se connecter, avec un accès dans la plus petite option et jusqu’à {holds:market-dashboard.two-sources.people} personnes dans les plus grandes. Une version publique, par exemple sur votre site, n’est pas proposée, et votre licence de données devrait la permettre : demandez un [devis](/quote).",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-more-people", "hosting-who"],
  },
  {
    id: "dashboard-more-people",
    asks: {
      en: [
        "unlimited users on the market dashboard?",
        "more than five people on the market dashboard",
        "we are twelve traders, can all use the dashboard",
      ],
      de: [
        "Können mehr als fünf Personen das Dashboard nutzen?",
        "wir sind zwölf, können alle das dashboard nutzen",
      ],
      es: ["más de cinco personas en el panel", "somos doce, ¿podemos usar todos el panel?"],
      fr: [
        "plus de cinq personnes sur le tableau de bord",
        "nous sommes douze, pouvons-nous tous utiliser le tableau de bord ?",
      ],
    },
    says: {
      en: "Up to {holds:market-dashboard.two-sources.people} people have a sign-in in the options at {price:market-dashboard.two-sources} and {price:market-dashboard.three-sources}, and {holds:market-dashboard.one-source.people} in the smallest. For more, say in a [quote request](/quote) how many you are: you get one fixed price. Check that your data licence allows so many, too.",
      de: "In den Optionen für {price:market-dashboard.two-sources} und {price:market-dashboard.three-sources} können sich bis zu {holds:market-dashboard.two-sources.people} Personen anmelden, in der kleinsten {holds:market-dashboard.one-source.people}. Sind Sie mehr, schreiben Sie die Zahl in eine [Angebotsanfrage](/quote): Sie bekommen einen festen Preis. Prüfen Sie auch, ob Ihre Datenlizenz so viele erlaubt.",
      es: "En las opciones de {price:market-dashboard.two-sources} y {price:market-dashboard.three-sources} tienen acceso hasta {holds:market-dashboard.two-sources.people} personas, y en la más pequeña {holds:market-dashboard.one-source.people}. Si son más, diga cuántas en una [solicitud de presupuesto](/quote): recibirá un precio fijo. Compruebe también que su licencia de datos permite tantas.",
      fr: "Dans les options à {price:market-dashboard.two-sources} et {price:market-dashboard.three-sources}, jusqu’à {holds:market-dashboard.two-sources.people} personnes ont un accès, et {holds:market-dashboard.one-source.people} dans la plus petite. Si vous êtes plus, indiquez combien dans une [demande de devis](/quote) : vous recevez un prix fixe. Vérifiez aussi que votre licence de données en permet autant.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["dashboard-extent", "dashboard-watchlists"],
  },
  {
    id: "dashboard-where-it-runs",
    asks: {
      en: [
        "where does the market dashboard run",
        "do I need an aws account for the dashboard",
        "can the dashboard run on our own server in the office",
      ],
      de: ["wo läuft das markt-dashboard", "Brauche ich für das Dashboard ein Cloud-Konto?"],
      es: ["¿dónde funciona el panel de mercados?", "necesito una cuenta en la nube para el panel"],
      fr: [
        "où tourne le tableau de bord de marché ?",
        "faut-il un compte cloud pour le tableau de bord",
      ],
    },
    says: {
      en: "In your own cloud account, in the region you choose, so it keeps running without us. Hosting and market data are billed to you by their providers; to us you pay once. You invite us to the account for the work. A server of your own in the office isn’t listed: ask for a [quote](/quote).",
      de: "In Ihrem eigenen Cloud-Konto, in der Region Ihrer Wahl; es läuft also auch ohne uns weiter. Hosting und Marktdaten berechnen Ihnen deren Anbieter, uns zahlen Sie einmal. Für die Arbeit laden Sie uns in das Konto ein. Ein eigener Server im Büro ist nicht aufgeführt: Fragen Sie ein [Angebot](/quote) an.",
      es: "En su propia cuenta en la nube, en la región que elija, así que sigue funcionando sin nosotros. El alojamiento y los datos de mercado se los facturan sus proveedores; a nosotros nos paga una vez. Para el trabajo nos invita a la cuenta. Un servidor propio en la oficina no figura en la lista: pida un [presupuesto](/quote).",
      fr: "Dans votre propre compte cloud, dans la région de votre choix : il continue donc de tourner sans nous. L’hébergement et les données de marché vous sont facturés par leurs fournisseurs ; vous nous payez une seule fois. Pour le travail, vous nous invitez dans le compte. Un serveur à vous au bureau n’est pas proposé : demandez un [devis](/quote).",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["price-running-costs", "hosting-who"],
  },
  {
    id: "dashboard-training",
    asks: {
      en: [
        "who explains the market dashboard to us",
        "training for the dashboard included?",
        "is there a manual for the market dashboard",
      ],
      de: ["wer erklärt uns das markt-dashboard", "Ist eine Schulung für das Dashboard dabei?"],
      es: ["¿quién nos explica el panel de mercados?", "incluye formación el panel"],
      fr: [
        "qui nous explique le tableau de bord de marché ?",
        "une formation au tableau de bord est-elle comprise",
      ],
    },
    says: {
      en: "No option lists training or a manual; you see a first version before it is finished and can ask as you try it. For a lesson with your team, order consulting, an hour at {price:tech-consulting.one-hour}, or say so in a [quote request](/quote).",
      de: "Keine Option nennt eine Schulung oder ein Handbuch; Sie sehen eine erste Fassung, bevor es fertig ist, und können beim Ausprobieren fragen. Für eine Einführung Ihres Teams bestellen Sie Beratung, eine Stunde für {price:tech-consulting.one-hour}, oder Sie schreiben es in eine [Angebotsanfrage](/quote).",
      es: "Ninguna opción incluye formación ni manual; usted ve una primera versión antes de que esté terminado y puede preguntar al probarla. Para una clase con su equipo, pida asesoramiento, una hora por {price:tech-consulting.one-hour}, o indíquelo en una [solicitud de presupuesto](/quote).",
      fr: "Aucune option ne prévoit de formation ni de manuel ; vous voyez une première version avant la fin et pouvez poser vos questions en l’essayant. Pour une séance avec votre équipe, commandez du conseil, une heure à {price:tech-consulting.one-hour}, ou indiquez-le dans une [demande de devis](/quote).",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["delivery-see-progress", "support-after"],
  },
  {
    id: "dashboard-what-you-bring",
    asks: {
      en: [
        "what do I have to prepare for the market dashboard",
        "what do you need from me to build the dashboard",
        "do I need to know anything technical for the dashboard",
      ],
      de: [
        "was muss ich für das dashboard vorbereiten",
        "Was brauchen Sie von mir für das Markt-Dashboard?",
      ],
      es: [
        "¿qué debo preparar para el panel de mercados?",
        "qué necesitan de mí para hacer el panel",
      ],
      fr: [
        "que dois-je préparer pour le tableau de bord de marché ?",
        "de quoi avez-vous besoin pour faire le tableau de bord",
      ],
    },
    says: {
      en: "Your symbols, your own measures in words or as formulas, and the limits for alerts. You also need a licence with your data provider and a cloud account, to which you invite us; never send us passwords. Within {fact:kickoffHours} hours of your order you get the exact list, and the delivery time starts when we have everything.",
      de: "Ihre Werte, Ihre eigenen Kennzahlen in Worten oder als Formeln und die Grenzwerte für Alarme. Außerdem brauchen Sie eine Lizenz bei Ihrem Datenanbieter und ein Cloud-Konto, in das Sie uns einladen; Passwörter schicken Sie uns nie. Innerhalb von {fact:kickoffHours} Stunden nach der Bestellung bekommen Sie die genaue Liste, und die Lieferzeit beginnt, wenn wir alles haben.",
      es: "Sus valores, sus propias medidas en palabras o fórmulas y los límites para las alertas. También necesita una licencia de su proveedor de datos y una cuenta en la nube a la que nos invite; nunca nos mande contraseñas. En {fact:kickoffHours} horas desde su pedido recibe la lista exacta, y el plazo empieza cuando lo tenemos todo.",
      fr: "Vos valeurs, vos propres mesures en mots ou en formules et les seuils d’alerte. Il vous faut aussi une licence chez votre fournisseur de données et un compte cloud où vous nous invitez ; ne nous envoyez jamais de mots de passe. Dans les {fact:kickoffHours} heures suivant votre commande, vous recevez la liste exacte, et le délai commence quand nous avons tout.",
    },
    page: "/services/market-dashboard",
    service: "market-dashboard",
    next: ["brief-how-to-write", "need-passwords"],
  },
];
