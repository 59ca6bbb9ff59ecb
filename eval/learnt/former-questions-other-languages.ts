import { guarantees } from "#content/promises.ts";
import { days, either, french, literal, number, price, spanish } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";

type Asked = Omit<Question, "language" | "should"> & Partial<Pick<Question, "should">>;

const inSpanish = (question: Asked): Question => ({
  language: "es",
  should: "answer",
  ...question,
});
const inFrench = (question: Asked): Question => ({ language: "fr", should: "answer", ...question });

export const otherLanguageQuestions: readonly Question[] = [
  inSpanish({
    id: "es-need-appointments",
    kind: "need",
    question:
      "Tengo una clínica dental y mis recepcionistas copian a mano cada cita del formulario a una hoja de Google y luego avisan por Slack. ¿Se puede automatizar y desde cuánto sale?",
    facts: { must: [spanish, /automat/iu, price("workflow-automation.one-flow")] },
    pages: ["/services/workflow-automation"],
  }),
  inSpanish({
    id: "es-need-on-camera",
    kind: "need",
    question:
      "vendo pisos en alicante y nadie de mi equipo quiere salir en camara, pero necesitamos un video corto para la web. que me proponen y a que precio",
    facts: { must: [spanish, /v[ií]deo/iu, price("ai-video-1min.one-video")] },
    pages: ["/services/ai-video-1min"],
  }),
  inSpanish({
    id: "es-service-pages",
    kind: "service",
    question: "¿Cuántas páginas tiene el sitio web más barato y cuánto cuesta?",
    facts: { must: [spanish, number(5), price("full-website.five-pages")] },
    pages: ["/services/full-website"],
  }),
  inSpanish({
    id: "es-service-backups",
    kind: "service",
    question: "La aplicación web a medida, ¿incluye copias de seguridad? ¿Cada cuánto?",
    facts: { must: [spanish, /diari|cada día|todos los días/iu] },
    pages: ["/services/web-app"],
  }),
  inSpanish({
    id: "es-buying-quote-free",
    kind: "buying",
    question: "Si pido un presupuesto y al final no lo acepto, ¿tengo que pagar algo?",
    facts: { must: [spanish, /\bno\b|nada|gratis|gratuit|sin costo|sin coste/iu] },
    pages: ["/#faq-else", "/docs", "/quote"],
  }),
  inSpanish({
    id: "es-contact-email",
    kind: "contact-details",
    question:
      "Me llamo Inés Carrasco, mi correo es ines@carrasco-azulejos.example, escríbanme por favor",
    facts: { must: [spanish, literal("ines@carrasco-azulejos.example")] },
    pages: [],
    should: "hand-over",
  }),
  inSpanish({
    id: "es-company-hours",
    kind: "company",
    question: "¿En qué horario puedo llamarles por teléfono y a qué número?",
    facts: { must: [spanish, /415\W{0,2}\s?555.?01(?:42|68)/u, /\b9\b/u] },
    pages: ["/contact", "/docs"],
  }),
  inFrench({
    id: "fr-need-phone",
    kind: "need",
    question:
      "Je tiens une agence de voyages et le téléphone n'arrête pas : toujours les mêmes questions sur les bagages et les visas. Que pouvez-vous construire et à partir de quel prix ?",
    facts: { must: [french, /chatbot/iu, price("gpt4-chatbot.one-site")] },
    pages: ["/services/gpt4-chatbot"],
  }),
  inFrench({
    id: "fr-service-symbols",
    kind: "service",
    question: "Combien de symboles au maximum peut suivre votre tableau de bord des marchés ?",
    facts: { must: [french, number(200)] },
    pages: ["/services/market-dashboard"],
  }),
  inFrench({
    id: "fr-buying-refund",
    kind: "buying",
    question:
      "Si le résultat ne me plaît pas, j'ai combien de temps pour demander un remboursement ?",
    facts: { must: [french, days(guarantees.moneyBackDays)] },
    pages: ["/legal/refunds", "/#faq-refund", "/legal/terms"],
  }),
  inFrench({
    id: "fr-trust-training",
    kind: "trust",
    question: "est-ce que vous utilisez nos conversations pour entraîner une IA ?",
    facts: { must: [french, /\bnon\b|aucun|jamais|(?:ne|n[’'])[^.]*\bpas\b/iu] },
    pages: ["/legal/privacy", "/#faq-ai", "/legal/ai-ethics"],
  }),
  inFrench({
    id: "fr-follow-two-versions",
    kind: "follow-up",
    before: ["Combien coûte une landing page ?"],
    question: "et avec deux versions à comparer ?",
    facts: { must: [french, price("landing-page.two-versions")] },
    pages: ["/services/landing-page"],
  }),
  // In two languages that we don't name, the fact is asked for and the answer's language is left open.
  {
    id: "pt-service-chatbot",
    kind: "service",
    language: "pt",
    question: "Oi! Quanto custa o chatbot mais simples para o site da minha pousada?",
    facts: { must: [price("gpt4-chatbot.one-site")] },
    pages: ["/services/gpt4-chatbot"],
    should: "answer",
  },
  {
    id: "nl-service-form-days",
    kind: "service",
    language: "nl",
    question: "Hoeveel dagen duurt het tot een slim formulier klaar is?",
    facts: { must: [either(/\b2\b|two|twee/u, /2\s*[-–]\s*5/u)] },
    pages: ["/services/smart-form"],
    should: "answer",
  },
];
