import { either, number, price } from "../judge/patterns.ts";
import type { Question } from "../judge/question.ts";
import { learnt as make, s, svc, took } from "./facts.ts";

const q = (
  id: string,
  language: Parameters<typeof make>[2],
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  more: Parameters<typeof make>[6] = {},
) => make("need", id, language, question, must, pages, more);

/** Needs told as trouble, by people of many trades (70). */

export const needsEnglish2: readonly Question[] = [
  q(
    "farmer-csa",
    "en",
    "we deliver veg boxes to 300 homes. whatsapp, paper, sms... each week someone gets forgotten. is there any thing from you for people who arent computer people",
    [either(svc.form, svc.app, svc.flow, svc.portal, svc.consult)],
    s("smart-form", "web-app", "workflow-automation"),
  ),
  q(
    "stable-owner-slow-page",
    "en",
    "horse stable. our page for riding holidays looks awful on the phone and google ads people leave at once. fix?",
    [either(svc.landing, svc.site)],
    s("landing-page", "full-website"),
  ),
  q(
    "cleaning-monday-report",
    "en",
    "Cleaning company, 40 staff. Every monday I build a report from hubspot numbers by hand and send it to 3 managers, 2 hours gone. sick of it tbh",
    [svc.flow],
    [...s("workflow-automation"), "/tutorials/automation"],
  ),
  q(
    "solar-installer-email-sms",
    "en",
    "solar installer. People text us, mail us and use the website chat. I'd want one assistant for all three that puts the interested ones in Salesforce.",
    [svc.chatbot, either(price("gpt4-chatbot.three-channels"), /SMS/u)],
    s("gpt4-chatbot"),
  ),
  q(
    "saas-founder-codebase",
    "en",
    "SaaS founder. An agency wants 90k to rewrite our backend. Before I sign I'd like somebody neutral to read the code for a day and tell me if that's nuts",
    [svc.consult, either(price("tech-consulting.one-day"), /\bday\b/iu)],
    s("tech-consulting"),
  ),
  q(
    "charity-two-languages",
    "en",
    "Hello dear team, we are charity for refugees, we need new homepage in two languages with news and maybe a booking for the language café. We are not technical people. What is possible and which price please?",
    [svc.site, price("full-website.twelve-pages")],
    s("full-website"),
  ),
  q(
    "podcaster-clips",
    "en",
    "podcaster, want 3 short explainer clips w/ the same host, vertical for phones too. $?",
    [svc.video, price("ai-video-1min.three-videos")],
    s("ai-video-1min"),
  ),
  q(
    "coach-duplicates",
    "en",
    "Fitness coach w/ 4k contacts in hubspot and I swear a third are doubles. Newsletters go out twice. Someone who cleans it AND stops it happening again?",
    [svc.crm, either(price("crm-integration.three-sources"), /duplicate|merge/iu)],
    s("crm-integration"),
  ),

  // German, 14
  q(
    "de-optiker",
    "de",
    "Ich hab ein Optikergeschäft und den ganzen Tag klingelt das Telefon: habt ihr offen, nehmt ihr die Krankenkasse, wann ist meine Brille fertig. Kann man das irgendwie abfangen?",
    [svc.chatbot],
    s("gpt4-chatbot"),
  ),
  q(
    "de-handwerker-angebote",
    "de",
    "tischler, 6 leute. anfragen kommen per mail ohne maße ohne fotos ohne alles. dann telefonier ich hinterher bis abends um 8. gibts da was",
    [svc.form],
    s("smart-form"),
  ),
  q(
    "de-hausverwaltung",
    "de",
    "Hausverwaltung mit 60 Eigentümern. Jeder will ständig irgendein Protokoll oder eine Abrechnung nochmal geschickt haben. Was raten Sie uns, und was kostet das ungefähr?",
    [
      svc.portal,
      either(price("client-portal.documents"), price("client-portal.documents-and-jobs")),
    ],
    s("client-portal"),
  ),
  q(
    "de-weingut",
    "de",
    "Unser Weingut braucht endlich einen ordentlichen Internetauftritt, so um die acht Seiten, und wir wollen selber Neuigkeiten reinschreiben. Was müssten wir einplanen?",
    [svc.site, price("full-website.eight-pages")],
    s("full-website"),
  ),
  q(
    "de-pflegedienst",
    "de",
    "Wir sind ein ambulanter Pflegedienst. Die Tourenplanung läuft über eine Excel-Datei, die dauernd jemand kaputt macht. Ich möchte, dass Büro und Fahrer dasselbe sehen, mit Anmeldung.",
    [svc.app],
    s("web-app"),
  ),
  q(
    "de-buchhandlung",
    "de",
    "kleine buchhandlung, wenn jemand im shop bestellt tippt meine kollegin die adresse nochmal ins crm (pipedrive). total bescheuert. geht das automatisch?",
    [either(svc.crm, svc.flow)],
    s("crm-integration", "workflow-automation"),
  ),
  q(
    "de-fahrschule-video",
    "de",
    "Für unsere Tanzschule hätte ich gern ein kurzes Filmchen mit einer sympathischen Person, die unsere Kurse vorstellt, keiner von uns traut sich vor die Kamera. Geht das und was kostet sowas?",
    [svc.video, price("ai-video-1min.one-video")],
    s("ai-video-1min"),
  ),
  q(
    "de-daytrader",
    "de",
    "Ich handle den DAX nach eigenen Regeln und verpasse dauernd den Einstieg weil ich arbeiten muss. Kann man die Regel programmieren lassen damit ich eine Meldung kriege?",
    [either(svc.pine, /Indikator/iu)],
    s("pine-script-indicator"),
  ),
  q(
    "de-druckerei-ausfall",
    "de",
    "unser online-formular war drei wochen kaputt und keiner hats gemerkt, aufträge futsch. wer passt auf sowas auf?? monatlich mein ich",
    [svc.care],
    s("ongoing-maintenance"),
  ),
  q(
    "de-steuerberater",
    "de",
    "Steuerkanzlei. Jede Anfrage wird gelesen, ins CRM getippt, beantwortet, Termin gesucht, erinnert. Eine halbe Stunde pro Nase. Haben Sie das schon mal jemandem abgenommen?",
    [either(svc.flow, /Steuer/iu)],
    ["/tutorials/case-studies", ...s("workflow-automation")],
  ),
  q(
    "de-immobilien",
    "de",
    "Makler hier. Brauche eine Seite für ein einziges Neubauprojekt die die Leute gleich ausfragt (Budget, Einzug) und mir Termine in den Kalender legt. Preis?",
    [svc.lead, price("ai-lead-gen-lp.crm-and-booking")],
    s("ai-lead-gen-lp"),
  ),
  q(
    "de-maschinenbau",
    "de",
    "Maschinenbauer, unser Vertrieb erzählt Kunden seit Jahren dieselben drei Minuten über die neue Fräse. Die hätten wir gern als Film mit Bildern der Maschine.",
    [svc.vsl],
    s("vsl-ai-host"),
  ),
  q(
    "de-imker",
    "de",
    "bin imker und will nur eine einzige seite wo leute honig vorbestellen können, ohne schnickschnack, texte hab ich. bis wann wär das fertig?",
    [svc.landing, took("landing-page.essential")],
    s("landing-page", "smart-form"),
  ),
  q(
    "de-verein",
    "de",
    "Sportverein, 400 Mitglieder, ehrenamtlicher Vorstand. Beitrittserklärungen auf Papier, Gott bewahre. Könnte man das online ausfüllen lassen und am Ende fällt ein fertiges PDF raus?",
    [svc.form, either(price("smart-form.payment-and-document"), /PDF/u)],
    s("smart-form"),
  ),

  // Spanish, 9
  q(
    "es-restaurante",
    "es",
    "tengo un restaurante y me preguntan todo el dia lo mismo por la web: si hay menu sin gluten, si aceptamos perros, el horario. no doy abasto",
    [svc.chatbot],
    s("gpt4-chatbot"),
  ),
  q(
    "es-clinica-fisio",
    "es",
    "Llevo una clínica de fisioterapia y cada paciente nuevo rellena un papel que luego pasamos a mano al ordenador. ¿Qué me recomiendan y cuánto sale?",
    [svc.form, either(price("smart-form.one-form"), price("smart-form.several-steps"))],
    s("smart-form"),
  ),
  q(
    "es-academia",
    "es",
    "Academia de idiomas. Queremos una web completa, unas 5 páginas, que podamos cambiar nosotros los textos. ¿Precio y plazo?",
    [
      svc.site,
      price("full-website.five-pages"),
      either(took("full-website.five-pages"), number(10)),
    ],
    s("full-website"),
  ),
  q(
    "es-gestoria",
    "es",
    "gestoria con 80 clientes q mandan las facturas por correo y se pierden. me gustaria q cada uno subiera lo suyo a un sitio privado",
    [svc.portal],
    s("client-portal"),
  ),
  q(
    "es-taller",
    "es",
    "Tengo una empresa de mudanzas; los contactos de la web se quedan en el correo y nadie los mete en HubSpot, perdemos clientes. ¿Hay solución?",
    [either(svc.crm, svc.flow)],
    s("crm-integration", "workflow-automation"),
  ),
  q(
    "es-inversor",
    "es",
    "hola, opero bitcoin con unas reglas propias en tradingview, quisiera un aviso cuando se cumplan. ¿lo hacen? ¿cuanto cuesta?",
    [either(svc.pine, /indicador/iu), price("pine-script-indicator.one-indicator")],
    s("pine-script-indicator"),
  ),
  q(
    "es-bodega",
    "es",
    "Somos una quesería artesanal y para la feria de octubre necesitamos una paginita con una sola oferta y un botón para pedir muestras",
    [svc.landing],
    s("landing-page"),
  ),
  q(
    "es-ong",
    "es",
    "En nuestra ONG seguimos a los voluntarios en tres hojas de cálculo distintas que nunca coinciden. Queremos un solo sistema con usuarios y permisos. ¿Desde cuánto?",
    [svc.app, price("web-app.one-process")],
    s("web-app"),
  ),
];
