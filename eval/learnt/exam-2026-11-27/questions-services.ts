import { french, german, spanish } from "../../judge/patterns.ts";
import type { Question } from "../../judge/question.ts";
import { asked, saysNo, service } from "./facts.ts";

const about = asked("service");
const company = asked("company");

/** What a service does and needs, and who is behind it. */
export const serviceQuestions: readonly Question[] = [
  about({
    id: "service-site-materials",
    question: "What do I have to hand over before you can start on our website",
    must: [/text/iu, /logo|picture|photo|image/iu, /domain/iu],
    pages: [service("full-website")],
  }),
  about({
    id: "service-scans",
    question: "our price lists are scanned paper. can the bot read those",
    must: [saysNo, /pictures?|images?|as (?:a )?(?:text|table)|text (?:file|version)/iu],
    mustNot: [/^\s*yes\b/iu],
    pages: ["/resources/best-practices", service("gpt4-chatbot")],
  }),
  about({
    id: "service-n8n",
    question: "what do you build the automations with, n8n?",
    must: [/Zapier/u, /\bMake\b/u],
    pages: [service("workflow-automation"), "/tutorials/automation"],
  }),
  about({
    id: "service-portal-hosting",
    question: "does the portal do 2fa and on whose servers does it sit",
    must: [/two-factor|2FA/iu, /your (?:own )?(?:cloud|account)/iu],
    pages: [service("client-portal")],
  }),
  about({
    id: "service-figma",
    question: "design files: figma or sketch?",
    must: [/Figma/u],
    pages: [service("ui-ux-design")],
  }),
  about({
    id: "service-italienisch",
    language: "de",
    question: "Kann die Person im Video auch Italienisch?",
    must: [/Englisch/iu, /Spanisch/iu, /Französisch/iu, german],
    mustNot: [/^ja\b/iu],
    pages: [service("ai-video-1min"), "/docs", "/tutorials/video-agents"],
  }),
  about({
    id: "service-accesibilidad",
    language: "es",
    question: "Un cliente ciego usa lector de pantalla, ¿podrá manejar la web que nos hagan?",
    must: [/WCAG|teclado/iu, spanish],
    pages: [service("full-website"), service("landing-page"), service("smart-form")],
  }),
  about({
    id: "service-wordpress",
    language: "fr",
    question: "Vos sites sont faits avec WordPress ou autre chose ?",
    must: [/React/u, french],
    pages: [service("full-website")],
  }),
  about({
    id: "service-quelle-ia",
    language: "fr",
    question: "Derrière le bot il y a quelle IA, et peut-on en prendre une autre ?",
    must: [/GPT-?4/u, /autre/iu, french],
    pages: [service("gpt4-chatbot"), "/tutorials/chatbots"],
  }),
  company({
    id: "company-designer",
    question: "who does the design work at yours",
    must: [/Wanda|Prokop/u],
    pages: ["/about"],
  }),
  company({
    id: "company-dialogue-writer",
    question: "i write dialogue for video games, would you have a job for someone like me",
    must: [/conversation designer/iu],
    pages: ["/careers"],
  }),
  company({
    id: "company-fundadora",
    language: "es",
    question: "¿Quién fundó la empresa?",
    must: [/Mara|Teuling/u],
    pages: ["/about"],
  }),
];
