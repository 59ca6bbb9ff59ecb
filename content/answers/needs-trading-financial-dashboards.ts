import type { CuratedNeed } from "./curated-answer.ts";

/** Needs that a market dashboard meets. */
export const marketDashboardNeeds: readonly CuratedNeed[] = [
  {
    id: "need-six-tabs",
    asks: {
      en: [
        "I watch six tabs and a spreadsheet to follow my markets",
        "all prices on one screen",
        "our team copies quotes into excel every morning",
        "dashboard for the commodities we buy",
        "can't tell whether the price on screen is from now or an hour ago",
        "want my own ratios next to the charts",
        "one overview of crypto, stocks and fx",
        "we need a private market screen with email alerts",
        "i need a trading dashboard",
        "i want all my markets on one screen",
        "i need a dashboard for stocks",
        "a dashboard with live prices",
      ],
      de: [
        "Ich habe sechs Tabs und eine Tabelle offen, um meine Märkte zu verfolgen",
        "alle Kurse auf einem Bildschirm",
        "Wir kopieren jeden Morgen Preise in Excel",
        "Ein Dashboard für die Rohstoffe, die wir einkaufen",
        "Ich brauche ein Trading-Dashboard",
        "alle märkte auf einem bildschirm",
        "übersicht über meine kurse",
      ],
      es: [
        "tengo seis pestañas y una hoja de cálculo para seguir mis mercados",
        "todas las cotizaciones en una sola pantalla",
        "cada mañana copiamos precios a Excel",
        "un panel para las materias primas que compramos",
        "necesito un panel de mercados",
        "todos los mercados en una pantalla",
        "panel con precios",
      ],
      fr: [
        "j'ai six onglets et un tableur ouverts pour suivre mes marchés",
        "tous les cours sur un seul écran",
        "chaque matin, nous copions des prix dans Excel",
        "un tableau de bord pour les matières premières que nous achetons",
        "il me faut un tableau de bord des marchés",
        "tous les marchés sur un écran",
        "tableau de bord boursier",
      ],
    },
    offers: "market-dashboard",
    why: {
      en: "A dashboard shows your symbols, charts and own measures on one screen, with the age of every figure and email alerts at your limits. It is information, not financial advice.",
      de: "Ein Dashboard zeigt Ihre Werte, Charts und eigenen Kennzahlen auf einem Bildschirm, mit dem Alter jeder Zahl und Mails bei Ihren Grenzwerten. Es informiert und ist keine Finanzberatung.",
      es: "Un panel muestra sus valores, gráficos e indicadores propios en una pantalla, con la antigüedad de cada cifra y avisos por correo en los límites que fije. Es información, no asesoramiento financiero.",
      fr: "Un tableau de bord montre vos valeurs, graphiques et indicateurs sur un écran, avec l'âge de chaque chiffre et des alertes par mail à vos seuils. C'est de l'information, pas un conseil financier.",
    },
    asksBack: {
      en: "Which markets do you follow, and do you already pay for a data provider?",
      de: "Welche Märkte verfolgen Sie, und haben Sie schon einen Datenanbieter?",
      es: "¿Qué mercados sigue y tiene ya contratado un proveedor de datos?",
      fr: "Quels marchés suivez-vous, et avez-vous déjà un fournisseur de données ?",
    },
  },
  {
    id: "need-see-my-exposure",
    asks: {
      en: [
        "I have positions at several places and no idea of my total exposure",
        "portfolio overview with my own risk measures",
        "we are four partners and everyone calculates risk differently",
        "import my positions from a csv and show what i risk",
        "alerts to our systems when a limit is reached",
        "small fund, we need one screen for holdings",
        "show exposure per currency and sector",
        "what's my net position right now",
        "i want to see my whole portfolio",
        "i need a portfolio dashboard",
        "show my risk in one place",
        "dashboard for my positions",
      ],
    },
    offers: "market-dashboard.three-sources",
    why: {
      en: "This dashboard imports your positions from CSV or one broker's interface, shows your exposure by measures you define, and sends alerts by email and webhook.",
    },
    asksBack: { en: "Where are your positions today, and can they be exported?" },
  },
];
