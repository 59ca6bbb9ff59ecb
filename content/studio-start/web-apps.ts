/** Features of a web app, by what the sentence names. */
export const featureSignals: readonly { said: string; feature: string }[] = [
  {
    said: "book|appointment|reserv|slots?\\b|termin|buch|cita|rendez-?vous",
    feature: "Calendar of free slots, and bookings",
  },
  {
    said: "deposit|anzahlung|deposito|acompte",
    feature: "Deposit on booking, refunded if cancelled in time",
  },
  {
    said: "\\bpay|payment|checkout|bezahl|zahl|pago|pagar|paie|payer|subscription|\\babo|suscrip|abonnement",
    feature: "Payment in the app, with receipts",
  },
  {
    said: "upload|files?\\b|documents?\\b|datei|dokument|hochlad|archivo|documento|fichier",
    feature: "Files and documents for each record",
  },
  {
    said: "messag|chat\\b|nachricht|mensaje|comment|kommentar",
    feature: "Messages between people and your team",
  },
  {
    said: "notif|remind|erinner|benachricht|recorda|aviso|rappel",
    feature: "Reminders and notifications by email",
  },
  {
    said: "dashboard|report|statistic|figures|kpi|auswertung|bericht|informe|estadistic|tableau de bord|rapport",
    feature: "Dashboard with the figures that matter",
  },
  {
    said: "search|filter|such(?:e|en)\\b|busca|buscar|cherch|recherch",
    feature: "Search and filters",
  },
  { said: "export|csv|excel", feature: "Export to CSV and Excel" },
  {
    said: "invoice|rechnung|factura|facture|quote|angebot|presupuesto|devis",
    feature: "Quotes and invoices as PDF",
  },
  {
    said: "inventor|stock|warehouse|lager|bestand|almacen|existencias",
    feature: "Stock levels, with a warning before something runs out",
  },
  {
    said: "\\bjobs?\\b|tasks?\\b|projects?\\b|orders?\\b|auftrag|auftrage|aufgabe|projekt|tarea|proyecto|pedido|tache|projet|commande",
    feature: "Jobs with status, owner and date",
  },
  {
    said: "roles?\\b|permission|rollen|rechte|permisos|droits|admins?\\b",
    feature: "Roles that decide who sees and changes what",
  },
  {
    said: "\\bmaps?\\b|route|location|karte|standort|mapa|ubicacion|carte|itineraire",
    feature: "Map with places and routes",
  },
  { said: "review|rating|bewertung|resena|valoracion|avis", feature: "Ratings and reviews" },
  {
    said: "customers?\\b|clients?\\b|members?\\b|kunden|mitglied|cliente|miembro|socios|membre",
    feature: "A page of their own for each customer",
  },
  {
    said: "courses?\\b|lessons?\\b|learn|kurse?\\b|lektion|lernen|curso|leccion|cours\\b|lecon",
    feature: "Courses with lessons and progress",
  },
  {
    said: "languages|multilingual|mehrsprach|sprachen|idiomas|langues|multilingue",
    feature: "Several languages",
  },
  { said: "mobile|phone|smartphone|handy|movil|telephone", feature: "Works well on phones" },
  {
    said: "timesheet|time tracking|hours worked|zeiterfass|stunden erfass|control horario|pointage",
    feature: "Time tracking by person and job",
  },
];

/** Who signs in and how, by what the sentence names; the first that fits. */
export const signInSignals: readonly { said: string; authentication: string }[] = [
  {
    said: "no (?:login|log-in|sign-?in|account|registration)|without (?:an? )?(?:login|account|signing|registration)|ohne (?:anmeldung|login|konto|registrierung)|sin (?:registro|cuenta|iniciar)|sans (?:compte|connexion|inscription)",
    authentication: "None for visitors; email and password with two-factor for the team",
  },
  {
    said: "single sign|sso\\b|saml|active directory|entra",
    authentication: "Single sign-on with your company’s accounts",
  },
  {
    said: "google|microsoft 365|apple (?:id|login|sign)",
    authentication: "Sign in with Google or Microsoft, or by email and password",
  },
  {
    said: "magic link|link by (?:e-?mail|mail)|passwordless|passwortlos|sin contrasena|sans mot de passe",
    authentication: "A link by email, without a password",
  },
  { said: "invit|einlad", authentication: "Email and password with two-factor, by invitation" },
];
/** Parts of a brief that a sentence may name, as their makers write them. */
export const paymentNames = ["Stripe", "PayPal", "Adyen", "Mollie", "Klarna", "Square"] as const;
export const frameworkNames = [
  "React",
  "Next.js",
  "Vue",
  "Nuxt",
  "Angular",
  "Svelte",
  "Laravel",
  "Django",
  "Rails",
  "Flutter",
] as const;
export const databaseNames = [
  "PostgreSQL",
  "MySQL",
  "MongoDB",
  "Supabase",
  "Firebase",
  "SQLite",
] as const;
