import { askedInWords, french, saysNo, service, spanish, german } from "../../judge/facts.ts";
import { days, number } from "../../judge/patterns.ts";

const detail = askedInWords("service");

/** Details of services as people ask who haven't read the page: the second half. */
export const details2 = [
  detail({
    id: "willow-service-19",
    question: "market dashboard where does the data come from, is it in the price",
    must: [/provider/iu, /licence|billed to you|not included|data plan|you choose/iu],
    pages: [service("market-dashboard")],
    inWords: "From providers you choose, under your licence, billed to you by them.",
  }),
  detail({
    id: "willow-service-20",
    question:
      "Would it be possible for several of my colleagues to sign in to the market dashboard, each with a list of his or her own?",
    must: [number(5), /watchlist|sign[- ]in/iu],
    pages: [service("market-dashboard")],
    inWords: "Up to 5 people, each with a watchlist, from the second option on.",
  }),
  detail({
    id: "willow-service-21",
    question: "maintenance, do unused hours carry over",
    must: [/end with the month|don[’']t carry|not carried|unused/iu, saysNo],
    pages: [service("ongoing-maintenance")],
    inWords: "No, unused hours end with the month.",
  }),
  detail({
    id: "willow-service-22",
    question:
      "Would you also be willing to look after a site that somebody else built for us some years ago?",
    must: [/someone else|somebody else|others? built|built by/iu],
    pages: [service("ongoing-maintenance")],
    inWords: "Yes: Ongoing Maintenance is for our own work or someone else's.",
  }),
  detail({
    id: "willow-service-23",
    language: "es",
    question:
      "¿Dónde se guardan las copias de seguridad del mantenimiento y durante cuánto tiempo?",
    must: [spanish, days(30)],
    pages: [service("ongoing-maintenance")],
    inWords: "30 días, en el lugar que usted elija.",
  }),
  detail({
    id: "willow-service-24",
    question: "does the tradingview indicator repaint",
    must: [/bar(?: has)? close|don[’']t change|confirmed/iu],
    pages: [service("pine-script-indicator")],
    inWords: "No: signals are confirmed on bar close, unless you ask otherwise.",
  }),
  detail({
    id: "willow-service-25",
    question:
      "Does the backtest of a strategy take my trading fees into account, or would I have to work those out myself?",
    must: [/fees/iu, /slippage|set/iu],
    pages: [service("pine-script-indicator")],
    inWords: "Yes: with fees and slippage set.",
  }),
  detail({
    id: "willow-service-26",
    language: "de",
    question: "brauch ich für die alarme vom indikator ein bezahltes tradingview",
    must: [
      german,
      /TradingView-(?:Tarif|Plan|Abo|Konto)|(?:Tarif|Plan|Abo)[^.]{0,20}TradingView|hängen|abhängig/iu,
    ],
    pages: [service("pine-script-indicator")],
    inWords: "Alarme hängen von Ihrem TradingView-Tarif ab.",
  }),
  detail({
    id: "willow-service-27",
    question: "smart form file upload?",
    must: [/upload|PDF/iu, /10 MB|larger|\$?400|second|Several steps/iu],
    pages: [service("smart-form")],
    inWords: "In the larger options: PDF, images and Office files up to 10 MB each.",
  }),
  detail({
    id: "willow-service-28",
    question:
      "Our customers find those picture puzzles maddening, the ones with the traffic lights. Does your form make people solve them?",
    must: [/spam/iu, /without|no\b|not/iu],
    pages: [service("smart-form")],
    inWords: "No: spam protection without picture puzzles.",
  }),
  detail({
    id: "willow-service-29",
    language: "fr",
    question:
      "Si quelqu'un commence le formulaire et revient le lendemain, doit-il tout recommencer depuis le début ?",
    must: [
      french,
      /réponses|conserv|gard|enregistr|reprend/iu,
      /revien|plus grandes?|étapes|option/iu,
    ],
    pages: [service("smart-form")],
    inWords: "Non, dans les plus grandes options les réponses sont conservées.",
  }),
  detail({
    id: "willow-service-30",
    question: "custom web app how many user roles",
    must: [number(2), number(5)],
    pages: [service("web-app")],
    inWords: "Two roles in the smallest option, up to five in the second.",
  }),
  detail({
    id: "willow-service-31",
    question:
      "Would the adviser in your consulting hour feel free to recommend another supplier's product rather than your own?",
    must: [/independent|other providers|names? other/iu],
    pages: [service("tech-consulting")],
    inWords: "Yes: independent advice, even if it names other providers.",
  }),
  detail({
    id: "willow-service-32",
    question: "do i get code with the ui design",
    must: [/code/iu, /not included|no\b|Landing Page|Full Website/iu],
    pages: [service("ui-ux-design")],
    inWords: "No: order code as Landing Page or Full Website.",
  }),
  detail({
    id: "willow-service-33",
    language: "es",
    question: "el diseño ui incluye tambien la version movil",
    must: [spanish, /móvil|teléfono|390/iu],
    pages: [service("ui-ux-design")],
    inWords: "Sí, cada página para móvil y escritorio.",
  }),
  detail({
    id: "willow-service-34",
    language: "es",
    question: "¿Cuánto puede durar como máximo la carta de ventas en vídeo?",
    must: [spanish, number(5)],
    pages: [service("vsl-ai-host")],
    inWords: "Hasta 3 minutos, 5 en las opciones mayores.",
  }),
  detail({
    id: "willow-service-35",
    question:
      "With the custom web app, when do I first get to see something that really works, rather than drawings of it?",
    must: [/every week|weekly/iu],
    pages: [service("web-app")],
    inWords: "A working version to try every week, after a clickable draft.",
  }),
  detail({
    id: "willow-service-36",
    language: "fr",
    question: "l'automatisation elle tourne sur zapier ou chez vous ?",
    must: [french, /Zapier/iu, /Make/iu],
    pages: [service("workflow-automation")],
    inWords: "Dans Zapier ou Make, sur votre propre compte.",
  }),
];
