import { either } from "../../../judge/patterns.ts";
import { asked, type ExamQuestion, french, german, names, service, spanish } from "./facts.ts";

const need = asked("need");

/** What visitors wish or suffer from, told without the name of a service. */
export const needQuestions: readonly ExamQuestion[] = [
  // Managing director of a furniture wholesaler in Poznań.
  need({
    id: "s7-need-erp-offer",
    question:
      "A software house has offered us a new warehouse system for 45,000. Nobody in our company can judge the offer. Is there somebody at your place who would read it and tell us honestly where the risks are, before we sign?",
    must: [names.consulting],
    pages: [service("tech-consulting")],
    inWords:
      "Tech Consulting: an hour ($120) or a day ($800) with someone who reads the material and states the risks.",
  }),
  // Office manager of a plumbing firm in Ohio.
  need({
    id: "s7-need-site-from-2014",
    question:
      "Our site is from 2014, you can't read it on a phone and I have to email some guy whenever a price changes. It's about eight pages, services, team, jobs, that kind of thing. I'd want the whole thing redone so that I can change stuff myself",
    must: [names.website],
    pages: [service("full-website")],
    inWords: "A Full Website with an editor, from $1,200; eight pages, such as these, cost $1,800.",
  }),
  // Electrician in Cape Town who trades after work.
  need({
    id: "s7-need-signal-at-work",
    question:
      "I trade gold. I buy when the 20 average goes over the 50 and volume is high, but I keep missing it because I'm on a building site all day. Can something watch the chart and ping me?",
    must: [names.pine],
    pages: [service("pine-script-indicator")],
    inWords: "A Pine Script indicator for TradingView with an alert, from $250.",
  }),
  // HR at a haulage company in Rotterdam.
  need({
    id: "s7-need-new-drivers",
    question:
      "Every new driver sends us licence, bank details and address in five different emails and something is always missing. We'd like them to enter it all online once, attach the scans and be told straight away if a page is missing or the date is wrong.",
    must: [names.form],
    pages: [service("smart-form")],
    inWords: "A smart form that checks answers as people type; with uploads from $350.",
  }),
  // Finance assistant at a hotel group in Kenya.
  need({
    id: "s7-need-invoice-mailbox",
    question:
      "Supplier invoices arrive in one mailbox. I copy date and amount into a spreadsheet, then message my manager on Slack to say yes or no. Thirty a week. Is there a way I don't have to do this by hand anymore?",
    must: [names.automation],
    pages: [service("workflow-automation"), "/tutorials/automation"],
    inWords: "Workflow automation from $300; approval steps are in the $900 option.",
  }),
  // Head of sales at a staffing agency in Manila.
  need({
    id: "s7-need-lost-enquiries",
    question:
      "Hi! We have HubSpot but my team doesn't type anything into it. Enquiries come by mail and by the form on our site, and half of them get lost because nobody knows whose they are. How would you solve that?",
    must: [either(names.crm, names.automation)],
    pages: [service("crm-integration"), service("workflow-automation")],
    inWords:
      "CRM Integration (from $350): each enquiry arrives in HubSpot once, with an owner and a next step.",
  }),
  // Online shop for bicycle parts, Freiburg.
  need({
    id: "s7-need-fahrradteile-mails",
    language: "de",
    question:
      "Wir verkaufen Fahrradteile im Netz und schreiben jeden Tag rund 60 Antworten zu Lieferzeit, Rückgabe und so weiter. Das steht alles schon in unseren Hilfeseiten. Kann man das nicht automatisch beantworten lassen, auch abends?",
    must: [german, names.chatbot],
    pages: [service("gpt4-chatbot")],
    inWords: "A chatbot that answers from their own pages, from $400, in German.",
  }),
  // Tax office in Graz.
  need({
    id: "s7-need-belege-per-whatsapp",
    language: "de",
    question:
      "Unsere Klienten schicken uns Belege per Mail und WhatsApp durcheinander und rufen dann an, ob alles da ist. Ich wünsche mir einen geschützten Ort, wo jeder nur seine eigenen Unterlagen sieht und hochladen kann.",
    must: [german, names.portal],
    pages: [service("client-portal")],
    inWords:
      "A client portal where each client signs in and exchanges documents, from $750, in German.",
  }),
  // Production manager of a print shop in Monterrey.
  need({
    id: "s7-need-excel-compartido",
    language: "es",
    question:
      "Somos una imprenta de 12 personas y llevamos toda la producción en un excel compartido. Siempre alguien borra lo del otro. Necesitamos que cada quien entre con su usuario, vea en qué paso va cada pedido y que quede registrado quién lo cambió.",
    must: [spanish, names.webApp],
    pages: [service("web-app")],
    inWords:
      "A custom web app with logins, roles and a record of changes, from $3,000, in Spanish.",
  }),
  // Marketing of a clinic for hair transplants, Madrid.
  need({
    id: "s7-need-nadie-en-camara",
    language: "es",
    question:
      "En la portada nos gustaría alguien que explicara en un minuto lo que hacemos, en español y también en inglés. El problema es que aquí nadie quiere ponerse delante de una cámara. ¿Qué nos proponen?",
    must: [spanish, names.video],
    pages: [service("ai-video-1min")],
    inWords:
      "A one-minute AI video, $250 in one language and $450 in two, with an on-screen presenter, in Spanish.",
  }),
  // Installer of heat pumps near Lyon.
  need({
    id: "s7-need-pompes-a-chaleur",
    language: "fr",
    question:
      "On installe des pompes à chaleur. Les demandes arrivent, mais il faut rappeler chacun pour connaître la surface, le budget et le délai, et deux sur trois ne sont pas sérieux. Il faudrait une page qui pose déjà ces questions aux gens et qui prenne rendez-vous avec les bons.",
    must: [french, names.leads],
    pages: [service("ai-lead-gen-lp")],
    inWords: "The AI Lead Generation Page, from $700; with CRM and booking $1,100, in French.",
  }),
  // Product owner at a transport start-up in Brussels.
  need({
    id: "s7-need-trois-ecrans",
    language: "fr",
    question:
      "Nous avons nos développeurs, mais notre outil est laid et les clients se trompent de bouton. Il nous faudrait quelqu'un pour redessiner trois écrans proprement, la programmation reste chez nous.",
    must: [french, names.design],
    pages: [service("ui-ux-design")],
    inWords:
      "UI/UX Design in Figma at $150 a page; three pages with a prototype cost $500, without code, in French.",
  }),
];
