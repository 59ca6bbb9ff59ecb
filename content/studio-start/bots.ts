/** A text in the languages that a sentence can have. */
export type InLanguages = Readonly<Record<"en" | "de" | "es" | "fr", string>>;

/** What a bot is asked about, by what the sentence names (regular expressions over plain small letters). */
export const botTopics: readonly { said: string; topic: InLanguages }[] = [
  {
    said: "book|appointment|termin|buch|cita|reserva|rendez-?vous|reserv",
    topic: {
      en: "Booking and changing appointments",
      de: "Termine vereinbaren und ändern",
      es: "Reservar y cambiar citas",
      fr: "Prendre et changer un rendez-vous",
    },
  },
  {
    said: "dent|zahn|clinic|klinik|clinica|doctor|arzt|praxis|medico|medecin|physio|therap|patient|cabinet",
    topic: {
      en: "Treatments, insurance and costs",
      de: "Behandlungen, Krankenkasse und Kosten",
      es: "Tratamientos, seguro y costes",
      fr: "Soins, assurance et coûts",
    },
  },
  {
    said: "opening|hours|offnungszeit|geoffnet|horario|horaires|where we are|location|anfahrt|ubicacion|adresse",
    topic: {
      en: "Opening hours and how to find us",
      de: "Öffnungszeiten und Anfahrt",
      es: "Horario y cómo llegar",
      fr: "Horaires et accès",
    },
  },
  {
    said: "deliver|shipping|parcel|tracking|order status|liefer|versand|paket|envio|paquete|livraison|colis|expedition",
    topic: {
      en: "Delivery times, costs and order status",
      de: "Lieferzeiten, Versandkosten und Bestellstatus",
      es: "Plazos y costes de envío, estado del pedido",
      fr: "Délais et frais de livraison, suivi de commande",
    },
  },
  {
    said: "return|refund|exchange|retoure|ruckgabe|umtausch|erstattung|devolu|reembolso|retour|rembours|echange",
    topic: {
      en: "Returns, exchanges and refunds",
      de: "Rückgabe, Umtausch und Erstattung",
      es: "Devoluciones, cambios y reembolsos",
      fr: "Retours, échanges et remboursements",
    },
  },
  {
    said: "pric|cost|fee|preis|kosten|tarif|precio|coste|prix|cout",
    topic: {
      en: "Prices and what they include",
      de: "Preise und was sie enthalten",
      es: "Precios y qué incluyen",
      fr: "Prix et ce qu’ils comprennent",
    },
  },
  {
    said: "product|produkt|producto|produit|shop|store|tienda|boutique|sell|sales|verkauf|beratung|venta|vente|which (?:one|model)",
    topic: {
      en: "Products and whom they suit",
      de: "Produkte und für wen sie passen",
      es: "Productos y para quién son",
      fr: "Produits et à qui ils conviennent",
    },
  },
  {
    said: "menu|restaurant|allerg|vegan|speisekarte|tisch|mesa|carta|table|gluten",
    topic: {
      en: "Menu, allergens and tables",
      de: "Speisekarte, Allergene und Tische",
      es: "Carta, alérgenos y mesas",
      fr: "Carte, allergènes et tables",
    },
  },
  {
    said: "hotel|guest|rooms?\\b|check-?in|gast\\b|gaste|zimmer|huesped|habitacion|chambre|hote|camping|ferienwohnung",
    topic: {
      en: "Rooms, check-in and breakfast",
      de: "Zimmer, Anreise und Frühstück",
      es: "Habitaciones, llegada y desayuno",
      fr: "Chambres, arrivée et petit-déjeuner",
    },
  },
  {
    said: "password|log ?in|account|bug|error|troubleshoot|software|technical support|passwort|konto|fehler|contrasena|cuenta|mot de passe|compte\\b|erreur|it support",
    topic: {
      en: "Sign-in and common problems",
      de: "Anmeldung und häufige Probleme",
      es: "Inicio de sesión y problemas frecuentes",
      fr: "Connexion et problèmes fréquents",
    },
  },
  {
    said: "job|career|applic|hiring|stelle|bewerb|karriere|empleo|candidat|emploi|recrut",
    topic: {
      en: "Open positions and how to apply",
      de: "Offene Stellen und Bewerbung",
      es: "Vacantes y cómo presentarse",
      fr: "Postes ouverts et candidature",
    },
  },
  {
    said: "course|lesson|class\\b|classes|school|student|kurs|schule|unterricht|curso|clases|escuela|cours\\b|ecole|eleve",
    topic: {
      en: "Courses, dates and enrolment",
      de: "Kurse, Termine und Anmeldung",
      es: "Cursos, fechas e inscripción",
      fr: "Cours, dates et inscription",
    },
  },
  {
    said: "propert|apartment|flat\\b|real estate|immobil|wohnung|miete|piso|inmobil|alquiler|appartement|location de|loyer",
    topic: {
      en: "Homes on offer and viewings",
      de: "Angebote und Besichtigungen",
      es: "Inmuebles y visitas",
      fr: "Biens proposés et visites",
    },
  },
  {
    said: "invoice|payment|pay\\b|billing|rechnung|bezahl|zahlung|factura|pago|facture|paiement",
    topic: {
      en: "Invoices and ways to pay",
      de: "Rechnungen und Zahlungsarten",
      es: "Facturas y formas de pago",
      fr: "Factures et moyens de paiement",
    },
  },
  {
    said: "employee|staff|hr\\b|human resources|holiday|vacation|onboard|mitarbeit|urlaub|personal\\b|empleado|vacaciones|salarie|conges",
    topic: {
      en: "Holidays, sick leave and other staff questions",
      de: "Urlaub, Krankmeldung und andere Fragen der Mitarbeitenden",
      es: "Vacaciones, bajas y otras preguntas de la plantilla",
      fr: "Congés, arrêts et autres questions du personnel",
    },
  },
  {
    said: "repair|warranty|garant|reparatur|reparacion|reparation|maintenance|wartung",
    topic: {
      en: "Repairs and warranty",
      de: "Reparatur und Garantie",
      es: "Reparaciones y garantía",
      fr: "Réparations et garantie",
    },
  },
];

/** How a bot sounds, by what the sentence asks for or whose bot it is; the first that fits. */
export const botTones = [
  {
    personality: "friendly",
    said: "friendly|warm|casual|funny|cheerful|freundlich|locker|nett|amable|amigable|cercan|simpatic|amical|sympa|chaleureu",
  },
  {
    personality: "technical",
    said: "technical|precise|developer|engineers?\\b|technisch|entwickler|tecnic|desarrollador|technique|developpeur",
  },
  {
    personality: "sales",
    said: "sell|sales|leads?\\b|upsell|persua|convinc|verkauf|kaufberat|vend[ea]|ventas|vente|convert",
  },
  {
    personality: "professional",
    said: "professional|formal|serious|polite|seri[oö]s|formell|hoflich|profesional|professionnel|serieu",
  },
] as const;
/** Trades that expect a professional tone; others get the template's. */
export const formalTrades =
  "law|lawyer|attorney|bank|insur|tax|dent|doctor|clinic|notar|anwalt|kanzlei|versicherung|steuer|zahn|arzt|praxis|abogad|seguro|clinica|avocat|assurance|cabinet|medecin";
