import type { ServiceNeed } from "#domain/answers/contract.ts";

/** What tells of a need for a form, a portal, an app, trading tools or advice. */
export const systemNeeds: Readonly<Record<string, ServiceNeed>> = {
  "smart-form": {
    signals: [
      [
        3,
        "form|forms|questionnaire|online form|intake|survey|formular|fragebogen|formulario|cuestionario|formulaire|questionnaire",
      ],
      [
        2,
        "paper|sheet of|fill in|fill out|fills in|fills out|filled|blank|papier|ausfull|zettel|papel|rellen|rempl",
      ],
      [
        1.5,
        "missing|half of it|incomplete|without photos|without measurements|all the facts|before we price|before we can|ask all that|describe the|ohne mas|ohne foto|ohne alles|fehlt|fehlen|unvollstandig|faltan|incomplet|sin fotos|sin medidas|manque|sans photo",
      ],
      [
        1,
        "upload|attach|photo|pic of|picture of|hochlad|foto|anhang|subir|adjunt|televers|photo|joindre",
      ],
      [
        1,
        "pdf|membership|registration|register|application|new patient|new client|new customer|pupil|join|aufnahme|beitritt|mitglied|anmeldung|neue patient|alta|socio|paciente nuevo|nuevo paciente|inscription|adherent|nouveau patient",
      ],
      [1, "order|orders|pre order|reorder|bestell|pedido|encarg|command"],
      [
        1,
        "ring them back|call back|chase|hinterher|nachtelefon|emails before|back and forth|hin und her|ida y vuelta|aller retour|rappeler",
      ],
      [1, "online|on the website|on our website|internet|en linea|en ligne"],
    ],
    scopes: {
      "several-steps":
        "upload|attach|photo|pic of|picture|steps|documents|come back|crm|hochlad|foto|schritt|unterlagen|subir|adjunt|pasos|televers|joindre|etapes|depending on|depends on",
      "payment-and-document":
        "pdf|payment|pay online|finished document|word doc|price from|calculate|bezahl|dokument|berechn|pago|pagar|documento|calcul|paiement|payer",
    },
    why: {
      en: "A smart form asks for everything you need, checks it while people type, and sends you complete answers.",
      de: "Ein smartes Formular fragt alles ab, was Sie brauchen, prüft es beim Ausfüllen und schickt Ihnen vollständige Angaben.",
      es: "Un formulario inteligente pide todo lo que necesita, lo comprueba mientras lo rellenan y le envía respuestas completas.",
      fr: "Un formulaire intelligent demande tout ce qu’il vous faut, vérifie pendant la saisie et vous envoie des réponses complètes.",
    },
    asksBack: {
      en: "About how many questions does it ask, and where should the answers go?",
      de: "Wie viele Fragen sind es etwa, und wohin sollen die Antworten?",
      es: "¿Cuántas preguntas tiene más o menos y adónde deben llegar las respuestas?",
      fr: "Combien de questions environ, et où doivent arriver les réponses ?",
    },
  },
  "client-portal": {
    signals: [
      [
        3,
        "portal|client area|customer area|login area|private area|secure area|kundenbereich|kundenportal|area privada|sitio privado|area de clientes|espace client|espace prive|portail",
      ],
      [
        1.5,
        "safe|safer|secure|private paper|confidential|sensitive|only its own|only their own|sees only|see only|each client|every client|each family|each customer|sicher|vertraulich|jeder kunde|nur seine|nur ihre|segur|confidencial|cada cliente|cada uno|lo suyo|securis|confidentiel|chaque client|chacun",
      ],
      [
        1.5,
        "documents|papers|certificate|contracts|tax return|statements|minutes|protokoll|abrechnung|unterlagen|dokumente|belege|documentos|facturas|papeles|certificados|documents|papiers|releves|attestation",
      ],
      [
        1.5,
        "by e mail|by email|per mail|mail us|send us|send it again|resend|get lost|nochmal|erneut|por correo|se pierden|par mail|par e mail|renvoyer|se perdent",
      ],
      [
        1.5,
        "status of|how far|is ready|where their|their case|their job|sachstand|fertig ist|stand ihr|estado de su|como va su|avancement|ou en est",
      ],
      [
        1,
        "clients|customers|owners|tenants|families|parents|mandanten|kunden|eigentumer|mieter|eltern|clientes|inquilinos|familias|clients|locataires|proprietaires|familles",
      ],
    ],
    scopes: {
      "documents-and-jobs":
        "status|how far|progress|messages|sachstand|fortschritt|nachricht|estado|mensajes|avancement|messages|60|80|100",
      "invoices-and-approvals":
        "pay invoices|pay their|invoice|approve|approval|rechnung|freigab|factura|aprob|facture|approuv",
    },
    why: {
      en: "In a client portal each client signs in, sees only what is theirs, and exchanges documents with you safely.",
      de: "In einem Kundenportal meldet sich jeder Kunde an, sieht nur das Eigene und tauscht Unterlagen sicher mit Ihnen aus.",
      es: "En un portal de clientes cada uno entra con su acceso, ve solo lo suyo e intercambia documentos con usted de forma segura.",
      fr: "Dans un portail client, chacun se connecte, ne voit que ce qui le concerne et échange des documents avec vous en sécurité.",
    },
    asksBack: {
      en: "How many clients would sign in, and should they also follow their jobs or pay there?",
      de: "Wie viele Kunden würden sich anmelden, und sollen sie dort auch ihre Vorgänge verfolgen oder bezahlen?",
      es: "¿Cuántos clientes entrarían? ¿Deben también seguir sus asuntos o pagar allí?",
      fr: "Combien de clients se connecteraient, et doivent-ils aussi y suivre leurs dossiers ou payer ?",
    },
  },
  "web-app": {
    signals: [
      [
        3,
        "web app|internal tool|own software|custom software|own system|one system|tool for our|program for our|internes tool|eigene software|eigenes programm|un sistema|un solo sistema|herramienta interna|aplicacion|logiciel|outil interne|un seul systeme|application",
      ],
      [
        1.5,
        "spreadsheets|excel|excel files|excel sheets|excel list|sheets|excel tabellen|excel datei|hojas de calculo|tres hojas|tableurs|fichiers excel|whiteboard|lists on paper",
      ],
      [
        1.5,
        "users|permissions|roles|logins|rights|benutzer|rechte|rollen|usuarios|permisos|utilisateurs|droits",
      ],
      [
        1,
        "inventory|stock|scheduling|dispatch|shifts|rota|volunteers|machines|fleet|vehicles|lager|bestand|disposition|schicht|dienstplan|fahrzeug|inventario|almacen|turnos|voluntarios|maquinas|planning|entrepot|flotte|benevoles",
      ],
      [
        1,
        "never match|out of date|nobody knows|who does what|tracks|track everything|keep track|all in excel|in one excel|double booked|same time|stimmen nie|uberblick|nunca coinciden|a jour|s y retrouve",
      ],
      [0.5, "team|staff|colleagues|mitarbeiter|equipo|equipe"],
    ],
    scopes: {
      "customers-and-payments":
        "customers sign in|our customers pay|customers pay|payments|kunden bezahlen|clientes paguen|clients paient",
      "three-processes": "reports|three processes|five roles|auswertung|berichte|informes|rapports",
    },
    why: {
      en: "A web app puts what your team now does in spreadsheets and inboxes into one place, with logins, roles and your data in a real database.",
      de: "Eine Web-App bringt an einen Ort, was Ihr Team heute in Tabellen und Postfächern macht, mit Anmeldung, Rollen und Ihren Daten in einer richtigen Datenbank.",
      es: "Una aplicación web reúne en un solo lugar lo que su equipo hace hoy en hojas de cálculo y correos, con accesos, permisos y sus datos en una base de datos de verdad.",
      fr: "Une application web rassemble en un seul endroit ce que votre équipe fait aujourd’hui dans des tableurs et des mails, avec des accès, des droits et vos données dans une vraie base.",
    },
    asksBack: {
      en: "Which process should it begin with, and who would use it?",
      de: "Mit welchem Ablauf soll sie anfangen, und wer würde sie benutzen?",
      es: "¿Con qué proceso empezaría y quién la usaría?",
      fr: "Par quel processus commencer, et qui l’utiliserait ?",
    },
  },
  "pine-script-indicator": {
    signals: [
      [
        3.5,
        "pine script|pinescript|tradingview|indicator|backtest|indikator|indicador|indicateur|rsi|macd|moving average|ema|crossover",
      ],
      [2, "strategy|strategie|estrategia|trade|trader|trading|stop loss"],
      [
        1.5,
        "chart|candle|past data|in the past|historical|dax|nasdaq|cac|crypto|bitcoin|forex|futures|vergangenheit|historisch|kerzen|pasado|velas|passe|bougies|frais|fees",
      ],
      [1, "alert|signal|alarm|alerta|alerte|senal"],
    ],
    scopes: {
      "strategy-with-backtest":
        "backtest|past|historical|strategy|vergangenheit|strategie|pasado|estrategia|passe",
      "indicator-strategy-webhooks":
        "webhook|my own system|broker|eigenes system|mi sistema|mon systeme",
    },
    why: {
      en: "We write your rule in Pine Script for TradingView, as an indicator with an alert or as a strategy that can be tested on past data. Past results say nothing certain about future ones.",
      de: "Wir schreiben Ihre Regel in Pine Script für TradingView: als Indikator mit Alarm oder als Strategie, die sich an vergangenen Kursen prüfen lässt. Vergangene Ergebnisse sagen nichts Sicheres über künftige.",
      es: "Escribimos su regla en Pine Script para TradingView: como indicador con alerta o como estrategia que se puede probar con datos pasados. Los resultados pasados no garantizan los futuros.",
      fr: "Nous écrivons votre règle en Pine Script pour TradingView : un indicateur avec alerte ou une stratégie à tester sur des données passées. Les résultats passés ne garantissent pas les suivants.",
    },
    asksBack: {
      en: "What is the rule, and on which markets do you trade it?",
      de: "Wie lautet die Regel, und auf welchen Märkten handeln Sie sie?",
      es: "¿Cuál es la regla y en qué mercados la usa?",
      fr: "Quelle est la règle, et sur quels marchés l’utilisez-vous ?",
    },
  },
  "market-dashboard": {
    signals: [
      [
        2.5,
        "market dashboard|dashboard|watchlist|tickers|one screen|ein bildschirm|einen bildschirm|una pantalla|un ecran|tablero|tableau de bord",
      ],
      [
        2,
        "stocks|shares|instruments|funds|positions|market data|data feed|prices of|aktien|kurse|wertpapier|depot|acciones|cotizaciones|valores|actions en bourse|cours de|titres|symbols|commodit|metals|rohstoff|family office",
      ],
      [1, "tabs|vendors|data provider|brokers|quellen|proveedores|fournisseurs|courtiers"],
      [1, "exposure|risk|history|risiko|riesgo|risque|alerts|alarm"],
    ],
    scopes: {
      "two-sources":
        "two data|two vendors|two providers|team|of us|zwei quellen|zwei anbieter|dos proveedores|dos fuentes|deux fournisseurs|history",
      "three-sources":
        "three providers|three sources|portfolio|positions|exposure|drei anbieter|tres proveedores|trois fournisseurs",
    },
    why: {
      en: "A market dashboard brings your symbols, charts, watchlists and alerts onto one screen.",
      de: "Ein Marktdashboard bringt Ihre Werte, Charts, Beobachtungslisten und Alarme auf einen Bildschirm.",
      es: "Un panel de mercado reúne sus valores, gráficos, listas y alertas en una sola pantalla.",
      fr: "Un tableau de bord de marché réunit vos valeurs, graphiques, listes et alertes sur un seul écran.",
    },
    asksBack: {
      en: "How many symbols, and from which data providers?",
      de: "Wie viele Werte, und von welchen Datenanbietern?",
      es: "¿Cuántos valores y de qué proveedores de datos?",
      fr: "Combien de valeurs, et de quels fournisseurs de données ?",
    },
  },
  "tech-consulting": {
    signals: [
      [
        2.5,
        "consult|second opinion|neutral|independent|advice|advise|talk to one of|talk to somebody|talk to someone|just talk|zweite meinung|unabhangig|berat|segunda opinion|asesor|consejo|conseil|avis|neutre|independant|parler une heure|hablar con",
      ],
      [
        1.5,
        "where to begin|where to start|don t know|dont know|no idea|not technical|computer people|wo anfangen|keine ahnung|weiss nicht|por donde empezar|no se|ni idea|par ou commencer|ne sais pas|aucune idee",
      ],
      [
        1.5,
        "an hour|one hour|for a day|eine stunde|einen tag|una hora|un dia|une heure|une journee",
      ],
      [
        1.5,
        "review|read the code|read our code|code base|architecture|is that nuts|sound right|worth it|rewrite|before i sign|before we sign|angebot einer|prufen|code anschauen|revisar|antes de firmar|relire|avant de signer|verifier",
      ],
    ],
    scopes: {
      "one-day":
        "for a day|a day|workshop|code base|read the code|read our code|architecture|einen tag|workshop|codebasis|un dia|taller|une journee|atelier|revisar el codigo",
    },
    why: {
      en: "In a consulting call you talk to someone who builds such things, and get the next steps in writing; nothing else has to be bought.",
      de: "In der Beratung sprechen Sie mit jemandem, der so etwas baut, und bekommen die nächsten Schritte schriftlich; sonst müssen Sie nichts kaufen.",
      es: "En la consultoría habla con alguien que construye estas cosas y recibe los siguientes pasos por escrito; no hace falta comprar nada más.",
      fr: "En conseil, vous parlez avec quelqu’un qui réalise ce genre de projets et recevez les prochaines étapes par écrit ; rien d’autre à acheter.",
    },
    asksBack: {
      en: "What has to be decided, and by when?",
      de: "Was ist zu entscheiden, und bis wann?",
      es: "¿Qué hay que decidir y para cuándo?",
      fr: "Que faut-il décider, et pour quand ?",
    },
  },
};
