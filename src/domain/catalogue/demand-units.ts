import type { CapacityUnit } from "./capacities.ts";

/** What a noun counts: units of scopes, the likelier first, or whole products of one service. */
export type Counted = {
  units: readonly CapacityUnit[];
  /** So many of the unit in one of the noun: a minute is sixty seconds. */
  factor?: number;
  /** The service that is bought as often as the noun is counted. */
  product?: string;
  /** So many times the length that is named with it: "two 3-hour workshops". */
  isSession?: boolean;
};

/** Hours of work in longer lengths. */
export const hourUnits = { day: 8, week: 40 };

const noun = (source: string, units: readonly CapacityUnit[], rest: Omit<Counted, "units"> = {}) =>
  [new RegExp(`^(?:${source})(?![\\p{L}])`, "iu"), { units, ...rest }] as const;

/**
 * Nouns as people count them, in English, German, Spanish and French; the longer before the shorter. They stand at the start
 * of what is looked at.
 */
export const countedNouns: readonly (readonly [RegExp, Counted])[] = [
  noun("landing[ -]?(?:pages?|seiten?)|one[ -]?pagers?|páginas? de (?:aterrizaje|destino)", [
    "landingPages",
  ]),
  noun(
    "(?:old|former|previous) (?:addresses|urls|links|pages)|(?:addresses|urls|links) (?:from|of|on) (?:the|our) (?:old|former|previous)|redirects?|redirections|alte\\w* (?:adressen|urls|links)|(?:adressen|urls) der alten|(?:weiter|um)leitungen|(?:direcciones|urls|enlaces) (?:antigu|viej)[ao]s|redirecciones|(?:anciennes|vieilles) (?:adresses|urls)|vieux liens|addresses|adressen|direcciones|adresses|adresses de l['’]ancien",
    ["redirects"],
  ),
  noun(
    "(?:help|faq|hilfe|info|wissens|manual)[ -]?(?:pages?|seiten)|seiten wissen|páginas de ayuda|pages? d['’]aide",
    ["documents", "pages"],
  ),
  noun(
    "(?:(?:product|user|technical|produkt) ?)?(?:manuals?|handbücher\\w*|manuales)|documents?|dokumente\\w*|documentos?|pdfs?|docs|articles?|artikeln?|artículos?|files?|dateien|archivos|fichiers|faqs?|brochures?|handouts?|leaflets?|booklets?|guides?|fact ?sheets?|info ?sheets?|policies|guidelines|procedures|chapters?|recipes?|transcripts?|texts?|word files?|help texts?|notes?|broschüren?|merkblätter\\w*|prospekte?n?|anleitungen|leitfäden|richtlinien|kapiteln?|rezepte?n?|skripte?n?|folletos?|guías?|fichas|manuales|capítulos?|recetas?|apuntes|normas|brochures|dépliants?|guides?|fiches techniques|chapitres?|recettes?|notices?|procédures écrites",
    ["documents"],
  ),
  noun(
    "(?:single |static |neue |new )?(?:pages?|(?:unter|web|einzel|produkt)?seiten?|seitig\\w*|subpages?|páginas?)",
    ["pages", "documents", "landingPages"],
  ),
  noun("sections?|abschnitte\\w*|sektionen|bereiche\\w*|secciones|sección|blocks?", ["sections"]),
  noun(
    "(?:contact|web|sign-?up|order|intake)? ?(?:forms?)|questionnaires?|surveys?|formulare?n?s?|fragebögen|formularios?|formulaires?|encuestas?",
    ["forms", "sources"],
  ),
  noun("(?:form )?fields?|felder\\w*|feldern|campos?|champs?", ["fields"]),
  noun("steps?|schritte\\w*|stufig\\w*|pasos?|étapes?|actions", ["steps"]),
  noun(
    "flows?|work ?flows?|automations?|routines?|zaps?|scenarios?|automatisierungen|automatizaciones|automatización|automatisations?",
    ["flows", "systems"],
  ),
  noun("ablauf|abläufen?|flujos?|flux", ["flows", "processes", "systems"]),
  noun("process(?:es)?|prozesse\\w*|procesos?|processus|procédures?", ["processes", "flows"]),
  noun("(?:connected )?tools?|werkzeuge\\w*|programme\\w*|herramientas?|outils?|apps? connected", [
    "tools",
  ]),
  noun(
    "(?:ai |short |sales |product |explainer |ki-)?(?:videos?|vídeos?|clips?|filme\\w*|vidéos?)",
    ["videos"],
  ),
  noun("minutes?|mins?|minuten?|minutos?|minütig\\w*", ["seconds"], { factor: 60 }),
  noun("seconds?|secs?|sekunden?|sekündig\\w*|segundos?|secondes?", ["seconds"]),
  noun("hours?|hrs?|h|std|stdn?|stunden?|stündig\\w*|horas?|heures?", ["hours"]),
  noun(
    "half[ -]?days?|halbe[nr]? tage?n?|medi[oa]s? (?:días?|jornadas?)|demi-journées?",
    ["hours"],
    {
      factor: hourUnits.day / 2,
    },
  ),
  noun(
    "(?:full |whole |ganze\\w* )?(?:days?|tage?s?|tagen|tägig\\w*|días?|jours?|journées?)",
    ["hours"],
    {
      factor: hourUnits.day,
    },
  ),
  noun("(?:full |whole |ganze\\w* )?(?:weeks?|wochen?|wöchig\\w*|semanas?|semaines?)", ["hours"], {
    factor: hourUnits.week,
  }),
  noun("fortnights?", ["hours"], { factor: 2 * hourUnits.week }),
  noun(
    "(?:consulting |coaching |training |advice |beratungs)?-?(?:workshops?|sessions?|sitzungen|termine)|sesiones|sesión|talleres|taller|séances?|ateliers?",
    [],
    { isSession: true },
  ),
  noun("years?|jahre?s?n?|jährig\\w*|años?|ans", ["months"], { factor: 12 }),
  noun("months?|monate?n?|monatig\\w*|mes(?:es)?|mois", ["months"]),
  noun(
    "symbols?|tickers?|stocks?|shares|coins?|futures|commodit(?:y|ies)|etfs?|bonds|indices|aktienwerte|rohstoffe\\w*|kurse\\w*|materias primas|matières premières|(?:currency )?pairs?|instruments?|assets?|aktien|werte\\w*|symbole\\w*|valores|símbolos?|acciones|titres|symboles|cryptos?",
    ["symbols"],
  ),
  noun(
    "(?:market |price )?(?:data )?(?:providers?|feeds?|anbieter\\w*|datenquellen?|datenanbieter\\w*|proveedor(?:es)?|fournisseurs?|exchanges?)|data sources?|(?:data )?suppliers of data|kurslieferanten",
    ["providers", "sources"],
  ),
  noun(
    "(?:own )?(?:measures?|kpis?|metrics?|kennzahlen|messgrößen|métricas|medidas|mesures|indicateurs)",
    ["measures"],
  ),
  noun("indicators?|indikatoren|indikator|indicadores?", ["indicators", "measures"]),
  noun("strateg(?:y|ies)|strategien?|estrategias?|stratégies?", ["strategies"]),
  noun(
    "(?:webhook |email )?(?:alerts?|alarms?|alarme?n?|meldung(?:en)?|warnung(?:en)?|avisos|alertas?|alertes?|benachrichtigungen)",
    ["alerts"],
  ),
  noun("conditions?|rules?|bedingungen|regeln|condiciones|reglas|règles", ["conditions"]),
  noun(
    "timeframes?|time frames?|zeit(?:ebenen|einheiten|rahmen)|marcos temporales|temporalidad(?:es)?|unités? de temps|échelles de temps",
    ["timeframes"],
  ),
  noun("markets?|märkte\\w*|mercados?|marchés?", ["markets"]),
  noun(
    "screens?|masken?|bildschirmen?|bildschirm(?:seiten|masken|ansichten)|ansichten|pantallas?|écrans?|views?",
    ["screens", "pages"],
  ),
  noun("(?:user )?roles?|rollen|roles|rôles?", ["roles"]),
  noun(
    "(?:kinds?|types?|levels?|sorts?) of (?:logins?|users?|access|accounts?|sign-?ins?)|(?:arten|stufen) von (?:logins?|zugängen|nutzern|zugang)|(?:nutzer|zugangs|benutzer)(?:arten|stufen|gruppen)|tipos de (?:usuarios?|accesos?|cuentas?)|niveles de acceso|(?:types|niveaux) d['’](?:utilisateurs?|accès|comptes?)",
    ["roles"],
  ),
  noun(
    "(?:client|customer|user)? ?(?:logins?|accounts?|seats?)|users?|nutzer\\w*|benutzer\\w*|usuarios?|utilisateurs?",
    ["clients", "people"],
  ),
  noun(
    "clients?|customers?|tenants?|members?|patients?|students?|kund(?:en|innen)|mandant\\w*|mieter\\w*|eigentümer\\w*|mitglieder\\w*|patient(?:en|innen)|clientes?|inquilinos|socios|pacientes|propietarios|copropietarios|famil(?:y|ies)|familien?|familias?|familles?|couples|paare\\w*|parejas|landlords?|vermieter\\w*|tenants|donors?|spender\\w*|donantes|suppliers?|lieferanten|proveedores locales|buyers?|käufer\\w*|sellers?|verkäufer\\w*|compradores|vendedores|acheteurs|vendeurs|agencies|agenturen|agencias|inmobiliarias|companies|firmen|empresas|entreprises|schools|schulen|escuelas|colegios|écoles|choirs|chöre\\w*|coros|chorales|clubs|vereine\\w*|asociaciones|associations|parents|eltern|volunteers|ehrenamtliche\\w*|voluntarios|bénévoles|locataires|(?:co)?propriétaires|adhérents|membres",
    ["clients", "people"],
  ),
  noun(
    "people|persons?|team ?members?|colleagues|employees|staff|traders|analysts|personen|leute\\w*|mitarbeiter\\w*|kolleg\\w+|personas?|empleados|personnes|collègues|employés|salariés",
    ["people", "clients"],
  ),
  noun("(?:inboxes|mailboxes|(?:data )?sources?|quellen|fuentes|origenes|orígenes)", ["sources"]),
  noun(
    "(?:existing )?(?:contacts?|records?|leads|kontakte\\w*|datensätze\\w*|contactos?|registros|fiches)",
    ["contacts"],
  ),
  noun("reports?|berichte\\w*|informes?|rapports?|reportes?", ["reports"]),
  noun(
    "(?:product )?(?:pictures?|pics?|photos?|images?|screenshots?|bilder\\w*|fotos?|imágenes|imagen)",
    ["pictures"],
  ),
  noun(
    "(?:rounds? of )?(?:revisions?|changes|corrections?|feedback)|revision rounds?|rounds|korrektur\\w*|änderungsrunden|überarbeitungen|revisiones|rondas|révisions?",
    ["revisions"],
  ),
  noun("(?:other |different )?(?:languages?|sprachen?|sprachig\\w*|idiomas?|lenguas|langues?)", [
    "languages",
  ]),
  noun("channels?|kanälen?|kanäle|canales|canaux", ["channels"]),
  noun(
    "(?:different )?(?:versions?|variants?|openings|beginnings|intros|headlines|anfänge\\w*|einstiege?n?|inicios|aperturas|débuts|ouvertures|entrées en matière|varianten?|versionen|versiones|variantes?)",
    ["versions"],
  ),
  noun(
    "(?:qualifying )?(?:questions?|fragen|preguntas|things(?= (?:to know|about)|\\s*[(:])|items|datos|angaben|informations)",
    ["questions", "fields"],
  ),
  noun(
    "(?:api )?(?:connections?|integrations?|schnittstellen?|anbindungen|conexiones|integraciones|connexions?|intégrations?)",
    ["connections", "tools"],
  ),
  noun("spreadsheets?|tabellen?|hojas de cálculo|tableurs?|excel[ -](?:files?|sheets?|listen)", [
    "spreadsheets",
  ]),
  noun("(?:web ?sites?|sites?|webseiten|websites?|webs|sitios web|sites web)", ["systems"], {
    product: "full-website",
  }),
  noun("(?:chat[ -]?)?bots?", ["systems"], { product: "gpt4-chatbot" }),
  noun("(?:client |customer )?(?:portals?|portale\\w*|portales|portails?)", [], {
    product: "client-portal",
  }),
  noun("(?:market )?dashboards?", [], { product: "market-dashboard" }),
  noun("(?:web ?)?(?:apps?|applications?)", [], { product: "web-app" }),
];

/** Counted by people about themselves; a service that doesn't count it takes no notice. */
export const ownFigures: ReadonlySet<CapacityUnit> = new Set([
  "clients",
  "contacts",
  "hours",
  "markets",
  "months",
  "people",
  "processes",
  "seconds",
  "symbols",
  "systems",
  "tools",
]);
